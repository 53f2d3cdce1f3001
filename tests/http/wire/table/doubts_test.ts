/**
 * What a table leaves open is asked about or refused: the order of its days, the row of its headings, totals among its
 * rows, numbers that were cut at a comma. Decision 0112.
 */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { Cell } from "../../../../src/domain/documents/workbook.ts";
import type { TableOptions } from "../../../../src/http/wire/table/shape.ts";
import { goodTable, nothingSaid, refused, tableOfSheet } from "../../../support/tables.ts";

const options = (more: Partial<TableOptions>): TableOptions => ({ ...nothingSaid, ...more });
const keeping = options({ keepsExtraColumns: true });

const daysOf = (text: string, more?: TableOptions) =>
  goodTable(text, more).rows.map(({ strict }) =>
    strict?.members["import"] ?? strict?.complaints[0]?.suggestion
  );

const complaints = (text: string, more?: TableOptions) =>
  goodTable(text, more).rows.map(({ complaint }) => complaint?.kind);

const english = "CN code,Country of origin,Tonnes,Import date";
const dated = (header: string, days: ReadonlyArray<string>): string =>
  [header, ...days.map((day) => `72083900,CHN,24.5,${day}`)].join("\n");

Deno.test("one day that can only be month first refuses the table with both days, their rows, and what to send", () => {
  const text = dated(english, ["03/04/2026", "15/02/2026", "03/14/2026"]);
  const { issues } = refused(text);
  assert.deepEqual(issues.map(({ path, code }) => [path, code]), [["import", "ambiguous"]]);
  assert.equal(
    issues[0]?.message,
    'The column "Import date" has a day that can only be month first ("03/14/2026" in row 4), and others that could be ' +
      'either ("03/04/2026" in row 2): send dates=dmy if the day comes first, dates=mdy if the month does.',
  );
  assert.deepEqual(daysOf(text, options({ dates: "mdy" })), ["2026-03-04", "2026-02-15", "2026-03-14"]);
  assert.deepEqual(
    goodTable(text, options({ dates: "mdy" })).rows.map(({ strict }) => strict?.complaints.length),
    [0, 1, 0],
  );
  assert.deepEqual(daysOf(text, options({ dates: "dmy" })), ["2026-04-03", "2026-02-15", "2026-03-14"]);
});

Deno.test("days that can only be month first are errors that name the order to send", () => {
  const text = dated(english, ["03/14/2026", "03/20/2026"]);
  const messages = goodTable(text).rows.flatMap(({ strict }) =>
    strict?.complaints.map(({ message }) => message) ?? []
  );
  assert.equal(messages.length, 2);
  assert.match(messages[0] ?? "", /send dates=mdy if the month comes first\); found "03\/14\/2026"/);
  assert.deepEqual(daysOf(text, options({ dates: "mdy" })), ["2026-03-14", "2026-03-20"]);
  const none = goodTable(dated(english, ["31/02/2026"])).rows[0]?.strict?.complaints[0]?.message;
  assert.doesNotMatch(none ?? "dates=mdy", /dates=mdy/);
});

Deno.test("days that all could be either are a question, unless a day, the language, semicolons or the contract's name tell", () => {
  const either = ["03/04/2026", "01-02-2026"];
  assert.match(refused(dated(english, either)).message, /nothing says which: send dates=dmy/);
  assert.deepEqual(daysOf(dated(english, ["03.04.2026", "01.02.2026"])), ["2026-04-03", "2026-02-01"]);
  assert.deepEqual(daysOf(dated(english, ["03/04/2026", "15/02/2026"])), ["2026-04-03", "2026-02-15"]);
  for (
    const header of [
      "cn_code,origin_country,tonnage,import",
      "Code NC,Pays d'origine,Tonnes,Date d'importation",
      "Warennummer,Ursprungsland,Tonnen,Einfuhrdatum",
    ]
  ) {
    const { readAs, rows } = goodTable(dated(header, either));
    assert.deepEqual(
      rows.map(({ strict }) => strict?.members["import"]),
      ["2026-04-03", "2026-02-01"],
      header,
    );
    assert.match(readAs.join(" "), /day before the month, such as "03\/04\/2026": send dates=mdy/);
  }
  assert.deepEqual(daysOf(dated(english, either).replaceAll(",", ";")), ["2026-04-03", "2026-02-01"]);
  assert.deepEqual(daysOf(dated(english, either), options({ dates: "mdy" })), ["2026-03-04", "2026-01-02"]);
});

Deno.test("dates of a workbook beside a text that no spreadsheet took for one are a question", () => {
  const sheet = (
    days: ReadonlyArray<Cell>,
  ) => [english.split(","), ...days.map((day) => [72083900, "CHN", 24.5, day])];
  const asked = tableOfSheet(sheet(["2026-04-03", "03/14/2026"]));
  assert.match(
    Either.isLeft(asked) ? asked.left.message : "",
    /"03\/14\/2026" in row 3\) beside dates .*"2026-04-03" in row 2/,
  );
  const named = tableOfSheet(sheet(["2026-04-03", "03/14/2026"]), options({ dates: "mdy" }));
  assert.deepEqual(
    Either.getOrThrow(named).rows.map(({ strict }) => strict?.members["import"]),
    ["2026-04-03", "2026-03-14"],
  );
  assert.ok(Either.isRight(tableOfSheet(sheet(["2026-04-03", "2026-03-14", "15.02.2026"]))));
});

Deno.test("where a number of the table has points or commas between thousands, no other is read as a fraction with them", () => {
  const tonnes = (separator: string, ...cells: ReadonlyArray<string>) =>
    goodTable(
      [["cn_code", "origin_country", "tonnage"], ...cells.map((cell) => ["72083900", "CHN", `"${cell}"`])]
        .map((row) => row.join(separator)).join("\n"),
    ).rows.map(({ strict }) => strict?.complaints[0]?.code ?? strict?.members["tonnage"]);
  for (const separator of [",", ";", "\t"]) {
    assert.deepEqual(tonnes(separator, "24.500", "1.204.500"), ["ambiguous", 1_204_500], separator);
    assert.deepEqual(tonnes(separator, "24,500", "1,204,500"), ["ambiguous", 1_204_500], separator);
    assert.deepEqual(
      tonnes(separator, "24.500", "1.204.500", "24.5"),
      ["ambiguous", 1_204_500, 24.5],
      separator,
    );
  }
});

Deno.test("a row with data is no heading row: China's code is a heading too", () => {
  const below = "72083900,CN,24.5";
  assert.match(refused(`${below}\n${below}`).message, /None of the first 10 rows .* say heading_row=1 if/);
  const years = `cn_code,origin_country,tonnage,2026\n${below},x`;
  assert.match(refused(years, keeping).message, /heading_row=1 if row 1 names the columns/);
  assert.equal(goodTable(years, options({ keepsExtraColumns: true, headingRow: 1 })).rows.length, 1);
});

Deno.test("a row can be named as the one with the headings, counted as a spreadsheet counts", () => {
  const deep = `${"Sheet of imports\n".repeat(12)}\ncn_code;origin_country;tonnage\n72083900;CN;24,5\n`;
  assert.match(refused(deep).message, /column cn_code is missing.*or heading_row say which row does/);
  const { rows, readAs } = goodTable(deep, options({ headingRow: 14 }));
  assert.deepEqual(rows.map(({ strict }) => strict?.members["tonnage"]), [24.5]);
  assert.ok(readAs.includes("Rows above row 14 were not read."));
  assert.match(refused(deep, options({ headingRow: 13 })).message, /^Row 13 of the table has nothing in it/);
  assert.match(refused(deep, options({ headingRow: 40 })).message, /^Row 40 of the table has nothing in it/);
});

Deno.test("a row above the headings that could be read as data is a question, unless the headings are named", () => {
  const text = "Code;Land;Menge\n72083900;CN;24,5\ncn_code;origin_country;tonnage\n76011000;IN;1,5\n";
  assert.match(refused(text).message, /^Row 2 stands above the headings in row 3 and has data/);
  assert.equal(goodTable(text, options({ headingRow: 3 })).rows.length, 1);
});

const header = "Referenz;Warennummer;Ursprung;Tonnen";
const two = "A;72083900;CN;24,5\nB;76011000;IN;1,5";

Deno.test("a total that is what the rows above it come to, and names no goods, is passed over and told", () => {
  for (
    const total of [
      "Summe;;;26",
      "Total;;;26,0",
      ";Gesamt;;26",
      "*;;;26",
      "**;;;26",
      "Sous-total;;;26",
      "Summe;;;",
    ]
  ) {
    const { rows, readAs } = goodTable(`${header}\n${two}\n${total}\n`);
    assert.equal(rows.length, 2, total);
    assert.ok(readAs.includes("A row of sums was passed over."), total);
  }
  const groups = `${header}\n${two}\nSumme;;;26\nC;72083900;CN;3\nD;72083900;CN;4\nSumme;;;7\nTotal;;;33\n`;
  assert.equal(goodTable(groups).rows.length, 4);
  assert.ok(goodTable(groups).readAs.includes("3 rows of sums were passed over."));
});

Deno.test("a total that could be a shipment, or that the rows don't come to, is asked about with its row", () => {
  const asked = (row: string, more?: TableOptions) =>
    complaints(`${header}\n${two}\n\n${row}\n`, more).slice(2);
  assert.deepEqual(asked("Summe;72083900;CN;26"), ["looksLikeTotal"]);
  assert.deepEqual(asked("*;72083900;CN;5"), ["looksLikeTotal"]);
  assert.deepEqual(asked("Summe 7208;72083900;CN;26"), ["looksLikeTotal"]);
  assert.deepEqual(asked("Total Steel;72083900;CN;5"), [undefined]);
  assert.deepEqual(asked("Summe;;;27"), ["totalDiffers"]);
  assert.deepEqual(asked(";;;26"), ["looksLikeTotal"]);
  assert.deepEqual(asked(";;;27"), [undefined]);
  const last = goodTable(`${header}\n${two}\n\nSumme;;;27\n`).rows.at(-1)?.complaint;
  assert.deepEqual(last, {
    kind: "totalDiffers",
    row: 5,
    text: "Summe",
    heading: "Tonnen",
    stated: "27",
    sum: "26",
  });
  assert.deepEqual(asked("Summe;72083900;CN;26", options({ totalRows: "skip" })), []);
  assert.deepEqual(asked("Summe;;;27", options({ totalRows: "skip" })), []);
  assert.deepEqual(asked("Summe;72083900;CN;26", options({ totalRows: "keep" })), [undefined]);
});

Deno.test("a table of nothing but totals or headings that are passed over is refused as one without rows", () => {
  const message = "The table must hold at least one shipment below its first line.";
  assert.equal(refused(`${header}\nSumme;;;26\n`, options({ totalRows: "skip" })).message, message);
  assert.equal(refused(`${header}\n${header}\n`).message, message);
});

Deno.test("a total may be named in a column that is passed through", () => {
  const text = "Ware,cn_code,origin_country,net_mass_kg\nSteel,72083900,CN,10\nTotal,72083900,CN,10\n";
  assert.deepEqual(complaints(text, keeping), [undefined, "looksLikeTotal"]);
});

const free = "cn_code,origin_country,tonnage,client_ref";

Deno.test("a decimal comma without quotes before a free column is asked about, not read as 24 t and reference 5", () => {
  assert.deepEqual(complaints(`${free}\n72083900,CN,24,5\n`), ["cutNumber"]);
  assert.deepEqual(complaints(`${free}\n72083900,CN,24,5,\n`), ["cutNumber"]);
  assert.deepEqual(complaints(`${free}\n72083900,CN,24,5,A\n`), ["tooManyCells"]);
  assert.deepEqual(complaints(`${free}\n72083900,CN,1,204.50\n`), ["cutNumber"]);
  assert.deepEqual(complaints(`${free},Lot\n72083900,CN,24,5,Wuhan\n`, keeping), ["cutNumber"]);
  assert.deepEqual(
    complaints("cn_code,origin_country,tonnage,verified_direct_intensity\n72083900,CN,24,5\n"),
    ["cutNumber"],
  );
});

Deno.test("digits in a free column are read where nothing can have been cut", () => {
  const point = options({ decimal: "point" });
  assert.deepEqual(complaints(`${free}\n72083900,CN,24,5\n`, point), [undefined]);
  assert.deepEqual(complaints(`${free}\n72083900,CN,24.5,1\n72083900,CN,24,2\n`), [undefined, undefined]);
  assert.deepEqual(complaints(`${free}\n72083900,CN,24.5,1\n72083900,CN,24,2\n72083900,CN,7,\n`), [
    undefined,
    "cutNumber",
    undefined,
  ]);
  assert.deepEqual(complaints(`${free}\n72083900,CN,24,4500012345\n`), [undefined]);
  assert.deepEqual(complaints(`${free}\n72083900,CN,24,PO-5\n`), [undefined]);
  assert.deepEqual(complaints(`${free.replaceAll(",", ";")}\n72083900;CN;24;5\n`), [undefined]);
  assert.deepEqual(complaints("cn_code,origin_country,tonnage,import_year\n72083900,CN,24,2026\n"), [
    undefined,
  ]);
  const dated = `${free},import`;
  const points = "72083900,CN,24.5,A,2026-02-15\n";
  assert.deepEqual(complaints(`${dated}\n${points}72083900,CN,24,5,2026-02-15\n`), [undefined, undefined]);
  assert.deepEqual(complaints(`${dated}\n${points}72083900,CN,24,5,\n`), [undefined, "cutNumber"]);
  assert.deepEqual(complaints(`${dated}\n${points}72083900,CN,24,5\n`), [undefined, "cutNumber"]);
  assert.deepEqual(complaints(`${dated}\n72083900,CN,24,5,2026-02-15\n`), ["cutNumber"]);
});
