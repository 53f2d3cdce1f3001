/** Who needs the status for an import, by whoever owes for it: document codes and penalties answer by the same person. */
import assert from "node:assert/strict";
import { documentCodeOf } from "../../../src/domain/imports/codes/document_codes.ts";
import { recordedFindingsOf } from "../../../src/domain/imports/codes/recorded_codes.ts";
import { lineOf } from "../../../src/domain/imports/codes/line.ts";
import { thresholdOfYear } from "../../../src/domain/imports/law.ts";
import { liveImports } from "../../../src/domain/imports/ledger/live.ts";
import type { Declarant, Representation } from "../../../src/domain/imports/people/declarant.ts";
import {
  holderAlone,
  holdersOf,
  type StatusHolder,
} from "../../../src/domain/imports/people/status_holder.ts";
import { yearWithoutStatus } from "../../../src/domain/imports/year/without_status.ts";
import { alpha2OfText } from "../../../src/kernel/identifiers.ts";
import { apiSentence } from "../../../src/kernel/findings/finding.ts";
import { atOnce } from "../../../src/kernel/steps.ts";
import { day, declarant, entries, importTables, yearLaw } from "../../support/importer_year.ts";
import { cn, decimal, origin } from "../../support/law.ts";

const first = entries[0] ?? assert.fail("no entry");
const threshold = thresholdOfYear(importTables, 2026) ?? assert.fail("no threshold of 2026");
const importer = { eori: "BE0123456789", memberState: alpha2OfText("BE") ?? null };
const authorised: Declarant["states"] = [
  { state: "authorised", from: day("2026-01-02"), reference: null, recordedOn: day("2026-01-02") },
];

/** A declarant of the account; without states it has no status. */
const company = (id: string, eori: string, states: Declarant["states"] = []): Declarant => ({
  ...{ id, eori, name: id, account: `${id}-ACCOUNT`, states },
});
const [own, broker] = [company("own", importer.eori), company("broker", "NL987654321")];
const [ownWithStatus, brokerWithStatus] = [{ ...own, states: authorised }, { ...broker, states: authorised }];

const questionOf = (holder: StatusHolder, tonnes: string, expectsToStayBelow: boolean) => {
  const line = { cn: cn("72083900"), country: origin("CHN"), date: day("2026-10-10") };
  const facts = lineOf(line, decimal(tonnes));
  return { facts, tables: yearLaw.tables, imports: importTables, holder, expectsToStayBelow };
};

const codeOf = (holder: StatusHolder, tonnes = "20", expectsToStayBelow = true) => {
  const { answer, codes, findings } = documentCodeOf(questionOf(holder, tonnes, expectsToStayBelow));
  const code = codes.map(({ code, reference }) => `${code.code} ${reference ?? "-"}`).join();
  return [code === "" ? answer : code, findings.map(({ kind }) => kind)] as const;
};

/** Reasons of the only import, with who is exposed for it. */
const exposedFor = (
  named: Declarant | undefined,
  representation: Representation,
  { among, tonnes = "60" }: { readonly among: ReadonlyArray<Declarant>; readonly tonnes?: string },
) => {
  const facts = {
    ...{ ...first.facts, releasedOn: day("2026-10-10"), cnCode: cn("72083900"), origin: origin("CHN") },
    ...{ netMassT: decimal(tonnes), determination: "default", productionRoute: null, actual: null } as const,
  };
  const entry = { ...first, representation, declarantId: named?.id ?? null, facts };
  return atOnce(yearWithoutStatus({
    year: 2026,
    asOf: day("2026-12-31"),
    law: yearLaw,
    imports: importTables,
    threshold,
    importer,
    live: liveImports([entry], day("2026-12-31")),
    declarants: new Map(among.map((each) => [each.id, each])),
  })).groups.map(({ reason, eori }) => `${reason} ${eori}`);
};

Deno.test("with own and direct representation the importer's status counts, whoever is named as declarant", () => {
  for (const representation of ["own", "direct"] as const) {
    const without = holdersOf(importer, [own, brokerWithStatus]);
    const [refused, why] = codeOf(without({ declarant: brokerWithStatus, representation }), "20", false);
    assert.equal(refused, "must_not_be_released");
    assert.deepEqual(why, ["mustNotBeReleased", "whoOwes"]);
    assert.equal(codeOf(without({ declarant: brokerWithStatus, representation }))[0], "Y137 -");
    const exposed = [`limit_exceeded ${importer.eori}`];
    assert.deepEqual(exposedFor(brokerWithStatus, representation, { among: [brokerWithStatus] }), exposed);

    const having = holdersOf(importer, [broker, ownWithStatus]);
    const [code, notes] = codeOf(having({ declarant: broker, representation }));
    assert.equal(code, "Y128 own-ACCOUNT");
    assert.deepEqual(notes, ["codeBySecondarySource", "whoOwes"]);
    assert.deepEqual(exposedFor(broker, representation, { among: [broker, ownWithStatus] }), []);
  }
});

Deno.test("an importer with the status is not exposed by rows without a declarant, and a line without one is told to name it", () => {
  assert.deepEqual(exposedFor(undefined, "own", { among: [ownWithStatus] }), []);
  assert.deepEqual(exposedFor(undefined, "own", { among: [own] }), [`limit_exceeded ${importer.eori}`]);
  const holderOf = holdersOf(importer, [ownWithStatus]);
  const unnamed = holderOf({ declarant: undefined, representation: "own" });
  assert.deepEqual(codeOf(unnamed, "20", false), ["must_not_be_released", [
    "mustNotBeReleased",
    "statusLeft",
  ]]);
  const [code, notes] = codeOf(unnamed);
  assert.equal(code, "Y137 -");
  assert.ok(notes.includes("statusLeft"));
  const named = holderOf({ declarant: ownWithStatus, representation: "own" });
  assert.equal(codeOf(named)[0], "Y128 own-ACCOUNT");
});

Deno.test("an indirect representative has no small quantity: its own status counts, and the importer's gives it none", () => {
  const holderOf = holdersOf(importer, [ownWithStatus, broker]);
  for (const representation of ["indirect", undefined] as const) {
    const [answer, kinds] = codeOf(holderOf({ declarant: broker, representation }));
    assert.deepEqual([answer, kinds], ["must_not_be_released", ["mustNotBeReleased"]]);
    assert.equal(
      codeOf(holderOf({ declarant: brokerWithStatus, representation }))[0],
      "Y128 broker-ACCOUNT",
    );
    const self = holderOf({ declarant: own, representation });
    assert.equal(self.debtor, "importer");
  }
  const small = { among: [ownWithStatus, broker], tonnes: "20" };
  assert.deepEqual(exposedFor(broker, "indirect", small), [`representative ${broker.eori}`]);
  const foreign = holdersOf({ ...importer, memberState: null }, []);
  assert.equal(
    codeOf(foreign({ declarant: undefined, representation: "indirect" }))[0],
    "must_not_be_released",
  );
});

Deno.test("an importer outside the Union without an indirect representative is told beside its code that it has to have one", () => {
  const foreign = holdersOf({ ...importer, memberState: null }, []);
  for (const representation of ["own", "direct", undefined] as const) {
    const holder = foreign({ declarant: undefined, representation });
    assert.equal(holder.debtor, "importer");
    assert.deepEqual(codeOf(holder), ["Y137 -", ["deMinimisAmended", "memberStateLeft"]]);
    assert.deepEqual(codeOf(holder, "20", false)[1], ["mustNotBeReleased", "memberStateLeft"]);
  }
  const named = foreign({ declarant: brokerWithStatus, representation: "indirect" });
  assert.deepEqual(codeOf(named), ["Y128 broker-ACCOUNT", ["codeBySecondarySource"]]);
});

Deno.test("indirect representation by nobody that is named: no Y137 without an importer, and beside it who may not use it", () => {
  const unnamed = { declarant: undefined, representation: "indirect" } as const;
  assert.deepEqual(codeOf(holderAlone(unnamed)), ["must_not_be_released", ["mustNotBeReleased"]]);
  const ofImporter = codeOf(holdersOf(importer, [own])(unnamed));
  assert.deepEqual(ofImporter, ["Y137 -", ["deMinimisAmended", "representativeNeedsStatus"]]);
  const { findings } = documentCodeOf(questionOf(holderAlone(unnamed), "20", true));
  assert.match(
    findings.map((finding) => apiSentence(finding, "")).join(),
    /: no declarant is named, and an indirect representative needs the status before it imports anything/,
  );
});

Deno.test("recorded codes of an entry without a declarant are right by the line's code and by the importer's own status", () => {
  const holder = holdersOf(importer, [ownWithStatus])({ declarant: undefined, representation: "own" });
  const found = (code: string, reference: string | null, tonnes: string) =>
    recordedFindingsOf([{ code, reference }], questionOf(holder, tonnes, true)).map((finding) =>
      apiSentence(finding, "")
    );
  assert.deepEqual(found("Y128", "own-ACCOUNT", "60"), []);
  assert.deepEqual(found("Y137", null, "20"), []);
  assert.match(found("Y137", null, "60").join(), /Y128 \(own-ACCOUNT\)/);
  assert.equal(found("Y128", "other-ACCOUNT", "60").length, 1);
  const without = holdersOf(importer, [own])({ declarant: undefined, representation: "own" });
  assert.equal(
    recordedFindingsOf([{ code: "Y128", reference: null }], questionOf(without, "60", true)).length,
    1,
  );
});

Deno.test("without an importer the declarant is taken for it, and is told who may not use Y137, unless it is said to represent", () => {
  const alone = (representation: Representation | undefined, named: Declarant | undefined = broker) =>
    codeOf(holderAlone({ declarant: named, representation }));
  assert.deepEqual(alone(undefined), ["Y137 -", ["deMinimisAmended", "representativeNeedsStatus"]]);
  assert.deepEqual(alone("own"), ["Y137 -", ["deMinimisAmended"]]);
  assert.deepEqual(alone("indirect"), ["must_not_be_released", ["mustNotBeReleased"]]);
  assert.equal(alone("indirect", brokerWithStatus)[0], "Y128 broker-ACCOUNT");
});

Deno.test("a line that alone is above the limit is no small quantity, whatever is expected; one of exactly the limit is", () => {
  const nobody = holderAlone({ declarant: undefined, representation: undefined });
  assert.equal(codeOf(nobody, "50")[0], "Y137 -");
  const above = ["must_not_be_released", ["mustNotBeReleased", "lineAboveLimit"]];
  assert.deepEqual(codeOf(nobody, "50.001"), above);
  assert.equal(codeOf(holderAlone({ declarant, representation: "own" }), "60")[0], "Y128 DE-CBAM-0001");
  const line = {
    ...{ cn: cn("84818059"), country: origin("DEU"), date: day("2026-10-10") },
    ...{ placed_cn_code: cn("72083900"), placed_origin_country: origin("CHN") },
  };
  const placed = (tonnes: string) =>
    documentCodeOf({
      facts: lineOf(line, decimal(tonnes)),
      tables: yearLaw.tables,
      imports: importTables,
      holder: nobody,
      expectsToStayBelow: true,
    }).answer;
  assert.deepEqual([placed("50"), placed("50.001")], ["code", "must_not_be_released"]);
});
