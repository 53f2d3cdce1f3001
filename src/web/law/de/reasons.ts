/**
 * German sentences for answers without figures, goods or routes, and about declarants.
 */
import type { ReasonSentences } from "../../../kernel/findings/law/law_finding.ts";
import { digitByDigit, longDay, periodName, wordList } from "../../words/figures.ts";

const act = "Verordnung (EU) 2023/956";
const annex = `Anhang I der ${act}`;
const giveBoth = "Geben Sie den geprüften direkten und den geprüften indirekten Wert an";
const counts =
  `Sie zählt die Eigenmasse aller CBAM-Waren, die der Einführer im Kalenderjahr einführt (Artikel 2a der ${act})`;
const otherWords =
  "Versuchen Sie es mit anderen oder weniger Wörtern, oder mit den ersten Ziffern des KN-Codes.";

const list = (items: ReadonlyArray<string>): string => wordList(items, "and", "de");

const levels = {
  chapter: "Das KN-Kapitel",
  heading: "Die KN-Position",
  subheading: "Die KN-Unterposition",
  code: "Der KN-Code",
} as const;

/** Why an origin is exempt, by the words of the table. */
const exemptions: ReadonlyArray<readonly [string, string]> = [
  ["is a member state", "gehört zur Europäischen Union"],
  ["listed in Annex III", `steht in Anhang III der ${act}`],
  ["customs territory", "gehört zum Zollgebiet der Union"],
];

export const germanReasons: ReasonSentences = {
  notInTables: ({ code }) =>
    `${code} fällt unter Anhang I, steht aber nicht in den Tabellen: Prüfen Sie die acht Ziffern (Tippfehler, Position statt Code oder neuere Nomenklatur).`,
  severalRoutes: ({ code, routes }) =>
    `Für den KN-Code ${code} gibt es mehrere Produktionswege: Wählen Sie ${wordList(routes, "or", "de")}.`,
  noDefault: ({ code }) => `Für den KN-Code ${code} gibt es hier keinen Standardwert: ${giveBoth}.`,
  noDefaultHere: ({ code }) => `Für den KN-Code ${code} gibt es hier keinen Standardwert: ${giveBoth}.`,
  noBenchmark: ({ code, route, year }) =>
    `Für den KN-Code ${code}, Weg ${route}, gibt es im Jahr ${year} keinen Benchmark.`,
  factorNotSet: ({ year }) =>
    `Der sektorübergreifende Korrekturfaktor für ${year} steht noch nicht fest. Sie können einen annehmen, etwa 1.`,
  noCbamFactor: ({ year, first, last }) =>
    `Für ${year} gibt es hier keinen CBAM-Faktor: Die Tabellen reichen von ${first} bis ${last}.`,
  noPrice: ({ day, period }) =>
    `Bis zum ${longDay(day, "de")} wurde weder für den Zeitraum der Einfuhr (${
      periodName(period, "de")
    }) noch für einen früheren ein Zertifikatspreis veröffentlicht.`,
  notInAnnexI: ({ code }) => `Der KN-Code ${code} steht nicht in ${annex}: CBAM gilt für ihn nicht.`,
  headingOfSome: ({ code, listed }) =>
    `${code} ist kein Warencode, sondern eine Position; ${annex} nennt darunter ${
      list(listed)
    }: Geben Sie alle acht Ziffern an.`,
  exemptOrigin: ({ reason }) =>
    `CBAM gilt nicht für Waren dieses Ursprungs: Das Land ${
      exemptions.find(([mark]) => reason.includes(mark))?.[1] ?? "ist ausgenommen"
    }.`,
  declarantNotNeeded: () => `Die Ware steht nicht in ${annex}: Eine Zulassung ist nicht nötig.`,
  listedBelowHeading: ({ listed }) =>
    `${annex} nennt unter dieser Position ${list(listed)}: Geben Sie alle acht Ziffern an.`,
  noThreshold: () =>
    `Für diese Ware gibt es die Schwelle des Artikels 2a der ${act} nicht: Jede Menge braucht einen zugelassenen CBAM-Anmelder (Artikel 5).`,
  aboveThreshold: ({ tonnes }) =>
    `Die Sendung allein überschreitet die Schwelle von ${
      digitByDigit(tonnes, "de")
    } t. ${counts}: Er muss zugelassener CBAM-Anmelder sein (Artikel 5).`,
  upToThreshold: ({ tonnes }) =>
    `Die Sendung allein überschreitet die Schwelle von ${
      digitByDigit(tonnes, "de")
    } t nicht. ${counts}: Zählen Sie die übrigen Einfuhren des Jahres dazu.`,
  describedByAnnexI: ({ code }) =>
    `Der KN-Code ${code} fällt unter Anhang I, steht aber nicht in den Tabellen: Prüfen Sie die acht Ziffern.`,
  describedAsUnlisted: ({ code }) => `Der KN-Code ${code} steht nicht in ${annex}.`,
  noRoutesOfCode: ({ code }) => `${code} ist kein KN-Code der Tabellen: Prüfen Sie die acht Ziffern.`,
  verifiedNeeded: () => `Es gibt keinen Standardwert: ${giveBoth}.`,
  tooManyDigits: () => "Ein KN-Code hat acht Ziffern, ein TARIC-Code zehn: Prüfen Sie die Ziffern.",
  noCodeBegins: ({ digits }) => `Kein KN-Code beginnt mit ${digits}: Prüfen Sie die Ziffern.`,
  noGoodsOfWords: () => `Anhang I hat keine Ware, zu der alle diese Wörter passen. ${otherWords}`,
  unknownWords: ({ words }) =>
    `Anhang I hat keine Ware, zu der diese Wörter passen: ${
      words.map((word) => `„${word}“`).join(", ")
    }. ${otherWords}`,
  noChapter: ({ chapter }) => `Die Kombinierte Nomenklatur hat kein Kapitel ${chapter}.`,
  notCovered: ({ level, digits }) =>
    `${levels[level]} ${digits} fällt nicht unter CBAM: ${annex} nennt diese Waren nicht.`,
  beginsUncovered: ({ digits }) =>
    `KN-Codes, die mit ${digits} beginnen, fallen nicht unter CBAM: ${annex} nennt sie nicht.`,
};
