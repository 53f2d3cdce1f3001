/** The ledger: what is added, unchanged or refused, and what was known when. */
import assert from "node:assert/strict";
import { atOnce } from "../../../src/kernel/steps.ts";
import {
  appendingTo,
  type AppendResult,
  mostEntriesOfImport,
} from "../../../src/domain/imports/ledger/append.ts";
import { type ImportFacts, isVerified, type LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { isNeverExempt } from "../../../src/domain/imports/declaration/dutiable.ts";
import { figuresOfImport, hasFigures } from "../../../src/domain/imports/figures/figures.ts";
import { examinedFacts } from "../../../src/domain/imports/figures/refusals.ts";
import { documentCodeOf } from "../../../src/domain/imports/codes/document_codes.ts";
import { emptyLedger, liveImports, record } from "../../../src/domain/imports/ledger/live.ts";
import {
  emptyRecordedLedger,
  type RecordedLedger,
  recordFully,
} from "../../../src/domain/imports/ledger/recorded.ts";
import { countedMassOf, standingOf } from "../../../src/domain/imports/ledger/standing.ts";
import { holderAlone } from "../../../src/domain/imports/people/status_holder.ts";
import { paceOf } from "../../../src/domain/imports/threshold/pace.ts";
import { viewInSteps } from "../../../src/domain/imports/threshold/threshold.ts";
import { toText } from "../../../src/kernel/decimal.ts";
import { alpha2OfText } from "../../../src/kernel/identifiers.ts";
import type { CalendarDay } from "../../../src/kernel/time/calendar.ts";
import { appenderTo } from "../../support/appender.ts";
import { cn, decimal, origin } from "../../support/law.ts";
import { day, entries, figuresLaw, importTables, yearLaw } from "../../support/importer_year.ts";

const recordedLedgerOf = (entries: Iterable<LedgerEntry>): RecordedLedger => {
  const ledger = emptyRecordedLedger();
  for (const entry of entries) recordFully(ledger, entry);
  return ledger;
};
const appendAll = (ledger: RecordedLedger, entries: ReadonlyArray<LedgerEntry>, today: CalendarDay) => {
  const { append, written } = appenderTo(ledger, { today }, entries);
  return { results: entries.map(append), written };
};

const today = day("2026-11-23");
const first = entries[0] ?? assert.fail("no entry");
const facts = first.facts;
const entry = (more: Partial<LedgerEntry>, changed: Partial<ImportFacts> = {}): LedgerEntry => ({
  ...first,
  ...more,
  facts: { ...facts, ...changed },
});
const correction = (id: string, refersTo: string, changed: Partial<ImportFacts> = {}): LedgerEntry =>
  entry({ id, kind: "correction", refersTo }, changed);
const cancellation = (id: string, refersTo: string): LedgerEntry =>
  entry({ id, kind: "cancellation", refersTo });

const kindsOf = (appending: AppendResult): ReadonlyArray<string> =>
  appending.result === "refused" ? appending.findings.map(({ kind }) => kind) : [appending.result];

const appended = (before: ReadonlyArray<LedgerEntry>, next: LedgerEntry): ReadonlyArray<string> =>
  kindsOf(appendingTo(recordedLedgerOf(before), next, { today }));

Deno.test("the same import again is unchanged, another value is refused and named, another item is added", () => {
  assert.deepEqual(appended([first], entry({ id: "2" })), ["unchanged"]);
  assert.deepEqual(appended([first], entry({ id: "2" }, { note: "another note" })), ["unchanged"]);
  assert.deepEqual(appended([first], entry({ id: "2", item: 2 })), ["added"]);
  assert.deepEqual(appended([first], entry({ id: "2", importerId: "another" })), ["added"]);
  const refused = appendingTo(
    recordedLedgerOf([first]),
    entry({ id: "2" }, { netMassT: decimal("6.2001"), origin: origin("IND") }),
    { today },
  );
  assert.ok(refused.result === "refused");
  assert.deepEqual(refused.findings, [{
    kind: "importDiffers",
    mrn: first.mrn,
    item: 1,
    entry: "1",
    members: ["origin_country", "net_mass_kg"],
  }]);
});

Deno.test("an import that is recorded anew is never known beside the one that was removed later", () => {
  const cancelled = { ...cancellation("2", "1"), recordedOn: day("2026-05-05") };
  const anew = (recordedOn: string): LedgerEntry =>
    entry({ id: "3", recordedOn: day(recordedOn) }, { netMassT: decimal("7") });
  const refused = appendingTo(recordedLedgerOf([first, cancelled]), anew("2026-05-04"), { today });
  assert.ok(refused.result === "refused");
  assert.deepEqual(refused.findings, [
    { kind: "recordedBeside", mrn: first.mrn, item: 1, entry: "2", first: "2026-05-05" },
  ]);
  assert.deepEqual(appended([first, cancelled], anew("2026-05-05")), ["added"]);
  const renumbered = { ...correction("2", "1"), mrn: "26DE000000000002R1", recordedOn: day("2026-05-05") };
  assert.deepEqual(appended([first, renumbered], anew("2026-05-04")), ["recordedBeside"]);
  assert.deepEqual(appended([first, renumbered], anew("2026-05-05")), ["added"]);
  const revived = { ...correction("4", "2"), mrn: "26DE000000000002R1", recordedOn: day("2026-06-01") };
  assert.deepEqual(appended([first, cancelled, revived], anew("2026-05-05")), ["added"]);
});

Deno.test("an entry of today behind one of a clock that ran ahead is recorded on that one's day; a day that is said before it is refused", () => {
  const [before, now, ahead] = [day("2026-11-22"), today, day("2026-11-24")];
  const mass = { netMassT: decimal("7") };
  const days = (ledger: ReadonlyArray<LedgerEntry>, next: LedgerEntry) => {
    const { results: [result], written } = appendAll(recordedLedgerOf(ledger), [next], today);
    return result?.result === "added" ? written[0]?.entry.recordedOn : result && kindsOf(result);
  };
  const cancelled = { ...cancellation("2", "1"), recordedOn: ahead };
  const anew = (recordedOn: CalendarDay) => entry({ id: "3", recordedOn }, mass);
  assert.equal(days([first, cancelled], anew(now)), ahead);
  assert.deepEqual(days([first, cancelled], anew(before)), ["recordedBeside"]);
  const later = { ...first, recordedOn: ahead };
  const changed = { ...correction("2", "1", mass), recordedOn: now };
  assert.equal(days([later], changed), ahead);
  assert.equal(days([later], { ...changed, recordedOn: before }), before, "a day that was said");
  assert.equal(days([first], changed), now);
});

Deno.test("a mass that is written with more decimals is the same mass", () => {
  assert.deepEqual(appended([first], entry({ id: "2" }, { netMassT: decimal("6.200000") })), ["unchanged"]);
});

Deno.test("of two corrections of one entry the second is refused, and refers to the first instead", () => {
  const one = correction("2", "1", { netMassT: decimal("6") });
  assert.deepEqual(appended([first], one), ["added"]);
  assert.deepEqual(appended([first, one], correction("3", "1", { netMassT: decimal("5") })), [
    "entryNotLive",
  ]);
  assert.deepEqual(appended([first, one], correction("3", "2", { netMassT: decimal("5") })), ["added"]);
});

Deno.test("a cancelled entry is not corrected; its import may be recorded anew with other facts, or revived", () => {
  const ledger = [first, cancellation("2", "1")];
  assert.deepEqual(appended(ledger, correction("3", "1")), ["entryNotLive"]);
  assert.deepEqual(appended(ledger, cancellation("3", "2")), ["entryNotLive"]);
  for (const other of [{ item: 2 }, { mrn: "26DE000000000009R1" }]) {
    assert.deepEqual(appended([first], { ...cancellation("2", "1"), ...other }), ["cancellationOfOther"]);
    assert.deepEqual(appended(ledger, { ...cancellation("3", "1"), ...other }), ["unchanged"]);
  }
  assert.deepEqual(appended(ledger, entry({ id: "3" }, { netMassT: decimal("1") })), ["added"]);
  const revival = correction("3", "2");
  assert.deepEqual(appended(ledger, revival), ["added"]);
  assert.deepEqual(appended([...ledger, revival], correction("4", "2")), ["unchanged"]);
  const [live, ...more] = liveImports([...ledger, revival]);
  assert.deepEqual([live?.id, live?.entry.id, live?.history.map(({ id }) => id), more], [
    "1",
    "3",
    ["1", "2", "3"],
    [],
  ]);
  const taken = entry({ id: "3" }, { netMassT: decimal("1") });
  assert.deepEqual(appended([...ledger, taken], correction("4", "2")), ["importThere"]);
});

/** Outcome of an entry with the entry that it names, and the later one that holds instead. */
const foundAgain = (before: ReadonlyArray<LedgerEntry>, next: LedgerEntry) => {
  const appending = appendingTo(recordedLedgerOf(before), next, { today });
  return appending.result === "unchanged" ? [appending.id, appending.later?.id] : kindsOf(appending);
};

Deno.test("what was corrected or cancelled since is unchanged when it is sent again, and the entry that holds is named", () => {
  const [one, two] = [
    correction("2", "1", { netMassT: decimal("6") }),
    correction("3", "2", {
      netMassT: decimal("5"),
    }),
  ];
  const ledger = [first, one, two];
  assert.deepEqual(foundAgain(ledger, entry({ id: "9" })), ["1", "3"]);
  assert.deepEqual(foundAgain(ledger, entry({ id: "9" }, { netMassT: decimal("6") })), ["2", "3"]);
  assert.deepEqual(foundAgain(ledger, entry({ id: "9" }, { netMassT: decimal("5") })), ["3", undefined]);
  assert.deepEqual(foundAgain(ledger, entry({ id: "9" }, { netMassT: decimal("4") })), ["importDiffers"]);
  assert.deepEqual(foundAgain(ledger, { ...one, id: "9" }), ["2", "3"]);
  assert.deepEqual(foundAgain(ledger, entry({ id: "9", declarantId: "another" })), ["importDiffers"]);
  const cancelled = [first, cancellation("2", "1")];
  assert.deepEqual(foundAgain(cancelled, entry({ id: "9" })), ["1", "2"]);
  assert.deepEqual(foundAgain(cancelled, cancellation("9", "1")), ["2", undefined]);
});

Deno.test("a year with its corrections and cancellations is unchanged as a whole when it is sent again under other ids", () => {
  const idOf = (id: string | null) => id === null ? null : `again ${id}`;
  const again = entries.map((each) => ({ ...each, id: `again ${each.id}`, refersTo: idOf(each.refersTo) }));
  const { results, written } = appendAll(recordedLedgerOf(entries), again, day("2026-12-31"));
  assert.deepEqual(written, []);
  assert.deepEqual(
    results.map((each) => each.result === "unchanged" ? each.id : each.result),
    entries.map(({ id }) => id),
  );
});

Deno.test("a correction of another importer's entry is refused like one of an unknown entry", () => {
  const foreign = { ...correction("2", "1"), importerId: "another" };
  assert.deepEqual(appended([first], foreign), ["entryNotLive"]);
  assert.deepEqual(appended([first], correction("2", "99")), ["entryNotLive"]);
});

Deno.test("a correction can't take another import's number, but may correct its own", () => {
  const second = entry({ id: "2", item: 2 });
  assert.deepEqual(appended([first, second], { ...correction("3", "2"), item: 1 }), ["importThere"]);
  assert.deepEqual(appended([first, second], { ...correction("3", "2"), item: 3 }), ["added"]);
  const renamed = [first, second, { ...correction("3", "2"), item: 3 }];
  const other = entry({ id: "4", item: 2 }, { netMassT: decimal("1") });
  assert.deepEqual(appended(renamed, other), ["added"]);
});

Deno.test("days before 2026 and after today, no mass, and values that lack are refused, each named", () => {
  const next = (changed: Partial<ImportFacts>, recordedOn = first.recordedOn) =>
    appended([], entry({ id: "2", recordedOn }, changed));
  assert.deepEqual(next({ releasedOn: day("2026-11-24") }), ["releaseInFuture"]);
  assert.deepEqual(next({ releasedOn: today }, today), ["added"]);
  assert.deepEqual(next({ releasedOn: today }, day("2026-11-22")), ["recordedBeforeRelease"]);
  assert.deepEqual(next({}, day("2025-12-31")), ["recordedTooEarly"]);
  assert.deepEqual(next({ releasedOn: day("2025-12-31") }), ["releaseTooEarly"]);
  assert.deepEqual(next({ releasedOn: day("2026-01-01") }), ["added"]);
  assert.deepEqual(next({ netMassT: decimal("0") }), ["noQuantityOfImport"]);
  assert.deepEqual(next({ mwh: decimal("5") }), ["energyOfImport"]);
  assert.deepEqual(next({ cnCode: cn("27160000") }), ["noQuantityOfImport"]);
  assert.deepEqual(next({ cnCode: cn("27160000"), netMassT: decimal("0"), mwh: decimal("5") }), ["added"]);
  assert.deepEqual(next({ determination: "actual" }), ["noActualValues"]);
  assert.deepEqual(next({ determination: "inward" }), ["noPlacedGoods"]);
});

Deno.test("members that don't agree with each other are refused, each named; what the ledger has is unchanged all the same", () => {
  const actual = entries.find(({ facts }) => facts.actual !== null)?.facts.actual ?? assert.fail();
  const verification = { ...actual.verification ?? assert.fail(), day: day("2026-11-24") };
  const placed = {
    cnCode: cn("72083900"),
    origin: origin("CHN"),
    netMassT: decimal("1"),
    productionRoute: null,
    procedureReference: null,
  };
  const odd: ReadonlyArray<readonly [Partial<ImportFacts>, string]> = [
    [{ taricCode: "7208390000" }, "taricOfOtherGoods"],
    [{ procedure: "5100" }, "procedureWithoutRelease"],
    [{ memberState: alpha2OfText("CH") ?? assert.fail() }, "stateOutsideUnion"],
    [{ actual }, "actualValuesUnused"],
    [{ placed }, "placedGoodsUnused"],
    [{ determination: "actual", actual: { ...actual, verification } }, "verificationInFuture"],
  ];
  for (const [changed, kind] of odd) {
    const sent = entry({ id: "2" }, changed);
    assert.deepEqual(appended([], sent), [kind]);
    assert.deepEqual(appended([{ ...sent, id: "1" }], sent), ["unchanged"], kind);
  }
  assert.deepEqual(appended([], entry({ id: "2" }, { taricCode: `${facts.cnCode}90` })), ["added"]);
});

Deno.test("what a calculation refuses is refused when it is sent: routes, periods, contents, precursors, offshore goods", () => {
  const refused = (changed: Partial<ImportFacts>) =>
    examinedFacts(yearLaw, { ...facts, ...changed }).issues.map(({ path, code }) => [path, code]);
  const actual = entries.find(({ facts }) => facts.actual !== null)?.facts.actual ?? assert.fail();
  const goods = { cnCode: cn("72083900"), origin: origin("TUR") };
  const precursor = {
    cnCode: cn("72083900"),
    tonnesPerTonne: decimal("1"),
    productionRoute: "(Z)",
    freeAllocationTPerT: undefined,
  };
  const ofActual = (more: Partial<typeof actual>) =>
    refused({ ...goods, determination: "actual", actual: { ...actual, freeAllocationTPerT: null, ...more } });
  const placed = {
    ...goods,
    netMassT: decimal("1"),
    productionRoute: "(Z)",
    procedureReference: null,
  };
  assert.deepEqual(refused({}), []);
  assert.deepEqual(refused({ ...goods, productionRoute: "(C)" }), []);
  assert.deepEqual(refused({ ...goods, productionRoute: "(Z)" }), [["production_route", "choice"]]);
  assert.deepEqual(refused({ ...goods, origin: origin("CHE"), productionRoute: "(Z)" }), []);
  assert.deepEqual(refused({ determination: "inward", placed }), [[
    "placed_goods/production_route",
    "choice",
  ]]);
  assert.deepEqual(ofActual({ reportingPeriod: 2027 }), [["reporting_period", "range"]]);
  assert.deepEqual(ofActual({ unitContent: decimal("0.8") }).map(([path]) => path), ["unit_content"]);
  assert.deepEqual(ofActual({ precursors: [precursor] }), [["precursors/0/production_route", "choice"]]);
  assert.deepEqual(refused({ claimedExemption: "offshore" }), [["exemption", "conflict"]]);
  assert.deepEqual(refused({ claimedExemption: "offshore", cnCode: cn("28041000") }), []);
  const rules = { today, examine: (sent: ImportFacts) => examinedFacts(yearLaw, sent) };
  const odd = entry({ id: "2" }, { ...goods, productionRoute: "(Z)" });
  const appending = appendingTo(recordedLedgerOf([]), odd, rules);
  assert.ok(appending.result === "refused" && appending.issues?.length === 1);
  assert.equal(appendingTo(recordedLedgerOf([{ ...odd, id: "1" }]), odd, rules).result, "unchanged");
});

Deno.test("the ledger of a day has what was recorded by then, with the history of each import", () => {
  const on = (text: string) => liveImports(entries, day(text));
  assert.equal(on("2026-04-01").find(({ id }) => id === "5")?.entry.facts.netMassT.value, 12500n);
  const corrected = on("2026-04-02").find(({ id }) => id === "5");
  assert.equal(toText(corrected?.entry.facts.netMassT ?? decimal("0")), "11.2");
  assert.deepEqual(corrected?.history.map(({ id }) => id), ["5", "42"]);
  assert.ok(on("2026-05-04").some(({ id }) => id === "8"));
  assert.ok(!on("2026-05-05").some(({ id }) => id === "8"));
  assert.equal(liveImports(entries).length, 40);
});

Deno.test("an entry that refers to nothing that lives changes nothing when it is read", () => {
  const ledger = emptyLedger();
  record(ledger, first);
  record(ledger, correction("2", "99", { netMassT: decimal("1") }));
  assert.equal(ledger.live.size, 1);
  assert.equal(ledger.live.get("1")?.entry.id, "1");
});

Deno.test("an exemption that only the caller knows stands, offshore for electricity and hydrogen only", () => {
  const standing = (changed: Partial<ImportFacts>) => standingOf(yearLaw.tables, { ...facts, ...changed });
  assert.equal(standing({}), "in_scope");
  assert.equal(standing({ claimedExemption: "military" }), "military");
  assert.equal(standing({ claimedExemption: "territory" }), "exempt_territory");
  assert.equal(standing({ claimedExemption: "offshore" }), "in_scope");
  assert.equal(standing({ claimedExemption: "offshore", cnCode: cn("28041000") }), "offshore");
  assert.equal(standing({ claimedExemption: "military", origin: origin("CHE") }), "annex_iii_origin");
  assert.equal(standing({ origin: origin("MCO") }), "eu_origin");
});

Deno.test("returned goods and goods after outward processing count for the 50 t unless the settings say otherwise", () => {
  const settings = { countsReturned: false, countsOutward: false };
  for (const determination of ["returned", "outward"] as const) {
    const goods = { ...facts, determination };
    const counted = countedMassOf(yearLaw.tables, goods);
    assert.deepEqual([counted.counts, toText(counted.massT), counted.findings.length], [true, "6.2", 1]);
    const left = countedMassOf(yearLaw.tables, goods, settings);
    assert.deepEqual([left.counts, toText(left.massT), left.findings.length], [false, "0", 1]);
  }
});

Deno.test("after inward processing the mass of the goods placed counts, and it is said", () => {
  const placed = {
    cnCode: cn("72083900"),
    origin: origin("CHN"),
    netMassT: decimal("9"),
    productionRoute: null,
    procedureReference: "51-1",
  };
  const counted = countedMassOf(yearLaw.tables, { ...facts, determination: "inward", placed });
  assert.equal(toText(counted.massT), "9");
  assert.deepEqual(counted.findings, [{ kind: "inwardMass" }]);
});

Deno.test("after inward processing the Regulation applies to the goods placed, whatever was made of them and wherever", () => {
  const placed = {
    cnCode: cn("72083900"),
    origin: origin("CHN"),
    netMassT: decimal("60"),
    productionRoute: null,
    procedureReference: "51-1",
  };
  const made = (own: Partial<ImportFacts>, goods: Partial<typeof placed> = {}): ImportFacts => ({
    ...facts,
    procedure: "4051",
    ...own,
    determination: "inward",
    placed: { ...placed, ...goods },
  });
  const known = (each: ImportFacts) => {
    const live = { id: "1", entry: { importerId: "importer", declarantId: null, facts: each } };
    const figures = figuresOfImport(figuresLaw, live);
    if (!hasFigures(figures)) return figures.reasons;
    const { counts } = countedMassOf(yearLaw.tables, each);
    const kinds = figures.findings.map(({ kind }) => kind);
    return [
      figures.standing,
      counts,
      toText(figures.embeddedT),
      isNeverExempt(yearLaw.tables, figures),
      kinds,
    ];
  };
  const own = ["in_scope", true, "210.342", false, ["inwardEmissions"]];
  assert.deepEqual(known(made({ cnCode: cn("84818099") })), own);
  assert.deepEqual(known(made({ origin: origin("DEU") })), own);
  assert.deepEqual(known(made({}, { cnCode: cn("39021000") })), ["not_in_annex_i", false, "0", false, []]);
  assert.deepEqual(known(made({}, { origin: origin("DEU") })), ["eu_origin", false, "0", false, []]);
  assert.deepEqual(known(made({}, { cnCode: cn("28041000"), origin: origin("GBR") })).slice(0, 2), [
    "in_scope",
    false,
  ]);
});

Deno.test("clay of 2507 00 80 is said to be counted as calcined, and refused by a TARIC code that says otherwise", () => {
  const clay = { ...facts, cnCode: cn("25070080"), origin: origin("CHN") };
  const live = { id: "1", entry: { importerId: "importer", declarantId: null, facts: clay } };
  const figures = figuresOfImport(figuresLaw, live);
  assert.ok(hasFigures(figures));
  assert.deepEqual(figures.findings.map(({ kind }) => kind), ["countedAsPart"]);
  const told = (more: Partial<ImportFacts>) => {
    const found = figuresOfImport(figuresLaw, {
      ...live,
      entry: { ...live.entry, facts: { ...clay, ...more } },
    });
    assert.ok(hasFigures(found));
    return found.findings.map(({ kind }) => kind);
  };
  assert.deepEqual(told({ taricCode: "2507008080" }), []);
  const placed = {
    cnCode: clay.cnCode,
    origin: clay.origin,
    netMassT: clay.netMassT,
    productionRoute: null,
    procedureReference: null,
  };
  const inward = { determination: "inward", cnCode: cn("84818099"), procedure: "4051" } as const;
  assert.deepEqual(told({ ...inward, placed }), ["inwardEmissions", "countedAsPart"]);
  assert.deepEqual(told({ ...inward, placed: { ...placed, taricCode: "2507008080" } }), ["inwardEmissions"]);
  const problem = (taricCode: string | null) =>
    documentCodeOf({
      facts: { ...clay, taricCode },
      tables: yearLaw.tables,
      imports: importTables,
      holder: holderAlone({ declarant: undefined, representation: undefined }),
      expectsToStayBelow: undefined,
    }).problem?.kind;
  assert.deepEqual([null, "2507008080"].map(problem), ["partOfCode", undefined]);
  const refused = (taricCode: string | null) =>
    examinedFacts(yearLaw, { ...clay, taricCode }).issues.map(({ path, code }) => [path, code]);
  assert.deepEqual(refused(null), []);
  assert.deepEqual(refused("2507008080"), []);
  assert.deepEqual(refused("2507008020"), [["taric_code", "conflict"]]);
});

Deno.test("a TARIC code of white clinker goes with the route of white clinker alone", () => {
  const clinker = { ...facts, cnCode: cn("25231000"), origin: origin("TUR") };
  const refused = (taricCode: string, productionRoute: string | null) =>
    examinedFacts(yearLaw, { ...clinker, taricCode, productionRoute }).issues.map(({ path }) => path);
  assert.deepEqual(refused("2523100010", "(A)"), ["taric_code"]);
  assert.deepEqual(refused("2523100010", "(B)"), []);
  assert.deepEqual(refused("2523100090", "(A)"), []);
  assert.deepEqual(refused("2523100090", null), []);
  assert.deepEqual(refused("2523100000", "(A)"), []);
});

Deno.test("values are verified once a satisfactory report is dated after the reporting period", () => {
  const actual = entries.find(({ id }) => id === "17")?.facts ?? assert.fail();
  const dated = (text: string, isSatisfactory: boolean | null = true): ImportFacts => ({
    ...actual,
    actual: actual.actual && {
      ...actual.actual,
      verification: actual.actual.verification &&
        { ...actual.actual.verification, day: day(text), isSatisfactory },
    },
  });
  assert.equal(isVerified(actual), false);
  assert.equal(isVerified(dated("2026-12-31")), false);
  assert.equal(isVerified(dated("2027-01-01")), true);
  assert.equal(isVerified(dated("2027-03-01", false)), false);
});

Deno.test("the pace leads to a sum, to the day on which the limit is passed, and to a day to apply by", () => {
  const question = { year: 2026, totalT: decimal("20"), limitT: decimal("50"), authorisationDays: 120 };
  const pace = paceOf({ ...question, asOf: day("2026-03-31") });
  assert.equal(pace.daysElapsed, 90);
  assert.equal(toText(pace.yearTotalT), "81.111");
  assert.equal(pace.passesOn, "2026-08-14");
  assert.equal(pace.applyBy, "2026-04-16");
  for (const status of ["applied", "authorised"] as const) {
    const held = paceOf({ ...question, asOf: day("2026-03-31"), status });
    assert.deepEqual([held.passesOn, held.applyBy], ["2026-08-14", undefined]);
  }
  assert.equal(paceOf({ ...question, asOf: day("2026-12-31") }).passesOn, undefined);
  assert.equal(paceOf({ ...question, totalT: decimal("50"), asOf: day("2026-12-31") }).passesOn, undefined);
  const passed = paceOf({
    ...question,
    totalT: decimal("60"),
    asOf: day("2026-11-23"),
    passedOn: day("2026-04-14"),
  });
  assert.deepEqual([passed.passesOn, passed.applyBy], ["2026-04-14", undefined]);
  const tiny = paceOf({ ...question, totalT: decimal("0.0000000001"), asOf: day("2026-12-31") });
  assert.equal(toText(tiny.yearTotalT), "0.0000000001");
});

Deno.test("exactly the limit is exempt, one kilogram more is not; 90 % is exceeded one kilogram above 45 t", () => {
  const threshold = importTables.thresholds[0] ?? assert.fail();
  const view = (tonnes: string) =>
    atOnce(viewInSteps({
      entries: [entry({}, { netMassT: decimal(tonnes) })],
      year: 2026,
      tables: yearLaw.tables,
      threshold,
      asOf: today,
    }));
  assert.equal(view("50").passedOn, undefined);
  assert.equal(view("50.001").passedOn?.day, first.facts.releasedOn);
  assert.equal(view("45").warnedOn, undefined);
  assert.equal(view("45.001").warnedOn?.day, first.facts.releasedOn);
  assert.ok(view("50.001").findings.some(({ kind }) => kind === "wholeYearDutiable"));
});

/** A first entry and its corrections, each of the one before. */
const longChain = (length: number): ReadonlyArray<LedgerEntry> =>
  Array.from(
    { length },
    (_, index) =>
      index === 0
        ? entry({ id: "0" })
        : correction(String(index), String(index - 1), { netMassT: decimal(String(10 + index)) }),
  );

Deno.test("what an entry of a long chain costs doesn't grow with the chain: each fact is read a few times", () => {
  const chain = longChain(400);
  const ledger = recordedLedgerOf(chain);
  let reads = 0;
  const counted = (each: LedgerEntry): LedgerEntry => ({
    ...each,
    get facts() {
      reads += 1;
      return each.facts;
    },
  });
  const asked = recordedLedgerOf(chain.map(counted));
  reads = 0;
  const other = entry({ id: "new" }, { netMassT: decimal("3") });
  const times = 100;
  for (let time = 0; time < times; time++) {
    assert.deepEqual(kindsOf(appendingTo(asked, other, { today })), ["importDiffers"]);
  }
  assert.ok(reads <= chain.length + times * 4, `${reads} readings of recorded facts for ${times} entries`);
  const again = appendAll(ledger, Array.from({ length: 400 }, () => entry({ id: "again" })), today);
  assert.ok(again.results.every((each) => each.result === "unchanged" && each.later?.id === "399"));
});

Deno.test("a chain keeps its whole history, and each entry is known from the latest day before it", () => {
  const chain = longChain(3).map((each, index) => ({
    ...each,
    recordedOn: day(["2026-03-01", "2026-05-01", "2026-04-01"][index] ?? ""),
  }));
  const { written } = appendAll(recordedLedgerOf([]), chain, today);
  assert.deepEqual(written.map(({ knownFrom }) => knownFrom), ["2026-03-01", "2026-05-01", "2026-05-01"]);
  assert.deepEqual(liveImports(chain).map(({ history }) => history.map(({ id }) => id)), [["0", "1", "2"]]);
});

Deno.test("an import takes a hundred entries; after that it is cancelled and recorded anew, and the same again is unchanged", () => {
  const ledger = recordedLedgerOf([first]);
  const chain = Array.from(
    { length: mostEntriesOfImport - 1 },
    (_, at) =>
      correction(`c${at}`, at === 0 ? first.id : `c${at - 1}`, { netMassT: decimal(String(at + 1)) }),
  );
  const { results } = appendAll(ledger, chain, today);
  assert.ok(results.every(({ result }) => result === "added"));
  const last = `c${mostEntriesOfImport - 2}`;
  const next = correction("next", last, { netMassT: decimal("500") });
  assert.deepEqual(kindsOf(appendingTo(ledger, next, { today })), ["importTooLong"]);
  const same = correction("same", last, { netMassT: decimal(String(mostEntriesOfImport - 1)) });
  assert.deepEqual(kindsOf(appendingTo(ledger, same, { today })), ["unchanged"]);
  const anew = appendAll(
    ledger,
    [cancellation("x", last), entry({ id: "anew" }, { netMassT: decimal("500") }), correction("y", "anew")],
    today,
  );
  assert.deepEqual(anew.results.map(({ result }) => result), ["added", "added", "added"]);
});
