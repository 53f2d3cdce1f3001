/** What a row means among the others: one that is checked alone, the decimal mark that is chosen, rows that a sheet hides. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";
import { excelWorkbook, workbookOfSheets } from "../../../support/workbooks.ts";

const check = async (body: unknown) => {
  const headers = { "content-type": "application/json" };
  return await (await send("/tables/check", { method: "POST", headers, body: JSON.stringify(body) })).json();
};

const names = ["cn_code", "origin_country", "net_mass_kg", "client_ref"];
const indexes = ({ wrong }: { readonly wrong: ReadonlyArray<{ readonly index: number }> }) =>
  wrong.map(({ index }) => index);

/** Tables whose last row is wrong by what stands above it alone. */
const contexts: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  "below the headings of another table": [
    ["72083900", "CN", "100", "A"],
    ["CN code", "Country of origin", "Tonnes", "Order"],
    ["72083900", "CN", "5", "B"],
  ],
  "what could be a total of the rows above": [
    ["72083900", "CN", "100", "A"],
    ["72083900", "CN", "200", "B"],
    ["72083900", "CN", "300", ""],
  ],
};

for (const [context, rows] of Object.entries(contexts)) {
  Deno.test(`a row that is checked alone is as wrong as in the whole table: ${context}`, async () => {
    const last = rows.length - 1;
    const whole = await check({ names, rows });
    assert.ok(indexes(whole).includes(last), JSON.stringify(whole));
    const alone = await check({ names, rows, only: last });
    assert.deepEqual(indexes(alone), [last]);
    assert.deepEqual(alone.wrong[0], whole.wrong.find(({ index }: { index: number }) => index === last));
    assert.deepEqual(indexes(await check({ names, rows, only: 0 })), []);
    assert.deepEqual(indexes(await check({ names, rows, only: 99 })), []);
  });
}

Deno.test("a mark that was found stays a question for 1.200, one that was chosen is the answer, and neither is read as 1.2", async () => {
  const rows = [["72083900", "CN", "24,5", "A"], ["72083900", "CN", "1.200", "B"]];
  const found = await check({ names, rows });
  assert.deepEqual([found.mark, indexes(found)], ["comma", [1]]);
  assert.deepEqual(indexes(await check({ names, rows, mark: "comma" })), [1]);
  const chosen = await check({ names, rows, decimal: "comma" });
  assert.deepEqual([chosen.mark, indexes(chosen), chosen.first[1].net_mass_kg], ["comma", [], 1200]);
  const unsaid = [["72083900", "CN", "1.200", "A"], ["72083900", "CN", "24.5", "B"]];
  assert.deepEqual(indexes(await check({ names, rows: unsaid, mark: "unsaid" })), [0]);
});

const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const line = (cells: ReadonlyArray<string>, attributes = ""): string =>
  `<row${attributes}>${cells.map(cell).join("")}</row>`;

/** A sheet with a filter: two of its rows are hidden, and one above its headings. */
const filtered = new Uint8Array(excelWorkbook([
  line(["Stand 2026"], ' hidden="1"'),
  line(["KN-Code", "Ursprungsland", "Eigenmasse (kg)", "Einfuhrdatum"]),
  line(["72083900", "CN", "100", "2026-02-15"]),
  line(["72083900", "CN", "200", "2026-02-15"], ' hidden="1"'),
  line(["72083900", "CN", "300", "2026-02-15"], ' hidden="true"'),
  line(["72083900", "CN", "400", "2026-02-15"], ' hidden="0"'),
].join("")));
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

Deno.test("rows that a sheet hides are read, and their number is told on the page in its language", async () => {
  const read = async (language: string) => {
    const headers = { "content-type": xlsx, "accept-language": language };
    return await (await send("/tables/read", { method: "POST", headers, body: filtered })).json();
  };
  const { rows, warnings } = await read("en");
  assert.equal(rows.length, 4);
  assert.deepEqual(warnings, [
    "2 rows are hidden in the sheet, the first is row 4: they were read like the others.",
  ]);
  assert.match(
    (await read("de")).warnings[0],
    /^2 Zeilen sind in der Tabelle ausgeblendet, die erste ist Zeile 4/,
  );
  assert.match(
    (await read("fr")).warnings[0],
    /^2 lignes sont masquées dans la feuille, la première est la ligne 4/,
  );
});

Deno.test("further sheets with a table are named on the page, in its language", async () => {
  const rows = [["KN-Code", "Ursprungsland", "Eigenmasse (kg)", "Einfuhrdatum"], [
    "72083900",
    "CN",
    100,
    "2026-02-15",
  ]];
  const body = workbookOfSheets(["Januar", "Februar", "März"].map((name) => ({ name, rows })));
  const read = async (language: string): Promise<ReadonlyArray<string>> => {
    const headers = { "content-type": xlsx, "accept-language": language };
    return (await (await send("/tables/read", { method: "POST", headers, body })).json()).warnings;
  };
  assert.deepEqual(await read("en"), [
    'Further sheets have such columns or can\'t be read, and were left out: "Februar", "März". Send each as a file of its own.',
  ]);
  assert.match((await read("de")).join(), /^Weitere Blätter haben solche Spalten.*„Februar“, „März“/);
  assert.match((await read("fr")).join(), /^D’autres feuilles ont de telles colonnes.*Februar.*März/);
});

Deno.test("further sheets with the same headings are named where nobody knows what they mean, and a person names the columns", async () => {
  const sheet = (day: number, ...names: ReadonlyArray<string>) =>
    names.map((name) => ({
      name,
      rows: [["GTİP", "Menşe", "Net Ağırlık", "Tarih"], ["72083900", "CN", 24500, { day }]],
    }));
  const body = workbookOfSheets([...sheet(46034, "Ocak"), ...sheet(46068, "Şubat")]);
  for (const query of ["", "?heading_row=1", "?heading_row=0"]) {
    const { warnings } =
      await (await send(`/tables/read${query}`, { method: "POST", headers: { "content-type": xlsx }, body }))
        .json();
    assert.deepEqual(warnings, [
      'Further sheets have such columns or can\'t be read, and were left out: "Şubat". Send each as a file of its own.',
    ], query);
  }
});
