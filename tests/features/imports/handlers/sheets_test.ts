/**
 * Answers about a year as CSV and as workbooks, read back by another program: declaration, accrual, reconciliation.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import Papa from "papaparse";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { ReconcileAnswer } from "../../../../src/contract/answers/import_books.ts";
import * as Reference from "../../../../src/adapters/reference/layer.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { importHolder, importsPath, people, yearEntries } from "../../../support/import_calls.ts";
import { expectedYear } from "../../../support/importer_year.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import { leap } from "../../../support/leap.ts";
import { services as shipped } from "../../../support/whole_service.ts";

/** The year has electricity, whose default values an operator switches on. */
const services = Layer.merge(shipped, Reference.layer(withElectricity));

const reconciled = Schema.decodeUnknownSync(ReconcileAnswer);
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const withYear = Effect.gen(function* () {
  yield* leap(Date.parse("2026-12-31T12:00:00Z") - testsBegin);
  const holder = yield* importHolder();
  const who = yield* people(holder);
  const { status, text } = yield* holder.post(importsPath, { ...who, entries: yearEntries });
  assert.equal(status, 200, text);
  return { holder, ...who };
});

const csvRows = (text: string, delimiter = ",") =>
  Papa.parse<Record<string, string>>(text.trim(), { header: true, delimiter }).data;

const cents = (values: Iterable<unknown>): number =>
  [...values].reduce<number>((sum, value) => sum + Math.round(Number(value) * 100), 0);

onOneDatabase((test) => {
  test(
    "a declaration's workbook and CSV have the known totals, and each line's figures are those of its imports",
    Effect.gen(function* () {
      const { holder, declarant } = yield* withYear;
      const path = `${importsPath}/declaration?declarant=${declarant}&year=2026`;
      const { response, bytes } = yield* holder.file(path, { headers: { accept: xlsx } });
      assert.equal(response.headers.get("content-type"), xlsx);
      assert.match(response.headers.get("content-disposition") ?? "", /cbam-declaration-2026\.xlsx/);
      const sheets = yield* Effect.promise(() => readWorkbook(bytes.buffer));
      assert.deepEqual(sheets.map(({ sheet }) => sheet), [
        "Lines",
        "Imports",
        "Quarters",
        "Missing",
        "Notes",
      ]);
      const [lines, imports] = sheets.map(({ data }) => data);
      assert.ok(lines !== undefined && imports !== undefined);
      const at = (rows: typeof lines, name: string) => rows[0]?.indexOf(name) ?? -1;
      const [net, cost, line] = [at(imports, "net_t"), at(imports, "cost_eur"), at(imports, "line")];
      const { totals } = expectedYear.declaration_2026;
      assert.equal(imports.at(-1)?.[net], Number(totals["net_t"]));
      assert.equal(imports.length, 37 + 2);
      const body = imports.slice(1, -1);
      assert.equal(cents(body.map((row) => row[cost])), cents([totals["cost_eur_with_stand_in"]]));
      for (const row of lines.slice(1, -1)) {
        const own = body.filter((each) => each[line] === row[0]);
        assert.equal(own.length, row[at(lines, "imports")]);
        assert.equal(cents(own.map((each) => each[cost])), cents([row[at(lines, "cost_eur")]]));
        const ids: ReadonlyArray<unknown> = own.map((each) => each[at(imports, "import")]);
        assert.equal(ids.join(" "), row[at(lines, "import_ids")]);
      }
      const { text } = yield* holder.get(path, { accept: "text/csv" });
      const rows = csvRows(text);
      assert.equal(rows.length, lines.length - 2);
      const sum = rows.reduce((total, row) => total + Number(row["net_t"]), 0);
      assert.ok(Math.abs(sum - Number(totals["net_t"])) < rows.length * 0.000_001, String(sum));
      const comma = yield* holder.get(`${path}&decimal=comma`, { accept: "text/csv" });
      assert.equal(csvRows(comma.text, ";")[0]?.["net_t"], "682,785");
      assert.match((yield* holder.get(path, { accept: "application/json" })).text, /^\{/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an accrual's workbook has sums that its rows come to, its CSV what changed import by import",
    Effect.gen(function* () {
      const { holder, importer } = yield* withYear;
      const path = `${importsPath}/accrual?importer=${importer}&month=2026-12&since=2026-11-30`;
      const { bytes } = yield* holder.file(path, { headers: { accept: xlsx } });
      const sheets = yield* Effect.promise(() => readWorkbook(bytes.buffer));
      assert.deepEqual(sheets.map(({ sheet }) => sheet), ["Imports", "Months", "Notes"]);
      const [imports = [], months = []] = sheets.map(({ data }) => data);
      const { totals } = expectedYear.declaration_2026;
      assert.equal(months.at(-1)?.at(-1), Number(totals["cost_eur_with_stand_in"]));
      assert.equal(
        cents(months.slice(1, -1).map((row) => row.at(-1))),
        cents([totals["cost_eur_with_stand_in"]]),
      );
      const [header = []] = imports;
      for (const name of ["priced_eur", "unpriced_eur", "before_eur", "difference_eur"]) {
        const position = header.indexOf(name);
        assert.equal(
          cents(imports.slice(1, -1).map((row) => row[position])),
          cents([imports.at(-1)?.[position]]),
          name,
        );
      }
      const rows = csvRows((yield* holder.get(path, { accept: "text/csv" })).text);
      assert.equal(rows.length, imports.length - 2);
      const may = `${importsPath}/accrual?importer=${importer}&month=2026-05&since=2026-04-30`;
      const changed = csvRows((yield* holder.get(may, { accept: "text/csv" })).text);
      assert.ok(changed.some(({ cause }) => cause === "released"));
      const removed = changed.filter(({ change }) => change === "removed");
      assert.deepEqual(
        removed.map(({ cause, month, mrn, item, release_date, cn_code, origin_country }) =>
          [cause, month, mrn, item, release_date, cn_code, origin_country].join(" ")
        ),
        ["cancelled 2026-03 26DE000000000008R1 1 2026-03-05 73181595 CHN"],
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a reconciliation's table has both sides beside each other, and the imports that lack in the table",
    Effect.gen(function* () {
      const { holder, importer } = yield* withYear;
      const [entry] = yearEntries;
      assert.ok(entry !== undefined);
      const { mrn, item, cn_code, origin_country, release_date } = entry;
      const row = { mrn, item, cn_code, origin_country, release_date, net_mass_kg: 6300 };
      const path = `${importsPath}/reconcile?importer=${importer}&from=2026-01-01&to=2026-01-31`;
      const sent = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ rows: [row, { ...row, cn_code: "x" }] }),
      };
      const asCsv = yield* holder.file(path, { ...sent, headers: { ...sent.headers, accept: "text/csv" } });
      const rows = csvRows(new TextDecoder().decode(asCsv.bytes));
      assert.deepEqual(rows.map(({ result }) => result), [
        "differing",
        "refused",
        "missing_in_table",
        "missing_in_table",
      ]);
      assert.deepEqual(
        [rows[0]?.["differing"], rows[0]?.["quantity"], rows[0]?.["ledger_quantity"]],
        ["quantity", "6.3", "6.2"],
      );
      assert.match(rows[1]?.["message"] ?? "", /cn_code/);
      const asXlsx = yield* holder.file(path, { ...sent, headers: { ...sent.headers, accept: xlsx } });
      const sheets = yield* Effect.promise(() => readWorkbook(asXlsx.bytes.buffer));
      assert.deepEqual(sheets.map(({ sheet, data }) => [sheet, data.length > 2]), [
        ["Reconciliation", true],
        ["Notes", true],
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table of customs goes in as it is kept: German headings, decimal commas, days, kilograms and tonnes, CSV and workbook",
    Effect.gen(function* () {
      const { holder, importer } = yield* withYear;
      const path = `${importsPath}/reconcile?importer=${importer}&from=2026-01-01&to=2026-01-15`;
      const table = [
        "MRN;Position;Warennummer;Ursprungsland;Eigenmasse (kg);Überlassungsdatum;Verfahren;Bemerkung",
        "26DE000000000001R1;1;7318 15 95;China;6.200,0;08.01.2026;4000;x",
        ";;76042990;IN;5.400,5;15.01.2026;;y",
        "26DE000000000099R1;1;76042990;IN;1,5;15.01.2026;4000;z",
        "26DE000000000003R1;1;76042990;IN;1,5;31.02.2026;4000;z",
      ].join("\r\n");
      const headers = { "content-type": "text/csv", accept: "application/json" };
      const { response, bytes } = yield* holder.file(path, { method: "POST", headers, body: table });
      const text = new TextDecoder().decode(bytes);
      assert.equal(response.status, 200, text);
      const answer = reconciled(JSON.parse(text));
      assert.deepEqual(answer.results.map(({ result }) => result), [
        "matched",
        "differing",
        "missing_in_ledger",
        "refused",
      ], text);
      assert.deepEqual(answer.results[1]?.differing, ["quantity"]);
      assert.match(answer.results[3]?.issues[0]?.path ?? "", /release_date/);
      assert.ok(answer.read_as?.some((said) => said.includes("Warennummer")), text);
      const wrong = yield* holder.file(path, { method: "POST", headers, body: "a;b\r\n1;2\r\n" });
      assert.equal(wrong.response.status, 400);
      const broken = { ...headers, "content-type": xlsx };
      assert.equal(
        (yield* holder.file(path, { method: "POST", headers: broken, body: "x" })).response.status,
        400,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "what a table of customs leaves open is settled by dates, heading_row and total_rows, as in tables of imports",
    Effect.gen(function* () {
      const { holder, importer } = yield* withYear;
      const path = `${importsPath}/reconcile?importer=${importer}&from=2026-01-01&to=2026-01-15`;
      const table = [
        "MRN,Item,CN code,Origin,Net mass (kg),Release date",
        "Example,1,CN code,Origin,Net mass (kg),Release date",
        "MRN,Item,CN code,Origin,Net mass (kg),Date of release",
        "26DE000000000001R1,1,73181595,CHN,6200,01/08/2026",
        "Total,,,,9999,",
      ].join("\r\n");
      const headers = { "content-type": "text/csv", accept: "application/json" };
      const ask = (query: string, body: string) =>
        Effect.map(
          holder.file(`${path}${query}`, { method: "POST", headers, body }),
          ({ response, bytes }) => ({ response, text: new TextDecoder().decode(bytes) }),
        );
      const open = yield* ask("&heading_row=3", table);
      assert.equal(open.response.status, 400, open.text);
      assert.match(open.text, /dates=dmy|dates=mdy/);
      const named = yield* ask("&heading_row=3&dates=mdy&total_rows=skip", table);
      assert.equal(named.response.status, 200, named.text);
      assert.deepEqual(reconciled(JSON.parse(named.text)).results.map(({ result }) => result), ["matched"]);
      const kept = reconciled(
        JSON.parse((yield* ask("&heading_row=3&dates=mdy&total_rows=keep", table)).text),
      );
      assert.deepEqual(kept.results.map(({ result }) => result), ["matched", "refused"]);
      const unread = table.replace(",6200,01/08", ",much,01/08");
      const [row] =
        reconciled(JSON.parse((yield* ask("&heading_row=3&dates=mdy&total_rows=skip", unread)).text))
          .results;
      assert.deepEqual(row?.issues.map(({ path: place }) => place), ["net_mass_kg"]);
    }).pipe(Effect.provide(services)),
  );
});
