/** The page after a form is in the language of the form's page, whatever another tab of the browser chose meanwhile. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { router } from "../../../../src/composition/features.ts";
import { freshAddress, sent } from "../../../support/members.ts";
import { operator } from "../../../support/operator_browser.ts";
import { onPages } from "../../../support/page_tests.ts";
import { account, type Browser, browser, signedIn, valueOf } from "../../../support/session_browser.ts";
import { mailedLink } from "../../../support/sign_in.ts";

const formsIn = (html: string): ReadonlyArray<string> =>
  (html.match(/<form\b.*?<\/form>/gs) ?? []).filter((form) => /method="post"/.test(form));

/** Opens the page in German; another tab is French since. */
const openedInGerman = (it: Browser, address: string) =>
  Effect.gen(function* () {
    const opened = yield* it.get(`${address}${address.includes("?") ? "&" : "?"}lang=de`);
    assert.equal(opened.status, 200, opened.text);
    assert.match(opened.text, /<html lang="de"/);
    yield* it.get("/?lang=fr");
    return opened;
  });

/** The language of the page that an answer leads to. */
const languageAfter = (it: Browser, location: string | null) =>
  Effect.map(it.get(location ?? ""), ({ text }) => /<html lang="(\w+)"/.exec(text)?.[1]);

onPages((testPages) => {
  testPages(
    "each form of every page brings the language of its page",
    Effect.gen(function* () {
      const silent: Array<string> = [];
      let forms = 0;
      for (const it of [yield* browser(), yield* signedIn(yield* account()), (yield* operator).it]) {
        for (const { method, path } of router.routes) {
          if (method !== "GET" || path.includes(":") || path.startsWith("/api/")) continue;
          const { text, headers } = yield* it.get(path);
          if (!headers.get("content-type")?.startsWith("text/html")) continue;
          for (const form of formsIn(text)) {
            forms++;
            if (!/name="form_language"/.test(form)) silent.push(`${path}: ${form.slice(0, 120)}`);
          }
        }
      }
      assert.deepEqual(silent, []);
      assert.ok(forms > 25, `${forms} forms`);
    }),
  );

  testPages(
    "who signs in, joins or saves a form goes on in the language of the page that was used",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* browser();
      const asking = yield* openedInGerman(it, "/sign-in");
      const form_language = valueOf(asking, "form_language");
      const wrong = yield* it.post("/sign-in", { email: "nobody", form_language });
      assert.match(wrong.text, /<html lang="de"/);
      const asked = yield* it.post("/sign-in", { email, form_language, next: "/invoices?lang=fr" });
      assert.match(asked.text, /<html lang="de"/);
      const opened = yield* openedInGerman(it, yield* mailedLink(email));
      const entered = yield* it.post("/sign-in/link", {
        token: valueOf(opened, "token"),
        next: valueOf(opened, "next"),
        form_language: valueOf(opened, "form_language"),
      });
      assert.equal(entered.headers.get("location"), "/invoices?lang=de");
      assert.match(entered.headers.get("set-cookie") ?? "", /^session=/);

      const people = yield* openedInGerman(it, "/imports/people");
      const importer = { do: "importer", eori: "DE777777777777777", name: "Müller", member_state: "DE" };
      const saved = yield* it.post("/imports/people", {
        ...importer,
        form_token: valueOf(people, "form_token"),
        form_language: valueOf(people, "form_language"),
      });
      assert.equal(saved.status, 303, saved.text);
      assert.match(saved.headers.get("location") ?? "", /^\/imports\/people\?kept=[^&]+&lang=de$/);
      assert.equal(yield* languageAfter(it, saved.headers.get("location")), "de");
      const again = yield* it.post("/imports/people", {
        ...importer,
        name: "Meier",
        form_token: valueOf(people, "form_token"),
        form_language: "de",
      });
      assert.doesNotMatch(
        again.headers.get("location") ?? "",
        /lang=/,
        "the browser is shown German already",
      );

      const guest = freshAddress();
      yield* sent(it, "/account/members", { email: guest, role: "clerk" });
      const invited = yield* browser();
      const joining = yield* openedInGerman(invited, yield* mailedLink(guest));
      const joined = yield* invited.post("/join", {
        token: valueOf(joining, "token"),
        form_language: valueOf(joining, "form_language"),
      });
      assert.equal(yield* languageAfter(invited, joined.headers.get("location")), "de");

      const leaving = yield* openedInGerman(it, "/account");
      const left = yield* it.post("/sign-out", {
        form_token: valueOf(leaving, "form_token"),
        form_language: valueOf(leaving, "form_language"),
      });
      assert.equal(left.headers.get("location"), "/sign-in?lang=de");
    }),
  );

  testPages(
    "who verifies a report without scripts, or sends a form with a file, is answered in the language of the page",
    Effect.gen(function* () {
      const it = yield* browser();
      const page = yield* openedInGerman(it, "/verify");
      const form_language = valueOf(page, "form_language");
      const verified = yield* it.post("/verify", { reportId: "x", issuedDate: "", form_language });
      assert.match(verified.text, /<html lang="de"/);
      const { it: op } = yield* operator;
      const law = yield* openedInGerman(op, "/operator/data-sets");
      const form = new FormData();
      form.set("form_token", valueOf(law, "form_token"));
      form.set("form_language", valueOf(law, "form_language"));
      form.set("file", new File(["{}"], "no-law.json"));
      const looked = yield* op.upload("/operator/data-sets/preview", form);
      assert.match(looked.text, /<html lang="de"/, looked.text);
    }),
  );
});
