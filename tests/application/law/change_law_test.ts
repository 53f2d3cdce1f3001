/** Tables of law added while the service runs, on both databases: what is refused, kept, counted, withdrawn and asked about later. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { cbamContext } from "../../../src/application/cbam/cbam_context.ts";
import { askDataSets } from "../../../src/application/cbam/cbam_queries.ts";
import { decideAddition, keepAddition } from "../../../src/application/law/change_law.ts";
import { carryOutOnLaw } from "../../../src/application/law/law_commands.ts";
import { LawAdditions, type LawFiles } from "../../../src/application/law/law_ports.ts";
import { ReferenceData } from "../../../src/application/ports.ts";
import { given } from "../../support/answered.ts";
import {
  after,
  answered,
  before,
  by,
  refused,
  services,
  today,
  untilRead,
} from "../../support/changed_law.ts";
import { onEachDatabase, testsBegin } from "../../support/databases.ts";
import { coils, dataSetFolder } from "../../support/law_folders.ts";

const add = (files: LawFiles, more: { isConfirmed?: boolean; isPreview?: boolean } = {}) =>
  carryOutOnLaw({ do: "data add", files, by, ...more });
const refusedAddition = (files: LawFiles) => refused({ do: "data add", files, by });

const corrected = dataSetFolder({ version: today, from: today, change: coils("3.5") });

onEachDatabase((test) => {
  test(
    "a corrected value counts five seconds after it was added, and no longer five seconds after it was withdrawn",
    Effect.gen(function* () {
      const { summary, rows: [total] } = yield* add(corrected);
      assert.deepEqual(
        [summary?.["changed_figures"], summary?.["changed_codes"], total?.["before"], total?.["after"]],
        [40, 20, "3.187", "3.5"],
      );
      const entry = Number(summary?.["entry"]);
      yield* untilRead(1);
      yield* TestClock.setTime(testsBegin + 4_999);
      assert.deepEqual(yield* answered(), before);
      yield* TestClock.setTime(testsBegin + 5_000);
      assert.deepEqual(yield* answered(), after);
      const { datasets } = askDataSets(yield* cbamContext);
      const [added, shipped] = datasets;
      assert.deepEqual(
        [added?.version, added?.is_in_force, added?.added_at, added?.withdrawn_at],
        [today, true, "2026-11-20T12:00:05.000Z", undefined],
      );
      assert.deepEqual([shipped?.in_force_until, shipped?.added_at], ["2026-11-19", undefined]);

      yield* TestClock.setTime(testsBegin + 60_000);
      assert.deepEqual(yield* answered({ asOf: "2026-11-20T12:00:04Z" }), before);
      assert.deepEqual(yield* answered({ asOf: "2026-11-20T12:00:05Z" }), after);
      yield* carryOutOnLaw({ do: "data withdraw", id: entry, by });
      yield* untilRead(2);
      yield* TestClock.setTime(testsBegin + 120_000);
      assert.deepEqual(yield* answered(), before);
      assert.deepEqual(yield* answered({ asOf: "2026-11-20T12:01:04Z" }), after);
      assert.deepEqual(yield* answered({ asOf: "2026-11-20T12:01:05Z" }), before);
      assert.deepEqual(yield* answered({ datasetVersion: today }), after);
      assert.match(
        yield* refused({ do: "data withdraw", id: entry, by }),
        /was withdrawn already/,
      );
      const [withdrawn] = askDataSets(yield* cbamContext).datasets;
      assert.deepEqual(
        [withdrawn?.version, withdrawn?.is_in_force, withdrawn?.withdrawn_at],
        [today, false, "2026-11-20T12:01:05.000Z"],
      );

      const other = dataSetFolder({ version: today, from: today, change: coils("3.6") });
      assert.match(yield* refusedAddition(other), /stands for other tables, those of entry/);
      const again = yield* add(corrected);
      assert.notEqual(again.summary?.["entry"], entry);
      assert.match(yield* refusedAddition(corrected), /are there already, with the same content/);
      const { rows } = yield* carryOutOnLaw({ do: "data list" });
      assert.deepEqual(rows.map((row) => [row["version"], row["entered_by"], row["withdrawn_by"]]), [
        [today, by, by],
        [today, by, null],
      ]);
      const shown = yield* carryOutOnLaw({ do: "data show", id: entry });
      assert.deepEqual(shown.rows.map((row) => row["file"]).sort(), Object.keys(corrected).sort());
      yield* carryOutOnLaw({ do: "data withdraw", id: Number(again.summary?.["entry"]), by });
    }).pipe(Effect.provide(services)),
  );

  test(
    "a preview keeps nothing, and neither does a folder that is refused or that nobody confirmed",
    Effect.gen(function* () {
      const entries = Effect.map(Effect.flatMap(LawAdditions, ({ list }) => list), (all) => all.length);
      const there = yield* entries;
      const preview = yield* add(
        dataSetFolder({ version: "2026-12-01", from: "2026-12-01", change: coils("32") }),
        { isPreview: true },
      );
      assert.deepEqual([preview.summary?.["entry"], preview.rows[0]?.["unlikely"]], [null, true]);
      const far = dataSetFolder({ version: "2026-12-01", from: "2026-12-01", change: coils("32") });
      assert.match(
        yield* refusedAddition(far),
        /^20 figures are more than three times .*: such as the default value of 72081000 CHN \(C\), 3\.187 before, 32 after\.\nCheck the tables 2026-12-01, and add --confirm/,
      );
      const early = dataSetFolder({ version: "2026-11-19", from: "2026-11-19", change: coils("3.5") });
      assert.match(yield* refusedAddition(early), /in_force\.from must be 2026-11-20 \(today\) or later/);
      const same = dataSetFolder({ version: "2026-12-01", from: "2026-12-01" });
      assert.match(yield* refusedAddition(same), /change no figure/);
      assert.match(yield* refusedAddition({}), /The tables can't be used:\nmanifest\.json: is missing/);
      assert.match(yield* refused({ do: "data withdraw", id: 4_000, by }), /There is no entry 4000/);
      assert.match(yield* refused({ do: "data show", id: 4_000 }), /There is no entry 4000/);
      assert.equal(yield* entries, there);
      assert.equal((yield* add(far, { isConfirmed: true })).summary?.["version"], "2026-12-01");
    }).pipe(Effect.provide(services)),
  );

  test(
    "of two operators who add at once one is first, and the other is told to look again",
    Effect.gen(function* () {
      const [one, other] = yield* Effect.all([
        decideAddition(dataSetFolder({ version: "2027-01-10", from: "2027-01-10", change: coils("3.5") })),
        decideAddition(dataSetFolder({ version: "2027-01-10b", from: "2027-01-10", change: coils("3.6") })),
      ]);
      const kept = yield* Effect.all([
        Effect.either(keepAddition(one, by)),
        Effect.either(keepAddition(other, by)),
      ], { concurrency: "unbounded" });
      assert.deepEqual(kept.map(({ _tag }) => _tag).sort(), ["Left", "Right"]);
      assert.match(
        given(kept.flatMap((each) => each._tag === "Left" ? [each.left.message] : [])[0]),
        /Others changed the tables at the same time/,
      );
      const again = yield* refusedAddition(
        dataSetFolder({ version: "2027-01-10c", from: "2027-01-10", change: coils("3.6") }),
      );
      assert.match(again, /in_force\.until/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an entry of a newer release is told and leaves the service as it is; it can be withdrawn",
    Effect.gen(function* () {
      // What the first test added is withdrawn by then.
      yield* TestClock.setTime(testsBegin + 300_000);
      const sql = yield* SqlClient.SqlClient;
      const [entry] = yield* sql<{ id: number }>`
        insert into law_addition (format, kind, version, title, sha256, files, entered_by, entered_at, counts_from)
        values (2, 'data_set', '2026-11-20z', 'of a newer release', ${
        "0".repeat(64)
      }, '[]', 'a', now(), now())
        returning id::int as id`;
      const data = yield* ReferenceData;
      yield* Effect.repeat(
        Effect.zipRight(
          TestClock.adjust("2 seconds"),
          Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 20))),
        ),
        { until: () => data.state() === "failing" },
      );
      assert.deepEqual(yield* answered(), before);
      yield* carryOutOnLaw({ do: "data withdraw", id: given(entry).id, by });
      yield* Effect.repeat(
        Effect.zipRight(
          TestClock.adjust("2 seconds"),
          Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 20))),
        ),
        { until: () => data.state() === "ok" },
      );
    }).pipe(Effect.provide(services)),
  );
});
