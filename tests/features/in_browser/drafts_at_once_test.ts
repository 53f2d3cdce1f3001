/** A draft that two browsers of one person change at once: each of them shows its own after a reload, however it came to it. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import type { Site } from "../../support/browser.ts";
import { onSiteWithoutDrafts, sent, signIn } from "../../support/drafts_in_browser.ts";
import { broughtBy, untilEqual } from "../../support/until.ts";

const pageOf = async ({ visit }: Site): Promise<Page> => (await signIn(visit)).page;

const field = (name: string): string => `[name='/invoiceData/${name}']`;
const number = field("invoiceNumber");
const city = field("shipper/city");
const phone = field("shipper/phone");

const untilShown = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    await untilEqual(() => page.inputValue(name), value, `${name} on the page`);
  }
};

const addressOf = (origin: string, query = ""): string => `${origin}/invoices/new?lang=en${query}`;

/** How many drafts the account has whose name is the one. */
const savedAs = async (page: Page, origin: string, name: string): Promise<number> => {
  const answer = await page.request.get(`${origin}/account/saved?lang=en`);
  return [...(await answer.text()).matchAll(/<tr.*?<\/tr>/gs)].filter(([row]) => row.includes(name)).length;
};

/** Begins a draft in one browser, and opens it in another. */
const begunIn = async (one: Page, other: Page, origin: string, name: string): Promise<void> => {
  await one.goto(addressOf(origin, "&draft=new"));
  await one.getByText("fields are missing or wrong").waitFor();
  await sent(one, "draft-invoice", () => one.fill(number, name));
  await other.goto(addressOf(origin));
  await untilShown(other, { [number]: name });
};

const beginAnew = async (...pages: ReadonlyArray<Page>): Promise<void> => {
  for (const page of pages) {
    await page.getByRole("button", { name: "Begin a new one" }).click();
    await page.waitForURL("**/invoices/new?draft=new");
  }
};

onSiteWithoutDrafts(
  "a browser whose address names a draft goes on with its own of it too, and so does one that changed it without a connection",
  async (site) => {
    const { origin } = site;
    const [one, other] = [await pageOf(site), await pageOf(site)];
    await begunIn(one, other, origin, "BY-ITS-ADDRESS");
    await other.goto(`${origin}/account/saved?lang=en`);
    await other.getByRole("row", { name: "BY-ITS-ADDRESS" }).locator("a[href*='draft=']").first().click();
    await untilShown(other, { [number]: "BY-ITS-ADDRESS" });
    await other.route("**/account/saved/items", (route) => route.abort());
    await broughtBy(other.waitForEvent("requestfailed"), () => other.fill(city, "Bursa"));
    await sent(one, "draft-invoice", () => one.fill(city, "Izmir"));
    await other.unroute("**/account/saved/items");
    await sent(other, "draft-invoice", () => other.reload());
    for (const page of [one, other, one, other]) await page.reload();
    await untilShown(one, { [number]: "BY-ITS-ADDRESS", [city]: "Izmir" });
    await untilShown(other, { [number]: "BY-ITS-ADDRESS", [city]: "Bursa" });
    await sent(other, "draft-invoice", () => other.fill(phone, "2"));
    await sent(one, "draft-invoice", () => one.fill(phone, "1"));
    assert.equal(await savedAs(one, origin, "BY-ITS-ADDRESS"), 2, "one of each, and no copies");
    for (const page of [one, other]) await page.reload();
    await untilShown(one, { [city]: "Izmir", [phone]: "1" });
    await untilShown(other, { [city]: "Bursa", [phone]: "2" });
    await beginAnew(one, other);
  },
);

onSiteWithoutDrafts(
  "a table that was mended in one browser stays where another one that shows it mends it too",
  async (site) => {
    const { origin } = site;
    const [one, other] = [await pageOf(site), await pageOf(site)];
    const choice = (page: Page) => page.getByRole("combobox", { name: "Is read as: From where" });
    const first = "origin_country";
    await one.goto(`${origin}/tables?lang=en`);
    await sent(one, "draft-table", () =>
      one.setInputFiles("#file", {
        name: "two-browsers.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("CN code;From where;Mass (t)\n72083900;China;10\n"),
      }));
    await other.goto(`${origin}/tables?lang=en`);
    await choice(other).waitFor();
    const values = await choice(other).locator("option").evaluateAll((options) =>
      options.map((option) => option.getAttribute("value") ?? "")
    );
    const [second] = values.filter((value) => value !== "" && value !== first);
    assert.ok(second !== undefined);
    await sent(one, "draft-table", () => choice(one).selectOption(first));
    await sent(other, "draft-table", () => choice(other).selectOption(second));
    for (const page of [one, other, one]) await page.reload();
    await untilEqual(() => choice(one).inputValue(), first);
    await untilEqual(() => choice(other).inputValue(), second);
    assert.equal(await savedAs(one, origin, "two-browsers.csv"), 2);
    for (const page of [one, other]) {
      await page.getByRole("button", { name: "Begin with another table" }).click();
    }
  },
);
