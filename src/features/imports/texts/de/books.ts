/** German texts of the page that closes a month. */
import type { BooksTexts } from "../en/books.ts";

export const books: BooksTexts = {
  lead:
    "Für die Buchhaltung: was für einen Monat zurückzustellen ist, und ob das Register mit den Zollanmeldungen übereinstimmt.",
  accrualTitle: "Rückstellung eines Monats",
  accrualText:
    "Nettoemissionen der Einfuhren des Jahres bis zum Monatsende, die mit veröffentlichtem Preis getrennt von den anderen, und was sich seit dem Vormonat geändert hat. Bis für das Vorjahr abgegeben ist, steht auf einem eigenen Blatt, was davon bleibt.",
  month: "Monat",
  of: "Für",
  importers: "Einführer",
  declarants: "Anmelder",
  xlsx: "Als XLSX herunterladen",
  csv: "Als CSV herunterladen",
  reconcileTitle: "Zoll gegen Register",
  reconcileText:
    "Laden Sie die Liste der Einfuhranmeldungen hoch, die der Zoll oder Ihr Spediteur geschickt hat. Jede Zeile wird mit dem Register verglichen; eingetragen wird nichts.",
  compare: "Vergleichen",
  compareAgain: "Noch einmal vergleichen",
  result: "Ergebnis",
  matched: (count) => `${count} gleich`,
  differing: (count) => `${count} abweichend`,
  missingInLedger: (count) => `${count} nicht im Register`,
  missingInTable: (count) => `${count} nicht in der Tabelle`,
  refused: (count) => `${count} nicht lesbar`,
  refusedText:
    "Sie wurden nicht verglichen. Berichtigen Sie sie in Ihrer Tabelle und laden Sie diese noch einmal hoch.",
  allMatched: "Tabelle und Register stimmen überein.",
  differingTitle: "Abweichende Zeilen",
  missingLedgerTitle: "Im Register fehlt",
  missingLedgerText: "Prüfen Sie, ob es Ihre Einfuhren sind, und tragen Sie sie ein.",
  missingTableTitle: "In der Tabelle fehlt",
  missingTableText: "Das Register hat sie für dieselben Tage.",
  row: "Zeile",
  differs: "Was abweicht",
  table: "Tabelle",
  ledger: "Register",
  what: "Anmeldung",
  quantity: "Menge",
  more: (count) => `${count} weitere: Die Mappe hat alle.`,
  fields: {
    eori: "EORI-Nummer",
    cbam_account: "CBAM-Kontonummer",
    mrn: "MRN",
    item: "Position",
    cn_code: "KN-Code",
    taric_code: "TARIC-Code",
    quantity: "Menge",
    origin_country: "Ursprung",
    release_date: "Tag",
    procedure: "Verfahren",
  },
};
