/**
 * A supplier's communication template, read: the installation, its verifier, processes and goods, each value with the cell
 * that it was read from, and everything that is missing, contradicts itself or can't be. Nothing is guessed: a value that
 * something is wrong with is not among those that can be recorded. Implementing Regulation (EU) 2023/1773, Annex IV.
 */
import type { WorkbookCells } from "../../documents/sheet_cells.ts";
import { type CheckedProduct, checkProducts, type LookUpGoods } from "./checks.ts";
import {
  readInstallation,
  readVerifier,
  type TemplateInstallation,
  type TemplateVerifier,
} from "./installation.ts";
import { readPeriod, type TemplatePeriod } from "./period.ts";
import { textAt } from "./places/grid.ts";
import { lineCells } from "./places/line_cells.ts";
import { Notebook, type ReadFact, type TemplateIssue } from "./places/notebook.ts";
import { isOtherWorkbook, sheetNames, type TemplateSheets, templateSheets } from "./places/sheets.ts";
import { readPrecursors, readProcesses, type TemplatePrecursor, type TemplateProcess } from "./processes.ts";
import { readProduct } from "./products.ts";
import { rebuiltFigures } from "./rebuilt.ts";

/** Contents of a template. */
export interface TemplateReading {
  /** Newest version that the template's history names; null where it has none. */
  readonly version: string | null;
  /** Reporting period. */
  readonly period: TemplatePeriod;
  /** The installation. */
  readonly installation: TemplateInstallation;
  /** Its verifier; null where none is named. */
  readonly verifier: TemplateVerifier | null;
  /** Processes of the installation. */
  readonly processes: ReadonlyArray<TemplateProcess>;
  /** Purchased precursors. */
  readonly precursors: ReadonlyArray<TemplatePrecursor>;
  /** Lines of products that have something in them. */
  readonly products: ReadonlyArray<CheckedProduct>;
  /** Lines of products that nothing is wrong with, one for each CN code. */
  readonly sound: ReadonlySet<number>;
  /** Everything that is wrong or odd. */
  readonly issues: ReadonlyArray<TemplateIssue>;
  /** Values with their cells. */
  readonly facts: ReadonlyArray<ReadFact>;
}

const versionsName = "0_Versions";
const versionColumn = 5;
const knownVersions: ReadonlySet<string> = new Set(["2.0", "2", "2.0.1", "2.1", "2.1.1"]);

/** The last version of the sheet of versions. */
const readVersion = (notes: Notebook, { grids }: TemplateSheets): string | null => {
  const grid = grids.find(({ name }) => name === versionsName);
  if (grid === undefined) return null;
  let last: { readonly row: number; readonly text: string } | undefined;
  for (const { number: row } of grid.sheet.rows) {
    const text = textAt(grid, { row, column: versionColumn });
    if (/^\d+(?:\.\d+){0,3}$/.test(text)) last = { row, text };
  }
  if (last === undefined) return null;
  const place = { row: last.row, column: versionColumn };
  if (!knownVersions.has(last.text)) {
    notes.say({ grid, place }, { weight: "warning", code: "unknown" }, {
      kind: "templateVersion",
      found: last.text,
    });
  }
  notes.read("version", { grid, place }, last.text, "typed");
  return last.text === "2" ? "2.0" : last.text;
};

/** Says which sheets are missing or were not read to their end. */
const saySheets = (notes: Notebook, sheets: TemplateSheets, workbook: WorkbookCells): void => {
  if (workbook.hasMacros) {
    notes.say(undefined, { weight: "remark", code: "unreadable" }, { kind: "templateMacros" });
  }
  if (sheets.installation === undefined) {
    notes.say(undefined, { weight: "error", code: "missing" }, {
      kind: "templateSheetMissing",
      sheet: sheetNames.installation,
    });
  }
  if (sheets.products === undefined && sheets.summary === undefined) {
    notes.say(undefined, { weight: "error", code: "missing" }, {
      kind: "templateSheetMissing",
      sheet: sheetNames.products,
    });
  }
  for (const role of ["processes", "precursors"] as const) {
    if (sheets[role] !== undefined) continue;
    const sheet = sheetNames[role];
    notes.say(undefined, { weight: "warning", code: "missing" }, { kind: "templateUnproven", sheet });
  }
  for (const role of ["installation", "processes", "precursors", "products", "summary"] as const) {
    const grid = sheets[role]?.grid;
    if (grid?.sheet.isCut === true) {
      notes.say({ grid }, { weight: "warning", code: "length" }, { kind: "templateCut" });
    }
  }
};

const sayEmpty = (notes: Notebook, { products, summary }: TemplateSheets): void => {
  const grid = (products ?? summary)?.grid;
  if (grid !== undefined) {
    notes.say({ grid }, { weight: "error", code: "missing" }, { kind: "templateEmpty" });
  }
};

/** The lines that nothing is wrong with: none where the period is no year, and each code once. */
const soundLines = (
  notes: Notebook,
  products: ReadonlyArray<CheckedProduct>,
  period: TemplatePeriod,
): ReadonlySet<number> => {
  if (notes.isWrong(null) || period.year === null) return new Set();
  const codes = new Set<string>();
  const sound = new Set<number>();
  for (const { code, direct, line } of products) {
    if (code === null || direct === null || notes.isWrong(line) || codes.has(code)) continue;
    codes.add(code);
    sound.add(line);
  }
  return sound;
};

/**
 * Reads a workbook.
 * @returns the reading; undefined for a workbook that has nothing of the template
 */
export const readTemplate = (workbook: WorkbookCells, lookUp: LookUpGoods): TemplateReading | undefined => {
  const notes = new Notebook();
  const sheets = templateSheets(workbook, notes);
  if (isOtherWorkbook(sheets)) return undefined;
  saySheets(notes, sheets, workbook);
  const version = readVersion(notes, sheets);
  const period = readPeriod(notes, sheets);
  const installation = readInstallation(notes, sheets);
  const verifier = readVerifier(notes, sheets);
  const processes = readProcesses(notes, sheets);
  const precursors = readPrecursors(sheets);
  const rebuilt = rebuiltFigures(sheets, processes, precursors);
  const cells = lineCells(notes, sheets);
  const sources = { cells, processes, rebuilt };
  const read = cells.lines.map((line) => readProduct(notes, sources, line));
  if (read.length === 0) sayEmpty(notes, sheets);
  const products = checkProducts(notes, read, {
    lookUp,
    country: installation.country,
    spot: cells.spot,
  });
  const sound = soundLines(notes, products, period);
  if (sound.size > 0) {
    notes.say(undefined, { weight: "remark", code: "conflict" }, { kind: "templateEstimated" });
  }
  return {
    version,
    period,
    installation,
    verifier,
    processes,
    precursors,
    products,
    sound,
    issues: notes.issues,
    facts: notes.facts,
  };
};

/** True if the reading could come out otherwise with sheets that were not read. */
export const lacksSheets = (workbook: WorkbookCells): boolean => {
  const sheets = templateSheets(workbook, new Notebook());
  const { installation, processes, precursors, products, summary } = sheets;
  return [installation, processes, precursors, products, summary].some((layout) => layout === undefined) ||
    [installation, processes, precursors, products, summary].some((layout) => layout?.grid.sheet.isHidden);
};
