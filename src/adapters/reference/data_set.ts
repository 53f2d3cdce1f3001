/**
 * One data set: the default values of a version, its goods lines and mark-ups, as the domain names them.
 * Implementing Regulation (EU) 2025/2621, Annexes I and IV.
 */
import { createHash } from "node:crypto";
import { dayOfText } from "../../kernel/time/calendar.ts";
import type { DataSet, MarkUp } from "../../domain/cbam/law/reference.ts";
import type { Manifest } from "./manifest.ts";
import { intensityLimit, sectorsOfGoods, shareLimit } from "./shared_tables.ts";
import { readDefaultValues, readLetters, valuesFile } from "./default_values.ts";
import { type Folder, rowsOf } from "./folders.ts";
import { manifestName } from "../../application/law/law_ports.ts";
import type { Problems, Row } from "./table.ts";

/** Columns of the data set's other files. */
export const dataSetColumns = {
  "goods-lines.csv": ["goods_line", "sector"],
  "mark-ups.csv": ["sector", "year_from", "year_to", "mark_up"],
  "precursors-of-unknown-origin.csv": ["goods_line", "production_route", "total"],
} as const;

/** Columns of the same files that together may occur only once. */
export const dataSetKeys = {
  "goods-lines.csv": ["goods_line"],
  "mark-ups.csv": ["sector", "year_from"],
  "precursors-of-unknown-origin.csv": ["goods_line", "production_route"],
} as const;

/** Files that a data set may have. */
export const dataSetFiles: ReadonlyArray<string> = [valuesFile, ...Object.keys(dataSetColumns)];

const readMarkUps = (rows: ReadonlyArray<Row>): ReadonlyArray<MarkUp> =>
  rows.flatMap((row) => {
    const sector = row.oneOf("sector", sectorsOfGoods);
    const yearFrom = row.year("year_from");
    const yearTo = row.text("year_to") === "" ? null : row.year("year_to");
    const share = row.decimal("mark_up", shareLimit);
    return sector === undefined || yearFrom === undefined || yearTo === undefined || share === undefined
      ? []
      : [Object.freeze({ sector, yearFrom, yearTo, share })];
  });

const yearsOf = ({ yearFrom, yearTo }: MarkUp): string =>
  yearTo === null ? `${yearFrom} on` : `${yearFrom} to ${yearTo}`;

/**
 * Problems of mark-ups of one sector that hold for the same years: which of them counts would depend on their order. It is asked of
 * what is added, so that what was stored before counts on as it did.
 */
export const markUpsAtOnce = ({ markUps }: Pick<DataSet, "markUps">): ReadonlyArray<string> =>
  markUps.flatMap((one, at) => {
    const other = markUps.slice(0, at).find(({ sector, yearFrom, yearTo }) =>
      sector === one.sector && (yearTo === null || one.yearFrom <= yearTo) &&
      (one.yearTo === null || yearFrom <= one.yearTo)
    );
    return other === undefined ? [] : [
      `mark-ups.csv: ${one.sector} has another mark-up for some of the years ${
        yearsOf(one)
      }: give its row from ${other.yearFrom} (${yearsOf(other)}) other years too`,
    ];
  });

/** Rows that are only checked: Annex IV isn't part of a calculation. */
const checkPrecursors = (rows: ReadonlyArray<Row>): void => {
  for (const row of rows) {
    row.matching("goods_line", /^\d{4}(\d\d){0,3}$/, "4, 6, 8 or 10 digits");
    readLetters(row);
    row.decimal("total", intensityLimit);
  }
};

/** Every goods line of the default values has a sector. */
const checkGoodsLines = (
  sectors: ReadonlyArray<Row>,
  lines: DataSet["lines"],
  at: { readonly file: string; readonly report: Problems },
): void => {
  for (const row of sectors) row.oneOf("sector", sectorsOfGoods);
  const known = new Set(sectors.map((row) => row.text("goods_line")));
  for (const [country, values] of lines) {
    for (const { goodsLine } of [...values.values()].flat()) {
      if (!known.has(goodsLine)) {
        at.report.add(at.file, undefined, `has no sector for goods line ${goodsLine} (${country})`);
      }
    }
  }
};

/** One hash for all files of a folder: SHA-256 of the lines that `sha256sum` prints for them, by name. */
const hashOfFiles = ({ files }: Manifest): string => {
  const lines = [...files].sort((a, b) => a.name < b.name ? -1 : 1).map(({ name, sha256 }) =>
    `${sha256}  ${name}\n`
  );
  return createHash("sha256").update(lines.join("")).digest("hex");
};

/** The parts of a data set, put together and frozen. */
export const dataSetOf = (
  manifest: Manifest,
  parts: Pick<DataSet, "lines" | "markUps">,
): DataSet | undefined => {
  const inForceFrom = dayOfText(manifest.in_force.from);
  const appliesFrom = dayOfText(manifest.applies_from);
  if (inForceFrom === undefined || appliesFrom === undefined) return undefined;
  const inForceUntil = manifest.in_force.until === null ? null : dayOfText(manifest.in_force.until) ?? null;
  return Object.freeze({
    ...parts,
    version: manifest.version,
    title: manifest.title,
    source: manifest.acts[0],
    acts: manifest.acts,
    notice: manifest.notice ?? null,
    inForceFrom,
    inForceUntil,
    appliesFrom,
    sha256: hashOfFiles(manifest),
    files: manifest.files,
  });
};

/** Tables without which a data set would give other figures than it means: no values, or none marked up. */
const required = [valuesFile, "mark-ups.csv"];

/** Reads the folder of a data set; what is wrong with it is reported. */
export const readDataSet = (folder: Folder, report: Problems): DataSet | undefined => {
  for (const name of required) {
    if (!folder.manifest.files.some((file) => file.name === name)) {
      report.add(`${folder.label}${manifestName}`, undefined, `must name ${name}`);
    }
  }
  const lines = readDefaultValues(folder, report);
  const rows = (name: keyof typeof dataSetColumns): ReadonlyArray<Row> =>
    rowsOf(folder, name, { columns: dataSetColumns[name], key: dataSetKeys[name], report });
  const markUps = readMarkUps(rows("mark-ups.csv"));
  checkPrecursors(rows("precursors-of-unknown-origin.csv"));
  if (folder.bytes.has("goods-lines.csv")) {
    const file = `${folder.label}goods-lines.csv`;
    checkGoodsLines(rows("goods-lines.csv"), lines, { file, report });
  }
  return dataSetOf(folder.manifest, { lines, markUps });
};
