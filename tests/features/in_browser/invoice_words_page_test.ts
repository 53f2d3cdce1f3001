/// <reference lib="dom" />
/** Words of people's sheets and files in the invoice's form: units, countries by their codes, the data that a document carries. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import { onSite, type Site } from "../../support/browser.ts";
import { data, screws } from "../../support/invoice_forms.ts";
import { broughtBy, untilEqual } from "../../support/until.ts";

const field = (name: string): string => `[name='${data}/${name}']`;

const newForm = async ({ visit, origin }: Site): Promise<Page> => {
  const { page } = await visit("/sign-in");
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  await page.goto(`${origin}/invoices/new?draft=new&lang=en`);
  await page.getByText("fields are missing or wrong").waitFor();
  return page;
};

/** Leaves no draft to other tests. */
const leave = async (page: Page): Promise<void> => {
  const kept = page.waitForResponse((answer) =>
    (answer.request().postData() ?? "").includes("draft-invoice")
  );
  await broughtBy(kept, () => page.fill(field("paymentTerms"), "left"));
  await page.reload();
  await page.getByRole("button", { name: "Begin a new one" }).click();
  await page.waitForURL("**/invoices/new?draft=new");
};

onSite(
  "units that are pasted by other words are the form's, and one that there isn't is asked for",
  async (site) => {
    const page = await newForm(site);
    await page.focus(field("lineItems/0/unit"));
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, "pcs\t1\nStk.\t2\nkilograms\t3\nStück\t4\nBarrel\t5\n");
    const units = () =>
      Promise.all([0, 1, 2, 3, 4].map((row) => page.inputValue(field(`lineItems/${row}/unit`))));
    await untilEqual(units, ["PCS", "PCS", "KG", "PCS", ""]);
    await leave(page);
  },
);

onSite("the data that a document carries is opened as an invoice of its own, for nobody", async (site) => {
  const page = await newForm(site);
  const content = {
    invoiceNumber: "FROM-DATA",
    shipper: { name: "Acme", country: "CN" },
    lineItems: [screws],
  };
  await page.setInputFiles("#file", {
    name: "invoice-data.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await untilEqual(() => page.inputValue(field("invoiceNumber")), "FROM-DATA");
  await untilEqual(() => page.inputValue(field("shipper/country")), "China");
  await untilEqual(() => page.inputValue(field("lineItems/0/hsCode")), screws.hsCode);
  await untilEqual(() => page.isChecked("#receiver-none"), true);
  await untilEqual(() => page.locator("#file-said").isVisible(), false);
  await leave(page);
});

onSite("a country by its code and by its name is one party's", async (site) => {
  const page = await newForm(site);
  const options = () =>
    page.locator("#parties option").evaluateAll((all) => all.map((each) => each.getAttribute("value")));
  for (const country of ["DE", "Germany"]) {
    await page.fill(field("consignee/name"), "Code and Name GmbH");
    await page.fill(field("consignee/city"), "Kiel");
    await page.fill(field("consignee/country"), country);
    await page.getByRole("button", { name: "Check" }).click();
    await page.locator("#errors").waitFor();
    await untilEqual(async () => (await options()).filter((name) => name?.startsWith("Code and")), [
      "Code and Name GmbH",
    ]);
  }
  await page.getByRole("button", { name: "Forget all remembered parties" }).click();
  await page.goto(`${site.origin}/invoices/new?lang=en`);
  await leave(page);
});

onSite("a button that is pressed while an answer comes stays under the pointer", async (site) => {
  const page = await newForm(site);
  await page.fill(field("lineItems/0/quantity"), "many");
  const more = page.locator("#more");
  await more.scrollIntoViewIfNeeded();
  const box = await more.boundingBox();
  assert.ok(box !== null);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await broughtBy(
    page.waitForResponse((answer) => answer.url().endsWith("/invoices/check")),
    () => page.mouse.down(),
  );
  await page.waitForTimeout(100);
  await page.mouse.up();
  await untilEqual(() => page.locator("#lines tbody tr").count(), 8);
  await page.locator("#lines .error").first().waitFor();
  await leave(page);
});
