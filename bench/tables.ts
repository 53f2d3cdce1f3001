/**
 * One bulk call of 5 000 rows as JSON, as CSV and as XLSX, in and out, on a PostgreSQL server, each beside the floor of
 * the same run: `JSON.parse` and `JSON.stringify` of the same call in JSON, and one insert of its rows. Then what gzip
 * costs and saves, and what a probe beside calls with workbooks feels.
 *
 *     deno task bench bench/tables.ts
 */
import { writeXlsx } from "hucre/xlsx";
import { Buffer } from "node:buffer";
import { request } from "node:http";
import Papa from "papaparse";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { floorOf, type Insert, longestWaits, median, print, timed } from "./bulk_measures.ts";
import { floorStatement, mixedRows, type Service, startService } from "./bulk_parts.ts";

const rowCount = 5_000;
const rounds = 10;
const warmUps = 3;
const json = "application/json";
const csv = "text/csv";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The rows with a day of import instead of a year. */
const rows = mixedRows(rowCount).map((row, index) => {
  const { import_year: _, ...rest }: Record<string, unknown> = { ...row };
  return { ...rest, import: `2026-0${1 + index % 9}-${String(1 + index % 28).padStart(2, "0")}` };
});

const names = [
  "cn_code",
  "origin_country",
  "tonnage",
  "client_ref",
  "import",
  "verified_direct_intensity",
  "verified_indirect_intensity",
] as const;
const cells = rows.map((row: Readonly<Record<string, unknown>>) => names.map((name) => row[name] ?? null));

/** The same as an importer in Germany writes it. */
const germanCells = cells.map(([code, country, tonnes, ref, day, ...intensities]) => [
  String(code).replace(/^(\d{4})(\d{2})(\d{2})$/, "$1 $2 $3"),
  country,
  String(tonnes).replace(".", ","),
  ref,
  String(day).split("-").reverse().join("."),
  ...intensities.map((each) => each === null ? "" : String(each).replace(".", ",")),
]);
const germanHeadings = [
  "Warennummer",
  "Ursprungsland",
  "Tonnen",
  "Referenz",
  "Einfuhrdatum",
  "Verifizierte direkte Emissionen",
  "Verifizierte indirekte Emissionen",
];

const workbook = await writeXlsx({
  sheets: [{
    name: "Shipments",
    rows: [
      [...names],
      ...cells.map((row) =>
        row.map((cell, column) =>
          names[column] === "import"
            ? new Date(`${cell}T00:00:00Z`)
            : typeof cell === "number"
            ? cell
            : String(cell ?? "")
        )
      ),
    ],
  }],
});

/** A call in one form. */
interface Form {
  readonly name: string;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly encoding: "identity" | "gzip";
}

const jsonBody = JSON.stringify({ shipments: rows });
const plainJson: Form = { name: "JSON", type: json, body: jsonBody, encoding: "identity" };
const forms: ReadonlyArray<Form> = [
  plainJson,
  { ...plainJson, name: "JSON, gzip", encoding: "gzip" },
  { name: "CSV", type: csv, body: Papa.unparse([[...names], ...cells]), encoding: "identity" },
  {
    name: "CSV, as in Germany",
    type: csv,
    body: Papa.unparse([germanHeadings, ...germanCells], { delimiter: ";" }),
    encoding: "identity",
  },
  { name: "XLSX", type: xlsx, body: new Uint8Array(workbook), encoding: "identity" },
];

/** The bytes as they come: this client unpacks nothing. */
const call = (service: Service, { type, body, encoding }: Form): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const asked = request(`${service.origin}/api/v1/cbam/bulk`, {
      method: "POST",
      headers: {
        "authorization": `Bearer ${service.key}`,
        "content-type": type,
        "accept": type,
        "accept-encoding": encoding,
      },
    }, (answer) => {
      const chunks: Array<Buffer> = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(bytes.toString()));
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });

const compare = async (service: Service, insert: Insert): Promise<void> => {
  const floor = floorOf(jsonBody, await call(service, plainJson), insert);
  print(`${rowCount} rows: ms a call (median of ${rounds}), floor, ratio, MB in, MB out`);
  for (const form of forms) {
    const own: Array<number> = [];
    const least: Array<number> = [];
    let sizeOut = 0;
    for (let round = -warmUps; round < rounds; round++) {
      const ms = await timed(async () => {
        sizeOut = (await call(service, form)).byteLength;
      });
      const floorMs = await timed(floor);
      if (round < 0) continue;
      own.push(ms);
      least.push(floorMs);
    }
    const [mine, floorMs] = [median(own), median(least)];
    const figures = [mine.toFixed(0), floorMs.toFixed(0), (mine / floorMs).toFixed(2)];
    const sizes = [form.body.length, sizeOut].map((bytes) => (bytes / 1_000_000).toFixed(2));
    print(`  ${form.name.padEnd(20)}${[...figures, ...sizes].map((figure) => figure.padStart(8)).join("")}`);
  }
};

await using postgres = await startPostgres();
await using service = await startService({ DATABASE_URL: postgres.url });
const bare = new pg.Client({ connectionString: postgres.url });
await bare.connect();
await bare.query(floorStatement.table);
await compare(service, (columns) => bare.query(floorStatement.insert, [...columns]));
for (const form of forms) {
  print(`Beside calls in ${form.name}:`);
  await longestWaits(service, () => call(service, form));
}
await bare.end();
