/**
 * A supplier's values in two browsers, the importer's and the supplier's, with a mail over SMTP between them: asked for on the page,
 * read from a template that is mended by its messages, accepted, and taken by a row of the ledger.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import * as Smtp from "../../../../src/adapters/mail/smtp.ts";
import * as OutboxAdapter from "../../../../src/adapters/postgres/mail/outbox.ts";
import { BrowserSession } from "../../../../src/application/accounts/browser_session.ts";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import { permissions } from "../../../../src/contract/access.ts";
import type { Visited } from "../../../support/browser.ts";
import { hasBrowser, ifIgnored, launchBrowser } from "../../../support/chromium.ts";
import { callsWith, historyOf, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { noonOf } from "../../../support/import_pages.ts";
import { inquiriesPath, inquiryOf } from "../../../support/inquiry_calls.ts";
import { listening } from "../../../support/listening_service.ts";
import { from } from "../../../support/mails.ts";
import { onPages } from "../../../support/page_tests.ts";
import { membershipOf } from "../../../support/session_browser.ts";
import { startSmtp } from "../../../support/smtp_server.ts";
import { rowOfTemplate, savedTemplates, toldOfBroken } from "../../../support/suppliers_template.ts";
import { holder } from "../../../support/whole_service.ts";
import { untilEqual } from "../../../support/until.ts";

type Page = Visited["page"];

const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Browsers, ended with the test. */
const browsing = Effect.acquireRelease(
  Effect.promise(launchBrowser),
  (browser) => Effect.promise(() => browser.close()),
);

/** A real mail server, and what sends all that is due to it. */
const mailing = Effect.gen(function* () {
  const smtp = yield* Effect.acquireRelease(
    Effect.promise(() => startSmtp()),
    ({ stop }) => Effect.promise(stop),
  );
  const server = Smtp.layer({ url: Redacted.make(`smtp://127.0.0.1:${smtp.port}`), from });
  const deliver = Effect.gen(function* () {
    const { deliverDue } = yield* Outbox;
    while ((yield* deliverDue) > 0);
  }).pipe(Effect.provide(Layer.provide(OutboxAdapter.layer, server)));
  /** The link of the newest mail to an address. */
  const linkTo = (address: string) =>
    Effect.map(deliver, () => {
      const mail = smtp.received.findLast(({ to }) => to.includes(address));
      assert.ok(mail !== undefined, "no mail came");
      const text = mail.text.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
      const path = /\/inquiry\?token=[\w-]{43}/.exec(text)?.[0];
      assert.ok(path !== undefined, text);
      return path;
    });
  return { linkTo };
});

const opened = async (context: Visited["context"]): Promise<Omit<Visited, "context">> => {
  const page = await context.newPage();
  const complaints: Array<string> = [];
  page.on("pageerror", (error: Error) => complaints.push(error.message));
  return { page, complaints };
};

/** Asks on the pages. @returns the path of the request */
const asked = async (page: Page, origin: string, email: string): Promise<string> => {
  await page.goto(`${origin}/suppliers/installations`);
  await page.fill("[name=name]", "Karadeniz Works");
  await page.fill("[name=country]", "Türkiye");
  await page.locator("form:has([name=country]) button[type=submit]").click();
  await page.waitForURL("**/suppliers/installations/*");
  await page.getByRole("link", { name: "Ask for values" }).click();
  await page.fill("[name=email]", email);
  await page.selectOption("[name=language]", "en");
  await page.fill("[name=asker]", "Muster GmbH");
  await page.fill("[name=goods]", "7208 39 00");
  await page.getByRole("button", { name: "Send the request" }).click();
  await page.waitForURL("**/suppliers/requests/*");
  return new URL(page.url()).pathname;
};

const dropped = async (page: Page, buffer: Buffer): Promise<void> => {
  await page.setInputFiles("#file", { name: "template.xlsx", mimeType, buffer });
  await page.getByRole("button", { name: "Read the file" }).click();
};

/** The supplier's side: a broken template is told cell by cell, the mended one fills the form in. */
const answered = async (page: Page, link: string): Promise<void> => {
  const { broken, mended } = await savedTemplates();
  await page.goto(link);
  await page.getByRole("heading", { name: "Emission values of 2026" }).waitFor();
  await dropped(page, Buffer.from(broken));
  await page.getByRole("heading", { name: "What to mend in the template" }).waitFor();
  const told = await page.locator("ul.notes").innerText();
  for (const message of toldOfBroken) assert.match(told, message);
  await untilEqual(() => page.inputValue("[name='0.direct_t_per_t']"), "", "nothing is guessed");
  await dropped(page, Buffer.from(mended));
  await page.getByText("filled in 1 of 1 goods").waitFor();
  await untilEqual(() => page.inputValue("[name='0.direct_t_per_t']"), "1.0785");
  await untilEqual(() => page.locator("ul.notes").count(), 0, "every message is mended");
  await page.getByRole("button", { name: "Send the values" }).click();
  await page.getByRole("heading", { name: "Thank you, the values have been sent" }).waitFor();
  await page.goto(link);
  await page.getByText("The values have been sent already").waitFor();
};

/** Takes the value in place of default values: a correction in a sheet. */
const corrected = async (page: Page, address: string, { refersTo, value }: {
  readonly refersTo: string;
  readonly value: string;
}): Promise<void> => {
  const csv = [
    [...Object.keys(rowOfTemplate), "kind", "refers_to", "value_id"].join(";"),
    [...Object.values(rowOfTemplate), "correction", refersTo, value].join(";"),
  ].join("\n");
  await page.goto(address);
  await page.setInputFiles("#file", { name: "row.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.locator("button[value=record]").click();
  await page.locator(".notice.good").waitFor();
};

const title =
  "a template that LibreOffice saved goes from mail to link to value to a row that costs less by the saving that was promised, in browsers";

onPages((testPages) => {
  if (!hasBrowser) {
    Deno.test.ignore(`${title}${ifIgnored}`, () => {});
    return;
  }
  testPages(
    title,
    Effect.scoped(Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const origin = yield* listening;
      const { linkTo } = yield* mailing;
      const browser = yield* browsing;
      const { key, account } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const who = yield* people(calls);
      const entry =
        recorded((yield* calls.post(importsPath, { ...who, entries: [rowOfTemplate] })).body).results[0];
      const costOf = Effect.map(
        calls.get(`${importsPath}/${entry?.id}`),
        ({ body }) => historyOf(body).import?.cost?.cost_eur ?? 0,
      );
      const before = yield* costOf;
      const session = yield* (yield* BrowserSession).begin(yield* membershipOf(account));
      const email = `s${crypto.randomUUID().slice(0, 8)}@karadeniz.example`;

      const importer = yield* Effect.promise(async () => {
        const context = await browser.newContext({ locale: "en" });
        await context.addCookies([{ name: "session", value: session, url: origin }]);
        return await opened(context);
      });
      const request = yield* Effect.promise(() => asked(importer.page, origin, email));
      const link = yield* linkTo(email);
      const supplier = yield* Effect.promise(async () =>
        await opened(await browser.newContext({ locale: "en", viewport: { width: 360, height: 800 } }))
      );
      yield* Effect.promise(() => answered(supplier.page, `${origin}${link}`));

      const id = request.split("/").at(-1) ?? "";
      const { answers } = inquiryOf((yield* calls.get(`${inquiriesPath}/${id}`)).body);
      const promised = answers[0]?.values[0]?.saving?.saving_eur_per_t ?? 0;
      assert.ok(promised > 0, "nothing is promised");
      const value = yield* Effect.promise(async () => {
        const { page } = importer;
        await page.goto(`${origin}${request}`);
        const text = await page.locator("main").innerText();
        assert.ok(text.includes(promised.toFixed(2)), `${promised} is not told: ${text}`);
        await page.getByRole("button", { name: "Accept" }).click();
        await page.waitForURL("**done=accepted");
        await page.goto(`${origin}/suppliers/values`);
        const path = await page.locator("a[href^='/suppliers/values/']").first().getAttribute("href");
        return path?.split("/").at(-1) ?? "";
      });
      yield* Effect.promise(() =>
        corrected(importer.page, `${origin}/imports/sheet?importer=${who.importer}`, {
          refersTo: entry?.id ?? "",
          value,
        })
      );
      const after = yield* costOf;
      const told = yield* calls.get(
        `/api/v1/cbam/values/${value}?tonnage=100&import=${rowOfTemplate.release_date}`,
      );
      assert.equal(
        (before - after).toFixed(2),
        Number(/"saving_eur":([\d.]+)/.exec(told.text)?.[1]).toFixed(2),
      );
      assert.equal(
        ((before - after) / 100).toFixed(2),
        promised.toFixed(2),
        "the page promised it by the tonne",
      );
      yield* Effect.promise(async () => {
        await importer.page.goto(`${origin}/imports/entries/${entry?.id}`);
        const text = await importer.page.locator("main").innerText();
        assert.ok(text.includes(after.toLocaleString("en", { minimumFractionDigits: 2 })), text);
        assert.ok(text.includes("Karadeniz Works"), text);
      });
      assert.deepEqual([...importer.complaints, ...supplier.complaints], []);
    })),
  );
});
