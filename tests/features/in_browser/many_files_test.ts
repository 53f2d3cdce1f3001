/// <reference lib="dom" />
/** Files that are dropped together where one is taken. */
import type { JSHandle, Page } from "npm:playwright-core@1.65.1";
import assert from "node:assert/strict";
import { languages } from "../../../src/web/words/language.ts";
import { shellTexts } from "../../../src/web/words/shell.ts";
import { onSite, untilShown } from "../../support/browser.ts";
import { untilEqual } from "../../support/until.ts";

/** As many months as asked for, each a file. */
const months = (page: Page, count: number): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle((many) => {
    const transfer = new DataTransfer();
    for (let month = 1; month <= many; month++) {
      const rows = `CN code;Origin;Net mass (kg)\n72083900;CN;${month}000\n`;
      transfer.items.add(new File([rows], `month-${month}.csv`, { type: "text/csv" }));
    }
    return transfer;
  }, count);

onSite("of two sheets that are dropped together none is taken, and it is said", async ({ visit }) => {
  for (const language of languages) {
    const { page, context, complaints } = await visit("/tables", { language });
    await untilShown(page);
    await page.dispatchEvent("#drop", "drop", { dataTransfer: await months(page, 2) });
    await page.getByText(shellTexts[language].oneFile).waitFor();
    await untilEqual(() => page.isVisible("#rows"), false);
    await page.dispatchEvent("#drop", "drop", { dataTransfer: await months(page, 1) });
    await page.locator("#rows:not([hidden])").waitFor();
    await untilEqual(() => page.isVisible("#one-file"), false);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
