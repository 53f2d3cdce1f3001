/**
 * German sentences about values as they stand on customs papers.
 */
import type { WrittenFindings } from "../../../kernel/findings/written.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { either, quoted, shownInGerman } from "./shown.ts";

const code = "Erwartet wird ein KN-Code mit 8 Ziffern wie 7208 39 00 oder ein TARIC-Code mit 10";
const countriesOfPapers = {
  wholeUnion: "Erwartet wird ein Land mit seinen zwei Buchstaben: Nennen Sie den Mitgliedstaat, etwa DE",
  northernIreland:
    "Nordirland hat keinen eigenen ISO-Code, sondern ist ein Teil des Vereinigten Königreichs. Schreiben Sie GB",
  territory: "Dieses Gebiet hat keinen eigenen ISO-Code. Schreiben Sie den des Landes, zu dem es gehört",
} as const;
const day = "Erwartet wird ein Tag wie 15.02.2026";

const found = (value: unknown): string => `gefunden wurde ${shownInGerman(value)}`;

const marks = { comma: "ein Dezimalkomma", point: "einen Dezimalpunkt" } as const;

export const germanWritten: PageSentences<WrittenFindings> = {
  noCode: ({ digits, found: value }, label) =>
    `${label}: ${code}, ${found(value)}${
      digits === undefined ? "" : ` mit ${digits} ${digits === 1 ? "Ziffer" : "Ziffern"}`
    }.`,
  lostZero: ({ found: value }, label) =>
    `${label}: Tabellen lassen eine führende Null weg. Geben Sie den Code als Text an; ${found(value)}.`,
  codeWithDecimals: ({ found: value }, label) =>
    `${label}: ${code}, keine Zahl mit Nachkommastellen. Geben Sie den Code als Text an; ${found(value)}.`,
  twoCodes: ({ found: value }, label) =>
    `${label}: Das sind zwei Codes verschiedener Waren. Lassen Sie den richtigen stehen; ${found(value)}.`,
  taricBesideCode: ({ found: taric, code: beside }, label) =>
    `${label}: ${taric} gehört zu anderen Waren als ${beside}, angegeben als Code der Ware. Lassen Sie den richtigen stehen.`,
  codeIsDay: ({ found: value }, label) =>
    `${label}: ${code}, kein Datum. Geben Sie den Code als Text an, nur seine Ziffern; ${found(value)}.`,
  noCountry: ({ found: value, like }, label) =>
    `${label}: Erwartet wird ein Land mit seinem Namen oder ISO-Code, etwa China oder CN; ${found(value)}.${
      like === undefined ? "" : ` Meinten Sie ${like}?`
    }`,
  wholeUnion: ({ found: value }, label) =>
    `${label}: Nennen Sie den Mitgliedstaat. Für Waren mit Ursprung in der Union gilt CBAM nicht (Verordnung (EU) 2023/956, Artikel 2 Absatz 1); ${
      found(value)
    }.`,
  countryOfPaper: ({ found: value, place }, label) =>
    `${label}: ${countriesOfPapers[place]}; ${found(value)}.`,
  exemptTerritory: ({ found: value }, label) =>
    `${label}: Für Waren mit Ursprung in diesem Gebiet gilt CBAM nicht (Verordnung (EU) 2023/956, Anhang III, Nummer 1): Es fällt nichts an, und das Gebiet hat keinen eigenen ISO-Code; ${
      found(value)
    }.`,
  northernIreland: ({ found: value }, label) =>
    `${label}: Nordirland hat keinen eigenen ISO-Code, sondern ist ein Teil des Vereinigten Königreichs. Schreiben Sie GB, wenn die Waren dort ihren Ursprung haben. Es gehört nicht zu den Ländern, für die CBAM nicht gilt (Verordnung (EU) 2023/956, Anhang III, Nummer 1). Ob Waren aus Nordirland überhaupt in das Zollgebiet der Union eingeführt werden, sagt Ihnen der Zoll, nicht dieser Dienst; ${
      found(value)
    }.`,
  severalCountries: ({ countries, found: value }, label) =>
    `${label}: ${shownInGerman(value)} heißen mehrere Länder. Schreiben Sie ${
      either(countries.map((country) => `${country} (${placeName(country, "de")})`))
    }.`,
  noDay: ({ found: value }, label) => `${label}: ${day}, ${found(value)}.`,
  dayAsNumber: ({ found: value }, label) =>
    `${label}: Geben Sie der Zelle das Format eines Datums, eine bloße Zahl kann jeder Tag sein; ${
      found(value)
    }.`,
  shortYear: ({ found: value }, label) =>
    `${label}: Schreiben Sie das Jahr mit vier Ziffern; ${found(value)}.`,
  noDayBeforeMonth: ({ found: value }, label) =>
    `${label}: Diesen Tag gibt es nicht, der Tag steht vor dem Monat; ${found(value)}.`,
  noMonthBeforeDay: ({ found: value }, label) =>
    `${label}: Diesen Tag gibt es nicht, der Monat steht hier vor dem Tag; ${found(value)}.`,
  precursorText: ({ found: value }, label) =>
    `${label}: Vorprodukte stehen als KN-Code:Weg:Tonnen je Tonne, getrennt durch senkrechte Striche, wie 25231000:(A):0.88, oder „simple“, ${
      found(value)
    }.`,
  precursorJson: ({ found: value }, label) =>
    `${label}: Vorprodukte stehen so, wie die Antworten des Dienstes sie schreiben, oder [] für Waren ohne solche, ${
      found(value)
    }.`,
  documentCodeText: ({ found: value }, label) =>
    `${label}: Codes stehen mit ihrer Referenz, getrennt durch senkrechte Striche, wie Y128:DE-CBAM-0001|Y422, ${
      found(value)
    }.`,
  otherImporter: ({ found: value }, label) =>
    `${label}: Das ist ein anderer Einführer als der des Aufrufs: Senden Sie die Einfuhren jedes Einführers für sich, ${
      found(value)
    }.`,
  unknownDeclarant: ({ found: value }, label) =>
    `${label}: Erwartet wird die EORI-Nummer oder die ID eines Anmelders dieses Kontos, ${found(value)}.`,
  noYear: ({ found: value }, label) => `${label}: Erwartet wird ein Jahr wie 2026, ${found(value)}.`,
  otherUnit: ({ found: value }, label) =>
    `${label}: Erwartet wird eine Masse in kg oder in t (Tonnen zu 1.000 kg), ${found(value)}.`,
  fractionOrThousands: ({ whole, fraction, found: value }, label) =>
    `${label}: ${shownInGerman(value)} kann zweierlei heißen. Schreiben Sie ${whole} oder ${fraction}.`,
  unsaidComma: ({ found: value }, label) =>
    `${label}: Die Zahl hat ein Dezimalkomma. Sagen Sie, welches Dezimalzeichen gilt; ${found(value)}.`,
  otherMark: ({ mark, found: value }, label) =>
    `${label}: Die Zahlen haben hier ${marks[mark]}; ${found(value)}.`,
  noNumber: ({ example, found: value }, label) =>
    `${label}: Erwartet wird eine Zahl${example === undefined ? "" : ` wie ${example}`}, ${found(value)}.`,
  exponent: ({ found: value }, label) =>
    `${label}: Schreiben Sie die Zahl ohne Exponenten, mit allen Ziffern; ${found(value)}.`,
  tooManyWrittenDigits: ({ most, found: value }, label) =>
    `${label} hat mehr Ziffern, als sich genau wiedergeben lassen: Geben Sie höchstens ${most} an; ${
      found(value)
    }.`,
  noText: ({ found: value }, label) => `${label}: Erwartet wird ein Text, ${found(value)}.`,
  shownOtherwise: ({ unit, format }, label) =>
    `${label}: Die Zelle zeigt die Zahl ${
      format !== undefined
        ? `nach dem Format ${quoted(format)} und damit vielleicht als eine andere`
        : unit === ""
        ? "in Tausend"
        : `mit der Einheit ${quoted(unit)}`
    }, gelesen würde die Zahl allein: Schreiben Sie sie in der Einheit, die dort hingehört, und geben Sie der Zelle ein einfaches Zahlenformat.`,
  unitsDiffer: ({ heading, beside, row, unit }) =>
    `Die Spalte ${quoted(heading)} nennt eine Einheit, die Spalte ${
      quoted(beside)
    } in Zeile ${row} eine andere, ${
      quoted(unit)
    }: Berichtigen Sie eine von beiden, oder nennen Sie die Masse „Eigenmasse“, wo jede Zeile ihre eigene Einheit hat.`,
  secondMass: ({ member }, label, { nameOf }) =>
    `${label}: Die Zeile nennt schon eine Masse, ${quoted(nameOf(member))}. Geben Sie nur eine an.`,
};
