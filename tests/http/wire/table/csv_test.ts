/** Tables of shipments as people keep them, in CSV. Decisions, "Bulk rows and CSV". */
import assert from "node:assert/strict";
import { goodTable, refused } from "../../../support/tables.ts";

const strictOf = (text: string, options?: Parameters<typeof goodTable>[1]) =>
  goodTable(text, options).rows.map((row) => row.strict?.members);

Deno.test("a table is the same rows, whatever its separator, line ends, quotes, order of columns and byte order mark", () => {
  const comma = "cn_code,origin_country,tonnage,client_ref\r\n72083900,CHN,24.5,a\r\n76011000,IND,1,\r\n";
  const tables = [
    comma,
    `\ufeff${comma}`,
    comma.replaceAll("\r\n", "\n"),
    comma.replaceAll("\r\n", "\r"),
    comma.replaceAll(",", ";"),
    comma.replaceAll(",", "\t"),
    comma.replace("72083900,CHN", '"72083900","CHN"'),
    "client_ref;tonnage;origin_country;cn_code\na;24.5;CHN;72083900\n;;;\n\n;1;IND;76011000\n",
  ];
  for (const table of tables) {
    assert.deepEqual(
      strictOf(table),
      [
        { cn_code: "72083900", origin_country: "CHN", tonnage: 24.5, client_ref: "a" },
        { cn_code: "76011000", origin_country: "IND", tonnage: 1 },
      ].map((row) =>
        Object.fromEntries(Object.entries(row).sort(([a], [b]) => table.indexOf(a) - table.indexOf(b)))
      ),
      table,
    );
  }
});

Deno.test("headings in English, German and French are known, in any case and with units", () => {
  const headers = [
    "CN code;Country of origin;Net mass (kg);Import date;Reference",
    "KN-Code;Ursprungsland;Eigenmasse in kg;Einfuhrdatum;Referenz",
    "WARENNUMMER;URSPRUNG;NETTOGEWICHT [KG];EINFUHRDATUM;REFERENZ",
    "Code NC;Pays d’origine;Poids net (kg);Date d'importation;Référence",
  ];
  for (const header of headers) {
    assert.deepEqual(strictOf(`${header}\n7208 39 00;CN;24500;15.02.2026;x\n`), [{
      cn_code: "72083900",
      origin_country: "CHN",
      net_mass_kg: 24500,
      import: "2026-02-15",
      client_ref: "x",
    }], header);
  }
});

Deno.test("what was taken for what is said: headings and the decimal mark", () => {
  const { readAs } = goodTable("Warennummer;origin_country;Menge (t)\n72083900;CHN;24,5\n");
  assert.deepEqual(readAs, [
    'The column "Warennummer" was read as cn_code.',
    'The column "Menge (t)" was read as tonnage.',
    "Numbers were read with a decimal comma.",
  ]);
  assert.deepEqual(goodTable("cn_code,origin_country,tonnage\n1,2,3\n").readAs, []);
});

Deno.test("a semicolon table has a decimal comma where its numbers can mean nothing else; then 1.204 asks", () => {
  const table = "cn_code;origin_country;tonnage\n72083900;CHN;24,5\n72083900;CHN;1.204\n72083900;CHN;1,204\n";
  const [first, second, third] = goodTable(table).rows;
  assert.equal(first?.strict?.members["tonnage"], 24.5);
  assert.deepEqual(second?.strict?.complaints.map(({ path, code }) => [path, code]), [[
    "tonnage",
    "ambiguous",
  ]]);
  assert.equal(second?.strict?.members["tonnage"], undefined);
  assert.equal(third?.strict?.members["tonnage"], 1.204);
});

Deno.test("a semicolon table whose numbers all could be thousands asks; with decimal= it doesn't", () => {
  const table = "cn_code;origin_country;net_mass_kg\n72083900;CHN;1.204\n72083900;CHN;12,500\n";
  assert.deepEqual(goodTable(table).rows.map((row) => row.strict?.complaints.length), [1, 1]);
  const said = (decimal: "comma" | "point") =>
    goodTable(table, { decimal, keepsExtraColumns: false }).rows.map((row) =>
      row.strict?.members["net_mass_kg"]
    );
  assert.deepEqual(said("point"), [1.204, 12500]);
  assert.deepEqual(said("comma"), [1204, 12.5]);
});

Deno.test("a comma table has decimal points; where a quoted decimal comma is there, both ask", () => {
  const header = "cn_code,origin_country,tonnage\n";
  assert.equal(goodTable(`${header}72083900,CHN,1.204\n`).rows[0]?.strict?.members["tonnage"], 1.204);
  const table = `${header}72083900,CHN,1.204\n72083900,CHN,"24,5"\n`;
  const [first, second] = goodTable(table).rows;
  assert.equal(first?.strict?.complaints[0]?.code, "ambiguous");
  assert.equal(second?.strict?.complaints[0]?.suggestion, "24.5");
  const [, comma] = goodTable(table, { decimal: "comma", keepsExtraColumns: false }).rows;
  assert.equal(comma?.strict?.members["tonnage"], 24.5);
});

Deno.test("a table with both decimal marks leaves each number to itself", () => {
  const rows = goodTable("cn_code;origin_country;tonnage\n7;CHN;24,5\n7;CHN;24.5\n7;CHN;1.204\n").rows;
  assert.deepEqual(rows.map((row) => row.strict?.members["tonnage"]), [undefined, 24.5, undefined]);
});

Deno.test("the header may stand below a title, and rows of sums and blank rows are no shipments", () => {
  const table = "Einfuhren 2026;;\n;;\nStand: 21.11.2026;;\nWarennummer;Ursprungsland;Tonnen\n" +
    "72083900;CN;24,5\n;;\n76011000;IN;1,5\nSumme;;26\n";
  const { rows, readAs } = goodTable(table);
  assert.deepEqual(rows.map((row) => row.strict?.members["cn_code"]), ["72083900", "76011000"]);
  assert.ok(readAs.includes("A row of sums was passed over."));
});

Deno.test("unknown columns are issues unless the call keeps them; then they are passed through untouched", () => {
  const table = "cn_code;Lieferant;origin_country;tonnage;Lieferant;\n72083900; =Wu & Co ;CHN;1,5;007;x\n";
  const failure = refused(table);
  assert.deepEqual(failure.issues.map(({ path }) => path), ["Lieferant", "Lieferant", ""]);
  assert.match(failure.message, /column "Lieferant" is not known.*extra_columns=keep/);
  const kept = goodTable(table, { decimal: undefined, keepsExtraColumns: true });
  assert.ok(kept.readAs.includes('Passed through unread: "Lieferant", "Lieferant (column 5)", "column 6".'));
  const [row] = kept.rows;
  assert.deepEqual(row?.extra, { "Lieferant": " =Wu & Co ", "Lieferant (column 5)": "007", "column 6": "x" });
});

Deno.test("of two columns of goods codes it is told which was read, and which cells of the other one were", () => {
  const told = (codes: string) =>
    goodTable(`Warennummer;KN-Code;origin_country;tonnage\n${codes};ALB;1\n72083900;72083900;CHN;1\n`).readAs
      .filter((sentence) => sentence.includes("Warennummer") || sentence.includes("KN-Code"));
  const asCode = 'The column "KN-Code" was read as cn_code.';
  assert.deepEqual(told("2523100010;25231000"), [
    asCode,
    'Read as cn_code in rows in which it says more: "Warennummer".',
  ]);
  assert.deepEqual(told("7208390010;72083900"), [asCode, 'Passed through unread: "Warennummer".']);
});

Deno.test("a mistyped heading suggests the right one, and text that can't be stored is an error of its row", () => {
  assert.equal(refused("cn_code,origin_country,tonage\n1,2,3\n").issues[0]?.suggestion, "tonnage");
  const [row] = goodTable("cn_code,origin_country,tonnage\n72083900,CHN\u0000,1\n").rows;
  assert.equal(row?.complaint?.kind, "brokenRow");
});

Deno.test("a table that can't be read says every column that is wrong", () => {
  const tables: ReadonlyArray<readonly [string, RegExp]> = [
    ["", /column cn_code is missing/],
    ["cn_code,origin_country\n1,2\n", /column tonnage is missing \(or net_mass_kg, for electricity mwh\)/],
    ["cn_code,origin_country,tonnage,weight\n1,2,3,4\n", /column "weight" is not known/],
    ["cn_code,origin_country,tonnage,tonnage\n1,2,3,4\n", /column tonnage is there more than once/],
    [
      "cn_code;Warennummer;origin_country;tonnage\n1;2;2;3\n",
      /cn_code is there more than once \("cn_code" and "Warennummer"\)/,
    ],
    [
      "cn_code;origin_country;Nettogewicht\n1;2;3\n",
      /"Nettogewicht" names no unit: call it "Nettogewicht \(kg\)" or "Nettogewicht \(t\)"/,
    ],
    ["cn_code,origin_country,tonnage\n", /at least one shipment below its first line/],
    ['cn_code,origin_country,tonnage\n"72083900,CHN,1\n', /quotes that don't close/],
  ];
  for (const [table, expected] of tables) assert.match(refused(table).message, expected, table);
});

Deno.test("a row with more cells than the header is an error of that row, one with fewer lacks what is behind", () => {
  const [long, short] = goodTable("cn_code,origin_country,tonnage\n72083900,CHN,24,5\n72083900,CHN\n").rows;
  assert.deepEqual(long?.complaint, { kind: "tooManyCells", cells: 4, columns: 3 });
  assert.deepEqual(long?.sent, {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: "24",
    "column 4": "5",
  });
  assert.deepEqual(short?.strict?.members, { cn_code: "72083900", origin_country: "CHN" });
});

Deno.test("electricity in MWh and an assumed factor are columns, with a decimal comma too", () => {
  const [row] = goodTable("KN-Code;Ursprung;Strommenge (MWh);assume_cscf\n2716 00 00;RS;1.000,5;0,9\n").rows;
  assert.deepEqual(row?.strict?.members, {
    cn_code: "27160000",
    origin_country: "SRB",
    mwh: 1000.5,
    assume_cscf: 0.9,
  });
});
