/** Forms that the service can't take just now: what was typed is on the page that says so, in the language of the form. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { BrowserSession } from "../../../../src/application/accounts/browser_session.ts";
import { Members } from "../../../../src/application/accounts/members.ts";
import { countVisits, HeldForms } from "../../../../src/application/accounts/visits.ts";
import { router } from "../../../../src/composition/features.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { filled } from "../../../support/invoice_forms.ts";
import { joined, memberId } from "../../../support/members.ts";
import { onPages } from "../../../support/page_tests.ts";
import {
  account,
  browser,
  heldIn,
  membershipOf,
  signedIn,
  uploads,
  valueOf,
} from "../../../support/session_browser.ts";

const away = Effect.fail(new ServiceUnavailable({ message: "The database is away.", retryAfterSeconds: 5 }));

/** A browser whose session the service can't look up. */
const unknowable = Effect.gen(function* () {
  const sessions = { ...yield* BrowserSession, find: () => away };
  const it = yield* Effect.provideService(browser(), BrowserSession, sessions);
  it.jar.set("session", "A".repeat(43));
  return it;
});

onPages((testPages) => {
  testPages(
    "each form of a member that comes while the database is away is held with all that was typed",
    Effect.gen(function* () {
      const it = yield* unknowable;
      const forms = [...router.routes].filter(({ method, path }) =>
        method === "POST" && !path.startsWith("/api/") && !uploads.has(path)
      );
      const lost: Array<string> = [];
      let members = 0;
      for (const { path } of forms) {
        const address = `${path.replace(/:\w+/g, crypto.randomUUID())}?lang=fr`;
        const typed = { name: "Müller", form_token: "A".repeat(43), form_language: "de" };
        const answer = yield* it.post(address, typed);
        if (answer.status !== 503) continue;
        members++;
        const isHeld = /Ihre Eingaben sind noch da/.test(answer.text) &&
          answer.text.includes(`action="${address}"`) &&
          JSON.stringify(heldIn(answer)) === JSON.stringify(typed);
        if (!isHeld) lost.push(path);
      }
      assert.deepEqual(lost, []);
      assert.ok(members > 30, `${members} of ${forms.length} forms`);
    }).pipe(Effect.provideService(HeldForms, countVisits())),
  );

  testPages(
    "a form that was held for a failure is sent from its page",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const form_token = valueOf(yield* it.get("/invoices/new"), "form_token");
      const failed = yield* (yield* unknowable).post("/invoices/new", {
        ...filled,
        form_token,
        do: "create",
      });
      assert.equal(failed.status, 503, failed.text);
      assert.equal(failed.headers.get("retry-after"), "5");
      const sent = yield* it.post("/invoices/new", heldIn(failed));
      assert.equal(sent.status, 303, sent.text);
    }),
  );

  testPages(
    "what a form is refused for is said in the language of its page",
    Effect.gen(function* () {
      const { it } = yield* joined(yield* account(), "viewer");
      yield* it.get("/account?lang=fr");
      const form_token = valueOf(yield* it.get("/account/reminders?lang=fr"), "form_token");
      const typed = { form_token, form_language: "de", email: "x@example.com", role: "clerk" };
      const refused = yield* it.post("/account/members", typed);
      assert.equal(refused.status, 403);
      assert.match(refused.text, /<html lang="de"/);
    }),
  );

  testPages(
    "each form of a member whose role no longer allows it is held with all that was typed",
    Effect.gen(function* () {
      const { it } = yield* joined(yield* account(), "viewer");
      const form_token = valueOf(yield* it.get("/account/reminders?lang=fr"), "form_token");
      const lost: Array<string> = [];
      let refused = 0;
      for (const { method, path } of router.routes) {
        if (method !== "POST" || path.startsWith("/api/") || uploads.has(path)) continue;
        const typed = { name: "Müller", form_token, form_language: "de" };
        const answer = yield* it.post(path.replace(/:\w+/g, crypto.randomUUID()), typed);
        if (!/Ihre Rolle in diesem Konto/.test(answer.text)) continue;
        refused++;
        const isHeld = /Ihre Eingaben sind noch da/.test(answer.text) &&
          JSON.stringify(heldIn(answer)) === JSON.stringify(typed);
        if (!isHeld) lost.push(path);
      }
      assert.deepEqual(lost, []);
      assert.ok(refused > 15, `${refused} forms`);
    }).pipe(Effect.provideService(HeldForms, countVisits())),
  );

  testPages(
    "a form that was held for a role is sent from its page once the role allows it",
    Effect.gen(function* () {
      const holder = yield* account();
      const { email, it } = yield* joined(holder, "viewer");
      const form_token = valueOf(yield* it.get("/account/reminders?lang=de"), "form_token");
      const typed = { do: "importer", eori: "DE777777777777777", name: "Müller", member_state: "DE" };
      const refused = yield* it.post("/imports/people", { ...typed, form_token, form_language: "de" });
      assert.equal(refused.status, 403, refused.text);
      const member = yield* memberId(yield* signedIn(holder), email);
      yield* (yield* Members).setRole(yield* membershipOf(holder), member, "clerk");
      const sent = yield* it.post("/imports/people", heldIn(refused));
      assert.equal(sent.status, 303, sent.text);
      assert.match((yield* it.get("/imports/people")).text, /DE777777777777777/);
    }),
  );
});
