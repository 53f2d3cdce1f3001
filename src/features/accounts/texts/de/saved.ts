/**
 * German texts of the page of what is saved in the account.
 */
import type { SavedTexts } from "../en/saved.ts";

export const saved: SavedTexts = {
  title: "Gespeichert",
  lead:
    "Was Ihr Browser hier für Sie aufhebt: Es ist in jedem Browser da, in dem Sie sich anmelden. Was Sie hier löschen, verschwindet aus allen.",
  kinds: {
    "draft-table": "Tabellen in Arbeit",
    "draft-invoice-en": "Rechnungen in Arbeit, auf Englisch",
    "draft-invoice-de": "Rechnungen in Arbeit, auf Deutsch",
    "draft-invoice-fr": "Rechnungen in Arbeit, auf Französisch",
    "calculations": "Berechnungen",
    "sheets": "Tabellen und wie sie gelesen werden",
    "goods-en": "Waren, auf Englisch",
    "goods-de": "Waren, auf Deutsch",
    "goods-fr": "Waren, auf Französisch",
    "parties": "Beteiligte von Rechnungen",
  },
  personal: "Das sehen nur Sie.",
  shared: "Das wird allen in diesem Konto angeboten.",
  what: "Was",
  when: "Zuletzt benutzt",
  by: "Von",
  unnamed: "Ohne Namen",
  delete: "Löschen",
  deleteAll: (kind) => `Alles löschen: ${kind}`,
  done: "Es ist gelöscht.",
  none:
    "Noch ist nichts gespeichert. Was Sie berechnen, welche Tabellen Sie hochladen und welche Rechnungen Sie ausfüllen, steht danach hier.",
  download: "Alles als JSON herunterladen",
  leaving: (tables, invoices) =>
    `Entwürfe bleiben 30 Tage nach der letzten Änderung, alles andere 400 Tage nach der letzten Benutzung. Abmelden entfernt alles aus diesem Browser; das Konto behält es. Von Entwürfen bleiben die letzten ${tables} Tabellen und in jeder Sprache die letzten ${invoices} Rechnungen: Ein weiterer nimmt den Platz dessen ein, der am längsten nicht geändert wurde.`,
};
