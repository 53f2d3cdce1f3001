/// <reference lib="dom" />
/** The documentation in a real browser, with the keyboard alone and without script; how its pages look is seen with all others. */
import assert from "node:assert/strict";
import { onSite } from "../support/browser.ts";
import { untilEqual, untilMatch } from "../support/until.ts";

onSite(
  "a reader finds, chooses a language, and moves with the keyboard alone",
  async ({ visit, origin }) => {
    const { page } = await visit("/docs");
    await page.keyboard.press("/");
    await untilEqual(() => page.evaluate(() => document.activeElement?.id), "docs-query");
    await page.keyboard.type("openssl");
    const first = page.locator("#docs-suggestions [role=option]").first();
    await first.waitFor();
    await page.keyboard.press("ArrowDown");
    await untilEqual(() => first.getAttribute("aria-selected"), "true");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/reports/);
    await page.goto(`${origin}/docs/calculate`);
    const group = page.locator(".code-group").first();
    await group.getByRole("tab", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(
      await group.getByRole("tab", { name: "JavaScript" }).getAttribute("aria-selected"),
      "true",
    );
    await untilMatch(() => group.locator(".code:visible").innerText(), /await fetch/);
    await page.goto(`${origin}/docs/reports`);
    const chosen = page.locator(".code-group").first().getByRole("tab", { name: "JavaScript" });
    await untilEqual(() => chosen.getAttribute("aria-selected"), "true");
  },
);

onSite(
  "without script every language of an example is shown, and the search answers as a page",
  async ({ visit }) => {
    const { page } = await visit("/docs/calculate", { hasScripts: false, width: 360 });
    const figures = page.locator(".code-group").first().locator(".code");
    assert.deepEqual(await figures.evaluateAll((all) => all.map((figure) => figure.checkVisibility())), [
      true,
      true,
      true,
    ]);
    await page.locator(".docs-menu summary").click();
    await page.getByRole("link", { name: "Limits", exact: true }).click();
    await page.waitForURL(/\/docs\/limits/);
    await page.fill("#docs-query", "sliding hour");
    await page.locator("#docs-query").press("Enter");
    await page.waitForURL(/\/docs\/search\?q=sliding/);
    await untilMatch(() => page.locator(".docs-hits li").first().innerText(), /Limits/);
  },
);

onSite(
  "the page that sends calls sends one with a key, and runs nothing but the service's own files",
  async ({ visit, key }) => {
    const { page, complaints } = await visit("/docs/try");
    await page.locator(".opblock").first().waitFor();
    await page.getByRole("button", { name: "Authorize" }).first().click();
    await page.locator(".auth-container input").fill(key);
    await page.locator(".auth-btn-wrapper .authorize").click();
    await page.locator(".btn-done").click();
    const calculate = page.locator("#operations-CBAM-calculate");
    await calculate.locator(".opblock-summary-control").click();
    await calculate.getByRole("button", { name: "Execute" }).click();
    const answer = calculate.locator(".live-responses-table .highlight-code").first();
    await answer.waitFor();
    await untilMatch(() => answer.innerText(), /"net_cost_eur": 4006.42/);
    const policy = (await page.reload())?.headers()["content-security-policy"] ?? "";
    assert.ok(!policy.includes("unsafe") && policy.includes("script-src 'self'"), policy);
    assert.deepEqual(complaints, []);
  },
);
