/** Tables that the page reads and checks, and the form that is sent without a script. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const example = (name: string) =>
  Deno.readFile(new URL(`../../../../fixtures/examples/${name}`, import.meta.url));

const read = async (body: BodyInit, type: string) => {
  const answer = await send("/tables/read", { method: "POST", headers: { "content-type": type }, body });
  return { status: answer.status, said: await answer.json() };
};

const check = async (body: unknown, language = "en") => {
  const headers = { "content-type": "application/json", "accept-language": language };
  const answer = await send("/tables/check", { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, said: await answer.json() };
};

const names = ["client_ref", "cn_code", null, "origin_country", "net_mass_kg", "import", null];

Deno.test("the importer's workbook and CSV are read to the same columns, with what their headings mean", async () => {
  const workbook = await read(await example("einfuhren.xlsx"), xlsx);
  const text = await read(await example("einfuhren.csv"), "text/csv");
  for (const { status, said } of [workbook, text]) {
    assert.equal(status, 200);
    assert.deepEqual(said.columns.map(({ meaning }: { meaning: string | null }) => meaning), names);
    assert.ok(said.rows.length >= 40);
  }
});

Deno.test("a heading that nobody knows, and a mass without a unit, are columns and no errors", async () => {
  const { said } = await read("Ware;Nettogewicht;Rohmasse (kg);KN-Code\nStahl;5;6;72083900\n", "text/csv");
  assert.deepEqual(said.columns, [
    { heading: "Ware", meaning: null, lacksUnit: false, isGross: false },
    { heading: "Nettogewicht", meaning: null, lacksUnit: true, isGross: false },
    { heading: "Rohmasse (kg)", meaning: null, lacksUnit: false, isGross: true },
    { heading: "KN-Code", meaning: "cn_code", lacksUnit: false, isGross: false },
  ]);
});

Deno.test("the importer's rows have nothing to mend that the answer of a bulk call would not say too", async () => {
  const { said: table } = await read(await example("einfuhren.csv"), "text/csv");
  const { status, said } = await check({ names, rows: table.rows });
  assert.equal(status, 200);
  assert.equal(said.mark, "comma");
  assert.deepEqual(said.first[0], {
    client_ref: "EK-2026-1001",
    cn_code: "72083900",
    origin_country: "CHN",
    net_mass_kg: 57537.5,
    import: "2026-01-07",
  });
});

Deno.test("wrong cells are told by row and column, with a suggestion, in the visitor's language", async () => {
  const asked = {
    names: ["cn_code", "origin_country", "net_mass_kg", "import"],
    rows: [
      ["7208390", "China", "1.204", "15.02.2026"],
      ["72083900.0", "Atlantis", "24,5", "32.02.2026"],
      ["72083900", "CN", "24,5", "15.02.2026"],
    ],
    decimal: "comma",
  };
  const { said } = await check(asked);
  assert.deepEqual(said.wrong.map(({ index }: { index: number }) => index), [0, 1]);
  const [, second] = said.wrong;
  assert.equal(
    second.issues.find(({ column }: { column: string }) => column === "cn_code").suggestion,
    "72083900",
  );
  const german = (await check(asked, "de")).said;
  for (const { issues } of german.wrong) {
    for (const { sentence } of issues) {
      assert.doesNotMatch(sentence, /\b(must|found|could|code such)\b/, sentence);
    }
  }
});

Deno.test("rows of sums are told apart, and a missing or doubled column is a refusal", async () => {
  const rows = [["72083900", "CN", "5"], ["Summe", null, "5"]];
  assert.deepEqual((await check({ names: ["cn_code", "origin_country", "tonnage"], rows })).said.sums, [1]);
  const missing = await check({ names: ["cn_code", null, "tonnage"], rows });
  assert.equal(missing.status, 400);
  assert.match(missing.said.error, /^The column Country of origin is missing/);
  const doubled = await check({ names: ["cn_code", "cn_code", "tonnage"], rows });
  assert.equal(doubled.status, 400);
});

Deno.test("what is no table, or too large, is refused with the API's status", async () => {
  assert.equal((await check({ rows: 1 })).status, 400);
  assert.equal((await read(new Uint8Array([0x50, 0x4b, 1, 2]), xlsx)).status, 400);
  assert.equal((await read("x".repeat(5_000_000), "text/csv")).status, 413);
});

Deno.test("the form without a script is refused under a key that is none, on a page in the visitor's language", async () => {
  const form = new FormData();
  form.set("file", new File([await example("einfuhren.csv")], "einfuhren.csv"));
  form.set("key", `cik_${"0".repeat(48)}`);
  const answer = await send("/tables", { method: "POST", body: form, headers: { "accept-language": "de" } });
  assert.equal(answer.status, 401);
  assert.match(await answer.text(), /<html lang="de".*Etwas ist schiefgegangen/s);
  const empty = await send("/tables", { method: "POST", body: new FormData() });
  assert.equal(empty.status, 400);
});

Deno.test("an empty file is a table without columns for the form without a script, and no file is none", async () => {
  const sent = async (file: File) => {
    const form = new FormData();
    form.set("file", file);
    form.set("key", `cik_${"0".repeat(48)}`);
    return (await send("/tables", { method: "POST", body: form })).status;
  };
  assert.equal(await sent(new File([], "leer.csv", { type: "text/csv" })), 401, "it comes to the key");
  assert.equal(await sent(new File([], "")), 400);
});

Deno.test("a file in Windows-1252 is read, its encoding and the numbers of its rows are told", async () => {
  const text = "Stand: 21.11.2026\n\nCodenummer;Ursprungsland;Eigenmasse (kg);Annahmedatum\n" +
    "72083900000;T\u00fcrkei (TR);24,5;20260215\n";
  const { said } = await read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), "text/csv");
  assert.equal(said.encoding, "Windows-1252");
  assert.deepEqual(said.numbers, [4]);
  const meant = said.columns.map(({ meaning }: { meaning: string | null }) => meaning);
  assert.deepEqual(meant, ["cn_code", "origin_country", "net_mass_kg", "import"]);
  const checked = (await check({ names: meant, rows: said.rows, file: said.file })).said;
  assert.deepEqual(checked.wrong, []);
  assert.deepEqual(checked.first, [
    { cn_code: "72083900", origin_country: "TUR", net_mass_kg: 24.5, import: "2026-02-15" },
  ]);
});

Deno.test("an old workbook and a web page under its name are refused with the way out, in the visitor's language", async () => {
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(504).fill(0)]);
  for (const body of [old, "<html><body><table><tr><td>KN-Code</td></tr></table></body></html>"]) {
    const { status, said } = await read(body, "text/csv");
    assert.equal(status, 400);
    assert.match(said.error, /save it as Excel workbook \(\.xlsx\)/);
  }
  const xml =
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook><Worksheet/></Workbook>';
  assert.match((await read(xml, "text/csv")).said.error, /spreadsheet in XML .* save it as Excel workbook/);
  const page = '<?xml version="1.0"?><!DOCTYPE html><html><body></body></html>';
  assert.match((await read(page, "text/csv")).said.error, /a web page/);
  const workbook = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0]);
  assert.match((await read(workbook, "text/csv")).said.error, /not CSV: save it as Excel workbook/);
});

Deno.test("a missing route comes with the routes to choose from, and what each means", async () => {
  const { said } = await check({
    names: ["cn_code", "origin_country", "tonnage", "import"],
    rows: ["76011010", "25231000", "72071111", "72061000", "31021012"].map((
      code,
    ) => [code, "IND", "1", "2026-02-15"]),
  }, "de");
  const lacking = said.wrong.flatMap(({ issues }: { issues: ReadonlyArray<{ column: string }> }) => issues)
    .filter(({ column }: { column: string }) => column === "production_route");
  assert.ok(lacking.length > 0);
  for (const { routes } of lacking) {
    assert.ok(routes.length > 1);
    assert.match(routes[0].label, /^\([A-Z]\) \S/);
  }
});
