/// <reference lib="dom" />
/** Drafts that one browser is done with while another one of the person goes on: what was typed there stays, and is said to. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "npm:playwright-core@1.65.1";
import type { Site } from "../../support/browser.ts";
import { onSiteWithoutDrafts, sent, signIn } from "../../support/drafts_in_browser.ts";
import { untilEqual, untilMatch } from "../../support/until.ts";

const pageOf = async ({ visit }: Site): Promise<Page> => (await signIn(visit)).page;

const field = (name: string): string => `[name='/invoiceData/${name}']`;
const number = field("invoiceNumber");
const terms = field("paymentTerms");

const filledIn = {
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
  "lineItems/0/description": "Coils",
  "lineItems/0/hsCode": "7208.39",
  "lineItems/0/countryOfOrigin": "TR",
  "lineItems/0/quantity": "2",
  "lineItems/0/unitPrice": "100",
};

const isNew = "**/invoices/new?draft=new";

const saved = async (page: Page, { origin }: Site): Promise<string> =>
  await (await page.request.get(`${origin}/account/saved`)).text();

/** Two browsers that show one invoice, changed by the second one last. */
const twoOn = async (site: Site, name: string): Promise<readonly [Page, Page]> => {
  const [one, other] = [await pageOf(site), await pageOf(site)];
  await one.goto(`${site.origin}/invoices/new?draft=new&lang=en`);
  await one.getByText("fields are missing or wrong").waitFor();
  for (const [key, value] of Object.entries(filledIn)) await one.fill(field(key), value);
  await one.fill(number, name);
  await one.locator(number).blur();
  await untilMatch(() => saved(one, site), new RegExp(name));
  // Whatever else is kept of it has arrived before the other one opens it.
  await one.waitForLoadState("networkidle");
  await other.goto(`${site.origin}/invoices/new?lang=en`);
  await untilEqual(() => other.inputValue(number), name);
  await sent(other, "draft-invoice", () => other.fill(terms, `typed into ${name}`));
  return [one, other];
};

const stays = "Another browser changed this invoice since: that draft is kept.";

onSiteWithoutDrafts(
  "an invoice that is made, or left, in one browser leaves its draft where another one changed it since, says so and leads there",
  async (site) => {
    for (const way of ["made", "left"]) {
      const name = `STAYS-${way}`;
      const [one, other] = await twoOn(site, name);
      if (way === "made") {
        await one.locator("button[value=create]:visible").click();
        await one.waitForURL("**/invoices/*new=yes");
      } else {
        await one.reload();
        await untilEqual(() => one.inputValue(terms), `typed into ${name}`);
        await sent(other, "draft-invoice", () => other.fill(terms, `typed into ${name}`.repeat(2)));
        await one.getByRole("button", { name: "Begin a new one" }).click();
      }
      await one.getByText(stays).waitFor();
      const typed = await other.inputValue(terms);
      await other.reload();
      await untilEqual(() => other.inputValue(terms), typed);
      await one.getByRole("link", { name: "Open it" }).click();
      await untilEqual(() => one.inputValue(terms), typed);
      // Whose it was last forgets it for both.
      await sent(one, "draft-invoice", () => one.getByRole("button", { name: "Begin a new one" }).click());
      await one.waitForURL(isNew);
      assert.doesNotMatch(await saved(one, site), new RegExp(name));
    }
  },
);

const table = (name: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from("CN code;From where;Mass (t)\n72083900;China;10\n"),
});
const choice = (page: Page) => page.getByRole("combobox", { name: "Is read as: From where" });
const again = (name: string) => `Here is the table again that you were working on: ${name}`;

onSiteWithoutDrafts(
  "a table that one browser leaves stays where another one changed it since, is said and opened again",
  async (site) => {
    const [one, other] = [await pageOf(site), await pageOf(site)];
    await one.goto(`${site.origin}/tables?lang=en`);
    await one.setInputFiles("#file", table("left-here.csv"));
    await untilMatch(() => saved(one, site), /left-here/);
    await other.goto(`${site.origin}/tables?lang=en`);
    await other.getByText(again("left-here.csv")).waitFor();
    await choice(other).waitFor();
    await sent(other, "draft-table", () => choice(other).selectOption("origin_country"));
    await one.reload();
    await untilEqual(() => choice(one).inputValue(), "origin_country");
    await sent(other, "draft-table", () => choice(other).selectOption("-"));
    await one.getByRole("button", { name: "Begin with another table" }).click();
    await one.getByText("Another browser changed the table since: left-here.csv is kept.").waitFor();
    await one.getByRole("button", { name: "Open it again" }).click();
    await untilEqual(() => choice(one).inputValue(), "-");
    await sent(
      one,
      "draft-table",
      () => one.getByRole("button", { name: "Begin with another table" }).click(),
    );
    await one.reload();
    await one.locator("#drop").waitFor();
    await untilEqual(() => one.locator("#draft").isVisible(), false);
  },
);

for (const isSignedIn of [true, false]) {
  onSiteWithoutDrafts(
    `a table that is given beside one that somebody changed leaves that one, ${
      isSignedIn ? "with" : "without"
    } an account, and takes the place of one that was only read`,
    async (site) => {
      const page = isSignedIn ? await pageOf(site) : (await site.visit("/tables?lang=en")).page;
      const [first, second, third] = ["mended", "only-read", "third"].map((name) =>
        `${name}-${isSignedIn}.csv`
      );
      assert.ok(first !== undefined && second !== undefined && third !== undefined);
      await page.goto(`${site.origin}/tables?lang=en`);
      await page.setInputFiles("#file", table(first));
      await choice(page).selectOption("origin_country");
      await page.setInputFiles("#file", table(second));
      const kept = page.getByText(`The table that you were working on is kept too: ${first}.`);
      await kept.waitFor();
      await choice(page).waitFor();
      await page.setInputFiles("#file", table(third));
      await kept.waitFor({ state: "hidden" });
      await choice(page).waitFor();
      await choice(page).selectOption("-");
      await page.reload();
      await page.getByText(again(third)).waitFor();
      await page.setInputFiles("#file", table(second));
      await page.getByText(`is kept too: ${third}.`).waitFor();
      // It is a draft once it was read: nobody chose a meaning for its column yet.
      await untilMatch(() => choice(page).inputValue(), /^(?!-$)/);
      await page.getByRole("button", { name: "Open it again" }).click();
      await page.getByText(again(third)).waitFor();
      await untilEqual(() => choice(page).inputValue(), "-");
      if (isSignedIn) {
        await page.goto(`${site.origin}/account/saved?lang=en`);
        await page.getByRole("row", { name: first }).locator("a[href*='draft=']").click();
        await page.getByText(again(first)).waitFor();
        await untilEqual(() => choice(page).inputValue(), "origin_country");
      } else {
        for (const name of [third, second]) {
          await page.getByText(again(name)).waitFor();
          await page.getByRole("button", { name: "Begin with another table" }).click();
          await page.locator("#drop").waitFor();
          await page.reload();
        }
        await page.getByText(again(first)).waitFor();
        await untilEqual(() => choice(page).inputValue(), "origin_country");
      }
      await page.getByRole("button", { name: "Begin with another table" }).click();
      await page.locator("#drop").waitFor();
    },
  );
}

onSiteWithoutDrafts(
  "what a tab without a session typed is that tab's after a sign-in in another one, whatever the account has",
  async (site) => {
    const elsewhere = await pageOf(site);
    await elsewhere.goto(`${site.origin}/tables?lang=en`);
    await elsewhere.setInputFiles("#file", table("of-the-account.csv"));
    await untilMatch(() => saved(elsewhere, site), /of-the-account/);
    const { page, context } = await site.visit("/tables?lang=en");
    await page.setInputFiles("#file", table("typed-signed-out.csv"));
    await choice(page).selectOption("-");
    const other = await context.newPage();
    await other.goto(`${site.origin}/sign-in?lang=en`);
    await other.click("form[action='/sign-in/demonstration'] button");
    await other.waitForURL("**/account");
    await other.goto(`${site.origin}/account/saved?lang=en`);
    await other.getByRole("row", { name: "of-the-account.csv" }).locator("a[href*='draft=']").click();
    await other.getByText(again("of-the-account.csv")).waitFor();
    await sent(other, "draft-table", () => choice(other).selectOption("origin_country"));
    await page.reload();
    await page.getByText(again("typed-signed-out.csv")).waitFor();
    await untilEqual(() => choice(page).inputValue(), "-");
    await untilMatch(
      () => saved(page, site),
      /typed-signed-out[^]*of-the-account|of-the-account[^]*typed-signed-out/,
    );
    await other.reload();
    await other.getByText(again("of-the-account.csv")).waitFor();
    await untilEqual(() => choice(other).inputValue(), "origin_country");
    for (const tab of [page, other]) {
      await tab.getByRole("button", { name: "Begin with another table" }).click();
      await tab.locator("#drop").waitFor();
    }
  },
);
