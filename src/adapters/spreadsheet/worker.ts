/**
 * A worker that reads and writes workbooks, one after the other. Rows come and go in small messages, so that the thread
 * that talks with it is never held up by a large one. It may read no file and reach nothing.
 */
/// <reference lib="deno.worker" />
import type { SheetLimits } from "../../application/documents/spreadsheets.ts";
import type { WorkbookCells } from "../../domain/documents/sheet_cells.ts";
import type { Cells, SheetRows, ShownUnit, StruckCell } from "../../domain/documents/workbook.ts";
import {
  answeredLaw,
  arrivedLaw,
  type AskedGoods,
  carried,
  type CarriedReading,
  templateGoods,
} from "../../domain/suppliers/template/beside.ts";
import type { LawOfGoods } from "../../domain/suppliers/template/checks.ts";
import { readTemplate } from "../../domain/suppliers/template/reading.ts";
import type { Finding } from "../../kernel/findings/finding.ts";
import { readSheet } from "./read.ts";
import { templateLimits, workbookCells } from "./sheet_cells.ts";
import { Unreadable } from "./unpack.ts";
import { inspectWorkbook } from "./workbook_parts.ts";
import { type GatheredSheet, type GatheredWorkbook, writeWorkbook } from "./write.ts";

/** Message to the worker. A workbook to write comes in parts: its sheets, each before its rows, then the end. */
export type WorkerOrder =
  | { readonly read: Uint8Array; readonly limits: SheetLimits }
  | { readonly readTemplate: Uint8Array }
  | { readonly inspect: Uint8Array }
  | { readonly law: ReadonlyArray<LawOfGoods> }
  | { readonly sheet: Omit<GatheredSheet, "rows"> }
  | { readonly rows: ReadonlyArray<Cells> }
  | { readonly write: Omit<GatheredWorkbook, "sheets"> };

/**
 * Message from the worker. `sheet` says what is to be known beside the rows, `read` rows come until `done`; of a template its `goods`, which `law` answers, then the reading, null
 * for another workbook; `refused` is for the one who sent the file.
 */
export type WorkerReply =
  | { readonly read: SheetRows }
  | { readonly goods: ReadonlyArray<AskedGoods> }
  | { readonly template: CarriedReading | null }
  | { readonly done: true }
  | { readonly sheet: Omit<SheetRows, "rows" | "numbers" | "hidden" | "shown" | "struck"> }
  | { readonly refused: Finding }
  | { readonly written: Uint8Array }
  | { readonly failed: string };

const rowsOfMessage = 200;
/** Characters of a message, about: its receiver is held up for a millisecond. */
const charactersOfMessage = 100_000;

const charactersOf = (cells: Cells): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 1), 0);

const charactersShown = (units: ReadonlyArray<ShownUnit>): number =>
  units.reduce((sum, { unit, format = "" }) => sum + unit.length + format.length + 1, 0);

const say = (said: WorkerReply, transfer: ReadonlyArray<ArrayBuffer> = []): void =>
  self.postMessage(said, [...transfer]);

const read = (bytes: Uint8Array, limits: SheetLimits): void => {
  let rows: Array<Cells> = [];
  let numbers: Array<number> = [];
  let hidden: Array<number> = [];
  let shown: Array<ShownUnit> = [];
  let struck: Array<StruckCell> = [];
  let characters = 0;
  const { rows: found, ...sheet } = readSheet(bytes, limits);
  say({ sheet });
  for (const { cells, number, isHidden, shown: units, struck: columns } of found) {
    rows.push(cells);
    numbers.push(number);
    if (isHidden) hidden.push(number);
    shown.push(...units);
    for (const column of columns) struck.push({ row: number, column });
    characters += charactersOf(cells) + charactersShown(units);
    if (rows.length === rowsOfMessage || characters >= charactersOfMessage) {
      say({ read: { rows, numbers, hidden, shown, struck } });
      [rows, numbers, hidden, shown, struck, characters] = [[], [], [], [], [], 0];
    }
  }
  say({ read: { rows, numbers, hidden, shown, struck } });
  say({ done: true });
};

/** The template whose goods were asked about. */
const asked: Array<{ readonly workbook: WorkbookCells; readonly goods: ReadonlyArray<AskedGoods> }> = [];

const askGoods = (bytes: Uint8Array): void => {
  const template = templateGoods((named) => workbookCells(bytes, { ...templateLimits, named }));
  asked.splice(0, asked.length, template);
  say({ goods: template.goods });
};

const answerLaw = (law: ReadonlyArray<LawOfGoods>): void => {
  for (const { workbook, goods } of asked.splice(0)) {
    const reading = readTemplate(workbook, answeredLaw(goods, law.map(arrivedLaw)));
    say({ template: reading === undefined ? null : carried(reading) });
  }
};

/** The sheets of the workbook that is being told. */
const sheets: Array<GatheredSheet & { readonly rows: Array<Cells> }> = [];

const write = async (workbook: Omit<GatheredWorkbook, "sheets">): Promise<void> => {
  const written = await writeWorkbook({ ...workbook, sheets: sheets.splice(0) });
  say({ written }, written.buffer instanceof ArrayBuffer ? [written.buffer] : []);
};

const follow = async (told: WorkerOrder): Promise<void> => {
  if ("read" in told) read(told.read, told.limits);
  else if ("readTemplate" in told) askGoods(told.readTemplate);
  else if ("inspect" in told) {
    inspectWorkbook(told.inspect);
    say({ done: true });
  } else if ("law" in told) answerLaw(told.law);
  else if ("write" in told) await write(told.write);
  else if ("sheet" in told) sheets.push({ ...told.sheet, rows: [] });
  else sheets.at(-1)?.rows.push(...told.rows);
};

const failure = (error: unknown): WorkerReply =>
  error instanceof Unreadable
    ? { refused: error.finding }
    : { failed: error instanceof Error ? error.stack ?? error.message : String(error) };

self.onmessage = ({ data }: MessageEvent<WorkerOrder>) => {
  follow(data).catch((error) => say(failure(error)));
};
