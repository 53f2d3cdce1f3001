/** EORI numbers of Finland, with their hyphens and without: one number at every door, kept as it was written. On both databases. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ReconcileAnswer } from "../../../../src/contract/answers/import_books.ts";
import { DeclarantRecord, ImporterRecord } from "../../../../src/contract/answers/imports.ts";
import { csv } from "../../../../src/contract/values/media_types.ts";
import { recordOf, textOf } from "../../../../src/kernel/text/json.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath, peoplePaths, recorded } from "../../../support/import_calls.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { services } from "../../../support/whole_service.ts";

const importerOf = Schema.decodeUnknownSync(ImporterRecord);
const declarantOf = Schema.decodeUnknownSync(DeclarantRecord);
const reconciled = Schema.decodeUnknownSync(ReconcileAnswer);

const [written, plain] = ["FI1234567-8", "FI12345678"] as const;
const person = { name: "Malli Oy", member_state: "FI" };
const row = {
  mrn: "26FI000000000001R1",
  item: 1,
  release_date: "2026-02-12",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 6_000,
};

/** The Finnish importer, a declarant under the number without its hyphen, and the calls of their account. */
const company = Effect.gen(function* () {
  const holder = yield* importHolder(["imports:read", "imports:write", "invoices:write"]);
  const importer = importerOf((yield* holder.post(peoplePaths.importers, { eori: written, ...person })).body);
  const own = { eori: plain, name: "Malli Oy", states: [{ state: "applied", from: "2026-02-01" }] };
  const declarant = declarantOf((yield* holder.post(peoplePaths.declarants, own)).body);
  return { holder, importer, declarant };
});

onEachDatabase((test) => {
  test(
    "a number of Finland is kept with its hyphens, is the same company without them, and is shown as it was sent last",
    Effect.gen(function* () {
      const { holder, importer, declarant } = yield* company;
      assert.equal(importer.eori, written);
      assert.equal(declarant.eori, plain);
      const listed = yield* holder.get(peoplePaths.importers);
      assert.match(listed.text, /"FI1234567-8"/);
      const again = importerOf(
        (yield* holder.post(peoplePaths.importers, { eori: plain, ...person, name: "Malli Oyj" })).body,
      );
      assert.deepEqual([again.id, again.eori, again.name], [importer.id, plain, "Malli Oyj"]);
      const other = declarantOf(
        (yield* holder.post(peoplePaths.declarants, { eori: written, name: "Malli Oyj" })).body,
      );
      assert.deepEqual([other.id, other.eori, other.states.length], [declarant.id, written, 1]);
      const natural = { eori: "FI-20230923-1422", name: "M. Malli", member_state: "FI" };
      assert.equal(importerOf((yield* holder.post(peoplePaths.importers, natural)).body).eori, natural.eori);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a process of the release before that keeps the number without its hyphen keeps the company that is there",
    Effect.gen(function* () {
      const { holder, importer } = yield* company;
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe(
        `insert into importer (id, account_id, eori, name, member_state, created_at)
         select $1::uuid, account_id, $2, 'Malli Oyj', 'FI', now() from importer where id = $3::uuid
         on conflict (account_id, eori) do update set name = excluded.name, member_state = excluded.member_state`,
        [crypto.randomUUID(), plain, importer.id],
      );
      const { text } = yield* holder.get(peoplePaths.importers);
      assert.equal(text.split('"eori"').length, 2, text);
      assert.match(text, /"FI1234567-8".*"Malli Oyj"/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "hyphens in numbers of other countries, at the end or beyond 17 characters are refused, with the number that is meant",
    Effect.gen(function* () {
      const { holder } = yield* company;
      for (
        const [eori, meant] of [
          ["DE1234567-8", "DE12345678"],
          ["FI1234567-", "FI1234567"],
          ["FI-", undefined],
          ["FI-20230923-142233", undefined],
          ["fi 1234567-8", "FI1234567-8"],
          ["FI1234567\u20118", "FI1234567-8"],
        ] as const
      ) {
        const { status, problem } = yield* holder.post(peoplePaths.importers, { eori, ...person });
        assert.equal(status, 400, eori);
        assert.match(problem.error, /those of Finland may have hyphens/);
        if (meant !== undefined) assert.ok(problem.error.endsWith(`: write ${meant}.`), problem.error);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a declarant of the other writing is the importer itself, in notes, as debtor, and in cells of a table that name both",
    Effect.gen(function* () {
      const { holder, importer, declarant } = yield* company;
      const call = { importer: importer.id, declarant: declarant.id, entries: [row] };
      const [added] = recorded((yield* holder.post(importsPath, call)).body).results;
      assert.deepEqual([added?.result, added?.notes], ["added", []]);
      const one = yield* holder.get(`${importsPath}/${added?.id}`);
      const { debtor } = recordOf(one.body);
      assert.equal(textOf(recordOf(debtor)["party"]), "importer", one.text);
      const table = (names: string) =>
        Effect.map(
          holder.send(
            `${importsPath}?importer=${importer.id}`,
            `importer,declarant,${Object.keys(row).join()}\n${names},${
              Object.values({ ...row, item: 2 }).join()
            }\n`,
            { "content-type": csv, accept: "application/json" },
          ),
          (response) => response.json(),
        );
      for (const names of [`${plain},${written}`, `${written},${plain}`, `${importer.id},${declarant.id}`]) {
        const answer = recorded(yield* Effect.flatMap(table(names), (body) => Effect.promise(() => body)));
        assert.equal(answer.summary.refused, 0, JSON.stringify(answer));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "reconcile compares the number, not its writing, and shows it as it was written",
    Effect.gen(function* () {
      const { holder, importer } = yield* company;
      yield* holder.post(importsPath, { importer: importer.id, entries: [row] });
      const { status, body, text } = yield* holder.post(`${importsPath}/reconcile?importer=${importer.id}`, {
        rows: [{ ...row, eori: plain }],
      });
      assert.equal(status, 200, text);
      const { summary, results: [first] } = reconciled(body);
      assert.deepEqual([summary.matched, summary.differing], [1, 0]);
      assert.equal(first?.ledger?.eori, written);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice that names the importer by the other writing is the importer's, and prints the number as it was sent",
    Effect.gen(function* () {
      const { holder, importer, declarant } = yield* company;
      const data = recordOf(exampleRequest("commercial")["invoiceData"]);
      const consignee = recordOf(data["consignee"]);
      for (
        const [at, parties] of [
          { importer: { ...consignee, eori: plain } },
          { consignee: { ...consignee, eori: plain } },
          { importer: { ...consignee, eori: written } },
        ].entries()
      ) {
        const made = yield* holder.post("/api/v1/invoices", {
          email: null,
          invoiceData: { ...data, ...parties },
        });
        assert.equal(made.status, 200, made.text);
        const taken = yield* holder.post(`${importsPath}/from-invoice`, {
          importer: importer.id,
          declarant: declarant.id,
          invoice: textOf(recordOf(made.body)["id"]),
          mrn: `26FI00000000000${at}R1`,
          release_date: "2026-05-02",
        });
        assert.equal(taken.status, 200, taken.text);
        assert.equal(recorded(taken.body).notes, undefined);
      }
    }).pipe(Effect.provide(services)),
  );
});
