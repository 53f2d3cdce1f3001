/**
 * Every page in every state, in every language, and in three widths in the one of the longest words: what axe-core says,
 * whether anything moves, overflows, is heavy, or is complained of by the browser's console, which also tells what the
 * policy stopped.
 */
import { Secret, TOTP } from "otpauth";
import { onSite, type Site, widths } from "../../support/browser.ts";
import {
  accountPages,
  fill,
  type Known,
  operatorPages,
  type PageState,
  publicPages,
} from "../../support/every_page.ts";
import { languages } from "../../../src/web/words/language.ts";
import { lookAt, type Looking, looking } from "../../support/looking.ts";

let filled: Promise<Known> | undefined;
const known = (site: Site): Promise<Known> => filled ??= fill(site);

let signedIn: Promise<Looking> | undefined;
/** The demonstration account's browser: one for all tests, as the operator's second factor counts for its session. */
const demonstration = (site: Site): Promise<Looking> =>
  signedIn ??= (async () => {
    const eye = await looking(await site.visit("/sign-in"));
    await eye.page.click("form[action='/sign-in/demonstration'] button");
    await eye.page.waitForURL("**/account");
    return eye;
  })();

/** Widths that a page is looked at in: what fits in German in all of them, and in a language on a phone, fits. */
const widthsIn = (language: string): ReadonlyArray<number> => language === "de" ? widths : widths.slice(0, 1);

const lookAtAll = async (eye: Looking, { origin }: Site, states: ReadonlyArray<PageState>): Promise<void> => {
  for (const language of languages) {
    await eye.page.goto(`${origin}/verify?lang=${language}`);
    for (const state of states) {
      const { ownLanguage } = state;
      if (ownLanguage !== undefined && language !== "en") continue;
      const spoken = ownLanguage ?? language;
      const wide = ownLanguage === "en" ? widths : widthsIn(spoken);
      for (const [index, width] of wide.entries()) {
        const isFirst = index === 0;
        // What pages are made of is the same in every language.
        const isWhole = isFirst && (spoken === "de" || ownLanguage !== undefined);
        await lookAt(eye, origin, state, { width, language: spoken, isFirst, isWhole });
      }
    }
  }
};

onSite(
  "every public page is accessible, still, light and as wide as its window, in every language and in three widths",
  async (site) => lookAtAll(await looking(await site.visit("/")), site, publicPages(await known(site))),
);

onSite(
  "every page of an account is accessible, still, light and as wide as its window, in every language and in three widths",
  async (site) => lookAtAll(await demonstration(site), site, accountPages(await known(site))),
);

onSite(
  "every page of an operator is accessible, still, light and as wide as its window, in every language and in three widths",
  async (site) => {
    await known(site);
    const eye = await demonstration(site);
    const { rows: [operator] } = JSON.parse(
      await site.admin("operator", "add", "--email", "demo@example.com", "--json"),
    );
    const secret = Secret.fromBase32(operator.totp_secret);
    await lookAtAll(eye, site, [{ name: "second factor", path: "/operator" }]);
    await eye.page.fill("[name=code]", new TOTP({ secret }).generate());
    await eye.page.click("main form button");
    await eye.page.locator("[name=code]").waitFor({ state: "detached" });
    await lookAtAll(eye, site, operatorPages);
  },
);
