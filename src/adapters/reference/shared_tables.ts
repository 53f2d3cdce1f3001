/**
 * Rows of the tables that every data set shares, as the domain names them: goods, Annex I, exempt origins, thresholds,
 * authorities, certificate prices. Each reader reports what is wrong and leaves the row out.
 */
import { dayOfText } from "../../kernel/time/calendar.ts";
import type { CertificatePrice } from "../../domain/cbam/law/price.ts";
import {
  type CompetentAuthority,
  type Exemption,
  type Goods,
  sectorLabels,
  type Threshold,
} from "../../domain/cbam/law/reference.ts";
import type { Sector } from "../../contract/answers/members.ts";
import {
  alpha2OfText,
  alpha3OfText,
  type CnCode,
  cnCodeOfText,
  type CountryAlpha2,
  type CountryAlpha3,
} from "../../kernel/identifiers.ts";
import { daysOfPeriod } from "../../domain/cbam/law/period.ts";
import type { CitationReader } from "./acts/citations.ts";
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
  "nomenclature.csv": ["heading", "subheadings"],
  "benchmarks.csv": ["cn_code", "production_route", "year_from", "year_to", "column_a", "column_b", "source"],
  "cbam-factor.csv": ["year", "cbam_factor", "cbam_factor_source", "cscf", "cscf_source"],
  "production-routes.csv": ["production_route", "description", "grade_beside", "source"],
  "thresholds.csv": ["sector", "threshold_t", "source"],
  "certificate-prices.csv": ["period", "price_eur_per_tco2e", "published_at"],
  "exempt-origins.csv": ["country", "reason", "source"],
  "competent-authorities.csv": [
    "country",
    "country_name",
    "authority",
    "authority_local",
    "email",
    "website",
    "note",
    "source_url",
    "source_accessed_at",
  ],
} as const;

/** A cell that must be a CN code. */
export const cnCodeOf = (row: Row, column: string): CnCode | undefined => {
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

/** Subheadings by heading, as the Combined Nomenclature has them. */
export const readNomenclature = (
  rows: ReadonlyArray<Row>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const headings = new Map<string, ReadonlySet<string>>();
  for (const row of rows) {
    const heading = row.matching("heading", /^\d{4}$/, "4 digits");
    const subheadings = row.matching("subheadings", /^\d\d(?: \d\d)*$/, "two digits each, spaces between");
    if (heading !== undefined && subheadings !== undefined) {
      headings.set(heading, new Set(subheadings.split(" ")));
    }
  }
  return headings;
};

export const readPrices = (rows: ReadonlyArray<Row>): ReadonlyArray<CertificatePrice> =>
  rows.flatMap((row) => {
    const period = daysOfPeriod(row.text("period")) === undefined
      ? row.problem(`period must be a quarter 2026-Q1 or a week 2027-W01, found ${row.text("period")}`)
      : row.text("period");
    const priceEurPerTco2e = row.decimal("price_eur_per_tco2e", priceLimit);
    const publishedAt = dayOfText(row.text("published_at")) ??
      row.problem(`published_at must be a calendar date YYYY-MM-DD, found ${row.text("published_at")}`);
    return period === undefined || priceEurPerTco2e === undefined || publishedAt === undefined
      ? []
      : [Object.freeze({ period, priceEurPerTco2e, publishedAt })];
  });

export const readExemptOrigins = (
  rows: ReadonlyArray<Row>,
  cite: CitationReader,
): ReadonlyMap<CountryAlpha3, Exemption> => {
  const exemptions = new Map<CountryAlpha3, Exemption>();
  for (const row of rows) {
    const country = alpha3OfText(row.text("country"));
    const reason = row.matching("reason", /\S/, "some words");
    const source = cite(row, "source");
    if (country === undefined) {
      row.problem(`country must be ISO 3166-1 alpha-3, found ${row.text("country")}`);
    } else if (reason !== undefined && source !== undefined) {
      exemptions.set(country, Object.freeze({ reason, source }));
    }
  }
  return exemptions;
};

/** Tonnes a year, blank where the act knows no threshold for the sector. */
const thresholdLimit = 1_000_000;

export const readThresholds = (
  rows: ReadonlyArray<Row>,
  cite: CitationReader,
): ReadonlyMap<Sector, Threshold> => {
  const thresholds = new Map<Sector, Threshold>();
  for (const row of rows) {
    const sector = row.oneOf("sector", sectorsOfGoods);
    const tonnes = row.decimalOrBlank("threshold_t", thresholdLimit);
    const source = cite(row, "source");
    if (sector === undefined || tonnes === undefined || source === undefined) continue;
    thresholds.set(sector, Object.freeze({ tonnes, source }));
  }
  return thresholds;
};

const blankAsNull = (text: string): string | null => text === "" ? null : text;

/** A source has the time at which it was seen, and nothing else has one. */
const checkSource = (row: Row): void => {
  if ((row.text("source_url") === "") !== (row.text("source_accessed_at") === "")) {
    row.problem("source_url and source_accessed_at belong together: both, or none");
  }
};

export const readAuthorities = (rows: ReadonlyArray<Row>): ReadonlyMap<CountryAlpha2, CompetentAuthority> => {
  const authorities = new Map<CountryAlpha2, CompetentAuthority>();
  for (const row of rows) {
    const country = alpha2OfText(row.text("country"));
    if (country === undefined) {
      row.problem(`country must be ISO 3166-1 alpha-2, found ${row.text("country")}`);
      continue;
    }
    checkSource(row);
    authorities.set(
      country,
      Object.freeze({
        country: row.text("country_name"),
        authority: blankAsNull(row.text("authority")),
        email: blankAsNull(row.text("email")),
        website: blankAsNull(row.text("website")),
        note: blankAsNull(row.text("note")),
        sourceUrl: blankAsNull(row.text("source_url")),
        sourceAccessedAt: blankAsNull(row.text("source_accessed_at")),
      }),
    );
  }
  return authorities;
};
