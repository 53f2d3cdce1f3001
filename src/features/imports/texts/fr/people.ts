/**
 * French texts of the page for importers and declarants.
 */
import type { PeopleTexts } from "../en/people.ts";

export const people: PeopleTexts = {
  lead:
    "L’importateur est l’entreprise dont les marchandises sont importées, même si un représentant indirect les déclare : ses importations comptent pour le seuil annuel. Le déclarant dépose la déclaration, détient les certificats et les restitue.",
  importers: "Importateurs",
  declarants: "Déclarants",
  find: "Chercher un importateur ou un déclarant",
  findHint: "Nom ou numéro EORI, même en partie",
  eori: "Numéro EORI",
  eoriHint: "Code du pays et jusqu’à 15 lettres ou chiffres, par exemple DE123456789012345 ou FI1234567-8",
  name: "Nom",
  memberState: "État membre",
  memberStateHint: "Lieu d’établissement de l’importateur",
  choose: "Veuillez choisir",
  outside: "Hors de l’Union",
  account: "Numéro de compte MACF",
  accountHint: "Celui du registre MACF : la référence à côté de Y128",
  state: "Statut",
  today: "Aujourd’hui",
  from: "À partir du",
  reference: "Référence",
  referenceHint: "Numéro de la demande, s’il y en a un",
  recordedOn: "Inscrit le",
  noState: "Pas encore de statut",
  noImporters: "Pas encore d’importateur.",
  noDeclarants: "Pas encore de déclarant.",
  addImporter: "Inscrire un importateur",
  addImporterText: "Si le numéro EORI est déjà inscrit, son nom et son État membre sont modifiés.",
  saveImporter: "Enregistrer l’importateur",
  addDeclarant: "Inscrire un déclarant",
  addDeclarantText: "Si le numéro EORI est déjà inscrit, son nom et son numéro de compte sont modifiés.",
  saveDeclarant: "Enregistrer le déclarant",
  addState: "Inscrire un statut",
  addStateText:
    "Un statut s’ajoute et ne change jamais. Si deux commencent le même jour, le dernier inscrit compte.",
  saveState: "Enregistrer le statut",
  kept: (name) => `${name} est inscrit.`,
  stateKept: "Le statut est inscrit.",
  archiveTitle: "Tout dans un seul fichier",
  archiveText:
    "Importateurs, déclarants, chaque inscription avec son historique, calculs, certificats et documents dans une archive ZIP de lignes JSON. Les importations sont conservées jusqu’à la fin de la quatrième année qui suit celle de la déclaration : celles de 2026 jusqu’au 31 décembre 2031.",
  archive: "Télécharger l’archive",
  toYear: "Vers l’année",
};
