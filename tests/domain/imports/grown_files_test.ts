/**
 * Files that grow row by row and are sent again and again, over random chains of one import: the ledger is the one in which each row was
 * sent once, at the moment at which it was new.
 */
import assert from "node:assert/strict";
import type { AppendResult } from "../../../src/domain/imports/ledger/append.ts";
import { valueText } from "../../../src/domain/imports/ledger/content.ts";
import type { CarbonPriceClaim } from "../../../src/domain/imports/ledger/carbon_price.ts";
import type {
  ActualValues,
  ImportFacts,
  LedgerEntry,
  SentLedgerEntry,
} from "../../../src/domain/imports/ledger/entry.ts";
import { emptyRecordedLedger, type RecordedLedger } from "../../../src/domain/imports/ledger/recorded.ts";
import { issueOf } from "../../../src/kernel/issue.ts";
import { appenderTo } from "../../support/appender.ts";
import { actualValuesOf } from "../../support/actual_values.ts";
import { decimal } from "../../support/law.ts";
import { day, entries } from "../../support/importer_year.ts";

const today = day("2028-11-23");
const first = entries[0] ?? assert.fail("no entry");
const byDefault: ImportFacts = { ...first.facts, determination: "default", actual: null, carbonPrice: null };

/** Numbers from 0 that look like any, the same in each run. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(state / 7) % below;
  };
};
type Random = ReturnType<typeof seeded>;

/** A version of a value: one of few figures and prices, so that a version often says what another one says. */
interface Version {
  readonly figures: string;
  readonly price: CarbonPriceClaim | null;
  readonly isWithdrawn: boolean;
}

/** Versions of the values that rows name, by the ids of the values. */
type Values = ReadonlyMap<string, ReadonlyArray<Version>>;

const prices: ReadonlyArray<CarbonPriceClaim | null> = [
  null,
  { eurPerTco2e: decimal("10"), certifier: "C", evidence: "E" },
  { eurPerTco2e: decimal("12"), certifier: "C", evidence: "E" },
];

const oneOf = <Of>(random: Random, ...all: ReadonlyArray<Of>): Of => {
  const found = all[random(all.length)];
  assert.ok(found !== undefined, "nothing to choose from");
  return found;
};

const versionOf = (random: Random, mayBeWithdrawn: boolean): Version => ({
  figures: oneOf(random, "2.1", "2.2"),
  price: oneOf(random, ...prices),
  isWithdrawn: mayBeWithdrawn && random(5) === 0,
});

/** What a row of a file says; what a value says is looked up when the row is sent. */
interface Row {
  readonly kind: LedgerEntry["kind"];
  /** Index of the row that it refers to. */
  readonly of: number | undefined;
  readonly item: number;
  readonly mass: string;
  readonly note: string | null;
  /** Id of a value, figures of the row's own, or nothing for default values. */
  readonly by: string;
  readonly price: CarbonPriceClaim | null;
}

const actualOf = (figures: string, value?: ActualValues["value"]): ActualValues => ({
  ...actualValuesOf("I", figures),
  value,
});

const sentRow = (row: Row, id: string, refersTo: string | null, values: Values): SentLedgerEntry => {
  const { kind, item, mass, note, by, price } = row;
  const entry = { ...first, id, kind, item, refersTo };
  const facts = { ...byDefault, netMassT: decimal(mass), note, carbonPrice: price };
  const versions = values.get(by);
  const newest = versions?.at(-1);
  if (versions === undefined || newest === undefined) {
    return by === "" ? { ...entry, facts } : {
      ...entry,
      facts: { ...facts, determination: "actual", actual: actualOf(by) },
    };
  }
  const claims = versions.map((version) => version.price);
  return {
    ...entry,
    facts: {
      ...facts,
      determination: "actual",
      actual: actualOf(newest.figures, { id: by, version: versions.length }),
      carbonPrice: price ?? newest.price,
    },
    named: {
      prices: price === null
        ? [...new Map(claims.map((claim) => [valueText(claim), claim])).values()]
        : [price],
      priceLeft: undefined,
      isWithdrawn: newest.isWithdrawn,
      issues: newest.isWithdrawn
        ? [issueOf({ path: "value_id", code: "conflict" }, { kind: "unknownValue", found: by })]
        : [],
    },
  };
};

const textOf = ({ kind, item, facts: { netMassT, note, actual, carbonPrice } }: LedgerEntry): string =>
  [kind, item, netMassT, note, actual?.directTPerT, actual?.value, carbonPrice].map(valueText).join(" ");

/** A ledger with the entries that calls added to it, as texts. */
interface Book {
  readonly ledger: RecordedLedger;
  readonly entries: Array<string>;
}

const emptyBook = (): Book => ({ ledger: emptyRecordedLedger(), entries: [] });

const send = (
  { ledger, entries }: Book,
  sent: ReadonlyArray<SentLedgerEntry>,
): ReadonlyArray<AppendResult> => {
  const { append, written } = appenderTo(ledger, { today }, sent);
  const results = sent.map(append);
  entries.push(...written.map(({ entry }) => textOf(entry)));
  return results;
};

/** What becomes of a file, and of what each row says when it is sent once. */
class GrowingFile {
  readonly rows: Array<Row> = [];
  readonly values = new Map<string, Array<Version>>();
  readonly once = emptyBook();
  readonly #again = emptyBook();
  /** Ids of the entries that rows stand for, in the ledger to which each was sent once; undefined for refused rows. */
  readonly #standing: Array<string | undefined> = [];
  #sent = 0;

  constructor(private readonly random: Random, private readonly mayBeWithdrawn: boolean) {
    for (const id of ["V", "W"]) this.values.set(id, [versionOf(random, false)]);
  }

  addVersion(): void {
    this.values.get(oneOf(this.random, "V", "V", "W"))?.push(versionOf(this.random, this.mayBeWithdrawn));
  }

  #next(): Row {
    const { random, rows } = this;
    const known = rows.keys().filter((at) => this.#standing[at] !== undefined).toArray();
    const last = rows[known.at(-1) ?? -1];
    const held = this.#standing[known.at(-1) ?? -1];
    const holding = rows.keys().filter((at) => this.#standing[at] === held).toArray();
    const isGone = last !== undefined && rows[holding[0] ?? 0]?.kind === "cancellation";
    const kind = last === undefined ? "import" : !isGone && random(4) === 0 ? "cancellation" : "correction";
    const item = last?.item ?? 1;
    return {
      kind,
      of: last && oneOf(random, ...(random(5) === 0 ? known : holding)),
      item: kind === "correction" && random(6) === 0 ? 3 - item : item,
      mass: random(12) === 0 ? "0" : oneOf(random, "24", "24", "60"),
      note: oneOf(random, null, null, "other"),
      by: oneOf(random, "", "2.1", "V", "V", "V", "W"),
      price: random(3) === 0 ? oneOf(random, ...prices) : null,
    };
  }

  /**
   * Adds a row, unless a value that is out of use keeps it from being recorded today alone, or it names a value and changes nothing, so that no
   * trace of it is left. A row that comes too late for the entry that it refers to, or has no mass, is refused, and stays in the file.
   */
  grow(): void {
    const row = this.#next();
    const of = row.of === undefined ? null : this.#standing[row.of] ?? null;
    const [result] = send(this.once, [sentRow(row, `once ${this.rows.length}`, of, this.values)]);
    if (result?.result === "added") this.#standing.push(`once ${this.rows.length}`);
    else if (result?.result === "unchanged" && !this.values.has(row.by)) this.#standing.push(result.id);
    else if (result?.result === "refused" && result.issues === undefined) this.#standing.push(undefined);
    else return;
    this.rows.push(row);
  }

  /** True for a row that was refused when it was new. */
  isRefused(at: number): boolean {
    return this.#standing[at] === undefined;
  }

  /** Sends all rows as one call. */
  send(): ReadonlyArray<AppendResult> {
    this.#sent += 1;
    const idOf = (at: number) => `${this.#sent} ${at}`;
    return send(
      this.#again,
      this.rows.map((row, at) =>
        sentRow(row, idOf(at), row.of === undefined ? null : idOf(row.of), this.values)
      ),
    );
  }

  isTrue(): boolean {
    return this.#again.entries.join("\n") === this.once.entries.join("\n");
  }

  told(): string {
    return [
      ...this.rows.map((row) => valueText(row)),
      "once:",
      ...this.once.entries,
      "again:",
      ...this.#again.entries,
    ].join("\n");
  }
}

const growAndSend = (seed: number, mayBeWithdrawn: boolean): number => {
  const random = seeded(seed);
  const file = new GrowingFile(random, mayBeWithdrawn);
  const steps = 2 + random(9);
  for (let step = 0; step < steps; step++) {
    for (let more = random(3); more > 0; more--) file.addVersion();
    const known = file.rows.length;
    for (let more = 1 + random(2); more > 0; more--) file.grow();
    for (const isNew of [true, false]) {
      const results = file.send();
      const about = () =>
        `seed ${seed}, step ${step}:\n${file.told()}\n${results.map(({ result }) => result).join()}`;
      assert.ok(file.isTrue(), about());
      for (const [at, { result }] of results.entries()) {
        if (file.isRefused(at)) assert.notEqual(result, "added", about());
        else if (isNew && at >= known) assert.notEqual(result, "refused", about());
        else assert.equal(result, "unchanged", about());
      }
      if (!isNew) continue;
      if (random(2) === 0) file.addVersion();
    }
  }
  return file.once.entries.length;
};

Deno.test("a file that grows and is sent again comes to what its rows come to that are sent once, whatever versions came between", () => {
  let added = 0;
  for (let seed = 1; seed <= 1_000; seed++) added += growAndSend(seed, seed % 2 === 0);
  assert.ok(added > 4_000, `${added}`);
});

Deno.test("a correction that names a value and changed nothing is unchanged beside what was changed after it, under newer versions too", () => {
  const row: Row = {
    kind: "import",
    of: undefined,
    item: 1,
    mass: "24",
    note: null,
    by: "V",
    price: null,
  };
  const rows: ReadonlyArray<Row> = [
    row,
    { ...row, kind: "correction", of: 0 },
    { ...row, kind: "correction", of: 1, mass: "60" },
    { ...row, kind: "cancellation", of: 2 },
  ];
  const versions = ["2.1", "2.2", "2.1"].map((figures): Version => ({
    figures,
    price: null,
    isWithdrawn: false,
  }));
  const book = emptyBook();
  for (const newest of [1, 1, 2, 3]) {
    const values = new Map([["V", versions.slice(0, newest)]]);
    const idOf = (at: number) => `${newest} ${at}`;
    send(
      book,
      rows.map((each, at) => sentRow(each, idOf(at), each.of === undefined ? null : idOf(each.of), values)),
    );
    assert.equal(book.entries.length, 3, book.entries.join("\n"));
  }
});
