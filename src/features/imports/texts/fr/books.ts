/** French texts of the page that closes a month. */
import { countedInFrench } from "../../../../kernel/text/shown.ts";
import type { BooksTexts } from "../en/books.ts";

/** Ending of a word that is counted: French has the singular up to 1. */
const plural = (count: string): string => count === "0" || count === "1" ? "" : "s";

export const books: BooksTexts = {
  lead:
    "Pour la comptabilité : ce qu’il faut provisionner pour un mois, et si le registre concorde avec les déclarations en douane.",
  accrualTitle: "Provision d’un mois",
  accrualText:
    "Émissions nettes des importations de l’année jusqu’à la fin du mois, celles dont le prix est publié à part des autres, et ce qui a changé depuis le mois précédent. Tant qu’il reste à restituer pour l’année précédente, une feuille à part dit ce qu’il en reste.",
  month: "Mois",
  of: "Pour",
  importers: "Importateurs",
  declarants: "Déclarants",
  xlsx: "Télécharger en XLSX",
  csv: "Télécharger en CSV",
  reconcileTitle: "La douane et le registre",
  reconcileText:
    "Déposez la liste des déclarations d’importation envoyée par la douane ou votre commissionnaire. Chaque ligne est comparée au registre ; rien n’est inscrit.",
  compare: "Comparer",
  compareAgain: "Comparer à nouveau",
  result: "Résultat",
  matched: (count) => `${count} identique${plural(count)}`,
  differing: (count) => `${count} différente${plural(count)}`,
  missingInLedger: (count) => `${count} absente${plural(count)} du registre`,
  missingInTable: (count) => `${count} absente${plural(count)} du tableau`,
  refused: (count) => `${count} illisible${plural(count)}`,
  refusedText: "Elles n’ont pas été comparées. Corrigez-les dans votre tableau et envoyez-le à nouveau.",
  allMatched: "Le tableau et le registre concordent.",
  differingTitle: "Lignes différentes",
  missingLedgerTitle: "Absentes du registre",
  missingLedgerText: "Vérifiez si ce sont les vôtres et inscrivez-les.",
  missingTableTitle: "Absentes du tableau",
  missingTableText: "Le registre les a pour les mêmes jours.",
  row: "Ligne",
  differs: "Ce qui diffère",
  table: "Tableau",
  ledger: "Registre",
  what: "Déclaration",
  quantity: "Quantité",
  more: (count) => `${countedInFrench(count, "autre", "autres")} : le classeur a tout.`,
  fields: {
    eori: "Numéro EORI",
    cbam_account: "Numéro de compte MACF",
    mrn: "MRN",
    item: "Article",
    cn_code: "Code NC",
    taric_code: "Code TARIC",
    quantity: "Quantité",
    origin_country: "Origine",
    release_date: "Jour",
    procedure: "Régime",
  },
};
