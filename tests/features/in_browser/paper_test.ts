/// <reference lib="dom" />
/** Pages on paper, and in a reader's own colours. */
import assert from "node:assert/strict";
import { onSite } from "../../support/browser.ts";
import { untilEqual } from "../../support/until.ts";

onSite(
  "on paper stands nothing to press; in the reader's own colours the current tab is marked",
  async ({ visit }) => {
    const { page, context } = await visit("/sign-in");
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/account");
    await page.goto(new URL("/imports/people", page.url()).href);
    const pressed = page.locator(".tabs:visible, main .button:visible, .site-nav:visible");
    assert.notEqual(await pressed.count(), 0);
    await page.emulateMedia({ media: "print" });
    await untilEqual(() => pressed.count(), 0);
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    const marked = await page.locator(":is(.tabs, .site-nav) > a").evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).textDecorationLine === "underline").map((link) =>
        link.getAttribute("aria-current")
      )
    );
    assert.equal(marked.length, 2);
    assert.ok(marked.every((current) => current !== null));
    await context.close();
  },
);
