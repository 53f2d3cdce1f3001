/**
 * Rows of the tables that every data set shares, as the domain names them: goods, Annex I, benchmarks, factors,
 * exempt origins, authorities, certificate prices. Each reader reports what is wrong and leaves the row out.
 */
import { dayOfText } from "../../kernel/calendar.ts";
import type { CertificatePrice } from "../../domain/cbam/law/price.ts";
import { noRoute } from "../../contract/values/goods.ts";
import {
  type AllocationFactors,
  type Benchmark,
  type CompetentAuthority,
  type Goods,
  sectorLabels,
} from "../../domain/cbam/law/reference.ts";
import type { Sector } from "../../contract/answers/members.ts";
import {
  alpha2OfText,
  alpha3OfText,
  cnCodeOfText,
  type CountryAlpha2,
  type CountryAlpha3,
} from "../../kernel/identifiers.ts";
import type { Row } from "./table.ts";

/** Sectors that goods can have. */
export const sectorsOfGoods: ReadonlyArray<Sector> = Object.keys(sectorLabels).filter((
  name,
): name is Sector => name !== "none");

/** Highest figures that the readers take for sane: tCO2e per tonne, EUR per tCO2e, shares. */
export const intensityLimit = 100;
const priceLimit = 100_000;
export const shareLimit = 1;

export const columns = {
  "goods.csv": ["cn_code", "kind", "sector", "description", "indirect_counts", "valued_as", "note"],
  "annex-i.csv": ["code_prefix", "rule", "sector"],
  "benchmarks.csv": ["cn_code", "production_route", "year_from", "year_to", "column_a", "column_b"],
  "cbam-factor.csv": ["year", "cbam_factor", "cscf"],
  "certificate-prices.csv": ["period", "price_eur_per_tco2e", "published_at"],
  "exempt-origins.csv": ["country", "reason", "source"],
  "competent-authorities.csv": [
    "country",
    "country_name",
    "authority",
    "authority_local",
    "email",
    "website",
    "source_url",
    "source_accessed_at",
  ],
} as const;

const cnCodeOf = (row: Row, column: string) => {
  const text = row.matching(column, /^\d{8}$/, "8 digits");
  return text === undefined ? undefined : cnCodeOfText(text);
};

export const readGoods = (rows: ReadonlyArray<Row>): ReadonlyMap<string, Goods> => {
  const goods = new Map<string, Goods>();
  for (const row of rows) {
    const cnCode = cnCodeOf(row, "cn_code");
    const kind = row.oneOf("kind", ["heading", "cn8"]);
    const sector = row.oneOf("sector", sectorsOfGoods);
    const indirectCounts = row.oneOf("indirect_counts", ["true", "false"]);
    const description = row.matching("description", /\S/, "some words");
    const valuedAs = row.text("valued_as") === "" ? cnCode : cnCodeOf(row, "valued_as");
    if (cnCode === undefined || valuedAs === undefined || sector === undefined || description === undefined) {
      continue;
    }
    goods.set(
      cnCode,
      Object.freeze({
        cnCode,
        isHeading: kind === "heading",
        sector,
        description,
        indirectCounts: indirectCounts === "true",
        valuedAs,
        note: row.text("note"),
      }),
    );
  }
  return new Map([...goods].sort(([a], [b]) => a < b ? -1 : 1));
};

export const readAnnexI = (rows: ReadonlyArray<Row>): ReadonlyMap<string, Sector | "exclude"> => {
  const rules = new Map<string, Sector | "exclude">();
  for (const row of rows) {
    const prefix = row.matching("code_prefix", /^\d{2,8}$/, "2 to 8 digits");
    const rule = row.oneOf("rule", ["include", "exclude"]);
    const meaning = rule === "include" ? row.oneOf("sector", sectorsOfGoods) : rule;
    if (prefix !== undefined && meaning !== undefined) rules.set(prefix, meaning);
  }
  return rules;
};

export const readBenchmarks = (rows: ReadonlyArray<Row>): ReadonlyMap<string, ReadonlyArray<Benchmark>> => {
  const benchmarks = new Map<string, Array<Benchmark>>();
  for (const row of rows) {
    const cnCode = cnCodeOf(row, "cn_code");
    const route = row.matching("production_route", /^(\([A-HJ-L]\))?$/, "a route such as (C), or blank");
    const yearFrom = row.year("year_from");
    const yearTo = row.year("year_to");
    const columnA = row.decimal("column_a", intensityLimit);
    const columnB = row.decimal("column_b", intensityLimit);
    if (cnCode === undefined || route === undefined || yearFrom === undefined) continue;
    if (yearTo === undefined || columnA === undefined || columnB === undefined) continue;
    if (yearTo < yearFrom) row.problem(`year_to ${yearTo} is before year_from ${yearFrom}`);
    const benchmark = Object.freeze({
      route: route === "" ? noRoute : route,
      yearFrom,
      yearTo,
      columnA,
      columnB,
    });
    const earlier = benchmarks.get(cnCode);
    if (earlier === undefined) benchmarks.set(cnCode, [benchmark]);
    else if (
      earlier.some((other) =>
        other.route === benchmark.route && yearFrom <= other.yearTo && other.yearFrom <= yearTo
      )
    ) {
      row.problem(
        `${cnCode} ${benchmark.route} has another benchmark for some of the years ${yearFrom} to ${yearTo}`,
      );
    } else earlier.push(benchmark);
  }
  return benchmarks;
};

export const readFactors = (rows: ReadonlyArray<Row>): ReadonlyMap<number, AllocationFactors> => {
  const factors = new Map<number, AllocationFactors>();
  for (const row of rows) {
    const year = row.year("year");
    const cbamFactor = row.decimal("cbam_factor", shareLimit);
    const cscf = row.decimalOrBlank("cscf", shareLimit);
    if (year !== undefined && cbamFactor !== undefined && cscf !== undefined) {
      factors.set(year, Object.freeze({ cbamFactor, cscf }));
    }
  }
  return factors;
};

export const readPrices = (rows: ReadonlyArray<Row>): ReadonlyArray<CertificatePrice> =>
  rows.flatMap((row) => {
    const period = row.matching(
      "period",
      /^20\d\d-(Q[1-4]|W[0-5]\d)$/,
      "a quarter 2026-Q1 or a week 2027-W01",
    );
    const priceEurPerTco2e = row.decimal("price_eur_per_tco2e", priceLimit);
    const publishedAt = dayOfText(row.text("published_at")) ??
      row.problem(`published_at must be a calendar date YYYY-MM-DD, found ${row.text("published_at")}`);
    return period === undefined || priceEurPerTco2e === undefined || publishedAt === undefined
      ? []
      : [Object.freeze({ period, priceEurPerTco2e, publishedAt })];
  });

export const readExemptOrigins = (rows: ReadonlyArray<Row>): ReadonlyMap<CountryAlpha3, string> => {
  const reasons = new Map<CountryAlpha3, string>();
  for (const row of rows) {
    const country = alpha3OfText(row.text("country"));
    const reason = row.matching("reason", /\S/, "some words");
    if (country === undefined) {
      row.problem(`country must be ISO 3166-1 alpha-3, found ${row.text("country")}`);
    } else if (reason !== undefined) reasons.set(country, reason);
  }
  return reasons;
};

const blankAsNull = (text: string): string | null => text === "" ? null : text;

/** `source_url` may list several addresses; the first one is the authority's. */
export const readAuthorities = (rows: ReadonlyArray<Row>): ReadonlyMap<CountryAlpha2, CompetentAuthority> => {
  const authorities = new Map<CountryAlpha2, CompetentAuthority>();
  for (const row of rows) {
    const country = alpha2OfText(row.text("country"));
    if (country === undefined) {
      row.problem(`country must be ISO 3166-1 alpha-2, found ${row.text("country")}`);
      continue;
    }
    authorities.set(
      country,
      Object.freeze({
        country: row.text("country_name"),
        authority: blankAsNull(row.text("authority")),
        email: blankAsNull(row.text("email")),
        website: blankAsNull(row.text("website")),
        sourceUrl: blankAsNull(row.text("source_url").split(" ; ")[0] ?? ""),
        sourceAccessedAt: row.text("source_accessed_at"),
      }),
    );
  }
  return authorities;
};
