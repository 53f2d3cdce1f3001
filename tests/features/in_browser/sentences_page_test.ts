/** What is wrong, as people read it in a browser: in the page's language, by the labels of the fields. */
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import {
  assertFits,
  onSite,
  type Site,
  typeGoods,
  type Visited,
  type Visitor,
} from "../../support/browser.ts";
import { type Language, languages } from "../../../src/web/words/language.ts";
import { invoiceFields } from "../../../src/features/invoices/pages/field_names.ts";
import { assertIn } from "../../support/page_words.ts";
import { broughtBy, untilEqual } from "../../support/until.ts";

const signedIn = async (visit: Site["visit"], visitor: Visitor): Promise<Visited> => {
  const visited = await visit("/sign-in", visitor);
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL("**/account");
  return visited;
};

/** Types the code and picks the first goods that are found. */
const pickGoods = async (page: Page, code: string): Promise<void> => {
  await typeGoods(page, code);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
};

const errorsOn = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await page.locator("p.error:not([hidden]), #errors li").allTextContents()).map((text) =>
    text.replace(/^\s*(?:Error|Fehler|Erreur\u00a0):\s*/, "").trim()
  );

onSite(
  "an invoice's mistakes are said in the page's language, as somebody types and by the button",
  async ({ visit, origin }) => {
    for (const language of languages) {
      for (const width of [360, 1280]) {
        const { page, context } = await signedIn(visit, { language, width });
        await page.goto(`${origin}/invoices/new?draft=new`);
        const country = page.locator('[name="/invoiceData/shipper/country"]');
        await country.fill("Atlantis");
        await country.blur();
        await page.getByText(invoiceFields(language).labelOf("/invoiceData/shipper/country")).first()
          .waitFor();
        await page.locator('[name="/invoiceData/lineItems/0/hsCode"]').fill("72");
        await page.click('.actions button[value="check"]');
        await page.locator("#errors").waitFor();
        const errors = await errorsOn(page);
        assert.ok(errors.length > 10, errors.join("\n"));
        errors.forEach(assertIn[language]);
        await assertFits(page, `${language} ${width}`);
        await context.close();
      }
    }
  },
);

/** A table with something wrong in each row. */
const wrongTable = async (visit: Site["visit"], language: Language): Promise<void> => {
  const { page, context } = await visit("/tables", { language });
  const rows = [
    "KN-Code;Ursprung;Eigenmasse (t);Einfuhrdatum;Produktionsweg",
    "7208;Atlantis;viel;31.02.2026;",
    "72083900;Korea;-3;15.02.26;Z",
    "72083900;China;;2025-01-01;",
    "25231000;China;3;15.02.2026;",
  ];
  await page.fill("#pasted", rows.join("\n"));
  await page.click("#read-pasted");
  await page.locator("td.wrong").first().waitFor();
  const errors = await errorsOn(page);
  assert.ok(errors.length > 7, errors.join("\n"));
  errors.forEach(assertIn[language]);
  await context.close();
};

/** Rows that are calculated, outside of CBAM, lacking and noted. */
const soundTable = [
  "KN-Code;Ursprung;Eigenmasse (t);Einfuhrdatum;Geprüfte direkte Emissionen;Geprüfte indirekte Emissionen",
  "72083900;Simbabwe;3;15.02.2026;;",
  "72083900;Norwegen;3;15.02.2026;;",
  "87032110;China;3;15.02.2026;;",
  "72089999;China;3;15.02.2026;;",
  "72083900;China;3;15.02.2027;2,1;0,1",
];

onSite("a table's wrong cells and columns are said in the page's language", async ({ visit }) => {
  for (const language of languages) await wrongTable(visit, language);
});

onSite("what is said of a table's results is said in the page's language", async ({ visit, origin }) => {
  for (const language of languages) {
    const { page, context } = await signedIn(visit, { language });
    await page.goto(`${origin}/tables?draft=new`);
    await page.fill("#pasted", soundTable.join("\n"));
    await page.click("#read-pasted");
    await page.locator("#key-form button").click();
    await page.locator("td.said p").first().waitFor();
    const said = await page.locator("td.said p").allTextContents();
    assert.ok(said.length > 3, said.join("\n"));
    said.forEach((text) => assertIn[language](text.replaceAll("tCO2e", "t")));
    await context.close();
  }
});

onSite("a table that can't be read is refused in the page's language", async ({ visit }) => {
  for (const language of languages) {
    const { page, context } = await visit("/tables", { language });
    await page.fill("#pasted", 'a;b\n"1;2');
    await page.click("#read-pasted");
    await page.locator("#trouble p").waitFor();
    assertIn[language](await page.textContent("#trouble p") ?? "");
    await context.close();
  }
});

onSite(
  "electricity that is picked asks for MWh, and other goods for their mass again",
  async ({ visit }) => {
    const { page, context } = await visit("/", { language: "de" });
    await pickGoods(page, "27160000");
    await page.getByLabel("Strommenge", { exact: true }).waitFor();
    await untilEqual(() => page.locator("select[name=unit] option").allTextContents(), ["MWh"]);
    await page.fill("#cn", "");
    await pickGoods(page, "72083900");
    await page.getByLabel("Eigenmasse", { exact: true }).waitFor();
    await untilEqual(() => page.locator("select[name=unit] option").allTextContents(), ["t", "kg"]);
    await page.fill("#cn", "");
    await page.keyboard.type("27160000");
    await page.keyboard.press("Tab");
    await page.getByLabel("Strommenge", { exact: true }).waitFor();
    await context.close();
  },
);

onSite("goods that are marked stay marked when more is found meanwhile", async ({ visit }) => {
  const { page, context } = await visit("/", { language: "en" });
  let hold = Promise.resolve();
  await page.route("**/goods?q=*", async (route) => {
    const waiting = hold;
    await waiting;
    await route.continue();
  });
  await typeGoods(page, "720839");
  const held = Promise.withResolvers<void>();
  hold = held.promise;
  await broughtBy(page.waitForRequest("**/goods?q=72083900"), () => page.keyboard.type("00"));
  await page.keyboard.press("ArrowDown");
  const marked = page.getByRole("option", { selected: true });
  const code = await marked.locator(".figures").textContent();
  held.resolve();
  await page.locator("#cn-found[aria-busy=false]").waitFor();
  await untilEqual(() => marked.locator(".figures").textContent(), code);
  await page.keyboard.press("Enter");
  await untilEqual(() => page.inputValue("#cn"), code);
  await context.close();
});

onSite("a list of goods that was left stays closed when more is found for it", async ({ visit }) => {
  const { page, context } = await visit("/", { language: "en" });
  const held = Promise.withResolvers<void>();
  await page.route("**/goods?q=72083900", async (route) => {
    await held.promise;
    await route.fulfill({ json: { results: [{ cn_code: "72083900", description: "late" }] } });
  });
  const list = page.locator("#cn-found");
  for (const key of ["Enter", "Escape"]) {
    await page.fill("#cn", "");
    await typeGoods(page, "720839");
    await page.keyboard.press("ArrowDown");
    await broughtBy(page.waitForRequest("**/goods?q=72083900"), () => page.keyboard.type("00"));
    await page.keyboard.press(key);
    await untilEqual(() => list.isVisible(), false);
    await untilEqual(() => list.getAttribute("aria-busy"), "false");
  }
  await page.fill("#cn", "");
  await page.focus("#cn");
  await page.keyboard.type("7208");
  await page.keyboard.press("Escape");
  await untilEqual(() => list.getAttribute("aria-busy"), "false");
  held.resolve();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  await untilEqual(() => list.isVisible(), false);
  await context.close();
});

onSite(
  "words that find nothing don't stop the search for those that are typed after them",
  async ({ visit }) => {
    const { page, context } = await visit("/", { language: "en" });
    const held = Promise.withResolvers<void>();
    await page.route("**/goods?q=hottx", async (route) => {
      await held.promise;
      await route.fulfill({ json: { results: [] } }).catch(() => undefined);
    });
    await page.focus("#cn");
    await broughtBy(page.waitForRequest("**/goods?q=hottx"), () => page.keyboard.type("hottx"));
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    held.resolve();
    await page.locator("#cn-found[aria-busy=false] [role=option]").first().waitFor();
    await context.close();
  },
);
