/**
 * German texts of the page for importers and declarants.
 */
import type { PeopleTexts } from "../en/people.ts";

export const people: PeopleTexts = {
  lead:
    "Einführer ist das Unternehmen, dem die Einfuhr zuzurechnen ist, auch wenn ein indirekter Vertreter sie anmeldet: Für ihn gilt die Mengenschwelle. Der Anmelder gibt die Erklärung ab und hält die Zertifikate.",
  importers: "Einführer",
  declarants: "Anmelder",
  find: "Einführer oder Anmelder suchen",
  findHint: "Firma oder EORI-Nummer, auch ein Teil davon",
  eori: "EORI-Nummer",
  eoriHint: "Ländercode und bis zu 15 Buchstaben oder Ziffern, etwa DE123456789012345 oder FI1234567-8",
  name: "Firma",
  memberState: "Mitgliedstaat",
  memberStateHint: "Sitz des Einführers",
  choose: "Bitte wählen",
  outside: "Außerhalb der Union",
  account: "CBAM-Kontonummer",
  accountHint: "Aus dem CBAM-Register; sie ist die Referenz neben Y128",
  state: "Status",
  today: "Heute",
  from: "Ab",
  reference: "Referenz",
  referenceHint: "Nummer des Antrags, falls vorhanden",
  recordedOn: "Eingetragen am",
  noState: "Noch kein Status",
  noImporters: "Noch kein Einführer.",
  noDeclarants: "Noch kein Anmelder.",
  addImporter: "Einführer eintragen",
  addImporterText: "Steht die EORI-Nummer schon in der Liste, werden Firma und Mitgliedstaat geändert.",
  saveImporter: "Einführer speichern",
  addDeclarant: "Anmelder eintragen",
  addDeclarantText: "Steht die EORI-Nummer schon in der Liste, werden Firma und Kontonummer geändert.",
  saveDeclarant: "Anmelder speichern",
  addState: "Status eintragen",
  addStateText:
    "Ein Status kommt hinzu und wird nie geändert. Beginnen zwei am selben Tag, gilt der später eingetragene.",
  saveState: "Status speichern",
  kept: (name) => `${name} ist eingetragen.`,
  stateKept: "Der Status ist eingetragen.",
  archiveTitle: "Alles in einer Datei",
  archiveText:
    "Einführer, Anmelder, jeder Eintrag mit seiner Geschichte, Berechnungen, Zertifikate und Dokumente als ZIP-Archiv mit JSON-Zeilen. Einfuhren bleiben bis zum Ende des vierten Jahres nach dem der Erklärung aufbewahrt: die von 2026 bis zum 31. Dezember 2031.",
  archive: "Archiv herunterladen",
  toYear: "Zum Jahr",
};
