/// <reference lib="dom" />
/** A plan that is half filled in, and looked at in another language. */
import assert from "node:assert/strict";
import { onSite, untilShown } from "../../../support/browser.ts";
import { untilEqual } from "../../../support/until.ts";

onSite("what was typed into a plan and not sent is there in the other language", async ({ visit }) => {
  const { page, context, complaints } = await visit("/plan");
  await untilShown(page);
  const typed = { mass: "1,000.5", name_1: "Mill & Söhne", country_1: "TUR" };
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value);
  await page.click("a[rel=alternate][hreflang=de]");
  await page.locator("html[lang=de]").waitFor();
  await untilEqual(() => page.locator("#errors").count(), 0, "nothing was asked yet");
  await untilEqual(() => page.inputValue("[name=mass]"), "1000,5");
  await untilEqual(() => page.inputValue("[name=name_1]"), "Mill & Söhne");
  await page.fill("[name=name_1]", "");
  await page.fill("[name=cn]", "72083900");
  await page.click("a[rel=alternate][hreflang=fr]");
  await page.locator("html[lang=fr] .headline").waitFor();
  await untilEqual(() => page.inputValue("[name=name_1]"), "");
  await untilEqual(() => page.inputValue("[name=cn]"), "72083900");
  assert.deepEqual(complaints, []);
  await context.close();
});
