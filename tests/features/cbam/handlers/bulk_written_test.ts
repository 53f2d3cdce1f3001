/** Bulk calls as people write them: kilograms, lenient rows, dialects, workbooks, hostile tables. Decisions, "Requests". */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { calculatedRow, refusedRow } from "../../../support/answered.ts";
import { bulkHolder, bulkPath, newKey, row } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";
import { excelWorkbook } from "../../../support/workbooks.ts";

const asCsv = { "content-type": csv };
const day = { cn_code: "72083900", origin_country: "CHN", import: "2026-02-15" };

onOneDatabase((test) => {
  test(
    "kilograms of electricity are no megawatt hours: the row is told to give mwh",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const electricity = {
        ...day,
        cn_code: "27160000",
        verified_direct_intensity: 1,
        verified_indirect_intensity: 0,
      };
      const { bulk: body } = yield* postRows([
        { ...electricity, net_mass_kg: 1000 },
        { ...electricity, mwh: 1 },
      ]);
      const [refused, answered] = body.results;
      assert.deepEqual(
        refusedRow(refused).errors.map(({ path, code }) => [path, code]),
        [["/shipments/0/net_mass_kg", "conflict"]],
      );
      assert.equal(calculatedRow(answered).mwh, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row may give its mass in kilograms and its day of import: figures are those of the calculation",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { bulk: body } = yield* postRows([{ ...day, net_mass_kg: 1000 }, {
        ...day,
        net_mass_kg: 1204.5,
        tonnage: 1.2045,
      }]);
      const [first, second] = body.results;
      assert.equal(calculatedRow(first).net_cost_eur, 163.53);
      assert.equal(calculatedRow(first).net_emissions_t, 2.16995);
      assert.equal(calculatedRow(first).certificate_price?.period, "2026-Q1");
      assert.deepEqual(first?.input, {
        cn_code: "72083900",
        origin_country_iso3: "CHN",
        tonnage: 1,
        net_mass_kg: 1000,
        import_year: 2026,
        import: "2026-02-15",
      });
      assert.equal(calculatedRow(second).tonnage, 1.2045);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row with two masses that differ, none, or a wrong one says so, with every other issue",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const rows = [{ ...day, net_mass_kg: 1000, tonnage: 2 }, day, { ...day, net_mass_kg: -1 }, {
        ...row,
        import: "x",
      }];
      const { bulk: body } = yield* postRows([...rows, { net_mass_kg: "1000" }]);
      const paths = body.results.map((each) =>
        refusedRow(each).errors.map(({ path, code }) => `${path} ${code}`)
      );
      assert.deepEqual(paths, [
        ["/shipments/0/net_mass_kg conflict"],
        ["/shipments/1/tonnage missing"],
        ["/shipments/2/net_mass_kg range"],
        ["/shipments/3/import format"],
        [
          "/shipments/4/cn_code missing",
          "/shipments/4/origin_country missing",
          "/shipments/4/net_mass_kg format",
        ],
      ]);
      assert.match(refusedRow(body.results[1]).message, /tonnage is missing: .*net_mass_kg in its place/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "JSON rows are strict unless the call says lenient=true; then the answer says what was read as what",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const written = {
        cn_code: "7208 39 00 00",
        origin_country: "China",
        tonnage: "24.5 t",
        import: "15.2.2026",
        verified_direct_intensity: "1.204",
      };
      const body = JSON.stringify({ shipments: [written, { ...written, verified_direct_intensity: 1.5 }] });
      const strict = yield* post(body);
      assert.deepEqual(strict.bulk.summary.errors, 2);
      const { bulk: lenient } = yield* post(body, {}, "?lenient=true");
      const [asks, good] = lenient.results;
      assert.match(
        refusedRow(asks).message,
        /verified_direct_intensity could be 1204 or a fraction: say decimal=/,
      );
      assert.equal(refusedRow(asks).errors[0]?.path, "/shipments/0/verified_direct_intensity");
      assert.equal(refusedRow(asks).errors[0]?.code, "ambiguous");
      assert.equal(good?.output.status, "ok");
      assert.deepEqual(
        good?.input.read_as?.map((each) => [each.path, each.read]),
        [
          ["cn_code", "72083900"],
          ["origin_country", "CHN"],
          ["tonnage", "24.5 t"],
          ["import", "2026-02-15"],
        ],
      );
      const { bulk: said } = yield* post(body, {}, "?lenient=true&decimal=point");
      assert.equal(said.summary.errors, 0);
      const nested = `{"shipments":[${'{"precursors":['.repeat(5_000)}${"]}".repeat(5_000)}]}`;
      const { bulk: deep } = yield* post(nested, {}, "?lenient=true");
      assert.match(deep.results[0]?.output.message ?? "", /nested deeper than/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a parameter that isn't known, or has another word, is 400 and names what it may be",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const { status, problem: body } = yield* post(
        "x",
        asCsv,
        "?decimal=dot&extra_columns=yes&lenient=1&colour=red",
      );
      assert.equal(status, 400);
      assert.deepEqual(
        (body.issues ?? []).map(({ path, code }) => `${path} ${code}`).sort(),
        ["colour unknown", "decimal choice", "extra_columns choice", "lenient choice"],
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a hostile table is refused in a small answer, and a workbook that is none too",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const columns = `cn_code${";a".repeat(2_000_000)}\n1\n`;
      const doubled = `cn_code,origin_country,tonnage${",cn_code".repeat(400_000)}\n1\n`;
      const unknown = `cn_code,origin_country,tonnage,${"u,".repeat(190)}u\n1,2,3\n`;
      for (const table of [columns, doubled, unknown, "\n".repeat(4_000_000)]) {
        const { status, text } = yield* post(table, asCsv);
        assert.equal(status, 400);
        assert.ok(text.length < 50_000, String(text.length));
      }
      const none = yield* post("cn_code;origin_country\n", { "content-type": xlsx });
      assert.match(none.problem.error, /no XLSX workbook/);
      const other = yield* post("x", { "content-type": "application/vnd.ms-excel" });
      assert.equal(other.status, 415);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a cell that would be a formula behind a semicolon is none in either dialect, nor in a workbook",
    Effect.gen(function* () {
      const { fetch } = yield* bulkHolder;
      const body = 'client_ref;cn_code;origin_country;tonnage\n"A;=1+1";72083900;CHN;1,5\n';
      const answer = (accept: string) =>
        Effect.flatMap(
          fetch(bulkPath, { method: "POST", headers: { ...asCsv, accept }, body }),
          (response) => Effect.promise(() => response.bytes()),
        );
      const text = new TextDecoder().decode(yield* answer(csv));
      assert.match(text, /\r\n0;"A;'=1\+1";72083900;/);
      const bytes = yield* answer(xlsx);
      const [results] = yield* Effect.promise(() => readWorkbook(bytes.buffer));
      assert.equal(results?.data[1]?.[1], "A;=1+1");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a call is done once under its key, whatever form it is asked in again, and its table says the same",
    Effect.gen(function* () {
      const { fetch } = yield* bulkHolder;
      const sheet = excelWorkbook(
        '<row><c t="inlineStr"><is><t>KN-Code</t></is></c><c t="inlineStr"><is><t>Ursprung</t></is></c><c t="inlineStr"><is><t>Tonnen</t></is></c></row>' +
          '<row><c><v>72083900</v></c><c t="inlineStr"><is><t>Türkei</t></is></c><c><v>24.5</v></c></row>',
      );
      const init = {
        method: "POST",
        headers: { ...newKey(), "content-type": xlsx, "accept": xlsx },
        body: new Uint8Array(sheet),
      };
      const [one, two] = [yield* fetch(bulkPath, init), yield* fetch(bulkPath, init)];
      assert.equal(two.headers.get("idempotent-replayed"), "true");
      const [first, second] = [
        yield* Effect.promise(() => one.bytes()),
        yield* Effect.promise(() => two.bytes()),
      ];
      assert.deepEqual(first, second);
      const other = yield* fetch(`${bulkPath}?sum_row=false`, init);
      assert.equal(other.status, 422);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the template is for everyone, and goes in again as a table",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const response = yield* ask(`${bulkPath}/template.xlsx`);
      const etag = response.headers.get("etag") ?? "";
      assert.match(etag, /^W\/"/);
      const again = yield* ask(`${bulkPath}/template.xlsx`, { headers: { "if-none-match": etag } });
      assert.deepEqual([again.status, again.headers.get("etag")], [304, etag]);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("cache-control"), "public, max-age=3600");
      const bytes = yield* Effect.promise(() => response.bytes());
      const [shipments] = yield* Effect.promise(() => readWorkbook(bytes.buffer));
      assert.ok(shipments?.data[0]?.includes("net_mass_kg"));
      const { post } = yield* bulkHolder;
      const empty = yield* post(bytes, { "content-type": xlsx });
      assert.match(empty.problem.error, /at least one shipment/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an answer over a kilobyte is compressed for who accepts it, whole and in pieces",
    Effect.gen(function* () {
      const { fetch, authorization: _ } = yield* bulkHolder;
      for (const count of [1, 450]) {
        const body = JSON.stringify({ shipments: Array.from({ length: count }, () => row) });
        const answer = yield* fetch(bulkPath, {
          method: "POST",
          headers: { "content-type": "application/json", "accept-encoding": "gzip" },
          body,
        });
        assert.equal(answer.headers.get("content-encoding"), "gzip");
        assert.match(answer.headers.get("vary") ?? "", /Accept-Encoding/);
        const bytes = yield* Effect.promise(() => answer.bytes());
        const { results } = JSON.parse(new TextDecoder().decode(gunzipSync(bytes)));
        assert.equal(results.length, count);
      }
    }).pipe(Effect.provide(services)),
  );
});
