/// <reference lib="dom" />
/** The list of what an opened file says beside the invoice's form, and the ticks by which it is left out. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import { onSiteWithoutDrafts, sent, signIn } from "../../support/drafts_in_browser.ts";
import { data, screws } from "../../support/invoice_forms.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

const opened = (page: Page, content: unknown): Promise<void> =>
  page.setInputFiles("#file", {
    name: "invoice.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(content)),
  });

const file = (remark: string) => ({
  invoiceData: {
    seller: { name: "Handels AG", country: "CH" },
    reasonForExport: remark,
    lineItems: [{ ...screws, quantity: 1, unitPrice: 1, eccn: "5A002" }],
  },
});

const savedText = async (page: Page): Promise<string> => {
  const save = () => page.getByRole("button", { name: "Save as a file" }).click();
  const saved = await broughtBy(page.waitForEvent("download"), save);
  return Deno.readTextFile(await saved.path());
};

onSiteWithoutDrafts(
  "what a file says beside the form is listed, left out by its tick, and still so after a reload and a check",
  async ({ visit, origin }) => {
    const { page } = await signIn(visit);
    await page.goto(`${origin}/invoices/new?draft=new&lang=en`);
    await page.getByText("fields are missing or wrong").waitFor();
    const list = page.locator("#beside");
    const seller = page.getByRole("checkbox", { name: "Leave out: Seller" });
    await untilEqual(() => list.isVisible(), false);
    await opened(page, file("Sale"));
    await untilMatch(() => list.innerText(), /Seller[^]*Name: Handels AG; Country: Switzerland/);
    await untilMatch(() => list.innerText(), /Line 1: 5A002/);
    await sent(page, "draft-invoice", () => seller.check());
    await untilEqual(() => page.evaluate(() => document.activeElement?.id), `left:${data}/seller`);
    const text = await savedText(page);
    assert.ok(!text.includes("Handels AG") && text.includes("5A002"), text);
    await page.reload();
    await untilEqual(() => seller.isChecked(), true);
    await page.press(`[name='${data}/invoiceNumber']`, "Enter");
    await page.locator("#errors").waitFor();
    await untilEqual(() => seller.isChecked(), true, "on the page that answers the form");
    await seller.uncheck();
    assert.ok((await savedText(page)).includes("Handels AG"));
    await seller.check();
    await opened(page, file("Return"));
    await untilMatch(() => list.innerText(), /Return/);
    await untilEqual(() => seller.isChecked(), false, "another file");
  },
);
