/**
 * German sentences about shipments.
 */
import { scriptName } from "../../../kernel/text/scripts.ts";
import type { ShipmentFindings } from "../../../kernel/findings/shipments.ts";
import { digitByDigit, placeName, spacedCode } from "../../words/figures.ts";
import { lawSentence } from "../../law/law_sentence.ts";
import type { PageSentences } from "../page_sentences.ts";
import { either, germanDay, quoted, shownInGerman } from "./shown.ts";

export const germanShipments: PageSentences<ShipmentFindings> = {
  massAndEnergy: (_, label) => `${label} steht an der Stelle einer Masse: Geben Sie nur eines von beiden an.`,
  noQuantity: ({ isRow }, label) =>
    `${label} fehlt: Geben Sie die Eigenmasse in Tonnen${
      isRow ? " oder in Kilogramm" : ""
    } an, bei Strom die Menge in MWh.`,
  twoMasses: (_, label) => `${label}: Die beiden Massen sind nicht gleich. Geben Sie nur eine an.`,
  noRow: ({ found }) =>
    `Erwartet wird eine Zeile mit Ware, Ursprung und Masse, gefunden wurde ${shownInGerman(found)}.`,
  massOfEnergy: (_, label) => `${label}: Strom hat keine Masse. Geben Sie die Menge in MWh an.`,
  energyOfGoods: ({ code }, label) =>
    `${label} gibt es nur bei Strom (KN-Code 2716 00 00): Geben Sie für ${
      spacedCode(code)
    } die Eigenmasse an.`,
  tooManyPrecursors: ({ entries, most }, label) =>
    `${label}: ${entries} Vorläuferstoffe sind angegeben, höchstens ${most} werden gelesen.`,
  tooManyCodes: ({ entries, most }, label) =>
    `${label}: ${entries} Codes sind angegeben, höchstens ${most} werden gelesen.`,
  precursorsOfDefaults: (_, label) =>
    `${label} zählen nur bei geprüften Werten: Geben Sie die geprüften Emissionen an.`,
  verifiedOfDefaults: (_, label) =>
    `${label}: Die Angabe zählt nur bei geprüften Werten. Geben Sie die geprüften Emissionen an.`,
  noFunctionalUnit: ({ code }, label) =>
    `${label}: Den Gehalt gibt es nur bei Zement und Düngemitteln, deren geprüfte Werte je Tonne Klinker oder je Kilogramm Stickstoff angegeben sind. Die Werte von ${
      spacedCode(code)
    } gelten je Tonne Ware: Lassen Sie das Feld leer.`,
  unitContentRange: ({ unit, least, most, found }, label) =>
    unit === "clinker"
      ? `${label}: Geben Sie die Tonnen Klinker je Tonne Ware an, über ${least} und höchstens ${most}; gefunden wurde ${
        digitByDigit(found, "de")
      }.`
      : `${label}: Geben Sie die Kilogramm Stickstoff je Tonne Ware an, von ${least} bis ${most} (46 % sind 460); gefunden wurde ${
        digitByDigit(found, "de")
      }.`,
  reportingPeriod: ({ first, last, found }, label) =>
    first === last
      ? `${label}: Für diese Ware und dieses Einfuhrjahr gilt ${first} (Durchführungsverordnung (EU) 2025/2547, Artikel 7 Absatz 1), gefunden wurde ${found}.`
      : `${label}: Möglich sind die Jahre von ${first} bis ${last}, dem Einfuhrjahr, gefunden wurde ${found}.`,
  factorIsSet: ({ year }, label) =>
    `${label}: Der Korrekturfaktor für ${year} steht fest. Lassen Sie das Feld leer.`,
  noSuchRoute: ({ route, code, country, valid }, label) =>
    `${label}: ${quoted(route)} gibt es für ${spacedCode(code)} aus ${placeName(country, "de")} nicht. ${
      valid.length === 0 ? "Die Ware hat keine Produktionswege" : `Möglich ist ${either(valid)}`
    }.`,
  precursorRoute: ({ valid }, label) =>
    `${label}: Wählen Sie ${either(valid)}, oder geben Sie die kostenlose Zuteilung an.`,
  precursorWithoutBenchmark: ({ code, year }, label) =>
    `${label}: Für ${
      spacedCode(code)
    } gibt es im Jahr ${year} keinen Benchmark. Geben Sie die kostenlose Zuteilung an.`,
  noSuchDataSet: ({ versions, found }, label) =>
    `${label}: Möglich ist ${either(versions)}, gefunden wurde ${quoted(found)}.`,
  beforeTheFirst: ({ first = "2026-01-01", found }, label) =>
    `${label}: Die ersten Standardwerte sind vom ${germanDay(first)}, gefunden wurde ${germanDay(found)}.`,
  afterToday: ({ today, found }, label) =>
    `${label}: Nach dem heutigen ${germanDay(today)} ist noch nichts veröffentlicht, gefunden wurde ${
      germanDay(found)
    }.`,
  lacking: ({ reason }) => lawSentence(reason, "de"),
  failedRow: () =>
    "Diese Zeile konnte wegen eines Fehlers im Dienst nicht berechnet werden: Senden Sie sie erneut.",
  severalLines: (_, label) =>
    `${label} muss in einer Zeile stehen: Lassen Sie Zeilenumbrüche und Steuerzeichen weg.`,
  noGlyph: ({ character, position }, label) =>
    `${label}: Das Zeichen ${quoted(character)} an Stelle ${position} lässt sich nicht drucken. ${
      scriptName(character, "de") === undefined
        ? "Schreiben Sie es in Worten."
        : `Geben Sie den Text in lateinischen Buchstaben an, statt in dieser Schrift (${
          scriptName(character, "de")
        }).`
    }`,
  lostLetter: ({ position }, label) =>
    `${label}: An Stelle ${position} ist ein Buchstabe verloren gegangen, weil der Text in einer anderen Kodierung stand, als er gelesen wurde. Schreiben Sie den Buchstaben.`,
};
