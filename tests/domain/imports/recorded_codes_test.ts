/** Recorded document codes beside those that the line needs. */
import assert from "node:assert/strict";
import { recordedCodeFindings } from "../../../src/domain/imports/codes/recorded_codes.ts";
import type { DocumentCode } from "../../../src/domain/imports/law.ts";
import { dayOfText } from "../../../src/kernel/time/calendar.ts";
import { given } from "../../support/answered.ts";

const firstDay = given(dayOfText("2026-01-01"));

const rowOf = (code: string): DocumentCode => ({
  ...{ code, basis: "authorised", reference: "account", validFrom: firstDay, validTo: null },
  ...{ grade: "act", source: "" },
});

const table = ["Y128", "Y137", "Y238", "Y422"].map(rowOf);

const kindsOf = (
  recorded: ReadonlyArray<readonly [string, string | null]>,
  needed: ReadonlyArray<readonly [string, string | null]>,
) =>
  recordedCodeFindings(
    recorded.map(([code, reference]) => ({ code, reference })),
    { codes: needed.map(([code, reference]) => ({ code: rowOf(code), reference })) },
    table,
  ).length;

Deno.test("recorded codes that are others than the needed ones, or of another account, are noted", () => {
  assert.equal(kindsOf([["Y137", null]], [["Y128", "A-1"]]), 1);
  assert.equal(kindsOf([["Y128", "A-2"]], [["Y128", "A-1"]]), 1);
  assert.equal(kindsOf([["Y238", "N-1"]], []), 1);
  assert.equal(kindsOf([["Y128", "A-1"]], [["Y128", "A-1"], ["Y422", null]]), 1);
});

Deno.test("recorded codes that are the needed ones, and codes of other measures, leave nothing to ask", () => {
  assert.equal(kindsOf([["Y128", "A-1"]], [["Y128", "A-1"]]), 0);
  assert.equal(kindsOf([["Y128", null]], [["Y128", "A-1"]]), 0);
  assert.equal(kindsOf([["Y128", "A-1"], ["N380", "1"]], [["Y128", null]]), 0);
  assert.equal(kindsOf([["N380", "1"]], [["Y128", "A-1"]]), 0);
  assert.equal(kindsOf([], [["Y128", "A-1"]]), 0);
});
