/** Tests of drafts in a browser: an account keeps three drafts of a kind, and every test of a worker signs into the same one. */
import assert from "node:assert/strict";
import { onSite, type Site } from "./browser.ts";

const forms = /<form method="post" action="[^"]*\/forget">(.*?)<\/form>/gs;
const fields = /name="([^"]*)" value="([^"]*)"/g;

/** Has the demonstration account forget the drafts of tests before. */
const forgetDrafts = async ({ visit, origin }: Site): Promise<void> => {
  const { page, context } = await visit("/sign-in");
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  const saved = `${origin}/account/saved`;
  const said = await (await context.request.get(saved)).text();
  for (const [, form = ""] of said.matchAll(forms)) {
    const asked = new Map([...form.matchAll(fields)].map(([, name = "", value = ""]) => [name, value]));
    if (asked.get("kind")?.startsWith("draft-") !== true) continue;
    const answer = await context.request.post(`${saved}/forget`, {
      form: Object.fromEntries(asked),
      headers: { origin },
    });
    assert.ok(answer.ok(), answer.statusText());
  }
  await context.close();
};

/** Registers a test on the worker's service, whose demonstration account has no drafts yet. */
export const onSiteWithoutDrafts = (name: string, work: (site: Site) => Promise<void>): void =>
  onSite(name, async (site) => {
    await forgetDrafts(site);
    await work(site);
  });
