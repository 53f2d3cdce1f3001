/**
 * Changes of default values: of each code, origin and production route what a calculation takes, before and after.
 * Implementing Regulation (EU) 2025/2621, Annexes I and III.
 */
import { type CountryAlpha3, everyAlpha3 } from "../../../kernel/identifiers.ts";
import { otherCountries, pairOf, type RouteValue, routeValues } from "../calculation/intensity.ts";
import { electricityValues, type Law } from "../law/law.ts";
import { importYear } from "../law/price.ts";
import { type DataSet, type DefaultValue, electricityCnCode, type Goods } from "../law/reference.ts";
import { changesByYear, rangeOf } from "./changes_by_year.ts";
import { changeOfNumber, changeOfWord, type FigureSubject, type LawChange } from "./law_change.ts";
import type { LawFigure } from "../../../kernel/findings/law/law_figures.ts";

const cnDigits = 8;

/** Law before and after, for the same import. */
export interface LawBeside {
  /** Law as it is. */
  readonly before: Law;
  /** Law as it becomes. */
  readonly after: Law;
}

/** Values of a pair, each by the name of its production route and of the goods of a TARIC code. */
interface PairValues {
  readonly isOwn: boolean;
  readonly byName: ReadonlyMap<string, RouteValue>;
}

/** TARIC code of a line of ten digits; empty for others. */
const taricOf = ({ goodsLine }: DefaultValue): string => goodsLine.length > cnDigits ? goodsLine : "";

/** Values by names of their own: a route that several lines print has one for each. */
const named = (values: ReadonlyArray<RouteValue>): ReadonlyMap<string, RouteValue> => {
  const byName = new Map<string, RouteValue>();
  for (const value of values) {
    const name = `${value.route} ${taricOf(value.line)}`;
    const before = [...byName.keys()].filter((other) => other.startsWith(name)).length;
    byName.set(before === 0 ? name : `${name} ${before}`, value);
  }
  return byName;
};

const valuesOf = (law: Law, goods: Goods | undefined, country: CountryAlpha3): PairValues => {
  const values = goods === undefined
    ? []
    : routeValues(pairOf(law, goods, country), importYear({ day: law.importDay }));
  return {
    isOwn: values.some(({ matchQuality }) => matchQuality === "country"),
    byName: named(values),
  };
};

const partsOf = (isElectricity: boolean) =>
  isElectricity ? [["electricity", (line: DefaultValue) => line.totalTPerT]] as const : [
    ["total", (line: DefaultValue) => line.totalTPerT],
    ["direct", (line: DefaultValue) => line.directTPerT],
    ["indirect", (line: DefaultValue) => line.indirectTPerT],
  ] as const;

/** Country whose line it is, or all others, and the line. */
const lineInWords = (origin: string, { matchQuality, line }: RouteValue): string =>
  `${matchQuality === "country" ? origin : otherCountries} ${line.goodsLine}`;

/** Totals with mark-up as a table prints them, by year. */
const printedChanges = (
  subject: Omit<FigureSubject, "figure" | "years">,
  before: DefaultValue | undefined,
  after: DefaultValue | undefined,
): ReadonlyArray<LawChange> => {
  const [old, now] = [before?.printedTotals, after?.printedTotals];
  return changesByYear(
    rangeOf([...old?.keys() ?? [], ...now?.keys() ?? []]),
    (year, years) =>
      changeOfNumber({ ...subject, figure: "printed_total", years }, old?.get(year), now?.get(year)),
  );
};

/** A pair whose values are compared. */
interface ComparedPair {
  readonly code: string;
  /** The country, or `OTHER`. */
  readonly origin: string;
  readonly before: PairValues;
  readonly after: PairValues;
}

const changesOfPair = ({ code, origin, before, after }: ComparedPair): ReadonlyArray<LawChange> => {
  const parts = partsOf(code === electricityCnCode);
  const names = new Set([...before.byName.keys(), ...after.byName.keys()]);
  return [...names].flatMap((name) => {
    const [old, now] = [before.byName.get(name), after.byName.get(name)];
    const some = old ?? now;
    if (old === now || some === undefined) return [];
    const subject = { codes: [taricOf(some.line) || code], origin, route: some.route, years: null };
    const word = { ...subject, figure: "goods_line" } as const;
    const ofLine = old === undefined || now === undefined
      ? undefined
      : changeOfWord(word, lineInWords(origin, old), lineInWords(origin, now));
    const ofParts = parts.flatMap(([figure, valueOf]) => {
      const named: LawFigure = figure;
      const [one, other] = [old && valueOf(old.line), now && valueOf(now.line)];
      return changeOfNumber({ ...subject, figure: named }, one, other) ?? [];
    });
    return [
      ...ofParts,
      ...printedChanges(subject, old?.line, now?.line),
      ...ofLine === undefined ? [] : [ofLine],
    ];
  });
};

/** Countries that either table has rows of, and one that neither has: it stands for all others. */
const originsOf = (tables: ReadonlyArray<DataSet | undefined>) => {
  const own = new Set(tables.flatMap((table) => [...table?.lines.keys() ?? []]));
  const other = everyAlpha3.find((country) => !own.has(country));
  return {
    countries: everyAlpha3.filter((country) => own.has(country)),
    others: other === undefined ? [] : [other],
  };
};

const codesOf = ({ before, after }: LawBeside): ReadonlyArray<string> =>
  [...new Set([...before.tables.goods.keys(), ...after.tables.goods.keys()])]
    .filter((code) => !(after.tables.goods.get(code) ?? before.tables.goods.get(code))?.isHeading).sort();

/** True if nothing changes that values are taken from: data set, values of electricity, goods, and benchmarks with their routes. */
const isSame = ({ before, after }: LawBeside): boolean =>
  before.dataSet === after.dataSet && electricityValues(before) === electricityValues(after) &&
  before.tables.goods === after.tables.goods && before.tables.benchmarks === after.tables.benchmarks;

/** Yields after every code, so that other work may be done in between. Returns the changes. */
export function* valueChanges(laws: LawBeside): Generator<void, ReadonlyArray<LawChange>> {
  if (isSame(laws)) return [];
  const { before, after } = laws;
  const ofGoods = originsOf([before.dataSet, after.dataSet]);
  const ofElectricity = originsOf([electricityValues(before), electricityValues(after)]);
  const changes: Array<LawChange> = [];
  for (const code of codesOf(laws)) {
    yield;
    const [old, now] = [before.tables.goods.get(code), after.tables.goods.get(code)];
    const { countries, others } = code === electricityCnCode ? ofElectricity : ofGoods;
    for (const country of [...others, ...countries]) {
      const pair = { before: valuesOf(before, old, country), after: valuesOf(after, now, country) };
      const isOther = others.includes(country);
      // What falls back in both is told once, of all other countries.
      if (!isOther && !pair.before.isOwn && !pair.after.isOwn) continue;
      changes.push(...changesOfPair({ code, origin: isOther ? otherCountries : country, ...pair }));
    }
  }
  return changes;
}
