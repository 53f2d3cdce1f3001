/**
 * A part of an archive that is packed while its text comes: what was packed is a tenth of the text, and nothing else of it is
 * kept. The part's beginning may be told last. RFC 1951, section 3.2; APPNOTE.TXT 6.3.10, section 4.4.7.
 */
import { constants, crc32, deflateRawSync } from "node:zlib";

/** A part of an archive, packed. */
export interface PackedPart {
  /** CRC-32 of its bytes. */
  readonly crc: number;
  /** Number of its bytes when unpacked. */
  readonly bytes: number;
  /** Its bytes, packed by deflate, in pieces that follow each other. */
  readonly packed: ReadonlyArray<Uint8Array>;
}

/** Characters of text that are packed together. */
const charactersAtOnce = 262_144;

const zerosAtOnce = new Uint8Array(1_048_576);

/** CRC-32 of so many zero bytes behind bytes of a CRC-32. */
const crcOfZeros = (count: number, before: number): number => {
  let crc = before;
  for (let rest = count; rest > 0; rest -= zerosAtOnce.byteLength) {
    crc = crc32(zerosAtOnce.subarray(0, Math.min(rest, zerosAtOnce.byteLength)), crc);
  }
  return crc;
};

/** CRC-32 of two byte strings behind each other, of which the second has so many bytes. The code is linear (ISO/IEC 3309, section 4). */
const joinedCrc = (first: number, second: number, bytes: number): number =>
  (second ^ crcOfZeros(bytes, first) ^ crcOfZeros(bytes, 0)) >>> 0;

/** Bytes packed so that others may follow them, or as the last ones. */
const packed = (bytes: Uint8Array, isLast: boolean): Uint8Array =>
  new Uint8Array(
    deflateRawSync(bytes, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH }),
  );

/** Text of a part that is packed as it comes. */
export class GrowingPart {
  readonly #encoder = new TextEncoder();
  readonly #packed: Array<Uint8Array> = [];
  #waiting: Array<string> = [];
  #waitingCharacters = 0;
  #crc = 0;
  #bytes = 0;

  /** Number of characters that are held, not packed yet. */
  get heldCharacters(): number {
    return this.#waitingCharacters;
  }

  /** Adds text behind that which came before; a character of two code units must come whole. */
  add(text: string): void {
    this.#waiting.push(text);
    this.#waitingCharacters += text.length;
    if (this.#waitingCharacters >= charactersAtOnce) this.#pack(false);
  }

  /**
   * The part, once all of its text has come.
   * @param beginning text before all that was added
   */
  end(beginning: string): PackedPart {
    this.#pack(true);
    const first = this.#encoder.encode(beginning);
    return {
      crc: joinedCrc(crc32(first), this.#crc, this.#bytes),
      bytes: first.byteLength + this.#bytes,
      packed: [packed(first, false), ...this.#packed],
    };
  }

  #pack(isLast: boolean): void {
    const bytes = this.#encoder.encode(this.#waiting.join(""));
    [this.#waiting, this.#waitingCharacters] = [[], 0];
    this.#crc = crc32(bytes, this.#crc);
    this.#bytes += bytes.byteLength;
    this.#packed.push(packed(bytes, isLast));
  }
}

/** The text as a packed part. */
export const packedText = (text: string): PackedPart => new GrowingPart().end(text);
