/** What programs put around the rows of their exports, and what stays a question all the same. */
import assert from "node:assert/strict";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";
import { goodTable, nothingSaid, refused } from "../../../support/tables.ts";

const keeping = { ...nothingSaid, keepsExtraColumns: true };
const strict = (text: string) => goodTable(text, keeping).rows.map(({ strict }) => strict?.members);
const complaints = (text: string) =>
  goodTable(text).rows.map(({ strict }) => strict?.complaints.map(({ path }) => path) ?? []);

const header = "Warennummer;Ursprungsland;Eigenmasse (kg);Annahmedatum";
const dated = (...days: ReadonlyArray<string>): string =>
  [header, ...days.map((day) => `72083900;CN;24,5;${day}`)].join("\n");

Deno.test("years of two digits are read where only the last part of the column's days can be one", () => {
  assert.deepEqual(strict(dated("05.01.26", "27.02.26")).map((row) => row?.["import"]), [
    "2026-01-05",
    "2026-02-27",
  ]);
  for (const open of [["26.01.27", "25.02.26"], ["26-01-05", "26-01-06"], ["05.01.05", "06.01.26"]]) {
    assert.ok(complaints(dated(...open)).some((paths) => paths.includes("import")), open.join());
  }
});

Deno.test("the bare number of a day is read from 2026 on, earlier ones could be anything", () => {
  assert.deepEqual(strict(dated("46023", "54788")).map((row) => row?.["import"]), [
    "2026-01-01",
    "2049-12-31",
  ]);
  assert.deepEqual(complaints(dated("46022", "54789", "4602")), [["import"], ["import"], ["import"]]);
});

Deno.test("rows that repeat the headings are passed over and told, with a heading of two rows too", () => {
  const again = goodTable(`${header}\n72083900;CN;24,5;05.01.2026\n${header}\n72083900;TR;1,5;06.01.2026\n`);
  assert.equal(again.rows.length, 2);
  assert.ok(again.readAs.includes("A row that repeats the headings was passed over."));
  const [upper, lower] = ["Waren-;Ursprungs-;Eigenmasse;Annahme-", "nummer;land;kg;datum"];
  const two = goodTable(
    `${upper}\n${lower}\n72083900;CN;24,5;05.01.2026\n${upper}\n${lower}\n72083900;TR;1,5;06.01.2026\n`,
  );
  assert.deepEqual(two.rows.map(({ strict }) => strict?.members["net_mass_kg"]), [24.5, 1.5]);
  assert.ok(two.readAs.includes("2 rows that repeat the headings were passed over."));
});

Deno.test("a column of units gives each quantity its own, and one of pieces is no mass", () => {
  const listed = (...rows: ReadonlyArray<string>): string =>
    ["Warennummer;Ursprungsland;Menge;ME;Nettogewicht;Gewichtseinheit", ...rows].join("\n");
  assert.deepEqual(
    strict(listed("72083900;CN;3;ST;24,5;KG", "72083900;CN;2;ST;1,5;TO")).map((row) => ({
      kg: row?.["net_mass_kg"],
      t: row?.["tonnage"],
    })),
    [{ kg: 24.5, t: undefined }, { kg: undefined, t: 1.5 }],
  );
  assert.match(
    refused(listed("72083900;CN;3;ST;24,5;Ballen"), keeping).message,
    /^The column "Nettogewicht" can't be read as the net mass: .* "Gewichtseinheit" is "Ballen" in row 2/,
  );
  const beside = "Warennummer;Ursprungsland;Eigenmasse (kg);ME\n72083900;CN;24,5;KG\n72083900;CN;24,5;\n";
  assert.deepEqual(complaints(beside), [[], ["net_mass_kg"]]);
});

Deno.test("a text that names its separator, formulas of text and lists between bars are read", () => {
  const [first] = strict(`sep=|\n${header.replaceAll(";", "|")}\n="72083900"|CN|24,5|05.01.2026\n`);
  assert.equal(first?.["cn_code"], "72083900");
  const [listed] = strict(
    `${"-".repeat(40)}\n|${header.replaceAll(";", "|")}|\n${
      "-".repeat(40)
    }\n|72083900 |CN |24,5- |05.01.2026|\n`,
  );
  assert.equal(listed?.["net_mass_kg"], -24.5);
});

Deno.test("a shortened heading counts where all that it can be short for means the same, gross masses stay gross", () => {
  const meaningOf = (heading: string) => headingOf(shipmentTable, heading);
  const known: Readonly<Record<string, string>> = {
    ...{
      "Ctry of Orig.": "origin_country",
      "Land v. oorsprong": "origin_country",
      "Cod. doganale": "cn_code",
    },
    ...{ "Net Wt (KGS)": "net_mass_kg", "EigenM (KG)": "net_mass_kg", "38 Eigenmasse": "net_mass_kg" },
    ...{ "Summe von Eigenmasse (t)": "tonnage", "Acc. date": "import", "HTS #": "cn_code" },
  };
  for (const [heading, column] of Object.entries(known)) {
    assert.deepEqual(meaningOf(heading), { column }, heading);
  }
  const unknown = ["Gew.", "Vers.-Land", "Export ctry", "Best. Land", "Netto Value", "Code.", "Pos."];
  for (const heading of unknown) assert.ok(!("column" in meaningOf(heading)), heading);
  for (const heading of ["RohM (KG)", "Gross Wt", "Peso br."]) {
    assert.deepEqual(meaningOf(heading), { isGross: true }, heading);
  }
});

Deno.test("a total of a group that isn't what its rows come to is an error, and a name that ends in a word of sums is none", () => {
  const grouped = (...rows: ReadonlyArray<string>): string => [header, ...rows].join("\n");
  const total = grouped("72083900;CN;24,5;05.01.2026", ";;1,5;06.01.2026", "72083900 Ergebnis;;27,0;");
  const kinds = goodTable(total).rows.map(({ complaint }) => complaint?.kind);
  assert.deepEqual(kinds, [undefined, undefined, "totalDiffers"]);
  const one = grouped("72083900;CN;24,5;05.01.2026", ";CN;1,5;06.01.2026", "72083900 Ergebnis;;26,0;");
  assert.deepEqual(strict(one).map((row) => row?.["cn_code"]), ["72083900", "72083900"]);
  const named = ["Ref;CN code;Origin;Net mass (kg)", "Nord;72083900;CN;24,5", "Nord Total;72083900;CN;24,5"];
  assert.equal(strict(named.join("\n")).length, 2);
});
