/// <reference lib="dom" />
/** The header on the narrowest phone (WCAG 2.2, 1.4.10: 320 CSS px): no word of it is cut, signed in or not, in each language. */
import assert from "node:assert/strict";
import { assertFits, onSite } from "../../support/browser.ts";
import { languages } from "../../../src/web/words/language.ts";

const narrow = [320, 360] as const;

onSite("no word of the header is cut in windows of 320 and 360 px", async (site) => {
  const { page } = await site.visit("/sign-in", { width: narrow[0] });
  const lookAll = async (path: string) => {
    for (const language of languages) {
      await page.goto(`${site.origin}${path}?lang=${language}`);
      await page.waitForLoadState("load");
      for (const width of narrow) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction((wanted: number) => innerWidth === wanted, width);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>(".site-header :is(.brand, .who, summary)")].filter(
            (part) => {
              const { left, right } = part.getBoundingClientRect();
              const isCut = part.tagName === "A" && part.scrollWidth > part.clientWidth;
              return isCut || left < 0 || right > innerWidth;
            },
          ).map(({ outerHTML }) => outerHTML)
        );
        assert.deepEqual(cut, [], `${path} ${language} ${width}`);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await assertFits(page, `${path} ${language} ${width} with letters of twice the size`);
        await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      }
    }
  };
  await lookAll("/verify");
  await page.goto(`${site.origin}/sign-in`);
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  await lookAll("/account");
});
