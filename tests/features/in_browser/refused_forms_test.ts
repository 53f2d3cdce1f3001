/// <reference lib="dom" />
/** Forms that were refused, typed into again, and then left or loaded again before they were sent. */
import type { Page } from "npm:playwright-core@1.65.1";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { onSite, type Site, untilShown } from "../../support/browser.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

const signedIn = async (site: Site): Promise<Page> => {
  const { page } = await site.visit("/sign-in");
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  return page;
};

const fieldsOf = (page: Page, form: string) =>
  page.locator(form).first().locator("input:is([type=text], [type=email]), textarea");

const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });

/** Types into each field of the form. */
const typeAll = async (page: Page, form: string, word: string): Promise<void> => {
  await openAll(page);
  const fields = fieldsOf(page, form);
  for (let at = 0; at < await fields.count(); at++) await fields.nth(at).fill(`${word}${at}`);
};

const valuesOn = (page: Page, form: string): Promise<ReadonlyArray<string>> =>
  fieldsOf(page, form).evaluateAll((all) =>
    all.map((field) => `${field.getAttribute("name")}=${"value" in field ? field.value : ""}`)
  );

/** Sends the form, past what browsers check, and waits for the page that refuses it. */
const sendWrong = async (page: Page, form: string): Promise<void> => {
  await page.locator(form).first().evaluate((found) => {
    if (!(found instanceof HTMLFormElement)) throw new Error("no form");
    found.noValidate = true;
    found.requestSubmit();
  });
  await page.locator("body[data-refused]").waitFor();
  await untilShown(page);
};

/** An importer of its own, also as declarant, for whom the ledger's forms are. */
const importerOf = async ({ origin, key }: Site): Promise<string> => {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(11, "0");
  const ids = [];
  for (const [path, more] of [["importers", { member_state: "DE" }], ["declarants", {}]] as const) {
    const answer = await fetch(`${origin}/api/v1/cbam/${path}`, {
      method: "POST",
      headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ eori: `DE8${digits}`, name: "Rückweg GmbH", ...more }),
    });
    assert.ok(answer.ok, path);
    ids.push((await answer.json()).id);
  }
  return new URLSearchParams({ importer: ids[0], declarant: ids[1], year: "2026" }).toString();
};

const places = [
  ["/imports/people", "form[action^='/imports/people']"],
  ["/imports/new", "form.entry-form"],
  ["/imports/certificates", "form[method=post][action^='/imports/certificates']"],
  ["/suppliers/installations", "form#new"],
] as const;

onSite(
  "what is typed into a form that was refused is there after a reload and on the way back, and nothing is sent again",
  async (site) => {
    const page = await signedIn(site);
    const sent: Array<string> = [];
    const whose = await importerOf(site);
    for (const [path, form] of places) {
      const address = new URL(`${path}?${whose}`, site.origin).href;
      await page.goto(`${address}&done=yes&kept=state&saved=yes`);
      await untilShown(page);
      await typeAll(page, form, "a");
      await sendWrong(page, form);
      assert.equal(page.url(), address, "the page of the form, without what was done before");
      assert.equal((await valuesOn(page, form)).some((value) => value.endsWith("=a0")), true, path);
      await typeAll(page, form, "b");
      const typed = await valuesOn(page, form);
      page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
      await page.reload();
      await untilShown(page);
      assert.deepEqual(await valuesOn(page, form), typed, `${path}, loaded again`);
      await page.evaluate(() => location.assign("/status"));
      await page.waitForURL("**/status");
      await page.goBack();
      await untilShown(page);
      assert.deepEqual(await valuesOn(page, form), typed, `${path}, come back to`);
      page.removeAllListeners("request");
    }
    assert.deepEqual(sent, []);
    await page.context().close();
  },
);

/** Id of an import of 1 000 kg that is recorded for the importer. */
const importFor = async ({ origin, key }: Site, whose: string): Promise<string> => {
  const { importer, declarant } = Object.fromEntries(new URLSearchParams(whose));
  const line = { mrn: "26DE000000000001R1", item: 1, release_date: "2026-02-12", cn_code: "72083900" };
  const entries = [{ ...line, origin_country: "CHN", net_mass_kg: 1_000 }];
  const answer = await fetch(`${origin}/api/v1/cbam/imports`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ importer, declarant, entries }),
  });
  assert.ok(answer.ok, `${answer.status}`);
  return (await answer.json()).results[0].id;
};

onSite(
  "a correction that is loaded again undoes nothing that somebody else corrected meanwhile",
  async (site) => {
    const page = await signedIn(site);
    const { href } = new URL(
      `/imports/entries/${await importFor(site, await importerOf(site))}/correct`,
      site.origin,
    );
    const mass = "form.entry-form input[name=net_mass_kg]";
    const note = "form.entry-form input[name=note]";
    await page.goto(href);
    await untilShown(page);
    await openAll(page);
    await page.fill(note, "typed before");
    const other = await page.context().newPage();
    await other.goto(href);
    await other.fill(mass, "25000");
    await other.click("form.entry-form button[type=submit]:visible");
    await other.waitForURL(({ searchParams }) => searchParams.has("done"));
    await page.reload();
    await untilShown(page);
    await untilMatch(() => page.inputValue(mass), /^25[.,]?000$/, "as it is by now");
    await untilEqual(() => page.inputValue(note), "typed before");
    for (const time of ["at first", "loaded again"]) {
      const answer = await broughtBy(
        page.waitForResponse((response) => response.request().method() === "POST"),
        () => page.click("form.entry-form button[type=submit]:visible"),
      );
      assert.equal(answer.status(), 409, time);
      await untilShown(page);
      await page.reload();
      await untilShown(page);
      await untilEqual(() => page.inputValue(note), "typed before", time);
    }
    await page.context().close();
  },
);

onSite(
  "a form that is opened anew is empty, and what a member typed is shown to no one who comes back to the page without the session",
  async (site) => {
    const page = await signedIn(site);
    const form = "form#new";
    const { href } = new URL("/suppliers/installations", site.origin);
    await page.goto(href);
    await typeAll(page, form, "b");
    await page.evaluate(() => location.assign("/status"));
    await page.waitForURL("**/status");
    await page.goto(href);
    await untilShown(page);
    assert.ok((await valuesOn(page, form)).every((value) => value.endsWith("=")), "opened anew");
    await page.evaluate(() => location.assign("/account"));
    await page.waitForURL("**/account");
    await page.click("form[action='/sign-out'] button");
    await page.waitForURL((url) => url.pathname !== "/account");
    assert.deepEqual(
      await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("typed:"))),
      [],
    );
    await page.context().close();
  },
);

onSite("codes that count once, passwords and hidden values are kept by no tab", async (site) => {
  const page = await signedIn(site);
  await page.goto(new URL("/suppliers/installations", site.origin).href);
  await untilShown(page);
  await page.locator("form#new").evaluate((form) => {
    for (const [type, complete] of [["password", ""], ["text", "one-time-code"], ["hidden", ""]] as const) {
      const field = document.createElement("input");
      Object.assign(field, { type, name: `x-${type}`, value: "secret-7", autocomplete: complete });
      form.append(field);
    }
  });
  await typeAll(page, "form#new", "b");
  await page.locator("form#new input[name=x-text]").fill("secret-8");
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  assert.match(kept, /b0/);
  assert.doesNotMatch(kept, /secret/);
  await page.context().close();
});

onSite(
  "what another member typed in the tab is gone once one is signed in and opens a form; one's own, and nobody's, stays",
  async (site) => {
    const page = await signedIn(site);
    const form = "form[action^='/imports/people']";
    await page.goto(new URL(`/imports/people?${await importerOf(site)}`, site.origin).href);
    await untilShown(page);
    await typeAll(page, form, "mine");
    const left = ["typed:another:en:1", "sent-from:another", "sent:another:invoice-en"];
    await page.evaluate(
      (names) => names.forEach((name) => sessionStorage.setItem(name, "{}")),
      [...left, "typed::en:1", "other:another"],
    );
    await page.reload();
    await untilShown(page);
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    assert.deepEqual(kept.filter((name) => left.includes(name)), []);
    assert.ok(kept.includes("typed::en:1") && kept.includes("other:another"), kept.join());
    assert.ok((await valuesOn(page, form)).some((value) => value.endsWith("=mine0")));
  },
);

onSite(
  "a page that refuses a form begins its title with that and stands on the list of what is wrong, in every language",
  async (site) => {
    const page = await signedIn(site);
    const query = await importerOf(site);
    for (const [language, word] of [["en", "Error: "], ["de", "Fehler: "], ["fr", "Erreur : "]] as const) {
      for (const [path, form] of places) {
        await page.goto(new URL(`${path}?${query}&lang=${language}`, site.origin).href);
        await untilShown(page);
        const title = await page.title();
        await typeAll(page, form, "a");
        await sendWrong(page, form);
        assert.equal((await page.title()).replace(/\s/g, " "), (word + title).replace(/\s/g, " "), path);
        await untilEqual(() => page.evaluate(() => document.activeElement?.id), "errors", path);
      }
    }
    await page.goto(new URL("/?cn=72083900&country=Atlantis&mass=100&lang=en", site.origin).href);
    assert.match(await page.title(), /^Error: /);
    await untilEqual(() => page.evaluate(() => document.activeElement?.id), "errors");
    await page.fill("#mass", "-1");
    await untilMatch(() => page.title(), /^(?!Error)/, "once the list is gone, though it is wrong still");
    await page.reload();
    await untilMatch(() => page.title(), /^Error: /, "loaded again");
    await page.fill("#mass", "100");
    await page.fill("#country", "China");
    await untilMatch(() => page.title(), /^(?!Error)/, "once it is mended");
    await page.goto(new URL("/verify?lang=en", site.origin).href);
    await page.fill("input[name=reportId]", "CBAM-X");
    await page.fill("input[name=issuedDate]", "x");
    await page.click("main button[type=submit]");
    await untilMatch(() => page.title(), /^Error: /, "a report that is asked for by a wrong day");
    await untilShown(page);
    const file = { name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF") };
    await page.setInputFiles("input[name=file]", file);
    await page.locator("#answer-to-file h2").waitFor();
    await untilMatch(() => page.title(), /^(?!Error)/, "once a file is asked about");
    await page.context().close();
  },
);
