/** Tables below a table, and numbers of which the table says less than it seems: nothing of them is read as something else. */
import assert from "node:assert/strict";
import type { TableOptions } from "../../../../src/http/wire/table/shape.ts";
import { goodTable, nothingSaid } from "../../../support/tables.ts";

const keeping: TableOptions = { ...nothingSaid, keepsExtraColumns: true };

const complaints = (text: string, options = keeping) =>
  goodTable(text, options).rows.map(({ complaint }) => complaint);

const masses = (text: string, options = keeping) =>
  goodTable(text, options).rows.map(({ strict }) =>
    strict?.members["net_mass_kg"] ?? strict?.complaints.map(({ message }) => message).join()
  );

const first = "KN-Code;Ursprungsland;Eigenmasse (kg);Einfuhrdatum\n72083900;CN;24500;05.01.2026\n";

Deno.test("rows below other headings than the table's are no rows of it: tonnes are never read as kilograms", () => {
  for (
    const headings of [
      "KN-Code;Ursprungsland;Menge (t);Einfuhrdatum",
      "KN-Code;Ursprungsland;Eigenmasse;Einfuhrdatum",
      "KN-Code;Ursprungsland;Rohmasse (kg);Einfuhrdatum",
      "Ursprungsland;KN-Code;Eigenmasse (kg);Einfuhrdatum",
      "Tariff code;Origin;Net tonnes;",
    ]
  ) {
    const found = complaints(
      `${first}Februar\n${headings}\n76042990;IN;9;07.02.2026\n76042990;IN;8;08.02.2026\n`,
    );
    const other = { kind: "belowOtherHeadings", headings: 4 };
    assert.deepEqual(found.slice(-2), [other, other], headings);
    assert.equal(found[0], undefined, headings);
  }
});

Deno.test("headings again, in the same or in other words, are passed over, also behind another table", () => {
  const again = "CN code;Country of origin;Net mass (kg);Date of entry";
  assert.deepEqual(complaints(`${first}${again}\n76042990;IN;9;07.02.2026\n`), [undefined, undefined]);
  const other = "KN-Code;Ursprungsland;Tonnen;Einfuhrdatum\n76042990;IN;9;07.02.2026\n";
  assert.deepEqual(
    complaints(`${first}${other}${first}`).map((complaint) => complaint?.kind),
    [undefined, "belowOtherHeadings", undefined],
  );
});

Deno.test("texts that are no two headings are rows like any other", () => {
  const found = complaints(`${first}Februar;;;\nTonnen;;;\nkg;kg;;\n72083900;CN;1200;06.01.2026\n`);
  assert.deepEqual(found.at(-1), undefined);
});

const quoted = (...numbers: ReadonlyArray<string>): string =>
  ['"KN-Code","Ursprungsland","Eigenmasse (kg)"', ...numbers.map((text) => `"72083900","CN","${text}"`)].join(
    "\n",
  );

Deno.test("a decimal comma in quotes says that 1.200 between commas may be 1200: it asks, and is never 1.2", () => {
  const [known, asked] = masses(quoted("24.500,5", "1.200"));
  assert.equal(known, 24500.5);
  assert.match(String(asked), /could be 1200 or a fraction/);
  const [comma, whole] = masses(quoted("24,5", "1200"));
  assert.match(String(comma), /has a decimal comma: say decimal=comma/);
  assert.equal(whole, 1200);
  assert.deepEqual(masses(quoted("24,5", "1.200,5"), { ...keeping, decimal: "comma" }), [24.5, 1200.5]);
});

Deno.test("numbers between commas have decimal points where none has a comma, and ask where both are there", () => {
  assert.deepEqual(masses(quoted("1.200", "24.5")), [1.2, 24.5]);
  assert.deepEqual(masses(quoted("24,500.5", "24.5")), [24500.5, 24.5]);
  const [point, comma, either] = masses(quoted("24.5", "24,5", "1.200"));
  assert.equal(point, 24.5);
  assert.match(String(comma), /has a decimal comma/);
  assert.match(String(either), /could be 1200 or a fraction/);
});

Deno.test("what is said of a mass with a unit of its own keeps that unit", () => {
  const rows = (...cells: ReadonlyArray<string>): string =>
    ["KN-Code;Ursprungsland;Tonnen", ...cells.map((mass) => `72083900;CN;${mass}`)].join("\n");
  const said = (text: string, options = keeping) =>
    goodTable(text, options).rows.map(({ strict }) => strict?.complaints[0]);
  const [, asked] = said(rows("24,5 t", "1.200 kg"));
  assert.match(asked?.message ?? "", /write 1200 kg or 1,200 kg.*found "1.200 kg"/);
  const [other] = said(rows("1,200.5 kg"), { ...keeping, decimal: "comma" });
  assert.equal(other?.suggestion, "1200,5 kg");
});
