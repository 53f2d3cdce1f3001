/**
 * German texts of the mail that brings an invoice's documents.
 */
import { counted } from "../../../kernel/text/shown.ts";
import type { DeliveryMailTexts } from "./en.ts";

/** Texts of the mail. */
export const deliveryMailTexts: DeliveryMailTexts = {
  titles: {
    "commercial": "Handelsrechnung",
    "proforma": "Proformarechnung",
    "packing-list": "Packliste",
    "certificate-of-origin": "Ursprungszeugnis",
  },
  openOn: {
    "commercial": "die Unterschrift des Ausführers",
    "proforma": "die Unterschrift des Ausführers",
    "packing-list": "die Unterschrift des Packers",
    "certificate-of-origin":
      "die Unterschrift des Ausführers sowie Stempel und Unterschrift der ausstellenden Stelle",
  },
  inSentence: (title) => title,
  opening: (shipper, consignee) =>
    `${shipper} sendet ${consignee} die Dokumente einer Sendung. Sie sind angehängt.`,
  from: "Von",
  to: "An",
  numberOfDay: (number, day) => `${number} vom ${day}`,
  total: "Angemeldeter Gesamtwert",
  reference: "Referenz",
  pages: (pages) => counted(pages, "Seite", "Seiten"),
  document: (title, pages, open) => `${title} (${pages}): Es fehlt noch ${open}`,
  colon: ":",
  checkFirst:
    "Die Dokumente sind aus den dafür gesandten Angaben erstellt: Bitte prüfen Sie sie, bevor sie zum Zoll gehen.",
  keptUntil: (time) =>
    `Der Dienst bewahrt sie bis ${time} auf: So lange kann, wer sie dort erstellt hat, sie unter der Referenz wieder öffnen.`,
};
