/**
 * A second, independent reading of the tables and the law, in rational numbers (bigint over bigint): what the
 * calculation is held against. Shares no code with it but the files.
 */

import { expectedPrice, type OraclePrice } from "./oracle_prices.ts";

/** A fraction; the denominator is positive. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const directory = new URL("../../fixtures/reference/cbam/", import.meta.url);

const cells = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => match[1] ?? "");

const table = (name: string): ReadonlyArray<Readonly<Record<string, string>>> => {
  const [header = "", ...lines] = Deno.readTextFileSync(new URL(name, directory)).trimEnd().split(/\r?\n/);
  const names = cells(header);
  return lines.map((line) =>
    Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? "", cell]))
  );
};

export const fraction = (text: string): Fraction => {
  const [whole = "0", part = ""] = text.split(".");
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
};
const multiply = (...factors: ReadonlyArray<Fraction>): Fraction =>
  factors.reduce((a, b) => ({ over: a.over * b.over, under: a.under * b.under }));
const add = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { over: -b.over, under: b.under });
const isBelow = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** Rounds half away from zero; the text has `places` decimals. */
export const rounded = (value: Fraction, places: number): number => {
  const scaled = value.over * 10n ** BigInt(places) * 2n;
  const away = value.over < 0n ? scaled - value.under : scaled + value.under;
  return Number(away / (value.under * 2n)) / 10 ** places;
};

const goods = new Map(table("goods.csv").map((row) => [row["cn_code"] ?? "", row]));
const benchmarks = table("benchmarks.csv");
const factors = new Map(table("cbam-factor.csv").map((row) => [row["year"] ?? "", row]));
const annexI = new Map(table("annex-i.csv").map((row) => [row["code_prefix"] ?? "", row]));
const exempt = new Set(table("exempt-origins.csv").map((row) => row["country"] ?? ""));
const linesOf = (version: string) =>
  Map.groupBy(
    table(`${version}/default-values.csv`).filter((row) => row["total"] !== ""),
    (row) => row["country"] ?? "",
  );
const february = linesOf("2026-02-04");
const august = linesOf("2026-08-06");
const electricity = new Map(
  table("electricity/2026-01-01/emission-factors.csv").map((row) => [row["country"] ?? "", row]),
);

/** The prices that ship with the tables. */
export const publishedPrices: ReadonlyArray<OraclePrice> = table("certificate-prices.csv").map((row) => ({
  period: row["period"] ?? "",
  eur: row["price_eur_per_tco2e"] ?? "",
  publishedAt: row["published_at"] ?? "",
  knownFrom: row["published_at"] ?? "",
  retractedAt: undefined,
}));

/** Every CN code of eight digits that the tables have. */
export const cnCodes = [...goods.values()].filter((row) => row["kind"] === "cn8").map((row) =>
  row["cn_code"] ?? ""
);
/** The countries that have a table of their own. */
export const tableCountries = [...august.keys()].filter((country) => country !== "OTHER");

const isInScope = (cnCode: string): boolean => {
  for (let length = 8; length > 0; length--) {
    const rule = annexI.get(cnCode.slice(0, length));
    if (rule !== undefined) return rule["rule"] === "include";
  }
  return false;
};

type Line = Readonly<Record<string, string>>;

const longestLines = (lines: ReadonlyMap<string, ReadonlyArray<Line>>, cnCode: string, country: string) => {
  const matching = (lines.get(country) ?? []).filter((row) => {
    const line = row["goods_line"] ?? "";
    return cnCode.startsWith(line) || line.startsWith(cnCode);
  });
  const longest = Math.max(0, ...matching.map((row) => row["goods_line"]?.length ?? 0));
  return matching.filter((row) => row["goods_line"]?.length === longest);
};

/** The benchmark rows of a code in a year; with an assumed factor those of its last year go on. */
const benchmarksOf = (cnCode: string, year: number, isAssumed: boolean) => {
  const own = benchmarks.filter((row) => row["cn_code"] === cnCode);
  const last = Math.max(...own.map((row) => Number(row["year_to"])));
  const wanted = isAssumed && year > last ? last : year;
  return own.filter((row) => Number(row["year_from"]) <= wanted && wanted <= Number(row["year_to"]));
};

/** Column B of the first letter that has one, or of the row without a route. */
const columnB = (rows: ReadonlyArray<Line>, letters: ReadonlyArray<string>, isOfDefaultLine: boolean) => {
  const letter = letters.find((each) => rows.some((row) => row["production_route"] === `(${each})`));
  const wanted = letter === undefined
    ? [""]
    : letter === "H" && isOfDefaultLine
    ? ["(H)", "(J)"]
    : [`(${letter})`];
  const own = rows.filter((row) => wanted.includes(row["production_route"] ?? ""));
  return own.map((row) => row["column_b"] ?? "").sort((a, b) => Number(b) - Number(a))[0];
};

/** The routes that verified values may name for a code. */
export const benchmarkRoutes = (cnCode: string): ReadonlyArray<string> => {
  const valued = goods.get(cnCode)?.["valued_as"] || cnCode;
  const own = benchmarks.filter((row) => row["cn_code"] === valued);
  return [...new Set(own.map((row) => row["production_route"] || "default"))];
};

/** What is asked, and of which moment. */
export interface OracleQuestion {
  readonly cnCode: string;
  readonly country: string;
  /** A day, or a year. */
  readonly time: string;
  readonly tonnage: string;
  readonly route: string | undefined;
  /** Direct and indirect intensity, both verified. */
  readonly verified?: readonly [string, string] | undefined;
  readonly originCarbon?: string | undefined;
  readonly assumedCscf?: string | undefined;
  readonly hasElectricity?: boolean;
  readonly asOf: string;
  readonly prices: ReadonlyArray<OraclePrice>;
}

/** The expected figures, or the status without any. */
export type Expected =
  | { readonly status: "out_of_scope" | "needs_data" | "refused" }
  | { readonly status: "ok"; readonly net: number; readonly free: number; readonly cost: number };

/** Embedded emissions and free-allocation benchmark per tonne; a word where there are none. */
type PerTonne =
  | { readonly embedded: Fraction; readonly benchmark: Fraction | undefined }
  | "needs_data"
  | "refused";

const zeroFraction = fraction("0");

const markUpOf = (sector: string | undefined, year: number): string =>
  sector === "fertilisers" ? "1.01" : year === 2026 ? "1.1" : year === 2027 ? "1.2" : "1.3";

const perTonne = (asked: OracleQuestion, valued: string, year: number, needsBenchmark: boolean): PerTonne => {
  const row = goods.get(asked.cnCode);
  const isFebruary = asked.asOf < "2026-08-06";
  const lines = isFebruary ? february : august;
  const own = longestLines(lines, valued, asked.country);
  const found = own.length > 0 ? own : longestLines(lines, valued, "OTHER");
  const rows = benchmarksOf(valued, year, asked.assumedCscf !== undefined);
  const lettersOf = (line: Line) => (line["production_route"] ?? "").match(/\b[A-L]\b/g) ?? [];
  const benchmarkOf = (letters: ReadonlyArray<string>, isOfDefaultLine: boolean): Fraction | undefined => {
    const figure = columnB(rows, letters, isOfDefaultLine);
    return figure === undefined ? undefined : fraction(figure);
  };
  if (asked.verified !== undefined) {
    const [direct, indirect] = asked.verified;
    const counted = row?.["indirect_counts"] === "true"
      ? add(fraction(direct), fraction(indirect))
      : fraction(direct);
    if (asked.route !== undefined) {
      return { embedded: counted, benchmark: benchmarkOf([asked.route.slice(1, 2)], false) };
    }
    if (found.length > 1) return "needs_data";
    return { embedded: counted, benchmark: benchmarkOf(lettersOf(found[0] ?? {}), true) };
  }
  const line = found.length === 1 && asked.route === undefined
    ? found[0]
    : found.find((each) => each["production_route"] === asked.route);
  if (line === undefined) return asked.route === undefined ? "needs_data" : "refused";
  const printed = line[`total_${Math.min(year, 2028)}`];
  const embedded = isFebruary && printed
    ? fraction(printed)
    : multiply(fraction(line["total"] ?? ""), fraction(markUpOf(row?.["sector"], year)));
  const benchmark = benchmarkOf(lettersOf(line), true);
  return benchmark === undefined && needsBenchmark ? "needs_data" : { embedded, benchmark };
};

/** The product of CBAM factor and correction factor; undefined while one isn't set and matters. */
const shareOf = (year: number, assumedCscf: string | undefined): Fraction | "refused" | undefined => {
  const factor = factors.get(String(year));
  if (assumedCscf !== undefined && factor?.["cscf"]) return "refused";
  if (factor === undefined) return undefined;
  if (factor["cbam_factor"] === "0") return zeroFraction;
  const cscf = factor["cscf"] || assumedCscf;
  return cscf === undefined ? undefined : multiply(fraction(factor["cbam_factor"] ?? ""), fraction(cscf));
};

const costs = (asked: OracleQuestion, embeddedPerTonne: Fraction, freePerTonne: Fraction): Expected => {
  const price = expectedPrice(asked.prices, asked.time, asked.asOf);
  if (price === undefined) return { status: "needs_data" };
  const mass = fraction(asked.tonnage);
  const [embedded, free] = [multiply(embeddedPerTonne, mass), multiply(freePerTonne, mass)];
  const net = isBelow(embedded, free) ? zeroFraction : subtract(embedded, free);
  const gross = multiply(net, fraction(price.eur));
  const paid = multiply(fraction(asked.originCarbon ?? "0"), embedded);
  const deduction = isBelow(paid, gross) ? paid : gross;
  const cents = Math.round(rounded(gross, 2) * 100) - Math.round(rounded(deduction, 2) * 100);
  return { status: "ok", net: rounded(net, 6), free: rounded(free, 6), cost: cents / 100 };
};

const electricityFactor = ({ country, verified, hasElectricity }: OracleQuestion): Fraction | undefined => {
  if (verified !== undefined) return fraction(verified[0]);
  const row = electricity.get(country) ?? electricity.get("OTHER");
  return hasElectricity === true ? fraction(row?.["t_co2e_per_mwh"] ?? "") : undefined;
};

export const expected = (asked: OracleQuestion): Expected => {
  const { cnCode, country, assumedCscf } = asked;
  if (!isInScope(cnCode) || exempt.has(country)) return { status: "out_of_scope" };
  const year = Number(asked.time.slice(0, 4));
  const share = shareOf(year, assumedCscf);
  if (share === "refused") return { status: "refused" };
  const row = goods.get(cnCode);
  if (row?.["sector"] === "electricity") {
    const factor = electricityFactor(asked);
    return factor === undefined ? { status: "needs_data" } : costs(asked, factor, zeroFraction);
  }
  const isFree = share !== undefined && share.over === 0n &&
    factors.get(String(year))?.["cbam_factor"] === "0";
  const per = perTonne(asked, row?.["valued_as"] || cnCode, year, share !== undefined && !isFree);
  if (typeof per === "string") return { status: per };
  if (share === undefined) return { status: "needs_data" };
  if (isFree) return costs(asked, per.embedded, zeroFraction);
  if (per.benchmark === undefined) return { status: "needs_data" };
  return costs(asked, per.embedded, multiply(share, per.benchmark));
};
