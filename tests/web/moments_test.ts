/** Days and times as pages say them: in the page's language, in Brussels, with the zone. */
import assert from "node:assert/strict";
import { inPageEnglish, momentOfTime } from "../../src/web/words/figures.ts";

Deno.test("a moment is said in the page's language, with its day and hour in Brussels", () => {
  const time = "2026-10-04T22:00:00Z";
  assert.equal(momentOfTime(time, "de"), "5. Oktober 2026, 00:00 Uhr (Brüssel)");
  assert.equal(momentOfTime(time, "en"), "5 October 2026, 00:00 (Brussels)");
  assert.equal(momentOfTime(time, "fr"), "5 octobre 2026, 00:00 (Bruxelles)");
  assert.equal(
    momentOfTime("2026-12-31T23:30:59.999Z", "de"),
    "1. Januar 2027, 00:30 Uhr (Brüssel)",
    "winter time",
  );
});

Deno.test("days of the API's English sentences are said in words on pages, but for examples and what somebody wrote", () => {
  const said = [
    [
      "The limit was passed on 2026-08-06: every import",
      "The limit was passed on 6 August 2026: every import",
    ],
    ["from 2026-11-24 to 2027-11-25.", "from 24 November 2026 to 25 November 2027."],
    ["a date, such as 2026-11-20", "a date, such as 2026-11-20"],
    ["“2026-11-20” is no day here", "“2026-11-20” is no day here"],
    ["a time such as 2026-11-21T09:30:00.000Z", "a time such as 2026-11-21T09:30:00.000Z"],
  ] as const;
  for (const [sentence, onPage] of said) assert.equal(inPageEnglish(sentence), onPage);
});
