/**
 * The sheet of a German importer through the service: it goes in as it is, in CSV and in XLSX, and comes back as a
 * workbook with right figures and with reports. Figures are held against the independent reading of the law.
 */
import * as Effect from "effect/Effect";
import { strFromU8, unzipSync } from "fflate";
import assert from "node:assert/strict";
import Papa from "papaparse";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { given } from "../../../support/answered.ts";
import { bulkHolder, bulkPath } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { expected, publishedPrices } from "../../../support/oracle.ts";
import { services } from "../../../support/whole_service.ts";

const fixture = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  Deno.readFile(new URL(`../../../../fixtures/examples/${name}`, import.meta.url));

const files = [["einfuhren.csv", csv], ["einfuhren.xlsx", xlsx]] as const;
const keeping = `${bulkPath}?extra_columns=keep`;

/** A row of an answered sheet, by the headings of its columns. */
type SheetRow = Readonly<Record<string, unknown>>;

const sheetsOf = (bytes: Uint8Array<ArrayBuffer>) => Effect.promise(() => readWorkbook(bytes.buffer));

const rowsOf = (data: ReadonlyArray<ReadonlyArray<unknown>>): ReadonlyArray<SheetRow> => {
  const [header = [], ...rows] = data;
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [String(name), row[index] ?? null]))
  );
};

/** Holds the row's figures against the independent reading of the law. */
const checkFigures = (row: SheetRow): number => {
  const day = row["import"];
  assert.ok(day instanceof Date, String(day));
  const right = expected({
    cnCode: String(row["cn_code"]),
    country: String(row["origin_country"]),
    time: day.toISOString().slice(0, 10),
    tonnage: String(row["tonnage"]),
    route: undefined,
    asOf: "2026-11-20",
    prices: publishedPrices,
  });
  assert.equal(row["status"], right.status, JSON.stringify(row));
  if (right.status !== "ok") return 0;
  assert.equal(row["net_cost_eur"], right.cost, JSON.stringify(row));
  assert.equal(row["net_emissions_t"], right.net);
  assert.equal(row["free_allocation_t"], right.free);
  return right.cost;
};

onOneDatabase((test) => {
  test(
    "a German importer's sheet, in CSV and in XLSX, comes back as a workbook with right figures",
    Effect.gen(function* () {
      const { fetch } = yield* bulkHolder;
      for (const [name, type] of files) {
        const body = yield* Effect.promise(() => fixture(name));
        const answer = yield* fetch(keeping, {
          method: "POST",
          headers: { "content-type": type, "accept": xlsx },
          body,
        });
        assert.equal(answer.status, 200, name);
        assert.equal(answer.headers.get("content-type"), xlsx);
        assert.match(
          answer.headers.get("content-disposition") ?? "",
          /^attachment; filename=bulk-.*\.xlsx$/,
        );
        const [results, notes] = yield* sheetsOf(yield* Effect.promise(() => answer.bytes()));
        const rows = rowsOf(results?.data ?? []);
        assert.equal(rows.length, 41);
        const [sums] = rows.slice(-1);
        const costs = rows.slice(0, 40).map(checkFigures);
        assert.ok(costs.filter((cost) => cost > 0).length > 30);
        const total = Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 100) / 100;
        assert.deepEqual([sums?.["row_index"], sums?.["net_cost_eur"]], ["Total", total]);
        const [first] = rows;
        assert.deepEqual(
          [
            first?.["client_ref"],
            first?.["tonnage"],
            first?.["import"],
            first?.["Warenbezeichnung"],
            first?.["Lieferant"],
          ],
          [
            "EK-2026-1001",
            57.5375,
            new Date("2026-01-07T00:00:00Z"),
            "Flachstahl warmgewalzt, Dicke < 3 mm",
            "Wuhan Steel Trading",
          ],
        );
        const said = notes?.data.map(([what, text]) => `${what}: ${text}`) ?? [];
        assert.ok(said.includes('Read as: The column "Warennummer" was read as cn_code.'));
        assert.ok(said.some((line) => line.startsWith("Source: ")));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "the same sheet comes back as CSV in its own dialect, and again later as CSV, XLSX and JSON",
    Effect.gen(function* () {
      const { fetch, get } = yield* bulkHolder;
      const body = yield* Effect.promise(() => fixture("einfuhren.csv"));
      const init = { method: "POST", headers: { "content-type": csv, "accept": csv }, body };
      const answer = yield* fetch(`${keeping}&sum_row=true`, init);
      const bytes = yield* Effect.promise(() => answer.bytes());
      assert.deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
      const text = new TextDecoder().decode(bytes);
      const { data } = Papa.parse<Record<string, string>>(text, {
        header: true,
        delimiter: ";",
        skipEmptyLines: true,
      });
      assert.equal(data.length, 41);
      assert.match(data[0]?.["net_cost_eur"] ?? "", /^\d+,\d\d?$/);
      assert.match(data[0]?.["read_as"] ?? "", /net_mass_kg: "57\.537,50" was read as 57537\.5/);
      const requestId = data[0]?.["request_id"] ?? "";
      const path = `${bulkPath}/${requestId}`;
      const later = yield* fetch(`${path}?decimal=comma`, { headers: { accept: csv } });
      const again = Papa.parse<Record<string, string>>(yield* Effect.promise(() => later.text()), {
        header: true,
        delimiter: ";",
        skipEmptyLines: true,
      }).data;
      const wholeTable = /Passed through unread: "Warenbezeichnung"/;
      assert.match(
        data[0]?.["read_as"] ?? "",
        /Of the whole table: .*Passed through unread: "Warenbezeichnung"/,
      );
      assert.deepEqual(again, data.slice(0, 40));
      const workbook = yield* fetch(path, { headers: { accept: xlsx } });
      const [results, notes] = yield* sheetsOf(yield* Effect.promise(() => workbook.bytes()));
      assert.equal(results?.data.length, 42);
      assert.ok(notes?.data.some(([what, text]) => what === "Read as" && wholeTable.test(String(text))));
      for (const part of ["", "&offset=1", "&sources=short"]) {
        const { batch } = yield* get(`${path}?limit=1${part}`);
        assert.match(batch.read_as?.join(" ") ?? "", wholeTable, part);
      }
      const own = yield* fetch(`/tables/calculated/${requestId}?form=csv`);
      assert.match(
        (yield* Effect.promise(() => own.text())).split("\r\n")[1] ?? "",
        /Passed through unread: "{2}Warenbezeichnung"{2}/,
      );
      const json = yield* get(`${path}?limit=1`);
      const { extra, net_mass_kg, tonnage, import: day } = given(json.batch.results[0]).input;
      assert.deepEqual({ extra, net_mass_kg, tonnage, day }, {
        extra: {
          "Warenbezeichnung": "Flachstahl warmgewalzt, Dicke < 3 mm",
          "Lieferant": "Wuhan Steel Trading",
        },
        net_mass_kg: 57537.5,
        tonnage: 57.5375,
        day: "2026-01-07",
      });
    }).pipe(Effect.provide(services)),
  );

  test(
    "its reports come as one archive with an index, and a part of them on request",
    Effect.gen(function* () {
      const { fetch } = yield* bulkHolder;
      const body = yield* Effect.promise(() => fixture("einfuhren.xlsx"));
      const asked = yield* fetch(keeping, { method: "POST", headers: { "content-type": xlsx }, body });
      const { request_id: requestId } = yield* Effect.promise(() => asked.json());
      const archive = yield* fetch(`${bulkPath}/${requestId}/reports.zip?offset=2&limit=4`);
      assert.equal(archive.status, 200);
      assert.equal(archive.headers.get("content-type"), "application/zip");
      const entries = unzipSync(yield* Effect.promise(() => archive.bytes()));
      const index = Papa.parse<Record<string, string>>(strFromU8(entries["index.csv"] ?? new Uint8Array()), {
        header: true,
        skipEmptyLines: true,
      }).data;
      assert.deepEqual(index.map((line) => line["row_index"]), ["2", "3", "4", "5"]);
      assert.equal(Object.keys(entries).length, 5);
      for (const line of index) {
        const pdf = entries[line["file"] ?? ""] ?? new Uint8Array();
        assert.equal(strFromU8(pdf.slice(0, 5)), "%PDF-", line["file"] ?? "");
        assert.match(line["report_number"] ?? "", /^BULK-.*-R\d+$/);
      }
      const nobodys = yield* fetch(`${bulkPath}/no-such-call/reports.zip`);
      assert.equal(nobodys.status, 404);
    }).pipe(Effect.provide(services)),
  );
});
