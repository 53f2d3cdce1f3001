/**
 * A range of a document's bytes.
 */

/** Positions of the first and the last byte, counted from 0, both included. */
export interface ByteRange {
  /** Position of the first byte. */
  readonly firstByte: number;
  /** Position of the last byte. */
  readonly lastByte: number;
}

/** Returns how many bytes the range has. */
export const lengthOf = ({ firstByte, lastByte }: ByteRange): number => lastByte - firstByte + 1;
