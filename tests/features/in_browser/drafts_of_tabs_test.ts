/** A draft that two open tabs show: the tab that begins with another one leaves the first tab its own. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "npm:playwright-core@1.65.1";
import { onSiteWithoutDrafts, sent, signIn } from "../../support/drafts_in_browser.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

const savedNames = async (context: BrowserContext, origin: string): Promise<string> => {
  const answer = await context.request.get(`${origin}/account/saved`);
  return await answer.text();
};

const number = "[name='/invoiceData/invoiceNumber']";
const isNew = "**/invoices/new?draft=new";

onSiteWithoutDrafts(
  "an invoice stays the draft of the tab that works on it, whatever another tab that shows it begins; without that tab it goes",
  async ({ visit, origin }) => {
    const { page: one, context } = await signIn(visit);
    const address = `${origin}/invoices/new?lang=en`;
    await one.goto(address);
    await sent(one, "draft-invoice", () => one.fill(number, "TAB-0001"));
    const other = await context.newPage();
    await other.goto(address);
    await untilEqual(() => other.inputValue(number), "TAB-0001");
    await other.getByRole("button", { name: "Begin a new one" }).click();
    await other.waitForURL(isNew);
    assert.match(await savedNames(context, origin), /TAB-0001/);
    await sent(other, "draft-invoice", () => other.fill(number, "TAB-0002"));
    await one.reload();
    await untilEqual(() => one.inputValue(number), "TAB-0001", "each tab has its own");
    await other.reload();
    await untilEqual(() => other.inputValue(number), "TAB-0002", "each tab has its own");
    await other.close();
    await one.getByRole("button", { name: "Begin a new one" }).click();
    await one.waitForURL(isNew);
    const saved = await savedNames(context, origin);
    assert.doesNotMatch(saved, /TAB-0001/, "nobody else works on it");
    assert.match(saved, /TAB-0002/);
  },
);

onSiteWithoutDrafts(
  "two tabs of another browser that take up two drafts in one moment show each its own",
  async ({ visit, origin }) => {
    const { context: first } = await signIn(visit);
    const names = ["ONE-MOMENT-1", "ONE-MOMENT-2"];
    const makers: Array<Page> = [];
    for (const name of names) {
      const maker = await first.newPage();
      await maker.goto(`${origin}/invoices/new?draft=new&lang=en`);
      await maker.getByText("fields are missing or wrong").waitFor();
      await sent(maker, "draft-invoice", () => maker.fill(number, name));
      makers.push(maker);
    }
    const { page, context } = await signIn(visit);
    await page.goto(`${origin}/account/saved?lang=en`);
    const ways = names.map((name) => page.getByRole("row", { name }).locator("a[href*='draft=']").first());
    const addresses = await Promise.all(ways.map((way) => way.evaluate((link) => link.getAttribute("href"))));
    const both = Promise.withResolvers<void>();
    let asked = 0;
    await context.route("**/account/saved/body?*", async (route) => {
      const answer = await route.fetch();
      asked += 1;
      if (asked === names.length) both.resolve();
      await both.promise;
      await route.fulfill({ response: answer });
    });
    const tabs = await Promise.all(names.map(() => context.newPage()));
    await Promise.all(tabs.map((tab, at) => tab.goto(`${origin}${addresses[at]}`)));
    for (const [at, tab] of tabs.entries()) await untilEqual(() => tab.inputValue(number), names[at] ?? "");
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const maker of makers) {
      await maker.reload();
      await maker.getByRole("button", { name: "Begin a new one" }).click();
      await maker.waitForURL(isNew);
      await maker.close();
    }
  },
);

onSiteWithoutDrafts("a table stays the draft of the tab that works on it too", async ({ visit, origin }) => {
  const { page: one, context } = await signIn(visit);
  const address = `${origin}/tables?lang=en`;
  const named = (name: string) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from("CN code;Origin;Mass (t)\n72083900;Atlantis;10\n"),
  });
  await one.goto(address);
  await sent(one, "draft-table", () => one.setInputFiles("#file", named("first-table.csv")));
  const other = await context.newPage();
  await other.goto(address);
  await other.getByText("Here is the table again").waitFor();
  await other.getByRole("button", { name: "Begin with another table" }).click();
  await sent(other, "draft-table", () => other.setInputFiles("#file", named("second-table.csv")));
  const saved = await savedNames(context, origin);
  for (const name of [/first-table/, /second-table/]) assert.match(saved, name);
});

onSiteWithoutDrafts(
  "a tab that can't have its own draft for a moment shows no other tab's, and has it again after the next reload",
  async ({ visit, origin }) => {
    const { page: one, context } = await signIn(visit);
    const other = await context.newPage();
    for (const [tab, text] of [[one, "TAB-0101"], [other, "TAB-0102"]] as const) {
      await tab.goto(`${origin}/invoices/new?draft=new&lang=en`);
      await sent(tab, "draft-invoice", () => tab.fill(number, text));
    }
    await one.route("**/account/saved/items?*draft-invoice*", (route) => route.abort(), { times: 1 });
    await broughtBy(one.waitForEvent("requestfailed"), () => one.reload());
    await one.getByText("fields are missing or wrong").waitFor();
    await untilEqual(() => one.inputValue(number), "", "the other tab's is the other tab's");
    for (const tab of [one, other]) await tab.reload();
    await untilEqual(() => one.inputValue(number), "TAB-0101");
    await untilEqual(() => other.inputValue(number), "TAB-0102");
    for (const tab of [one, other]) {
      await tab.getByRole("button", { name: "Begin a new one" }).click();
      await tab.waitForURL(isNew);
    }
  },
);

onSiteWithoutDrafts(
  "what is typed into an invoice that another open tab shows is a draft of its own from the first letter on",
  async ({ visit, origin }) => {
    const { page: one, context } = await signIn(visit);
    const address = `${origin}/invoices/new?draft=new&lang=en`;
    const terms = "[name='/invoiceData/paymentTerms']";
    await one.goto(address);
    await one.getByText("fields are missing or wrong").waitFor();
    await one.fill(number, "TAB-0201");
    await sent(one, "draft-invoice", () => one.fill(terms, "terms of one"));
    // A tab that was loaded again has typed nothing since.
    await one.reload();
    await untilEqual(() => one.inputValue(number), "TAB-0201");
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(`${origin}/invoices/new?lang=en`);
      await untilEqual(() => tab.inputValue(number), "TAB-0201");
    }
    const [other, left] = tabs;
    assert.ok(other !== undefined && left !== undefined);
    await sent(other, "draft-invoice", () => other.fill(number, "TAB-0202"));
    // It goes before what was typed is kept, and another tab has the browser's place again before it is shown.
    const isOneBack = Promise.withResolvers<void>();
    await left.route("**/account/saved/items?*draft-invoice*", async (route) => {
      await isOneBack.promise;
      await route.continue();
    }, { times: 1 });
    await left.fill(number, "TAB-0203");
    await broughtBy(left.waitForRequest("**/account/saved/items?*draft-invoice*"), () => left.reload());
    await one.reload();
    await untilEqual(() => one.inputValue(number), "TAB-0201");
    isOneBack.resolve();
    await untilEqual(() => left.inputValue(number), "TAB-0203", "what was typed last");
    for (const tab of [other, left]) await tab.reload();
    for (const [tab, text] of [[one, "TAB-0201"], [other, "TAB-0202"], [left, "TAB-0203"]] as const) {
      await untilEqual(() => tab.inputValue(number), text, "each tab has its own");
    }
    await untilEqual(() => one.inputValue(terms), "terms of one");
    await left.close();
    await other.close();
    await sent(one, "draft-invoice", () => one.fill(number, "TAB-0204"));
    assert.doesNotMatch(await savedNames(context, origin), /TAB-0201/, "its own again, no copy");
    for (const name of ["TAB-0204", "TAB-0203", "TAB-0202"]) {
      await one.goto(`${origin}/account/saved?lang=en`);
      await one.getByRole("row", { name }).locator("a[href*='draft=']").first().click();
      await one.getByRole("button", { name: "Begin a new one" }).click();
      await one.waitForURL(isNew);
    }
  },
);

onSiteWithoutDrafts(
  "a table that is given, or mended, in a tab that shows another open tab's is a draft of its own, also without an account",
  async ({ visit, origin }) => {
    const { page: one, context } = await visit("/tables?lang=en");
    const table = (name: string) => ({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from("CN code;From where;Mass (t)\n72083900;China;10\n"),
    });
    const choice = (tab: Page) => tab.getByRole("combobox", { name: "Is read as: From where" });
    const again = (name: string) => `Here is the table again that you were working on: ${name}`;
    /** Tables that the browser holds under a name of theirs. */
    const heldTables = () =>
      one.evaluate(() =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open("drafts");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const asked = opening.result.transaction("drafts").objectStore("drafts").getAll();
            asked.onsuccess = () => resolve(JSON.stringify(asked.result));
            asked.onerror = () => reject(asked.error);
          };
        })
      );
    await one.setInputFiles("#file", table("nobodys-first.csv"));
    await choice(one).waitFor();
    await untilMatch(heldTables, /nobodys-first/);
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(`${origin}/tables?lang=en`);
      await tab.getByText(again("nobodys-first.csv")).waitFor();
      await choice(tab).waitFor();
    }
    const [mended, other] = tabs;
    assert.ok(mended !== undefined && other !== undefined);
    await choice(mended).selectOption("origin_country");
    await untilMatch(heldTables, /"meaning":"origin_country"/);
    await other.setInputFiles("#file", table("nobodys-second.csv"));
    await untilMatch(heldTables, /nobodys-second/);
    for (const tab of [one, mended, other, one]) await tab.reload();
    await one.getByText(again("nobodys-first.csv")).waitFor();
    await untilEqual(() => choice(one).inputValue(), "");
    await mended.getByText(again("nobodys-first.csv")).waitFor();
    await untilEqual(() => choice(mended).inputValue(), "origin_country");
    await other.getByText(again("nobodys-second.csv")).waitFor();
  },
);

onSiteWithoutDrafts(
  "five invoices that the account can't be told of stay each the draft of its tab",
  async ({ visit, origin }) => {
    const { context } = await signIn(visit);
    await context.route("**/account/saved/**", (route) => route.abort());
    const tabs: Array<Page> = [];
    const names = Array.from({ length: 5 }, (_, index) => `ALONE-${index + 1}`);
    for (const name of names) {
      const tab = await context.newPage();
      await tab.goto(`${origin}/invoices/new?draft=new&lang=en`);
      await tab.getByText("fields are missing or wrong").waitFor();
      await tab.fill(number, name);
      await tab.reload();
      await untilEqual(() => tab.inputValue(number), name);
      tabs.push(tab);
    }
    for (const [index, tab] of tabs.entries()) {
      await tab.reload();
      await untilEqual(() => tab.inputValue(number), names[index] ?? "");
    }
  },
);
