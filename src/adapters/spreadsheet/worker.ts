/**
 * A worker that reads and writes workbooks, one after the other. Rows come and go in small messages, so that the thread
 * that talks with it is never held up by a large one. It may read no file and reach nothing.
 */
/// <reference lib="deno.worker" />
import type { SheetLimits, WorkbookLimits } from "../../application/documents/spreadsheets.ts";
import type { Cells, SheetRows } from "../../domain/documents/workbook.ts";
import type { Finding } from "../../kernel/findings/finding.ts";
import { readRows } from "./read.ts";
import { type WorkbookPiece, workbookPieces } from "./sheet_cells.ts";
import { Unreadable } from "./unpack.ts";
import { type GatheredSheet, type GatheredWorkbook, writeWorkbook } from "./write.ts";

/** Message to the worker. A workbook to write comes in parts: its sheets, each before its rows, then the end. */
export type WorkerOrder =
  | { readonly read: Uint8Array; readonly limits: SheetLimits }
  | { readonly readSheets: Uint8Array; readonly limits: WorkbookLimits }
  | { readonly sheet: Omit<GatheredSheet, "rows"> }
  | { readonly rows: ReadonlyArray<Cells> }
  | { readonly write: Omit<GatheredWorkbook, "sheets"> };

/** Message from the worker. `read` rows and `pieces` of a workbook come until `done`; `refused` is for the one who sent the file. */
export type WorkerReply =
  | { readonly read: SheetRows }
  | { readonly pieces: ReadonlyArray<WorkbookPiece> }
  | { readonly done: true }
  | { readonly refused: Finding }
  | { readonly written: Uint8Array }
  | { readonly failed: string };

const rowsOfMessage = 200;
/** Characters of a message, about: its receiver is held up for a millisecond. */
const charactersOfMessage = 100_000;

/** Characters that a cell with its place counts as, beside those of its text. */
const cellWeight = 50;

const charactersOf = (cells: Cells): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 1), 0);

const say = (said: WorkerReply, transfer: ReadonlyArray<ArrayBuffer> = []): void =>
  self.postMessage(said, [...transfer]);

const read = (bytes: Uint8Array, limits: SheetLimits): void => {
  let rows: Array<Cells> = [];
  let numbers: Array<number> = [];
  let characters = 0;
  for (const { cells, number } of readRows(bytes, limits)) {
    rows.push(cells);
    numbers.push(number);
    characters += charactersOf(cells);
    if (rows.length === rowsOfMessage || characters >= charactersOfMessage) {
      say({ read: { rows, numbers } });
      [rows, numbers, characters] = [[], [], 0];
    }
  }
  say({ read: { rows, numbers } });
  say({ done: true });
};

const weightOf = (piece: WorkbookPiece): number =>
  "row" in piece
    ? charactersOf(piece.row.cells.map(({ value }) => value)) + cellWeight * piece.row.cells.length
    : 1;

const readSheets = (bytes: Uint8Array, limits: WorkbookLimits): void => {
  let pieces: Array<WorkbookPiece> = [];
  let characters = 0;
  for (const piece of workbookPieces(bytes, limits)) {
    pieces.push(piece);
    characters += weightOf(piece);
    if (characters < charactersOfMessage) continue;
    say({ pieces });
    [pieces, characters] = [[], 0];
  }
  say({ pieces });
  say({ done: true });
};

/** The sheets of the workbook that is being told. */
const sheets: Array<GatheredSheet & { readonly rows: Array<Cells> }> = [];

const write = async (workbook: Omit<GatheredWorkbook, "sheets">): Promise<void> => {
  const written = await writeWorkbook({ ...workbook, sheets: sheets.splice(0) });
  say({ written }, written.buffer instanceof ArrayBuffer ? [written.buffer] : []);
};

const follow = async (told: WorkerOrder): Promise<void> => {
  if ("read" in told) read(told.read, told.limits);
  else if ("readSheets" in told) readSheets(told.readSheets, told.limits);
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
