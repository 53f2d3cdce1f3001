/**
 * Bytes of a document that a request asks for. One range is served; several, or one in a form or unit that isn't known,
 * are answered with the whole document, as the standard allows.
 * @source RFC 9110, sections 14.1 and 14.2
 */
import * as Either from "effect/Either";
import { RangeNotSatisfiable } from "../../contract/failures.ts";
import type { ByteRange } from "../../domain/documents/byte_range.ts";

const lastBytes = (count: number, sizeBytes: number): ByteRange => ({
  firstByte: Math.max(0, sizeBytes - count),
  lastByte: sizeBytes - 1,
});

/**
 * @param header the `Range` header, undefined when there is none
 * @param sizeBytes of the whole document
 * @returns the range, or undefined for the whole document
 * @fails RangeNotSatisfiable when it starts behind the end, or asks for the last 0 bytes
 * @example
 * ```ts
 * import { byteRangeOf } from "./range_header.ts";
 * import * as Either from "effect/Either";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(byteRangeOf("bytes=-500", 2_000), Either.right({ firstByte: 1_500, lastByte: 1_999 }));
 * ```
 */
export const byteRangeOf = (
  header: string | undefined,
  sizeBytes: number,
): Either.Either<ByteRange | undefined, RangeNotSatisfiable> => {
  const ranges = /^bytes=(.*)$/i.exec(header?.trim() ?? "")?.[1]?.split(",") ?? [];
  const [range = "", ...more] = ranges.map((each) => each.trim()).filter((each) => each !== "");
  const [, first, last] = /^(\d*)-(\d*)$/.exec(range) ?? [];
  if (more.length > 0 || first === undefined || last === undefined || first + last === "") {
    return Either.right(undefined);
  }
  const tooFar = Either.left(
    new RangeNotSatisfiable({
      message: `The document has ${sizeBytes} bytes: ask for some of them, not for ${range}.`,
      sizeBytes,
    }),
  );
  if (first === "") {
    if (Number(last) === 0) return tooFar;
    return Either.right(sizeBytes === 0 ? undefined : lastBytes(Number(last), sizeBytes));
  }
  if (last !== "" && Number(last) < Number(first)) return Either.right(undefined);
  if (Number(first) >= sizeBytes) return tooFar;
  const lastByte = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return Either.right({ firstByte: Number(first), lastByte });
};

/** The `Content-Range` of a partial answer. */
export const contentRange = (range: ByteRange, sizeBytes: number): string =>
  `bytes ${range.firstByte}-${range.lastByte}/${sizeBytes}`;
