import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { asOfMsOf } from "../../../../src/domain/cbam/law/as_of.ts";
import { momentOfText } from "../../../../src/kernel/moment.ts";

const nowMs = Date.parse("2026-11-21T09:30:00.000Z");
const read = (text: string): string => {
  const moment = momentOfText(text);
  assert.ok(moment !== undefined, text);
  return Either.match(asOfMsOf(moment, nowMs), {
    onLeft: ({ path, code, message, suggestion }) => `${path} ${code} ${suggestion}: ${message}`,
    onRight: (epochMs) => new Date(epochMs).toISOString(),
  });
};

Deno.test("as_of is the end of a day that is over, now on the day itself, and a time to the millisecond", () => {
  assert.equal(read("2026-11-20"), "2026-11-20T22:59:59.999Z");
  assert.equal(read("2026-11-21"), "2026-11-21T09:30:00.000Z");
  assert.equal(read("2026-11-21T09:29:59.123Z"), "2026-11-21T09:29:59.123Z");
  assert.equal(read("2026-11-21T09:29:59Z"), "2026-11-21T09:29:59.000Z");
});

Deno.test("as_of after now is refused with today", () => {
  for (const text of ["2026-11-22", "2027-01-01", "2026-11-21T09:30:00.001Z"]) {
    assert.match(read(text), /^as_of range 2026-11-21: as_of must not be after today, 2026-11-21/, text);
  }
});

Deno.test("what is neither a day nor a time in UTC is no moment", () => {
  for (
    const text of [
      "",
      "2026",
      "21.11.2026",
      "2026-02-30",
      "2026-02-30T00:00:00Z",
      "2026-11-21T25:00:00Z",
      "2026-11-21T09:00:00+01:00",
    ]
  ) assert.equal(momentOfText(text), undefined, text);
});
