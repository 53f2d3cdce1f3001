/**
 * Bytes of the table that a workbook holds packed, counted as those of the same table in CSV: a text that many cells share stands in each
 * of them. What is made of a table takes memory by these, not by the bytes that came: docs/decisions/0270-packed-tables-by-turns.md.
 */
import type { Cells, MergedCells } from "../../domain/documents/workbook.ts";
import { utf8Bytes } from "../../kernel/text/text_budget.ts";
import { Archive } from "./archive.ts";
import { mostParts } from "./unpack.ts";

/** Bytes of a number or a truth value, about. */
const plainBytes = 8;

/** Number of bytes of a row: its texts in UTF-8, eight for every other value, and one for each cell, blank ones included. */
export const bytesOfCells = (cells: Cells): number => {
  let bytes = cells.length;
  for (const cell of cells) {
    if (cell !== null) bytes += typeof cell === "string" ? utf8Bytes(cell) : plainBytes;
  }
  return bytes;
};

/**
 * Counter of the bytes that merged cells have in the rows below their first one, each of which may be given their value.
 * @param mostRows no range has its value in more
 * @returns a function that counts those of the ranges that begin in a row, by its number and cells
 */
export const repeatedBytes = (
  merged: ReadonlyArray<MergedCells>,
  mostRows: number,
): (number: number, cells: Cells) => number => {
  const beginning = new Map<number, Array<MergedCells>>();
  for (const range of merged) {
    const known = beginning.get(range.from);
    if (known === undefined) beginning.set(range.from, [range]);
    else known.push(range);
  }
  return (number, cells) => {
    let bytes = 0;
    for (const { column, from, to } of beginning.get(number) ?? []) {
      bytes += bytesOfCells(cells.slice(column, column + 1)) * Math.min(to - from, mostRows);
    }
    return bytes;
  };
};

/** Most bytes that are foreseen: those of the longest body of a table. */
const mostForeseen = 4 * 1_024 * 1_024;

/** Parts with cells and their texts, by the names that every program gives them. */
const partWithCells = /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/i;

/**
 * Number of bytes that the table of a workbook hardly exceeds unless its cells repeat long texts: those that its sheets unpack to, as the
 * list of the archive says, without unpacking any.
 * @returns bytes, no fewer than came, at most four megabytes more; as many as came where they are no archive
 */
export const foreseenBytes = (workbook: Uint8Array): number => {
  try {
    const { entries } = new Archive(workbook, mostParts);
    let bytes = 0;
    for (const entry of entries.values()) if (partWithCells.test(entry.name)) bytes += entry.bytes;
    return Math.max(workbook.byteLength, Math.min(bytes, mostForeseen));
  } catch {
    return workbook.byteLength;
  }
};
