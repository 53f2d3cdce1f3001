/** The default values beside a workbook in the shape of the Commission's, which the test writes. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { writeXlsx } from "hucre/xlsx";
import { compareWorkbook, type Comparison } from "../../../../src/adapters/reference/commission/compare.ts";
import { readWorkbook, type Sheet } from "../../../../src/adapters/reference/commission/workbook.ts";
import { countryName } from "../../../../src/kernel/country_names.ts";
import { type Decimal, toJsonNumber } from "../../../../src/kernel/decimal.ts";
import type { DefaultValue } from "../../../../src/domain/cbam/law/reference.ts";
import { law } from "../../../support/law.ts";

const { dataSet } = law;

type Cell = string | number | null;
interface Written {
  readonly name: string;
  readonly rows: Array<Array<Cell>>;
}

const heading = [
  "CN code",
  "Aggregated goods category and description",
  "Default value (direct emissions)",
  "Default value (indirect emissions)",
  "Default value (total emissions)",
  "Underlying production route",
];

const figure = (value: Decimal | null): Cell => value === null ? "–" : toJsonNumber(value);

const rowOf = (
  { goodsLine, routeLetters, directTPerT, indirectTPerT, totalTPerT }: DefaultValue,
): Array<Cell> => [
  (goodsLine.match(/^\d{4}|\d\d/g) ?? []).join(" "),
  "Goods of this line",
  toJsonNumber(directTPerT),
  figure(indirectTPerT),
  toJsonNumber(totalTPerT),
  routeLetters.length === 0 ? null : `(${routeLetters.join("/")})`,
];

/** Excel ends the names of sheets after 31 characters. */
const sheetName = (country: string): string =>
  (country === "OTHER" ? "_Other Countries and Territories" : countryName(country)).slice(0, 31);

const sheets = (): Array<Written> => [
  { name: "Overview", rows: [["Default values"], ["As of", "6 August 2026"]] },
  { name: "Version History", rows: [["Version", "Change"], ["2", "Corrections"]] },
  ...[...dataSet.lines].map(([country, lines]) => ({
    name: sheetName(country),
    rows: [[sheetName(country)], [], heading, ...[...lines.values()].flat().map(rowOf), ["", "Notes: –"]],
  })),
];

const written = (content: ReadonlyArray<Written>): Promise<Uint8Array> => writeXlsx({ sheets: [...content] });

const compared = async (content: ReadonlyArray<Written>): Promise<Comparison> => {
  const read: ReadonlyArray<Sheet> = await Effect.runPromise(readWorkbook(await written(content)));
  return compareWorkbook(dataSet, read);
};

/** The row of a goods line on a sheet. */
const rowIn = (content: ReadonlyArray<Written>, sheet: string, cn: string): Array<Cell> => {
  const row = content.find(({ name }) => name === sheet)?.rows.find(([cell]) => cell === cn);
  assert.ok(row !== undefined, `${sheet} ${cn}`);
  return row;
};

Deno.test("a workbook with the figures of the table has no difference, in any of its countries", async () => {
  const { differences, lines, countries, roundedFigures } = await compared(sheets());
  assert.deepEqual(differences, []);
  assert.deepEqual([lines, countries, roundedFigures], [10_910, 122, 0]);
});

Deno.test("every figure, route, line and country that differs is named; more digits of the same figure are not", async () => {
  const content = sheets();
  rowIn(content, "China", "7208")[4] = 3.19;
  rowIn(content, "India", "2808 00 00")[3] = "–";
  rowIn(content, "Albania", "2808 00 00")[2] = 2.7312;
  rowIn(content, "Algeria", "7208")[5] = "(E)";
  const brazil = content.find(({ name }) => name === "Brazil");
  brazil?.rows.splice(3, 1);
  brazil?.rows.push(["9999 99 99", "Other goods", 1, 0, 1, null]);
  const kept = content.filter(({ name }) => name !== "Chile");
  kept.push({ name: "Atlantis", rows: [heading] });
  const { differences, roundedFigures } = await compared(kept);
  const [line] = dataSet.lines.get("BRA")?.values().next().value ?? [];
  assert.equal(roundedFigures, 1);
  assert.deepEqual(
    differences.map((text) =>
      text.replace(/is 0?[0-9.]+ in the table, a dash/, "is FIGURE in the table, a dash")
    ).toSorted(),
    [
      "CHN 7208 (C): total is 3.187 in the table, 3.19 in the workbook",
      "IND 28080000: indirect is FIGURE in the table, a dash in the workbook",
      "DZA 7208 (E) is in the workbook alone",
      `DZA 7208 (${
        dataSet.lines.get("DZA")?.get("7208")?.[0]?.routeLetters.join("/")
      }) is in the table alone`,
      `BRA ${line?.goodsLine} is in the table alone`,
      "BRA 99999999 is in the workbook alone",
      "sheet Atlantis is of no country of the table",
      "CHL has no sheet in the workbook",
    ].toSorted(),
  );
});

Deno.test("a sheet without the columns' names, and a file that is no workbook, are named", async () => {
  const content = sheets();
  const china = content.find(({ name }) => name === "China");
  china?.rows.splice(2, 1);
  const { differences } = await compared(content);
  assert.deepEqual(differences, [
    "sheet China has no row that names CN code, direct, indirect, total and route",
  ]);
  const broken = await Effect.runPromise(Effect.flip(readWorkbook(new TextEncoder().encode("no workbook"))));
  assert.match(broken.message, /can't be read as a workbook/);
});

Deno.test("reference:compare prints the differences of a file and ends with 1, or with 0 where there are none", async () => {
  const directory = await Deno.makeTempDir();
  const run = async (...names: ReadonlyArray<string>) => {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["task", "--quiet", "reference:compare", ...names],
      cwd: new URL("../../../../", import.meta.url),
    }).output();
    const text = new TextDecoder();
    return { code, out: text.decode(stdout), error: text.decode(stderr) };
  };
  const content = sheets();
  await Deno.writeFile(`${directory}/same.xlsx`, await written(content));
  rowIn(content, "China", "7208")[4] = 3.19;
  await Deno.writeFile(`${directory}/other.xlsx`, await written(content));
  const same = await run(`${directory}/same.xlsx`);
  assert.equal(same.code, 0, same.error);
  assert.match(
    same.out,
    /^0 differences between data set 2026-08-06 and the workbook: 10910 lines of 122 countries/,
  );
  const other = await run(`${directory}/other.xlsx`, "2026-08-06");
  assert.equal(other.code, 1);
  assert.match(
    other.out,
    /^CHN 7208 \(C\): total is 3\.187 in the table, 3\.19 in the workbook\n1 differences/,
  );
  assert.match((await run()).error, /Name the workbook/);
  assert.match(
    (await run(`${directory}/same.xlsx`, "2025")).error,
    /no data set 2025: 2026-02-04, 2026-08-06/,
  );
  await Deno.remove(directory, { recursive: true });
});
