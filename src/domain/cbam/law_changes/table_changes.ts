/**
 * Changes of what isn't a default value: mark-ups, benchmarks, factors, Annex I, goods, exempt origins and thresholds. Implementing
 * Regulations (EU) 2025/2620 and 2025/2621; Regulation (EU) 2023/956, Annexes I to III.
 */
import type { Decimal } from "../../../kernel/decimal.ts";
import type { Benchmark, DataSet, Goods, ReferenceTables } from "../law/reference.ts";
import { changeOfNumber, changeOfWord, type FigureSubject, type LawChange } from "./law_change.ts";
import type { LawFigure } from "../../../kernel/findings/law/law_figures.ts";
import type { LawBeside } from "./value_changes.ts";

/** Figure of a year; undefined where the year has none. */
type OfYear = (year: number) => Decimal | null | undefined;

/** Changes of a figure that has one value a year; years in a row with the same change are told as one. */
const changesByYear = (
  subject: Omit<FigureSubject, "years">,
  years: ReadonlyArray<number>,
  { before, after }: { readonly before: OfYear; readonly after: OfYear },
): ReadonlyArray<LawChange> => {
  const changes: Array<{ first: number; last: number; change: LawChange }> = [];
  for (const year of years) {
    const change = changeOfNumber({ ...subject, years: String(year) }, before(year), after(year));
    if (change === undefined) continue;
    const last = changes.at(-1);
    const isSame = last?.last === year - 1 && last.change.before === change.before &&
      last.change.after === change.after;
    if (isSame) last.last = year;
    else changes.push({ first: year, last: year, change });
  }
  return changes.map(({ first, last, change }) =>
    first === last ? change : { ...change, years: `${first}-${last}` }
  );
};

const rangeOf = (years: ReadonlyArray<number>): ReadonlyArray<number> => {
  const first = Math.min(...years);
  return years.length === 0
    ? []
    : Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
};

const keysOf = <Key>(...maps: ReadonlyArray<ReadonlyMap<Key, unknown>>): ReadonlyArray<Key> =>
  [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();

/** A mark-up without an end is that of its first year for all later ones. */
const markUpChanges = (before: DataSet, after: DataSet): ReadonlyArray<LawChange> => {
  const rules = [...before.markUps, ...after.markUps];
  const years = rangeOf(rules.flatMap(({ yearFrom, yearTo }) => [yearFrom, yearTo ?? yearFrom]));
  return [...new Set(rules.map(({ sector }) => sector))].flatMap((sector) => {
    const in_ = ({ markUps }: DataSet): OfYear => (year) =>
      markUps.find((rule) =>
        rule.sector === sector && rule.yearFrom <= year && (rule.yearTo === null || year <= rule.yearTo)
      )?.share;
    const subject = { figure: "mark_up", codes: [sector], origin: null, route: null } as const;
    return changesByYear(subject, years, { before: in_(before), after: in_(after) });
  });
};

const columns = [
  ["benchmark_column_a", ({ columnA }: Benchmark) => columnA],
  ["benchmark_column_b", ({ columnB }: Benchmark) => columnB],
] as const;

const benchmarkChanges = (before: ReferenceTables, after: ReferenceTables): ReadonlyArray<LawChange> =>
  keysOf(before.benchmarks, after.benchmarks).flatMap((code) => {
    const [old = [], now = []] = [before.benchmarks.get(code), after.benchmarks.get(code)];
    const all = [...old, ...now];
    const years = rangeOf(all.flatMap(({ yearFrom, yearTo }) => [yearFrom, yearTo]));
    const routes = [...new Set(all.map(({ route }) => route))];
    return routes.flatMap((route) =>
      columns.flatMap(([figure, valueOf]) => {
        const in_ = (rows: ReadonlyArray<Benchmark>): OfYear => (year) => {
          const row = rows.find((one) => one.route === route && one.yearFrom <= year && year <= one.yearTo);
          return row && valueOf(row);
        };
        const name: LawFigure = figure;
        const subject = { figure: name, codes: [code], origin: null, route };
        return changesByYear(subject, years, { before: in_(old), after: in_(now) });
      })
    );
  });

const factorChanges = (before: ReferenceTables, after: ReferenceTables): ReadonlyArray<LawChange> => {
  const years = rangeOf(keysOf(before.factors, after.factors));
  const subject = { codes: [], origin: null, route: null };
  return [
    ...changesByYear({ ...subject, figure: "cbam_factor" }, years, {
      before: (year) => before.factors.get(year)?.cbamFactor,
      after: (year) => after.factors.get(year)?.cbamFactor,
    }),
    ...changesByYear({ ...subject, figure: "correction_factor" }, years, {
      before: (year) => before.factors.get(year)?.cscf?.share,
      after: (year) => after.factors.get(year)?.cscf?.share,
    }),
  ];
};

const wordChanges = <Key extends string, Value>(
  maps: { readonly before: ReadonlyMap<Key, Value>; readonly after: ReadonlyMap<Key, Value> },
  subjectOf: (key: Key) => FigureSubject,
  wordOf: (value: Value) => string,
): ReadonlyArray<LawChange> =>
  keysOf(maps.before, maps.after).flatMap((key) => {
    const [old, now] = [maps.before.get(key), maps.after.get(key)];
    return changeOfWord(
      subjectOf(key),
      old === undefined ? null : wordOf(old),
      now === undefined ? null : wordOf(now),
    ) ?? [];
  });

const goodsInWords = ({ sector, indirectCounts, valuedAs, cnCode }: Goods): string =>
  [
    sector,
    indirectCounts ? "direct and indirect emissions" : "direct emissions",
    ...(valuedAs === cnCode ? [] : [`valued as ${valuedAs}`]),
  ].join(", ");

const subjectOfCode = (figure: LawFigure) => (code: string): FigureSubject => ({
  figure,
  codes: [code],
  origin: null,
  route: null,
  years: null,
});

/** Returns the changes of everything but default values. */
export const tableChanges = (laws: LawBeside): ReadonlyArray<LawChange> => {
  const [before, after] = [laws.before.tables, laws.after.tables];
  return [
    ...markUpChanges(laws.before.dataSet, laws.after.dataSet),
    ...benchmarkChanges(before, after),
    ...factorChanges(before, after),
    ...wordChanges({ before: before.annexI, after: after.annexI }, subjectOfCode("annex_i"), (rule) => rule),
    ...wordChanges({ before: before.goods, after: after.goods }, subjectOfCode("goods"), goodsInWords),
    ...wordChanges(
      { before: before.exemptOrigins, after: after.exemptOrigins },
      (origin) => ({ ...subjectOfCode("exempt_origin")(""), codes: [], origin }),
      () => "exempt",
    ),
    ...keysOf(before.thresholds, after.thresholds).flatMap((sector) =>
      changeOfNumber(
        { ...subjectOfCode("threshold")(sector) },
        before.thresholds.get(sector)?.tonnes,
        after.thresholds.get(sector)?.tonnes,
      ) ?? []
    ),
  ];
};
