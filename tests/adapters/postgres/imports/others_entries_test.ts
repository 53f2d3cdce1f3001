/** A year is read from the entries of its own importers: none of its statements goes through those of all accounts. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import { readUndeclared } from "../../../../src/application/imports/certificates/undeclared.ts";
import { ImportLedger, ImportPeople } from "../../../../src/application/imports/import_ports.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { alpha3OfText } from "../../../../src/kernel/identifiers.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { day, entries } from "../../../support/importer_year.ts";
import { type Newcomer, newcomer, withIds } from "../../../support/ledger.ts";
import { hasPostgres } from "../../../support/postgres_programs.ts";

const services = Layer.mergeAll(Layer.fresh(Ledger.layer), Layer.fresh(People.layer));

const turkiye = alpha3OfText("TUR") ?? assert.fail();

const imports = 2_000;
const others = 12;

/** Importers of the account that have no imports: more than the statements of any reading take of an index. */
const idle = 300;

/** Imports of an importer that were never looked at, like the first one of the known year. */
const fill = (who: Newcomer) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const [first = assert.fail()] = withIds(entries, who);
    yield* (yield* ImportLedger).record(who, [first], { today: day("2026-12-31") });
    yield* sql.unsafe(
      `insert into import_entry (id, importer_id, first_entry_id, kind, recorded_on, known_from, declarant_id,
         representation, mrn, item, released_on, facts)
       select made.id, e.importer_id, made.id, 'import', e.recorded_on, e.known_from,
         case when made.n % 3 > 0 then e.declarant_id end, e.representation, 'FILLED', made.n, e.released_on, e.facts
       from import_entry e, (select gen_random_uuid() as id, n from generate_series(2, $2::integer) n offset 0) made
       where e.importer_id = $1::uuid and e.kind = 'import'`,
      [who.importerId, imports],
    );
  });

/** Entries of all accounts that were gone through one by one since the transaction began. */
const passedBy = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) =>
    sql<{ readonly passed: number }>`select seq_tup_read::integer as passed from pg_stat_xact_user_tables
      where relname = 'import_entry'`,
);

/** Importers of an account beside the one that has imports. */
const addIdle = ({ accountId }: Newcomer) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.unsafe(
      `insert into importer (id, account_id, eori, name, created_at)
       select gen_random_uuid(), account_id, 'DE99' || lpad(n::text, 8, '0'), name, created_at
       from importer, generate_series(1, $2::integer) n where account_id = $1::uuid`,
      [accountId, idle],
    ));

/** Times that the entries were looked up by an index since the transaction began. */
const lookedUp = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) =>
    sql<{ readonly times: number }>`select idx_scan::integer as times from pg_stat_xact_user_tables
      where relname = 'import_entry'`,
);

/** Importers of the account, each with an import that the declarant declares, and two of which one names no declarant. */
const addUndeclared = (who: Newcomer, count: number) =>
  Effect.gen(function* () {
    const [{ record }, { keepImporter }] = [yield* ImportLedger, yield* ImportPeople];
    for (let made = 0; made < count; made++) {
      const eori = `DE${newId(testsBegin).replaceAll("-", "").slice(-15).toUpperCase()}`;
      const importer = yield* keepImporter(who.accountId, { eori, name: eori, memberState: null });
      const address = { ...who, importerId: importer.id };
      const [first = assert.fail(), second = assert.fail()] = withIds(entries, address);
      const nameless = { ...first, id: newId(testsBegin), mrn: "26DE000000000901R1", declarantId: null };
      const later = { ...nameless.facts, releasedOn: day("2026-12-01") };
      const last = { ...nameless, id: newId(testsBegin), mrn: "26DE000000000902R1", facts: later };
      yield* record(address, [last, first, second, nameless], { today: day("2026-12-31") });
    }
  });

/** The ledger with a count of the statements that it makes. */
const countedLedger = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  let statements = 0;
  const counting = new Proxy(sql, {
    get: (target, name) => {
      if (name === "unsafe") statements++;
      return Reflect.get(target, name);
    },
  });
  const ledger = yield* Effect.provide(
    ImportLedger,
    Layer.fresh(Ledger.layer).pipe(Layer.provide(Layer.succeed(SqlClient.SqlClient, counting))),
  );
  return { ledger, count: () => statements };
});

/** What is asked about a year. */
const readingsOf = (ledger: ImportLedger["Type"], { accountId, importerId, declarantId }: Newcomer) => {
  const ofImporter = { accountId, importerId, year: 2026, asOf: day("2026-12-31") };
  const ofDeclarant = { accountId, declarantId, year: 2026, asOf: day("2026-12-31") };
  const readings = {
    counted: Effect.asVoid(ledger.counted(ofImporter)),
    masses: Effect.asVoid(ledger.masses(ofImporter)),
    entries: Effect.asVoid(ledger.entries(ofImporter)),
    alikeOfDeclarant: Effect.asVoid(ledger.alikeOfDeclarant(ofDeclarant)),
    importsOfDeclarant: Effect.asVoid(ledger.importsOfDeclarant(ofDeclarant)),
    declaredBefore: Effect.asVoid(ledger.declaredBefore(ofImporter)),
    importersFrom: Effect.asVoid(ledger.importersFrom(accountId, turkiye)),
    declaredForOthers: Effect.asVoid(ledger.declaredForOthers(ofDeclarant)),
    undeclared: Effect.asVoid(ledger.undeclared(ofDeclarant)),
    entriesOfDeclarant: Effect.asVoid(ledger.entriesOfDeclarant(ofDeclarant)),
  };
  return { ofImporter, ofDeclarant, readings };
};

if (hasPostgres) {
  onOneDatabase((test) => {
    test(
      "whatever is asked about a year, the entries of other accounts are not gone through",
      Effect.gen(function* () {
        const who = yield* newcomer;
        yield* fill(who);
        for (let count = 0; count < others; count++) yield* fill(yield* newcomer);
        const sql = yield* SqlClient.SqlClient;
        yield* sql.unsafe("vacuum analyze import_entry");
        yield* sql.unsafe("analyze importer");
        const ledger = yield* ImportLedger;
        const { ofDeclarant, ofImporter, readings } = readingsOf(ledger, who);
        for (const [name, reading] of Object.entries(readings)) {
          const [found] = yield* sql.withTransaction(Effect.zipRight(reading, passedBy));
          assert.deepEqual([name, found?.passed], [name, 0]);
        }
        assert.equal((yield* ledger.entriesOfDeclarant(ofDeclarant)).length, imports);
        assert.equal((yield* ledger.entries(ofImporter)).length, imports);
        const { counted } = yield* ledger.alikeOfDeclarant(ofDeclarant);
        assert.ok(counted.has(who.importerId));
      }).pipe(Effect.provide(services)),
    );

    test(
      "imports without a declarant are read with their importers' masses by as many statements, however many importers they have",
      Effect.gen(function* () {
        const who = yield* newcomer;
        const { ledger, count } = yield* countedLedger;
        const question = { accountId: who.accountId, year: 2026, asOf: day("2026-12-31") };
        const read = Effect.gen(function* () {
          const before = count();
          const found = yield* readUndeclared({ ...question, declarantId: who.declarantId });
          return { ...found, statements: count() - before };
        }).pipe(Effect.provideService(ImportLedger, ledger));
        yield* addUndeclared(who, 2);
        const few = yield* read;
        yield* addUndeclared(who, 10);
        const many = yield* read;
        assert.deepEqual([few.counted.size, many.counted.size], [2, 12]);
        assert.ok(few.statements > 0);
        assert.equal(many.statements, few.statements);
        for (const [importerId, masses] of many.counted) {
          assert.deepEqual(masses, yield* ledger.masses({ ...question, importerId }));
        }
        const known = yield* readUndeclared({ ...question, declarantId: who.declarantId }, many.counted).pipe(
          Effect.provideService(ImportLedger, { ...ledger, masses: () => Effect.die("read again") }),
        );
        assert.deepEqual(known, { imports: many.imports, counted: many.counted });
      }).pipe(Effect.provide(services)),
    );

    test(
      "a declarant's year is not looked up importer by importer of the account",
      Effect.gen(function* () {
        const who = yield* newcomer;
        yield* fill(who);
        yield* addIdle(who);
        const sql = yield* SqlClient.SqlClient;
        yield* sql.unsafe("vacuum analyze import_entry");
        yield* sql.unsafe("analyze importer");
        const { readings: { importersFrom: ofEachImporter, ...ofYear } } = readingsOf(
          yield* ImportLedger,
          who,
        );
        const lookups = (reading: typeof ofEachImporter) =>
          sql.withTransaction(Effect.gen(function* () {
            const [before] = yield* lookedUp;
            yield* reading;
            const [after] = yield* lookedUp;
            return (after?.times ?? 0) - (before?.times ?? 0);
          }));
        assert.ok((yield* lookups(ofEachImporter)) >= idle, "lookups are counted");
        for (const [name, reading] of Object.entries(ofYear)) {
          const times = yield* lookups(reading);
          assert.ok(times < idle / 10, `${name} looked the entries up ${times} times`);
        }
      }).pipe(Effect.provide(services)),
    );
  });
}
