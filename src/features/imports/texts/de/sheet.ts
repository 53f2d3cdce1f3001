/** German texts of the page that takes a sheet of imports. */
import { counted } from "../../../../kernel/text/shown.ts";
import type { SheetTexts } from "../en/sheet.ts";

export const sheet: SheetTexts = {
  title: "Tabelle einlesen",
  lead:
    "Laden Sie die Liste der überlassenen Einfuhren hoch, so wie Sie sie führen, aus der Zollsoftware oder einer Tabelle. Sie sehen, was aus jeder Zeile wird, bevor etwas eingetragen wird.",
  chooseTitle: "Die Tabelle",
  drop: "Excel-Mappe oder CSV-Datei hier ablegen",
  choose: "Datei wählen",
  limits: "XLSX oder CSV, bis zu 5.000 Zeilen und 4 MB.",
  unrecorded: "Nichts wird eingetragen, bevor Sie es bestätigen.",
  template: "Wie Spalten heißen dürfen",
  ofWhom: "Wessen Einfuhren",
  look: "Tabelle ansehen",
  lookAgain: "Noch einmal ansehen",
  noFile: "Wählen Sie zuerst eine Datei.",
  tooManyRows: "Die Tabelle hat mehr als 5.000 Zeilen: Teilen Sie sie.",
  another: "Andere Datei",
  current: (name) => `Tabelle: ${name}`,
  questionsTitle: "Eine Frage zur Tabelle",
  columnsTitle: "Spalten",
  columnsText:
    "So wurde jede Spalte verstanden. Ändern Sie, was nicht stimmt, und sehen Sie die Tabelle noch einmal an; andere Spalten bleiben weg.",
  heading: "Überschrift in der Tabelle",
  meaning: "Gelesen als",
  samples: "Erste Zellen",
  leftOut: "bleibt weg",
  noHeading: (position) => `Spalte ${position}, ohne Überschrift`,
  rowsTitle: "Zeilen",
  added: (count) => `${count} einzutragen`,
  unchanged: (count) => `${count} schon im Register`,
  refused: (count) => `${count} zu berichtigen`,
  sums: (count) => `${counted(count, "Summenzeile wurde", "Summenzeilen wurden")} weggelassen.`,
  decimalComma: "Zahlen wurden mit Dezimalkomma gelesen.",
  firstTitle: "Die ersten Zeilen, wie sie gelesen wurden",
  refusedTitle: "Zu berichtigende Zeilen",
  refusedText:
    "Sie bleiben weg, die anderen können eingetragen werden. Berichtigen Sie sie in Ihrer Tabelle und laden Sie diese noch einmal hoch: Was schon eingetragen ist, bleibt, wie es ist.",
  row: "Zeile",
  why: "Was nicht stimmt",
  moreRefused: (count) => `${counted(count, "weitere Zeile ist", "weitere Zeilen sind")} zu berichtigen.`,
  unusualDeclarant: (importer, usual, declarant) =>
    `Einfuhren von ${importer} haben bisher ${usual} als Anmelder, keine hat den hier gewählten: ${declarant}. Wählen Sie unten den richtigen, wenn das nicht gemeint ist.`,
  unusualNobody: (importer, usual) =>
    `Einfuhren von ${importer} haben bisher ${usual} als Anmelder; diese hätte keinen und stünde in niemandes Erklärung. Wählen Sie unten den Anmelder, wenn das nicht gemeint ist.`,
  ofRows: (count) => `Zu ${counted(count, "Zeile", "Zeilen")}:`,
  cancelledSince:
    "Diese Zeilen waren schon eingetragen und wurden inzwischen storniert: Sie zählen nirgends, und es wird nichts von ihnen eingetragen. Soll eine Einfuhr wieder gelten, öffnen und berichtigen Sie sie.",
  movedSince:
    "Diese Zeilen waren schon erfasst, und eine Berichtigung hat ihnen inzwischen eine andere MRN oder Position gegeben: Eingetragen wird davon nichts. Öffnen Sie eine, um zu sehen, welche. Ist eine Zeile eine andere Einfuhr, tragen Sie sie im Formular ein, oder senden Sie sie mit der ID des verlinkten Eintrags in der Spalte „Bezug auf“.",
  correctedSince:
    "Diese Zeilen waren schon eingetragen und wurden inzwischen berichtigt: Es gilt, was in der Berichtigung steht.",
  rowAt: (row) => `Zeile ${row}`,
  moreRows: (count) => `und ${count} weitere`,
  record: (count) => `${counted(count, "Zeile", "Zeilen")} eintragen`,
  nothingToRecord: "Es gibt nichts einzutragen: Jede Zeile steht schon im Register oder hat einen Fehler.",
  recordedTitle: "Die Tabelle ist eingetragen",
  recorded: (added, unchanged) => `Eingetragen: ${added}; schon im Register: ${unchanged}.`,
  toLedger: "Zum Register",
};
