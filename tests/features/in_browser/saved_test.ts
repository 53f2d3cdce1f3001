/// <reference lib="dom" />
/** What one browser keeps the other offers: two browsers of one person, without a connection, and after signing out. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Site, Visited } from "../../support/browser.ts";
import { onSiteWithoutDrafts } from "../../support/drafts_in_browser.ts";
import { broughtBy, untilEqual } from "../../support/until.ts";

/** Parts of an answer that a page got. */
interface PageResponse {
  readonly ok: () => boolean;
  readonly request: () => { readonly postData: () => string | null };
}

const signIn = async (visit: Site["visit"]): Promise<Visited> => {
  const visited = await visit("/sign-in");
  await visited.page.click("form[action='/sign-in/demonstration'] button");
  await visited.page.waitForURL("**/account");
  return visited;
};

const sheet = {
  name: "sheet.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("Ref;CN code;From where;Net mass (kg)\nA;72083900;China;24500\n"),
};
const meaning = "Is read as: From where";

onSiteWithoutDrafts(
  "a sheet taught in one browser is read alike in another, and its draft, calculation and goods are there",
  async ({ visit, origin }) => {
    const { page: one } = await signIn(visit);
    const { page: other, context, complaints } = await signIn(visit);
    /** Does something on a page, and waits until the account keeps what comes of it. */
    const kept = (page: Visited["page"], kind: string, act: () => Promise<unknown>) =>
      broughtBy(
        page.waitForResponse((response: PageResponse) =>
          response.ok() && (response.request().postData() ?? "").includes(`kind=${kind}`)
        ),
        act,
      );
    const comesBackAs = async (): Promise<string> => {
      await other.goto(`${origin}/tables`);
      await other.getByText("Here is the table again").waitFor();
      return await other.getByRole("combobox", { name: meaning }).inputValue();
    };
    await one.goto(`${origin}/tables`);
    await one.setInputFiles("#file", sheet);
    const choice = one.getByRole("combobox", { name: meaning });
    await kept(one, "draft-table", () => choice.selectOption("origin_country"));
    await untilEqual(comesBackAs, "origin_country");
    await kept(one, "sheets", () => one.getByRole("button", { name: "Calculate the table" }).click());
    const question = `${origin}/?cn=72083900&country=CHN&mass=24500&import=2026-02-15&lang=en`;
    await kept(one, "calculations", () => one.goto(question));
    await other.goto(`${origin}/tables`);
    await other.getByRole("button", { name: "Begin with another table" }).click();
    await other.setInputFiles("#file", sheet);
    await other.locator("#alike").waitFor();
    await untilEqual(() => other.getByRole("combobox", { name: meaning }).inputValue(), "origin_country");
    await other.goto(`${origin}/?lang=en`);
    await other.locator("#history li", { hasText: "CN 7208 39 00 from China" }).first().waitFor();
    await other.goto(`${origin}/?lang=de`);
    await other.locator("#history li", { hasText: "KN 7208 39 00 aus China" }).first().waitFor();
    await context.setOffline(true);
    await other.locator("#history button").click();
    await other.locator("#history").waitFor({ state: "hidden" });
    await context.setOffline(false);
    await other.goto(`${origin}/account`);
    await other.click("form[action='/sign-out'] button");
    await other.waitForURL("**/sign-in");
    assert.equal(await other.evaluate(() => localStorage.length), 0);
    assert.deepEqual(
      complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|offline/i.test(complaint)),
      [],
    );
  },
);
