/** Random logs of imports of few equal goods whose corrections move numbers from one to another, with a model of what each comes to. */
import assert from "node:assert/strict";
import type { LedgerEntry, SentLedgerEntry } from "../../src/domain/imports/ledger/entry.ts";
import { emptyRecordedLedger, recordFully } from "../../src/domain/imports/ledger/recorded.ts";
import { appenderTo } from "./appender.ts";
import { actualValuesOf } from "./actual_values.ts";
import { decimal } from "./law.ts";
import { day, entries } from "./importer_year.ts";

const today = day("2026-11-23");
const first = entries[0] ?? assert.fail("no entry");

/** Source of numbers from 0 below another one. */
export type Random = (below: number) => number;

/** Numbers from 0 that look like any, the same in each run. */
export const seeded = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(state / 7) % below;
  };
};

/** Row of a log: an item, and goods that few others differ from. */
export interface Row {
  /** Index in the log. */
  readonly at: number;
  readonly kind: LedgerEntry["kind"];
  /** Index in the log of the row that it refers to. */
  readonly of: number | undefined;
  readonly item: number;
  readonly goods: string;
  /** Index in the log of the row that the import began with. */
  readonly began: number;
  /** True for an import row that says once more what its import says by then. */
  readonly isRepeated?: boolean;
  /** True for an import row of other goods under a number that an import has: it is refused. */
  readonly isRefused?: boolean;
}

/** Rows of a log beside those that are recorded. */
export interface RowsBeside {
  /** True for import rows that say once more what an import of the log says by then, and changes that refer to them. */
  readonly repeats?: boolean;
  /** Most import rows of other goods under a number that an import has. */
  readonly refused?: number;
}

/** Goods of rows: tonnes, and whether a supplier's value gave the figures. */
export const goodsOf = ["1", "2", "1 by a value"];
/** Goods of rows that are refused. */
const refusedGoods = ["8", "9"];
const items = [1, 2, 3, 4];

const sentRow = (
  { kind, item, goods }: Row,
  id: string,
  refersTo: string | null,
  recordedOn: LedgerEntry["recordedOn"],
): SentLedgerEntry => {
  const [mass = "1", ...by] = goods.split(" ");
  const actual = by.length === 0
    ? null
    : { ...actualValuesOf("I", "2.1"), value: { id: "0190163d-8694-739b-aea5-966c26f8ad91", version: 1 } };
  const facts = { ...first.facts, carbonPrice: null, netMassT: decimal(mass), actual };
  return {
    ...first,
    id,
    kind,
    item,
    refersTo,
    recordedOn,
    facts: { ...facts, determination: actual === null ? "default" : "actual" },
    ...(actual && { named: { prices: [null], priceLeft: undefined, isWithdrawn: false, issues: [] } }),
  };
};

/** Text of what lives: items, goods, and indices of the rows that the imports began with. */
const stateOf = (live: ReadonlyArray<readonly [item: number, goods: string, began: number]>): string =>
  live.map((each) => each.join(":")).sort().join(" ");

/** An import as a log tells of it so far. */
export interface LoggedImport {
  readonly began: number;
  at: number;
  item: number;
  goods: string;
  isCancelled: boolean;
  readonly said: Array<string>;
  /** Index in the log of the last row that said it once more; undefined since it was changed. */
  again?: number | undefined;
}

/** Own model of a log: what it comes to after each of its rows. */
export class Log {
  readonly rows: Array<Row> = [];
  readonly imports = new Map<number, LoggedImport>();
  /** Live items after each row, with their goods and the row that each began with. */
  readonly states: Array<string> = [];

  constructor(private readonly random: Random, length: number, private readonly beside: RowsBeside = {}) {
    while (this.rows.length < length) this.#grow();
  }

  #oneOf<Of>(all: ReadonlyArray<Of>): Of | undefined {
    return all[this.random(Math.max(1, all.length))];
  }

  live(): ReadonlyArray<LoggedImport> {
    return [...this.imports.values()].filter(({ isCancelled }) => !isCancelled);
  }

  free(): ReadonlyArray<number> {
    return items.filter((item) => !this.live().some((told) => told.item === item));
  }

  /** Imports that ever said something under a number. */
  saying(item: number, goods: string): ReadonlyArray<LoggedImport> {
    return [...this.imports.values()].filter(({ said }) => said.includes(`${item}:${goods}`));
  }

  #grow(): void {
    const { random } = this;
    const at = this.rows.length;
    const [free, goods] = [this.#oneOf(this.free()), this.#oneOf(goodsOf) ?? ""];
    const [began, told] = this.#oneOf([...this.imports]) ?? [at, undefined];
    if (told === undefined || random(5) < 2) {
      const isSentAgain = this.saying(free ?? 0, goods).some(({ isCancelled }) => isCancelled);
      if (free === undefined || isSentAgain) return;
      const said = [`${free}:${goods}`];
      this.imports.set(at, { began: at, at, item: free, goods, isCancelled: false, said });
      return this.#push({ at, kind: "import", of: undefined, item: free, goods, began: at });
    }
    if (this.#mayBeRefused() && !told.isCancelled && random(4) === 0) {
      const other = this.#oneOf(refusedGoods) ?? "";
      return this.#push({
        at,
        kind: "import",
        of: undefined,
        item: told.item,
        goods: other,
        began: at,
        isRefused: true,
      });
    }
    if (this.beside.repeats === true && !told.isCancelled && random(3) === 0) {
      told.again = at;
      const { item, goods: same } = told;
      return this.#push({ at, kind: "import", of: undefined, item, goods: same, began, isRepeated: true });
    }
    if (!told.isCancelled && random(6) === 0) {
      const of = this.#rowOf(told);
      const { item, goods: removed } = told;
      Object.assign(told, { at, isCancelled: true });
      return this.#push({ at, kind: "cancellation", of, item, goods: removed, began });
    }
    const moved = random(3) > 0 ? free : told.isCancelled ? undefined : told.item;
    const changed = random(3) === 0 ? goods : told.goods;
    if (moved === undefined || (moved === told.item && changed === told.goods && !told.isCancelled)) return;
    const of = this.#rowOf(told);
    Object.assign(told, { at, item: moved, goods: changed, isCancelled: false });
    told.said.push(`${moved}:${changed}`);
    this.#push({ at, kind: "correction", of, item: moved, goods: changed, began });
  }

  #mayBeRefused(): boolean {
    return this.rows.filter(({ isRefused }) => isRefused).length < (this.beside.refused ?? 0);
  }

  /** The row that a change of an import refers to: one of those that say what it is. */
  #rowOf(told: LoggedImport): number {
    const { at, again } = told;
    told.again = undefined;
    return again !== undefined && this.random(2) === 0 ? again : at;
  }

  #push(row: Row): void {
    this.rows.push(row);
    this.states.push(stateOf(this.live().map((told) => [told.item, told.goods, told.began])));
  }
}

/** A ledger that calls are sent to, each read anew from its entries as another process would. */
export class Book {
  readonly #entries: Array<LedgerEntry> = [];
  readonly #days: boolean;
  #calls = 0;
  #live = "";

  constructor(hasDays: boolean) {
    this.#days = hasDays;
  }

  get live(): string {
    return this.#live;
  }

  /** Returns what becomes of the rows of one call. */
  send(rows: ReadonlyArray<Row>): ReadonlyArray<string> {
    const call = this.#calls += 1;
    const ledger = emptyRecordedLedger();
    for (const entry of this.#entries) recordFully(ledger, entry);
    const sent = rows.map((row) => {
      const { at, of } = row;
      const recordedOn = this.#days ? day(`2026-09-${String(at % 1_000 + 1).padStart(2, "0")}`) : today;
      return sentRow(row, `${call} ${at}`, of === undefined ? null : `${call} ${of}`, recordedOn);
    });
    const { append, written } = appenderTo(ledger, { today }, sent);
    const results = sent.map((row) => append(row).result);
    this.#entries.push(...written.map(({ entry }) => entry));
    this.#live = stateOf([...ledger.live].map(([id, { entry: { item, facts: { netMassT, actual } } }]) => [
      item,
      `${netMassT.value}${actual?.value === undefined ? "" : " by a value"}`,
      Number(id.split(" ")[1]),
    ]));
    return results;
  }
}
