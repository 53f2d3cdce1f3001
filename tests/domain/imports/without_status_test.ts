/**
 * Imports of the known year without the status: which of them needed it, who is liable, and the span of the penalty, set
 * beside the year's known figures by default values.
 */
import assert from "node:assert/strict";
import { thresholdOfYear } from "../../../src/domain/imports/law.ts";
import type { LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { liveImports } from "../../../src/domain/imports/ledger/live.ts";
import type { Declarant, DeclarantState, Importer } from "../../../src/domain/imports/people/declarant.ts";
import { yearWithoutStatus } from "../../../src/domain/imports/year/without_status.ts";
import { plus, toText, zero } from "../../../src/kernel/decimal.ts";
import { alpha2OfText } from "../../../src/kernel/identifiers.ts";
import { atOnce } from "../../../src/kernel/steps.ts";
import { day, declarant, entries, importTables, written, yearLaw } from "../../support/importer_year.ts";
import { cn, decimal, origin } from "../../support/law.ts";

const threshold = thresholdOfYear(importTables, 2026) ?? assert.fail("no threshold of 2026");

type Person = Pick<Importer, "eori" | "memberState">;
const inGermany: Person = { eori: "DE123456789012345", memberState: alpha2OfText("DE") ?? null };
const inChina: Person = { eori: "CN123456789", memberState: null };

/** A declarant with such states, each recorded on its own day. */
const withStates = (...states: ReadonlyArray<readonly [state: DeclarantState, from: string]>): Declarant => ({
  ...declarant,
  states: states.map(([state, from]) => ({ state, from: day(from), reference: null, recordedOn: day(from) })),
});

const yearOf = (
  of: Declarant,
  more: {
    readonly ledger?: ReadonlyArray<LedgerEntry>;
    readonly importer?: Person;
    readonly asOf?: string;
  } = {},
) => {
  const asOf = day(more.asOf ?? "2026-12-31");
  return atOnce(yearWithoutStatus({
    year: 2026,
    asOf,
    law: yearLaw,
    imports: importTables,
    threshold,
    importer: more.importer ?? inGermany,
    live: liveImports(more.ledger ?? entries, asOf),
    declarants: new Map([[of.id, of]]),
  }));
};

type Year = ReturnType<typeof yearOf>;

const groups = (year: Year) =>
  year.groups.map(({ reason, debtor, isExposed, mayBeLower, imports }) => [
    ...[reason, debtor, isExposed, mayBeLower, imports.length],
  ]);
const spans = (year: Year) =>
  year.persons.map(({ eori, exposure: { certificates, leastEur, mostEur } }) => [
    ...[eori, certificates, toText(leastEur), toText(mostEur)],
  ]);
const kinds = ({ findings }: Year) => findings.map(({ kind }) => kind);
const netOf = ({ groups }: Year) => groups.reduce((sum, { netByDefaultT }) => plus(sum, netByDefaultT), zero);

const released = (until: string) => entries.filter(({ facts }) => facts.releasedOn <= day(until));

const [first] = entries;
const entry = (id: string, facts: Partial<LedgerEntry["facts"]>, more: Partial<LedgerEntry> = {}) => {
  const own = first ?? assert.fail("no entry");
  return { ...own, ...more, id, mrn: id, facts: { ...own.facts, ...facts } };
};

/** Coils of China, so many tonnes. */
const coils = (id: string, tonnes: string, on: string, more: Partial<LedgerEntry> = {}) =>
  entry(id, {
    ...{ releasedOn: day(on), cnCode: cn("72083900"), origin: origin("CHN"), productionRoute: null },
    ...{ netMassT: decimal(tonnes), determination: "default", actual: null, carbonPrice: null },
  }, { recordedOn: day(on), ...more });

Deno.test("without the status the whole of a year above the limit is exposed, on its default values", () => {
  const year = yearOf(withStates());
  assert.equal(year.threshold.passedOn?.day, "2026-04-14");
  assert.deepEqual(
    new Set(year.groups.map(({ reason, isExposed }) => `${reason} ${isExposed}`)),
    new Set(["before_limit true", "limit_exceeded true", "never_exempt true"]),
  );
  assert.equal(written(netOf(year), 6), "5802.776780");
  assert.deepEqual(spans(year), [[declarant.eori, 5803, "1740900", "2901500"]]);
  assert.deepEqual(kinds(year), ["penaltyReleases"]);
  assert.deepEqual(year.persons[0]?.exposure.findings, [{ kind: "penaltyNotIndexed", year: 2026 }]);
});

Deno.test("of the story nothing is exposed but what an undecided application could not let go on", () => {
  const year = yearOf(declarant);
  const early = released("2026-02-09");
  const listed = year.groups.flatMap(({ imports }) => imports);
  assert.ok(listed.every((id) => early.some((each) => each.id === id)), listed.join());
  assert.deepEqual(new Set(kinds(year)).has("declaredWithTheYear"), true);
  for (const { reason, isExposed } of year.groups) assert.equal(isExposed, reason !== "before_limit", reason);
});

Deno.test("an application of 2026 lets imports go on until it is decided; a refusal exposes them, at least once", () => {
  const ledger = [
    coils("a", "40", "2026-03-01"),
    coils("b", "60", "2026-04-01"),
    coils("c", "10", "2026-06-01"),
  ];
  const pending = yearOf(withStates(["applied", "2026-02-10"]), { ledger });
  assert.deepEqual(groups(pending), []);
  assert.deepEqual(pending.findings, [{ kind: "applicationPending", imports: 3 }]);
  const refused = withStates(["applied", "2026-02-10"], ["refused", "2026-05-20"]);
  const year = yearOf(refused, { ledger });
  assert.deepEqual(groups(year), [
    ["application_refused", "importer", true, true, 2],
    ["limit_exceeded", "importer", true, false, 1],
  ]);
  assert.deepEqual(kinds(year), ["penaltyMayBeLower", "penaltyReleases"]);
  const [lenient, strict] = year.groups.map(({ netByDefaultT }) => netByDefaultT);
  const whole = Math.ceil(Number(toText(plus(lenient ?? zero, strict ?? zero))));
  const least = Math.ceil(Number(toText(strict ?? zero)));
  assert.deepEqual(spans(year), [
    [inGermany.eori, whole, String(100 * (whole + 2 * least)), String(500 * whole)],
  ]);
  // Before the refusal was recorded nobody knew of it.
  assert.deepEqual(groups(yearOf(refused, { ledger, asOf: "2026-05-19" })), []);
  // A decision that was recorded by mistake, and corrected for its day, decides nothing.
  const corrected = withStates(["applied", "2026-02-10"], ["refused", "2026-05-20"], [
    "authorised",
    "2026-05-20",
  ]);
  assert.deepEqual(groups(yearOf(corrected, { ledger })), []);
  const late = yearOf(withStates(["applied", "2026-04-01"]), { ledger });
  assert.deepEqual(groups(late).map(([reason]) => reason), ["before_limit", "limit_exceeded"]);
});

Deno.test("while an application that was lodged in time is undecided, imports before it and before the limit are not exposed", () => {
  const ledger = [coils("a", "40", "2026-01-20"), coils("b", "60", "2026-04-01")];
  const pending = yearOf(withStates(["applied", "2026-03-01"]), { ledger });
  assert.deepEqual(groups(pending), [["before_limit", "importer", false, false, 1]]);
  assert.deepEqual(kinds(pending), ["declarableOnceGranted", "applicationPending"]);
  assert.deepEqual(spans(pending), []);
  const refused = yearOf(withStates(["applied", "2026-03-01"], ["refused", "2026-05-20"]), { ledger });
  assert.deepEqual(groups(refused).map(([reason, , isExposed]) => [reason, isExposed]), [
    ["before_limit", true],
    ["application_refused", true],
  ]);
});

Deno.test("a status before the release exposes nothing, one after it the imports from the limit on, a revoked one what follows", () => {
  const ledger = [
    coils("a", "40", "2026-03-01"),
    coils("b", "60", "2026-04-01"),
    coils("c", "10", "2026-06-01"),
  ];
  assert.deepEqual(groups(yearOf(withStates(["authorised", "2026-01-02"]), { ledger })), []);
  const later = yearOf(withStates(["authorised", "2026-05-01"]), { ledger });
  assert.deepEqual(groups(later), [
    ["before_limit", "importer", false, false, 1],
    ["limit_exceeded", "importer", true, false, 1],
  ]);
  assert.deepEqual(kinds(later), ["penaltyReleases", "declaredWithTheYear"]);
  const revoked = yearOf(withStates(["authorised", "2026-01-02"], ["revoked", "2026-05-01"]), { ledger });
  assert.deepEqual(groups(revoked), [["limit_exceeded", "importer", true, false, 1]]);
});

Deno.test("up to the limit nothing is exposed but electricity and hydrogen; up to a tenth above it may cost less", () => {
  const none = withStates();
  const hydrogen = entry("h", {
    ...{
      releasedOn: day("2026-03-01"),
      cnCode: cn("28041000"),
      origin: origin("CHN"),
      productionRoute: null,
    },
    ...{ netMassT: decimal("1"), determination: "default", actual: null, carbonPrice: null },
  }, { recordedOn: day("2026-03-01") });
  assert.deepEqual(groups(yearOf(none, { ledger: [coils("a", "50", "2026-03-01")] })), []);
  assert.deepEqual(groups(yearOf(none, { ledger: [coils("a", "50", "2026-03-01"), hydrogen] })), [
    ["never_exempt", "importer", true, false, 1],
  ]);
  const above = (tonnes: string) => yearOf(none, { ledger: [coils("a", tonnes, "2026-03-01"), hydrogen] });
  assert.deepEqual(groups(above("55")).map(([reason, , , lower]) => [reason, lower]), [
    ["limit_exceeded", true],
    ["never_exempt", false],
  ]);
  assert.deepEqual(groups(above("55.001")).map(([, , , lower]) => lower), [false, false]);
});

Deno.test("an indirect representative of an importer outside the Union is liable from the first import, below the limit too", () => {
  const more = { representation: "indirect" } as const;
  const ledger = [
    coils("a", "5", "2026-03-01", more),
    coils("b", "5", "2026-04-01", { ...more, declarantId: null }),
  ];
  const year = yearOf(withStates(), { ledger, importer: inChina });
  assert.deepEqual(groups(year), [
    ["representative", "representative", true, false, 1],
    ["representative", "representative", true, false, 1],
  ]);
  assert.deepEqual(year.persons.map(({ eori }) => eori), [declarant.eori, null]);
  assert.deepEqual(kinds(year), ["penaltyReleases", "representativeNeedsStatus"]);
  const [one] = year.persons;
  const exact = year.groups[0]?.netByDefaultT ?? zero;
  assert.equal(one?.exposure.certificates, Math.ceil(Number(toText(exact))));
});

Deno.test("goods of Union origin and goods outside Annex I are never listed; a year without a penalty says so", () => {
  const none = withStates();
  const outside = [
    coils("a", "60", "2026-03-01"),
    entry("b", { ...coils("b", "5", "2026-04-01").facts, origin: origin("DEU") }),
    entry("c", { ...coils("c", "5", "2026-04-01").facts, cnCode: cn("94036010") }),
  ];
  assert.deepEqual(groups(yearOf(none, { ledger: outside })).map(([, , , , count]) => count), [1]);
  const without = atOnce(yearWithoutStatus({
    year: 2026,
    asOf: day("2026-12-31"),
    law: yearLaw,
    imports: { ...importTables, penalties: [] },
    threshold,
    importer: inGermany,
    live: liveImports(outside, day("2026-12-31")),
    declarants: new Map(),
  }));
  assert.deepEqual(without.persons, []);
  assert.deepEqual(kinds(without), ["noPenaltyOfYear", "penaltyReleases"]);
});
