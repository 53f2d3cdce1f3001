/**
 * German texts of the page about the state of the service.
 */
import type { StatusTexts } from "../en/status.ts";

export const status: StatusTexts = {
  title: "Zustand des Dienstes",
  ready: "Der Dienst läuft",
  notReady: "Der Dienst ist gestört",
  readyText: "Berechnungen, Berichte und Dokumente können erstellt werden.",
  notReadyText:
    "Berechnungen ohne Konto werden vielleicht noch beantwortet. Versuchen Sie es in einigen Minuten erneut.",
  checkedAt: "Stand:",
  part: "Teil",
  state: "Zustand",
  parts: {
    database: "Konten und Aufzeichnungen",
    migrations: "Aufbau der Datenbank",
    reference: "Gesetzliche Werte",
    storage: "Ablage der Dokumente",
    mail_queue: "Versand der E\u2011Mails",
  },
  states: {
    ok: "In Ordnung",
    failing: "Gestört",
    waiting: "Startet",
    late: "Verspätet",
    unknown: "Noch nicht bekannt",
  },
  law: "Recht und Preise",
  dataset: "Datenstand der Standardwerte",
  price: "Neuester Zertifikatspreis",
  noPrice: "Noch keiner",
  version: "Version des Dienstes",
  programs: "Für Programme",
};
