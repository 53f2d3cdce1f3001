/** Codes, certificates, buy-back, penalties, month's end, calendar and reconciliation. */
import assert from "node:assert/strict";
import { atOnce } from "../../../src/kernel/steps.ts";
import type { CertificatePrice } from "../../../src/domain/cbam/law/price.ts";
import { datesOfYear } from "../../../src/domain/imports/calendar/dates.ts";
import { buyBackOf } from "../../../src/domain/imports/certificates/buy_back.ts";
import {
  balancesOn,
  heldOn,
  type Lot,
  lotFindings,
  type Move,
  moveFindings,
  servesYear,
} from "../../../src/domain/imports/certificates/lots.ts";
import { type CodeQuestion, documentCodeOf } from "../../../src/domain/imports/codes/document_codes.ts";
import {
  isLittleAbove,
  penaltyForMissing,
  penaltyOfYear,
  penaltyWithoutStatus,
} from "../../../src/domain/imports/declaration/penalty.ts";
import { type Accrual, accrualOf } from "../../../src/domain/imports/month_end/accrual.ts";
import { accrualChanges, nothingCounted } from "../../../src/domain/imports/month_end/changes.ts";
import {
  debtorOf,
  debtorOfImport,
  type DeclarantState,
  type DeclarantStateEntry,
  heldStates,
  stateOn,
  statesToRecord,
} from "../../../src/domain/imports/people/declarant.ts";
import { holderAlone } from "../../../src/domain/imports/people/status_holder.ts";
import type { CustomsRow } from "../../../src/domain/imports/reconcile/compared_fields.ts";
import { reconcileInSteps } from "../../../src/domain/imports/reconcile/reconcile.ts";
import { liveImports } from "../../../src/domain/imports/ledger/live.ts";
import { quantityOf } from "../../../src/domain/imports/figures/shipments.ts";
import { toText, zero } from "../../../src/kernel/decimal.ts";
import { alpha2OfText } from "../../../src/kernel/identifiers.ts";
import { cn, decimal, origin } from "../../support/law.ts";
import {
  day,
  declarant,
  entries,
  figuresLaw,
  figuresOf,
  importTables,
  written,
  yearLaw,
} from "../../support/importer_year.ts";

const first = entries[0] ?? assert.fail("no entry");

/** Facts of a question but the line's, with the declarant of whom only states and account are known. */
type More = Partial<Omit<CodeQuestion, "facts" | "holder">> & {
  readonly declarant?: Pick<typeof declarant, "states" | "account"> | undefined;
};

const answerOf = (changed: Partial<CodeQuestion["facts"]>, { declarant: of, ...more }: More = {}) =>
  documentCodeOf({
    facts: { ...first.facts, ...changed },
    tables: yearLaw.tables,
    imports: importTables,
    holder: holderAlone({ declarant: of && { ...of, eori: declarant.eori }, representation: "own" }),
    expectsToStayBelow: true,
    ...more,
  });

const code = (changed: Partial<CodeQuestion["facts"]>, more: More = {}) => {
  const { answer, codes, findings } = answerOf(changed, more);
  return {
    answer,
    codes: codes.map(({ code, reference }) => `${code.code} ${reference ?? "-"}`),
    kinds: findings.map(({ kind }) => kind),
  };
};

/** The table against the ledger, whatever waits between its steps. */
const reconcile = (...[rows, known]: Parameters<typeof reconcileInSteps>) => {
  const steps = reconcileInSteps(rows, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};

Deno.test("without the status goods above the threshold, hydrogen and electricity must not be released", () => {
  const must = "must_not_be_released";
  assert.deepEqual(code({}, { expectsToStayBelow: false }), {
    answer: must,
    codes: [],
    kinds: ["mustNotBeReleased"],
  });
  assert.equal(code({ cnCode: cn("28041000") }).answer, must);
  assert.equal(code({ cnCode: cn("27160000") }).answer, must);
  assert.deepEqual(code({}).codes, ["Y137 -"]);
});

Deno.test("a ledger above the limit counts more than what is expected, one near it says how much is left", () => {
  const threshold = importTables.thresholds[0] ?? assert.fail("no threshold");
  const asked = (totalT: string, expectsToStayBelow: boolean | undefined = true) =>
    code({}, {
      expectsToStayBelow,
      ledger: { year: 2026, threshold, totalT: decimal(totalT), isWithLine: true },
    });
  assert.deepEqual(asked("50"), {
    answer: "code",
    codes: ["Y137 -"],
    kinds: ["deMinimisAmended", "ledgerNearLimit"],
  });
  assert.deepEqual(asked("45").kinds, ["deMinimisAmended"]);
  for (const expects of [true, undefined, false]) {
    assert.deepEqual(asked("50.001", expects), {
      answer: "must_not_be_released",
      codes: [],
      kinds: ["mustNotBeReleased", "ledgerAboveLimit"],
    });
  }
  assert.equal(asked("10", undefined).answer, "code");
  assert.equal(asked("10", false).answer, "must_not_be_released");
  const ledger = { year: 2026, threshold, totalT: decimal("199"), isWithLine: false };
  assert.deepEqual(code({ releasedOn: day("2026-06-01") }, { declarant, ledger }).codes, [
    "Y128 DE-CBAM-0001",
  ]);
  assert.deepEqual(code({ cnCode: cn("28041000") }, { ledger }).kinds, ["mustNotBeReleased"]);
});

Deno.test("a pending application counts until 27 September 2026, and only one of the grace", () => {
  const states = [{
    state: "applied",
    from: day("2026-03-31"),
    reference: "A-1",
    recordedOn: day("2026-03-31"),
  }] as const;
  const asked = { declarant: { account: null, states }, expectsToStayBelow: false };
  assert.deepEqual(code({ releasedOn: day("2026-09-27") }, asked).codes, ["Y238 A-1"]);
  const why = (on: string, more: More) =>
    answerOf({ releasedOn: day(on) }, { ...asked, ...more }).findings.flatMap((finding) =>
      finding.kind === "mustNotBeReleased" ? [finding.application] : []
    );
  assert.equal(code({ releasedOn: day("2026-09-28") }, asked).answer, "must_not_be_released");
  assert.deepEqual(why("2026-09-28", {}), [{ why: "ended", last: "2026-09-27" }]);
  assert.deepEqual(why("2026-09-28", { declarant: undefined }), [null]);
  const late = { account: null, states: [{ ...states[0], from: day("2026-04-01") }] };
  assert.equal(
    code({ releasedOn: day("2026-05-01") }, { ...asked, declarant: late }).answer,
    "must_not_be_released",
  );
  assert.deepEqual(why("2026-05-01", { declarant: late }), [{ why: "late", last: "2026-03-31" }]);
});

Deno.test("an application that was decided lets nothing go on by a later one, and one that was corrected counts as corrected", () => {
  const recordedOn = day("2026-07-01");
  const state = (name: DeclarantState, from: string) => ({
    ...{ state: name, from: day(from), reference: null, recordedOn },
  });
  const answerOn = (on: string, ...states: ReadonlyArray<ReturnType<typeof state>>) =>
    code({ releasedOn: day(on) }, { declarant: { account: null, states }, expectsToStayBelow: false }).answer;
  const [first, refused] = [state("applied", "2026-02-10"), state("refused", "2026-05-20")];
  const again = state("applied", "2026-06-10");
  assert.equal(answerOn("2026-05-19", first, refused, again), "code");
  assert.equal(answerOn("2026-05-20", first, refused, again), "must_not_be_released");
  assert.equal(answerOn("2026-06-10", first, refused, again), "must_not_be_released");
  assert.equal(answerOn("2026-06-10", first, state("applied", "2026-04-20")), "code");
  assert.equal(
    answerOn("2026-06-10", first, state("refused", "2026-02-10"), state("applied", "2026-04-20")),
    "must_not_be_released",
  );
});

Deno.test("the last of contradictory states of a day is recorded again after another, the same again is not", () => {
  const recordedOn = day("2026-07-01");
  const state = (name: DeclarantState) => ({ state: name, from: day("2026-05-20"), reference: null });
  const [authorised, refused] = [state("authorised"), state("refused")];
  const record = (...calls: ReadonlyArray<ReadonlyArray<typeof authorised>>) =>
    calls.reduce<ReadonlyArray<DeclarantStateEntry>>(
      (known, sent) => [...known, ...statesToRecord(known, sent, recordedOn)],
      [],
    );
  const names = (states: ReadonlyArray<DeclarantStateEntry>) => states.map((each) => each.state);
  assert.deepEqual(names(record([authorised], [authorised])), ["authorised"]);
  assert.deepEqual(names(record([authorised], [refused], [authorised])), [
    "authorised",
    "refused",
    "authorised",
  ]);
  const both = [refused, authorised];
  assert.deepEqual(names(record(both, both)), ["refused", "authorised"]);
  assert.deepEqual(names(record(both, both.toReversed())), ["refused", "authorised", "refused"]);
  const corrected = record([refused], [authorised]);
  assert.deepEqual(heldStates({ states: corrected }), corrected.slice(1));
});

Deno.test("the status of the day of release decides, and the code has its account number", () => {
  const states = [...declarant.states, {
    state: "revoked",
    from: day("2026-08-01"),
    reference: null,
    recordedOn: day("2026-08-03"),
  }] as const;
  const asked = { declarant: { ...declarant, states }, expectsToStayBelow: false };
  assert.deepEqual(code({ releasedOn: day("2026-07-31") }, asked).codes, ["Y128 DE-CBAM-0001"]);
  assert.equal(code({ releasedOn: day("2026-08-01") }, asked).answer, "must_not_be_released");
  const nameless = code({ releasedOn: day("2026-07-31") }, { declarant: { ...declarant, account: null } });
  assert.ok(nameless.kinds.includes("noCodeReference"));
});

Deno.test("Union origin, exempt territories, military and offshore goods have their own codes, inward processing one beside", () => {
  assert.deepEqual(code({ origin: origin("DEU") }).codes, ["Y237 -"]);
  assert.deepEqual(code({ claimedExemption: "territory" }).codes, ["Y134 -"]);
  assert.deepEqual(code({ claimedExemption: "military" }).codes, ["Y135 -"]);
  assert.deepEqual(code({ claimedExemption: "offshore", cnCode: cn("28041000") }).codes, ["Y136 -"]);
  assert.deepEqual(code({ origin: origin("CHE") }), {
    answer: "none",
    codes: [],
    kinds: ["noCodeOfAnnexIII"],
  });
  assert.equal(code({ cnCode: cn("72044990") }).answer, "none");
  const placed = {
    cnCode: cn("72083900"),
    origin: origin("CHN"),
    netMassT: decimal("1"),
    productionRoute: null,
    procedureReference: "51-1",
  };
  const inward = code(
    { determination: "inward", placed, releasedOn: day("2026-06-01") },
    { declarant, expectsToStayBelow: false },
  );
  assert.deepEqual(inward.codes, ["Y128 DE-CBAM-0001", "Y422 51-1"]);
});

Deno.test("the importer owes, but for an indirect representative of a foreign importer or one that agreed", () => {
  const owes = (representation: "own" | "direct" | "indirect", isImporterInUnion: boolean, agreed: boolean) =>
    debtorOf({ representation, isImporterInUnion, hasRepresentativeAgreed: agreed });
  assert.equal(owes("direct", false, true), "importer");
  assert.equal(owes("indirect", true, false), "importer");
  assert.equal(owes("indirect", true, true), "representative");
  assert.equal(owes("indirect", false, false), "representative");
  const [importer, other] = [{ eori: "DE1", memberState: alpha2OfText("DE") ?? null }, { eori: "NL2" }];
  const foreign = { eori: "DE9", memberState: null };
  const rows = [
    [debtorOfImport("own", importer, importer), "importer", "DE1", "own"],
    [debtorOfImport("direct", importer, undefined), "importer", "DE1", "direct"],
    [debtorOfImport("direct", importer, other), "importer", "DE1", "other_declarant"],
    [debtorOfImport("indirect", importer, importer), "importer", "DE1", "importer_itself"],
    [debtorOfImport("indirect", importer, other), "representative", "NL2", "representative"],
    [debtorOfImport("indirect", foreign, undefined), "representative", null, "representative"],
  ] as const;
  for (const [found, debtor, eori, why] of rows) assert.deepEqual(found, { debtor, eori, why });
});

Deno.test("a state holds from its day on, as it was known on a day", () => {
  assert.equal(stateOn(declarant, day("2026-02-09"))?.state, undefined);
  assert.equal(stateOn(declarant, day("2026-05-19"))?.state, "applied");
  assert.equal(stateOn(declarant, day("2026-05-20"))?.state, "authorised");
  assert.equal(stateOn(declarant, day("2026-06-01"), day("2026-05-19"))?.state, "applied");
});

const lot = (more: Partial<Lot>): Lot => ({
  id: "l1",
  kind: "weekly",
  boughtOn: day("2027-03-01"),
  number: 100,
  unitPriceEur: decimal("80.5"),
  reference: null,
  ...more,
});
const move = (more: Partial<Move>): Move => ({
  id: "m1",
  lotId: "l1",
  kind: "surrendered",
  day: day("2028-09-30"),
  number: 10,
  forYear: 2027,
  ...more,
});
const kinds = (findings: ReadonlyArray<{ readonly kind: string }>) => findings.map(({ kind }) => kind);

Deno.test("never more certificates leave a lot than it has, nor before they were bought, nor in parts", () => {
  const lots = [lot({})];
  assert.deepEqual(moveFindings(lots, [], move({ number: 100 })), []);
  assert.deepEqual(moveFindings(lots, [move({ number: 60 })], move({ id: "m2", number: 41 })), [
    { kind: "moreThanThereAre", found: 41, left: 40 },
  ]);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ number: 1.5 }))), ["certificatesNotWhole"]);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ number: 0 }))), ["certificatesNotWhole"]);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ lotId: "l2" }))), ["noSuchLot"]);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ day: day("2027-02-28") }))), ["movedBeforeBought"]);
  assert.deepEqual(kinds(lotFindings(lot({ boughtOn: day("2027-01-31") }))), ["boughtBeforeSale"]);
  const late = lot({ kind: "2026-Q1", boughtOn: day("2027-11-01") });
  assert.deepEqual(kinds(lotFindings(late)), ["boughtAfterCancelled"]);
  assert.deepEqual(lotFindings({ ...late, boughtOn: day("2027-10-31") }), []);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ forYear: 2029 }))), ["surrenderedForYearToCome"]);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ day: day("2029-11-01") }))), [
    "surrenderedAfterCancelled",
  ]);
  assert.deepEqual(moveFindings(lots, [], move({ day: day("2029-10-31") })), []);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ kind: "bought_back", forYear: 2027 }))), [
    "yearWithoutSurrender",
  ]);
  assert.deepEqual(kinds(moveFindings(lots, [], move({ forYear: null }))), ["surrenderWithoutYear"]);
});

Deno.test("certificates of 2026 serve 2026 only, weekly ones no import of 2026 until those are cancelled", () => {
  const lots = [lot({}), lot({ id: "l2", kind: "2026-Q3" })];
  const weekly = (on: string) => kinds(moveFindings(lots, [], move({ day: day(on), forYear: 2026 })));
  assert.deepEqual(weekly("2027-10-31"), ["certificatesOfOtherYear"]);
  assert.deepEqual(weekly("2027-11-01"), []);
  const of2026 = { lotId: "l2", day: day("2027-09-30") };
  assert.deepEqual(kinds(moveFindings(lots, [], move({ ...of2026, forYear: 2027 }))), [
    "certificatesOfOtherYear",
  ]);
  assert.deepEqual(moveFindings(lots, [], move({ ...of2026, forYear: 2026 })), []);
});

Deno.test("certificates of 2026 are cancelled on 1 November 2027, others in the second year after the purchase", () => {
  const lots = [lot({}), lot({ id: "l2", kind: "2026-Q3" })];
  const moves = [move({ lotId: "l2", day: day("2027-09-30"), number: 30, forYear: 2026 })];
  assert.deepEqual(
    balancesOn(lots, moves, day("2027-09-30")).map(({ lot, left, valueEur, cancelledOn, buyBackBy }) => [
      lot.id,
      left,
      toText(valueEur),
      cancelledOn,
      buyBackBy,
    ]),
    [["l1", 100, "8050", "2029-11-01", "2029-10-31"], ["l2", 70, "5635", "2027-11-01", "2027-10-31"]],
  );
  assert.equal(heldOn(lots, moves, day("2027-02-28")), 0);
  assert.equal(heldOn(lots, moves, day("2027-09-29")), 200);
  assert.equal(heldOn(lots, moves, day("2027-09-30")), 170);
  assert.equal(heldOn(lots, moves, day("2027-10-31")), 170);
  assert.equal(heldOn(lots, moves, day("2027-11-01")), 100);
  assert.equal(heldOn(lots, moves, day("2029-11-01")), 0);
  const kindsFor = (year: number) =>
    lots.filter((lot) => servesYear(lot, year, day("2027-10-31"))).map(({ kind }) => kind);
  assert.ok(kindsFor(2026).every((kind) => kind !== "weekly") && kindsFor(2026).length > 0);
  assert.deepEqual([...new Set(kindsFor(2027))], ["weekly"]);
  assert.deepEqual(balancesOn(lots, moves, day("2027-12-31")).map(({ left }) => left), [100, 70]);
  const recorded = move({
    lotId: "l2",
    kind: "cancelled",
    day: day("2027-11-01"),
    forYear: null,
    number: 70,
  });
  assert.deepEqual(moveFindings(lots, moves, recorded), []);
  assert.equal(heldOn(lots, [...moves, recorded], day("2027-11-01")), 100);
});

Deno.test("at most what had to be held is bought back, all of it below the threshold", () => {
  const lots = [lot({ number: 3000 })];
  const asked = { lots, moves: [move({ number: 100 })], day: day("2028-10-01"), obligedIn: () => 2553 };
  const [year] = buyBackOf(asked);
  assert.deepEqual(
    [year?.year, year?.bought, year?.limit, year?.available, year?.atRisk],
    [2027, 3000, 2553, 2553, 347],
  );
  assert.deepEqual(kinds(year?.findings ?? []), ["boughtMoreThanObliged"]);
  const moves = [...asked.moves, move({ id: "m2", kind: "bought_back", number: 2500, forYear: null })];
  assert.deepEqual(buyBackOf({ ...asked, moves }).map(({ available }) => available), [53]);
  const [all] = buyBackOf({ ...asked, staysBelow: (bought) => bought === 2027 });
  assert.deepEqual([all?.available, kinds(all?.findings ?? [])], [2900, ["allBoughtBack"]]);
  const told = (more: Partial<Parameters<typeof buyBackOf>[0]>) =>
    buyBackOf({ ...asked, ...more }).map(({ isFinal, findings }) => [isFinal, ...kinds(findings)]);
  assert.deepEqual(told({}), [[true, "boughtMoreThanObliged"]]);
  assert.deepEqual(told({ day: day("2027-12-31") }), [[false, "limitMayRise"]]);
  assert.deepEqual(told({ lackingIn: () => 1 }), [[false, "limitMayRise"]]);
  assert.deepEqual(told({ lackingIn: () => 1, staysBelow: () => true }), [[true, "allBoughtBack"]]);
  assert.deepEqual(told({ lackingIn: () => 1, obligedIn: () => 3000 }), [[false]]);
  assert.deepEqual(told({ hasNoImports: () => true }), [[false, "boughtWithoutImports"]]);
  const undeclared = { kind: "undeclaredImports", year: 2027, imports: 1, tonnes: 500, mwh: 0 } as const;
  const beside = { undeclaredIn: () => [undeclared] };
  assert.deepEqual(told(beside), [[false, "undeclaredImports"]]);
  assert.deepEqual(told({ ...beside, day: day("2027-12-31") }), [[
    false,
    "undeclaredImports",
    "limitMayRise",
  ]]);
  const tooMany = [...asked.moves, move({ id: "m3", kind: "bought_back", number: 2600, forYear: null })];
  assert.deepEqual(
    buyBackOf({ ...asked, moves: tooMany }).map(({ available, findings }) => [available, kinds(findings)]),
    [[0, ["boughtMoreThanObliged", "soldBackAboveLimit"]]],
  );
});

Deno.test("certificates that are recorded as cancelled before the Commission cancels them are told", () => {
  const cancelled = (on: string, id: string) =>
    move({ id, kind: "cancelled", number: 4, day: day(on), forYear: null });
  const moves = [cancelled("2029-10-31", "m1"), cancelled("2028-02-01", "m2"), cancelled("2029-11-01", "m3")];
  const told = (on: string) =>
    buyBackOf({ lots: [lot({ number: 20 })], moves, day: day(on), obligedIn: () => 20 })
      .flatMap(({ findings }) => findings);
  assert.deepEqual(told("2028-01-31"), []);
  assert.deepEqual(told("2028-02-01"), [{ kind: "cancelledEarly", number: 4, day: "2029-11-01" }]);
  assert.deepEqual(told("2029-12-31"), [{ kind: "cancelledEarly", number: 8, day: "2029-11-01" }]);
});

Deno.test("certificates of 2026 are bought back in 2027 without the limit of the weekly ones, and not later", () => {
  const lots = [lot({ kind: "2026-Q3", number: 500 }), lot({ id: "l9", kind: "weekly", number: 100 })];
  const asked = { lots, moves: [], obligedIn: () => 60 };
  const on = (text: string) =>
    buyBackOf({ ...asked, day: day(text) }).map(({ isOf2026, limit, available, atRisk, by }) => [
      isOf2026,
      limit,
      available,
      atRisk,
      by,
    ]);
  assert.deepEqual(on("2027-10-31"), [[true, 500, 500, 0, "2027-10-31"], [false, 60, 60, 40, "2029-10-31"]]);
  assert.deepEqual(on("2027-11-01").map(([of2026, , available]) => [of2026, available]), [[true, 0], [
    false,
    60,
  ]]);
  assert.deepEqual(on("2027-01-31"), []);
});

Deno.test("penalties are those of the act, as exposure, and say that the indexed figure is not known", () => {
  const penalty = importTables.penalties[0] ?? assert.fail();
  const missing = penaltyForMissing(penalty, 12);
  assert.deepEqual([toText(missing.leastEur), toText(missing.mostEur)], ["1200", "1200"]);
  assert.deepEqual(kinds(missing.findings), ["penaltyNotIndexed", "stillToSurrender"]);
  const declared = (year: number, own: string, filed: string) => {
    const sums = { imports: [], tonnes: zero, mwh: zero, embeddedT: zero, freeAllocationT: zero };
    const money = { deductionEur: zero, paidAbroadEur: zero, costEur: zero };
    const certificates = {
      ...{
        certificatesRoundedOnce: Number(own),
        certificatesRoundedByQuarter: undefined,
        pricedCostEur: zero,
      },
      ...{ meanPriceEur: undefined, isMeanOfYear: false },
    };
    const totals = { ...sums, ...money, ...certificates, netT: decimal(own) };
    const needs = {
      determined: { due: Number(own), quarters: [] },
      fileable: { due: Math.ceil(Number(filed)), quarters: [] },
    };
    return { year, totals, needs, missing: [] };
  };
  const ofYear = (year: number, own: string, filed: string, on = "2027-09-30") => {
    const surrendered = { last: day(`${year + 1}-09-30`), inTime: 0, all: 0 };
    const beside = { asOf: day(on), surrendered };
    const found = penaltyOfYear(importTables.penalties, declared(year, own, filed), beside);
    return "certificates" in found ? [found.certificates, ...kinds(found.findings)] : kinds(found);
  };
  assert.deepEqual(ofYear(2026, "12", "11.2"), [12, "penaltyNotIndexed", "stillToSurrender"]);
  const notes = ["penaltyNotIndexed", "stillToSurrender"];
  assert.deepEqual(ofYear(2026, "12", "30.1"), [12, "penaltyWithEstimates", ...notes]);
  assert.deepEqual(ofYear(2026, "12", "30.1", "2027-10-01"), [31, ...notes]);
  assert.deepEqual(ofYear(2027, "12", "12"), ["noPenaltyOfYear"]);
  assert.deepEqual(ofYear(2027, "0", "0"), []);
  const exposure = (strict: string, lenient: string) => {
    const emissions = { strictT: decimal(strict), lenientT: decimal(lenient) };
    const { certificates, leastEur, mostEur } = penaltyWithoutStatus(penalty, emissions);
    return [certificates, toText(leastEur), toText(mostEur)];
  };
  assert.deepEqual(exposure("0", "9.1"), [10, "1000", "5000"]);
  assert.deepEqual(exposure("9.1", "0"), [10, "3000", "5000"]);
  assert.deepEqual(exposure("4.5", "4.5"), [9, "1900", "4500"]);
  const above = (tonnes: string) => isLittleAbove(decimal(tonnes), decimal("50"));
  assert.deepEqual(["50", "50.000001", "55", "55.000001"].map(above), [false, true, true, false]);
});

Deno.test("the month's end has priced and unpriced cost apart, and what changed since the last one", () => {
  const newest = yearLaw.prices.prices.at(-1);
  const until = (text: string, asOf: string) => {
    const known = new Set(liveImports(entries, day(asOf)).map(({ id }) => id));
    const figures = figuresOf(entries.filter(({ recordedOn }) => recordedOn <= asOf)).filter(({ live }) =>
      known.has(live.id) && live.entry.facts.releasedOn <= text
    );
    return atOnce(accrualOf(figures, newest));
  };
  const year = until("2026-12-31", "2026-12-31");
  assert.equal(written(year.total.pricedEur, 2), "331932.27");
  assert.equal(written(year.total.unpricedEur, 2), "69648.38");
  assert.equal(written(year.total.unpricedT, 6), "846.068625");
  assert.equal(written(year.total.totalEur, 2), "401580.65");
  assert.deepEqual(year.months.map(({ month }) => month).slice(0, 2), ["2026-01", "2026-02"]);
  const march = until("2026-03-31", "2026-03-31");
  const corrected = until("2026-03-31", "2026-05-05");
  const living = (asOf: string) => new Map(liveImports(entries, day(asOf)).map((live) => [live.id, live]));
  const since = { until: day("2026-03-31"), knownOn: day("2026-03-31") };
  const counted = (accrual: Accrual) => ({ ...nothingCounted, accrual });
  assert.deepEqual(
    atOnce(accrualChanges(counted(march), counted(corrected), { ...since, living: living("2026-05-05") }))
      .map((
        { id, change, cause, differenceEur },
      ) => [id, change, cause, written(differenceEur, 2)]),
    [["5", "changed", "corrected", "-228.54"], ["8", "removed", "cancelled", "-1712.96"]],
  );
  const april = atOnce(accrualChanges(counted(march), counted(until("2026-04-30", "2026-04-30")), {
    ...since,
    living: living("2026-04-30"),
  }));
  assert.ok(april.some(({ id, change, cause }) => id === "16" && change === "added" && cause === "released"));
});

/** The year's law with another price at the end. */
const lawWith = (last: CertificatePrice) => {
  const { prices } = yearLaw.prices;
  const others = prices.filter(({ period }) => period !== last.period);
  return { ...figuresLaw, law: { ...yearLaw, prices: { ...yearLaw.prices, prices: [...others, last] } } };
};

Deno.test("books count a quarter without a price as the declaration does: never at the price of a later period", () => {
  const newest = yearLaw.prices.prices.at(-1) ?? assert.fail();
  const weekly = {
    ...newest,
    period: "2027-W01",
    priceEurPerTco2e: decimal("95"),
    publishedAt: day("2027-01-11"),
  };
  const figures = figuresOf(entries, "determined", lawWith(weekly));
  const { total, imports } = atOnce(accrualOf(figures, weekly));
  assert.equal(written(total.unpricedEur, 2), "69648.38");
  const standingIn = imports.filter(({ isPriced }) => !isPriced).map(({ priceEur }) =>
    written(priceEur ?? decimal("0"), 2)
  );
  assert.deepEqual([...new Set(standingIn)], ["82.32"]);
});

Deno.test("a carbon price paid abroad takes off as much as an import costs at the newest price, and no more", () => {
  const fourth = entries.filter(({ id }) => id === "38").map((entry) => ({
    ...entry,
    facts: {
      ...entry.facts,
      carbonPrice: { eurPerTco2e: decimal("30"), certifier: null, evidence: null },
    },
  }));
  const newest = yearLaw.prices.prices.at(-1) ?? assert.fail();
  const at = (price: string) => {
    const figures = figuresOf(fourth, "determined", lawWith({ ...newest, priceEurPerTco2e: decimal(price) }));
    assert.deepEqual(figures.map(({ isPriced }) => isPriced), [false]);
    return written(atOnce(accrualOf(figures, newest)).total.unpricedEur, 2);
  };
  const [netT, embeddedT] = [(1.85 - 1.3105) * 150, 1.85 * 150];
  assert.equal(at("10"), "0.00");
  assert.equal(at("200"), (netT * 200 - 30 * embeddedT).toFixed(2));
});

Deno.test("the calendar of 2027 has the law's dates and says which are on a weekend", () => {
  const dates = datesOfYear(2027);
  const found = (kind: string) =>
    dates.filter((date) => date.kind === kind).map(({ day, about, isWeekend, workingDay }) => [
      day,
      about,
      isWeekend ? workingDay : "",
    ]);
  assert.deepEqual(found("quarterly_price"), [["2027-01-04", "2026-Q4", ""]]);
  assert.deepEqual(found("sale_begins"), [["2027-02-01", "2027", ""]]);
  assert.deepEqual(found("holding").map(([on]) => on), [
    "2027-03-31",
    "2027-06-30",
    "2027-09-30",
    "2027-12-31",
  ]);
  assert.deepEqual(found("order_certificates").map(([on]) => on)[0], "2027-03-17");
  assert.deepEqual(found("declaration_and_surrender"), [["2027-09-30", "2026", ""]]);
  assert.deepEqual(found("buy_back_request"), [["2027-10-31", "2026", "2027-11-01"]]);
  assert.deepEqual(found("cancellation"), [["2027-11-01", "2026", ""]]);
  assert.deepEqual(dates.map(({ day }) => day), dates.map(({ day }) => day).toSorted());
  assert.deepEqual(
    datesOfYear(2026).filter(({ kind }) => kind === "quarterly_price").map(({ day }) => day),
    ["2026-04-07", "2026-07-06", "2026-10-05"],
  );
  assert.deepEqual(
    [2028, 2029, 2030].map((year) =>
      datesOfYear(year).filter(({ kind }) => kind === "cancellation").map(({ about }) => about)
    ),
    [[], ["2027"], ["2028"]],
  );
});

const known = liveImports(entries).map((live) => ({
  live,
  eori: declarant.eori,
  account: declarant.account,
}));
const customsRows: ReadonlyArray<CustomsRow> = known.map(({ live }, index) => {
  const { mrn, item, facts } = live.entry;
  return {
    row: index + 1,
    eori: declarant.eori,
    account: null,
    taricCode: null,
    mrn,
    item,
    cnCode: facts.cnCode,
    ...quantityOf(facts),
    origin: facts.origin,
    releasedOn: facts.releasedOn,
    procedure: facts.procedure,
  };
});

Deno.test("a table that says the same matches every import, also without numbers of declarations", () => {
  const same = reconcile(customsRows, known);
  assert.equal(same.matched.length, 40);
  assert.deepEqual([same.differing, same.missingInLedger, same.missingInTable], [[], [], []]);
  const nameless = reconcile(customsRows.map((row) => ({ ...row, mrn: null, item: null })), known);
  assert.equal(nameless.matched.length, 40);
});

Deno.test("a row that differs is named with its fields, what lacks on a side is listed there", () => {
  const [one, two, ...others] = customsRows;
  assert.ok(one !== undefined && two !== undefined);
  const rows = [
    { ...one, quantity: decimal("6.3"), origin: "IND" },
    ...others,
    { ...two, row: 99, mrn: "26DE000000000099R1" },
  ];
  const found = reconcile(rows, known);
  assert.deepEqual(found.differing.map(({ importId, differing }) => [importId, differing]), [[
    "1",
    ["quantity", "origin_country"],
  ]]);
  assert.deepEqual(found.missingInLedger.map(({ row }) => row), [99]);
  assert.deepEqual(found.missingInTable, ["2"]);
  assert.equal(found.matched.length, 38);
});

Deno.test("a row without a number is matched with the nearest import of its code, another importer's with none", () => {
  const [one] = customsRows;
  assert.ok(one !== undefined);
  const near = { ...one, mrn: null, item: null, quantity: decimal("6.25") };
  assert.deepEqual(reconcile([near], known).differing.map(({ importId }) => importId), ["1"]);
  assert.deepEqual(reconcile([{ ...near, eori: "FR1" }], known).missingInLedger.length, 1);
  assert.deepEqual(reconcile([{ ...near, origin: "IND" }], known).missingInLedger.length, 1);
});

Deno.test("a table of thousands of rows stops between its steps, so that other work gets its turn", () => {
  const [row, import_] = [customsRows[0], known[0]];
  assert.ok(row !== undefined && import_ !== undefined);
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ ...row, row: at + 1, mrn: null, item: null }));
  const many = rows.map((_, at) => ({ ...import_, live: { ...import_.live, id: `${at}` } }));
  const steps = reconcileInSteps(rows, many);
  let stops = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) stops++;
  assert.ok(stops >= 20, `${stops}`);
  assert.equal(step.value.matched.length, rows.length);
  assert.deepEqual(step.value.missingInTable, []);
});
