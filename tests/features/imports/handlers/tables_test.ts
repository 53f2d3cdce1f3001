/** Tables of imports as people keep them: headings, dialects, mistakes, budgets, and the answer as a table. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { answered } from "../../../support/answered.ts";
import {
  importHolder,
  importsPath,
  people,
  recorded,
  yearCsv,
  yearEntries,
} from "../../../support/import_calls.ts";
import { importsQuery, sentTable } from "../../../support/import_tables.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";
import { excelWorkbook } from "../../../support/workbooks.ts";

const german = [
  "Einfuhren Januar;;;;;;;",
  "",
  "MRN;Pos-Nr;Überlassungsdatum;Verfahren;Warennummer;Ursprungsland;Eigenmasse (kg);Bemerkung",
  "26de 000000 000001r1;001;08.01.2026;4000;7318 15 95;China;6.200,5;Schrauben",
  "26DE000000000002R1;1;15.01.2026;4000;7604.29.90;Indien;5,4 t;Profile",
  "Summe;;;;;;11.600,5;",
  "",
  "26DE000000000003R1;2;32.01.2026;4000;7318;Korea;viel;",
].join("\r\n");

onOneDatabase((test) => {
  test(
    "a German table goes in as it is: codes, days, countries and masses are read, wrong rows name their row of the sheet",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const { status, body, text } = yield* sentTable(holder, who, german);
      assert.equal(status, 200, text);
      const { summary, results, read_as: readAs } = recorded(body);
      assert.deepEqual(summary, { total: 3, added: 2, unchanged: 0, refused: 1 }, text);
      assert.deepEqual(results.map(({ row }) => row), [4, 5, 8]);
      assert.deepEqual(
        results[2]?.issues.map(({ path, code }) => [path, code]),
        [["release_date", "format"], ["cn_code", "format"], ["origin_country", "ambiguous"], [
          "net_mass_kg",
          "format",
        ]],
      );
      assert.ok(readAs?.includes("A row of sums was passed over."), JSON.stringify(readAs));
      assert.ok(readAs?.includes("Numbers were read with a decimal comma."));
      assert.ok(results[1]?.read_as?.some(({ path, read }) => path === "origin_country" && read === "IND"));
      const listed = yield* holder.get(`${importsPath}?importer=${who.importer}`);
      assert.match(listed.text, /"mrn":"26DE000000000001R1","item":1/);
      assert.match(listed.text, /"net_mass_kg":6200\.5/);
      assert.match(listed.text, /"net_mass_kg":5400/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "units of rows are those of the mass, wherever a column of electricity stands",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const table = [
        "MRN;Pos-Nr;Überlassungsdatum;Warennummer;Ursprung;Net mass;mwh;Unit",
        "26DE000000000001R1;1;08.01.2026;27160000;RS;;20;",
        "26DE000000000001R1;2;08.01.2026;73181595;CN;12,5;;t",
        "26DE000000000001R1;3;08.01.2026;73181595;CN;12400;;kg",
      ].join("\r\n");
      const { body, text } = yield* sentTable(holder, who, table);
      assert.deepEqual(recorded(body).summary, { total: 3, added: 3, unchanged: 0, refused: 0 }, text);
      const listed = yield* holder.get(`${importsPath}?importer=${who.importer}`);
      for (const mass of [0, 12_500, 12_400]) {
        assert.match(listed.text, new RegExp(`"net_mass_kg":${mass},`), String(mass));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "an answer shows masses with units of their own below no unit, and is read again once it is mended",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const send = (body: string, accept: string) =>
        holder.send(`${importsPath}?${importsQuery(who)}&extra_columns=keep`, body, {
          "content-type": csv,
          accept,
        });
      const row = (item: number, mass: string) => `26DE000000000001R1;${item};08.01.2026;73181595;CN;${mass}`;
      const table = ["MRN;Pos-Nr;Überlassungsdatum;Warennummer;Ursprung;Menge;ME"]
        .concat(row(1, "500,5;KG"), row(2, "3;TO"), row(3, "2.000;LB")).join("\r\n");
      const text = yield* Effect.flatMap(send(table, csv), (answer) => Effect.promise(() => answer.text()));
      assert.match(text, /;net_mass;mass_unit\r\n.*;500,5;KG\r\n.*;3;TO\r\n.*;2\.000;LB\r\n/s);
      const again = yield* send(text.replace("2.000;LB", "2000;LB"), "application/json");
      const { summary } = recorded(yield* Effect.promise(() => again.json()));
      assert.deepEqual(summary, { total: 3, added: 1, unchanged: 2, refused: 0 });
      const listed = yield* holder.get(`${importsPath}?importer=${who.importer}`);
      assert.match(listed.text, /"net_mass_kg":907\.18474/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the answer is a table where Accept prefers one, with the rows as they were sent, also under a repeated key",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const send = (accept: string) =>
        holder.send(`${importsPath}?${importsQuery(who)}`, german, {
          "content-type": csv,
          "idempotency-key": "one",
          accept,
        });
      const first = yield* send(csv);
      const text = yield* Effect.promise(() => first.text());
      const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
      assert.deepEqual(data.map((row) => [row["row"], row["result"], row["mrn"]]), [
        ["4", "added", "26de 000000 000001r1"],
        ["5", "added", "26DE000000000002R1"],
        ["8", "refused", "26DE000000000003R1"],
      ]);
      assert.match(data[2]?.["message"] ?? "", /release_date must be a date/);
      const again = yield* send(xlsx);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      const bytes = yield* Effect.promise(() => again.arrayBuffer());
      const [sheet] = yield* Effect.promise(() => readWorkbook(bytes));
      assert.deepEqual(sheet?.data.map((cells) => cells[1]), ["result", "added", "added", "refused"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "people of a row are told by EORI number or id: another importer and an unknown declarant are refused alone",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer, declarant } = yield* people(holder);
      const header = "importer,declarant,representation,mrn,item,release_date,cn_code,origin,net_mass_kg";
      const rest = "26DE00000000000%R1,1,2026-01-08,73181595,CHN,6200";
      const row = (people: string, at: number) => `${people},${rest.replace("%", `${at}`)}`;
      const table = [
        header,
        row("de 123456789012345,DE123456789012345,indirekt", 1),
        row(`${importer},${declarant},2`, 2),
        row("FR123456789,,own", 3),
        row(",FR123456789,own", 4),
      ].join("\n");
      const { body, text } = yield* sentTable(holder, { importer }, table);
      const { results } = recorded(body);
      assert.deepEqual(results.map(({ result }) => result), ["added", "added", "refused", "refused"], text);
      assert.deepEqual(results.flatMap(({ issues }) => issues.map(({ path, code }) => [path, code])), [
        ["importer", "choice"],
        ["declarant", "choice"],
      ]);
      const listed = yield* holder.get(`${importsPath}?importer=${importer}&declarant=${declarant}`);
      assert.equal(listed.text.match(/"representation":"indirect"/g)?.length, 1);
      assert.equal(listed.text.match(/"representation":"direct"/g)?.length, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table without an importer, of an unknown one, with missing or unknown columns, or without rows is one refusal",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* people(holder);
      const issuesOf = (text: string) =>
        [...text.matchAll(/"path":"([^"]*)","code":"([^"]*)"/g)].map(([, ...each]) => each);
      const nobody = yield* sentTable(holder, {}, yearCsv);
      assert.equal(nobody.status, 400);
      assert.deepEqual(issuesOf(nobody.text), [["importer", "missing"]]);
      const foreign = yield* sentTable(holder, { importer: "0190163d-8694-739b-aea5-966c26f8ad91" }, yearCsv);
      assert.equal(foreign.status, 404, foreign.text);
      const empty = yield* sentTable(holder, { importer }, yearCsv.split("\n")[0] ?? "");
      assert.match(empty.text, /at least one import below/);
      const lacking = yield* sentTable(holder, { importer }, "mrn,item,colour\n26DE000000000001R1,1,red\n");
      assert.deepEqual(issuesOf(lacking.text), [
        ["colour", "unknown"],
        ["release_date", "missing"],
        ["origin_country", "missing"],
        ["cn_code", "missing"],
        ["tonnage", "missing"],
      ]);
      const kept = yield* sentTable(
        holder,
        { importer },
        "mrn,item,release date,origin,TARIC,kg,colour\n26DE000000000001R1,1,2026-01-08,CHN,7318159500,5,red\n",
        "&extra_columns=keep",
      );
      assert.equal(recorded(kept.body).summary.added, 1, kept.text);
      const json = yield* holder.post(`${importsPath}?importer=${importer}`, { importer, entries: [] });
      assert.deepEqual(issuesOf(json.text)[0], ["importer", "conflict"], json.text);
      const zip = yield* holder.send(importsPath, "x", { "content-type": "application/zip" });
      assert.equal(zip.status, 415);
    }).pipe(Effect.provide(services)),
  );

  test(
    "more rows than a call takes, a broken file and a sheet without end are refused before anything is recorded",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* people(holder);
      const header = "mrn,item,release_date,origin,cn_code,net_mass_kg";
      const rows = Array.from(
        { length: 5_001 },
        (_, at) => `26DE000000000001R1,${at + 1},2026-01-08,CHN,73181595,1`,
      );
      const tooMany = yield* sentTable(holder, { importer }, [header, ...rows].join("\n"));
      assert.equal(tooMany.status, 400);
      assert.match(tooMany.text, /more than 5000 rows/);
      const broken = yield* sentTable(holder, { importer }, new Uint8Array([1, 2, 3]));
      assert.match(broken.text, /no XLSX workbook/);
      const endless = yield* sentTable(
        holder,
        { importer },
        excelWorkbook(`<row>${"<c><v>1</v></c>".repeat(201)}</row>`),
      );
      assert.match(endless.text, /more than 200 columns/);
      const quotes = yield* sentTable(holder, { importer }, `${header}\n"26DE,1,2,3,4,5`);
      assert.match(quotes.text, /quotes that don't close/);
      const latin = yield* Effect.flatMap(
        holder.send(`${importsPath}?importer=${importer}`, new Uint8Array([0x6d, 0x81]), {
          "content-type": csv,
        }),
        answered,
      );
      assert.match(latin.text, /no text in UTF-8/);
      const listed = yield* holder.get(`${importsPath}?importer=${importer}`);
      assert.match(listed.text, /"imports":\[\]/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the year that is exported, as CSV and as a workbook, is known again row by row, corrected and cancelled imports too",
    Effect.gen(function* () {
      yield* leap(Date.parse("2026-12-31T12:00:00Z") - testsBegin);
      const holder = yield* importHolder();
      const who = yield* people(holder);
      assert.equal(recorded((yield* sentTable(holder, who, yearCsv)).body).summary.added, 43);
      const odd = {
        ...yearEntries[0],
        entry: "odd",
        mrn: "26DE000000000099R1",
        note: "=1+1",
        document_codes: [{ code: "Y128", reference: "a|b\\:c" }, { code: "Y422" }],
        member_state: "DE",
        origin_carbon_price: { eur_per_t: 0.12345678901234567, evidence: "'t Hof,-1" },
      };
      const doubtful = { ...yearEntries[0], entry: "doubtful", mrn: "26DE000000000098R1", note: "Total" };
      assert.equal(
        recorded((yield* holder.post(importsPath, { ...who, entries: [odd, doubtful] })).body).summary.added,
        2,
      );
      for (const [type, dialect] of [[csv, ""], [csv, "&decimal=comma"], [xlsx, ""]] as const) {
        const exported = yield* holder.download(`${importsPath}?importer=${who.importer}${dialect}`, type);
        const bytes = new Uint8Array(yield* Effect.promise(() => exported.arrayBuffer()));
        const table = type === csv ? new TextDecoder().decode(bytes) : bytes;
        if (dialect !== "") assert.match(String(table), /^entry;kind;[^]*;0,1234567890123456\d;/);
        const { body, text } = yield* sentTable(holder, { importer: who.importer }, table);
        assert.deepEqual(recorded(body).summary, { total: 45, added: 0, unchanged: 45, refused: 0 }, text);
      }
      const filtered = yield* holder.download(`${importsPath}?importer=${who.importer}&cn=28041000`, csv);
      assert.equal(filtered.status, 400);
    }).pipe(Effect.provide(services)),
  );
});
