/**
 * Takes pictures of every page in three widths, light and dark, for people to look at: `deno task screens DIRECTORY [NAME]`,
 * with a name only the pages that are called so.
 */
import type { Page } from "npm:playwright-core@1.65.1";
import { type Site, widths, withSite } from "../support/browser.ts";
import { accountPages, fill, operatorPages, type PageState, publicPages } from "../support/every_page.ts";
import { giveSecondFactor } from "../support/second_factor.ts";

const [directory = ".", only = ""] = Deno.args;

const take = async (page: Page, site: Site, states: ReadonlyArray<PageState>, language: string) => {
  await page.goto(`${site.origin}/verify?lang=${language}`);
  const network = await page.context().newCDPSession(page);
  for (const { name, path, before, then } of states.filter((state) => state.name.includes(only))) {
    await before?.(page);
    // A table that goes on where it was left is not the state that is looked at.
    await network.send("Storage.clearDataForOrigin", { origin: site.origin, storageTypes: "indexeddb" });
    await page.goto(`${site.origin}${path}`);
    await then?.(page);
    // Pictures below the window are loaded when it comes to them, which a picture of the whole page never does.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(200);
        await page.screenshot({
          path: `${directory}/${name}-${width}-${colorScheme}-${language}.png`,
          fullPage: true,
        });
      }
      await page.emulateMedia({ colorScheme: "light" });
    }
  }
};

const [, , languages = "en,de,fr"] = Deno.args;

await withSite(async (site) => {
  const known = await fill(site);
  const { page } = await site.visit("/");
  for (const language of languages.split(",")) await take(page, site, publicPages(known), language);
  await page.goto(`${site.origin}/sign-in`);
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  for (const language of languages.split(",")) await take(page, site, accountPages(known), language);
  const { rows: [operator] } = JSON.parse(
    await site.admin("operator", "add", "--email", "demo@example.com", "--json"),
  );
  await page.goto(`${site.origin}/operator`);
  await giveSecondFactor(page, operator.totp_secret);
  for (const language of languages.split(",")) await take(page, site, operatorPages, language);
});
