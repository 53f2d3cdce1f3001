/** Corrections whose rows name no supplier's value, of imports that took one. Decision 0221. */
import assert from "node:assert/strict";
import { comparableFacts } from "../../../src/domain/imports/ledger/content.ts";
import type { ActualValues, ImportFacts, LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { emptyRecordedLedger } from "../../../src/domain/imports/ledger/recorded.ts";
import { cnCodeOfText } from "../../../src/kernel/identifiers.ts";
import { appenderTo } from "../../support/appender.ts";
import { actualValuesOf } from "../../support/actual_values.ts";
import { day, entries } from "../../support/importer_year.ts";
import { decimal } from "../../support/law.ts";

const today = day("2026-11-23");
const value = { id: "0190163d-8694-739b-aea5-966c26f8ad91", version: 2 };
const given = actualValuesOf("TR-1", "1.50");
/** What an entry has by a value, which no row can say whole. */
const taken: ActualValues = {
  ...given,
  defaultShare: decimal("0.05"),
  installation: { ...given.installation, latitude: decimal("41.5"), longitude: decimal("28.5") },
  value,
};
const first = entries[0] ?? assert.fail("no entry");
const facts: ImportFacts = { ...first.facts, determination: "actual", actual: taken };
const imported: LedgerEntry = { ...first, id: "1", facts };

/** Facts as an export has them. */
const exported = comparableFacts(facts);
const mass = { netMassT: decimal("7") };

/** The last of the entries that are recorded behind an import, and the value that it left. */
const lastOf = (
  began: ImportFacts,
  ...changes: ReadonlyArray<readonly [kind: LedgerEntry["kind"], facts: ImportFacts]>
) => {
  const first: LedgerEntry = { ...imported, facts: began };
  const { append, written } = appenderTo(emptyRecordedLedger(), { today }, [first]);
  append(first);
  const results = changes.map(([kind, changed], at) =>
    append({ ...imported, id: String(at + 2), refersTo: String(at + 1), kind, facts: changed })
  );
  assert.deepEqual(results.map(({ result }) => result), changes.map(() => "added"));
  const last = results.at(-1);
  return {
    actual: written.at(-1)?.entry.facts.actual,
    left: last?.result === "added" ? last.valueLeft : undefined,
  };
};

Deno.test("a correction with the figures of the value that the import took keeps the value, and what no row can say of it", () => {
  const kept = { actual: taken, left: undefined };
  const own = { ...exported, ...mass };
  assert.deepEqual(lastOf(facts, ["correction", own]), kept);
  const written = { ...own, actual: { ...given, directTPerT: decimal("1.5000") } };
  assert.deepEqual(lastOf(facts, ["correction", written]), kept, "1.5000 is 1.50");
  assert.deepEqual(lastOf(facts, ["correction", own], ["correction", exported]), kept);
  const bare = { ...exported, actual: null, determination: "default" } as const;
  assert.deepEqual(
    lastOf(facts, ["cancellation", bare], ["correction", own]),
    kept,
    "it brings back what was cancelled",
  );
});

Deno.test("a correction that names or changes the route keeps a value that holds for every route, and leaves one of another route", () => {
  const kept = { actual: taken, left: undefined };
  const bare = { ...exported, productionRoute: null };
  const [c, d] = ["(C)", "(D)"].map((productionRoute) => ({ ...exported, productionRoute }));
  const ofC = { ...facts, productionRoute: "(C)" };
  const ofAll = { ...facts, productionRoute: null };
  assert.ok(c && d);
  assert.deepEqual(lastOf(ofAll, ["correction", c]), kept);
  assert.deepEqual(lastOf(ofAll, ["correction", c], ["correction", d]), kept, "it was taken without a route");
  assert.deepEqual(lastOf(ofAll, ["correction", c], ["correction", bare]), kept);
  assert.deepEqual(lastOf(ofC, ["correction", { ...c, ...mass }]), kept);
  assert.deepEqual(lastOf(ofC, ["cancellation", ofAll], ["correction", d]), {
    actual: d.actual,
    left: value,
  });
  assert.deepEqual(lastOf(ofC, ["correction", d]), { actual: d.actual, left: value });
});

Deno.test("a correction with other figures, or of other goods, leaves the value and tells it; one by default values needs no word", () => {
  const left = value;
  const other: ActualValues = { ...given, directTPerT: decimal("1.6") };
  assert.deepEqual(lastOf(facts, ["correction", { ...exported, actual: other }]), { actual: other, left });
  const cnCode = cnCodeOfText("72083900") ?? assert.fail();
  assert.deepEqual(lastOf(facts, ["correction", { ...exported, cnCode, actual: given }]), {
    actual: given,
    left,
  });
  const byDefault = { ...exported, actual: null, determination: "default" } as const;
  assert.deepEqual(lastOf(facts, ["correction", byDefault]), { actual: null, left: undefined });
});
