/**
 * German sentences for answers without figures, goods or routes, and about declarants.
 */
import type { ReasonSentences } from "../../../kernel/findings/law/law_finding.ts";
import { groupedDigits, longDay, periodName, wordList } from "../../words/figures.ts";
import { partOfCode } from "./parts.ts";

const act = "Verordnung (EU) 2023/956";
const annex = `Anhang I der ${act}`;
const giveBoth = "Geben Sie die geprüften direkten und indirekten Emissionen an";
const counts =
  `Sie zählt die Eigenmasse aller CBAM-Waren außer Strom und Wasserstoff, die der Einführer im Kalenderjahr einführt (Artikel 2a der ${act})`;
const quotedWords = (words: ReadonlyArray<string>): string => words.map((word) => `„${word}“`).join(", ");

const otherWords =
  "Versuchen Sie es mit anderen oder weniger Wörtern, oder mit den ersten Ziffern des KN-Codes.";

const list = (items: ReadonlyArray<string>): string => wordList(items, "and", "de");

const levels = {
  chapter: "Das KN-Kapitel",
  heading: "Die KN-Position",
  subheading: "Die KN-Unterposition",
  code: "Der KN-Code",
} as const;

const absentLevels = {
  chapter: "kein Kapitel",
  heading: "keine Position",
  subheading: "keine Unterposition",
} as const;

const notOfTables = (code: string): string =>
  `${code} fällt unter Anhang I, steht aber nicht in den Tabellen: Prüfen Sie die acht Ziffern (Tippfehler oder neuere Nomenklatur).`;

const absent = (code: string, level: keyof typeof absentLevels, digits: string): string =>
  `${code} ist kein KN-Code: Die Kombinierte Nomenklatur hat ${
    absentLevels[level]
  } ${digits}. Prüfen Sie die Ziffern.`;

const first = (codes: ReadonlyArray<string>, more: number): string =>
  more === 0 ? list(codes) : `${codes.join(", ")} und ${more} weitere`;

const near = (codes: ReadonlyArray<string>, more: number): string => `Ähnliche Codes: ${first(codes, more)}.`;

/** Why an origin is exempt, by the words of the table. */
const exemptions: ReadonlyArray<readonly [string, string]> = [
  ["is a member state", "gehört zur Europäischen Union"],
  ["listed in Annex III", `steht in Anhang III der ${act}`],
  ["customs territory", "gehört zum Zollgebiet der Union"],
];

const above = (tonnes: string): string =>
  `Die Sendung allein überschreitet die Schwelle von ${
    groupedDigits(tonnes, "de")
  } t. ${counts}: Er muss zugelassener CBAM-Anmelder sein (Artikel 5).`;

const upTo = (tonnes: string): string =>
  `Die Sendung allein überschreitet die Schwelle von ${
    groupedDigits(tonnes, "de")
  } t nicht. ${counts}: Zählen Sie die übrigen Einfuhren des Jahres dazu.`;

/** A code of which Annex I lists a part. */
const ofPart = (code: string, part: string): string =>
  `Anhang I nennt vom KN-Code ${code} nur einen Teil${partOfCode(part)}. Für ihn gilt: `;

export const germanReasons: ReasonSentences = {
  notInTables: ({ code }) => notOfTables(code),
  notInTablesNear: ({ code, codes, more }) => `${notOfTables(code)} ${near(codes, more)}`,
  absentCode: ({ code, level, digits }) => absent(code, level, digits),
  absentCodeNear: ({ code, level, digits, codes, more }) =>
    `${absent(code, level, digits)} ${near(codes, more)}`,
  headingOfCodes: ({ code, codes, more }) =>
    `${code} ist kein Warencode, sondern eine Position; darunter stehen ${
      first(codes, more)
    }: Geben Sie alle acht Ziffern an.`,
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
  noMemberState: () =>
    "Dieses Land ist kein Mitgliedstaat der Europäischen Union: Gefragt ist das Land der Einfuhr, nicht der Ursprung, der befreit sein kann.",
  declarantNotNeeded: () => `Die Ware steht nicht in ${annex}: Eine Zulassung ist nicht nötig.`,
  noThreshold: () =>
    `Für diese Ware gibt es die Schwelle des Artikels 2a der ${act} nicht: Jede Menge braucht einen zugelassenen CBAM-Anmelder (Artikel 5).`,
  aboveThreshold: ({ tonnes }) => above(tonnes),
  upToThreshold: ({ tonnes }) => upTo(tonnes),
  aboveThresholdOfPart: ({ code, part, tonnes }) => `${ofPart(code, part)}${above(tonnes)}`,
  upToThresholdOfPart: ({ code, part, tonnes }) => `${ofPart(code, part)}${upTo(tonnes)}`,
  describedAsUnlisted: ({ code }) => `Der KN-Code ${code} steht nicht in ${annex}.`,
  verifiedNeeded: () => `Es gibt keinen Standardwert: ${giveBoth}.`,
  tooManyDigits: () => "Ein KN-Code hat acht Ziffern, ein TARIC-Code zehn: Prüfen Sie die Ziffern.",
  noCodeBegins: ({ digits }) => `Kein KN-Code beginnt mit ${digits}: Prüfen Sie die Ziffern.`,
  noGoodsOfWords: () => `Anhang I hat keine Ware, zu der alle diese Wörter passen. ${otherWords}`,
  unknownWords: ({ words }) =>
    `Anhang I hat keine Ware, zu der diese Wörter passen: ${quotedWords(words)}. ${otherWords}`,
  wordsLeftOut: ({ words }) =>
    `Keine der gefundenen Waren ist bekannt als ${quotedWords(words)}: Das blieb unberücksichtigt.`,
  wordsReadAs: ({ words, others }) =>
    `Keine Ware des Anhangs I ist bekannt als ${quotedWords(words)}: Diese hier sind bekannt als ${
      quotedWords(others)
    }.`,
  absentDigits: ({ level, digits }) =>
    `Die Kombinierte Nomenklatur hat ${absentLevels[level]} ${digits}: Prüfen Sie die Ziffern.`,
  notCovered: ({ level, digits }) =>
    `${levels[level]} ${digits} fällt nicht unter CBAM: ${annex} nennt diese Waren nicht.`,
  beginsUncovered: ({ digits }) =>
    `KN-Codes, die mit ${digits} beginnen, fallen nicht unter CBAM: ${annex} nennt sie nicht.`,
};
