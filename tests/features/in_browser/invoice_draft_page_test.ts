/// <reference lib="dom" />
/** The draft of an invoice, over the ways on which forms lose what was typed. */
import type { Site } from "../../support/browser.ts";
import { onSiteWithoutDrafts } from "../../support/drafts_in_browser.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

const signIn = async (visit: Site["visit"]) => {
  const visited = await visit("/sign-in");
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL("**/account");
  return visited;
};

onSiteWithoutDrafts(
  "an invoice that is being filled in is there after Back, and after the sign-in that an ended session asks for",
  async ({ visit, origin }) => {
    const { page } = await signIn(visit);
    await page.goto(`${origin}/invoices/new`);
    const number = page.locator("[name='/invoiceData/invoiceNumber']");
    const kept = page.waitForResponse((answer) =>
      answer.request().method() !== "GET" && answer.url().includes("/saved")
    );
    await broughtBy(kept, async () => {
      await number.fill("R-2026-0815");
      await number.blur();
    });
    await page.goto(`${origin}/status`);
    await page.goBack();
    await page.waitForURL("**/invoices/new");
    await untilEqual(() => number.inputValue(), "R-2026-0815");

    const late = Promise.withResolvers<void>();
    await page.route("**/account/saved/items?*draft-invoice*", async (route) => {
      await late.promise;
      await route.continue();
    }, { times: 1 });
    await page.goto(`${origin}/invoices/new`);
    const receiver = page.locator("[name='/invoiceData/consignee/name']");
    await receiver.fill("Acme Import GmbH");
    await receiver.blur();
    const line = page.locator("[name='/invoiceData/lineItems/0/description']");
    await line.focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "Blind rivets\nNuts");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    late.resolve();
    await page.getByText("This is the invoice that you were filling in").waitFor();
    await untilEqual(() => number.inputValue(), "R-2026-0815");
    await untilEqual(() => receiver.inputValue(), "Acme Import GmbH", "what was typed before the draft came");
    await untilEqual(() => line.inputValue(), "Blind rivets", "what was pasted before the draft came");

    await page.context().clearCookies();
    await receiver.fill("Acme Import GmbH");
    await page.getByText("You were signed out, so nothing is checked").waitFor();
    await page.getByRole("button", { name: "Make the documents" }).click();
    const way = page.getByRole("link", { name: /[Ss]ign in/ }).last();
    await way.waitFor();
    await page.goto(`${origin}/invoices/new`);
    await page.waitForURL("**/sign-in?next=**");
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/invoices/new");
    await page.getByText("This is the invoice that you were filling in").waitFor();
    await untilEqual(() => number.inputValue(), "R-2026-0815");
    await page.getByRole("button", { name: "Begin a new one" }).click();
    await page.getByText("This is the invoice that you were filling in").waitFor({ state: "hidden" });
  },
);

onSiteWithoutDrafts(
  "two invoices in two tabs are two drafts, each tab has its own again after a reload, and one that is begun anew takes up neither",
  async ({ visit, origin }) => {
    const { page, context } = await signIn(visit);
    const other = await context.newPage();
    const tabs = [page, other];
    // Other tests leave drafts in the account, the newest of which a tab without its own would go on with.
    for (const tab of tabs) await tab.goto(`${origin}/invoices/new?draft=new`);
    const number = "[name='/invoiceData/invoiceNumber']";
    const saved = async () => await (await context.request.get(`${origin}/account/saved`)).text();
    const names = ["R-2026-0901", "R-2026-0902"];
    for (const round of ["", "x"]) {
      for (const [at, tab] of tabs.entries()) {
        await tab.fill(number, `${names[at]}${round}`);
        await untilMatch(saved, new RegExp(`${names[at]}${round}`), "what the account keeps");
      }
    }
    for (const tab of [...tabs, ...tabs]) await tab.reload();
    for (const [at, tab] of tabs.entries()) {
      await tab.getByText("This is the invoice that you were filling in").waitFor();
      await untilEqual(() => tab.inputValue(number), `${names[at]}x`);
    }
    await page.goto(`${origin}/account/saved`);
    for (const name of names) await page.getByText(`${name}x`).first().waitFor();
    await page.goto(`${origin}/invoices/new`);
    await page.getByRole("button", { name: "Begin a new one" }).click();
    await page.waitForURL("**/invoices/new?draft=new");
    await page.fill("[name='/invoiceData/consignee/name']", "Receiver of a third draft");
    await untilMatch(saved, /Receiver of a third draft/, "what the account keeps");
    await untilEqual(() => page.inputValue(number), "", "no other draft is taken up");
    await page.reload();
    await untilEqual(
      () => page.inputValue("[name='/invoiceData/consignee/name']"),
      "Receiver of a third draft",
    );
    await other.reload();
    await untilEqual(() => other.inputValue(number), `${names[1]}x`, "another tab's draft stays");
    for (const tab of tabs) {
      await tab.getByRole("button", { name: "Begin a new one" }).click();
      await tab.waitForURL("**/invoices/new?draft=new");
    }
  },
);

onSiteWithoutDrafts(
  "a draft that is left right after its last letter does not come back while the account answers late",
  async (site) => {
    const { page } = await signIn(site.visit);
    const number = page.locator("[name='/invoiceData/invoiceNumber']");
    await page.goto(`${site.origin}/invoices/new?draft=new&lang=en`);
    await page.getByText("fields are missing or wrong").waitFor();
    await number.fill("LEFT");
    await page.reload();
    await page.getByText("This is the invoice that you were filling in").waitFor();
    await page.route("**/account/saved/items", async (route) => {
      await new Promise((done) => setTimeout(done, 1_500));
      await route.continue();
    });
    await number.fill("LEFT-AGAIN");
    await page.getByRole("button", { name: "Begin a new one" }).click();
    await page.waitForURL("**/invoices/new?draft=new");
    await page.getByText("fields are missing or wrong").waitFor();
    await page.unroute("**/account/saved/items");
    await page.reload();
    await page.getByText("fields are missing or wrong").waitFor();
    await untilEqual(() => number.inputValue(), "");
  },
);

onSiteWithoutDrafts(
  "a draft with one line in row 500 comes back with that line, and no rows before it",
  async ({ visit, origin }) => {
    const { page } = await signIn(visit);
    await page.goto(`${origin}/invoices/new?draft=new`);
    await page.locator("#lines tbody tr").first().evaluate((row) => {
      for (const control of row.querySelectorAll("[name]")) {
        control.setAttribute("name", (control.getAttribute("name") ?? "").replace("/0/", "/499/"));
      }
    });
    const saved = page.waitForResponse((answer) =>
      answer.request().method() !== "GET" && answer.url().includes("/saved")
    );
    await broughtBy(
      saved,
      () => page.fill("[name='/invoiceData/lineItems/499/description']", "Blind rivets"),
    );
    await page.reload();
    await untilEqual(() => page.inputValue("[name='/invoiceData/lineItems/0/description']"), "Blind rivets");
    await untilEqual(() => page.locator("#lines tbody tr").count(), 3);
    await page.context().close();
  },
);
