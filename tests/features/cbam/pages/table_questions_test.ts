/** Questions about a whole table, before its rows are read, and the row of its headings. Decision 0112. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";

const check = async (body: unknown, language = "en") => {
  const headers = { "content-type": "application/json", "accept-language": language };
  return (await send("/tables/check", { method: "POST", headers, body: JSON.stringify(body) })).json();
};

const read = async (text: string, query = "") => {
  const headers = { "content-type": "text/csv" };
  const answer = await send(`/tables/read${query}`, { method: "POST", headers, body: text });
  return { status: answer.status, said: await answer.json() };
};

const dated = {
  names: ["cn_code", "origin_country", "tonnage", "import"],
  rows: [["72083900", "CN", "24.5", "03/04/2026"], ["72083900", "CN", "24.5", "03/14/2026"]],
};

Deno.test("days that could be others are a question in the visitor's language, and a choice answers it", async () => {
  const { question, wrong, first } = await check(dated);
  assert.equal(question.about, "dates");
  assert.match(
    question.sentence,
    /“03\/14\/2026” in row 2.*“03\/04\/2026” in row 1.*Choose which comes first/,
  );
  assert.deepEqual([wrong, first], [[], []]);
  assert.match((await check(dated, "de")).question.sentence, /nur mit dem Monat zuerst.*Wählen Sie/);
  assert.match((await check(dated, "fr")).question.sentence, /avec le mois en premier.*Choisissez/);
  const chosen = await check({ ...dated, dates: "mdy" });
  assert.equal(chosen.question, null);
  assert.deepEqual([chosen.wrong, chosen.first[0].import], [[], "2026-03-04"]);
});

Deno.test("numbers beside a text with another decimal mark are a question under names that a person gives, answered by the mark", async () => {
  for (const masses of [[24.5, "850,5", 12.25], ["124.5", 18_375, "0.75"]]) {
    const table = {
      names: ["cn_code", "origin_country", "net_mass_kg"],
      rows: masses.map((mass) => ["72083900", "CN", mass]),
    };
    const { question } = await check(table);
    assert.equal(question.about, "decimal");
    assert.match(
      question.sentence,
      /^The column “Net mass in kg” has a text that a spreadsheet took for no number/,
    );
    const decimal = masses.includes("850,5") ? "comma" : "point";
    const chosen = await check({ ...table, decimal });
    assert.deepEqual([chosen.question, chosen.wrong], [null, []]);
  }
});

Deno.test("a number that was cut at its comma is a question, answered by the decimal mark", async () => {
  const { said } = await read("cn_code,origin_country,tonnage,client_ref\n72083900,CN,24,5\n");
  const table = {
    names: ["cn_code", "origin_country", "tonnage", "client_ref"],
    rows: said.rows,
    file: said.file,
  };
  assert.equal((await check(table)).question.about, "decimal");
  assert.equal((await check({ ...table, decimal: "point" })).question, null);
});

Deno.test("a row that could be a total is told as one, and left out where that is chosen", async () => {
  const rows = [["72083900", "CN", "5", "A"], ["72083900", "CN", "5", "Summe"]];
  const table = { names: ["cn_code", "origin_country", "tonnage", "client_ref"], rows };
  const { wrong } = await check(table);
  assert.deepEqual(
    wrong.map(({ index, issues }: { index: number; issues: [{ isTotal: boolean }] }) => [
      index,
      issues[0].isTotal,
    ]),
    [[1, true]],
  );
  assert.deepEqual((await check({ ...table, totalRows: "skip" })).sums, [1]);
  assert.deepEqual((await check({ ...table, totalRows: "keep" })).wrong, []);
});

Deno.test("the row of the headings is told, can be named, and a table without any keeps its first row", async () => {
  const text = "Imports;;\nCode;Land;Menge\n72083900;CN;5\n";
  assert.equal((await read(text)).said.headingRow, 2);
  const named = (await read(text, "?heading_row=1")).said;
  assert.deepEqual([named.headingRow, named.rows.length], [1, 2]);
  const without = (await read("72083900;CN;5\n76011000;IN;1\n")).said;
  assert.deepEqual([without.headingRow, without.rows.length, without.columns[0].heading], [0, 2, ""]);
  assert.equal((await read(text, "?heading_row=9")).status, 400);
  const stacked = await read(
    "Code;Land;Menge\n72083900;CN;5\ncn_code;origin_country;tonnage\n76011000;IN;1\n",
  );
  assert.match(stacked.said.warnings[0], /^Row 2 stands above the headings in row 3/);
});

Deno.test("cells behind the last heading stay with their row: a number was cut apart", async () => {
  const { said } = await read("cn_code,origin_country,tonnage\n72083900,CN,24,5\n");
  assert.deepEqual(said.rows, [["72083900", "CN", "24", "5"]]);
  const { wrong } = await check({ names: ["cn_code", "origin_country", "tonnage"], ...said });
  assert.match(wrong[0].issues[0].sentence, /more cells \(4\) than the header has columns \(3\)/);
});
