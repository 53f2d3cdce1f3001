/// <reference lib="dom" />
/** Forms that somebody leaves half filled in, by a link or because the connection is gone, and comes back to. */
import type { Page } from "npm:playwright-core@1.65.1";
import assert from "node:assert/strict";
import { onSite, untilShown } from "../../support/browser.ts";

const fieldsOf = (page: Page) =>
  page.locator("main form input:is([type=text], [type=email]):visible:not([role=combobox])");

/** Names of the fields with their values. */
const valuesOn = (page: Page): Promise<ReadonlyArray<string>> =>
  fieldsOf(page).evaluateAll((all) =>
    all.map((field) => `${field.getAttribute("name")}=${"value" in field ? field.value : ""}`)
  );

const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });

/** Types into each field: a form that came back with some of them would be sent with a mixture. */
const typeAll = async (page: Page): Promise<void> => {
  const fields = fieldsOf(page);
  const count = await fields.count();
  assert.ok(count > 0, page.url());
  for (let at = 0; at < count; at++) await fields.nth(at).fill(`7${at}`);
};

onSite("what was typed into a form is there again on the way back to it", async ({ visit }) => {
  const { page, context } = await visit("/sign-in");
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  const paths = [
    "/imports/people",
    "/suppliers/installations",
    "/account/members",
    "/settings/api-keys",
    "/imports/codes",
    "/verify",
  ];
  for (const path of paths) {
    await page.goto(new URL(path, page.url()).href);
    await untilShown(page);
    await openAll(page);
    await typeAll(page);
    const typed = await valuesOn(page);
    await page.evaluate(() => location.assign("/status"));
    await page.waitForURL("**/status");
    await page.goBack();
    await untilShown(page);
    await openAll(page);
    assert.deepEqual(await valuesOn(page), typed, path);
  }
  await context.close();
});

onSite(
  "a page that a link opens anew is empty, also where the browser keeps the state of the page before",
  async ({ visit }) => {
    const { page, context } = await visit("/sign-in");
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/account");
    const people = new URL("/imports/people", page.url()).href;
    await page.goto(people);
    await untilShown(page);
    const empty = await valuesOn(page);
    await typeAll(page);
    const state = await page.evaluate(() => JSON.stringify(history.state));
    assert.match(state, /typed/);
    // WebKit has it for a link to the address that it is on.
    await context.addInitScript((kept) => history.replaceState(JSON.parse(kept), ""), state);
    await page.evaluate((href) => location.assign(href), people);
    await page.waitForEvent("load");
    await untilShown(page);
    assert.deepEqual(await valuesOn(page), empty);
    await context.close();
  },
);
