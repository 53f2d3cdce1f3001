/** Chains of entries that say the same again, sent again as a whole under other ids. */
import assert from "node:assert/strict";
import type { ImportFacts, LedgerEntry, SentLedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { emptyRecordedLedger } from "../../../src/domain/imports/ledger/recorded.ts";
import { appenderTo } from "../../support/appender.ts";
import { actualValuesOf } from "../../support/actual_values.ts";
import { decimal } from "../../support/law.ts";
import { day, entries } from "../../support/importer_year.ts";

const today = day("2026-11-23");
const first = entries[0] ?? assert.fail("no entry");

type Step = readonly [kind: LedgerEntry["kind"], changed?: Partial<ImportFacts>];

/** Entries of one import, each of which refers to the one before it. */
const chainOf = (
  steps: ReadonlyArray<Step>,
  named?: SentLedgerEntry["named"],
): ReadonlyArray<SentLedgerEntry> =>
  steps.map(([kind, changed], at) => ({
    ...first,
    id: String(at),
    kind,
    refersTo: at === 0 ? null : String(at - 1),
    facts: { ...first.facts, ...changed },
    ...(named && { named }),
  }));

const again = (chain: ReadonlyArray<SentLedgerEntry>): ReadonlyArray<SentLedgerEntry> =>
  chain.map((each) => ({
    ...each,
    id: `again ${each.id}`,
    refersTo: each.refersTo === null ? null : `again ${each.refersTo}`,
  }));

const mass = (tonnes: string): Partial<ImportFacts> => ({ netMassT: decimal(tonnes) });
const [one, two] = [mass("1"), mass("2")];
const [import_, correction, cancellation] = ["import", "correction", "cancellation"] as const;

const chains: Readonly<Record<string, ReadonlyArray<Step>>> = {
  "the mass there and back": [[import_, one], [correction, two], [correction, one]],
  "the mass there, back and there": [[import_, one], [correction, two], [correction, one], [correction, two]],
  "removed and revived": [[import_, one], [cancellation, one], [correction, one]],
  "removed twice": [[import_, one], [cancellation, one], [correction, one], [cancellation, one]],
  "notes alone": [[import_, { note: "1" }], [correction, { note: "2" }], [correction, { note: "3" }]],
  "notes and back": [[import_, { note: "1" }], [correction, { note: "2" }], [correction, { note: "1" }]],
  "notes, then the mass": [[import_, { note: "1" }], [correction, { note: "2" }], [correction, two]],
};

/** What becomes of chains that are sent one after the other. */
const resultsOf = (...sent: ReadonlyArray<ReadonlyArray<SentLedgerEntry>>) => {
  const ledger = emptyRecordedLedger();
  return sent.map((chain) =>
    chain.map(appenderTo(ledger, { today }, chain).append).map(({ result }) => result)
  );
};

Deno.test("a chain that says again what it said before is unchanged as a whole each time it is sent again", () => {
  for (const [name, steps] of Object.entries(chains)) {
    const chain = chainOf(steps);
    const [added, ...later] = resultsOf(chain, again(chain), again(chain));
    assert.deepEqual(added, steps.map(() => "added"), name);
    assert.deepEqual(later, [steps.map(() => "unchanged"), steps.map(() => "unchanged")], name);
  }
});

Deno.test("a chain that grows is added to where it ends", () => {
  for (const [name, steps] of Object.entries(chains)) {
    const kind = steps.at(-1)?.[0] === "cancellation" ? correction : cancellation;
    const grown = chainOf([...steps, [kind, steps.at(-1)?.[1] ?? {}]]);
    const [, later, last] = resultsOf(chainOf(steps), again(grown), again(grown));
    assert.deepEqual(later, [...steps.map(() => "unchanged"), "added"], name);
    assert.deepEqual(last, grown.map(() => "unchanged"), name);
  }
});

Deno.test("corrections by versions of a value with the same figures are added, and unchanged when they are sent again", () => {
  const named = { prices: [null], priceLeft: undefined, isWithdrawn: false, issues: [] };
  const at = (version: number, tonnes = "2"): Partial<ImportFacts> => ({
    determination: "actual",
    actual: { ...actualValuesOf("TR-1", tonnes), value: { id: "value", version } },
  });
  const chain = chainOf([[import_, at(1, "3")], [correction, at(2)], [correction, at(3)]], named);
  for (const tonnes of ["2", "3", "5.5"]) {
    const newest = chainOf([[import_, at(4, tonnes)], [correction, at(4, tonnes)], [
      correction,
      at(4, tonnes),
    ]], named);
    const [added, ...later] = resultsOf(chain, again(newest), again(newest));
    assert.deepEqual(added, ["added", "added", "added"]);
    assert.deepEqual(later, [chain.map(() => "unchanged"), chain.map(() => "unchanged")], tonnes);
  }
});

Deno.test("a second correction of an entry with another note is refused, not dropped", () => {
  const chain = chainOf([[import_, { note: "1" }], [correction, { note: "2" }]]);
  const { append } = appenderTo(emptyRecordedLedger(), { today }, chain);
  chain.forEach(append);
  const second = { ...chainOf([[correction, { note: "3" }]])[0] ?? assert.fail(), id: "new", refersTo: "0" };
  const appending = append(second);
  assert.deepEqual(appending.result === "refused" && appending.findings.map(({ kind }) => kind), [
    "entryNotLive",
  ]);
});
