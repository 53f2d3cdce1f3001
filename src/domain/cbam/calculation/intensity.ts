/**
 * Embedded emissions per tonne of goods: the default values of a (CN code, country) pair with their mark-up.
 * Implementing Regulation (EU) 2025/2621, Annexes I and IV.
 */
import { type Decimal, one, plus, times, zero } from "../../../kernel/decimal.ts";
import { listOfEach, onceEach } from "../../../kernel/once.ts";
import type { CountryAlpha3 } from "../../../kernel/identifiers.ts";
import { electricityValues, type Law } from "../law/law.ts";
import { routeOfLine } from "../law/production_route.ts";
import type { Benchmark, DataSet, DefaultValue, Goods, MarkUp } from "../law/reference.ts";
import type { MatchQuality } from "../../../contract/answers/calculation.ts";
import type { Sector } from "../../../contract/answers/members.ts";
import type { Shipment } from "./shipment.ts";

/** The country row of the default values that stands for every country without a line of its own. */
export const otherCountries = "OTHER";

/** A default value for a year, mark-up included; tCO2e per tonne of goods. */
export interface RouteValue {
  /** Route code, or `default`. */
  readonly route: string;
  /** Quality of the match: the country's own line, or that of all other countries. */
  readonly matchQuality: MatchQuality;
  /** Data set that prints the line. */
  readonly dataSet: DataSet;
  /** The printed line that the value comes from. */
  readonly line: DefaultValue;
  /** Share that the data set adds for the year: 0.1 for 10 %. */
  readonly markUp: Decimal;
  /** Total with mark-up. */
  readonly totalTPerT: Decimal;
  /** Direct and indirect are information only: rounded on their own, they need not add up to the total. */
  readonly directTPerT: Decimal;
  /** Indirect part with mark-up. */
  readonly indirectTPerT: Decimal;
}

const lineLengths = [8, 6, 4] as const;

/** The prefixes under which a row may have lines, the longest first. */
const prefixesOf = onceEach(({ valuedAs }: Goods) => lineLengths.map((length) => valuedAs.slice(0, length)));

/** The longest goods line of a table that is a prefix of the CN code. */
const longestOf = (
  rows: ReadonlyMap<string, ReadonlyArray<DefaultValue>> | undefined,
  goods: Goods,
): ReadonlyArray<DefaultValue> | undefined => {
  if (rows === undefined) return undefined;
  for (const prefix of prefixesOf(goods)) {
    const lines = rows.get(prefix);
    if (lines !== undefined) return lines;
  }
  return undefined;
};

const noLines: ReadonlyArray<DefaultValue> = [];

/** Returns the lines that the country's own table has for the CN code, of whichever TARIC codes; none where it falls back. */
export const linesOfCountry = (dataSet: DataSet, { country, goods }: Pair): ReadonlyArray<DefaultValue> =>
  longestOf(dataSet.lines.get(country), goods) ?? noLines;

/** Lines that goods of a TARIC code have: those of another variant of the CN code are of other goods. */
const linesOfVariant = (lines: ReadonlyArray<DefaultValue>, taricCode: string): ReadonlyArray<DefaultValue> =>
  lines.filter(({ goodsLine }) => taricCode.startsWith(goodsLine));

/**
 * The longest goods line of the country's table that is a prefix of the CN code; a country without one falls back
 * to `OTHER` as a whole row. Of goods whose TARIC code has a line of its own, only lines of that code count.
 * @source Implementing Regulation (EU) 2025/2621, Annex I
 */
const linesOf = (
  dataSet: DataSet,
  { country, goods }: Pair,
  taricCode: string | undefined,
): { readonly matchQuality: MatchQuality; readonly lines: ReadonlyArray<DefaultValue> } => {
  const own = longestOf(dataSet.lines.get(country), goods);
  if (own !== undefined && taricCode === undefined) return { matchQuality: "country", lines: own };
  const others = longestOf(dataSet.lines.get(otherCountries), goods) ?? noLines;
  const ofOthers = taricCode === undefined ? noLines : linesOfVariant(others, taricCode);
  if (taricCode === undefined || ofOthers.length === 0) {
    return own === undefined
      ? { matchQuality: "other_countries", lines: others }
      : { matchQuality: "country", lines: own };
  }
  const ofOwn = linesOfVariant(own ?? noLines, taricCode);
  return ofOwn.length === 0
    ? { matchQuality: "other_countries", lines: ofOthers }
    : { matchQuality: "country", lines: ofOwn };
};

/**
 * The mark-up on the total; undefined where none is put on it.
 * @source Implementing Regulation (EU) 2025/2621, Article on mark-ups: 10 %, 20 %, 30 %; fertilisers 1 %
 */
const markUpOf = (dataSet: DataSet, sector: Sector, year: number): MarkUp | undefined => {
  for (const rule of dataSet.markUps) {
    if (rule.sector === sector && rule.yearFrom <= year && (rule.yearTo === null || year <= rule.yearTo)) {
      return rule;
    }
  }
  return undefined;
};

/** The year of the printed total that applies; undefined for a line that prints none. */
const printedYearOf = ({ printedTotals }: DefaultValue, year: number): number | undefined =>
  printedTotals.size === 0 ? undefined : Math.min(year, Math.max(...printedTotals.keys()));

/**
 * A data set that prints marked-up totals is taken at its word: what is printed is what applied, although the act rounded
 * it (`OTHER`, line 7216, 2026: 3.995879 and 10 % are printed as 4.395466 and not as 4.3954669). The newest data set prints
 * none: its totals are multiplied exactly.
 */
const totalWithMarkUp = (line: DefaultValue, printedYear: number | undefined, factor: Decimal): Decimal =>
  (printedYear === undefined ? undefined : line.printedTotals.get(printedYear)) ??
    times(line.totalTPerT, factor);

/** A (CN code, country) pair, with the default values that it takes and the benchmarks of the code. */
export interface Pair {
  /** Undefined for electricity where the operator left its default values off. */
  readonly dataSet: DataSet | undefined;
  /** The code's row of the table of goods. */
  readonly goods: Goods;
  /** Country of origin. */
  readonly country: CountryAlpha3;
  /** Benchmarks of the code, of any route and year. */
  readonly benchmarks: ReadonlyArray<Benchmark>;
}

/**
 * Electricity has default values of its own, without mark-up: Annex III instead of Annex I.
 * @source Implementing Regulation (EU) 2025/2621, Article 1 and Annexes I and III
 */
export const pairOf = (law: Law, goods: Goods, country: CountryAlpha3): Pair => ({
  dataSet: goods.sector === "electricity" ? electricityValues(law) : law.dataSet,
  goods,
  country,
  benchmarks: law.tables.benchmarks.get(goods.valuedAs) ?? [],
});

/** Parts that a line's value is made of. */
interface ValueParts extends Pick<RouteValue, "route" | "matchQuality" | "dataSet" | "line"> {
  readonly rule: MarkUp | undefined;
  readonly printedYear: number | undefined;
}

const makeValue = ({ rule, printedYear, ...parts }: ValueParts): RouteValue => {
  const { line } = parts;
  const markUp = rule?.share ?? zero;
  const factor = plus(one, markUp);
  return {
    ...parts,
    markUp,
    totalTPerT: totalWithMarkUp(line, printedYear, factor),
    directTPerT: times(line.directTPerT, factor),
    indirectTPerT: line.indirectTPerT === null ? zero : times(line.indirectTPerT, factor),
  };
};

/** A value with the parts that tell it from the others of its line. */
interface MadeValue extends Pick<ValueParts, "route" | "rule" | "printedYear"> {
  readonly value: RouteValue;
}

const valuesOf = listOfEach<DefaultValue, MadeValue>();

/** One value for all questions that it answers: a line has a handful. */
const valueOf = (parts: ValueParts): RouteValue => {
  const { line, route, rule, printedYear } = parts;
  const values = valuesOf(line);
  for (const made of values) {
    if (made.route === route && made.rule === rule && made.printedYear === printedYear) return made.value;
  }
  const value = makeValue(parts);
  values.push({ route, rule, printedYear, value });
  return value;
};

/**
 * Every production route that the default values print for the pair, with its figures for the year.
 * @param taricCode TARIC code of goods that it decides about; undefined for the CN code alone
 */
export const routeValues = (pair: Pair, year: number, taricCode?: string): ReadonlyArray<RouteValue> => {
  const { dataSet, goods } = pair;
  if (dataSet === undefined) return [];
  const { matchQuality, lines } = linesOf(dataSet, pair, taricCode);
  const rule = markUpOf(dataSet, goods.sector, year);
  return lines.map((line) =>
    valueOf({
      route: routeOfLine(line, pair.benchmarks),
      matchQuality,
      dataSet,
      line,
      rule,
      printedYear: printedYearOf(line, year),
    })
  );
};

/**
 * Returns the TARIC code whose default value counts where default values take the place of actual ones: that of the goods, else
 * that of the variant whose route is named and of which the country has no line. Routes of other goods name none. Decision 0233.
 */
export const codeOfActual = (
  pair: Pair,
  { taricCode, productionRoute }: Pick<Shipment, "taricCode" | "productionRoute">,
): string | undefined => {
  const { dataSet, goods, benchmarks } = pair;
  if (taricCode !== undefined || productionRoute === undefined || dataSet === undefined) return taricCode;
  const isOfRoute = (line: DefaultValue) => routeOfLine(line, benchmarks) === productionRoute;
  if (linesOf(dataSet, pair, undefined).lines.some(isOfRoute)) return undefined;
  return dataSet.lines.get(otherCountries)?.get(goods.valuedAs)
    ?.find((line) => line.goodsLine.length > goods.valuedAs.length && isOfRoute(line))?.goodsLine;
};
