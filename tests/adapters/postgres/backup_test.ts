/** Backups: every row of every table comes back as it was, on either database, or nothing does. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { restoreBackup } from "../../../src/adapters/postgres/backup/restore_backup.ts";
import { serviceTables } from "../../../src/adapters/postgres/backup/tables.ts";
import { writeBackup } from "../../../src/adapters/postgres/backup/write_backup.ts";
import { embedded, type Sql } from "../../../src/adapters/postgres/engine/client.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { bulkHolder, row } from "../../support/bulk.ts";
import { importHolder, importsPath, people } from "../../support/import_calls.ts";
import { reportHolder, reportsPath, shipment } from "../../support/report_calls.ts";
import { services } from "../../support/whole_service.ts";

/** The texts of all rows, by table. */
const contents = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const texts: Record<string, ReadonlyArray<unknown>> = {};
  for (const { table, columns } of yield* serviceTables) {
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const rows = yield* sql.unsafe<{ readonly line: string }>(
      `select row(${names})::text as line from "${table}" order by 1`,
    );
    texts[table] = rows.map(({ line }) => line);
  }
  return texts;
});

/** Runs on a database that nothing was done on yet. */
const onEmpty = <A, E>(
  database: Layer.Layer<Sql, E>,
  effect: Effect.Effect<A, unknown, SqlClient.SqlClient>,
) => Effect.provide(effect, Layer.fresh(database));

const testDirectory = Effect.acquireRelease(
  Effect.promise(() => Deno.makeTempDir()),
  (directory) => Effect.promise(() => Deno.remove(directory, { recursive: true })),
);

/** The lines of a backup. */
const linesOf = (path: string) =>
  Effect.promise(async () => {
    const unzipped = new Blob([await Deno.readFile(path)]).stream()
      .pipeThrough(new DecompressionStream("gzip"));
    return (await new Response(unzipped).text()).trimEnd().split("\n");
  });

/** Writes lines as a backup has them. */
const writeLines = (path: string, lines: ReadonlyArray<string>) =>
  Effect.promise(async () => {
    const zipped = new Blob([`${lines.join("\n")}\n`]).stream().pipeThrough(new CompressionStream("gzip"));
    await Deno.writeFile(path, zipped);
  });

/** What a caller may send that is easily changed on its way. */
const odd = ["\\", "a\\/b", '"quoted"', "tab\there", "é😀", "{a,b}", "null", "", "  spaces  ", "line\nbreak"];

onEachDatabase((test, name) => {
  test(
    "what is there comes back on another database, to the last character, and only into an empty one",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const refs = [...odd, 1.5, null, "\u00e9"];
      const sent = yield* postRows(refs.map((client_ref) => ({ ...row, client_ref })));
      assert.equal(sent.status, 200, sent.text);
      const { post } = yield* reportHolder;
      assert.equal((yield* post(reportsPath, shipment)).status, 201);

      const directory = yield* testDirectory;
      const path = `${directory}/customs.backup`;
      const counts = yield* writeBackup(path);
      assert.equal(counts.find(({ table }) => table === "bulk_row")?.rows, refs.length);
      assert.equal(((yield* Effect.promise(() => Deno.stat(path))).mode ?? 0) & 0o777, 0o600);
      const texts = yield* contents;
      yield* onEmpty(
        embedded(`${directory}/restored`),
        Effect.gen(function* () {
          assert.deepEqual(yield* restoreBackup(path), counts);
          assert.deepEqual(yield* contents, texts);
          const sql = yield* SqlClient.SqlClient;
          yield* sql`insert into certificate_price (period, price_eur_per_tco2e, published_at, known_from)
            values ('2026-Q4', 81.20, '2027-01-04', now())`;
          const again = yield* Effect.flip(restoreBackup(path));
          assert.match(again.message, /The database is not empty: there are rows in/);
        }),
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a ledger whose entries were corrected comes back, wherever the database keeps what they refer to",
    Effect.gen(function* () {
      const calls = yield* importHolder();
      const imported = Array.from({ length: 150 }, (_, index) => ({
        entry: `${index}`,
        recorded_on: "2026-03-02",
        mrn: "26DE000000000001R1",
        item: index + 1,
        release_date: "2026-03-02",
        cn_code: "72083900",
        origin_country: "CHN",
        net_mass_kg: 1_000 + index,
      }));
      const corrections = imported.map((entry) => ({
        ...entry,
        entry: `${entry.entry} again`,
        kind: "correction",
        refers_to: entry.entry,
        net_mass_kg: 500,
      }));
      const entries = [...imported, ...corrections];
      const recorded = yield* calls.post(importsPath, { ...(yield* people(calls)), entries });
      assert.equal(recorded.status, 200, recorded.text);
      const directory = yield* testDirectory;
      const path = `${directory}/customs.backup`;
      const counts = yield* writeBackup(path);
      const texts = yield* contents;
      const lines = yield* linesOf(path);
      const first = lines.findIndex((line) =>
        line.includes(`"import"`) && line.includes(`"26DE000000000001R1"`)
      );
      const damaged = `${directory}/damaged`;
      yield* writeLines(damaged, lines.toSpliced(first, 1));
      yield* onEmpty(
        embedded(`${directory}/restored`),
        Effect.gen(function* () {
          const refused = yield* Effect.flip(restoreBackup(damaged));
          assert.match(refused.message, /The backup is damaged\. Nothing was restored/);
          assert.deepEqual(yield* restoreBackup(path), counts);
          assert.deepEqual(yield* contents, texts);
          const sql = yield* SqlClient.SqlClient;
          assert.deepEqual(yield* sql`select conname from pg_constraint where condeferrable`, []);
        }),
      );
    }).pipe(Effect.provide(services)),
  );

  if (name !== "embedded") return;

  test(
    "a file that was cut off, or isn't one, leaves the database empty",
    Effect.gen(function* () {
      const directory = yield* testDirectory;
      const path = `${directory}/customs.backup`;
      yield* writeBackup(path);
      const lines = yield* linesOf(path);
      const write = (name: string, changed: ReadonlyArray<string>) =>
        Effect.as(writeLines(`${directory}/${name}`, changed), `${directory}/${name}`);
      const replaced = (found: string | RegExp, by: string) => lines.map((line) => line.replace(found, by));
      const files = [
        [yield* write("half", lines.slice(0, -1)), /not whole: it was cut off/],
        [
          yield* write("fewer", lines.filter((line) => !line.includes("enterprise"))),
          /The backup is damaged\. Nothing was restored/,
        ],
        [
          yield* write("twice", replaced('"rows":', '"rows":1')),
          /not whole: it was cut off/,
        ],
        [
          yield* write("other", ['{"format":"something else"}']),
          /no backup has, so it is damaged, or something else\.$/,
        ],
        ...yield* Effect.forEach(
          ["2", "10"],
          (number) =>
            Effect.map(
              write(`later${number}`, replaced("customs backup 1", `customs backup ${number}`)),
              (later) =>
                [later, /can't be read as a backup: it is of a later release than this one/] as const,
            ),
        ),
        [
          yield* write("torn", lines.with(5, '["a\\q"]')),
          /can't be read as a backup: it holds a line that no backup has, so it is damaged, or something else\.$/,
        ],
        [
          yield* write("newer", replaced(/"id":9,"contentHash":"\w+"/, '"id":9999,"contentHash":"00"')),
          /a release that this one doesn't know/,
        ],
        [`${directory}/missing`, /can't be read as a backup: .*No such file/],
      ] as const;
      yield* onEmpty(
        embedded(`${directory}/restored`),
        Effect.gen(function* () {
          for (const [file, pattern] of files) {
            assert.match((yield* Effect.flip(restoreBackup(file))).message, pattern);
          }
          yield* restoreBackup(path);
        }),
      );
    }),
  );
});
