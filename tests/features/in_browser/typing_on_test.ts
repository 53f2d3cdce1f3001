/// <reference lib="dom" />
/** What is typed on while an answer is under way stays, whichever part of the page the answer draws anew. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import { onSiteWithoutDrafts } from "../../support/drafts_in_browser.ts";
import { untilEqual, untilMatch } from "../../support/until.ts";

const csv = (text: string) => ({ name: "sheet.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

/** Holds the page's checks. @returns lets the one that waits longest go on */
const heldChecks = async (page: Page): Promise<() => Promise<void>> => {
  const waiting: Array<() => void> = [];
  await page.route("**/tables/check*", async (route: { readonly continue: () => Promise<void> }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return async () => {
    await untilEqual(() => Promise.resolve(waiting.length > 0), true);
    waiting.shift()?.();
  };
};

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);

const wrongRows = [
  "Ref;CN code;Origin;Tonnes;Import date",
  "A;7208390;Atlantis;1;2026-02-15",
  "B;72083900;Nowhere;1;2026-02-15",
].join("\n");

onSiteWithoutDrafts(
  "what is typed in the next cell while its row is checked stays, and so does the place in it",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables");
    await page.setInputFiles("#file", csv(wrongRows));
    const code = page.getByRole("textbox", { name: "CN code, Row 2" });
    const origin = page.getByRole("textbox", { name: "Country of origin, Row 2" });
    await code.waitFor();
    const goOn = await heldChecks(page);
    await code.fill("72083900");
    await code.press("Tab");
    await origin.fill("Chi");
    await goOn();
    await page.locator("#rows td.entry:not(.wrong) [aria-label='CN code, Row 2']").waitFor();
    await untilEqual(() => focused(page), "Country of origin, Row 2");
    await page.keyboard.type("na");
    await untilEqual(() => origin.inputValue(), "China");
    await origin.press("Enter");
    await goOn();
    await goOn();
    await page.getByText("Rows to correct: 1").waitFor();
    await untilEqual(() => origin.inputValue(), "China");
    assert.deepEqual(complaints, []);
  },
);

onSiteWithoutDrafts("the check of a row leaves the focus in the row that is typed in", async ({ visit }) => {
  const { page, complaints } = await visit("/tables");
  await page.setInputFiles("#file", csv(wrongRows));
  const first = page.getByRole("textbox", { name: "Country of origin, Row 2" });
  const other = page.getByRole("textbox", { name: "Country of origin, Row 3" });
  await first.waitFor();
  const goOn = await heldChecks(page);
  await first.fill("China");
  await other.fill("Ind");
  await goOn();
  await page.locator("#rows td.entry:not(.wrong) [aria-label='Country of origin, Row 2']").waitFor();
  await page.keyboard.type("ia");
  await untilEqual(() => other.inputValue(), "India");
  await untilEqual(() => focused(page), "Country of origin, Row 3");
  assert.deepEqual(complaints, []);
});

onSiteWithoutDrafts(
  "a column's choice keeps its focus as the columns are drawn anew, and a value for all rows what was typed of it",
  async ({ visit }) => {
    const { page, complaints } = await visit("/tables");
    await page.setInputFiles("#file", csv("CN code;Net mass (kg);Note\n72083900;24;x\n"));
    const forAll = page.getByLabel("Country of origin: the same for every row");
    await forAll.fill("Tür");
    const choice = page.getByRole("combobox", { name: "Is read as: Note" });
    await choice.focus();
    await choice.selectOption("-");
    await untilMatch(() => focused(page), /Note/);
    await untilEqual(() => forAll.inputValue(), "Tür");
    assert.deepEqual(complaints, []);
  },
);
