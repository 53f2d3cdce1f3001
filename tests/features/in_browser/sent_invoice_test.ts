/// <reference lib="dom" />
/** The browser's way back from the page of an invoice that was made. */
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import { onSiteWithoutDrafts } from "../../support/drafts_in_browser.ts";
import { broughtBy, untilEqual } from "../../support/until.ts";

const field = (name: string): string => `[name='/invoiceData/${name}']`;
const number = field("invoiceNumber");
const isNew = "**/invoices/new?draft=new";
const lines = 5;

const filledIn = (invoiceNumber: string): Readonly<Record<string, string>> => ({
  invoiceNumber,
  "shipper/name": "Ereğli Çelik A.Ş.",
  "shipper/address": "Uzunkum 7",
  "shipper/zip": "34394",
  "shipper/city": "İstanbul",
  "shipper/country": "Türkiye",
  "consignee/name": "Müller GmbH",
  "consignee/address": "Königsstr. 5",
  "consignee/zip": "97070",
  "consignee/city": "Würzburg",
  "consignee/country": "Germany",
  incotermsPlace: "Würzburg",
});

const fillLine = async (page: Page, line: number): Promise<void> => {
  const cells = {
    description: `Coils ${line}`,
    hsCode: "7208.39",
    countryOfOrigin: "TR",
    quantity: "2",
    unitPrice: "100",
  };
  for (const [name, value] of Object.entries(cells)) {
    await page.fill(field(`lineItems/${line}/${name}`), value);
  }
};

const fillHead = async (page: Page, invoiceNumber: string): Promise<void> => {
  for (const [name, value] of Object.entries(filledIn(invoiceNumber))) await page.fill(field(name), value);
};

const fillIn = async (page: Page, invoiceNumber: string): Promise<void> => {
  await fillHead(page, invoiceNumber);
  await page.click("#more");
  for (let line = 0; line < lines; line++) await fillLine(page, line);
};

const make = async (page: Page): Promise<void> => {
  await page.locator("button[value=create]:visible").click();
  await page.waitForURL("**/invoices/*new=yes");
};

onSiteWithoutDrafts(
  "an invoice that was made is on the way back to its form with all lines, and the way back to its page leaves the next draft",
  async ({ visit, origin }) => {
    const { page, context } = await visit("/sign-in?lang=en");
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/account");
    const saved = async () => await (await context.request.get(`${origin}/account/saved`)).text();
    const kept = (tab: Page, text: string) =>
      broughtBy(
        tab.waitForResponse((answer) =>
          answer.ok() && (answer.request().postData() ?? "").includes("kind=draft-invoice")
        ),
        () => tab.fill(number, text),
      );
    const other = await context.newPage();
    await other.goto(`${origin}/invoices/new?draft=new&lang=en`);
    await other.getByText("fields are missing or wrong").waitFor();
    await kept(other, "SENT-OTHER");
    await page.goto(`${origin}/invoices/new?draft=new&lang=en`);
    await page.getByText("fields are missing or wrong").waitFor();
    await fillIn(page, "SENT-1");
    await make(page);
    await page.reload();
    await page.goBack();
    await untilEqual(() => page.inputValue(number), "SENT-1");
    for (let line = 0; line < lines; line++) {
      await untilEqual(() => page.inputValue(field(`lineItems/${line}/description`)), `Coils ${line}`);
      await untilEqual(() => page.inputValue(field(`lineItems/${line}/unitPrice`)), "100");
    }
    await page.reload();
    await untilEqual(() => page.inputValue(field("lineItems/4/quantity")), "2", "also after a reload");
    await page.goForward();
    await page.waitForURL("**/invoices/*new=yes");
    const made = page.url();
    await page.goBack();
    await untilEqual(() => page.inputValue(field("lineItems/4/quantity")), "2");
    await make(page);
    assert.equal(page.url(), made, "sent again as it was, it is the same invoice");
    await broughtBy(page.waitForURL("**/invoices/new"), () => page.click("a[href='/invoices/new']"));
    await page.goto(`${origin}/invoices/new?draft=new&lang=en`);
    await page.getByText("fields are missing or wrong").waitFor();
    await untilEqual(() => page.inputValue(number), "", "another one is empty");
    await kept(page, "SENT-2");
    for (let back = 0; back < 2; back++) await page.goBack();
    await page.waitForURL("**/invoices/*new=yes");
    await page.waitForLoadState("networkidle");
    const names = await saved();
    assert.match(names, /SENT-2/, "begun since");
    assert.match(names, /SENT-OTHER/, "another tab's");
    await page.goto(`${origin}/invoices/new?lang=en`);
    await untilEqual(() => page.inputValue(number), "SENT-2");
    for (const tab of [page, other]) {
      await tab.reload();
      await tab.getByRole("button", { name: "Begin a new one" }).click();
      await tab.waitForURL(isNew);
    }
  },
);

onSiteWithoutDrafts(
  "an invoice that was checked before it was made is on both ways back, and without modules the browser keeps its lines",
  async ({ visit, origin }) => {
    for (const hasScripts of [true, false]) {
      const { page, context } = await visit("/sign-in?lang=en", { hasScripts });
      await page.click("form[action='/sign-in/demonstration'] button");
      await page.waitForURL("**/account");
      const isOfForm = `${origin}/invoices/new?draft=new&lang=en`;
      await page.goto(isOfForm);
      const lines = async () => {
        await page.waitForURL(isOfForm);
        await untilEqual(() => page.inputValue(field("lineItems/0/description")), "Coils 0");
        await untilEqual(() => page.inputValue(field("lineItems/0/hsCode")), "7208.39");
        await untilEqual(() => page.inputValue(field("lineItems/0/unitPrice")), "100");
      };
      if (hasScripts) await page.getByText("fields are missing or wrong").waitFor();
      await fillHead(page, "SENT-3");
      await fillLine(page, 0);
      if (hasScripts) {
        await page.getByRole("button", { name: "Check", exact: true }).click();
        await page.waitForURL(`${origin}/invoices/new`);
        await make(page);
        for (let back = 0; back < 2; back++) await page.goBack();
        await lines();
      } else {
        await page.goto(`${origin}/status`);
        await page.goBack();
        await lines();
      }
      await context.close();
    }
  },
);

onSiteWithoutDrafts(
  "what is corrected on the page that refuses an invoice is one draft with it, also over a reload, and no other invoice's",
  async ({ visit, origin }) => {
    const { page, context } = await visit("/sign-in?lang=en");
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/account");
    const labels = async (): Promise<ReadonlyArray<string>> => {
      const text = await (await context.request.get(`${origin}/account/saved`)).text();
      return [...new Set(text.match(/REFUSED-\w+/g) ?? [])].sort();
    };
    const kept = (act: () => Promise<void>) =>
      broughtBy(
        page.waitForResponse((answer) =>
          answer.ok() && (answer.request().postData() ?? "").includes("kind=draft-invoice")
        ),
        act,
      );
    const refuse = async (): Promise<void> => {
      await broughtBy(
        page.waitForNavigation(),
        () => page.locator("button[value=create]:visible").click(),
      );
      await page.locator("#draft").waitFor({ state: "detached" });
    };
    const shipper = field("shipper/name");
    await page.goto(`${origin}/invoices/new?draft=new&lang=en`);
    await page.getByText("fields are missing or wrong").waitFor();
    await page.fill(number, "REFUSED-A");
    await page.fill(shipper, "A Ltd");
    await refuse();
    await untilEqual(() => page.inputValue(shipper), "A Ltd");
    // At once, and once it is kept.
    for (const [at, correct] of [["B Ltd", (act: () => Promise<void>) => act()], ["C Ltd", kept]] as const) {
      await correct(() => page.fill(shipper, at));
      await page.reload();
      await untilEqual(() => page.inputValue(shipper), at);
      await untilEqual(() => page.inputValue(number), "REFUSED-A");
    }
    await kept(() => page.fill(number, "REFUSED-B"));
    await untilEqual(labels, ["REFUSED-B"]);
    await refuse();
    await kept(() => page.fill(number, "REFUSED-C"));
    await untilEqual(labels, ["REFUSED-C"]);
    await page.goto(`${origin}/invoices/new?draft=new&lang=en`);
    await page.getByRole("button", { name: "Begin a new one" }).click();
    await page.waitForURL(isNew);
    await kept(() => page.fill(number, "REFUSED-NEXT"));
    // The answer to a form that this tab's draft isn't of, as the way back to an earlier one leads to.
    await broughtBy(
      page.waitForNavigation(),
      () =>
        page.evaluate(() => {
          document.querySelector("input[name=form_id]")?.setAttribute("value", crypto.randomUUID());
          document.querySelector<HTMLFormElement>("#invoice")?.submit();
        }),
    );
    await page.locator("#draft").waitFor({ state: "detached" });
    await kept(() => page.fill(number, "REFUSED-OTHER"));
    await untilEqual(labels, ["REFUSED-NEXT", "REFUSED-OTHER"]);
  },
);
