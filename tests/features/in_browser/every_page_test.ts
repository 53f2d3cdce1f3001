/**
 * Every page in every state, in every language, and in three widths in the one of the longest words: what axe-core says,
 * whether anything moves, overflows, is heavy, or is complained of by the browser's console, which also tells what the
 * policy stopped.
 */
import assert from "node:assert/strict";
import { onSite, type Site, widths } from "../../support/browser.ts";
import {
  accountPages,
  fill,
  type Known,
  operatorPages,
  type PageState,
  publicPages,
} from "../../support/every_page.ts";
import { type Language, languages } from "../../../src/web/words/language.ts";
import { type Look, lookAt, type Looking, looking } from "../../support/looking.ts";
import { giveSecondFactor } from "../../support/second_factor.ts";

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

const [phone, tablet, desk] = widths;

/** What pages are made of is the same in every language: it is looked at whole, and in every width, in that of the longest. */
const longest = "de";
const inEveryWidth: Look["widths"] = [[phone, "whole"], [tablet, "letters"], [desk, "layout"]];

/** Other languages on a phone; there they come from another width each, so that pages are loaded in all of them. */
const ofOthers: Readonly<Record<Exclude<Language, typeof longest>, Look["widths"]>> = {
  en: [[desk, "width"], [phone, "width"]],
  fr: [[tablet, "width"], [phone, "words"]],
};

/** How a page is looked at in a language of the pages; undefined: not at all. */
const lookIn = (language: Language, { ownLanguage }: PageState): Look | undefined => {
  if (ownLanguage === undefined) {
    return { language, widths: language === longest ? inEveryWidth : ofOthers[language] };
  }
  if (language !== "en") return undefined;
  const isOurs = ownLanguage === "en" || ownLanguage === longest;
  return { language: ownLanguage, widths: isOurs ? inEveryWidth : inEveryWidth.slice(0, 1) };
};

/** Looks at every state; fails at the end with what is wrong with each, so that one run says it all. */
const lookAtAll = async (eye: Looking, { origin }: Site, states: ReadonlyArray<PageState>): Promise<void> => {
  const wrong: Array<string> = [];
  for (const language of languages) {
    await eye.page.goto(`${origin}/verify?lang=${language}`);
    for (const state of states) {
      const look = lookIn(language, state);
      if (look === undefined) continue;
      try {
        await lookAt(eye, origin, state, look);
      } catch (failure) {
        wrong.push(
          `${state.name} ${language}: ${failure instanceof Error ? failure.message : String(failure)}`,
        );
      }
    }
  }
  assert.deepEqual(wrong, []);
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
    await lookAtAll(eye, site, [{ name: "second factor", path: "/operator" }]);
    await giveSecondFactor(eye.page, operator.totp_secret);
    await lookAtAll(eye, site, operatorPages);
  },
);
