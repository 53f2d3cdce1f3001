/**
 * Forms that put something in the place of what holds: of two people the second is shown what the first saved before it is replaced.
 * Every such form brings back what held when its page was made.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { people } from "../support/import_calls.ts";
import { filledForm, importAccount, wordsOf } from "../support/import_pages.ts";
import { joined, memberId } from "../support/members.ts";
import { onPages } from "../support/page_tests.ts";
import { account, type Seen, signedIn } from "../support/session_browser.ts";

/** What would be sent of the form to an address, as it stands on the page. */
const formTo = (page: Seen, action: string, mark = ""): Record<string, string> => {
  const forms = page.text.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const text = forms.find((each) => each.includes(`action="${action}"`) && each.includes(mark)) ??
    assert.fail(`no form to ${action}`);
  const form = filledForm({ ...page, text });
  assert.ok(form["holding"] !== undefined, `${action} brings back nothing`);
  return form;
};

const companies = "/imports/people";

onPages((testPages) => {
  testPages(
    "a company that somebody else changed since the page was made is not replaced before its changes were shown; one that the page showed is",
    Effect.gen(function* () {
      const { it, calls } = yield* importAccount;
      yield* people(calls);
      const page = yield* it.get(`${companies}?lang=de`);
      const facts = { eori: "DE1234567", name: "Nord GmbH", member_state: "DE" };
      const importer = { ...formTo(page, companies, 'id="importer"'), do: "importer", ...facts };
      const declarant = {
        ...formTo(page, companies, 'id="declarant"'),
        do: "declarant",
        eori: "DE1234567",
        name: "Nord GmbH",
        cbam_account: "DE-1",
      };
      assert.equal((yield* it.post(companies, importer)).status, 303);
      assert.equal((yield* it.post(companies, declarant)).status, 303, "a new one is nobody's");
      assert.equal((yield* it.post(companies, importer)).status, 303, "the same again changes nothing");
      const late = yield* it.post(companies, { ...importer, name: "Nord AG", member_state: "FR" });
      assert.equal(late.status, 409, wordsOf(late));
      assert.match(
        wordsOf(late),
        /seit Sie die Seite geöffnet haben.*Firma: jetzt Nord GmbH.*Mitgliedstaat: jetzt Deutschland/,
      );
      const again = formTo(late, companies, 'id="importer"');
      assert.deepEqual([again["name"], again["member_state"]], ["Nord AG", "FR"]);
      const other = yield* it.post(companies, { ...declarant, cbam_account: "DE-2" });
      assert.equal(other.status, 409);
      assert.match(wordsOf(other), /: jetzt DE-1/);
      assert.equal(
        (yield* it.post(companies, { ...declarant, cbam_account: "" })).status,
        303,
        "no account keeps it",
      );
      assert.equal((yield* it.post(companies, { ...again, do: "importer" })).status, 303);
      assert.match(wordsOf(yield* it.get(companies)), /Nord AG DE1234567 Frankreich/);
    }),
  );

  testPages(
    "a member's role and the account's name that another administrator changed meanwhile are shown before they are replaced",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const { it: second } = yield* joined(holder, "administrator");
      const { email } = yield* joined(holder, "clerk");
      const path = `/account/members/${yield* memberId(it, email)}`;
      const role = formTo(yield* it.get(path), `${path}/role`);
      const others = formTo(yield* second.get(path), `${path}/role`);
      assert.equal((yield* second.post(`${path}/role`, { ...others, role: "viewer" })).status, 303);
      const late = yield* it.post(`${path}/role`, { ...role, role: "administrator" });
      assert.equal(late.status, 409);
      assert.match(wordsOf(late), /Changed since you opened the page.*Role of [^:]*: now Viewer/);
      assert.match(late.text, /value="administrator" checked/, "what was chosen stays");
      assert.equal(
        (yield* it.post(`${path}/role`, { ...role, role: "viewer" })).status,
        303,
        "it is so already",
      );
      const meant = { ...formTo(late, `${path}/role`), role: "administrator" };
      assert.equal((yield* it.post(`${path}/role`, meant)).status, 303);

      const name = formTo(yield* it.get("/account/members"), "/account/name");
      const theirs = formTo(yield* second.get("/account/members"), "/account/name");
      assert.equal((yield* second.post("/account/name", { ...theirs, name: "Nord" })).status, 303);
      const lateName = yield* it.post("/account/name", { ...name, name: "Süd" });
      assert.equal(lateName.status, 409);
      assert.match(wordsOf(lateName), /Name: now Nord/);
      const again = formTo(lateName, "/account/name");
      assert.equal(again["name"], "Süd");
      assert.equal((yield* it.post("/account/name", again)).status, 303);
    }),
  );
});
