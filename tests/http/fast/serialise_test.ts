/** What answers share is made once; the text of an answer is the one that it would have by itself. */
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import {
  askCalculation,
  askRoutes,
  askScope,
  askSearch,
} from "../../../src/application/cbam/cbam_queries.ts";
import { type CbamContext, makeCbamContext } from "../../../src/application/cbam/cbam_context.ts";
import { searchIndex } from "../../../src/domain/cbam/search/search.ts";
import { serialise } from "../../../src/http/fast/serialise.ts";
import { alpha2OfText } from "../../../src/kernel/identifiers.ts";
import { askedAtMs, cn, decimal, origin, reference, shipment } from "../../support/law.ts";

const index = searchIndex(reference.tables, reference.searchWords);

/** Tables and prices that nothing was made of yet, at a moment. */
const anew = (nowMs: number): CbamContext =>
  makeCbamContext(
    { tables: { ...reference.tables }, searchIndex: index, prices: [...reference.prices] },
    nowMs,
  );

interface Ended {
  readonly sources?: unknown;
  readonly disclosure: { readonly legal_basis: unknown };
}

/** The answer as one piece, with the acts and the notice at its end. */
const inOnePiece = ({ sources, disclosure, ...own }: Ended): string => {
  const { legal_basis, ...notice } = disclosure;
  return JSON.stringify({ ...own, sources, disclosure: { ...notice, legal_basis } });
};

const rows = [...reference.tables.goods.values()];
const codes = FastCheck.oneof(
  FastCheck.constantFrom(...rows.map(({ cnCode }) => String(cnCode))),
  FastCheck.constantFrom("01012100", "72089999", "99999999", "27160000"),
);
const asked = FastCheck.record({
  code: codes,
  country: FastCheck.constantFrom("CHN", "IND", "NOR", "USA", "VNM", "TUR", "UKR", "BRA"),
  member: FastCheck.constantFrom(undefined, "DE", "FR", "NL", "ES"),
  mass: FastCheck.constantFrom("0.125", "1", "49.9", "50", "1234.5678"),
  year: FastCheck.integer({ min: 2026, max: 2035 }),
  month: FastCheck.integer({ min: 1, max: 12 }),
  words: FastCheck.constantFrom(...rows.map(({ description }) => description.slice(0, 40).trim())),
  nowMs: FastCheck.integer({ min: askedAtMs, max: askedAtMs + 5 * 86_400_000 }),
});

/** Every kind of answer to what was asked. */
const answersOf = (
  { code, country, member, mass, year, month, words }: typeof asked extends FastCheck.Arbitrary<infer Asked>
    ? Asked
    : never,
  cbam: CbamContext,
) => {
  const day = `${year}-${String(month).padStart(2, "0")}-15`;
  const question = shipment([code, country, mass, day]);
  const plain = { isExplained: false };
  return [
    Either.getOrThrow(askCalculation(question, plain, cbam)),
    Either.getOrThrow(askCalculation(question, { isExplained: true }, cbam)),
    askScope({
      cnCode: cn(code),
      country: alpha2OfText(member ?? ""),
      countryAsSent: member ?? null,
      tonnage: decimal(mass),
    }, cbam),
    askRoutes({ cnCode: cn(code), country: origin(country), time: { year } }, cbam),
    askSearch(code.slice(0, 4), cbam),
    askSearch(code, cbam),
    askSearch(words, cbam),
  ];
};

Deno.test("answers of any code, origin and day, with what they share, are the text that they have in one piece", () => {
  const shared = anew(askedAtMs);
  FastCheck.assert(
    FastCheck.property(asked, (question) => {
      const cbam = makeCbamContext(shared, question.nowMs);
      for (const answer of answersOf(question, cbam)) assert.equal(serialise(answer), inOnePiece(answer));
      const texts = answersOf(question, cbam).map(serialise);
      assert.deepEqual(texts, answersOf(question, anew(question.nowMs)).map(serialise));
    }),
    { numRuns: 300 },
  );
});

Deno.test("answers with a remark on what was read as what, and lists with versions, keep their members' order", () => {
  const cbam = anew(askedAtMs);
  const [calculation] = answersOf({
    code: "72083900",
    country: "CHN",
    member: "DE",
    mass: "1",
    year: 2026,
    month: 2,
    words: "steel",
    nowMs: askedAtMs,
  }, cbam);
  assert.ok(calculation !== undefined);
  const remarked = { ...calculation, read_as: [{ path: "cn", sent: "7208 39 00", read: "72083900" }] };
  assert.equal(serialise(remarked), inOnePiece(remarked));
  assert.deepEqual(Object.keys(JSON.parse(serialise(remarked))).slice(-4), [
    "versions",
    "read_as",
    "sources",
    "disclosure",
  ]);
});

Deno.test("a calculation in the same millisecond from other prices is another one", () => {
  const cbam = anew(askedAtMs);
  const question = shipment(["72083900", "CHN", "100", "2026-02-15"]);
  const figures = (prices: CbamContext["prices"]) =>
    Either.getOrThrow(
      askCalculation(question, { isExplained: false }, makeCbamContext({ ...cbam, prices }, askedAtMs)),
    );
  const [before, after] = [
    figures(cbam.prices),
    figures(cbam.prices.map((price) => ({ ...price, priceEurPerTco2e: decimal("99.99") }))),
  ];
  assert.equal(after.certificate_price?.price_eur_per_tco2e, 99.99);
  assert.notEqual(before.net_cost_eur, after.net_cost_eur);
  assert.notEqual(before.versions.prices.sha256, after.versions.prices.sha256);
  assert.equal(JSON.parse(serialise(after)).versions.prices.sha256, after.versions.prices.sha256);
});
