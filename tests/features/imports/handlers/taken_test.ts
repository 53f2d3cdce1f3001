/** Imports that are taken from a bulk batch and from an invoice: row by row, once, and nobody else's. On both databases. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as SqlClient from "@effect/sql/SqlClient";
import assert from "node:assert/strict";
import { recordOf } from "../../../../src/kernel/text/json.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { services } from "../../../support/whole_service.ts";

const permissions = ["imports:read", "imports:write", "cbam:bulk", "invoices:write"] as const;
const fromBatch = `${importsPath}/from-batch`;
const fromInvoice = `${importsPath}/from-invoice`;

const idOf = Schema.decodeUnknownSync(Schema.Struct({ request_id: Schema.String }));
const batches = Schema.decodeUnknownSync(
  Schema.Struct({ batches: Schema.Array(Schema.Struct({ batch_id: Schema.String })) }),
);
const invoiceOf = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String, shortId: Schema.String }));
const listed = Schema.decodeUnknownSync(Schema.Struct({
  imports: Schema.Array(Schema.Struct({
    item: Schema.Number,
    cn_code: Schema.String,
    origin_country: Schema.String,
    net_mass_kg: Schema.Number,
    release_date: Schema.String,
    determination: Schema.String,
    installation: Schema.NullOr(Schema.String),
  })),
}));

const shipments = [
  { cn_code: "72083900", origin_country: "CHN", tonnage: 24.5, import: "2026-02-15", client_ref: "a" },
  { cn_code: "76042990", origin_country: "IND", net_mass_kg: 41_200.125 },
  { cn_code: "nonsense", origin_country: "CHN", tonnage: 1 },
  {
    cn_code: "73181552",
    origin_country: "CHN",
    tonnage: 1,
    verified_direct_intensity: 3.7637,
    precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.08642, verified_emissions_t_per_t: 2.125 }],
    origin_carbon_price_eur_per_t: 2,
  },
];
const mrn = "26DE000000000001R1";

const bulkCall = (holder: Effect.Effect.Success<ReturnType<typeof importHolder>>) =>
  Effect.map(holder.post("/api/v1/cbam/bulk", { shipments }), ({ body }) => idOf(body).request_id);

onOneDatabase((test) => {
  test(
    "a batch's row under a number that a correction took is the import of then, and another one where it refers to that entry",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const request_id = yield* bulkCall(holder);
      const taking = (row: object) =>
        Effect.map(
          holder.post(fromBatch, {
            ...who,
            request_id,
            mrn,
            release_date: "2026-03-01",
            rows: [{ row_index: 1, ...row }],
          }),
          ({ body, text }) => recorded(body).results[0] ?? assert.fail(text),
        );
      const first = yield* taking({});
      const moved = yield* taking({ kind: "correction", refers_to: first.id, item: 9 });
      assert.equal(moved.result, "added");
      const same = yield* taking({});
      assert.deepEqual([same.result, same.id], ["unchanged", first.id]);
      assert.match(same.notes.join(), new RegExp(`entry ${moved.id} holds, as item 9 of ${mrn}`));
      const other = yield* taking({ refers_to: moved.id });
      assert.equal(other.result, "added");
      assert.deepEqual((yield* taking({ refers_to: moved.id })).id, other.id);
      assert.deepEqual((yield* taking({})).id, other.id);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a batch's rows are imports by one call: defaults of the call, members of a row, wrong rows alone, the same again unchanged",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const request_id = yield* bulkCall(holder);
      const call = {
        ...who,
        request_id,
        mrn,
        release_date: "2026-03-01",
        installation: { id: "CN-1" },
      };
      const sent = yield* holder.post(fromBatch, call);
      assert.equal(sent.status, 200, sent.text);
      const { summary, results } = recorded(sent.body);
      assert.deepEqual(summary, { total: 4, added: 3, unchanged: 0, refused: 1 }, sent.text);
      assert.deepEqual(results.map(({ row_index }) => row_index), [0, 1, 2, 3]);
      assert.match(results[2]?.issues[0]?.message ?? "", /could not be read in the bulk call: cn_code/);
      const again = recorded((yield* holder.post(fromBatch, call)).body);
      assert.deepEqual(again.summary, { total: 4, added: 0, unchanged: 3, refused: 1 });
      const { imports } = listed((yield* holder.get(`${importsPath}?importer=${who.importer}`)).body);
      const byItem = [...imports].sort((one, other) => one.item - other.item);
      assert.deepEqual(
        byItem.map((
          each,
        ) => [each.item, each.cn_code, each.net_mass_kg, each.release_date, each.determination]),
        [
          [1, "72083900", 24_500, "2026-02-15", "default"],
          [2, "76042990", 41_200.125, "2026-03-01", "default"],
          [4, "73181552", 1_000, "2026-03-01", "actual"],
        ],
      );
      assert.equal(byItem[2]?.installation, "CN-1");
      const { text } = yield* holder.get(`${importsPath}/${results[3]?.id}`);
      assert.match(text, /"direct_t_per_t":3\.7637/);
      assert.match(text, /"tonnes_per_tonne":1\.08642/);
      assert.match(text, /"verified_emissions_t_per_t":2\.125/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "rows that are named are taken with their own members; what lacks, is no position or comes twice is refused by its path",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      yield* bulkCall(holder);
      const list = batches((yield* holder.get("/api/v1/cbam/bulk")).body);
      const rows = [
        { row_index: 1, mrn: "26DE000000000009R1", item: 7, release_date: "2026-04-01", net_mass_kg: 5 },
        { row_index: 0, mrn: "26DE000000000009R1" },
        { row_index: 3, mrn, item: 1, release_date: "2026-04-01" },
        { row_index: 1, mrn, item: 2 },
        { row_index: 4 },
        {},
        { row_index: 0 },
      ];
      const batch_id = list.batches[0]?.batch_id;
      const sent = yield* holder.post(fromBatch, { ...who, batch_id, rows });
      const { results } = recorded(sent.body);
      assert.deepEqual(
        results.map(({ result, issues }) => [result, issues.map(({ path, code }) => [path, code])]),
        [
          ["added", []],
          ["refused", [["/rows/1/item", "missing"]]],
          ["refused", [["/rows/2/actual_values/installation", "missing"]]],
          ["refused", [["/rows/3/row_index", "duplicate"]]],
          ["refused", [["/rows/4/row_index", "range"]]],
          ["refused", [["/rows/5/row_index", "missing"]]],
          ["refused", [["/rows/6/row_index", "duplicate"]]],
        ],
        sent.text,
      );
      const plain = yield* holder.post(fromBatch, {
        ...who,
        batch_id,
        rows: [{ row_index: 3, mrn, item: 1, release_date: "2026-04-01", determination: "default" }],
      });
      assert.equal(recorded(plain.body).summary.added, 1, plain.text);
      const bare = recorded((yield* holder.post(fromBatch, { ...who, batch_id })).body);
      assert.deepEqual(bare.results[0]?.issues.map(({ path, code }) => [path, code]), [
        ["/mrn", "missing"],
        ["/item", "missing"],
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice's lines are imports with what was read as what; a code of six digits and a lacking mass must be given",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const made = yield* holder.post("/api/v1/invoices", { ...exampleRequest("commercial"), email: null });
      assert.equal(made.status, 200, made.text);
      const { id, shortId } = invoiceOf(made.body);
      const call = { ...who, invoice: id, mrn, release_date: "2026-05-02" };
      const sent = yield* holder.post(fromInvoice, call);
      const { summary, results, read_as: readAs } = recorded(sent.body);
      assert.deepEqual(summary, { total: 2, added: 1, unchanged: 0, refused: 1 }, sent.text);
      assert.deepEqual(results[0]?.issues.map(({ path, code }) => [path, code]), [["/cn_code", "missing"]]);
      assert.match(results[0]?.issues[0]?.message ?? "", /commodity code 7318\.15 has fewer than 8 digits/);
      assert.deepEqual(results[1]?.read_as?.map(({ path, sent, read }) => [path, sent, read]), [
        ["cn_code", "7318.16.91", "73181691"],
        ["origin_country", "CN", "CHN"],
        ["net_mass_kg", "138", "138"],
      ]);
      assert.match(readAs?.join() ?? "", /an exporter's code may differ/);
      const given = yield* holder.post(fromInvoice, {
        ...call,
        invoice: shortId.toLowerCase(),
        rows: [{ row_index: 0, cn_code: "73181552" }, { row_index: 1 }],
      });
      assert.deepEqual(recorded(given.body).results.map(({ result }) => result), ["added", "unchanged"]);
      assert.equal(recorded(given.body).results[0]?.read_as?.some(({ path }) => path === "cn_code"), false);
      const { imports } = listed((yield* holder.get(`${importsPath}?importer=${who.importer}`)).body);
      assert.deepEqual(imports.map(({ item, net_mass_kg }) => [item, net_mass_kg]).sort(), [[1, 360], [
        2,
        138,
      ]]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice that was taken before, a proforma, and a consignee who isn't the importer are noted",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const request = exampleRequest("commercial");
      const data = recordOf(request["invoiceData"]);
      const made = (more: Readonly<Record<string, unknown>>) =>
        Effect.map(
          holder.post("/api/v1/invoices", { email: null, invoiceData: { ...data, ...more } }),
          ({ status, text, body }) => {
            assert.equal(status, 200, text);
            return invoiceOf(body).id;
          },
        );
      const rows = [{ row_index: 0, cn_code: "73181552" }, { row_index: 1 }];
      const take = (invoice: string, more: Readonly<Record<string, unknown>> = {}) =>
        Effect.map(
          holder.post(fromInvoice, { ...who, invoice, mrn, release_date: "2026-05-02", rows, ...more }),
          ({ status, text, body }) => {
            assert.equal(status, 200, text);
            const { summary: { added, unchanged }, notes } = recorded(body);
            return { added, unchanged, notes };
          },
        );
      const id = yield* made({});
      const [, second] = rows;
      assert.deepEqual(yield* take(id, { rows: [second] }), { added: 1, unchanged: 0, notes: undefined });
      assert.deepEqual(yield* take(id), { added: 1, unchanged: 1, notes: undefined });
      assert.deepEqual(yield* take(id), { added: 0, unchanged: 2, notes: undefined });
      const key = { "idempotency-key": crypto.randomUUID() };
      const other = { ...who, invoice: id, mrn: "26DE000000000009R9", release_date: "2026-05-02", rows };
      const again = yield* holder.post(fromInvoice, other, key);
      assert.match(
        recorded(again.body).notes?.join() ?? "",
        /taken before: row_index 0 as item 1 of \w+, row_index 1 as item 2 of \w+\. .*count twice/,
      );
      assert.equal((yield* holder.post(fromInvoice, other, key)).text, again.text);
      assert.match((yield* take(id, { first_item: 7 })).notes?.join() ?? "", /item 1 of 26DE000000000009R9/);

      const consignee = { ...recordOf(data["consignee"]), eori: "DE999999999999999" };
      const named = yield* take(yield* made({ consignee }), { mrn: "26DE000000000008R8" });
      assert.match(named.notes?.join() ?? "", /consignee is DE999999999999999.*importer here is DE123456/);
      const own = yield* made({ consignee: { ...consignee, eori: "DE123456789012345" } });
      assert.equal((yield* take(own, { mrn: "26DE000000000007R7" })).notes, undefined);
      const proforma = yield* made({ primaryDocument: "proforma" });
      const early = yield* take(proforma, { mrn: "26DE000000000006R6" });
      assert.match(early.notes?.join() ?? "", /is a proforma/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "another account's batch, invoice and importer are 404 as unknown ones are; keys without the permission are refused",
    Effect.gen(function* () {
      const [owner, other] = [yield* importHolder(permissions), yield* importHolder(permissions)];
      const who = yield* people(other);
      const own = yield* people(owner);
      const request_id = yield* bulkCall(owner);
      const batch_id = batches((yield* owner.get("/api/v1/cbam/bulk")).body).batches[0]?.batch_id;
      const made = invoiceOf((yield* owner.post("/api/v1/invoices", exampleRequest("commercial"))).body);
      const unknown = "0190163d-8694-739b-aea5-966c26f8ad91";
      for (
        const [path, theirs, nobody] of [
          [fromBatch, { request_id }, { request_id: unknown }],
          [fromBatch, { batch_id }, { batch_id: unknown }],
          [fromInvoice, { invoice: made.id }, { invoice: unknown }],
          [fromInvoice, { invoice: made.shortId }, { invoice: "INV-2026-000000" }],
        ] as const
      ) {
        const foreign = yield* other.post(path, { ...who, mrn, ...theirs });
        const none = yield* other.post(path, { ...who, mrn, ...nobody });
        assert.deepEqual([foreign.status, none.status], [404, 404], foreign.text);
        const shared = (text: string, names: object) =>
          Object.values(names).reduce((kept: string, name) => kept.replaceAll(String(name), "ID"), text);
        assert.equal(shared(foreign.problem.error, theirs), shared(none.problem.error, nobody));
      }
      assert.equal(
        (yield* owner.post(fromBatch, { ...own, importer: who.importer, request_id })).status,
        404,
      );
      const writer = yield* importHolder(["imports:read", "imports:write"]);
      const mine = yield* people(writer);
      assert.equal((yield* writer.post(fromBatch, { ...mine, request_id })).status, 403);
      assert.equal((yield* writer.post(fromInvoice, { ...mine, invoice: made.id })).status, 403);
      const both = yield* owner.post(fromBatch, { ...own, request_id, batch_id });
      assert.equal(both.status, 400, both.text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice that names another importer is refused, one whose retention is over is a 410, a repeated call is done once",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      const who = yield* people(holder);
      const request = exampleRequest("commercial");
      const data = Schema.decodeUnknownSync(Schema.Record({ key: Schema.String, value: Schema.Unknown }))(
        request["invoiceData"],
      );
      const consignee = Schema.decodeUnknownSync(
        Schema.Record({ key: Schema.String, value: Schema.Unknown }),
      )(
        data["consignee"],
      );
      const importer = { ...consignee, eori: "DE999999999999999" };
      const made = yield* holder.post("/api/v1/invoices", {
        email: null,
        invoiceData: { ...data, importer },
      });
      assert.equal(made.status, 200, made.text);
      const { id } = invoiceOf(made.body);
      const call = { ...who, invoice: id, mrn, release_date: "2026-05-02" };
      const refused = yield* holder.post(fromInvoice, call);
      assert.equal(refused.status, 400);
      assert.match(refused.problem.error, /names DE999999999999999 as its importer/);
      const request_id = yield* bulkCall(holder);
      const key = { "idempotency-key": crypto.randomUUID() };
      const batch = { ...who, request_id, mrn, release_date: "2026-03-01" };
      const first = yield* holder.post(fromBatch, batch, key);
      const second = yield* holder.post(fromBatch, batch, key);
      assert.equal(first.text, second.text);
      assert.equal(second.headers.get("idempotent-replayed"), "true");
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe("update invoice set request = null, purged_at = created_at where id = $1::uuid", [
        id,
      ]);
      const gone = yield* holder.post(fromInvoice, call);
      assert.equal(gone.status, 410, gone.text);
    }).pipe(Effect.provide(services)),
  );
});
