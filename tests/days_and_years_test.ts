/**
 * Days and years in the source: a moment's are those of Brussels, and a price period's year is asked of `yearOfPeriod`. An invoice that
 * was made in the first hour of a year had the year before in its number, and the price of 2026-W53, which has days of 2027 alone, was
 * taken for one of 2026. docs/decisions/0098-days-and-prices.md
 */
import assert from "node:assert/strict";
import { programsBelow } from "./support/source_files.ts";

const src = new URL("../src/", import.meta.url);

const counted = "counts days, and no moment is made one";
const unseen = "nobody sees it";
const ofWriter = "a cell of a workbook, whose day and time are what its writer saw, in no zone";

/** Ways in which a moment becomes a day or a year of UTC. */
const ofUtc =
  /toISOString\(\)\s*\.(?:slice|substring|substr|split)\(|\.slice\(0, 10\)|\.split\("T"\)|\.get(?:UTC)?(?:FullYear|Month|Date)\(|\bdayOfEpochMs\(/;

/** Files that do so, and why nobody's today is meant. */
const inUtc: Readonly<Record<string, string>> = {
  "adapters/pdf/xmp.ts": "the time has Z behind it",
  "adapters/postgres/bulk/audit.ts": "months of the record's parts, which nobody sees",
  "adapters/postgres/bulk/batch_writer.ts": unseen,
  "adapters/postgres/bulk/batches.ts": unseen,
  "adapters/reference/commission/workbook.ts": ofWriter,
  "adapters/spreadsheet/number_styles.ts": ofWriter,
  "domain/accounts/sign_in_mail.ts": "the time has UTC behind it",
  "domain/cbam/law/period.ts": counted,
  "domain/imports/days.ts": counted,
  "domain/invoices/delivery_mail.ts": "the time has UTC behind it",
  "domain/suppliers/value_check.ts": counted,
  "http/server/certificate_days.ts": "the days of a certificate are written in UTC",
  "kernel/lenient/day.ts": ofWriter,
  "kernel/time/calendar.ts": counted,
  "kernel/time/day_in_brussels.ts": counted,
  "kernel/time/moment.ts": "the day that a sent text has",
};

/** A year that is cut out of the text of a period, or looked for in it. */
const cutPeriod = /\bperiod\)?(?:\s*\.(?:slice|substring|substr|startsWith|split|match|at)\(|\[0\])/i;

/** Paths of files whose text has the expression. */
const having = (expression: RegExp): ReadonlyArray<string> =>
  programsBelow(src).map(({ pathname }) => pathname.slice(src.pathname.length))
    .filter((path) => expression.test(Deno.readTextFileSync(new URL(path, src)))).sort();

Deno.test("no moment becomes a day or a year of UTC, but in the places that are listed", () => {
  assert.deepEqual(having(ofUtc), Object.keys(inUtc).sort(), "days that people read are `dayInBrussels`");
});

Deno.test("no year is cut out of the text of a period", () => {
  assert.deepEqual(having(cutPeriod), [], "the year of a period is `yearOfPeriod`");
});

Deno.test("what these tests look for is seen where it is", () => {
  for (
    const cut of [
      "Number(period.slice(0, 4))",
      "price.period.slice(0, 4)",
      "({ period }) => period.startsWith(`${year}-`)",
    ]
  ) assert.match(cut, cutPeriod);
  for (
    const utc of [
      "new Date(ms).toISOString().slice(0, 10)",
      "head.processedAt.slice(0, 10)",
      "new Date(ms).getUTCFullYear()",
    ]
  ) {
    assert.match(utc, ofUtc);
  }
});
