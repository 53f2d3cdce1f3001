/** Penalty of a year of which certificates are surrendered: the amount stays that of nothing surrendered, a note counts what is missing. */
import assert from "node:assert/strict";
import { lastSurrenderDay } from "../../../src/domain/imports/calendar/after_revocation.ts";
import { surrenderedOfYear } from "../../../src/domain/imports/certificates/surrendered_of_year.ts";
import { penaltyOfYear } from "../../../src/domain/imports/declaration/penalty.ts";
import { toText, zero } from "../../../src/kernel/decimal.ts";
import { sentences } from "../../../src/features/imports/records/figures.ts";
import { day, importTables } from "../../support/importer_year.ts";

const sums = { imports: [], tonnes: zero, mwh: zero, embeddedT: zero, freeAllocationT: zero, netT: zero };
const money = { deductionEur: zero, paidAbroadEur: zero, costEur: zero, pricedCostEur: zero };
const need = { due: 217, quarters: [] };
const declaration = {
  year: 2026,
  totals: {
    ...{ ...sums, ...money, certificatesRoundedOnce: 217, certificatesRoundedByQuarter: undefined },
    ...{ meanPriceEur: undefined, isMeanOfYear: false },
  },
  needs: { determined: need, fileable: need },
};

/** The status that is revoked since a day. */
const revokedOn = (on: string) => [
  { ...{ state: "revoked", reference: null } as const, ...{ from: day(on), recordedOn: day(on) } },
];

/** A surrender for 2026. */
const moved = (number: number, on: string) => ({
  ...{ id: on, lotId: "lot", kind: "surrendered", number, forYear: 2026 } as const,
  ...{ day: day(on), recordedOn: day(on) },
});

/** Amount, what is missing, its penalty, and the notes, on a day. */
const penaltyOn = (
  on: string,
  surrenders: ReadonlyArray<readonly [number, string]>,
  { own = need.due, fileable, states }: {
    readonly own?: number;
    readonly fileable: number;
    readonly states: Parameters<typeof surrenderedOfYear>[0]["states"];
  } = { fileable: need.due, states: [] },
) => {
  const asOf = day(on);
  const moves = surrenders.map(([number, at]) => moved(number, at));
  const surrendered = surrenderedOfYear({ states }, { moves, year: 2026, asOf });
  const found = penaltyOfYear(
    importTables.penalties,
    {
      ...declaration,
      totals: { ...declaration.totals, certificatesRoundedOnce: own },
      needs: { ...declaration.needs, fileable: { ...need, due: fileable } },
      missing: [],
    },
    { asOf, surrendered },
  );
  assert.ok("certificates" in found);
  const { leastEur, certificates, ofMissing, findings } = found;
  return {
    amount: [certificates, toText(leastEur)],
    missing: ofMissing && [ofMissing.certificates, toText(ofMissing.eur)],
    kinds: findings.map(({ kind }) => kind).filter((kind) => kind !== "penaltyNotIndexed"),
    text: sentences(findings).join(" "),
  };
};

const amount = [217, "21700"];

Deno.test("after the last day a surrender in full leaves no penalty, and nothing is called due", () => {
  const { text, ...found } = penaltyOn("2031-05-02", [[217, "2027-09-30"]]);
  assert.deepEqual(found, { amount, missing: [0, "0"], kinds: ["penaltyBesideSurrender"] });
  assert.match(
    text,
    /217 of 217 certificates are recorded as surrendered by 2027-09-30; .* it is 0\.00 EUR\./,
  );
});

Deno.test("what is surrendered too late was missing on the last day, and is no longer due", () => {
  const surrenders = [[200, "2027-09-30"], [17, "2027-10-01"]] as const;
  assert.deepEqual(penaltyOn("2027-10-01", surrenders).missing, [17, "1700"]);
  assert.deepEqual(penaltyOn("2027-10-01", surrenders).kinds, ["penaltyBesideSurrender"]);
  const part = penaltyOn("2027-10-01", surrenders.slice(0, 1));
  assert.deepEqual(part.kinds, ["penaltyBesideSurrender", "stillToSurrender"]);
});

Deno.test("until the last day is over what is surrendered so far counts, and nothing is said while nothing is", () => {
  const part = penaltyOn("2027-09-30", [[100, "2027-08-02"]]);
  assert.deepEqual(part.missing, [117, "11700"]);
  assert.match(part.text, /still missing, to be surrendered by 2027-09-30, it is 11700\.00 EUR\./);
  const none = { amount, missing: undefined, kinds: ["stillToSurrender"] };
  const { text: _text, ...before } = penaltyOn("2027-09-30", []);
  assert.deepEqual(before, none);
  const { text: _after, ...after } = penaltyOn("2027-10-01", []);
  assert.deepEqual(after, { ...none, missing: [217, "21700"] });
});

Deno.test("the last day to surrender is another one after a revocation, for years that were not declared then", () => {
  const lastOf = (year: number, revokedOn?: string) =>
    lastSurrenderDay(year, revokedOn === undefined ? undefined : day(revokedOn));
  assert.equal(lastOf(2026), "2027-09-30");
  assert.equal(lastOf(2026, "2026-11-02"), "2027-02-15");
  assert.equal(lastOf(2026, "2027-03-10"), "2027-04-26", "25 April 2027 is a Sunday");
  assert.equal(lastOf(2027, "2027-10-01"), "2027-11-16");
  assert.equal(lastOf(2026, "2027-10-01"), "2027-09-30");
});

Deno.test("after a revocation the year counts as it could be filed once the declarant's own last day is over, and no earlier", () => {
  const early = { fileable: 221, states: revokedOn("2027-03-10") };
  const surrenders = [[217, "2027-04-20"]] as const;
  assert.deepEqual(penaltyOn("2027-04-26", surrenders, early).missing, [0, "0"]);
  const over = penaltyOn("2027-04-27", surrenders, early);
  assert.deepEqual([over.amount, over.missing], [[221, "22100"], [4, "400"]]);
  assert.deepEqual(over.kinds, ["penaltyBesideSurrender", "stillToSurrender"]);
  const late = { fileable: 221, states: revokedOn("2027-09-20") };
  assert.deepEqual(penaltyOn("2027-10-01", surrenders, late).missing, [0, "0"]);
  assert.deepEqual(penaltyOn("2027-11-05", surrenders, late).missing, [4, "400"]);
});

Deno.test("of certificates beyond what is due as many count as are due, and a year of which none is has no penalty to speak of", () => {
  const beyond = penaltyOn("2027-10-01", [[220, "2027-08-02"]]);
  assert.deepEqual([beyond.amount, beyond.missing], [amount, [0, "0"]]);
  assert.match(beyond.text, /217 of 217 certificates are recorded as surrendered by 2027-09-30/);
  const without = { amount: [0, "0"], missing: undefined, kinds: [], text: "" };
  for (const on of ["2027-09-30", "2027-10-01"]) {
    for (const surrenders of [[], [[5, "2027-08-02"]]] as const) {
      assert.deepEqual(penaltyOn(on, surrenders, { own: 0, fileable: 0, states: [] }), without);
    }
  }
  const estimated = penaltyOn("2027-09-30", [[5, "2027-08-02"]], { own: 0, fileable: 14, states: [] });
  assert.deepEqual([estimated.missing, estimated.kinds], [undefined, ["penaltyWithEstimates"]]);
});
