/** The bytes of a ZIP archive whose parts are packed already. APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
import type { PackedPart } from "./packed_part.ts";

const headerSignature = 0x04034b50;
const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const [headerBytes, entryBytes, endBytes] = [30, 46, 22];
const version = 20;
const deflated = 8;
/** 1 January 1980: the same parts give the same bytes. */
const firstDay = 0x21;

/** A part with its name, and the number of bytes that it takes. */
interface NamedPart extends PackedPart {
  readonly name: Uint8Array;
  readonly packedBytes: number;
}

/** Writes what the header and the list say alike, from the version that is needed on. */
const describe = (view: DataView, at: number, { crc, bytes, packedBytes, name }: NamedPart): void => {
  view.setUint16(at, version, true);
  view.setUint16(at + 4, deflated, true);
  view.setUint16(at + 8, firstDay, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, packedBytes, true);
  view.setUint32(at + 18, bytes, true);
  view.setUint16(at + 22, name.byteLength, true);
};

/**
 * The archive of the parts.
 * @param parts in their order, by their names
 * @returns its bytes
 */
export const packedArchive = (parts: ReadonlyMap<string, PackedPart>): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder();
  const named = [...parts].map(([name, part]): NamedPart => ({
    ...part,
    name: encoder.encode(name),
    packedBytes: part.packed.reduce((sum, piece) => sum + piece.byteLength, 0),
  }));
  const size = named.reduce(
    (sum, { name, packedBytes }) => sum + headerBytes + entryBytes + 2 * name.byteLength + packedBytes,
    endBytes,
  );
  const archive = new Uint8Array(size);
  const view = new DataView(archive.buffer);
  const offsets: Array<number> = [];
  let at = 0;
  for (const part of named) {
    offsets.push(at);
    view.setUint32(at, headerSignature, true);
    describe(view, at + 4, part);
    archive.set(part.name, at + headerBytes);
    at += headerBytes + part.name.byteLength;
    for (const piece of part.packed) {
      archive.set(piece, at);
      at += piece.byteLength;
    }
  }
  const listAt = at;
  for (const [index, part] of named.entries()) {
    view.setUint32(at, entrySignature, true);
    view.setUint16(at + 4, version, true);
    describe(view, at + 6, part);
    view.setUint32(at + 42, offsets[index] ?? 0, true);
    archive.set(part.name, at + entryBytes);
    at += entryBytes + part.name.byteLength;
  }
  view.setUint32(at, endSignature, true);
  view.setUint16(at + 8, named.length, true);
  view.setUint16(at + 10, named.length, true);
  view.setUint32(at + 12, at - listAt, true);
  view.setUint32(at + 16, listAt, true);
  return archive;
};
