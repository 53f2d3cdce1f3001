/**
 * French texts that the pages of an importer's year share.
 */
import { countedInFrench } from "../../../../kernel/text/shown.ts";
import type { FrameTexts } from "../en/frame.ts";

export const frame: FrameTexts = {
  onlyLooking:
    "Avec le rôle Lecture, vous ne pouvez pas modifier les importations : demandez le rôle Saisie à un administrateur.",
  section: "Importations",
  year: "Année",
  ledger: "Registre",
  codes: "Codes de document",
  certificates: "Certificats",
  declaration: "Déclaration",
  books: "Clôture du mois",
  people: "Importateurs et déclarants",

  importer: "Importateur",
  declarant: "Déclarant",
  yearOf: "Année",
  show: "Afficher",
  none: "aucune",
  importerItself: "L’importateur lui-même",
  usualDeclarant: "Déclarant habituel de l’importateur",
  chooseDeclarant: "Veuillez choisir",
  noDeclarant: "Aucun déclarant",
  noImporter: "Aucun importateur",
  anyDeclarant: "Tous les déclarants",
  whichPerson: "De quelle entreprise s’agit-il\u00a0?",
  noSuchPerson: (text) =>
    `Aucun importateur ni déclarant n’a ici «\u00a0${text}\u00a0» dans son nom ou son numéro EORI.`,
  severalPersons: (text) =>
    `Plusieurs entreprises ont «\u00a0${text}\u00a0» dans leur nom ou leur numéro EORI. Rien n’est encore inscrit.`,
  firstPersons:
    "Ce sont les cent premières\u00a0: revenez en arrière et écrivez plus du nom pour en voir d’autres.",
  fileAgain: "Choisissez à nouveau le fichier à la page suivante.",
  goOn: "Continuer",
  allYears: "Toutes les années",
  without: "–",
  days: "Jour",
  total: "Total",
  notes: "Bon à savoir",
  download: "Télécharger",
  imports: (count) => countedInFrench(count, "importation", "importations"),

  states: {
    applied: "Demande déposée",
    authorised: "Autorisé",
    refused: "Refusé",
    revoked: "Révoqué",
  },
  representations: {
    own: "En son propre nom",
    direct: "Par un représentant direct",
    indirect: "Par un représentant indirect",
  },
  determinations: {
    default: "Valeurs par défaut",
    actual: "Émissions réelles",
    returned: "Marchandises en retour",
    outward: "Perfectionnement passif",
    inward: "Perfectionnement actif",
  },
  certainty: {
    default: "Valeurs par défaut",
    verified: "Vérifié",
    estimated: "Estimation",
    zero: "Zéro",
  },

  firstTitle: "Commencez par l’importateur",
  firstText:
    "Le seuil annuel se compte par importateur, d’après son numéro EORI ; la déclaration et les certificats relèvent du déclarant. Inscrivez les deux, souvent une seule entreprise, puis ce qui a été mis en libre pratique.",
  firstButton: "Inscrire un importateur",
  noDeclarantTitle: "Pas encore de déclarant",
  noDeclarantText:
    "La déclaration et les certificats sont tenus par déclarant : l’importateur lui-même ou son représentant indirect. Inscrivez-le avec le statut de sa demande.",
  noDeclarantButton: "Inscrire un déclarant",
  whichTitle: "Quel déclarant ?",
  whichText:
    "Aucune importation de l’importateur ne nomme de déclarant, et aucun n’a son numéro EORI : choisissez le déclarant.",
  noImportsTitle: "Rien n’est inscrit pour cette année",
  noImportsText:
    "Déposez la liste des importations mises en libre pratique telle que vous la tenez, ou inscrivez-en une seule.",
  importSheet: "Importer un tableau",
  addImport: "Inscrire une importation",
  guide: "Une année d’importations, pas à pas",
  noTier:
    "Le registre des importations fait partie des formules CBAM Pro et Enterprise : adressez-vous à l’exploitant de ce service.",
};
