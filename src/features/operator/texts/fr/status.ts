/**
 * French texts of the page about the state of the service.
 */
import type { StatusTexts } from "../en/status.ts";

export const status: StatusTexts = {
  title: "État du service",
  ready: "Le service fonctionne",
  notReady: "Le service est perturbé",
  readyText: "Les calculs, rapports et documents peuvent être établis.",
  notReadyText:
    "Les calculs sans compte obtiennent peut-être encore une réponse. Réessayez dans quelques minutes.",
  checkedAt: "État au",
  part: "Partie",
  state: "État",
  parts: {
    database: "Comptes et enregistrements",
    migrations: "Tables de la base de données",
    reference: "Tables du droit",
    storage: "Stockage des documents",
    mail_queue: "Envoi des courriels",
  },
  states: {
    ok: "Fonctionne",
    failing: "Perturbé",
    waiting: "Démarre",
    late: "En retard",
    unknown: "Pas encore connu",
  },
  law: "Droit et prix",
  dataset: "Jeu de données des valeurs par défaut",
  price: "Dernier prix des certificats",
  noPrice: "Aucun pour l’instant",
  version: "Version du service",
  programs: "Pour les programmes",
};
