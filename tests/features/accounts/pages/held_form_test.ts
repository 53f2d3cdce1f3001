/** Forms that come when the session has ended, or another has begun: what was typed is on the page that says so, and can be sent. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { countVisits, HeldForms } from "../../../../src/application/accounts/visits.ts";
import { router } from "../../../../src/composition/features.ts";
import { filled } from "../../../support/invoice_forms.ts";
import { onPages } from "../../../support/page_tests.ts";
import { account, browser, heldIn, signedIn, uploads, valueOf } from "../../../support/session_browser.ts";

onPages((testPages) => {
  testPages(
    "a form whose session has ended is held with all that was typed, and sent after the next sign-in",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const form_token = valueOf(yield* it.get("/invoices/new"), "form_token");
      it.jar.delete("session");
      const ended = yield* it.post("/invoices/new?lang=de", { ...filled, form_token, do: "create" });
      assert.equal(ended.status, 403);
      assert.match(ended.text, /Ihre Eingaben sind noch da/);
      assert.match(ended.text, /action="\/invoices\/new\?lang=de"/);
      assert.match(ended.text, /href="\/sign-in" target="_blank"/);
      assert.match(
        ended.text,
        /hreflang="fr" rel="alternate" target="_blank"/,
        "what was typed stays in its tab",
      );
      const typed = Object.fromEntries(Object.entries(filled).filter(([name]) => name !== "form_token"));
      assert.deepEqual(heldIn(ended), { ...typed, do: "create", form_language: "de" });

      const again = yield* signedIn(holder);
      const named = yield* again.post("/invoices/new", heldIn(ended));
      assert.equal(named.status, 403, "nobody's page may send it unasked");
      assert.ok(named.text.includes(`Sie sind als ${holder} angemeldet`), named.text);
      assert.match((yield* again.get("/account/invoices")).text, /No invoice yet/);
      const sent = yield* again.post("/invoices/new", heldIn(named));
      assert.equal(sent.status, 303, sent.text);
    }),
  );

  testPages(
    "a form's numbers are read in the language of its page, whatever language is chosen in another tab meanwhile",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const quantity = "/invoiceData/lineItems/0/quantity";
      const opened = yield* it.get("/invoices/new?lang=de");
      const typed = {
        ...filled,
        [quantity]: "12.000",
        do: "create",
        form_token: valueOf(opened, "form_token"),
        form_language: valueOf(opened, "form_language"),
      };
      assert.ok(quantity in filled, "which field has the quantity?");
      yield* it.get("/docs?lang=en");
      const sent = yield* it.post("/invoices/new", typed);
      assert.equal(sent.status, 422, sent.text);
      assert.match(sent.text, /12\.000“ kann zweierlei heißen/);
      it.jar.delete("session");
      const held = yield* it.post("/invoices/new", typed);
      assert.match(held.text, /Ihre Eingaben sind noch da/);
      assert.equal(heldIn(held)["form_language"], "de");
    }),
  );

  testPages(
    "many forms of an address without a session lead to the sign-in",
    Effect.gen(function* () {
      const guest = yield* browser();
      const answers = yield* Effect.all(
        Array.from({ length: 121 }, () => guest.post("/invoices/new", { do: "create" })),
      ).pipe(
        Effect.provideService(HeldForms, countVisits({ policy: "pages", limit: 120, windowSeconds: 60 })),
      );
      assert.deepEqual(
        [answers.filter(({ status }) => status === 403).length, answers.at(-1)?.status],
        [120, 303],
      );
    }),
  );

  testPages(
    "no form of a member loses what was typed, with no session or with the token of another",
    Effect.gen(function* () {
      const guest = yield* browser();
      const it = yield* signedIn(yield* account());
      const forms = [...router.routes].filter(({ method, path }) =>
        method === "POST" && !path.startsWith("/api/") && !uploads.has(path)
      );
      const lost: Array<string> = [];
      for (const { path } of forms) {
        const address = path.replace(/:\w+/g, crypto.randomUUID());
        const typed = { name: "Müller & Söhne", form_token: "A".repeat(43) };
        const ended = yield* guest.post(address, typed);
        if (ended.status === 303 && ended.headers.get("location") === "/sign-in") lost.push(path);
        const other = yield* it.post(address, typed);
        const isStale = other.status === 403 && /signed out or in since/.test(other.text);
        if (isStale && heldIn(other)["name"] !== "Müller &amp; Söhne") lost.push(`${path}, another token`);
      }
      assert.deepEqual(lost, []);
      assert.ok(forms.length > 40, `${forms.length} forms`);
    }),
  );
});
