/**
 * Records of a ledger through the operator's commands, on both databases: exported whole, kept as long as the law demands,
 * deleted by years afterwards, and nothing else with them.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import { strFromU8, unzipSync } from "fflate";
import assert from "node:assert/strict";
import { deletedParts } from "../../../../src/adapters/postgres/imports/records/record_parts.ts";
import type { Row } from "../../../../src/application/accounts/operator_commands.ts";
import { DocumentStore } from "../../../../src/application/documents/document_ports.ts";
import {
  carryOutOnRecords,
  type RecordCommand,
} from "../../../../src/application/imports/records/record_commands.ts";
import { recalculateAll } from "../../../../src/application/imports/recalculation.ts";
import { DeclarationReports } from "../../../../src/application/reports/report_ports.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { declarationKeyOf } from "../../../../src/domain/reports/declaration_report.ts";
import { recordStores } from "../../../../src/features/imports/layer.ts";
import { jsonOf, recordOf } from "../../../../src/kernel/text/json.ts";
import { inquiriesPath, question } from "../../../support/inquiry_calls.ts";
import { onEachDatabase, testsBegin } from "../../../support/databases.ts";
import {
  callsWith,
  type ImportHolder,
  importsPath,
  people,
  peoplePaths,
  yearEntries,
  yearEntriesOf,
} from "../../../support/import_calls.ts";
import { attach, attachedBy, keptKeys, pdfOf } from "../../../support/kept_files.ts";
import { leap } from "../../../support/leap.ts";
import {
  installationOf,
  installationsPath,
  operatorsValue,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { holder, services } from "../../../support/whole_service.ts";

const stores = Layer.provideMerge(recordStores, services);

/** An account with records of 2026, of 2027, certificates and a document. */
const withRecords = Effect.gen(function* () {
  const key = yield* holder("enterprise", [
    "imports:read",
    "imports:write",
    "suppliers:read",
    "suppliers:write",
  ]);
  const calls = yield* callsWith(key.key);
  const who = yield* people(calls);
  yield* calls.post(importsPath, { ...who, entries: yearEntries.slice(0, 4) });
  const installation = yield* installationOf(calls);
  const sent = yield* calls.post(valuesPath, { values: [{ installation, ...operatorsValue }] });
  assert.equal(sent.status, 200, sent.text);
  const value = /"value":\{"id":"([^"]+)"/.exec(sent.text)?.[1] ?? "";
  attachedBy(yield* attach(calls, value, pdfOf("evidence")));
  const due = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10);
  const asked = yield* calls.post(inquiriesPath, { installation, ...question, due });
  assert.equal(asked.status, 200, asked.text);
  yield* recalculateAll;
  return { calls, who, email: key.account };
});

/** Leaps to times, each after the one before. */
const clock = () => {
  let now = testsBegin;
  return (next: string) => {
    const ahead = Date.parse(next) - now;
    now = Date.parse(next);
    return leap(ahead);
  };
};

const certificates = "/api/v1/cbam/certificates";
const documents = `${importsPath}/declaration/documents`;

/** A purchase that is taken back with what left it. */
const byMistake = (calls: ImportHolder, declarant: string) =>
  Effect.gen(function* () {
    const recordedBy = (call: string, body: Readonly<Record<string, unknown>>) =>
      Effect.map(
        calls.post(`${certificates}/${call}`, { declarant, ...body }),
        ({ status, text, body: said }) => {
          assert.equal(status, 200, text);
          return recordOf(said)["recorded"];
        },
      );
    const lot = yield* recordedBy("lots", {
      ...{ kind: "2026-Q1", bought_on: "2027-03-02", number: 41, unit_price_eur: 75.36 },
    });
    const move = yield* recordedBy("moves", {
      ...{ lot, kind: "surrendered", day: "2027-09-30", number: 30, for_year: 2026 },
    });
    for (const recorded of [move, lot]) yield* recordedBy("withdrawals", { recorded });
  });

const buyAndSurrender = (calls: ImportHolder, declarant: string) =>
  Effect.gen(function* () {
    const bought = yield* calls.post(`${certificates}/lots`, {
      declarant,
      kind: "2026-Q1",
      bought_on: "2027-03-01",
      number: 40,
      unit_price_eur: 75.36,
    });
    assert.equal(bought.status, 200, bought.text);
    const lot = /"lots":\[\{"id":"([^"]+)"/.exec(bought.text)?.[1];
    const moved = yield* calls.post(`${certificates}/moves`, {
      declarant,
      lot,
      kind: "surrendered",
      day: "2027-09-30",
      number: 30,
      for_year: 2026,
    });
    assert.equal(moved.status, 200, moved.text);
    yield* byMistake(calls, declarant);
  });

const told = (command: RecordCommand) => Effect.either(carryOutOnRecords(command));

const refusal = (answer: Either.Either<ReadonlyArray<Row>, { readonly message: string }>): string =>
  Either.match(answer, { onLeft: ({ message }) => message, onRight: () => "" });

const rowOf = (answer: Either.Either<ReadonlyArray<Row>, { readonly message: string }>): Row => {
  const [row] = Either.getOrElse(answer, ({ message }) => assert.fail(message));
  return row ?? assert.fail("a row");
};

/** Rows of every table of the ledger, of all accounts. */
const rowsOfTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const counts: Record<string, unknown> = {};
  for (const { table } of Object.values(deletedParts)) {
    const [row] = yield* sql.unsafe(`select count(*)::int as n from ${table}`);
    counts[table] = recordOf(row)["n"];
  }
  return counts;
});

const linesIn = (files: Readonly<Record<string, Uint8Array>>, kind: string): ReadonlyArray<string> =>
  Object.entries(files).filter(([name]) => name.startsWith(`${kind}-`))
    .flatMap(([, bytes]) => strFromU8(bytes).trimEnd().split("\n"));

onEachDatabase((test) => {
  test(
    "records of 2026 are refused to the operator until 31 December 2031 is over in Brussels, then they go by years",
    Effect.gen(function* () {
      const to = clock();
      const { calls, who, email } = yield* withRecords;
      const stranger = yield* withRecords;
      yield* to("2028-01-15T12:00:00Z");
      yield* calls.post(importsPath, { ...who, entries: yearEntriesOf(2027).slice(0, 1) });
      yield* buyAndSurrender(calls, who.declarant);
      const issued = yield* calls.post(documents, { declarant: who.declarant, year: 2026 });
      assert.equal(issued.status, 201, issued.text);
      const id = String(recordOf(jsonOf(issued.text))["id"]);
      const pdf = String(recordOf(jsonOf(issued.text))["download_url"]);
      yield* calls.file(pdf, { headers: {} });
      const report = yield* Effect.flatMap((yield* DeclarationReports).find(id), (found) => found);
      const stored = (yield* DocumentStore).open(atOnce(declarationKeyOf(report)));
      yield* stored;
      const confirmed = { do: "imports delete", account: email, isConfirmed: true } as const;

      yield* to("2031-12-31T22:59:00Z");
      const before = yield* rowsOfTables;
      assert.equal((yield* keptKeys).length, 2);
      const early = yield* told({ ...confirmed, year: 2026 });
      assert.match(
        refusal(early),
        /imports of 2026 must be kept until 2031-12-31.*Nothing was deleted; from 2032-01-01 on they may go/,
      );
      assert.match(refusal(yield* told(confirmed)), /imports of 2027 must be kept until 2032-12-31/);
      assert.deepEqual(yield* rowsOfTables, before);

      yield* to("2031-12-31T23:00:00Z");
      assert.match(refusal(yield* told({ ...confirmed, year: 2027 })), /must be kept until 2032-12-31/);
      const unconfirmed = yield* told({ do: "imports delete", account: email, year: 2026 });
      assert.match(refusal(unconfirmed), /4 entries, 0 importers and 0 declarants .* add --confirm/);
      const preview = rowOf(yield* told({ ...confirmed, year: 2026, isPreview: true }));
      assert.equal(preview["state"], "would be deleted");
      assert.deepEqual(yield* rowsOfTables, before, "neither changed anything");
      const gone = rowOf(yield* told({ ...confirmed, year: 2026 }));
      const asTold: Row = { ...preview, state: "deleted" };
      assert.deepEqual(gone, asTold);
      assert.deepEqual(
        [gone["entries"], gone["calculations"], gone["certificate_lots"], gone["certificate_moves"]],
        [4, 4, 0, 0],
        "certificates that were held at quarters' ends of 2027 stay with its records",
      );
      assert.deepEqual([gone["declaration_documents"], gone["importers"]], [1, 0]);
      assert.deepEqual([gone["value_versions"], gone["supplier_values"], gone["installations"]], [1, 1, 1]);
      assert.deepEqual([gone["inquiries"], gone["inquiry_links"]], [1, 1]);
      assert.deepEqual([gone["value_attachments"], gone["supplier_files"]], [1, 1]);
      assert.equal((yield* keptKeys).length, 1, "the other account's file alone");
      const suppliers = yield* calls.get(installationsPath);
      assert.match(suppliers.text, /"installations":\[\]/);
      assert.ok(Either.isLeft(yield* Effect.either(stored)), "its PDF is gone");
      const left = yield* calls.get(`${importsPath}?importer=${who.importer}`);
      const years = new Set(left.text.match(/"release_date":"\d{4}/g));
      assert.deepEqual([...years], [`"release_date":"2027`]);

      yield* to("2032-12-31T23:30:00Z");
      const rest = rowOf(yield* told({ ...confirmed, account: email.toUpperCase() }));
      assert.deepEqual([rest["entries"], rest["importers"], rest["declarants"]], [1, 1, 1]);
      assert.deepEqual(
        [rest["certificate_lots"], rest["certificate_moves"], rest["certificate_withdrawals"]],
        [2, 2, 2],
      );
      assert.equal(rest["declarant_states"], 2);
      assert.match((yield* calls.get(peoplePaths.importers)).text, /"importers":\[\]/);
      assert.equal((yield* calls.get(`${importsPath}?importer=${who.importer}`)).status, 404);
      const other = yield* stranger.calls.get(`${importsPath}?importer=${stranger.who.importer}`);
      assert.equal(other.text.match(/"entry_id"/g)?.length, 4, "another account keeps all");
      const nothing = rowOf(yield* told(confirmed));
      assert.deepEqual([nothing["entries"], nothing["importers"]], [0, 0]);
    }).pipe(Effect.provide(stores)),
  );

  test(
    "an import whose correction moved it into a later year stays with that year, its whole history too",
    Effect.gen(function* () {
      const { calls, who, email } = yield* withRecords;
      yield* leap(Date.parse("2027-02-01T12:00:00Z") - testsBegin);
      const [first] = yearEntries;
      const listed = yield* calls.get(`${importsPath}?importer=${who.importer}`);
      const entry = new RegExp(`"entry_id":"([^"]+)"[^}]*"mrn":"${first?.mrn}"`).exec(listed.text)?.[1];
      const moved = yield* calls.post(importsPath, {
        ...who,
        entries: [{
          ...first,
          entry: undefined,
          recorded_on: undefined,
          kind: "correction",
          refers_to: entry,
          release_date: "2027-01-02",
        }],
      });
      assert.match(moved.text, /"result":"added"/);
      yield* leap(Date.parse("2032-06-01T12:00:00Z") - Date.parse("2027-02-01T12:00:00Z"));
      const gone = rowOf(
        yield* told({ do: "imports delete", account: email, year: 2026, isConfirmed: true }),
      );
      assert.deepEqual([gone["entries"], gone["importers"]], [3, 0]);
      const one = yield* calls.get(`${importsPath}/${entry}`);
      const { entries } = recordOf(one.body);
      assert.ok(Array.isArray(entries) && entries.length === 2, one.text);
    }).pipe(Effect.provide(stores)),
  );

  test(
    "the archive has every record of the account and of no other, and the operator's file is the same",
    Effect.gen(function* () {
      const { calls, who, email } = yield* withRecords;
      yield* withRecords;
      yield* leap(Date.parse("2028-01-15T12:00:00Z") - testsBegin);
      yield* buyAndSurrender(calls, who.declarant);
      yield* calls.post(documents, { declarant: who.declarant, year: 2026 });
      const { response, bytes } = yield* calls.file(`${importsPath}/archive.zip`, { headers: {} });
      assert.equal(response.headers.get("content-type"), "application/zip");
      const files = unzipSync(bytes);
      const counted = recordOf(
        recordOf(jsonOf(strFromU8(files["export.json"] ?? new Uint8Array())))["records"],
      );
      assert.deepEqual(counted, {
        laws: counted["laws"],
        calculations: 4,
        entries: 4,
        threshold_notices: counted["threshold_notices"],
        declaration_documents: 1,
        certificate_withdrawals: 2,
        certificate_moves: 2,
        certificate_lots: 2,
        declarant_states: 2,
        declarants: 1,
        importers: 1,
        members: 0,
        inquiry_files: 0,
        value_attachments: 1,
        supplier_files: 1,
        inquiry_answers: 0,
        inquiries: 1,
        value_versions: 1,
        supplier_values: 1,
        installation_versions: 1,
        installations: 1,
        saved_items: 0,
      });
      assert.ok(Number(counted["laws"]) > 0);
      const [kept, ...others] = Object.entries(files).filter(([name]) => name.startsWith("files/"));
      assert.deepEqual([kept?.[1], others], [Uint8Array.from(pdfOf("evidence")), []]);
      const bare = yield* calls.file(`${importsPath}/archive.zip?files=false`, { headers: {} });
      assert.deepEqual(Object.keys(unzipSync(bare.bytes)).filter((name) => name.startsWith("files/")), []);
      for (const [kind, number] of Object.entries(counted)) {
        const lines = Number(number) === 0 ? [] : linesIn(files, kind);
        assert.equal(lines.map(jsonOf).length, number, kind);
      }
      const entry = recordOf(jsonOf(linesIn(files, "entries")[0] ?? ""));
      assert.equal(entry["importer_id"], who.importer);
      assert.equal(typeof recordOf(entry["facts"])["netMassT"], "string", "decimals keep their digits");

      const directory = yield* Effect.promise(() => Deno.makeTempDir());
      const file = `${directory}/ledger.zip`;
      const written = rowOf(yield* told({ do: "imports export", account: email, file }));
      const again = yield* Effect.promise(() => Deno.readFile(file));
      assert.equal(written["bytes"], again.length);
      assert.deepEqual(unzipSync(again), files);
      assert.equal((yield* Effect.promise(() => Deno.stat(file))).mode ?? 0, 0o100600);
      const nowhere = yield* told({
        do: "imports export",
        account: email,
        file: `${directory}/no/where.zip`,
      });
      assert.match(refusal(nowhere), /where\.zip can't be written/);
      assert.match(
        refusal(yield* told({ do: "imports export", account: "nobody@example.com", file })),
        /There is no account nobody@example\.com, open or closed/,
      );
      yield* Effect.promise(() => Deno.remove(directory, { recursive: true }));
    }).pipe(Effect.provide(stores)),
  );

  test(
    "every table that hangs on an importer or a declarant is deleted with its account's ledger",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const found = yield* sql.unsafe(
        `with recursive hanging as (
           select 'importer'::regclass as oid union select 'declarant'::regclass union select 'installation'::regclass
           union select 'supplier_file'::regclass
           union
           select k.conrelid::regclass from pg_constraint k join hanging h on k.confrelid = h.oid where k.contype = 'f')
         select distinct oid::regclass::text as table from hanging order by 1`,
      );
      const tables = found.map((row) => String(recordOf(row)["table"]));
      const { saved_items: _ofAccount, ...ofPeople } = deletedParts;
      assert.deepEqual(tables, Object.values(ofPeople).map(({ table }) => table).sort());
    }),
  );
});
