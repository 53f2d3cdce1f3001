/**
 * A second, independent reading of the tables and the law, in rational numbers (bigint over bigint): what the
 * calculation is held against. Shares no code with it but the files.
 */

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
const prices = new Map(
  table("certificate-prices.csv").map((row) => [row["period"] ?? "", row["price_eur_per_tco2e"] ?? ""]),
);
const annexI = new Map(table("annex-i.csv").map((row) => [row["code_prefix"] ?? "", row]));
const exempt = new Set(table("exempt-origins.csv").map((row) => row["country"] ?? ""));
const lines = Map.groupBy(table("2026-08-06/default-values.csv"), (row) => row["country"] ?? "");

/** Every CN code of eight digits that the tables have. */
export const cnCodes = [...goods.values()].filter((row) => row["kind"] === "cn8").map((row) =>
  row["cn_code"] ?? ""
);
/** The countries that have a table of their own. */
export const tableCountries = [...lines.keys()].filter((country) => country !== "OTHER");

const isInScope = (cnCode: string): boolean => {
  for (let length = 8; length > 0; length--) {
    const rule = annexI.get(cnCode.slice(0, length));
    if (rule !== undefined) return rule["rule"] === "include";
  }
  return false;
};

const longestLines = (cnCode: string, country: string) => {
  const matching = (lines.get(country) ?? []).filter((row) => {
    const line = row["goods_line"] ?? "";
    return cnCode.startsWith(line) || line.startsWith(cnCode);
  });
  const longest = Math.max(0, ...matching.map((row) => row["goods_line"]?.length ?? 0));
  return matching.filter((row) => row["goods_line"]?.length === longest);
};

const columnB = (cnCode: string, letters: ReadonlyArray<string>, year: number): string => {
  const ofYear = benchmarks.filter((row) =>
    row["cn_code"] === cnCode && Number(row["year_from"]) <= year && year <= Number(row["year_to"])
  );
  const letter = letters.find((each) => ofYear.some((row) => row["production_route"] === `(${each})`));
  const wanted = letter === "H" ? ["(H)", "(J)"] : letter === undefined ? [""] : [`(${letter})`];
  const own = ofYear.filter((row) => wanted.includes(row["production_route"] ?? ""));
  return own.map((row) => row["column_b"] ?? "").sort((a, b) => Number(b) - Number(a))[0] ?? "";
};

/** What is asked: a default-value calculation in a year, at the price of a published quarter. */
export interface Asked {
  readonly cnCode: string;
  readonly country: string;
  readonly year: number;
  readonly period: string;
  readonly tonnage: string;
  readonly route: string | undefined;
}

/** The expected figures, or the status without any. */
export type Expected =
  | { readonly status: "out_of_scope" | "needs_data" }
  | { readonly status: "ok"; readonly net: number; readonly free: number; readonly cost: number };

export const expected = ({ cnCode, country, year, period, tonnage, route }: Asked): Expected => {
  if (!isInScope(cnCode) || exempt.has(country)) return { status: "out_of_scope" };
  const row = goods.get(cnCode);
  const valued = row?.["valued_as"] || cnCode;
  const own = longestLines(valued, country);
  const found = own.length > 0 ? own : longestLines(valued, "OTHER");
  const line = found.length === 1 ? found[0] : found.find((each) => each["production_route"] === route);
  const factor = factors.get(String(year));
  if (line === undefined || !factor?.["cscf"]) return { status: "needs_data" };
  const letters = (line["production_route"] ?? "").match(/[A-L]/g) ?? [];
  const markUp = row?.["sector"] === "fertilisers"
    ? "1.01"
    : year === 2026
    ? "1.1"
    : year === 2027
    ? "1.2"
    : "1.3";
  const mass = fraction(tonnage);
  const embedded = multiply(fraction(line["total"] ?? ""), fraction(markUp), mass);
  const share = multiply(fraction(factor["cbam_factor"] ?? ""), fraction(factor["cscf"]));
  const free = multiply(share, fraction(columnB(valued, letters, year)), mass);
  const net = isBelow(embedded, free) ? fraction("0") : subtract(embedded, free);
  const cost = multiply(net, fraction(prices.get(period) ?? ""));
  return { status: "ok", net: rounded(net, 6), free: rounded(free, 6), cost: rounded(cost, 2) };
};
