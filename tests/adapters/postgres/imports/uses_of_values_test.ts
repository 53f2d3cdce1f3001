/** Where suppliers' values are used is read from the entries that took them: neither from all of the account, nor from other accounts'. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Attachments from "../../../../src/adapters/postgres/attachments/attachments.ts";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import * as Installations from "../../../../src/adapters/postgres/suppliers/installations.ts";
import * as Uses from "../../../../src/adapters/postgres/suppliers/value_uses.ts";
import * as Values from "../../../../src/adapters/postgres/suppliers/values.ts";
import { Attachments as AttachmentsPort } from "../../../../src/application/attachments/attachment_ports.ts";
import { ImportLedger } from "../../../../src/application/imports/import_ports.ts";
import { newId } from "../../../../src/application/new_id.ts";
import {
  Installations as InstallationsPort,
  SupplierValues,
  ValueUses,
} from "../../../../src/application/suppliers/supplier_ports.ts";
import { fileNameOf } from "../../../../src/domain/documents/file_name.ts";
import { onEachDatabase, onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { day, entries } from "../../../support/importer_year.ts";
import { type Newcomer, newcomer, withIds } from "../../../support/ledger.ts";
import { hasPostgres } from "../../../support/postgres_programs.ts";

const services = Layer.fresh(Layer.mergeAll(
  ...[Ledger.layer, People.layer, Installations.layer] as const,
  ...[Values.layer, Uses.layer, Attachments.layer] as const,
));

/** Imports of each account, and those of them that took the value of the installation that is asked for. */
const imports = 2_000;
const taken = 20;
const others = 12;

/** Further installations of an account, each with a value that no import took, and further importers. */
const idle = 300;

const installationFacts = {
  ...{ registryId: null, name: "Steel mill", operator: null, unlocode: null, address: null, country: "TUR" },
  ...{ latitude: null, longitude: null, verifier: null },
};
const valueFacts = {
  ...{
    state: "operator",
    directTPerT: "1.7",
    indirectTPerT: null,
    unitContent: null,
    freeAllocationTPerT: null,
  },
  ...{
    defaultShare: null,
    precursors: null,
    carbonPrice: null,
    verification: null,
    source: null,
    note: null,
  },
};

const addInstallations = ({ accountId }: Newcomer, number: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    return yield* sql.unsafe<{ readonly installationId: string; readonly valueId: string }>(
      `with i as (insert into installation (id, account_id, created_at)
           select gen_random_uuid(), $1::uuid, now() from generate_series(1, $2::integer) returning id),
         v as (insert into installation_version (installation_id, version, recorded_on, facts)
           select id, 1, date '2026-01-02', $3::json from i),
         s as (insert into supplier_value (id, installation_id, cn_code, period, created_at)
           select gen_random_uuid(), id, '72083900', 2026, now() from i returning id, installation_id),
         n as (insert into supplier_value_version (value_id, version, recorded_on, facts)
           select id, 1, date '2026-01-02', $4::json from s)
       select installation_id as "installationId", id as "valueId" from s`,
      [accountId, number, JSON.stringify(installationFacts), JSON.stringify(valueFacts)],
    );
  });

const addIdle = (who: Newcomer) =>
  Effect.zipRight(
    addInstallations(who, idle),
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      sql.unsafe(
        `insert into importer (id, account_id, eori, name, created_at)
         select gen_random_uuid(), account_id, 'DE99' || lpad(n::text, 8, '0'), name, created_at
         from importer, generate_series(1, $2::integer) n where account_id = $1::uuid`,
        [who.accountId, idle],
      )),
  );

/** Imports of 2026 of an account, of which the first ones took a value of its only installation. */
const fill = (who: Newcomer) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const [first = assert.fail()] = withIds(entries, who);
    yield* (yield* ImportLedger).record(who, [first], { today: day("2026-12-31") });
    const [own = assert.fail()] = yield* addInstallations(who, 1);
    yield* sql.unsafe(
      `with e as (insert into import_entry (id, importer_id, first_entry_id, kind, recorded_on, known_from,
           declarant_id, representation, mrn, item, released_on, facts)
         select made.id, e.importer_id, made.id, 'import', e.recorded_on, e.known_from, e.declarant_id,
           e.representation, 'FILLED', made.n, date '2026-03-01',
           case when made.n > $3::integer + 1 then e.facts else (e.facts::jsonb || jsonb_build_object('actual',
             jsonb_build_object('value', jsonb_build_object('id', $4::text, 'version', 1))))::json end
         from import_entry e, (select gen_random_uuid() as id, n from generate_series(2, $2::integer) n offset 0) made
         where e.importer_id = $1::uuid and e.kind = 'import'
         returning id, importer_id, mrn, item)
       insert into live_import (importer_id, mrn, item, first_entry_id, entry_id)
       select importer_id, mrn, item, id, id from e`,
      [who.importerId, imports, taken, own.valueId],
    );
    return own;
  });

const tables = [
  "import_entry",
  "live_import",
  "supplier_value",
  "supplier_value_version",
  "installation",
  "installation_version",
  "importer",
] as const;

/** Rows that were gone through one by one, and look-ups in indexes, of each table since the transaction began. */
const readSoFar = Effect.map(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql<{ readonly name: string; readonly passed: number; readonly times: number }>`
        select relname as name, seq_tup_read::integer as passed, coalesce(idx_scan, 0)::integer as times
        from pg_stat_xact_user_tables where relname in ${sql.in(tables)}`,
  ),
  (rows) => new Map(rows.map((row) => [row.name, row])),
);

/** What is asked about an account's installation and its values. */
const readings = (
  { accountId }: Newcomer,
  { installationId, valueId }: { readonly installationId: string; readonly valueId: string },
) =>
  Effect.gen(function* () {
    const uses = yield* ValueUses;
    const values = yield* SupplierValues;
    const installations = yield* InstallationsPort;
    const attachments = yield* AttachmentsPort;
    const question = { accountId, year: 2026, installationId };
    const part = { accountId, asOf: day("2026-12-31"), behindId: undefined, atMost: 100 };
    const file = { id: newId(testsBegin), kind: "pdf", sizeBytes: 1, sha256: "0".repeat(64) } as const;
    const attached = yield* attachments.attach(
      { accountId, file, isNew: true },
      { valueId, name: fileNameOf("a", "pdf"), origin: "added", today: day("2026-12-31") },
    );
    assert.ok(attached.result === "added");
    return {
      summed: Effect.asVoid(uses.summed(question)),
      uses: Effect.asVoid(uses.part({ ...question, behindId: undefined, atMost: 100 })),
      standing: Effect.asVoid(values.standing(accountId, [valueId], day("2026-12-31"))),
      newest: Effect.asVoid(values.newest(accountId, [valueId])),
      versions: Effect.asVoid(values.versions(accountId, valueId)),
      valuesOfInstallation: Effect.asVoid(values.part({ ...part, installationId })),
      installation: Effect.asVoid(installations.versions(accountId, installationId)),
      attachments: Effect.asVoid(attachments.ofValues(accountId, [valueId])),
      removal: Effect.asVoid(attachments.remove(accountId, valueId, attached.attachment.id)),
    };
  });

onEachDatabase((test) => {
  test(
    "an entry has the supplier's value that it took as a column, also where a release before writes it",
    Effect.gen(function* () {
      const who = yield* newcomer;
      yield* fill(who);
      const sql = yield* SqlClient.SqlClient;
      const [found] = yield* sql<{ readonly number: number; readonly other: number }>`
        select count(value_id)::integer as number, (count(*) filter (
          where value_id is distinct from (facts #>> '{actual,value,id}')::uuid))::integer as other
        from import_entry where importer_id = ${who.importerId}::uuid`;
      assert.deepEqual(found, { number: taken, other: 0 });
    }).pipe(Effect.provide(services)),
  );
});

if (hasPostgres) {
  onOneDatabase((test) => {
    test(
      "uses of an installation's values are read without going through a table, or through what else the account has",
      Effect.gen(function* () {
        const who = yield* newcomer;
        const own = yield* fill(who);
        yield* addIdle(who);
        for (let count = 0; count < others; count++) {
          const other = yield* newcomer;
          yield* fill(other);
          yield* addIdle(other);
        }
        const sql = yield* SqlClient.SqlClient;
        for (const table of tables) yield* sql.unsafe(`vacuum analyze ${table}`);
        for (const [name, reading] of Object.entries(yield* readings(who, own))) {
          const { before, after } = yield* sql.withTransaction(
            Effect.all({ before: readSoFar, done: reading, after: readSoFar }),
          );
          for (const table of tables) {
            const now = after.get(table);
            assert.deepEqual([name, table, now?.passed], [name, table, 0]);
            const times = (now?.times ?? 0) - (before.get(table)?.times ?? 0);
            assert.ok(times <= 2 * taken, `${name} looked ${table} up ${times} times`);
          }
        }
        const uses = yield* ValueUses;
        const question = { accountId: who.accountId, year: 2026, installationId: undefined };
        const whole = yield* sql.withTransaction(Effect.all([uses.summed(question), readSoFar]));
        const passed = tables.map((table) => [table, whole[1].get(table)?.passed]);
        assert.deepEqual(passed, tables.map((table) => [table, 0]));
        assert.deepEqual(whole[0].map(({ imports, valueId }) => [imports, valueId]), [[taken, own.valueId]]);
        const elsewhere = yield* newcomer;
        assert.deepEqual(yield* uses.summed({ ...question, accountId: elsewhere.accountId }), []);
      }).pipe(Effect.provide(services)),
    );
  });
}
