/**
 * Many small objects of a file in a few compressed streams, and the cross-reference stream that finds them: thousands
 * of structure elements take kilobytes this way.
 * @source ISO 32000-1, sections 7.5.7 and 7.5.8
 */
import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import type { NumberedObject } from "./structure.ts";

/** Position of an object inside a stream. */
export interface StreamPlace {
  readonly stream: number;
  readonly index: number;
}

/** A stream with its objects, as it is written. */
interface ObjectStream {
  readonly number: number;
  readonly bytes: Uint8Array;
}

const objectsAStream = 1_000;

const streamBytes = (number: number, entries: string, content: Uint8Array): Uint8Array => {
  const packed = deflateSync(content);
  const head = `${number} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from("\nendstream\nendobj\n", "latin1")]);
};

/** @param reserve takes the next so many object numbers and returns the first of them */
export const objectStreams = (
  objects: ReadonlyArray<NumberedObject>,
  reserve: (count: number) => number,
): { readonly streams: ReadonlyArray<ObjectStream>; readonly places: ReadonlyMap<number, StreamPlace> } => {
  const places = new Map<number, StreamPlace>();
  const streams: Array<ObjectStream> = [];
  for (let start = 0; start < objects.length; start += objectsAStream) {
    const held = objects.slice(start, start + objectsAStream);
    const stream = reserve(1);
    let offset = 0;
    const index = held.map(({ number, text }, position) => {
      places.set(number, { stream, index: position });
      const entry = `${number} ${offset}`;
      offset += text.length + 1;
      return entry;
    }).join(" ");
    const entries = `/Type/ObjStm/N ${held.length}/First ${index.length + 1}`;
    const content = Buffer.from(`${index}\n${held.map(({ text }) => `${text}\n`).join("")}`, "latin1");
    streams.push({ number: stream, bytes: streamBytes(stream, entries, content) });
  }
  return { streams, places };
};

const entryBytes = 7;

/**
 * @param number the cross-reference stream's own, the last one
 * @param offsets where each object begins, by its number less one; null for those inside streams
 * @param trailer the entries of the file's trailer beside `Size`
 * @returns the whole object
 */
export const crossReferences = ({ number, offsets, places, trailer }: {
  readonly number: number;
  readonly offsets: ReadonlyArray<number | null>;
  readonly places: ReadonlyMap<number, StreamPlace>;
  readonly trailer: string;
}): Uint8Array => {
  const table = new DataView(new ArrayBuffer((offsets.length + 1) * entryBytes));
  table.setUint16(5, 65_535);
  offsets.forEach((offset, index) => {
    const at = (index + 1) * entryBytes;
    const place = places.get(index + 1);
    table.setUint8(at, place === undefined ? 1 : 2);
    table.setUint32(at + 1, place?.stream ?? offset ?? 0);
    table.setUint16(at + 5, place?.index ?? 0);
  });
  const entries = `/Type/XRef/Size ${offsets.length + 1}/W [1 4 2]${trailer}`;
  return streamBytes(number, entries, new Uint8Array(table.buffer));
};
