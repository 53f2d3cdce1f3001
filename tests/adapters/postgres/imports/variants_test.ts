/** Imports of which the TARIC code decides, in a declarant's year: also those that a release before wrote. On both databases. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import { ImportLedger } from "../../../../src/application/imports/import_ports.ts";
import { readDeclarantYear } from "../../../support/declarant_years.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import {
  day,
  entriesOfYear,
  figuresLaw,
  importTables,
  written,
  yearLaw,
} from "../../../support/importer_year.ts";
import { cn, decimal, origin } from "../../../support/law.ts";
import { newcomer, withIds } from "../../../support/ledger.ts";
import { figuresOfImport, hasFigures } from "../../../../src/domain/imports/figures/figures.ts";

const services = Layer.mergeAll(Layer.fresh(Ledger.layer), Layer.fresh(People.layer));
const migration = Deno.readTextFileSync(
  new URL("../../../../sql/0053_variants_by_themselves.sql", import.meta.url),
);

onEachDatabase((test) => {
  test(
    "a year counts grey clinker of a country that has a line for white alone as each import of it does, also written by a release before",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const sql = yield* SqlClient.SqlClient;
      const [first = assert.fail()] = entriesOfYear(2026);
      const facts = {
        ...first.facts,
        cnCode: cn("25231000"),
        origin: origin("CAN"),
        taricCode: "2523100090",
        netMassT: decimal("60"),
      };
      const [entry = assert.fail()] = withIds([{ ...first, facts }], who);
      yield* (yield* ImportLedger).record(who, [entry], { today: day("2026-12-31") });
      const year = Effect.map(
        readDeclarantYear({
          accountId: who.accountId,
          declarantId: who.declarantId,
          year: 2026,
          asOf: day("2026-12-31"),
          law: yearLaw,
          imports: importTables,
        }),
        ({ declaration }) => written(declaration.totals.netT, 6),
      );
      const alone = figuresOfImport(figuresLaw, { id: entry.id, entry, history: [] });
      assert.ok(hasFigures(alone));
      const known = written(alone.netT, 6);
      assert.equal(yield* year, known);
      yield* sql`update import_entry set alike = '25231000 CAN default  4000 ' where id = ${entry.id}::uuid`;
      assert.notEqual(yield* year, known);
      yield* sql.unsafe(migration);
      assert.equal(yield* year, known);
      const likeness = "25231000 CAN default  4000 ";
      const copied = (taricCode: string | null) =>
        sql<{ readonly is_apart: boolean }>`
          insert into import_entry overriding user value select (jsonb_populate_record(e, jsonb_build_object(
            'id', gen_random_uuid(), 'alike', ${likeness}::text,
            'facts', e.facts::jsonb || jsonb_build_object('taricCode', ${taricCode}::text)))).*
          from import_entry e where e.id = ${entry.id}::uuid returning alike = 'entry ' || id::text as is_apart`;
      const found = yield* Effect.forEach([facts.taricCode, null], copied);
      assert.deepEqual(found.flat().map(({ is_apart: isApart }) => isApart), [true, false]);
    }).pipe(Effect.provide(services)),
  );
});
