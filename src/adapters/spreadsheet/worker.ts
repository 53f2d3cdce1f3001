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
import { bytesOfCells, repeatedBytes } from "./unfolded.ts";
import { Unreadable } from "./unpack.ts";
import { inspectWorkbook } from "./workbook_parts.ts";
import type { WorkbookHead } from "./writing/frame.ts";
import { charactersOf, piecesAhead } from "./writing/pieces.ts";
import { WorkbookWriter } from "./writing/workbook_writer.ts";

/**
 * Message to the worker. A workbook to write comes in parts: what it has beside rows, then pieces of rows, each with the place of its
 * sheet from 0, no more than the worker has told room for, then the end.
 */
export type WorkerOrder =
  | { readonly read: Uint8Array; readonly limits: SheetLimits; readonly mostBytes: number }
  | { readonly readTemplate: Uint8Array }
  | { readonly inspect: Uint8Array }
  | { readonly law: ReadonlyArray<LawOfGoods> }
  | { readonly workbook: WorkbookHead }
  | { readonly rows: ReadonlyArray<Cells>; readonly sheet: number }
  | { readonly write: true };

/**
 * Message from the worker. `sheet` says what is to be known beside the rows, `read` rows come until `done`, or until `unfolds` says how
 * many bytes they have where those are more than the order allows; of a template its `goods`, which `law` answers, then the reading, null
 * for another workbook; `refused` is for the one who sent the file. `room` is that for further pieces of rows that are written.
 */
export type WorkerReply =
  | { readonly read: SheetRows }
  | { readonly goods: ReadonlyArray<AskedGoods> }
  | { readonly template: CarriedReading | null }
  | { readonly done: true }
  | { readonly unfolds: number }
  | { readonly sheet: Omit<SheetRows, "rows" | "numbers" | "hidden" | "shown" | "struck"> }
  | { readonly refused: Finding }
  | { readonly room: number }
  | { readonly written: Uint8Array }
  | { readonly failed: string };

const rowsOfMessage = 200;
/** Characters of a message, about: its receiver is held up for a millisecond. */
const charactersOfMessage = 100_000;

const charactersShown = (units: ReadonlyArray<ShownUnit>): number =>
  units.reduce((sum, { unit, format = "" }) => sum + unit.length + format.length + 1, 0);

const say = (said: WorkerReply, transfer: ReadonlyArray<ArrayBuffer> = []): void =>
  self.postMessage(said, [...transfer]);

const noRows = () => ({
  rows: new Array<Cells>(),
  numbers: new Array<number>(),
  hidden: new Array<number>(),
  shown: new Array<ShownUnit>(),
  struck: new Array<StruckCell>(),
});

/** Tells rows while they are within the bytes that may leave; those behind are only counted. */
const read = (bytes: Uint8Array, limits: SheetLimits, mostBytes: number): void => {
  let told = noRows();
  let [characters, unfolded] = [0, 0];
  const { rows: found, ...sheet } = readSheet(bytes, limits);
  say({ sheet });
  const repeated = repeatedBytes(sheet.merged, limits.rows);
  for (const { cells, number, isHidden, shown, struck } of found) {
    const charactersBeside = charactersShown(shown);
    unfolded += bytesOfCells(cells) + repeated(number, cells) + charactersBeside;
    if (unfolded > mostBytes) continue;
    told.rows.push(cells);
    told.numbers.push(number);
    if (isHidden) told.hidden.push(number);
    told.shown.push(...shown);
    for (const column of struck) told.struck.push({ row: number, column });
    characters += charactersOf(cells) + charactersBeside;
    if (told.rows.length === rowsOfMessage || characters >= charactersOfMessage) {
      say({ read: told });
      [told, characters] = [noRows(), 0];
    }
  }
  if (unfolded > mostBytes) return say({ unfolds: unfolded });
  say({ read: told });
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

/** The workbook that is being written; none after a failure, whatever of it is still to come. */
const written: Array<WorkbookWriter> = [];

const beginWorkbook = async (head: WorkbookHead): Promise<void> => {
  written.splice(0, written.length, await WorkbookWriter.begin(head));
  say({ room: piecesAhead });
};

const addRows = (rows: ReadonlyArray<Cells>, sheet: number): void => {
  for (const workbook of written) {
    workbook.add(sheet, rows);
    say({ room: 1 });
  }
};

const endWorkbook = async (): Promise<void> => {
  for (const workbook of written.splice(0)) {
    const bytes = await workbook.end();
    say({ written: bytes }, [bytes.buffer]);
  }
};

const follow = async (told: WorkerOrder): Promise<void> => {
  if ("read" in told) read(told.read, told.limits, told.mostBytes);
  else if ("readTemplate" in told) askGoods(told.readTemplate);
  else if ("inspect" in told) {
    inspectWorkbook(told.inspect);
    say({ done: true });
  } else if ("law" in told) answerLaw(told.law);
  else if ("workbook" in told) await beginWorkbook(told.workbook);
  else if ("rows" in told) addRows(told.rows, told.sheet);
  else await endWorkbook();
};

const failure = (error: unknown): WorkerReply =>
  error instanceof Unreadable
    ? { refused: error.finding }
    : { failed: error instanceof Error ? error.stack ?? error.message : String(error) };

self.onmessage = ({ data }: MessageEvent<WorkerOrder>) => {
  follow(data).catch((error) => {
    written.length = 0;
    say(failure(error));
  });
};
