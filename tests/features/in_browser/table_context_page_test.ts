/// <reference lib="dom" />
/** Rows of a table among the others, as a person mends and calculates them in a browser. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { onSite } from "../../support/browser.ts";
import { styledWorkbook, styles } from "../../support/named_by_hand.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

const csv = (text: string) => ({ name: "sheet.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

onSite(
  "a row below the headings of another table stays wrong when one of its cells is corrected",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables");
    await page.setInputFiles(
      "#file",
      csv(
        "CN code;Origin;Net mass (kg);Order\n72083900;CN;100;A\nCN code;Country of origin;Tonnes;Order\n72083900;Atlantis;5;B\n",
      ),
    );
    const row = page.locator("#rows tr", { has: page.getByText("Leave this row out") });
    await row.getByLabel(/^Country of origin/).fill("China");
    await broughtBy(
      page.waitForResponse("**/tables/check"),
      () => row.getByLabel(/^Country of origin/).press("Tab"),
    );
    await page.locator("#rows tr:not(.earlier)", { hasText: "headings" }).waitFor();
    await untilEqual(() => row.getByText("Corrected").count(), 0);
    await untilEqual(() => row.locator(".badge.bad").count(), 1);
    assert.deepEqual(complaints, []);
  },
);

onSite(
  "a number that was asked about is no figure of the result, which says the year that counts without a day",
  async ({ visit, key }) => {
    const { page, complaints } = await visit("/tables");
    await page.setInputFiles(
      "#file",
      csv("CN code;Origin;Net mass (kg)\n72083900;CN;24500,5\n72083900;CN;1.200\n"),
    );
    await page.getByText("Rows to correct: 1").waitFor();
    await page.fill("#key", key);
    await page.getByRole("button", { name: "Calculate the table" }).click();
    await page.getByText(/^Rows without a day of import were calculated for \d{4}\.$/).waitFor();
    const counts = await page.locator("#result header .chip").allTextContents();
    assert.deepEqual(counts.map((text) => text.replace(/\D/g, "")), ["2", "1", "0", "0", "1"]);
    await page.getByRole("button", { name: "Back to the rows" }).click();
    await page.getByLabel("Decimal mark").first().selectOption("comma");
    await page.getByText("Every row can be calculated").waitFor();
    await untilMatch(() => page.textContent("#rows"), /1,200/);
    assert.deepEqual(complaints, []);
  },
);

onSite(
  "a column that a person names is refused by what its cells show, and read under the name that they show",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables");
    const rows = [
      ["CN code", "Country of origin", "Gewicht", "Import date"],
      ["72083900", "China", { number: 24.5, style: styles.tonnes }, "2026-02-15"],
    ];
    await page.setInputFiles("#file", {
      name: "sheet.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(styledWorkbook(rows)),
    });
    const meaning = page.getByRole("combobox", { name: "Is read as: Gewicht" });
    await meaning.selectOption("net_mass_kg");
    await page.getByText('"Gewicht" has a number in row 2 that its cell shows with the unit "t"').waitFor();
    await untilEqual(() => page.locator("#calculate").isVisible(), false);
    await meaning.selectOption("tonnage");
    await page.getByText("Every row can be calculated").waitFor();
    await untilEqual(() => page.locator("#trouble").isVisible(), false);
    assert.deepEqual(complaints.filter((each) => !each.includes("400")), []);
  },
);

onSite(
  "numbers are typed and offered in the page's language where a workbook tells no mark, and leave in CSV with it",
  async ({ visit, key }) => {
    const { page, complaints } = await visit("/tables?lang=de");
    const rows = [
      ["Warennummer", "Ursprungsland", "Eigenmasse (kg)", "Einfuhrdatum"],
      ["72083900", "Chiina", { number: 850.125, style: styles.plain }, "2026-02-15"],
      ["72083900", "China", "ein wenig", "2026-02-15"],
      ["72083900", "China", "recht viel", "2026-02-15"],
    ];
    await page.setInputFiles("#file", {
      name: "sheet.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(styledWorkbook(rows)),
    });
    const mass = (row: number) => page.getByLabel(`Eigenmasse in kg, Zeile ${row}`);
    await untilEqual(() => mass(2).inputValue(), "850,125");
    await page.getByRole("button", { name: "China übernehmen" }).click();
    await page.getByText("Zu berichtigende Zeilen: 2").waitFor();
    await mass(3).fill("12,5");
    await mass(3).press("Tab");
    await page.getByText("Zu berichtigende Zeilen: 1").waitFor();
    await mass(4).fill("1204,1250");
    await mass(4).press("Tab");
    await page.getByText("Zu berichtigende Zeilen: 0").waitFor();
    await page.fill("#key", key);
    await page.getByRole("button", { name: "Tabelle berechnen" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /CSV/ }).click(),
    ]);
    const text = await Deno.readTextFile(await file.path());
    assert.match(text, /;850,125;.*;12,5;.*;1204,125;/s);
    assert.deepEqual(complaints, []);
  },
);

onSite(
  "what is said of a table's file is in the language of the page that the table is opened on",
  async (site) => {
    const { page, complaints } = await site.visit("/tables?lang=de");
    await page.setInputFiles("#file", {
      name: "groessen.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("CN code;Origin;Net mass (kg);Order\n72083900;Atlantis;10;Größe\n", "latin1"),
    });
    await page.locator("#above", { hasText: "Die Datei wurde als Text in" }).waitFor();
    await page.getByText("Zu berichtigende Zeilen: 1").waitFor();
    await page.reload();
    await page.locator("#above", { hasText: "Die Datei wurde als Text in" }).waitFor();
    const sentences = [["fr", /^Le fichier a été lu comme texte/], ["en", /^The file was read as/]] as const;
    for (const [language, sentence] of sentences) {
      await page.goto(`${site.origin}/tables?lang=${language}`);
      await untilMatch(() => page.textContent("#above"), sentence);
    }
    assert.deepEqual(complaints, []);
  },
);

onSite(
  "a row that needs a route once another cell of it is mended gets the field to choose it in, and loses nothing typed",
  async ({ visit, key }) => {
    const sheets = [
      [
        "CN code,Country of origin,Tonnes,Import date\n2523100,TR,12.5,2026-03-01\n72083900,TR,24,2026-03-01\n" +
        "72083900,Atlantis,24,2026-03-01\n",
        "CN code, Row 2",
        "25231000",
      ],
      [
        "CN code;Country of origin;Net mass (kg);Import date\n25231000;TR;12.000;2026-03-01\n" +
        "72083900;TR;24000,5;2026-03-01\n72083900;Atlantis;24000,5;2026-03-01\n",
        "Net mass in kg, Row 2",
        "12000",
      ],
    ] as const;
    for (const [sheet, cell, value] of sheets) {
      const { page, complaints } = await visit("/tables");
      await page.setInputFiles("#file", csv(sheet));
      await page.getByText("Rows to correct: 2").waitFor();
      await untilEqual(() => page.getByLabel("Production route, Row 2").count(), 0);
      await page.getByLabel(cell).fill(value);
      await page.getByLabel(cell).press("Enter");
      const route = page.getByRole("combobox", { name: "Production route, Row 2" });
      await route.waitFor();
      const origin = page.getByRole("textbox", { name: "Country of origin, Row 4" });
      await origin.fill("China");
      await origin.press("Tab");
      await page.getByText("Rows to correct: 1").waitFor();
      await route.selectOption({ index: 1 });
      await page.getByText("Rows to correct: 0").waitFor();
      await page.fill("#key", key);
      await page.getByRole("button", { name: "Calculate the table" }).click();
      await page.locator("#result .big").waitFor();
      assert.deepEqual(complaints, []);
    }
  },
);

onSite(
  "a table that is calculated in the moment of a mending shows the route to choose first, with what is typed meanwhile",
  async ({ visit, key }) => {
    const { page, complaints } = await visit("/tables");
    await page.setInputFiles(
      "#file",
      csv(
        "CN code,Country of origin,Tonnes,Import date\n2523100,TR,12.5,2026-03-01\n" +
          "72083900,Atlantis,24,2026-03-01\n",
      ),
    );
    await page.getByText("Rows to correct: 2").waitFor();
    await page.fill("#key", key);
    const goOn = Promise.withResolvers<void>();
    await page.route("**/tables/check", async (route: { readonly continue: () => Promise<void> }) => {
      await goOn.promise;
      await route.continue();
    });
    await page.getByLabel("CN code, Row 2").fill("25231000");
    await page.getByRole("button", { name: "Calculate the table" }).click();
    await page.getByLabel("Country of origin, Row 3").fill("China");
    goOn.resolve();
    await page.getByRole("combobox", { name: "Production route, Row 2" }).waitFor();
    await page.getByText("Rows to correct: 1").waitFor();
    await untilEqual(() => page.locator("#result").isVisible(), false);
    await untilMatch(() => page.textContent("#rows"), /China/);
    await page.getByRole("combobox", { name: "Production route, Row 2" }).selectOption({ index: 1 });
    await page.getByText("Rows to correct: 0").waitFor();
    await page.getByRole("button", { name: "Calculate the table" }).click();
    await page.locator("#result .big").waitFor();
    assert.deepEqual(complaints, []);
  },
);

onSite(
  "a choice of errors has those that are left: rows that were mended are in none, and are counted in none",
  async ({ visit }) => {
    const { page } = await visit("/tables");
    const sheet =
      "Ref;CN code;Origin;Net mass (kg)\nA;72083900;Atlantis;24,5\nB;72083900;Lemuria;12,5\nC;7208390x;China;3\n";
    await page.setInputFiles("#file", csv(sheet));
    await page.getByText("Rows to correct: 3").waitFor();
    const chips = page.locator("#rows .chip .figures");
    await untilEqual(() => chips.allTextContents(), ["3", "2", "1"]);
    const country = page.getByRole("textbox", { name: "Country of origin, Row 2" });
    await country.fill("India");
    await country.press("Tab");
    await page.getByText("Rows to correct: 2").waitFor();
    await untilEqual(() => chips.allTextContents(), ["2", "1", "1"]);
    await page.locator("#rows .chip", { hasText: "Country of origin" }).click();
    const shown = page.locator(".mending tbody tr");
    await untilEqual(() => shown.count(), 1);
    await page.getByRole("textbox", { name: "Country of origin, Row 3" }).waitFor();
    await page.locator("#rows .chip").first().click();
    await untilEqual(() => shown.count(), 2);
  },
);
