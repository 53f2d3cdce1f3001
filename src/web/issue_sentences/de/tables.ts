/**
 * German sentences about tables and their files.
 */
import type { TableFindings } from "../../../kernel/findings/tables.ts";
import type { PageSentences } from "../page_sentences.ts";
import { quoted } from "./shown.ts";

export const germanTables: PageSentences<TableFindings> = {
  unknownColumn: ({ position, text }) =>
    text === ""
      ? `Die Spalte ${position} hat keine Überschrift: Geben Sie ihr eine, oder lassen Sie sie weg.`
      : `Die Spalte ${quoted(text)} ist nicht bekannt: Lassen Sie sie weg, oder reichen Sie sie durch.`,
  columnWithoutUnit: ({ text }) =>
    `Die Spalte ${quoted(text)} nennt keine Einheit: Nennen Sie sie ${quoted(`${text} (kg)`)} oder ${
      quoted(`${text} (t)`)
    }.`,
  columnTwice: ({ column, earlier, text }, _label, { nameOf }) =>
    `Die Spalte ${quoted(nameOf(column))} gibt es mehr als einmal${
      earlier === text ? "" : ` (${quoted(earlier)} und ${quoted(text)})`
    }.`,
  columnMissing: ({ column, isQuantity, rows }, _label, { nameOf }) =>
    `Die Spalte ${quoted(nameOf(column))} fehlt${
      isQuantity ? " (oder die Masse in Kilogramm, bei Strom die Menge in MWh)" : ""
    }: Eine der ersten ${rows} Zeilen muss die Spalten nennen.`,
  brokenHeading: ({ position }) => `Die Überschrift der Spalte ${position} ist nicht lesbar.`,
  noShipment: () => "Die Tabelle braucht unter ihrer Überschrift mindestens eine Sendung.",
  noImport: () => "Die Tabelle braucht unter ihrer Überschrift mindestens eine Einfuhr.",
  tooManyCells: ({ cells, columns }) =>
    `Die Zeile hat ${cells} Zellen, die Überschrift ${columns} Spalten: Zellen mit dem Trennzeichen darin brauchen Anführungszeichen.`,
  brokenRow: () => "Die Zeile hat ein unlesbares Zeichen: Lassen Sie es weg.",
  notUtf8: () => "Die Tabelle ist kein Text in UTF-8: Speichern Sie sie als „CSV UTF-8“.",
  tooManyColumns: ({ of, most }) =>
    `${
      of === "table" ? "Die Tabelle" : "Das Blatt"
    } hat mehr als ${most} Spalten, mehr werden nicht gelesen.`,
  tooManyLines: ({ most }) =>
    `Die Tabelle hat mehr als ${most} Zeilen, die meisten davon leer: Lassen Sie die leeren weg.`,
  longRow: ({ most }) =>
    `Eine Zeile der Tabelle hat mehr als ${most} Zeichen, mehr werden nicht gelesen: Prüfen Sie ihre Zeilenumbrüche.`,
  openQuotes: ({ row }) => `In Zeile ${row} der Tabelle wird ein Anführungszeichen nicht geschlossen.`,
  noWorkbook: () =>
    "Die Datei ist keine Excel-Arbeitsmappe: Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) ohne Kennwort und versuchen Sie es erneut.",
  damagedWorkbook: () => "Die Arbeitsmappe ist beschädigt: Eines ihrer Blätter bricht in der Mitte ab.",
  tooManyRows: ({ most }) =>
    `Das Blatt hat mehr als ${most} Zeilen, leere mitgezählt: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  tooManyParts: ({ most }) =>
    `Die Arbeitsmappe hat mehr als ${most} Teile: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  tooManyCharactersInSheet: ({ most }) =>
    `Die Zellen des Blatts haben zusammen mehr als ${most} Zeichen, Texte in jeder Zelle gezählt, die sie zeigt: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  cellTooLong: ({ heading, most }) =>
    `Die Zelle unter ${
      quoted(heading)
    } hat mehr als ${most} Zeichen, mehr werden nicht gelesen: Kürzen Sie sie.`,
  workbookTooLarge: ({ megabytes }) =>
    `Die Arbeitsmappe ist zu groß, ein Teil hat ausgepackt mehr als ${megabytes} MB: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  sheetUnreadable: () =>
    "Das erste Blatt der Arbeitsmappe lässt sich nicht lesen: Kopieren Sie die Tabelle in eine neue Arbeitsmappe.",
  call: () =>
    "Was gesandt wurde, lässt sich nicht lesen: Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  more: ({ count }) => count === 1 ? "Und noch ein Hinweis." : `Und ${count} weitere Hinweise.`,
};
