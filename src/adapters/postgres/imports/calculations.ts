/**
 * Calculations of entries: added where law or prices gave other figures, never changed. `live_import` has the law that each
 * import was last calculated under; what is behind the newest law is the work that is left.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { ImportCalculations } from "../../../application/imports/calculation_ports.ts";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import { Versions } from "../../../contract/answers/members.ts";
import { isSameOutcome, type KeptOutcome } from "../../../domain/imports/calculations/kept_figures.ts";
import { figureStates } from "../../../domain/imports/figures/certainty.ts";
import {
  type KeptVersions,
  type LawMark,
  versionsOn,
} from "../../../domain/imports/calculations/law_mark.ts";
import type { LiveImport } from "../../../domain/imports/ledger/live.ts";
import { regulationStatuses } from "../../../domain/imports/ledger/standing.ts";
import { type CalendarDay, dayOfText } from "../../../kernel/time/calendar.ts";
import { firstRowOf, ownJson, readRows, rowsOf } from "../engine/rows.ts";
import { arrayOfLines, linesOf } from "../engine/statements/lines.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { entryColumns, entryOf } from "./entry_rows.ts";
import { members, orNull, text } from "./members.ts";
import { msOf, time } from "../engine/statements/times.ts";

const Outcome: Schema.Schema<KeptOutcome> = ownJson(Schema.Union(
  Schema.Struct({
    state: Schema.Literal(...figureStates),
    standing: Schema.Literal(...regulationStatuses),
    embeddedT: Schema.String,
    freeAllocationT: Schema.String,
    netT: Schema.String,
    pricePeriod: Schema.NullOr(Schema.String),
    priceEur: Schema.NullOr(Schema.String),
    hasOwnPrice: Schema.Boolean,
    grossEur: Schema.String,
    deductionEur: Schema.String,
    costEur: Schema.String,
  }),
  Schema.Struct({ reasons: Schema.Array(Schema.String) }),
));
const isDay = (value: unknown): value is CalendarDay =>
  typeof value === "string" && dayOfText(value) !== undefined;
const VersionsFrom = Schema.Struct({ from: Schema.declare(isDay), versions: Versions });
const LawVersions: Schema.Schema<KeptVersions> = ownJson(Schema.Struct({
  ...Versions.fields,
  by_day: Schema.optionalWith(Schema.Array(VersionsFrom), { exact: true }),
  release: Schema.optionalWith(Schema.String, { exact: true }),
}));

/** Number of a law, null before it is kept, and the newest one after it under which a release before calculates. */
const numberRow = firstRowOf(Schema.Struct({
  id: Schema.NullOr(Schema.Int),
  overtakenBy: Schema.NullOr(Schema.Int),
}));
/** A release's numbers, as they compare: none for a release that named none. */
const numbersOf = (release: string): string =>
  `coalesce(string_to_array(substring(${release} from '^[0-9]+(?:[.][0-9]+)*'), '.')::integer[], '{}')`;
const isOutcome = Schema.is(Outcome);

const textOrNull = orNull(text);

/** An import that is to be calculated, with the text of the outcome that its entry has. */
const dueRows = readRows((row) => {
  const { importId, newest } = members(row, "the row");
  const entry = entryOf(row);
  const live: LiveImport = { id: text(importId, "importId"), entry, history: [entry] };
  return { live, newest: textOrNull(newest, "newest") };
});

/** Outcome of a calculation, as the text that is kept of it. */
interface OutcomeText {
  readonly entryId: string;
  readonly text: string;
}

/** Returns whether an outcome is another one than the newest; the same text, which most are, is not read again. */
const isNewOutcome = (
  newest: string | null,
  outcome: KeptOutcome,
  { entryId, text }: OutcomeText,
): boolean => {
  if (newest === null || newest === text) return newest === null;
  const kept: unknown = JSON.parse(newest);
  if (isOutcome(kept)) return !isSameOutcome(kept, outcome);
  throw new TypeError(`The calculation that the entry ${entryId} keeps is not readable.`);
};
const keptRows = rowsOf(Schema.Struct({
  entryId: Schema.String,
  calculatedAtMs: Schema.Number,
  releasedOn: Schema.String,
  versions: LawVersions,
  outcome: Outcome,
}));
const checkedRow = firstRowOf(Schema.Struct({ releasedOn: Schema.String, versions: LawVersions }));

const make: Effect.Effect<ImportCalculations["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const numberOf = ({ fingerprint, versions }: LawMark) =>
    Effect.map(
      numberRow(sql.unsafe(
        `select own.id, (
           select max(l.id) from import_law l
           where l.id > coalesce(own.id, 0) and ${numbersOf("l.versions ->> 'release'")} < ${
          numbersOf("$2::text")
        }
         ) as "overtakenBy"
         from (select max(id) as id from import_law where starts_with(fingerprint, $1)) own`,
        [fingerprint, versions.release ?? ""],
      )),
      Option.getOrElse(() => ({ id: null, overtakenBy: null })),
    );

  /** A law that a release before found after this one is seen once more, after it: what that one calculated is made anew. */
  const lawNumber: ImportCalculations["Type"]["lawNumber"] = (mark) =>
    orUnavailable(Effect.gen(function* () {
      const { id, overtakenBy } = yield* numberOf(mark);
      if (id !== null && overtakenBy === null) return id;
      yield* sql.unsafe(
        `insert into import_law (fingerprint, versions, seen_at)
         values ($1, $2, ${time(3)}) on conflict (fingerprint) do nothing`,
        [
          overtakenBy === null ? mark.fingerprint : `${mark.fingerprint}-${overtakenBy}`,
          JSON.stringify(mark.versions),
          yield* Clock.currentTimeMillis,
        ],
      );
      const made = yield* numberOf(mark);
      return made.id ?? (yield* Effect.dieMessage("A law that was kept is not there."));
    }));

  const recalculate: ImportCalculations["Type"]["recalculate"] = ({ lawNumber: law, atMost, outcomeOf }) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      // A commit that a crash of the server takes back is made again: no call has to wait for its disk.
      yield* sql.unsafe("set local synchronous_commit to off");
      const due = yield* dueRows(sql.unsafe(
        `select ${entryColumns}, l.first_entry_id as "importId", (
           select c.figures::text from import_calculation c where c.entry_id = l.entry_id
           order by c.law_id desc limit 1) as newest
         from live_import l join import_entry e on e.id = l.entry_id
         where l.law_id < $1 order by l.law_id limit $2 for update of l skip locked`,
        [law, atMost],
      ));
      if (due.length === 0) return 0;
      const outcomes = yield* mapWithPauses(due, ({ live, newest }) => {
        const outcome = outcomeOf(live);
        const kept = { entryId: live.entry.id, text: JSON.stringify(outcome) };
        return { ...kept, isNew: isNewOutcome(newest, outcome, kept) };
      });
      const added = outcomes.filter(({ isNew }) => isNew);
      yield* sql.unsafe(
        `with done as (update live_import set law_id = $1 where entry_id = any($2::uuid[]))
         insert into import_calculation (entry_id, law_id, calculated_at, figures)
         select entry_id::uuid, $1, ${time(3)}, figures::json
         from unnest(${arrayOfLines(4)}, ${arrayOfLines(5)}) as r (entry_id, figures)`,
        [
          law,
          outcomes.map(({ entryId }) => entryId),
          yield* Clock.currentTimeMillis,
          linesOf(added, ({ entryId }) => entryId),
          linesOf(added, ({ text }) => text),
        ],
      );
      return due.length;
    })));

  const ofImport: ImportCalculations["Type"]["ofImport"] = (importId) =>
    orUnavailable(Effect.gen(function* () {
      const calculations = yield* keptRows(sql.unsafe(
        `select c.entry_id as "entryId", ${msOf("c.calculated_at")} as "calculatedAtMs",
           e.released_on::text as "releasedOn", w.versions, c.figures as outcome
         from import_entry e join import_calculation c on c.entry_id = e.id join import_law w on w.id = c.law_id
         where e.first_entry_id = $1::uuid order by e.place, c.law_id`,
        [importId],
      ));
      const checked = yield* checkedRow(sql.unsafe(
        `select e.released_on::text as "releasedOn", w.versions
         from live_import l join import_entry e on e.id = l.entry_id join import_law w on w.id = l.law_id
         where l.first_entry_id = $1::uuid`,
        [importId],
      ));
      return {
        calculations: calculations.map(({ releasedOn, versions, ...each }) => ({
          ...each,
          versions: versionsOn(versions, releasedOn),
        })),
        checkedUnder: Option.match(checked, {
          onNone: () => null,
          onSome: ({ versions, releasedOn }) => versionsOn(versions, releasedOn),
        }),
      };
    }));

  return { lawNumber, recalculate, ofImport };
});

export const layer: Layer.Layer<ImportCalculations, never, SqlClient.SqlClient> = Layer.effect(
  ImportCalculations,
  make,
);
