/// <reference lib="dom" />
/** A draft that two browsers of one person change: what was typed in either is there, whatever their clocks say. */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "npm:playwright-core@1.65.1";
import { onSiteWithoutDrafts, signIn } from "../../support/drafts_in_browser.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

/** Sets the clock of a browser's pages off. */
const setClockOff = (context: BrowserContext, byMs: number) =>
  context.addInitScript((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
  }, byMs);

const number = "[name='/invoiceData/invoiceNumber']";
const terms = "[name='/invoiceData/paymentTerms']";

/** Types on a page, and waits until the account has the draft that comes of it. */
const type = (page: Page, field: string, text: string) =>
  broughtBy(
    page.waitForResponse(async (answer) =>
      answer.ok() && (answer.request().postData() ?? "").includes("kind=draft-invoice") &&
      JSON.parse(await answer.text()).changed_since.length === 0
    ),
    () => page.fill(field, text),
  );

/** Opens the form and waits until it can be typed into. */
const openForm = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByText("fields are missing or wrong").waitFor();
};

const saved = async (context: BrowserContext, origin: string): Promise<string> =>
  await (await context.request.get(`${origin}/account/saved`)).text();

const beginAnew = async (page: Page) => {
  await page.getByRole("button", { name: "Begin a new one" }).click();
  await page.waitForURL("**/invoices/new?draft=new");
};

const minutes = 60_000;

for (
  const [name, offMs] of [["right", 0], ["ten minutes slow", -10 * minutes], [
    "ten minutes fast",
    10 * minutes,
  ]] as const
) {
  onSiteWithoutDrafts(
    `what two browsers type into one invoice is there, in one draft or two, with the second one's clock ${name}`,
    async ({ visit, origin }) => {
      const { page: office } = await signIn(visit);
      const { page: home, context } = await signIn(visit);
      await setClockOff(context, offMs);
      const [first, second] = [`FIRST${offMs}`, `SECOND${offMs}`];
      await openForm(office, `${origin}/invoices/new?draft=new&lang=en`);
      await type(office, number, first);
      await home.goto(`${origin}/invoices/new?lang=en`);
      await untilEqual(() => home.inputValue(number), first);
      await type(home, terms, "typed at home");
      await home.reload();
      await untilEqual(() => home.inputValue(terms), "typed at home");
      const drafts = (await saved(context, origin)).split(first).length - 1;
      assert.equal(drafts, 1, "one draft, changed by one after the other");

      // The office's page was open all the time.
      await type(office, number, second);
      await untilMatch(() => saved(context, origin), new RegExp(second));
      await type(office, number, `${second}-2`);
      await type(home, terms, "typed at home again");
      for (const page of [office, home]) await page.reload();
      await untilEqual(() => office.inputValue(number), `${second}-2`);
      await untilEqual(() => office.inputValue(terms), "");
      await untilEqual(() => home.inputValue(terms), "typed at home again");
      await untilEqual(() => home.inputValue(number), first);
      for (const page of [office, home]) await beginAnew(page);
      // No copy is left.
      await untilMatch(() => saved(context, origin), new RegExp(`^(?![^]*(?:${first}|${second}))`));
    },
  );
}
