/**
 * Changes of default values: of each code, origin and production route what a calculation takes, before and after.
 * Implementing Regulation (EU) 2025/2621, Annexes I and III.
 */
import { type CountryAlpha3, everyAlpha3 } from "../../../kernel/identifiers.ts";
import { otherCountries, pairOf, routeValues } from "../calculation/intensity.ts";
import { electricityValues, type Law } from "../law/law.ts";
import { importYear } from "../law/price.ts";
import { type DataSet, type DefaultValue, electricityCnCode, type Goods } from "../law/reference.ts";
import { changeOfNumber, type LawChange } from "./law_change.ts";
import type { LawFigure } from "../../../kernel/findings/law/law_figures.ts";

/** Law before and after, for the same import. */
export interface LawBeside {
  /** Law as it is. */
  readonly before: Law;
  /** Law as it becomes. */
  readonly after: Law;
}

/** Values of a pair by their production route. */
interface PairValues {
  readonly isOwn: boolean;
  readonly byRoute: ReadonlyMap<string, DefaultValue>;
}

const valuesOf = (law: Law, goods: Goods | undefined, country: CountryAlpha3): PairValues => {
  const values = goods === undefined
    ? []
    : routeValues(pairOf(law, goods, country), importYear({ day: law.importDay }));
  return {
    isOwn: values.some(({ matchQuality }) => matchQuality === "country"),
    byRoute: new Map(values.map(({ route, line }) => [route, line])),
  };
};

const partsOf = (isElectricity: boolean) =>
  isElectricity ? [["electricity", (line: DefaultValue) => line.totalTPerT]] as const : [
    ["total", (line: DefaultValue) => line.totalTPerT],
    ["direct", (line: DefaultValue) => line.directTPerT],
    ["indirect", (line: DefaultValue) => line.indirectTPerT],
  ] as const;

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
  const routes = new Set([...before.byRoute.keys(), ...after.byRoute.keys()]);
  return [...routes].flatMap((route) => {
    const [old, now] = [before.byRoute.get(route), after.byRoute.get(route)];
    if (old === now) return [];
    return parts.flatMap(([figure, valueOf]) => {
      const name: LawFigure = figure;
      const subject = { figure: name, codes: [code], origin, route, years: null };
      return changeOfNumber(subject, old && valueOf(old), now && valueOf(now)) ?? [];
    });
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

/** Yields after every code, so that other work may be done in between. Returns the changes. */
export function* valueChanges(laws: LawBeside): Generator<void, ReadonlyArray<LawChange>> {
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
