/**
 * A ZIP archive in memory: its list of entries, and the bytes of those that are asked for, inflated no further than the
 * list says. APPNOTE.TXT 6.3.10, sections 4.3 and 4.5.3.
 */
import { inflateRawSync } from "node:zlib";

/** An entry as the archive's list has it. */
export interface ArchiveEntry {
  readonly name: string;
  /** Bytes in the archive. */
  readonly packedBytes: number;
  /** Bytes when inflated, as the archive says. */
  readonly bytes: number;
  readonly method: number;
  /** Offset of its own header. */
  readonly offset: number;
}

/** Bytes that are no archive, or one that isn't what it says. */
export class BrokenArchive extends Error {
  override readonly name = "BrokenArchive";
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const headerBytes = 30;
const longestComment = 65_535;
/** Says that the figure stands in the entry's extra field (ZIP64). */
const elsewhere = 0xffffffff;
const zip64 = 1;

const [stored, deflated] = [0, 8];

/** Position of the end of the list: a comment may follow it. */
const endOf = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new BrokenArchive("no end of an archive");
};

/** The figures of an entry's ZIP64 field, in their order: sizes and offset. */
function* zip64Figures(view: DataView, start: number, end: number): Generator<number> {
  for (let at = start; at + 4 <= end;) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === zip64) {
      for (let figure = at + 4; figure + 8 <= at + 4 + size; figure += 8) {
        yield Number(view.getBigUint64(figure, true));
      }
    }
    at += 4 + size;
  }
}

/** @returns the entry at the place, and where the next one begins */
const entryAt = (
  view: DataView,
  bytes: Uint8Array,
  at: number,
): { readonly entry: ArchiveEntry; readonly next: number } => {
  if (view.getUint32(at, true) !== entrySignature) {
    throw new BrokenArchive("no entry where one is said to be");
  }
  const nameEnd = at + entryBytes + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const figures = zip64Figures(view, nameEnd, extraEnd);
  const figureAt = (place: number): number => {
    const figure = view.getUint32(place, true);
    return figure === elsewhere ? Number(figures.next().value ?? figure) : figure;
  };
  const inflated = figureAt(at + 24);
  const packedBytes = figureAt(at + 20);
  return {
    entry: {
      name: new TextDecoder().decode(bytes.subarray(at + entryBytes, nameEnd)),
      packedBytes,
      bytes: inflated,
      method: view.getUint16(at + 10, true),
      offset: figureAt(at + 42),
    },
    next: extraEnd + view.getUint16(at + 32, true),
  };
};

/** An archive whose list was read. */
export class Archive {
  readonly entries: ReadonlyMap<string, ArchiveEntry>;
  /** Number of entries that the archive claims. */
  readonly count: number;
  readonly #view: DataView;
  /** Entries that were read; together they hold no more than the archive has: bytes that many name would be inflated for each. */
  readonly #read = new Set<ArchiveEntry>();
  #packedBytes = 0;

  /**
   * @param mostEntries no more of its list are read
   * @throws BrokenArchive, RangeError for bytes that are none
   */
  constructor(private readonly bytes: Uint8Array, mostEntries: number) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = endOf(this.#view);
    this.count = this.#view.getUint16(end + 10, true);
    const entries = new Map<string, ArchiveEntry>();
    let at = this.#view.getUint32(end + 16, true);
    for (let index = 0; index < Math.min(this.count, mostEntries); index++) {
      const { entry, next } = entryAt(this.#view, bytes, at);
      entries.set(entry.name, entry);
      at = next;
    }
    this.entries = entries;
  }

  /**
   * @returns the entry's bytes, at most as many as the archive says
   * @throws BrokenArchive for an entry that is larger or cut off, or shares its bytes with others, RangeError for one that isn't there
   */
  read(entry: ArchiveEntry): Uint8Array {
    const { offset, method, packedBytes, bytes } = entry;
    const view = this.#view;
    if (!this.#read.has(entry)) this.#packedBytes += packedBytes;
    if (this.#packedBytes > this.bytes.byteLength) throw new BrokenArchive("entries share their bytes");
    this.#read.add(entry);
    if (view.getUint32(offset, true) !== headerSignature) throw new BrokenArchive("no entry at its place");
    const start = offset + headerBytes + view.getUint16(offset + 26, true) +
      view.getUint16(offset + 28, true);
    const packed = this.bytes.subarray(start, start + packedBytes);
    if (packed.byteLength < packedBytes) throw new BrokenArchive("an entry is cut off");
    if (method === stored && packedBytes === bytes) return packed;
    if (method !== deflated) throw new BrokenArchive("an entry is packed in another way");
    const inflated = bytes === 0 ? new Uint8Array() : inflateRawSync(packed, { maxOutputLength: bytes });
    if (inflated.byteLength < bytes) throw new BrokenArchive("an entry is shorter than it says");
    return inflated;
  }
}
