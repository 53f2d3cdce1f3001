/** Bytes that come in pieces, and the end of those of a PDF, by which one that was cut off is known. */

/** Returns the pieces one behind the other, in memory of their own. */
export const joinedBytes = (pieces: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
};

const trailer = "%%EOF";
/** Bytes at the end of a PDF in which readers look for its trailer. */
export const endBytes = 1_024;

const latin = new TextDecoder("latin1");

/**
 * Returns whether a PDF is there to its end: one that was cut off has no trailer.
 * @param bytes of the PDF, or the last 1,024 of them
 * @source ISO 32000-1, 7.5.5
 */
export const isWholePdf = (bytes: Uint8Array): boolean =>
  latin.decode(bytes.subarray(Math.max(0, bytes.byteLength - endBytes))).includes(trailer);
