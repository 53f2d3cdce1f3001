/**
 * Takes a spreadsheet's archive apart within bounds: only the parts that hold cells, and no more bytes than a sheet of
 * shipments can need, whatever the archive says about itself.
 */
import { unzipSync, zipSync } from "fflate";
import type { Finding } from "../../kernel/findings/finding.ts";

/** What can't be read, for the one who sent it. */
export class Unreadable extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.kind);
    this.finding = finding;
  }
}

const mostParts = 2_000;
const longestName = 100;
const megabyte = 1_000_000;

/**
 * Most bytes that parts may unpack to, each kind for itself: a sheet of 5 000 rows and 60 columns takes 15 million.
 * The small kinds are the ones that take the most memory to read, a hundred times their size.
 */
const mostBytes = {
  sheets: 16 * megabyte,
  strings: 6 * megabyte,
  styles: 2 * megabyte,
  others: megabyte,
} as const;

const kindOf = (name: string): keyof typeof mostBytes =>
  /worksheets\/[^/]+\.xml$/i.test(name)
    ? "sheets"
    : /sharedStrings\.xml$/i.test(name)
    ? "strings"
    : /styles\.xml$/i.test(name)
    ? "styles"
    : "others";

/** Pictures, drawings, macros and caches of pivot tables hold no cells. */
const holdsCells = (name: string): boolean =>
  /\.(?:xml|rels)$/i.test(name) &&
  !/^\/?(?:docProps|customXml|xl\/(?:media|drawings|charts|theme|embeddings|pivot\w+|comments\w*|threadedComments|persons|printerSettings|externalLinks|calcChain))/i
    .test(name);

const endOfSheet = /<\/(?:\w+:)?worksheet>\s*$/;
const rowOfSheet = /<(?:\w+:)?row[\s/>]/g;

/** Rows of a sheet, blank ones included: what reads it takes time with the square of their number. */
const mostRows = 20_000;

const hasTooManyRows = (sheet: string): boolean => {
  let rows = 0;
  for (const _ of sheet.matchAll(rowOfSheet)) if (++rows > mostRows) return true;
  return false;
};

/** A sheet that was cut off would be read as a shorter one: rows must never be lost in silence. */
const checkSheet = (name: string, part: Uint8Array): void => {
  if (kindOf(name) !== "sheets") return;
  const sheet = new TextDecoder("latin1").decode(part);
  if (!endOfSheet.test(sheet.slice(-longestName))) {
    throw new Unreadable({ kind: "damagedWorkbook", part: name.slice(0, longestName) });
  }
  if (hasTooManyRows(sheet)) {
    throw new Unreadable({ kind: "tooManyRows", most: mostRows });
  }
};

/**
 * The archive again, uncompressed, with only the parts that hold cells. It is made anew, so that whoever reads it meets
 * nothing but sizes that were checked.
 * @throws Unreadable for bytes that are no archive, or one that unpacks to too much
 */
export const unpackedWorkbook = (bytes: Uint8Array): Uint8Array => {
  let parts = 0;
  const unpackedBytes = { sheets: 0, strings: 0, styles: 0, others: 0 };
  const wanted = (file: { readonly name: string; readonly originalSize: number }): boolean => {
    parts += 1;
    if (parts > mostParts) throw new Unreadable({ kind: "tooManyParts", most: mostParts });
    if (!holdsCells(file.name)) return false;
    const kind = kindOf(file.name);
    unpackedBytes[kind] += file.originalSize;
    if (unpackedBytes[kind] > mostBytes[kind]) {
      const megabytes = mostBytes[kind] / megabyte;
      throw new Unreadable({ kind: "workbookTooLarge", part: kind, megabytes });
    }
    return true;
  };
  try {
    const unpacked = unzipSync(bytes, { filter: wanted });
    for (const [name, part] of Object.entries(unpacked)) checkSheet(name, part);
    return zipSync(unpacked, { level: 0 });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable({ kind: "noWorkbook" });
  }
};
