/**
 * German sentences about single values.
 */
import type { ExpectedWords } from "../../../kernel/findings/sentences.ts";
import { isYear, type ValueFindings } from "../../../kernel/findings/values.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanChoice, germanExpected } from "./expected.ts";
import { either, germanDay, germanNumber, quoted, shownInGerman } from "./shown.ts";

/** True if any text will do: then it is enough to say that it is missing. */
const isText = ({ form }: ExpectedWords): boolean => form !== undefined && form.is !== "choice";

const wanted = (expected: ExpectedWords): string => germanExpected(expected) ?? "etwas anderes";

export const germanValues: PageSentences<ValueFindings> = {
  wrong: ({ expected, found, write }, label) =>
    `${label}: Erwartet wird ${wanted(expected)}, gefunden wurde ${shownInGerman(found)}.${
      write === undefined ? "" : ` Meinten Sie ${germanChoice(write)}?`
    }`,
  missing: ({ expected }, label) =>
    expected === undefined || isText(expected)
      ? `${label} fehlt.`
      : `${label} fehlt: Erwartet wird ${wanted(expected)}.`,
  unknown: (_, label) => `Die Angabe ${quoted(label)} gibt es hier nicht: Lassen Sie sie weg.`,
  excluded: ({ by }, label, { nameOf }) =>
    `${label} passt nicht zu ${quoted(nameOf(by))}: Geben Sie nur eines von beiden an.`,
  noSuchDay: ({ found }, label) =>
    `${label}: Den Tag ${germanDay(found)} gibt es nicht. Prüfen Sie Monat und Tag.`,
  tooEarly: ({ first, found }, label) =>
    `${label}: CBAM-Zertifikate sind erst ab ${
      isYear(first) ? first : `dem ${germanDay(first)}`
    } fällig, gefunden wurde ${germanDay(found)}.`,
  codeWithTaric: ({ write, taric }, label) =>
    `${label}: Der KN-Code hat 8 Ziffern, hier ${write}. Geben Sie ${taric} als TARIC-Code an, wo danach gefragt ist: Er unterscheidet diese Waren von anderen mit demselben KN-Code.`,
  codeAsNumber: ({ write }, label) =>
    `${label}: Erwartet wird der KN-Code als Text mit 8 Ziffern. Meinten Sie ${write}?`,
  tooManyDigits: ({ most }, label) =>
    `${label} hat mehr Ziffern, als sich genau wiedergeben lassen: Geben Sie höchstens ${most} an.`,
  numberInQuotes: ({ found }, label) =>
    `${label}: Erwartet wird eine Zahl, gefunden wurde der Text ${shownInGerman(found)}.`,
  figureInQuotes: ({ expected, text }, label) =>
    `${label}: Erwartet wird ${wanted(expected)}, gefunden wurde der Text ${quoted(text)}.`,
  tooLarge: ({ limit, found }, label) =>
    `${label}: Erwartet wird eine Zahl unter ${germanNumber(limit)}, gefunden wurde ${germanNumber(found)}.`,
  emptyText: (_, label) => `${label} fehlt.`,
  emptyOptional: ({ expected }, label) =>
    `${label} ist leer: Lassen Sie die Angabe weg. Sonst wird ${wanted(expected)} erwartet.`,
  tooManyCharacters: ({ characters, most }, label) =>
    `${label} hat ${characters} Zeichen: Gedruckt werden höchstens ${most}.`,
  longValue: ({ characters, most }, label) =>
    `${label} hat ${characters} Zeichen: Höchstens ${most} werden gelesen.`,
  tooManyTextLines: ({ lines, most }, label) =>
    `${label} hat ${lines} Zeilen: ${
      most === 1 ? "Der Text muss in einer Zeile stehen" : `Es passen höchstens ${most}`
    }.`,
  controlCharacter: ({ position }, label) =>
    `${label} hat an Stelle ${position} ein Steuerzeichen: Lassen Sie es weg.`,
  halfCharacter: (_, label) => `${label} hat ein unvollständiges Zeichen: Lassen Sie es weg.`,
  emptyLines: ({ most }, label) => `${label}: Füllen Sie mindestens eine Zeile aus, höchstens ${most}.`,
  emptyDocuments: ({ valid }, label) =>
    `${label}: Wählen Sie mindestens ein Dokument, ${either(valid.map(germanChoice))}.`,
  tooManyEntries: ({ entries, most }, label) =>
    `${label} hat ${entries} Einträge: Gedruckt werden höchstens ${most}.`,
};
