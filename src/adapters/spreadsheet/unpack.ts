/**
 * Takes a spreadsheet's archive apart within bounds: only the parts that are read, each no larger than the archive says
 * and no more bytes than a sheet of shipments can need, whatever the archive says about itself.
 */
import { Buffer } from "node:buffer";
import type { Finding } from "../../kernel/findings/finding.ts";
import { Archive, type ArchiveEntry } from "./archive.ts";
import { cut } from "../../kernel/text/shown.ts";

/** Reason why a file can't be read, in a sentence for its sender. */
export class Unreadable extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.kind);
    this.finding = finding;
  }
}

/** Most parts of an archive that are looked at. */
export const mostParts = 2_000;
const longestName = 100;
const megabyte = 1_000_000;

/**
 * Most bytes that parts may unpack to, each kind for itself: a sheet of 5 000 rows and 60 columns takes 15 million.
 */
const mostBytes = {
  sheets: 16 * megabyte,
  strings: 6 * megabyte,
  styles: 2 * megabyte,
  others: megabyte,
} as const;

/** Most bytes that the parts of a workbook which is kept may unpack to, pictures and all. */
const mostBytesOfAll = 100 * megabyte;

/** The kind of a part, for its bounds and for sentences. */
export type PartKind = keyof typeof mostBytes;

const endOfSheet = /<\/(?:\w+:)?worksheet>\s*$/;
const rowOfSheet = /<(?:\w+:)?row[\s/>]/g;

/** Rows of a sheet, blank ones included. */
const mostRows = 20_000;

const hasTooManyRows = (sheet: string): boolean => {
  let rows = 0;
  for (const _ of sheet.matchAll(rowOfSheet)) if (++rows > mostRows) return true;
  return false;
};

const damaged = (name: string): Unreadable =>
  new Unreadable({ kind: "damagedWorkbook", part: cut(name, longestName) });

/**
 * A sheet that was cut off would be read as a shorter one: rows must never be lost in silence.
 * @throws Unreadable for a sheet that ends in the middle, or has too many rows
 */
export const checkSheet = (name: string, sheet: string): void => {
  if (!endOfSheet.test(sheet.slice(-longestName))) throw damaged(name);
  if (hasTooManyRows(sheet)) throw new Unreadable({ kind: "tooManyRows", most: mostRows });
};

/** Beginning of files that hold a workbook of before 2007, or one that a password encrypts (MS-CFB, 2.2). */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Name of the stream that an encrypted package stands in (MS-OFFCRYPTO, 2.3.4.4). */
const encrypted = Buffer.from("EncryptedPackage", "utf16le");

/** @throws Unreadable for a file that isn't an archive, but whose kind is known */
const refuseCompound = (bytes: Uint8Array): void => {
  if (!compound.every((byte, at) => bytes[at] === byte)) return;
  const isEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encrypted);
  throw new Unreadable(isEncrypted ? { kind: "encryptedWorkbook" } : { kind: "noWorkbook", form: "unknown" });
};

const archiveOf = (bytes: Uint8Array): Archive => {
  refuseCompound(bytes);
  try {
    return new Archive(bytes, mostParts);
  } catch {
    throw new Unreadable({ kind: "noWorkbook", form: "unknown" });
  }
};

/** The parts of a workbook. */
export class WorkbookArchive {
  readonly #archive: Archive;
  readonly #unpackedBytes = { sheets: 0, strings: 0, styles: 0, others: 0 };

  /** @throws Unreadable for bytes that are no archive, or one of too many parts */
  constructor(bytes: Uint8Array) {
    this.#archive = archiveOf(bytes);
    if (this.#archive.count > mostParts) throw new Unreadable({ kind: "tooManyParts", most: mostParts });
  }

  /**
   * @returns the part as text; undefined where there is none of this name
   * @throws Unreadable for one that is too large, or not what the archive says
   */
  text(name: string, kind: PartKind): string | undefined {
    const entry = this.#archive.entries.get(name);
    if (entry === undefined) return undefined;
    this.#unpackedBytes[kind] += entry.bytes;
    if (this.#unpackedBytes[kind] > mostBytes[kind]) {
      const megabytes = mostBytes[kind] / megabyte;
      throw new Unreadable({ kind: "workbookTooLarge", part: kind, megabytes });
    }
    return new TextDecoder().decode(this.#unpacked(name, entry));
  }

  /** True if a part has a name of that kind. */
  has(isNamed: (name: string) => boolean): boolean {
    return [...this.#archive.entries.keys()].some(isNamed);
  }

  /**
   * Unpacks every part, one after the other, and keeps none.
   * @throws Unreadable for a part that isn't what the archive says, and where they are more than a workbook needs
   */
  unpackAll(): void {
    const { entries, count } = this.#archive;
    if (entries.size < count) throw damaged("the list of its parts");
    let unpacked = 0;
    for (const [name, entry] of entries) {
      unpacked += entry.bytes;
      if (unpacked > mostBytesOfAll) {
        throw new Unreadable({
          kind: "workbookTooLarge",
          part: "parts",
          megabytes: mostBytesOfAll / megabyte,
        });
      }
      this.#unpacked(name, entry);
    }
  }

  #unpacked(name: string, entry: ArchiveEntry): Uint8Array {
    try {
      return this.#archive.read(entry);
    } catch {
      throw damaged(name);
    }
  }
}
