/**
 * `fixtures/reference/imports` to the tables of an importer's year. No manifest lists these files; their form is checked,
 * a mistake stops the start with its file and line, and the SHA-256 of each is its version.
 */
import * as Effect from "effect/Effect";
import { createHash } from "node:crypto";
import {
  type AnnualThreshold,
  codeBases,
  type DefaultCarbonPrice,
  type DocumentCode,
  type ImportTables,
  type Penalty,
} from "../../domain/imports/law.ts";
import { type CalendarDay, dayOfText } from "../../kernel/time/calendar.ts";
import { alpha3OfText } from "../../kernel/identifiers.ts";
import { ReferenceBroken } from "./files.ts";
import { type Problems, problems, readTable, type Row } from "./table.ts";

/** Directory of this checkout's tables for imports. */
export const importTablesDirectory = new URL("../../../fixtures/reference/imports/", import.meta.url);

const columns = {
  "annual-thresholds.csv": ["year_from", "year_to", "tonnes", "warn_share", "source"],
  "document-codes.csv": ["code", "basis", "reference", "valid_from", "valid_to", "grade", "source"],
  "penalties.csv": ["year", "eur_per_certificate", "is_indexed", "source"],
  "default-carbon-prices.csv": ["country", "year", "eur_per_tco2e", "source"],
} as const;
type FileName = keyof typeof columns;

const keys: Readonly<Record<FileName, ReadonlyArray<string>>> = {
  "annual-thresholds.csv": ["year_from"],
  "document-codes.csv": ["code", "valid_from"],
  "penalties.csv": ["year"],
  "default-carbon-prices.csv": ["country", "year"],
};

const massLimit = 1_000_000;
const moneyLimit = 100_000;

const sourceOf = (row: Row): string | undefined => row.matching("source", /\p{L}/u, "an act or a page");

const blankOr = <Value>(
  row: Row,
  column: string,
  read: () => Value | undefined,
): Value | null | undefined => row.text(column) === "" ? null : read();

const dayOf = (row: Row, column: string): CalendarDay | undefined =>
  dayOfText(row.text(column)) ?? row.problem(`${column} must be a calendar date YYYY-MM-DD`);

const thresholdOf = (row: Row): ReadonlyArray<AnnualThreshold> => {
  const yearFrom = row.year("year_from");
  const yearTo = blankOr(row, "year_to", () => row.year("year_to"));
  const tonnes = row.decimal("tonnes", massLimit);
  const warnShare = row.decimal("warn_share", 1);
  const source = sourceOf(row);
  return yearFrom === undefined || yearTo === undefined || tonnes === undefined || warnShare === undefined ||
      source === undefined
    ? []
    : [{ yearFrom, yearTo, tonnes, warnShare, source }];
};

const codeOf = (row: Row): ReadonlyArray<DocumentCode> => {
  const code = row.matching("code", /^Y\d{3}$/, "Y and three digits");
  const basis = row.oneOf("basis", codeBases);
  const reference = row.oneOf("reference", ["account", "application", "procedure", "none"]);
  const validFrom = dayOf(row, "valid_from");
  const validTo = blankOr(row, "valid_to", () => dayOf(row, "valid_to"));
  const grade = row.oneOf("grade", ["act", "secondary"]);
  const source = sourceOf(row);
  return code === undefined || basis === undefined || reference === undefined || validFrom === undefined ||
      validTo === undefined || grade === undefined || source === undefined
    ? []
    : [{ code, basis, reference, validFrom, validTo, grade, source }];
};

const penaltyOf = (row: Row): ReadonlyArray<Penalty> => {
  const year = row.year("year");
  const eurPerCertificate = row.decimal("eur_per_certificate", moneyLimit);
  const isIndexed = row.oneOf("is_indexed", ["true", "false"]);
  const source = sourceOf(row);
  return year === undefined || eurPerCertificate === undefined || isIndexed === undefined ||
      source === undefined
    ? []
    : [{ year, eurPerCertificate, isIndexed: isIndexed === "true", source }];
};

const carbonPriceOf = (row: Row): ReadonlyArray<DefaultCarbonPrice> => {
  const country = alpha3OfText(row.text("country")) ?? row.problem("country must be ISO 3166-1 alpha-3");
  const year = row.year("year");
  const eurPerTco2e = row.decimal("eur_per_tco2e", moneyLimit);
  const source = sourceOf(row);
  return country === undefined || year === undefined || eurPerTco2e === undefined || source === undefined
    ? []
    : [{ country, year, eurPerTco2e, source }];
};

type Files = ReadonlyMap<string, Uint8Array>;

const readFiles = async (directory: URL): Promise<Files> =>
  new Map(
    await Promise.all(
      Object.keys(columns).map(async (name) =>
        [name, await Deno.readFile(new URL(name, directory))] as const
      ),
    ),
  );

const tablesOf = (files: Files, report: Problems): ImportTables => {
  const rows = (name: FileName): ReadonlyArray<Row> =>
    readTable(files.get(name) ?? new Uint8Array(), {
      file: `imports/${name}`,
      expected: "no manifest",
      columns: columns[name],
      key: keys[name],
    }, report);
  return Object.freeze({
    thresholds: rows("annual-thresholds.csv").flatMap(thresholdOf)
      .sort((a, b) => a.yearFrom - b.yearFrom),
    codes: rows("document-codes.csv").flatMap(codeOf),
    penalties: rows("penalties.csv").flatMap(penaltyOf),
    defaultCarbonPrices: rows("default-carbon-prices.csv").flatMap(carbonPriceOf),
    versions: Object.fromEntries(
      [...files].map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")]),
    ),
  });
};

/**
 * Reads and checks the tables below a directory.
 * @fails ReferenceBroken with every problem found, one a line
 */
export const loadImportTables = (
  directory: URL = importTablesDirectory,
): Effect.Effect<ImportTables, ReferenceBroken> =>
  Effect.gen(function* () {
    const report = problems();
    const files = yield* Effect.tryPromise({
      try: () => readFiles(directory),
      catch: (error) => new ReferenceBroken({ message: `The tables of imports can't be read: ${error}` }),
    });
    const tables = tablesOf(files, report);
    return report.found.length === 0
      ? tables
      : yield* new ReferenceBroken({ message: report.found.join("\n") });
  });
