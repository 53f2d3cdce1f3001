/**
 * Declarants that a call or its answer names: no others are read, however many the account has. One that cannot be read stands for all of those
 * that are not named. On both databases.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarantRecord, ImporterRecord } from "../../../../src/contract/answers/imports.ts";
import { csv } from "../../../../src/contract/values/media_types.ts";
import { recordOf } from "../../../../src/kernel/text/json.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { importHolder, importsPath, peoplePaths, recorded } from "../../../support/import_calls.ts";
import { services } from "../../../support/whole_service.ts";

const importerOf = Schema.decodeUnknownSync(ImporterRecord);
const declarantOf = Schema.decodeUnknownSync(DeclarantRecord);

const eori = "DE123456789012345";
const row = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-02-12",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 46_000,
};
const states = [{ state: "authorised", from: "2026-01-01" }];

/** An object of which nothing can make a text. */
const unprintable: unknown = JSON.parse('{"toString":1,"valueOf":2}');

/** An importer, its own declarant and another one that nobody can read. */
const company = Effect.gen(function* () {
  const holder = yield* importHolder(["imports:read", "imports:write"]);
  const importer = importerOf(
    (yield* holder.post(peoplePaths.importers, { eori, name: "A", member_state: "DE" })).body,
  );
  const named = declarantOf((yield* holder.post(peoplePaths.declarants, { eori, name: "A", states })).body);
  const other = declarantOf(
    (yield* holder.post(peoplePaths.declarants, { eori: "DE999999999999999", name: "B", states })).body,
  );
  const sql = yield* SqlClient.SqlClient;
  yield* sql.unsafe("update declarant_state set from_day = 'infinity' where declarant_id = $1::uuid", [
    other.id,
  ]);
  return { holder, importer, named, other };
});

onEachDatabase((test) => {
  test(
    "recording, threshold, penalties and a comparison read the declarants that are named, and no others",
    Effect.gen(function* () {
      const { holder, importer, named } = yield* company;
      assert.equal((yield* holder.get(peoplePaths.declarants)).status, 500);
      const call = {
        importer: importer.id,
        declarant: named.id,
        entries: [row, { ...row, item: 2, declarant: named.id, net_mass_kg: 9_000 }],
      };
      assert.equal(recorded((yield* holder.post(importsPath, call)).body).summary.added, 2);
      const query = `importer=${importer.id}&year=2026`;
      for (const path of [`threshold?${query}`, `penalties?${query}`]) {
        assert.equal((yield* holder.get(`${importsPath}/${path}`)).status, 200, path);
      }
      const compared = yield* holder.post(`${importsPath}/reconcile?importer=${importer.id}`, {
        rows: [row],
      });
      assert.equal(compared.status, 200, compared.text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "cells of a table name a declarant by id or EORI number, however they are written",
    Effect.gen(function* () {
      const { holder, importer, named } = yield* company;
      const cells = [
        eori,
        " de 123 456 789 012 345 ",
        "'DE123456789012345",
        "''de123456789012345",
        named.id,
        named.id.toUpperCase(),
        "",
      ];
      const lines = cells.map((cell, at) => [cell, ...Object.values({ ...row, item: at + 1 })].join(";"));
      const answer = yield* holder.send(
        `${importsPath}?importer=${importer.id}`,
        [`declarant;${Object.keys(row).join(";")}`, ...lines, ["X1", ...Object.values(row)].join(";")].join(
          "\n",
        ),
        { "content-type": csv, accept: "application/json" },
      );
      const { summary, results } = recorded(yield* Effect.promise(() => answer.json()));
      assert.deepEqual([summary.added, summary.refused], [cells.length, 1], JSON.stringify(results));
      assert.match(JSON.stringify(results.at(-1)), /X1/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a declarant that is no text is refused with its row, in imports that are sent, of a batch and of an invoice",
    Effect.gen(function* () {
      const holder = yield* importHolder(["imports:read", "imports:write", "cbam:bulk", "invoices:write"]);
      const importer = importerOf(
        (yield* holder.post(peoplePaths.importers, { eori, name: "A", member_state: "DE" })).body,
      ).id;
      const { cn_code, origin_country } = row;
      const batch = recordOf(
        (yield* holder.post("/api/v1/cbam/bulk", { shipments: [{ cn_code, origin_country, tonnage: 1 }] }))
          .body,
      );
      const invoice = recordOf(
        (yield* holder.post("/api/v1/invoices", { ...exampleRequest("commercial"), email: null })).body,
      );
      const { request_id } = batch;
      for (const declarant of [unprintable, [eori], [[]], 7, true]) {
        const taken = [{ ...row, row_index: 0, declarant }];
        for (
          const [path, call] of [
            [importsPath, { entries: [{ ...row, declarant }] }],
            [`${importsPath}/from-batch`, { request_id, rows: taken }],
            [`${importsPath}/from-invoice`, { invoice: invoice["id"], rows: taken }],
          ] as const
        ) {
          const sent = yield* holder.post(path, { importer, ...call });
          assert.equal(sent.status, 200, `${path} ${sent.text}`);
          const [result] = recorded(sent.body).results;
          assert.match(JSON.stringify(result?.issues), /declarant/, path);
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
