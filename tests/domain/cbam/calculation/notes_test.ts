/** What a reader should know beside the figures. */
import assert from "node:assert/strict";
import type { Precursor, Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { cn, decimal, notesOf as notesIn, origin, settledOf, shipment } from "../../../support/law.ts";

const notesOf = (goods: Parameters<typeof shipment>[0], more: Partial<Shipment> = {}): string =>
  notesIn(settledOf(shipment(goods, more))).join(" ");

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

Deno.test("where the assumed route's benchmark is another grade's, the note names that grade and what each route costs if named", () => {
  const billet = ["72249090", "MKD", "2", "2026-02-15"] as const;
  const direct = { verifiedDirectTPerT: decimal("1.5") };
  const costOf = (productionRoute?: string) =>
    toText(settledOf(shipment(billet, { ...direct, productionRoute })).figures.netCostEur);
  const text = notesOf(billet, direct);
  assert.match(text, /route \(H\) leaves several.* of \(H\) and \(J\), here that of \(J\), is taken/);
  assert.match(text, /Naming \(J\) gives the same figures/);
  assert.deepEqual([costOf(), costOf("(J)"), costOf("(H)")], ["52.68", "52.68", "132.03"]);
  for (const route of ["(G)", "(H)"]) assert.equal(euros(text, route), costOf(route), route);
  assert.doesNotMatch(text, /is assumed|The default line's route/);
  assert.match(notesOf(billet), /The default line's route \(H\) leaves several.*that of \(J\), applies/);
});

Deno.test("a verified indirect intensity of 0 is noted where indirect emissions count", () => {
  const zero = { verifiedIndirectTPerT: decimal("0"), productionRoute: "(A)" };
  const clinker = ["25231000", "DZA", "1", "2026-02-15"] as const;
  assert.match(notesOf(clinker, zero), /The verified indirect intensity is 0: check/);
  assert.match(notesOf(clinker, { ...zero, ...verified }), /The verified indirect intensity is 0: check/);
  assert.doesNotMatch(notesOf(coil, verified), /indirect intensity is 0/);
});

Deno.test("a default value of other countries is noted also where it stands beside a verified one", () => {
  const direct = { verifiedDirectTPerT: decimal("1") };
  const acid = ["28080000", "GRL", "10", "2026-02-15"] as const;
  assert.match(notesOf(acid), /for GRL: that of other countries and territories applies\./);
  assert.match(notesOf(acid, direct), /for GRL: that of other .* applies to the indirect intensity\./);
  assert.match(
    notesOf(["72083900", "GRL", "1", "2026-02-15"], { verifiedIndirectTPerT: decimal("1") }),
    /for GRL: that of other .* applies to the direct intensity\./,
  );
  for (
    const [goods, more] of [
      [["72083900", "GRL", "1", "2026-02-15"], direct],
      [acid, { ...direct, verifiedIndirectTPerT: decimal("1") }],
      [["28080000", "ALB", "1", "2026-02-15"], direct],
    ] as const
  ) assert.doesNotMatch(notesOf(goods, more), /prints no default value/);
});

Deno.test("goods with one benchmark have no route to assume", () => {
  assert.doesNotMatch(notesOf(["28080000", "ALB", "1", "2026-02-15"], verified), /No production route/);
});

Deno.test("origin_carbon with default values is noted, with verified ones it isn't", () => {
  const paid = { originCarbonPriceEurPerT: decimal("10") };
  assert.match(notesOf(coil, paid), /Article 9\(4\).*only the default carbon price/);
  assert.doesNotMatch(notesOf(coil, { ...paid, ...verified }), /Article 9\(4\)/);
  assert.doesNotMatch(notesOf(coil, { originCarbonPriceEurPerT: decimal("0") }), /Article 9\(4\)/);
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
      new RegExp(
        `72230019 was made in ${name}.*counts nothing in Annex IV, point 3.*by its benchmark of column B`,
      ),
    );
  }
  const given = precursor({ origin: origin("DEU"), freeAllocationTPerT: decimal("0.5") });
  assert.match(notesOf(screws, given), /counted here as it was given/);
  assert.doesNotMatch(notesOf(["73181552", "CHN", "10", "2034-02-15"], given), /counted here/);
  assert.doesNotMatch(notesOf(screws, precursor({ origin: origin("IND") })), /Annex IV/);
});

Deno.test("what would add to a free allocation is noted where there is none", () => {
  const later = ["73181552", "CHN", "10", "2034-02-15"] as const;
  const given = precursor({ freeAllocationTPerT: decimal("0.7") });
  assert.match(
    notesOf(later, given),
    /The precursors and the free allocation given for them have no effect: in 2034 there is/,
  );
  assert.match(notesOf(later, precursor({})), /The precursors have no effect: in 2034/);
  assert.match(
    notesOf(later, { assumedCscf: decimal("1") }),
    /assumed correction factor has no effect: in 2034/,
  );
  const power = ["27160000", "UKR", "10", "2026-02-15"] as const;
  assert.match(notesOf(power, given), /given for them have no effect: electricity has no free allocation/);
  for (const [goods, more] of [[screws, given], [later, verified], [power, verified]] as const) {
    assert.doesNotMatch(notesOf(goods, more), /no effect/);
  }
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
  assert.match(notesOf(["72083900", "CHN", "1", "2027-02-15"]), /is an estimate of what it will cost/);
});

Deno.test("a mass in tonnes that only a ship carries is noted, one in kilograms and energy are not", () => {
  const mass = (tonnes: string, more: Partial<Shipment> = {}) =>
    /as much as a ship carries/.test(notesOf(["72083900", "CHN", tonnes, "2026-02-15"], more));
  assert.match(notesOf(["72083900", "CHN", "24500", "2026-02-15"]), /24500 t is .* not in kilograms\./);
  assert.deepEqual([mass("9999.999"), mass("10000"), mass("24500", { unit: "kg" })], [false, true, false]);
  const energy = { ...verified, unit: "MWh" } as const;
  assert.doesNotMatch(notesOf(["27160000", "CHN", "24500", "2026-02-15"], energy), /ship/);
});
