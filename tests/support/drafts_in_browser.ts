/** Tests of drafts in a browser: an account keeps three drafts of a kind, and every test of a worker signs into the same one. */
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import { onSite, type Site, type Visited } from "./browser.ts";
import { broughtBy } from "./until.ts";

/** Signs a new browser into the demonstration account. */
export const signIn = async (visit: Site["visit"]): Promise<Visited> => {
  const visited = await visit("/sign-in");
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL("**/account");
  return visited;
};

/** Does something on a page, and waits until the account has the draft that comes of it. */
export const sent = (page: Page, kind: string, act: () => Promise<unknown>): Promise<unknown> =>
  broughtBy(
    page.waitForResponse((answer) =>
      answer.ok() && (answer.request().postData() ?? "").includes(`kind=${kind}`)
    ),
    act,
  );

const forms = /<form method="post" action="[^"]*\/forget">(.*?)<\/form>/gs;
const fields = /name="([^"]*)" value="([^"]*)"/g;

/** Has the demonstration account forget the drafts of tests before. */
const forgetDrafts = async ({ visit, origin }: Site): Promise<void> => {
  const { context } = await signIn(visit);
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
