/** What somebody types just before a page is left or loaded again is in the draft, also while they type without a pause. */
import { Buffer } from "node:buffer";
import { onSite, type Site } from "../../support/browser.ts";
import { broughtBy, untilEqual } from "../../support/until.ts";

const signIn = async (visit: Site["visit"]) => {
  const visited = await visit("/sign-in");
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL("**/account");
  return visited;
};

const number = "[name='/invoiceData/invoiceNumber']";
const receiver = "[name='/invoiceData/consignee/name']";

onSite(
  "an invoice has what was typed when its page was loaded again or left in the same moment, and goes to the account while somebody types",
  async ({ visit, origin }) => {
    const { page, context } = await signIn(visit);
    const address = `${origin}/invoices/new?lang=en`;
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await page.fill(number, "LEFT-0001");
    await page.reload();
    await untilEqual(() => page.inputValue(number), "LEFT-0001", "the first change, loaded again");
    await page.getByText("This is the invoice that you were filling in").waitFor();
    await page.fill(receiver, "Acme Import GmbH");
    await page.goto(`${origin}/status`);
    await page.goto(address);
    await untilEqual(() => page.inputValue(receiver), "Acme Import GmbH", "a later change, left");
    await page.getByText("This is the invoice that you were filling in").waitFor();
    let isTyping = true;
    const sent = page.waitForResponse((answer) =>
      (answer.request().postData() ?? "").includes("kind=draft-invoice")
    );
    await broughtBy(sent, async () => {
      await page.focus(receiver);
      const typing = (async () => {
        while (isTyping) await page.keyboard.type("a", { delay: 100 });
      })();
      await sent;
      isTyping = false;
      await typing;
    });
    const typed = await page.inputValue(receiver);
    await page.reload();
    await untilEqual(() => page.inputValue(receiver), typed, "typed without a pause");
    await untilEqual(() => page.inputValue(number), "LEFT-0001");
    const saved = await (await context.request.get(`${origin}/account/saved`)).text();
    await untilEqual(() => Promise.resolve(saved.split("LEFT-0001").length > 1), true);
  },
);

onSite(
  "a table has the cell that was being mended when its page was loaded again",
  async ({ visit, origin }) => {
    const { page } = await signIn(visit);
    await page.goto(`${origin}/tables?lang=en`);
    await page.setInputFiles("#file", {
      name: "left.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("CN code;Origin;Net mass (kg)\n72083900;Atlantis;10\n"),
    });
    const cell = page.locator("#rows input[aria-invalid=true]").first();
    await cell.fill("Chi");
    await page.reload();
    await page.getByText("Here is the table again").waitFor();
    await untilEqual(() => cell.inputValue(), "Chi");
  },
);
