/// <reference lib="dom" />
/** The page for tables as a person uses it, in a browser. */
import assert from "node:assert/strict";
import { xlsx } from "../../../src/contract/values/media_types.ts";
import { onSiteWithoutDrafts } from "../../support/drafts_in_browser.ts";
import { eurosIn } from "../../support/euros.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";
import { workbookOfSheets } from "../../support/workbooks.ts";

const example = new URL("../../../fixtures/examples/einfuhren.xlsx", import.meta.url).pathname;

/** What a column of the table that the browser holds is read as; undefined where it holds none with the heading. */
const heldMeaning = (heading: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("drafts");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction("drafts").objectStore("drafts").getAll();
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        opening.result.close();
        // A list holds drafts that others took the place of.
        const columns = asked.result.flatMap((draft) => draft.value?.table?.columns ?? []);
        resolve(columns.find((column) => column.heading === heading)?.meaning);
      };
    };
  });

const csv = (text: string) => ({ name: "sheet.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

onSiteWithoutDrafts(
  "the German importer's sheet goes in, is calculated, summed and downloaded by the browser alone",
  async ({ visit, key, origin }) => {
    const { page, complaints } = await visit("/tables", { language: "de" });
    await page.setInputFiles("#file", example);
    await page.getByText("5 von 7 Spalten wurden erkannt").waitFor();
    await page.fill("#key", key);
    await page.getByRole("button", { name: "Tabelle berechnen" }).click();
    const big = await page.locator("#result .big").textContent();
    const api = await (await fetch(`${origin}/api/v1/cbam/bulk?extra_columns=keep`, {
      method: "POST",
      headers: {
        "authorization": `Bearer ${key}`,
        "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      },
      body: await Deno.readFile(example),
    })).json();
    const total = eurosIn("de-DE", api.summary.total_net_cost_eur);
    assert.equal(big, total);
    await page.getByRole("rowheader", { name: /^7208 39 00 *Warmgewalzt/ }).waitFor();
    const said = page.locator(".virtual.whole td.said p", { hasText: "Für dieses Land nennt der Rechtsakt" });
    await untilEqual(
      () => said.first().evaluate((cell: HTMLElement) => cell.scrollWidth <= cell.clientWidth),
      true,
    );
    const chosen = page.locator("#result header .chip", { hasText: "Außerhalb von CBAM" });
    const outside = Number((await chosen.textContent() ?? "").replace(/\D/g, ""));
    await chosen.click();
    const rows = page.locator("#result .virtual tbody tr");
    await page.waitForFunction(
      (count) => document.querySelectorAll("#result .virtual tbody tr").length === count,
      outside,
    );
    await untilEqual(() => rows.locator(".badge", { hasText: "Außerhalb von CBAM" }).count(), outside);
    await page.getByRole("tab", { name: "Nach Quartal" }).click();
    await page.getByRole("rowheader", { name: "2026-Q1" }).waitFor();
    const saved = await broughtBy(
      page.waitForEvent("download"),
      () => page.getByRole("button", { name: "XLSX herunterladen" }).click(),
    );
    assert.equal(saved.suggestedFilename(), "einfuhren-cbam.xlsx");
    const file = await Deno.readFile(await saved.path());
    assert.deepEqual([...file.subarray(0, 2)], [0x50, 0x4b]);
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts(
  "a table that was mended is there after sign-in and a reload, is calculated without a key, downloaded, and in the account's list",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables");
    await page.getByText("To calculate it you need an account").waitFor();
    await page.setInputFiles("#file", example);
    await page.getByText("5 of 7 columns were recognised").waitFor();
    await page.getByRole("combobox", { name: "Is read as: Lieferant" }).selectOption("-");
    await page.getByText("Rows read: 40").waitFor();
    await untilEqual(() => page.evaluate(heldMeaning, "Lieferant"), "-");
    await page.getByRole("link", { name: "Sign in to calculate" }).click();
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/tables");
    await page.getByText("Here is the table again that you were working on: einfuhren.xlsx").waitFor();
    await page.reload();
    await page.getByText("5 of 7 columns were recognised").waitFor();
    await untilEqual(() => page.getByRole("combobox", { name: "Is read as: Lieferant" }).inputValue(), "-");
    await untilEqual(() => page.locator("#key").count(), 0);
    await page.getByRole("button", { name: "Calculate the table" }).click();
    await page.locator("#result .big").waitFor();
    for (const name of ["Download XLSX", "Download CSV"]) {
      const saved = await broughtBy(
        page.waitForEvent("download"),
        () => page.getByRole("button", { name }).click(),
      );
      assert.ok((await Deno.readFile(await saved.path())).length > 1_000, name);
    }
    await page.getByRole("button", { name: "Download reports (ZIP)" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.locator("#progress").waitFor({ state: "hidden" });
    await untilEqual(() => page.locator("#trouble").isVisible(), false);
    await page.goto(new URL("/account/batches", page.url()).href);
    await untilMatch(() => page.textContent("main"), /40/);
    await page.goto(new URL("/tables", page.url()).href);
    await page.getByRole("button", { name: "Open it again" }).click();
    await page.getByText("Rows read: 40").waitFor();
    const drafts = "**/account/saved/items?*draft-table*";
    await page.route(drafts, async (route: { readonly continue: () => Promise<void> }) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    }, { times: 1 });
    await broughtBy(page.waitForResponse(drafts), async () => {
      await page.goto(new URL("/tables", page.url()).href);
      await page.setInputFiles("#file", csv("CN code;Origin;Net mass (kg)\n72083900;China;24,5\n"));
    });
    await page.getByText("Rows read: 1").waitFor();
    await untilEqual(() => page.locator("#draft").isVisible(), false);
    await untilEqual(() => page.evaluate(heldMeaning, "Lieferant"), undefined);
    const late = Promise.withResolvers<void>();
    await page.route(drafts, async (route: { readonly continue: () => Promise<void> }) => {
      await late.promise;
      await route.continue();
    }, { times: 1 });
    await page.goto(new URL("/tables", page.url()).href);
    await page.fill("#pasted", "KN-Code;Ursprung;Eigenmasse (t)\n72083900;China;3\n72083900;Indien;3");
    late.resolve();
    await page.getByText("You worked on a table here").waitFor();
    await page.click("#read-pasted");
    await page.getByText("Rows read: 2").waitFor();
    await untilEqual(() => page.locator("#draft").isVisible(), false);
    await page.goto(new URL("/account", page.url()).href);
    await page.click("form[action='/sign-out'] button");
    await page.goto(new URL("/tables", page.url()).href);
    await page.locator("#drop").waitFor();
    await untilEqual(() => page.locator("#draft").isVisible(), false);
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts(
  "a table that is given while the account is asked is the draft, also where the account lacks the one before",
  async ({ visit, origin }) => {
    const { page } = await visit("/sign-in");
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/account");
    await page.route(
      "**/account/saved/items",
      (route: { readonly abort: () => Promise<void> }) => route.abort(),
    );
    await page.goto(`${origin}/tables`);
    await page.setInputFiles("#file", example);
    await page.getByRole("combobox", { name: "Is read as: Lieferant" }).selectOption("-");
    await untilEqual(() => page.evaluate(heldMeaning, "Lieferant"), "-");
    const late = Promise.withResolvers<void>();
    const drafts = "**/account/saved/items?*draft-table*";
    await page.route(drafts, async (route: { readonly continue: () => Promise<void> }) => {
      await late.promise;
      await route.continue();
    }, { times: 1 });
    await broughtBy(page.waitForResponse(drafts), async () => {
      await page.goto(`${origin}/tables`);
      await page.setInputFiles("#file", csv("CN code;Origin;Net mass (kg)\n72083900;China;24,5\n"));
      await untilEqual(() => page.evaluate(heldMeaning, "Lieferant"), undefined);
      late.resolve();
    });
    await page.evaluate(() =>
      fetch("/account/saved/items?kinds=draft-table").then((answer) => answer.text())
    );
    assert.equal(await page.evaluate(heldMeaning, "Lieferant"), undefined);
    assert.notEqual(await page.evaluate(heldMeaning, "Origin"), undefined);
  },
);

onSiteWithoutDrafts(
  "wrong cells are mended in place, by hand and by the suggestion, and a column by its choice",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables");
    const sheet = "Ref;CN code;From where;Net mass (kg)\nA;72083900.0;China;24,5\nB;72083900;Atlantis;12,5\n";
    await page.setInputFiles("#file", csv(sheet));
    await page.getByText("No column is read as Country of origin").waitFor();
    await page.getByRole("combobox", { name: "Is read as: From where" }).selectOption("origin_country");
    await page.getByText("Rows to correct: 2").waitFor();
    await page.getByRole("button", { name: "Use 72083900" }).click();
    await page.getByRole("row", { name: /OK/ }).waitFor();
    const country = page.getByRole("textbox", { name: "Country of origin, Row 3" });
    await untilEqual(() => country.getAttribute("aria-invalid"), "true");
    await country.fill("India");
    await country.press("Tab");
    await page.locator(".mending .badge.good").nth(1).waitFor();
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts(
  "5 000 rows are calculated, sorted and scrolled with a few dozen of them in the page",
  async ({ visit, key }) => {
    const { page } = await visit("/tables");
    const rows = Array.from(
      { length: 5_000 },
      (_, index) => `R${index};${index === 0 ? "72142000;EGY" : "72083900;CHN"};${index + 1};2026-02-15`,
    );
    await page.setInputFiles(
      "#file",
      csv(["Reference;CN code;Origin;Tonnes;Import date", ...rows].join("\n")),
    );
    await page.fill("#key", key);
    await page.getByRole("button", { name: "Calculate the table" }).click();
    await page.locator(".virtual").waitFor();
    const note = page.locator(".virtual .note").first();
    const { height: short = 0 } = await note.boundingBox() ?? {};
    await note.click();
    const { height: whole = 0 } = await note.boundingBox() ?? {};
    await untilEqual(() => note.getAttribute("aria-expanded"), "true");
    assert.ok(whole > short, `${whole}`);
    await page.getByRole("columnheader", { name: "EUR" }).last().getByRole("button").click();
    await page.locator(".virtual tbody tr", { hasText: "R4999" }).waitFor();
    await page.locator(".virtual").evaluate((element) => element.scrollTop = element.scrollHeight);
    await page.locator(".virtual tbody tr", { hasText: "R0" }).last().waitFor();
    await untilEqual(async () => await page.locator(".virtual tbody tr").count() < 100, true);
  },
);

onSiteWithoutDrafts("without scripts the form downloads the workbook", async ({ visit, key }) => {
  const { page } = await visit("/tables", { hasScripts: false });
  await page.setInputFiles("#plain-file", example);
  await page.fill("#plain-key", key);
  const saved = await broughtBy(
    page.waitForEvent("download"),
    () => page.getByRole("button", { name: "Send and download" }).click(),
  );
  const file = await Deno.readFile(await saved.path());
  assert.deepEqual([...file.subarray(0, 2)], [0x50, 0x4b]);
});

const american = "Reference,CN code,Origin,Tonnes,Import date\n" +
  "A,72083900,CHN,24.5,03/04/2026\nB,72083900,CHN,24.5,03/14/2026\n";

onSiteWithoutDrafts(
  "days that could be others are asked about before the rows are read, and read as the choice says",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables", { width: 360 });
    await page.setInputFiles("#file", csv(american));
    await page.getByText("Choose which comes first").waitFor();
    await untilEqual(() => page.locator("#calculate").isVisible(), false);
    await page.getByLabel("Order of dates").first().selectOption("mdy");
    await page.getByText("Every row can be calculated").waitFor();
    await page.getByText("Mar 4, 2026").or(page.getByText("4 Mar 2026")).first().waitFor();
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts(
  "a day that is typed over another text is asked about as the day of a file, until the order is chosen",
  async ({ visit }) => {
    const head = "Reference,CN code,Origin,Tonnes,Import date\nA,72083900,CHN,24.5,tbd\n";
    const sheets = [
      [`${head}B,72083900,CHN,24.5,2026-03-14\n`, "dmy", /Apr/],
      [`${head}B,72083900,CHN,24.5,3/14/2026\nC,72083900,CHN,24.5,5/20/2026\n`, "mdy", /Mar/],
    ] as const;
    for (const [sheet, order, month] of sheets) {
      const { page, complaints } = await visit("/tables");
      await page.setInputFiles("#file", csv(sheet));
      const day = page.getByRole("textbox", { name: "Day of import, Row 2" });
      await day.fill("03/04/2026");
      await day.press("Tab");
      await page.getByText("Choose which comes first").waitFor();
      await untilEqual(() => page.locator("#calculate").isVisible(), false);
      await page.getByLabel("Order of dates").first().selectOption(order);
      await page.getByText("Every row can be calculated").waitFor();
      await untilMatch(() => page.textContent("#rows"), month);
      assert.deepEqual(complaints, []);
    }
  },
);

onSiteWithoutDrafts(
  "without scripts the form asks about days too, and takes the choice with the file",
  async ({ visit, key }) => {
    const { page } = await visit("/tables", { hasScripts: false, language: "de" });
    await page.setInputFiles("#plain-file", csv(american));
    await page.fill("#plain-key", key);
    await page.getByRole("button", { name: "Senden und herunterladen" }).click();
    const asked = page.locator(".notice.bad");
    await asked.waitFor();
    await untilMatch(() => asked.textContent(), /nur mit dem Monat zuerst.*Wählen Sie/);
    await page.setInputFiles("#plain-file", csv(american));
    await page.fill("#plain-key", key);
    await page.selectOption("#plain-dates", "mdy");
    const saved = await broughtBy(
      page.waitForEvent("download"),
      () => page.getByRole("button", { name: "Senden und herunterladen" }).click(),
    );
    const file = await Deno.readFile(await saved.path());
    assert.deepEqual([...file.subarray(0, 2)], [0x50, 0x4b]);
  },
);

onSiteWithoutDrafts(
  "one correction mends every row that is wrong in the same way, a row is left out and put back, and the count falls",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables");
    const rows = Array.from(
      { length: 60 },
      (_, index) => `R${index};72083900;Chiina;${index + 1};2026-02-15`,
    );
    const sheet = ["Imports of February;;;;", "Ref;CN code;Origin;Tonnes;Import date", ...rows].join("\n");
    await page.setInputFiles("#file", csv(sheet));
    await page.getByText("Rows to correct: 60").waitFor();
    const preview = page.locator("#rows td.unread", { hasText: "Chiina" });
    await untilEqual(() => preview.count(), 5);
    const first = page.getByRole("textbox", { name: "Country of origin, Row 3", exact: true });
    await first.fill("China");
    await first.press("Tab");
    await page.getByText("Rows to correct: 59").waitFor();
    await untilEqual(() => preview.count(), 4);
    await page.getByRole("button", { name: "Leave this row out" }).first().click();
    await page.getByText("Rows that you left out: 4.").waitFor();
    await page.getByText("Rows to correct: 58").waitFor();
    const next = page.getByRole("textbox", { name: "Country of origin, Row 5", exact: true });
    await next.fill("China");
    await next.press("Tab");
    await page.getByRole("button", { name: "Use China in all 58 rows like this" }).first().click();
    await page.getByText("Every row can be calculated").waitFor();
    await page.getByRole("button", { name: "Put them back" }).click();
    await page.getByText("Rows to correct: 1").waitFor();
    await page.getByRole("textbox", { name: "Country of origin, Row 4", exact: true }).waitFor();
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts(
  "a table without a column of the origin takes one for all of its rows",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables", { language: "de" });
    await page.setInputFiles("#file", csv("Warennummer;Eigenmasse (kg)\n72083900;24,5\n72083900;12,5\n"));
    await page.getByLabel("Ursprungsland: in jeder Zeile gleich").fill("Türkei (TR)");
    await page.getByRole("button", { name: "Für alle 2 Zeilen verwenden" }).click();
    await page.getByText("Die ersten Zeilen").or(page.locator("#rows .notice.good")).first().waitFor();
    await untilMatch(() => page.textContent("#rows"), /Türkei/);
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts(
  "rows of an earlier choice stay dimmed when the check of the new one does not come",
  async ({ visit }) => {
    const { page, context } = await visit("/tables");
    await page.setInputFiles("#file", csv("CN code;Origin;Tonnes\n72083900;China;1.5\n"));
    await page.getByText("Every row can be calculated").waitFor();
    await context.setOffline(true);
    await page.getByLabel("Decimal mark").first().selectOption("comma");
    await page.locator("#trouble .notice.bad").waitFor();
    await page.getByText("Rows as they were before the change").waitFor();
    await untilEqual(() => page.locator("#calculate").isVisible(), false);
  },
);

onSiteWithoutDrafts(
  "a file that can't be read leads to what is wrong with it, in sight and in focus",
  async ({ visit }) => {
    const { page } = await visit("/tables", { width: 360 });
    const rows = Array.from({ length: 20_000 }, (_, index) => `72083900;CHN;${index + 1}`);
    for (
      const file of [
        csv("<html><table></table></html>"),
        csv(['cn_code;origin_country;"tonnage', ...rows].join("\n")),
      ]
    ) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.setInputFiles("#file", file);
      await page.locator("#trouble-heading:focus").waitFor();
      const { y = -1 } = await page.locator("#trouble-heading").boundingBox() ?? {};
      assert.ok(y >= 0 && y < 900, String(y));
    }
  },
);

onSiteWithoutDrafts(
  "the next sheet of a shape is read without a click as the last one was, until it is to be read anew",
  async ({ visit, key }) => {
    const { page, complaints } = await visit("/tables");
    const sheet = (tonnes: string) =>
      csv(`KN-Code;Ursprung;Netto;Datum\n72083900;China;${tonnes};15.02.2026\n`);
    const reading = (heading: string) => page.getByRole("combobox", { name: `Is read as: ${heading}` });
    await page.setInputFiles("#file", sheet("24,5"));
    await reading("Netto").selectOption("tonnage");
    await reading("Datum").selectOption("import");
    await page.fill("#key", key);
    await page.getByRole("button", { name: "Calculate the table" }).click();
    await page.locator("#result .big").waitFor();
    await page.getByRole("button", { name: "Another table" }).click();
    await page.setInputFiles("#file", sheet("11,5"));
    await page.getByText("The columns are read as those of your last sheet").waitFor();
    await page.getByText("Rows read: 1").waitFor();
    assert.deepEqual([await reading("Netto").inputValue(), await reading("Datum").inputValue()], [
      "tonnage",
      "import",
    ]);
    await page.getByRole("button", { name: "Read them anew" }).click();
    await page.locator("#alike").waitFor({ state: "hidden" });
    await untilEqual(() => reading("Netto").inputValue(), "");
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts(
  "further sheets of a shape that nobody knew are told while its columns are named, beside the result, and when the next one is read alike",
  async ({ visit, key }) => {
    const { page, complaints } = await visit("/tables");
    const month = (name: string, day: number) => ({
      name,
      rows: [["GTİP", "Menşe", "Net Ağırlık", "Tarih"], ["72083900", "CN", 24500, { day }]],
    });
    const buffer = Buffer.from(workbookOfSheets([month("Ocak", 46034), month("Şubat", 46068)]));
    const file = { name: "aylar.xlsx", mimeType: xlsx, buffer };
    const names = {
      "GTİP": "cn_code",
      "Menşe": "origin_country",
      "Net Ağırlık": "net_mass_kg",
      "Tarih": "import",
    };
    const said = /Further sheets have such columns[^.]*"Şubat"/;
    await page.setInputFiles("#file", file);
    await page.locator("#above").getByText(said).waitFor();
    for (const [heading, name] of Object.entries(names)) {
      await page.getByRole("combobox", { name: `Is read as: ${heading}` }).selectOption(name);
    }
    await page.getByText("Rows read: 1").waitFor();
    await page.locator("#above").getByText(said).waitFor();
    await page.fill("#key", key);
    await page.getByRole("button", { name: "Calculate the table" }).click();
    await page.locator("#result .big").waitFor();
    await page.locator("#result").getByText(said).waitFor();
    await page.getByRole("button", { name: "Another table" }).click();
    await page.setInputFiles("#file", file);
    await page.getByText("The columns are read as those of your last sheet").waitFor();
    await page.locator("#above").getByText(said).waitFor();
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts("a sheet of more rows than one call takes says so when it is read", async ({ visit }) => {
  const { page, context } = await visit("/tables");
  const rows = Array.from({ length: 5_001 }, (_, row) => `R${row};72083900;CN;1000`);
  const buffer = Buffer.from(["Ref;CN code;Origin;Net mass (kg)", ...rows].join("\n"));
  await page.setInputFiles("#file", { name: "long.csv", mimeType: "text/csv", buffer });
  await page.getByText("One table may have at most 5,000 rows: divide it.").waitFor();
  await context.close();
});

onSiteWithoutDrafts("rows with errors are chosen by the column that is wrong", async ({ visit }) => {
  const { page } = await visit("/tables");
  const sheet = [
    "Ref;CN code;Origin;Tonnes;Import date",
    "A;7208390;China;1;2026-02-15",
    "B;72083900;Atlantis;1;2026-02-15",
    "C;72083900;Nowhere;1;2026-02-15",
  ].join("\n");
  await page.setInputFiles("#file", csv(sheet));
  const rows = page.locator("#rows table.mending tbody tr");
  await page.getByRole("button", { name: "Country of origin 2" }).click();
  await untilEqual(() => rows.count(), 2);
  await page.getByRole("button", { name: "All rows 3" }).click();
  await untilEqual(() => rows.count(), 3);
});
