/** Forms that come when the session has ended, or another has begun: what was typed is on the page that says so, and can be sent. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { BrowserSession } from "../../../../src/application/accounts/browser_session.ts";
import { countVisits, HeldForms } from "../../../../src/application/accounts/visits.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { router } from "../../../../src/composition/features.ts";
import { filled } from "../../../support/invoice_forms.ts";
import { joined } from "../../../support/members.ts";
import { onPages } from "../../../support/page_tests.ts";
import {
  account,
  browser,
  heldIn,
  ownOrigin,
  signedIn,
  uploads,
  valueOf,
} from "../../../support/session_browser.ts";

const fromOwnPage = { "origin": ownOrigin, "sec-fetch-site": "same-origin" };

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

  testPages(
    "a form that is sent from another account of its sender is held until it is sent from its own",
    Effect.gen(function* () {
      const path = "/imports/people";
      const { it, email } = yield* joined(yield* account(), "clerk");
      const opened = yield* it.get(`${path}?lang=de`);
      const token = { form_token: valueOf(opened, "form_token"), form_language: "de" };
      const declarant = { do: "declarant", eori: "DE123456789012345", name: "Müller & Söhne" };
      const kept = yield* it.post(path, { ...declarant, ...token });
      const id = /kept=([\w-]+)/.exec(kept.headers.get("location") ?? "")?.[1] ?? "";
      const state = { do: "state", declarant: id, state: "authorised", from: "2026-05-20", ...token };
      const ownSession = it.jar.get("session") ?? "";

      yield* (yield* Operator).createAccount(email, "enterprise");
      const own = (yield* (yield* BrowserSession).membershipsOf(email))
        .find(({ accountEmail }) => accountEmail === email);
      assert.ok(own !== undefined);
      it.jar.set("session", yield* (yield* BrowserSession).begin(own));
      const renamed = {
        name: "Nouvelle SARL",
        holding: "",
        form_token: valueOf(yield* it.get(path), "form_token"),
      };
      assert.equal((yield* it.post("/account/name", renamed)).status, 303);
      const asked = yield* it.post(path, state);
      assert.equal(asked.status, 403);
      assert.ok(asked.text.includes(`${email} (Nouvelle SARL)`), asked.text);
      const elsewhere = yield* it.post(path, heldIn(asked));
      assert.equal(elsewhere.status, 404);
      assert.match(elsewhere.text, /<html lang="de"/);
      assert.match(elsewhere.text, /in einem anderen Ihrer Konten/);
      assert.match(elsewhere.text, /href="\/account" target="_blank"/);
      assert.equal(heldIn(elsewhere)["declarant"], id);

      it.jar.set("session", ownSession);
      const taken = yield* it.post(path, heldIn(yield* it.post(path, heldIn(elsewhere))));
      assert.equal(taken.status, 303, taken.text);
      assert.match((yield* it.get(`${path}?lang=en`)).text, /20 May 2026/);
    }),
  );

  testPages(
    "a form with a file whose session has ended says so in its language, and leads back to its page",
    Effect.gen(function* () {
      const guest = yield* browser();
      yield* guest.get("/?lang=fr");
      const pages = new Set([...router.routes].flatMap(({ method, path }) => method === "GET" ? [path] : []));
      const lost: Array<string> = [];
      let forms = 0;
      for (const path of uploads) {
        if (path === "/tables/calculate") continue;
        for (const size of [10, 200_000]) {
          const form = new FormData();
          form.set("form_token", "A".repeat(43));
          form.set("form_language", "de");
          form.set("file", new File(["a".repeat(size)], "a.csv"));
          const address = `${path.replace(":id", "some-id")}`;
          const { status, text } = yield* guest.upload(address, form, {
            ...fromOwnPage,
            "content-length": String(size),
          });
          const way = /href="(\/sign-in\?next=[^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
          const query = new URL(way ?? "", "http://x.example").searchParams;
          const next = query.get("next")?.replace("some-id", ":id");
          forms++;
          const isTold = status === 403 && /Noch nicht gesendet/.test(text) && query.get("lang") === "de";
          if (!isTold || next === undefined || ![...pages].some((each) => each === next)) {
            lost.push(`${path} ${size} ${status} ${next}`);
          }
        }
      }
      assert.deepEqual(lost, []);
      assert.equal(forms, 10);
    }),
  );
});
