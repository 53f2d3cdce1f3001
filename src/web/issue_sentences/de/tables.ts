/**
 * German sentences about tables and their files.
 */
import { counted } from "../../../kernel/text/shown.ts";
import type { OtherForm } from "../../../kernel/findings/sheets/other_forms.ts";
import type { TableFindings } from "../../../kernel/findings/tables.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanFigure, germanNumber, quoted } from "./shown.ts";

const placed = ({ text, row }: { readonly text: string; readonly row: number }): string =>
  `${quoted(text)} in Zeile ${row}`;

/** Names of files that are sent as a workbook and are none that is read. */
const otherForms: Readonly<Record<OtherForm, string>> = {
  OpenDocument: "eine OpenDocument-Tabelle (.ods), die hier nicht gelesen wird",
  "Excel binary": "eine Excel-Arbeitsmappe im Binärformat (.xlsb), die hier nicht gelesen wird",
  Numbers: "eine Tabelle von Apple Numbers (.numbers), die hier nicht gelesen wird",
  XML: "eine Tabelle in XML (.fods, oder .xml von Excel 2003), die hier nicht gelesen wird",
  unknown: "keine Excel-Arbeitsmappe",
};

export const germanTables: PageSentences<TableFindings> = {
  openDayOrder: ({ heading, either, decisive }, _label, { nameOf }) =>
    `In der Spalte ${quoted(nameOf(heading))} ${
      decisive === undefined
        ? `stehen Daten, in denen der Tag oder der Monat zuerst stehen kann (${
          placed(either)
        }), und nichts sagt, was gilt`
        : `steht ein Datum, das nur mit dem Monat zuerst gelesen werden kann (${
          placed(decisive)
        }), neben solchen, die beides sein können (${placed(either)})`
    }. Wählen Sie, was zuerst steht.`,
  exchangedDays: ({ heading, date, left }, _label, { nameOf }) =>
    `In der Spalte ${
      quoted(nameOf(heading))
    } steht ein Text, den das Tabellenprogramm nicht als Datum erkannt hat (${
      placed(left)
    }), neben Daten, deren Tag und Monat es vertauscht haben kann (${
      placed(date)
    }). Berichtigen Sie die Daten in der Datei, oder wählen Sie die Reihenfolge der Texte, wenn die Daten stimmen.`,
  exchangedNumbers: ({ heading, number, textHeading, left }, _label, { nameOf }) =>
    `In der Spalte ${
      quoted(nameOf(textHeading))
    } steht ein Text, den das Tabellenprogramm nicht als Zahl erkannt hat (${placed(left)}), neben Zahlen${
      textHeading === heading ? "" : ` der Spalte ${quoted(nameOf(heading))}`
    }, die es mit einem anderen Dezimalzeichen gelesen haben kann (${
      placed(number)
    }). Berichtigen Sie die Zahlen in der Datei, oder wählen Sie das Dezimalzeichen der Texte, wenn die Zahlen stimmen.`,
  noHeadingRow: ({ rows }) =>
    `Keine der ersten ${rows} Zeilen hat Überschriften und keine Werte: Geben Sie an, in welcher Zeile die Überschriften stehen.`,
  headingRowBlank: ({ row }) =>
    `Zeile ${row} der Tabelle ist leer: Geben Sie die Zeile an, in der die Überschriften stehen.`,
  dataAboveHeadings: ({ row, headings }) =>
    `Zeile ${row} steht über den Überschriften in Zeile ${headings} und enthält Werte: Gelesen wird nur, was unter den Überschriften steht.`,
  belowOtherHeadings: ({ headings }) =>
    `In Zeile ${headings} beginnt eine zweite Tabelle mit anderen Überschriften: Berechnen Sie sie als eigene Datei, und lassen Sie ihre Zeilen hier weg.`,
  looksLikeTotal: ({ text, row }) =>
    `Zeile ${row} kann eine Summe anderer Zeilen sein${
      text === "" ? "" : ` (${quoted(text)})`
    }: Lassen Sie Summen weg, oder geben Sie an, dass es eine Sendung ist.`,
  totalDiffers: ({ text, row, heading, stated, sum }, _label, { nameOf }) =>
    `Zeile ${row} (${quoted(text)}) nennt ${germanFigure(stated)} in der Spalte ${
      quoted(nameOf(heading))
    }, die Zeilen darüber ergeben ${germanFigure(sum)}: Berichtigen Sie sie, oder lassen Sie Summen weg.`,
  cutNumber: ({ heading, next, before, after }, _label, { nameOf }) =>
    `${before} in der Spalte ${quoted(nameOf(heading))} und ${after} in ${
      quoted(nameOf(next))
    } können eine Zahl sein, ${before},${after}, die an ihrem Komma zerteilt wurde: Sind es zwei, wählen Sie, dass die Zahlen einen Dezimalpunkt haben; sonst speichern Sie die Datei mit Semikolons zwischen den Zellen.`,
  unknownColumn: ({ position, text }) =>
    text === ""
      ? `Die Spalte ${position} hat keine Überschrift: Geben Sie ihr eine, oder lassen Sie sie weg.`
      : `Die Spalte ${quoted(text)} ist nicht bekannt: Lassen Sie sie weg, oder reichen Sie sie durch.`,
  grossQuantity: ({ text }) =>
    `Die Spalte ${
      quoted(text)
    } enthält die Rohmasse, CBAM zählt die Eigenmasse ohne Verpackung: Ergänzen Sie eine Spalte mit der Eigenmasse in kg oder t, oder wählen Sie diese Spalte dafür, wenn sie die Eigenmasse enthält.`,
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
  unitUnread: ({ heading, beside, row, text }) =>
    `Die Spalte ${quoted(heading)} lässt sich nicht als Eigenmasse lesen: Ihre Einheit in der Spalte ${
      quoted(beside)
    } ist in Zeile ${row} ${
      quoted(text)
    }, gelesen werden kg, t und lb. Geben Sie in jeder Zeile eine Masse in einer davon an, oder ergänzen Sie eine Spalte „Eigenmasse (kg)“.`,
  brokenHeading: ({ position }) => `Die Überschrift der Spalte ${position} ist nicht lesbar.`,
  noShipment: () => "Die Tabelle braucht unter ihrer Überschrift mindestens eine Sendung.",
  noImport: () => "Die Tabelle braucht unter ihrer Überschrift mindestens eine Einfuhr.",
  tooManyCells: ({ cells, columns }) =>
    `Die Zeile hat ${counted(cells, "Zelle", "Zellen")}, die Überschrift ${
      counted(columns, "Spalte", "Spalten")
    }: Zellen mit dem Trennzeichen darin brauchen Anführungszeichen.`,
  brokenRow: () => "Die Zeile hat ein unlesbares Zeichen: Lassen Sie es weg.",
  notUtf8: () =>
    "Die Datei ist kein Text in UTF-8, UTF-16, Windows-1252 oder Windows-1250: Speichern Sie sie als „CSV UTF-8“ oder als Excel-Arbeitsmappe (.xlsx).",
  tooManyColumns: ({ of, most }) =>
    `${
      of === "table" ? "Die Tabelle" : "Das Blatt"
    } hat mehr als ${most} Spalten, mehr werden nicht gelesen.`,
  tooManyLines: ({ most }) =>
    `Die Tabelle hat mehr als ${most} Zeilen, die meisten davon leer: Lassen Sie die leeren weg.`,
  longRow: ({ most }) =>
    `Eine Zeile der Tabelle hat mehr als ${most} Zeichen, mehr werden nicht gelesen: Prüfen Sie ihre Zeilenumbrüche.`,
  openQuotes: ({ row }) =>
    `In Zeile ${row} der Tabelle ist ein Anführungszeichen nicht geschlossen: Schreiben Sie "" für " in einer Zelle.`,
  encryptedWorkbook: () =>
    "Die Arbeitsmappe ist mit einem Kennwort verschlüsselt: Speichern Sie sie ohne Kennwort und versuchen Sie es erneut. Ein Kennwort, das nur Blätter vor Änderungen schützt, stört nicht.",
  workbookAsText: () =>
    "Die Datei ist eine Arbeitsmappe oder ein anderes Archiv, kein CSV: Speichern Sie sie als Excel-Arbeitsmappe (.xlsx), und wählen Sie diese Datei.",
  oldWorkbook: ({ isWebPage }) =>
    `Die Datei ist ${
      isWebPage
        ? "eine Webseite unter dem Namen einer Arbeitsmappe"
        : "eine Arbeitsmappe im alten Format von Excel (.xls) oder eine mit Kennwort"
    }, was hier nicht gelesen wird: Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie als Excel-Arbeitsmappe (.xlsx) ohne Kennwort.`,
  noWorkbook: ({ form }) =>
    `Die Datei ist ${
      otherForms[form]
    }: Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) ohne Kennwort und versuchen Sie es erneut.`,
  damagedWorkbook: () => "Die Arbeitsmappe ist beschädigt: Eines ihrer Blätter bricht in der Mitte ab.",
  tooManyRows: ({ most }) =>
    `Das Blatt hat mehr als ${most} Zeilen, leere mitgezählt: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  tooManyParts: ({ most }) =>
    `Die Arbeitsmappe hat mehr als ${most} Teile: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  tooManyCharactersInSheet: ({ most }) =>
    `Die Zellen des Blatts haben zusammen mehr als ${most} Zeichen, Texte in jeder Zelle gezählt, die sie zeigt: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  tooManyCellsInWorkbook: ({ most }) =>
    `Die Blätter der Arbeitsmappe haben mehr als ${most} ausgefüllte Zellen, mehr werden nicht gelesen: Lassen Sie Blätter weg, die hinzugefügt wurden.`,
  tooManyMergedCells: ({ most }) =>
    `Das Blatt hat mehr als ${most} verbundene Zellen, mehr werden nicht gelesen: Heben Sie die Verbindungen auf und füllen Sie jede Zeile aus.`,
  tooManyShownUnits: ({ most }) =>
    `Die Zellen des Blatts haben mehr als ${most} Formate mit Einheiten oder anderen Zeichen, in jeder Spalte gezählt, mehr werden nicht gelesen: Geben Sie den Zellen einer Spalte ein einziges Format.`,
  mergedNumber: ({ heading, first, last }) =>
    `Die Spalte ${
      quoted(heading)
    } hat eine Zahl in verbundenen Zellen, in den Zeilen ${first} bis ${last}, von denen nur die erste sie hätte: Heben Sie die Verbindung auf und schreiben Sie die Zahl in jede Zeile, für die sie gilt.`,
  unitElsewhere: ({ heading, row, text }) =>
    `Zeile ${row} (${quoted(text)}) nennt eine andere Einheit als die Spalte ${
      quoted(heading)
    }: Schreiben Sie die Einheit, die ihre Zahlen haben, in die Überschrift, und lassen Sie den Text weg.`,
  namedOtherwise: ({ heading, column }, _label, { nameOf }) =>
    `Die Überschrift der Spalte ${quoted(heading)} nennt eine andere Einheit als ${
      quoted(nameOf(column))
    }: Wählen Sie die Spalte mit dieser Einheit, oder berichtigen Sie die Überschrift in der Datei, wenn ihre Zahlen eine andere haben.`,
  struckCells: ({ heading, row, rows }) =>
    `Die Spalte ${quoted(heading)} hat ${
      rows === 1
        ? `in Zeile ${row} eine durchgestrichene Zelle`
        : `${germanNumber(rows)} durchgestrichene Zellen, die erste in Zeile ${row}`
    }: Lassen Sie weg, was gestrichen ist, und entfernen Sie den Strich von dem, was zählt.`,
  hiddenColumns: ({ headings }) =>
    `Das Blatt blendet Spalten aus, die wie die anderen gelesen wurden: ${headings.map(quoted).join(", ")}.`,
  shownUnit: ({ heading, row, unit, isScaled, format }) =>
    `Die Spalte ${quoted(heading)} hat in Zeile ${row} eine Zahl, die ihre Zelle ${
      format !== undefined
        ? `nach dem Format ${quoted(format)} und damit vielleicht als eine andere`
        : isScaled
        ? "in Tausend"
        : `mit der Einheit ${quoted(unit)}`
    } anzeigt, und gelesen würde die Zahl allein: Geben Sie den Zellen ein Format, das sie zeigt, wie sie ist, und berichtigen Sie die Überschrift, wo sie eine andere Einheit nennt.`,
  tooManyListItems: ({ heading, most }, _label, { nameOf }) =>
    `Die Listen in der Spalte ${quoted(nameOf(heading))} haben in der ganzen Tabelle mehr als ${
      germanNumber(most)
    } Einträge, mehr werden nicht gelesen: Teilen Sie die Tabelle auf mehrere Dateien auf.`,
  longPassedHeadings: ({ columns, bytes, rows, most }) =>
    `Die Überschriften, die durchgereicht würden (${counted(columns, "Spalte", "Spalten")}), haben zusammen ${
      germanNumber(bytes)
    } Bytes, und jede Zeile der Antwort wiederholt sie: Bei ${
      counted(germanNumber(rows), "Zeile", "Zeilen")
    } sind es höchstens ${
      germanNumber(most)
    }. Kürzen Sie sie, lassen Sie Spalten weg oder teilen Sie die Tabelle auf mehrere Dateien auf.`,
  bareDay: ({ heading, row }) =>
    `Die Spalte ${
      quoted(heading)
    } hat in Zeile ${row} die bloße Nummer eines Tages, in einer Arbeitsmappe, die Tage ab 1904 zählt: Geben Sie den Zellen das Format eines Datums.`,
  damagedCell: ({ cell, why }) =>
    `Die Arbeitsmappe ist beschädigt: Die Zelle ${cell} ${
      why === "twice" ? "steht zweimal in ihr" : "nennt einen Text, der in der Datei fehlt"
    }. Schreiben Sie die Zelle in einer Tabellenkalkulation neu und speichern Sie die Arbeitsmappe.`,
  cellTooLong: ({ heading, most }) =>
    `Die Zelle unter ${
      quoted(heading)
    } hat mehr als ${most} Zeichen, mehr werden nicht gelesen: Kürzen Sie sie.`,
  workbookTooLarge: ({ megabytes }) =>
    `Die Arbeitsmappe ist zu groß, ein Teil hat ausgepackt mehr als ${megabytes} MB: Kopieren Sie nur die Tabelle in eine neue Arbeitsmappe.`,
  sheetUnreadable: () =>
    "Das erste Blatt der Arbeitsmappe lässt sich nicht lesen: Kopieren Sie die Tabelle in eine neue Arbeitsmappe.",
  workbookMacros: () =>
    "Die Arbeitsmappe enthält Makros: Sie wurden nicht ausgeführt. Zellen, die Makros füllen, wurden so gelesen, wie sie gespeichert sind.",
  furtherSheets: ({ names }) =>
    `Weitere Blätter haben solche Spalten oder sind nicht lesbar und wurden weggelassen: ${
      names.map(quoted).join(", ")
    }. Senden Sie jedes als eigene Datei.`,
  hiddenRows: ({ rows, first }) =>
    rows === 1
      ? `Zeile ${first} ist in der Tabelle ausgeblendet: Sie wurde gelesen wie die anderen.`
      : `${
        germanNumber(rows)
      } Zeilen sind in der Tabelle ausgeblendet, die erste ist Zeile ${first}: Sie wurden gelesen wie die anderen.`,
  call: () =>
    "Was gesandt wurde, lässt sich nicht lesen: Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  more: ({ count }) => count === 1 ? "Und noch ein Hinweis." : `Und ${count} weitere Hinweise.`,
};
