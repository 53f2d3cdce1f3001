/**
 * French texts of the operator's page of data sets.
 */
import { countedInFrench } from "../../../../kernel/text/shown.ts";
import type { LawTexts } from "../en/law.ts";

export const law: LawTexts = {
  shipped: "Jeux de données",
  added: "Ajoutés par l’exploitant",
  nothingAdded: "Rien n’a été ajouté : les tables sont celles de la version.",
  columns: {
    entry: "Entrée",
    kind: "Type",
    version: "Version",
    title: "Titre",
    by: "Saisi par",
    countsFrom: "Compte à partir du",
    withdrawn: "Retiré",
    sha256: "SHA-256",
    imports: "Importations à partir du",
    act: "Modifier",
  },
  kinds: {
    data_set: "Jeu de données",
    amendment: "Tables communes",
    electricity: "Électricité",
  },
  unknownKind: "D’une version plus récente",
  withdraw: "Retirer",
  addTitle: "Ajouter des tables",
  addHint:
    "Une archive ZIP d’un dossier avec son manifest.json : un jeu de données, une modification ou des valeurs de l’électricité, 700 ko au plus. Elle est seulement examinée : rien ne compte avant votre confirmation.",
  file: "Archive",
  look: "Voir ce qui change",
  guide: "Comment faire un dossier",

  willAdd: (version, from, imports) =>
    `Les tables ${version} comptent dans chaque processus cinq secondes après votre confirmation, à partir du ${from}, pour les importations à partir du ${imports}. Les rapports délivrés restent tels quels ; as_of répond comme toujours.`,
  willWithdraw: (version, entry) =>
    `Les tables ${version} (entrée ${entry}) ne comptent plus cinq secondes après votre confirmation ; celles d’avant comptent de nouveau. Rien n’est supprimé : as_of répond comme toujours.`,
  changed: (figures, codes, origins) =>
    `Valeurs qui changent : ${figures} (codes : ${codes}, origines : ${origins}).`,
  first: (shown) => `Les ${shown} plus grands changements ; la ligne de commande les donne tous.`,
  changes: "Ce qui change",
  figure: "Valeur",
  codes: "Codes",
  origin: "Origine",
  others: "Tous les autres pays",
  route: "Voie de production",
  years: "Années",
  before: "Avant",
  after: "Après",
  ratio: "Après / avant",
  none: "–",
  more: (count) => `et ${countedInFrench(count, "autre", "autres")}`,
  check: "À vérifier d’abord",
  checked: "J’ai vérifié : ces changements sont justes.",
  notChecked: "Confirmez d’abord que les changements sont justes.",
  refusedTitle: "Ce n’est pas possible",
  back: "Retour",
  confirmAdd: "Ajouter les tables",
  confirmWithdraw: "Retirer les tables",
  cancel: "Non, revenir",
};
