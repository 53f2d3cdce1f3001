/** What issues of the strict forms suggest: what the reader of papers reads, where it reads one thing. */
import assert from "node:assert/strict";
import * as Either from "effect/Either";
import type * as Schema from "effect/Schema";
import { byPointer, decoderOf } from "../../../src/contract/decoding/decoding.ts";
import { CnCode, ProductionRoute } from "../../../src/contract/values/goods.ts";
import { OriginAlpha3, PrintedAlpha2 } from "../../../src/contract/values/places.ts";
import { Kilograms, Tonnes } from "../../../src/contract/values/quantities.ts";
import { AsOf, ImportDay, ImportDayOrYear, ImportYear } from "../../../src/contract/values/time.ts";

const suggestionOf = <A, I>(schema: Schema.Schema<A, I>, sent: unknown): string | undefined => {
  const decoded = decoderOf(schema)(sent, byPointer());
  assert.ok(Either.isLeft(decoded), `${JSON.stringify(sent)} was taken`);
  const [issue] = decoded.left.issues;
  const written = issue?.suggestion;
  if (written === undefined) return undefined;
  const isTaken = [written, Number(written)].some((each) =>
    Either.isRight(decoderOf(schema)(each, byPointer()))
  );
  assert.ok(isTaken, `${written} is suggested and not taken`);
  return written;
};

const check = <A, I>(
  schema: Schema.Schema<A, I>,
  cases: ReadonlyArray<readonly [sent: unknown, suggestion: string | undefined]>,
): void => {
  for (const [sent, suggestion] of cases) {
    assert.equal(suggestionOf(schema, sent), suggestion, JSON.stringify(sent));
  }
};

Deno.test("a day in a form of papers, where the strict one is asked for, suggests the strict one", () => {
  check(ImportDay, [
    ["15.02.2026", "2026-02-15"],
    ["2026-2-5", "2026-02-05"],
    [" 2026-02-15 ", "2026-02-15"],
    ["30.02.2026", undefined],
    ["15.02.2025", undefined],
    ["tomorrow", undefined],
  ]);
  check(AsOf, [["20.11.2026", "2026-11-20"]]);
  check(ImportDayOrYear, [["15/3/2027", "2027-03-15"], ["1/3/2027", undefined], [
    "1/3/2027 10:30",
    undefined,
  ]]);
  check(ImportYear, [["2026", "2026"], ["26", undefined]]);
});

Deno.test("a country by another code, the Union's own ones too, or by a name suggests the code that is asked for", () => {
  const named = [["Germany", "DEU", "DE"], ["UK", "GBR", "GB"], ["EL", "GRC", "GR"], [
    "el",
    "GRC",
    "GR",
  ]] as const;
  check(OriginAlpha3, [
    ...named.map(([sent, alpha3]) => [sent, alpha3] as const),
    ["CN", "CHN"],
    ["Korea", undefined],
    ["XX", undefined],
  ]);
  check(PrintedAlpha2, [
    ...named.filter(([sent]) => sent !== "EL").map(([sent, _, alpha2]) => [sent, alpha2] as const),
    ["CHN", "CN"],
    ["Korea", undefined],
  ]);
});

Deno.test("a number in text or with its unit suggests the number, in the unit that is asked for", () => {
  check(Tonnes.inJson, [
    ["1.5", "1.5"],
    ["24500 kg", "24.5"],
    ["1.204", undefined],
    ["24,5", undefined],
    ["0", undefined],
    [-1, undefined],
  ]);
  check(Tonnes.inQuery, [["24500 kg", "24.5"], ["24.5 t", "24.5"], ["24,5", undefined], [
    "3 lb",
    "0.001360777",
  ]]);
  check(Kilograms.inJson, [["24.5 t", "24500"]]);
});

Deno.test("a code with signs in it or as a number suggests its digits", () => {
  check(CnCode, [["7208 39 00", "72083900"], [7208390000, "72083900"], ["720839", undefined]]);
  check(ProductionRoute, [[7, "7"]]);
});

Deno.test("a long text suggests nothing and is not read", () => {
  check(Tonnes.inJson, [["1".repeat(1_000_000), undefined], [`${" ".repeat(200)}1`, undefined]]);
});
