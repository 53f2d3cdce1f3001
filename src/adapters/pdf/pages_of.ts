/** Reads a file of ours again; apart from what draws one, which only the workers load. */
import { Buffer } from "node:buffer";

/** @returns the number of pages of a file of this service: the one that the root of its pages counts */
export const pagesOf = (bytes: Uint8Array): number => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return Number(/\/Type \/Pages\n\/Count (\d+)/.exec(text)?.[1] ?? 0);
};
