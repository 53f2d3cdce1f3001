/** Byte ranges, RFC 9110 sections 14.1 and 14.2. */
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { lengthOf } from "../../../src/domain/documents/byte_range.ts";
import { byteRangeOf, contentRange } from "../../../src/http/wire/range_header.ts";

const outcomeOf = (header: string | undefined, sizeBytes: number): string =>
  Either.match(byteRangeOf(header, sizeBytes), {
    onLeft: ({ sizeBytes }) => `none of ${sizeBytes}`,
    onRight: (range) => range === undefined ? "whole" : `${range.firstByte}-${range.lastByte}`,
  });

const cases: ReadonlyArray<readonly [header: string | undefined, sizeBytes: number, outcome: string]> = [
  [undefined, 10, "whole"],
  ["bytes=0-4", 10, "0-4"],
  ["bytes=0-0", 10, "0-0"],
  ["bytes=9-9", 10, "9-9"],
  ["bytes=5-", 10, "5-9"],
  ["bytes=0-", 10, "0-9"],
  ["bytes=9-99999999999999999999", 10, "9-9"],
  ["bytes=10-", 10, "none of 10"],
  ["bytes=10-20", 10, "none of 10"],
  ["bytes=99999999999999999999-", 10, "none of 10"],
  ["bytes=-3", 10, "7-9"],
  ["bytes=-10", 10, "0-9"],
  ["bytes=-11", 10, "0-9"],
  ["bytes=-0", 10, "none of 10"],
  ["bytes=0-", 0, "none of 0"],
  ["bytes=-5", 0, "whole"],
  ["BYTES=1-2", 10, "1-2"],
  ["bytes= 1-2 ,", 10, "1-2"],
  ["bytes=2-1", 10, "whole"],
  ["bytes=0-1,3-4", 10, "whole"],
  ["bytes=", 10, "whole"],
  ["bytes=-", 10, "whole"],
  ["bytes=a-b", 10, "whole"],
  ["bytes=1.5-2", 10, "whole"],
  ["bytes=+1-2", 10, "whole"],
  ["bytes 1-2", 10, "whole"],
  ["lines=1-2", 10, "whole"],
  ["", 10, "whole"],
];

for (const [header, sizeBytes, outcome] of cases) {
  Deno.test(`Range ${JSON.stringify(header)} of ${sizeBytes} bytes is ${outcome}`, () => {
    assert.equal(outcomeOf(header, sizeBytes), outcome);
  });
}

Deno.test("a range, whatever was asked, lies within the document and is not empty", () => {
  const position = FastCheck.oneof(FastCheck.nat({ max: 50 }), FastCheck.constant(""));
  FastCheck.assert(
    FastCheck.property(position, position, FastCheck.nat({ max: 40 }), (first, last, sizeBytes) => {
      const range = Either.getOrUndefined(byteRangeOf(`bytes=${first}-${last}`, sizeBytes));
      if (range === undefined) return;
      assert.ok(0 <= range.firstByte && range.firstByte <= range.lastByte && range.lastByte < sizeBytes);
      assert.equal(contentRange(range, sizeBytes), `bytes ${range.firstByte}-${range.lastByte}/${sizeBytes}`);
      assert.ok(lengthOf(range) > 0);
    }),
  );
});
