/**
 * German texts of the operator's page of data sets.
 */
import type { LawTexts } from "../en/law.ts";

export const law: LawTexts = {
  shipped: "Datensätze",
  added: "Vom Betreiber hinzugefügt",
  nothingAdded: "Es wurde nichts hinzugefügt: Die Tabellen sind die der Version.",
  columns: {
    entry: "Eintrag",
    kind: "Art",
    version: "Fassung",
    title: "Titel",
    by: "Eingegeben von",
    countsFrom: "Gilt ab",
    withdrawn: "Zurückgenommen",
    sha256: "SHA-256",
    imports: "Einfuhren ab",
    act: "Ändern",
  },
  kinds: {
    data_set: "Datensatz",
    amendment: "Gemeinsame Tabellen",
    electricity: "Strom",
  },
  unknownKind: "Von einer neueren Version",
  withdraw: "Zurücknehmen",
  addTitle: "Tabellen hinzufügen",
  addHint:
    "Ein ZIP-Archiv eines Ordners mit seiner manifest.json: ein Datensatz, eine Änderung oder Werte für Strom, höchstens 700 kB. Es wird nur angesehen: Nichts gilt, bevor Sie bestätigen.",
  file: "Archiv",
  look: "Ansehen, was sich ändert",
  guide: "Wie ein Ordner entsteht",

  willAdd: (version, from, imports) =>
    `Die Tabellen ${version} gelten in jedem Prozess fünf Sekunden nach Ihrer Bestätigung, ab dem ${from}, für Einfuhren ab dem ${imports}. Ausgestellte Berichte bleiben, wie sie sind; as_of antwortet wie immer.`,
  willWithdraw: (version, entry) =>
    `Die Tabellen ${version} (Eintrag ${entry}) gelten fünf Sekunden nach Ihrer Bestätigung nicht mehr; die davor gelten wieder. Gelöscht wird nichts: as_of antwortet wie immer.`,
  changed: (figures, codes, origins) =>
    `Werte, die sich ändern: ${figures} (Codes: ${codes}, Ursprungsländer: ${origins}).`,
  first: (shown) => `Die ${shown} größten Änderungen; die Befehlszeile gibt alle aus.`,
  changes: "Was sich ändert",
  figure: "Wert",
  codes: "Codes",
  origin: "Ursprung",
  others: "Alle anderen Länder",
  route: "Produktionsweg",
  years: "Jahre",
  before: "Vorher",
  after: "Danach",
  ratio: "Danach / vorher",
  none: "–",
  more: (count) => `und ${count} weitere`,
  check: "Prüfen Sie das zuerst",
  checked: "Ich habe es geprüft: Diese Änderungen sind richtig.",
  notChecked: "Bestätigen Sie, dass die Änderungen richtig sind, bevor sie gemacht werden.",
  refusedTitle: "Das geht nicht",
  back: "Zurück",
  confirmAdd: "Tabellen hinzufügen",
  confirmWithdraw: "Tabellen zurücknehmen",
  cancel: "Nein, zurück",
};
