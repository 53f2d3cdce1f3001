/**
 * Changes of the tables that every data set shares: benchmarks, factors, Annex I, goods, nomenclature, exempt origins, production
 * routes, thresholds and authorities. Whatever an answer says of a row is compared. Implementing Regulation (EU) 2025/2620;
 * Regulation (EU) 2023/956, Annexes I to III.
 */
import type { Citation } from "../../../kernel/citation.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import { alpha3OfText, otherFormOf } from "../../../kernel/identifiers.ts";
import type {
  Benchmark,
  CompetentAuthority,
  Goods,
  ProductionRoute,
  ReferenceTables,
  SharedTableName,
} from "../law/reference.ts";
import { changesByYear, rangeOf } from "./changes_by_year.ts";
import { changeOfNumber, changeOfWord, type LawChange } from "./law_change.ts";
import { keysOf, rowChanges, subjectOfCode, subjectOfOrigin } from "./row_changes.ts";

/** Changes of one table. */
type Comparison = (before: ReferenceTables, after: ReferenceTables) => ReadonlyArray<LawChange>;

const sourceOf = ({ source }: { readonly source: Citation }): string => source.label;

/** Label of a source that is told only where the figure was there before and stays. */
const bothSources = (
  old: Citation | undefined,
  now: Citation | undefined,
): readonly [string | null, string | null] =>
  old === undefined || now === undefined ? [null, null] : [old.label, now.label];

const columns = [
  ["benchmark_column_a", ({ columnA }: Benchmark) => columnA],
  ["benchmark_column_b", ({ columnB }: Benchmark) => columnB],
] as const;

const benchmarks: Comparison = (before, after) =>
  keysOf(before.benchmarks, after.benchmarks).flatMap((code) => {
    const [old = [], now = []] = [before.benchmarks.get(code), after.benchmarks.get(code)];
    if (old === now) return [];
    const all = [...old, ...now];
    const years = rangeOf(all.flatMap(({ yearFrom, yearTo }) => [yearFrom, yearTo]));
    return [...new Set(all.map(({ route }) => route))].flatMap((route) => {
      const rowIn = (rows: ReadonlyArray<Benchmark>, year: number): Benchmark | undefined =>
        rows.find((one) => one.route === route && one.yearFrom <= year && year <= one.yearTo);
      const subject = { codes: [code], origin: null, route };
      const ofColumns = columns.flatMap(([figure, valueOf]) =>
        changesByYear(years, (year, text) => {
          const [one, other] = [rowIn(old, year), rowIn(now, year)];
          return changeOfNumber(
            { ...subject, figure, years: text },
            one && valueOf(one),
            other && valueOf(other),
          );
        })
      );
      const ofSources = changesByYear(years, (year, text) =>
        changeOfWord(
          { ...subject, figure: "source", years: text },
          ...bothSources(rowIn(old, year)?.source, rowIn(now, year)?.source),
        ));
      return [...ofColumns, ...ofSources];
    });
  });

const factors: Comparison = ({ factors: before }, { factors: after }) => {
  const years = rangeOf(keysOf(before, after));
  const subject = { codes: [], origin: null, route: null };
  const numbers = (
    figure: "cbam_factor" | "correction_factor",
    valueOf: (of: ReferenceTables["factors"], year: number) => Decimal | undefined,
  ) =>
    changesByYear(
      years,
      (year, text) =>
        changeOfNumber({ ...subject, figure, years: text }, valueOf(before, year), valueOf(after, year)),
    );
  const sources = (valueOf: (of: ReferenceTables["factors"], year: number) => Citation | undefined) =>
    changesByYear(years, (year, text) =>
      changeOfWord(
        { ...subject, figure: "source", years: text },
        ...bothSources(valueOf(before, year), valueOf(after, year)),
      ));
  return [
    ...numbers("cbam_factor", (of, year) => of.get(year)?.cbamFactor),
    ...numbers("correction_factor", (of, year) => of.get(year)?.cscf?.share),
    ...sources((of, year) => of.get(year)?.cbamFactorSource),
    ...sources((of, year) => of.get(year)?.cscf?.source),
  ];
};

const annexI: Comparison = ({ annexI: before }, { annexI: after }) =>
  rowChanges({ before, after }, {
    figure: "annex_i",
    subjectOf: subjectOfCode,
    wordOf: (rule) => rule,
    beside: [],
  });

/** Everything of goods that decides what they are, what counts and how; the note says which part of a code Annex I lists. */
const goodsInWords = ({ sector, indirectCounts, valuedAs, cnCode, isHeading, note }: Goods): string =>
  [
    ...(isHeading ? ["heading"] : []),
    sector,
    indirectCounts ? "direct and indirect emissions" : "direct emissions",
    ...(valuedAs === cnCode ? [] : [`valued as ${valuedAs}`]),
    ...(note === "" ? [] : [note]),
  ].join(", ");

const goods: Comparison = ({ goods: before }, { goods: after }) =>
  rowChanges({ before, after }, {
    figure: "goods",
    subjectOf: subjectOfCode,
    wordOf: goodsInWords,
    beside: [["description", ({ description }) => description]],
  });

/** Six digits of each subheading. */
const subheadingsOf = ({ nomenclature }: ReferenceTables): ReadonlyMap<string, true> =>
  new Map([...nomenclature].flatMap(([heading, two]) => [...two].map((each) => [`${heading}${each}`, true])));

const nomenclature: Comparison = (before, after) =>
  before.nomenclature === after.nomenclature
    ? []
    : rowChanges({ before: subheadingsOf(before), after: subheadingsOf(after) }, {
      figure: "subheading",
      subjectOf: subjectOfCode,
      wordOf: () => "known",
      beside: [],
    });

/** The reason decides the document code: origin in the Union, or an exempt one. */
const exemptOrigins: Comparison = ({ exemptOrigins: before }, { exemptOrigins: after }) =>
  rowChanges({ before, after }, {
    figure: "exempt_origin",
    subjectOf: subjectOfOrigin,
    wordOf: ({ reason }) => reason,
    beside: [["source", sourceOf]],
  });

/** The benchmarks that default values of the route take: its own alone, or the highest of several. */
const gradesOf = ({ gradesBeside }: ProductionRoute): string =>
  ["own benchmark", ...gradesBeside].join(", or that of ");

const routes: Comparison = ({ routes: before }, { routes: after }) =>
  rowChanges({ before, after }, {
    figure: "production_route",
    subjectOf: (figure, route) => ({ figure, codes: [], origin: null, route, years: null }),
    wordOf: gradesOf,
    beside: [["description", ({ description }) => description], ["source", sourceOf]],
  });

const thresholds: Comparison = ({ thresholds: before }, { thresholds: after }) => [
  ...keysOf(before, after).flatMap((sector) =>
    changeOfNumber(
      subjectOfCode("threshold", sector),
      before.get(sector)?.tonnes,
      after.get(sector)?.tonnes,
    ) ?? []
  ),
  ...keysOf(before, after).flatMap((sector) =>
    changeOfWord(
      subjectOfCode("source", sector),
      ...bothSources(before.get(sector)?.source, after.get(sector)?.source),
    ) ?? []
  ),
];

const authorityInWords = (of: CompetentAuthority): string =>
  [of.country, of.authority, of.email, of.website, of.note, of.sourceUrl, of.sourceAccessedAt]
    .filter((part) => part !== null).join("; ");

const authorities: Comparison = ({ authorities: before }, { authorities: after }) =>
  rowChanges({ before, after }, {
    figure: "authority",
    subjectOf: (figure, country) =>
      subjectOfOrigin(figure, alpha3OfText(otherFormOf(country) ?? "") ?? country),
    wordOf: authorityInWords,
    beside: [],
  });

/** One comparison for each table: a table without one doesn't compile. */
const comparisons: Readonly<Record<SharedTableName, Comparison>> = {
  benchmarks,
  factors,
  annex_i: annexI,
  goods,
  nomenclature,
  exempt_origins: exemptOrigins,
  production_routes: routes,
  thresholds,
  competent_authorities: authorities,
};

/** Returns the changes of the shared tables. */
export const tableChanges = (before: ReferenceTables, after: ReferenceTables): ReadonlyArray<LawChange> =>
  Object.values(comparisons).flatMap((compare) => compare(before, after));
