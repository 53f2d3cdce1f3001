/** What a reader should know beside the figures. */
import assert from "node:assert/strict";
import type { Precursor, Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { cn, decimal, origin, settledOf, shipment } from "../../../support/law.ts";

const notesOf = (goods: Parameters<typeof shipment>[0], more: Partial<Shipment> = {}): string =>
  settledOf(shipment(goods, more)).notes.join(" ");

const coil = ["72083900", "CHN", "100", "2026-02-15"] as const;
const verified = { verifiedDirectTPerT: decimal("2"), verifiedIndirectTPerT: decimal("0") };

const euros = (text: string, route: string): string =>
  new RegExp(`\\${route.slice(0, 2)}\\) ([0-9.]+) EUR`).exec(text)?.[1] ?? "";

Deno.test("an assumed route with verified values is named, with what the others would cost", () => {
  const text = notesOf(coil, verified);
  assert.match(text, /No production route was named: \(C\), that of the default values, is assumed/);
  for (const route of ["(D)", "(E)"]) {
    const { figures } = settledOf(shipment(coil, { ...verified, productionRoute: route }));
    assert.equal(euros(text, route), (Number(figures.netCostEur.value) / 100).toFixed(2), route);
  }
  assert.doesNotMatch(notesOf(coil, { ...verified, productionRoute: "(C)" }), /No production route/);
  assert.doesNotMatch(notesOf(coil), /No production route/);
});

Deno.test("goods with one benchmark have no route to assume", () => {
  assert.doesNotMatch(notesOf(["28080000", "ALB", "1", "2026-02-15"], verified), /No production route/);
});

Deno.test("origin_carbon with default values is noted, with verified ones it isn't", () => {
  const paid = { originCarbonPriceEurPerT: decimal("10") };
  assert.match(notesOf(coil, paid), /amended Article 9.*only the default carbon price/);
  assert.doesNotMatch(notesOf(coil, { ...paid, ...verified }), /amended Article 9/);
});

const screws = ["73181552", "CHN", "10", "2026-02-15"] as const;
const precursor = (more: Partial<Precursor>): Partial<Shipment> => ({
  ...verified,
  precursors: [{
    cnCode: cn("72230019"),
    productionRoute: undefined,
    tonnesPerTonne: decimal("1.08"),
    freeAllocationTPerT: undefined,
    ...more,
  }],
});

Deno.test("a ratio of a precursor above 5 is noted, 5 isn't", () => {
  assert.match(
    notesOf(screws, precursor({ tonnesPerTonne: decimal("5.001") })),
    /precursors\/0: 5\.001 t of 72230019 per tonne of goods is unusually much/,
  );
  assert.doesNotMatch(notesOf(screws, precursor({ tonnesPerTonne: decimal("5") })), /unusually/);
});

Deno.test("a precursor of Union or exempt origin is noted, one of another origin isn't", () => {
  for (const [country, name] of [["DEU", "Germany"], ["CHE", "Switzerland"]] as const) {
    assert.match(
      notesOf(screws, precursor({ origin: origin(country) })),
      new RegExp(`72230019 was made in ${name}.*counts nothing in Annex IV, point 3`),
    );
  }
  assert.doesNotMatch(notesOf(screws, precursor({ origin: origin("IND") })), /Annex IV/);
});

Deno.test("a code that left the nomenclature is noted with its successors", () => {
  assert.match(
    notesOf(["73082000", "CHN", "1", "2026-02-15"]),
    /CN code 73082000 left CN 2026 for 73082010 and 73082090: declare/,
  );
});

Deno.test("a value of 0 is noted, whether the act prints it or a verifier gave it", () => {
  assert.match(
    notesOf(["28041000", "MLI", "1", "2026-02-15"]),
    /prints 0 as the default value of goods line 28041000/,
  );
  assert.match(
    notesOf(coil, { ...verified, verifiedDirectTPerT: decimal("0") }),
    /verified direct intensity is 0/,
  );
  assert.doesNotMatch(notesOf(coil, verified), /intensity is 0/);
});

Deno.test("from 2027 the price is noted as an estimate", () => {
  assert.match(notesOf(["72083900", "CHN", "1", "2027-02-15"]), /is an estimate of what they will cost/);
});
