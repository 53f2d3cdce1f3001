/**
 * Takes a spreadsheet's archive apart within bounds: only the parts that hold cells, and no more bytes than a sheet of
 * shipments can need, whatever the archive says about itself.
 */
import { unzipSync, zipSync } from "fflate";

/** What can't be read; `message` is a sentence for the one who sent it. */
export class Unreadable extends Error {}

/** Most bytes that the parts may unpack to: a sheet of 5 000 rows and 60 columns has 20 million. */
const mostUnpackedBytes = 24_000_000;
const mostParts = 2_000;

const megabyte = 1_000_000;

/** Pictures, drawings, macros and caches of pivot tables hold no cells. */
const holdsCells = (name: string): boolean =>
  /\.(?:xml|rels)$/i.test(name) &&
  !/^\/?(?:docProps|customXml|xl\/(?:media|drawings|charts|theme|embeddings|pivot\w+|comments\w*|threadedComments|persons|printerSettings|externalLinks|calcChain))/i
    .test(name);

const notASpreadsheet =
  "The file is no XLSX workbook: save it as Excel workbook (.xlsx), without a password, and send it again.";

const endOfSheet = /<\/(?:\w+:)?worksheet>\s*$/;
const endBytes = 100;

/** A sheet that was cut off would be read as a shorter one: rows must never be lost in silence. */
const checkEnd = (name: string, part: Uint8Array): void => {
  const isSheet = /^\/?xl\/worksheets\/[^/]+\.xml$/i.test(name);
  if (isSheet && !endOfSheet.test(new TextDecoder().decode(part.slice(-endBytes)))) {
    throw new Unreadable(`The workbook is damaged: ${name.slice(0, endBytes)} ends in the middle.`);
  }
};

/**
 * The archive again, uncompressed, with only the parts that hold cells. It is made anew, so that whoever reads it meets
 * nothing but sizes that were checked.
 * @throws Unreadable for bytes that are no archive, or one that unpacks to too much
 */
export const unpackedWorkbook = (bytes: Uint8Array): Uint8Array => {
  let parts = 0;
  let unpackedBytes = 0;
  const wanted = (file: { readonly name: string; readonly originalSize: number }): boolean => {
    parts += 1;
    if (parts > mostParts) throw new Unreadable(`The workbook has more than ${mostParts} parts.`);
    if (!holdsCells(file.name)) return false;
    unpackedBytes += file.originalSize;
    if (unpackedBytes > mostUnpackedBytes) {
      throw new Unreadable(
        `The workbook unpacks to more than ${
          mostUnpackedBytes / megabyte
        } MB: copy the table alone into a new workbook.`,
      );
    }
    return true;
  };
  try {
    const unpacked = unzipSync(bytes, { filter: wanted });
    for (const [name, part] of Object.entries(unpacked)) checkEnd(name, part);
    return zipSync(unpacked, { level: 0 });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(notASpreadsheet);
  }
};
