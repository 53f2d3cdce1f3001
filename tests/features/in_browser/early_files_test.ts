/// <reference lib="dom" />
/** Files that are chosen before a page's modules have run, and files that the browser itself puts back into their field. */
import type { Page } from "npm:playwright-core@1.65.1";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { onSite, type Site } from "../../support/browser.ts";
import { untilEqual } from "../../support/until.ts";

const csv = {
  name: "month.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("CN code;Origin;Net mass (kg)\n72083900;CN;1000\n"),
};

/** Opens the page, chooses a file in it while its modules are still on their way, and lets them come. */
const chooseEarly = async (page: Page, address: string, file: typeof csv): Promise<void> => {
  const { promise: chosen, resolve } = Promise.withResolvers<void>();
  const scripts = (url: URL): boolean => url.pathname.endsWith(".ts");
  await page.route(scripts, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("#file").waitFor({ state: "attached" });
  await page.setInputFiles("#file", file);
  resolve();
  await page.waitForLoadState("load");
  await page.unroute(scripts);
};

onSite(
  "a file that is chosen before the page's modules have run is read once they have",
  async ({ visit, origin }) => {
    const { page, context, complaints } = await visit("/status");
    await chooseEarly(page, `${origin}/tables`, csv);
    await page.locator("#rows:not([hidden])").waitFor();
    await chooseEarly(page, `${origin}/verify`, { ...csv, name: "no.pdf", mimeType: "application/pdf" });
    await page.getByText("another program made or saved it").first().waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

/** An importer for whom sheets can be sent. */
const importerOf = async ({ origin, key }: Site): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/cbam/importers`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      eori: `DE7${Date.now()}`.slice(0, 14),
      name: "Frühbeet GmbH",
      member_state: "DE",
    }),
  });
  const { id } = await answer.json();
  assert.ok(answer.ok);
  return new URLSearchParams({ importer: id, year: "2026" }).toString();
};

onSite("a sheet that is chosen early is sent once, also where its page is come back to", async (site) => {
  const { page, context } = await site.visit("/sign-in");
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  const sheet = `${site.origin}/imports/sheet?${await importerOf(site)}`;
  let sent = 0;
  page.on("request", (request) => sent += request.method() === "POST" ? 1 : 0);
  await chooseEarly(page, sheet, csv);
  await untilEqual(() => Promise.resolve(sent), 1);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#file")?.files?.length !== 1);
  await page.waitForLoadState("load");
  await page.goBack({ waitUntil: "load" });
  await page.locator("#file").waitFor({ state: "attached" });
  await page.reload({ waitUntil: "load" });
  assert.equal(sent, 1);
  await context.close();
});

onSite(
  "a field is empty as a file is chosen, so that the same file is read again as it is by then",
  async ({ visit }) => {
    const { page, context } = await visit("/verify");
    const verdict = page.getByText("another program made or saved it").first();
    const chosen = () =>
      page.locator("#file").evaluate((field) => field instanceof HTMLInputElement && field.files?.length);
    await page.setInputFiles("#file", { ...csv, name: "no.pdf", mimeType: "application/pdf" });
    await verdict.waitFor();
    assert.equal(await chosen(), 1);
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("label[for=file]")]);
    assert.equal(await chosen(), 0);
    await chooser.setFiles({ ...csv, name: "no.pdf", mimeType: "application/pdf" });
    await verdict.waitFor();
    await context.close();
  },
);
