/** What stands around the known words of a heading, above it and below it: nothing that could make another number of its column's is left out. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { Cells } from "../../../../src/domain/documents/workbook.ts";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { recognise } from "../../../../src/features/cbam/pages/tables/recognise.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { planTable } from "../../../../src/features/plans/table/columns.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";
import { workbookFacts } from "../../../../src/http/wire/table/question.ts";
import { saidUnderOwnHeadings } from "../../../support/named_by_hand.ts";
import { nothingSaid, numbered, tableOfSheet } from "../../../support/tables.ts";

const sets = [shipmentTable, importTable, customsColumns, planTable];
const headingsOf = (set: typeof shipmentTable, name: string): ReadonlyArray<string> => [
  name,
  ...Object.values(set.columns.find((column) => column.name === name)?.headings ?? {}).flat(),
];

Deno.test("a sign, a number or a remark beside the words for numbers makes an unknown column of each of its headings, in every table", () => {
  const around: ReadonlyArray<(heading: string) => string> = [
    (heading) => `${heading} %`,
    (heading) => `${heading} ‰`,
    (heading) => `${heading} ($)`,
    (heading) => `£ ${heading}`,
    (heading) => `~${heading}`,
    (heading) => `≈ ${heading}`,
    (heading) => `< ${heading}`,
    (heading) => `${heading} ±`,
    (heading) => `100 ${heading}`,
    (heading) => `½ ${heading}`,
    (heading) => `1/2 ${heading}`,
    (heading) => `${heading} (10 pieces)`,
    (heading) => `${heading} (12 months)`,
    (heading) => `${heading} (1/12)`,
    (heading) => `${heading} (12)`,
    (heading) => `${heading} (iso pallet)`,
    (heading) => `35 ${heading}`,
    (heading) => `${heading} (18 04)`,
  ];
  for (const set of sets) {
    for (const { name } of set.columns.filter(({ isNumber }) => isNumber === true)) {
      for (const heading of headingsOf(set, name)) {
        const whole = headingOf(set, heading);
        assert.ok("column" in whole && whole.column === name, `${name} ${heading}`);
        for (const put of around) {
          const text = put(heading);
          assert.ok(
            !("column" in headingOf(set, text)),
            `${name} ${text} ${JSON.stringify(headingOf(set, text))}`,
          );
        }
      }
    }
  }
});

Deno.test("a unit behind words for anything else is none of its column; the path of a name is", () => {
  for (const set of sets) {
    for (
      const text of [
        "EUR/kg",
        "Price/kg",
        "Tara/kg",
        "tare.kg",
        "perPiece.kg",
        "previousYear.netMassKg",
        "packaging.net_mass_kg",
        "GrossMass.kg",
        "pallet:tonnes",
        "EUR/Tonnage",
        "Stk/kg",
      ]
    ) {
      assert.ok(!("column" in headingOf(set, text)), text);
    }
  }
  const read = (text: string): unknown => headingOf(shipmentTable, text);
  assert.deepEqual(read("GoodsItem.GoodsMeasure.netMassKg"), { column: "net_mass_kg" });
  assert.deepEqual(read("GoodsItem/GoodsMeasure/netMass"), { column: "net_mass_kg" });
  assert.deepEqual(read("shipment.net_mass_kg"), { column: "net_mass_kg" });
  assert.deepEqual(read("shipment.tonnage"), { column: "tonnage" });
  assert.deepEqual(read("38 Eigenmasse (kg)"), { column: "net_mass_kg" });
  assert.deepEqual(read("3. Net mass (kg) *"), { column: "net_mass_kg" });
  assert.deepEqual(read("Massa netta (18 01)"), { column: "net_mass_kg" });
  assert.deepEqual(read("Carbon price paid (€)"), { column: "origin_carbon_price_eur_per_t" });
  assert.deepEqual(read("CN code (8 digits)"), { column: "cn_code" });
  assert.deepEqual(read("33 Warennummer"), { column: "cn_code" });
});

Deno.test("ordinary headings of a mass are read in their unit, in several languages, with marks of notes and needs", () => {
  const read = {
    net_mass_kg:
      "kgs|KGS|Net KGS|N.W.(KGS)|N.W. (kg)|Qté (kg)|Kilogramm (kg)|Net mass (kg)¹|Net mass (kg) 1)|Net mass (kg) [1]|Net mass (kg) †|Net mass (kg) (required)|Eigenmasse kg (Feld 38)|Nettogewicht / Net weight (kg)|Nettogewicht (kg) / Net weight (kg)|Peso netto in chilogrammi|Waga netto w kilogramach|Nettogewicht\nNet weight (kg)",
    tonnage:
      "Tonnage (t)|Tonnes (t)|Tonnen (t)|Metric tons|Net Weight (Metric Tons)|Quantity in metric tonnes|Tonnage net|Peso netto in tonnellate|Cantidad (toneladas)|Ilość w tonach|Menge [t]|Tonnen / Tonnes",
  };
  for (const set of sets) {
    for (const [column, headings] of Object.entries(read)) {
      if (!set.columns.some(({ name }) => name === column)) continue;
      for (const text of headings.split("|")) {
        assert.deepEqual(headingOf(set, text), { column }, `${column} ${text}`);
      }
    }
    const open =
      "Tonnage (kg)|Kilogramm (t)|Gewicht in Tonnen|Tonnes / kg|Gross weight / Net weight (kg)|Tara / Net weight (kg)|Net mass (kg) [12]|Net mass (kg) (Feld 35)|Net mass (kg) (10 required)|Quantity in ton|G.W. (kg)|Price / kg";
    for (const text of open.split("|")) assert.ok(!("column" in headingOf(set, text)), text);
  }
});

/** What a table is refused for, by the API and by the page alike; empty where it is read. */
const refusal = (rows: ReadonlyArray<Cells>): string => {
  const said = Either.match(tableOfSheet(rows, { ...nothingSaid, keepsExtraColumns: true }), {
    onLeft: ({ message }) => message,
    onRight: () => "",
  });
  const page = atOnce(recognise(numbered(rows), workbookFacts, undefined));
  if (said.includes("names another unit")) {
    assert.equal(Either.isLeft(page) ? page.left.message : "", said);
    assert.equal(saidUnderOwnHeadings(numbered(rows)), said, "named by hand");
  }
  return said;
};

const good: Cells = ["72083900", "CHN", 24.5];

Deno.test("words above the headings, or in a quantity's own cells, that name another unit or multiple refuse the table", () => {
  const headings = ["CN code", "Origin", "Tonnes"];
  for (
    const text of [
      "Angaben in Tsd. t",
      "all figures in thousands",
      "(kg)",
      "in kg",
      "Mengen in kg",
      "Quantities in 1 000 t",
      "Unit: kg",
      "en milliers de tonnes",
      "Mio. t",
      "in g",
    ]
  ) {
    assert.match(
      refusal([[text], headings, good]),
      /Row 1 .* names another unit than the column "Tonnes"/,
      text,
    );
    assert.match(
      refusal([headings, [null, null, text], good]),
      /Row 2 .* names another unit than the column "Tonnes"/,
      text,
    );
  }
  for (
    const text of [
      "Imports 2026",
      "CBAM above 50 t",
      "Mengen in t",
      "in tonnes",
      "Steel Ltd. in Dover",
      "Einfuhren in Hamburg",
    ]
  ) {
    assert.equal(refusal([[text], headings, good]), "", text);
  }
});

Deno.test("words right above a quantity that make another one of it are no title", () => {
  const below = ["CN code", "Origin", "Net mass (kg)"];
  for (const text of ["Forecast", "Previous year", "Per piece", "Estimated", "Tare", "EUR"]) {
    assert.match(refusal([["Goods", null, text], below, good]), /net mass|tonnage|missing/i, text);
  }
  for (const text of ["Masses", "Shipment", "Customs"]) {
    assert.equal(refusal([["Goods", null, text], below, good]), "", text);
  }
  assert.equal(refusal([["Forecast of imports"], below, good]), "");
});

Deno.test("a table without a quantity names the unknown heading that could be it, with the name that is read", () => {
  const headed = (text: string) => refusal([["CN code", "Origin", text], good]);
  assert.match(
    headed("Gewicht in Tonnen"),
    /If "Gewicht in Tonnen" is the net mass, call it "Net mass \(t\)"\./,
  );
  assert.match(headed("Waga (KGS)"), /If "Waga \(KGS\)" is the net mass, call it "Net mass \(kg\)"\./);
  assert.doesNotMatch(headed("Pieces"), /call it/);
});
