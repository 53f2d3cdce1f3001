/** A supplier's form in a browser: what is typed is there again after a reload and a way back, and gone once it was sent. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { hasBrowser, ifIgnored, launchBrowser } from "../../../../support/chromium.ts";
import { ask } from "../../../../support/inquiry_calls.ts";
import { listening } from "../../../../support/listening_service.ts";
import { noonOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder } from "../../../../support/supplier_calls.ts";
import { untilEqual } from "../../../../support/until.ts";

const title = "what a supplier types is there again after a reload, with its rows, and gone once it was sent";

onPages((testPages) => {
  if (!hasBrowser) {
    Deno.test.ignore(`${title}${ifIgnored}`, () => {});
    return;
  }
  testPages(
    title,
    Effect.scoped(Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const origin = yield* listening;
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const { token } = yield* ask(calls, yield* installationOf(calls), { language: "en" });
      const browser = yield* Effect.acquireRelease(
        Effect.promise(launchBrowser),
        (launched) => Effect.promise(() => launched.close()),
      );
      yield* Effect.promise(async () => {
        const context = await browser.newContext({ locale: "en" });
        const page = await context.newPage();
        const complaints: Array<string> = [];
        page.on("pageerror", (error: Error) => complaints.push(error.message));
        const link = `${origin}/inquiry?token=${token}`;
        const figure = "[name='0.direct_t_per_t']";
        const values = () => Promise.all([figure, "[name='remark']"].map((name) => page.inputValue(name)));
        await page.goto(link);
        await page.fill(figure, "2.1");
        await page.fill("[name='remark']", "Line one\nand two");
        await page.reload();
        await untilEqual(values, ["2.1", "Line one\nand two"]);
        await page.goto(`${origin}/status`);
        await page.goto(link);
        await untilEqual(values, ["2.1", "Line one\nand two"]);

        const lastRow = () => page.locator("fieldset.precursor").count();
        await page.locator("details:has(fieldset.precursor) > summary").first().click();
        const offered = await lastRow();
        const code = page.locator(`[name='0.precursors/${offered - 1}/cn_code']`);
        await code.fill("72083900");
        await page.locator("button[value=more-0]").click();
        const beyond = page.locator(`[name='0.precursors/${offered + 1}/cn_code']`);
        await beyond.fill("72081000");
        await page.goto(link);
        await untilEqual(
          () => beyond.inputValue(),
          "72081000",
          "rows beyond those that the form begins with",
        );
        await untilEqual(() => code.inputValue(), "72083900");
        await page.fill(figure, "2.2");
        await page.reload();
        await untilEqual(() => page.inputValue(figure), "2.2", "the answer to a form, loaded again");
        const other = await (await browser.newContext()).newPage();
        await other.goto(link);
        await untilEqual(() => other.inputValue(figure), "", "nobody else is shown it");

        await code.fill("");
        await beyond.fill("");
        await page.fill("[name='0.source']", "Report 2026");
        await page.getByRole("button", { name: "Send the values" }).click();
        await page.getByRole("heading", { name: "Thank you, the values have been sent" }).waitFor();
        await untilEqual(
          () =>
            page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("inquiry:"))),
          [],
        );
        assert.deepEqual(complaints, []);
      });
    })),
  );
});
