/**
 * Takes the pictures of pages that the documentation shows: each a state of `tests/support/every_page.ts`, in English, at a
 * desk's width.
 */
import { withSite } from "../support/browser.ts";
import { accountPages, fill, type PageState, publicPages } from "../support/every_page.ts";

/** Pictures by their names, each with the state that it shows and what stands at its top, where that is not the header. */
const shown: Readonly<Record<string, { readonly state: string; readonly top?: string }>> = {
  "calculator": { state: "calculator-answer" },
  "tables-mending": { state: "tables-mending", top: "#rows" },
  "tables-result": { state: "tables-result", top: "#result" },
  "verify": { state: "verify-genuine" },
  "imports-year": { state: "imports-year" },
};

/** @param pictures the folder that they are written to */
export const takePagePictures = (pictures: URL): Promise<void> =>
  withSite(async (site) => {
    const known = await fill(site);
    const { page } = await site.visit("/");
    await page.setViewportSize({ width: 1280, height: 900 });
    const take = async (states: ReadonlyArray<PageState>): Promise<void> => {
      for (const [name, { state, top }] of Object.entries(shown)) {
        const found = states.find((each) => each.name === state);
        if (found === undefined) continue;
        await page.goto(`${site.origin}${found.path}`);
        await found.then?.(page);
        if (top === undefined) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        else {
          await page.locator(top).first().evaluate((element) =>
            element.scrollIntoView({ block: "start", behavior: "instant" })
          );
        }
        await page.waitForTimeout(300);
        await page.screenshot({ path: new URL(`${name}.png`, pictures).pathname });
      }
    };
    await take(publicPages(known));
    await page.goto(`${site.origin}/sign-in`);
    await page.click("form[action='/sign-in/demonstration'] button");
    await page.waitForURL("**/account");
    await take(accountPages(known));
  });
