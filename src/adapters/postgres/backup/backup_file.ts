/**
 * The file of a backup: lines of JSON under gzip. The first says of which version of the database it is; then each
 * table is named with its columns and followed by its rows, as lists of texts; the last line says how many rows there
 * are, so that a file that was cut off is noticed.
 */
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { Table } from "./tables.ts";

/** Format that this release writes, and the one that it reads. */
export const format = "customs backup 1";

/** First line of a backup in a later format. */
const LaterHeader = Schema.Struct({
  format: Schema.String.pipe(Schema.pattern(/^customs backup (?:[2-9]|[1-9]\d{1,3})$/)),
});

export const Header = Schema.Struct({
  format: Schema.Literal(format),
  madeAt: Schema.String,
  /** The newest migration of the database, and the hashes of all. */
  migrations: Schema.Array(Schema.Struct({ id: Schema.Number, contentHash: Schema.String })),
});
export type Header = typeof Header.Type;

export const End = Schema.Struct({ end: Schema.Literal(true), rows: Schema.Number });

/** A row: its columns as PostgreSQL writes them. */
export const Row = Schema.Array(Schema.NullOr(Schema.String));
export type Row = typeof Row.Type;

const Line = Schema.Union(Header, Table, End, Row);
export type Line = typeof Line.Type;

const decodeLine = Schema.decodeUnknownSync(Schema.parseJson(Line));
const decodeLater = Schema.decodeUnknownOption(Schema.parseJson(LaterHeader));

/** A line of a backup. @throws Error with a sentence for the first line of a later release's, ParseError for what no backup has */
const lineOf = (text: string): Line => {
  if (text.startsWith('{"format"') && Option.isSome(decodeLater(text))) {
    throw new Error(
      "it is of a later release than this one, in a format that came with that release: restore it with that release, or a newer one.",
    );
  }
  return decodeLine(text);
};

const writeAll = async (handle: Deno.FsFile, chunks: ReadableStream<Uint8Array>): Promise<void> => {
  for await (const chunk of chunks) {
    for (let written = 0; written < chunk.length;) written += await handle.write(chunk.subarray(written));
  }
};

/** A backup that is being written. */
export interface BackupFile {
  /** @param lines each a JSON text */
  readonly write: (lines: ReadonlyArray<string>) => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly giveUp: () => Promise<void>;
}

/** Writes a file as a whole, readable by its owner alone: what is there under the name is never half a backup. */
export const openForWriting = async (file: string): Promise<BackupFile> => {
  const part = `${file}.part`;
  const handle = await Deno.open(part, { write: true, create: true, truncate: true, mode: 0o600 });
  const gzip = new CompressionStream("gzip");
  const written = writeAll(handle, gzip.readable);
  const writer = gzip.writable.getWriter();
  const encoder = new TextEncoder();
  return {
    write: (lines) => writer.write(encoder.encode(lines.map((line) => `${line}\n`).join(""))),
    finish: async () => {
      await writer.close();
      await written;
      await handle.sync();
      handle.close();
      await Deno.rename(part, file);
    },
    giveUp: async () => {
      await writer.abort().catch(() => {});
      await written.catch(() => {});
      handle.close();
      await Deno.remove(part).catch(() => {});
    },
  };
};

/** @returns the lines of a backup, one after the other */
export async function* readLines(file: string): AsyncGenerator<Line, void, void> {
  const handle = await Deno.open(file);
  const texts = handle.readable.pipeThrough(new DecompressionStream("gzip")).pipeThrough(
    new TextDecoderStream(),
  );
  let rest = "";
  for await (const text of texts) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield lineOf(line);
  }
  if (rest !== "") yield lineOf(rest);
}
