/**
 * Notes on plans: comparisons of origins and costs of years to come. As data, because every language makes its own
 * sentence of them; the API's sentences are here.
 */
import type { LawFinding } from "./law/law_finding.ts";
import { lawText } from "./law/law_text.ts";
import type { NoParts, OneOf } from "./sentences.ts";

/** Each kind of note with what its sentences are made of. */
export interface PlanNotes {
  /** Only the origin that goods really have counts. */
  readonly onlyRealOrigin: NoParts;
  /** Origins that have no line of their own, out of all that were compared. */
  readonly valuesOfOthers: { readonly origins: number; readonly fallingBack: number };
  /** Exempt origins are not in a comparison that names no countries. */
  readonly exemptOriginsLeftOut: NoParts;
  /** All acts are those that are known today; data sets each with the first year of the plan that it counts for. */
  readonly knownToday: {
    readonly datasets: ReadonlyArray<{ readonly version: string; readonly firstYear: number }>;
    readonly day: string;
  };
  /** Every price, but for years with prices of their own, is the newest published one. */
  readonly priceHeld: { readonly priceEur: string; readonly period: string };
  /** A year that is paid for at prices of its own periods has the newest of those. */
  readonly publishedOfYear: { readonly year: number; readonly priceEur: string; readonly period: string };
  /** Prices of a path are an assumption of the caller's. */
  readonly pathAssumed: NoParts;
  /** A price of a path that is far from the newest published one: its first year, both prices in EUR. */
  readonly priceFarOff: {
    readonly year: number;
    readonly priceEur: string;
    readonly newestEur: string;
    readonly isAbove: boolean;
  };
  /** Years before the first one of a path have the newest published price. */
  readonly publishedBefore: {
    readonly years: ReadonlyArray<number>;
    readonly priceEur: string;
    readonly period: string;
  };
  /** Years in which CBAM does not reach goods that it reaches in others. */
  readonly yearsOutside: { readonly years: ReadonlyArray<number> };
  /** Years that have no correction factor yet. */
  readonly cscfAssumed: { readonly years: ReadonlyArray<number>; readonly factor: string };
  /** Years that have no benchmarks yet. */
  readonly benchmarksAssumed: { readonly years: ReadonlyArray<number> };
  /** A year from which there is no free allocation. */
  readonly allocationEnds: { readonly year: number };
  /** Meaning of the break-even. */
  readonly breakEven: NoParts;
  /** A break-even without precursors. */
  readonly breakEvenByColumnB: NoParts;
  /** A break-even beside a carbon price paid abroad, which is deducted from the cost with verified values. */
  readonly breakEvenBeforePaid: NoParts;
  /** Free allocations of a verification report in other years than their own. */
  readonly allocationScaled: { readonly year: number };
  /** Sums are rounded once. */
  readonly roundedOnce: NoParts;
  /** Default values stand in until somebody verifies a producer's own. */
  readonly defaultsStandIn: NoParts;
  /** Verified goods that have no default value to set them against: they have figures of their own values alone. */
  readonly nothingBeside: NoParts;
  /** A production route that is assumed for verified values. */
  readonly routeTaken: { readonly route: string };
  /** A steel grade that is assumed for verified values, because the assumed route leaves several possible. */
  readonly gradeTaken: { readonly route: string; readonly taken: string };
}

/** A note of one of the kinds. */
export type PlanNote = OneOf<PlanNotes>;

/** A finding of the law, or a note on plans. */
export type PlanFinding = LawFinding | PlanNote;

/** One language's sentence for each kind; it does not compile while a kind lacks one. */
export type PlanNoteSentences = {
  readonly [Kind in keyof PlanNotes]: (note: PlanNotes[Kind]) => string;
};

/**
 * Returns the note's sentence in a language.
 * @param sentences of the language
 */
export const planNoteIn = <Kind extends keyof PlanNotes>(
  sentences: PlanNoteSentences,
  note: { readonly [Each in Kind]: { readonly kind: Each } & PlanNotes[Each] }[Kind],
): string => sentences[note.kind](note);

/** Returns years as a reader says them: 2031 to 2033, or 2031 and 2033. */
export const yearsInWords = (
  years: ReadonlyArray<number>,
  words: { readonly to: string; readonly and: string },
): string => {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (years.length > 2 && last - first === years.length - 1) return `${first} ${words.to} ${last}`;
  return years.length < 2 ? String(first) : `${years.slice(0, -1).join(", ")} ${words.and} ${last}`;
};

/** Returns the data sets of a plan one after the other, the later ones with their first year. */
export const datasetsInWords = (
  [first, ...later]: PlanNotes["knownToday"]["datasets"],
  named: (version: string) => string,
  from: (year: number, named: string) => string,
): string =>
  [
    named(first?.version ?? ""),
    ...later.map(({ version, firstYear }) => from(firstYear, named(version))),
  ].join(", ");

const inEnglish = (years: ReadonlyArray<number>): string => yearsInWords(years, { to: "to", and: "and" });

const english: PlanNoteSentences = {
  knownToday: ({ datasets, day }) =>
    `All years are calculated with what is known on ${day}: the default values ${
      datasetsInWords(datasets, (version) => version, (year, named) => `from ${year} on ${named}`)
    }, benchmarks and factors as published. The Commission is to replace the benchmarks for imports from 2027 (Implementing Regulation (EU) 2025/2620, recital 10) and to review the default values by December 2027 (Implementing Regulation (EU) 2025/2547, Article 11(5)).`,
  priceHeld: ({ priceEur, period }) =>
    `No price of a year to come is known: the newest published one, ${priceEur} EUR of ${period}, is held for every year.`,
  publishedOfYear: ({ year, priceEur, period }) =>
    `For ${year} the newest price of its own quarters counts: ${priceEur} EUR of ${period}.`,
  pathAssumed: () => "The prices of the price path are an assumption; nobody has published them.",
  priceFarOff: ({ year, priceEur, newestEur, isAbove }) =>
    `The price of ${year}, ${priceEur} EUR per tCO2e, is ${
      isAbove ? "more than five times" : "less than a fifth of"
    } the newest published price, ${newestEur} EUR: check its decimal mark.`,
  publishedBefore: ({ years, priceEur, period }) =>
    `${inEnglish(years)}: the newest published price, ${priceEur} EUR of ${period}, counts.`,
  yearsOutside: ({ years }) =>
    `${
      inEnglish(years)
    }: CBAM does not apply to these goods by the law that is known today, so that nothing is counted.`,
  cscfAssumed: ({ years, factor }) =>
    `The cross-sectoral correction factor of ${inEnglish(years)} is not set: ${factor} is assumed.`,
  benchmarksAssumed: ({ years }) =>
    `No benchmarks are set for ${inEnglish(years)}: those of the last year that has any go on.`,
  allocationEnds: ({ year }) => `From ${year} there is no free allocation: all emissions are paid for.`,
  breakEven: () =>
    "A verified value below the break-even costs less than the default value. The break-even may lie above the default value, because free allocation differs with verified values.",
  breakEvenByColumnB: () =>
    "The precursors are not known, so the break-even takes the benchmark of the whole chain (column B) for verified values: with precursors it may differ.",
  breakEvenBeforePaid: () =>
    "The break-even leaves out the carbon price paid in the country of origin. Only verified values have it deducted, so a value somewhat above the break-even may still save money.",
  allocationScaled: ({ year }) =>
    `The free allocation of the verification report is that of ${year}: for other years it is scaled with the CBAM factor and the correction factor.`,
  roundedOnce: () =>
    "Each figure is rounded once, from its exact value: a sum may differ by a cent from that of the printed figures.",
  onlyRealOrigin: () =>
    "Only the real origin of the goods counts. Moving goods, or the origin that is declared, to get a lower default value may be circumvention (Regulation (EU) 2023/956, Article 27; the proposal COM(2025) 989 would name it there).",
  valuesOfOthers: ({ origins, fallingBack }) =>
    `${fallingBack} of ${origins} origins ${
      fallingBack === 1 ? "has no default value of its" : "have no default value of their"
    } own for these goods: ${
      fallingBack === 1 ? "it takes" : "they take"
    } the row of all other countries and territories.`,
  exemptOriginsLeftOut: () =>
    "Goods of the Union and of the countries of Annex III of Regulation (EU) 2023/956 are exempt and not in the list: name them in countries to see them with a cost of 0.",
  defaultsStandIn: () =>
    "The costs rest on the default values of each origin, not on what a producer emits: a verified value of a producer takes their place.",
  nothingBeside: () =>
    "Goods with verified values whose code, origin and route have no default value are calculated with their verified values alone: they have no cost by default values, no saving and no break-even, and in sums they count in the known cost alone.",
  routeTaken: ({ route }) =>
    `No production route was named: ${route}, that of the default values, is assumed for the free allocation of the verified values. Another route has another free allocation.`,
  gradeTaken: ({ route, taken }) =>
    `No production route was named: the default values' route ${route} leaves several steel grades possible, so the highest of their benchmarks, that of ${taken}, is taken for the free allocation of the verified values (Implementing Regulation (EU) 2025/2620, Annex, point 5.1).`,
};

/** Returns the API's sentence about the note. */
export const planNoteText = (note: PlanNote): string => planNoteIn(english, note);

/** Returns true for a note on plans. */
export const isPlanNote = (finding: PlanFinding): finding is PlanNote => Object.hasOwn(english, finding.kind);

/** Returns the API's sentence about a finding of a plan. */
export const planFindingText = (finding: PlanFinding): string =>
  isPlanNote(finding) ? planNoteText(finding) : lawText(finding);
