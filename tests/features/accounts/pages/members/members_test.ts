/** Members of an account: invited, changed, handed over to, removed, leaving; and what each of them did. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operators } from "../../../../../src/application/accounts/operator_ports.ts";
import { Operator } from "../../../../../src/application/ports.ts";
import { freshAddress, invited, isIn, joined, memberId, sent } from "../../../../support/members.ts";
import { leap } from "../../../../support/leap.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { account, type Browser, browser, signedIn, valueOf } from "../../../../support/session_browser.ts";
import { mailedLink, noMailTo } from "../../../../support/sign_in.ts";
import { sentMails } from "../../../../support/whole_service.ts";

const listPath = "/account/members";

const invite = (it: Browser, email: string, role = "clerk") => sent(it, listPath, { email, role });

const tokenOf = (link: string): string => new URL(link, "http://x").searchParams.get("token") ?? "";

const open = (token: string) => Effect.flatMap(browser(), (it) => it.get(`/join?token=${token}`));

/** What a browser that presses the button gets. */
const press = (token: string) => Effect.flatMap(browser(), (it) => it.post("/join", { token }));

onPages((testPages) => {
  testPages(
    "an invitation and its mail name the account by its name, where it has one",
    Effect.gen(function* () {
      const holder = yield* account();
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe("update account set name = 'Muster GmbH' where email = $1", [holder]);
      const email = freshAddress();
      yield* invite(yield* signedIn(holder), email);
      const looked = yield* (yield* browser()).get(yield* mailedLink(email));
      assert.match(looked.text, new RegExp(`to the account Muster GmbH \\(${holder}\\)`));
      const mail = sentMails.find(({ to }) => to === email);
      assert.match(mail?.subject ?? "", /^Invitation to Muster GmbH \(/);
    }),
  );

  testPages(
    "an invitation comes by mail, is looked at as often as one likes, used up once by its button, and begins a session in its role",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const email = freshAddress();
      assert.equal((yield* invite(it, email)).headers.get("location"), `${listPath}?done=invited`);
      assert.match((yield* it.get(listPath)).text, new RegExp(email));
      const link = yield* mailedLink(email);
      assert.ok(sentMails.some(({ to, text }) => to === email && text.includes(`${holder} invites you`)));
      const guest = yield* browser();
      for (let looks = 0; looks < 3; looks++) {
        const looked = yield* guest.get(link);
        assert.equal(looked.status, 200);
        assert.ok(
          looked.text.includes(holder) && looked.text.includes(email) && looked.text.includes("Clerk"),
        );
        assert.equal(looked.headers.get("referrer-policy"), "same-origin");
      }
      const foreign = { "origin": "https://evil.example", "sec-fetch-site": "cross-site" };
      assert.equal((yield* guest.post("/join", { token: tokenOf(link) }, foreign)).status, 403);
      assert.equal((yield* guest.post("/join", { token: tokenOf(link) })).status, 303);
      const own = yield* guest.get("/account");
      assert.ok(
        own.text.includes(`You are signed in as ${email}`) && own.text.includes(`Account: ${holder}`),
      );
      assert.equal((yield* press(tokenOf(link))).status, 410);
      const again = yield* invite(it, email.toUpperCase());
      assert.equal(again.status, 400);
      assert.match(again.text, /is a member already/);
      const rows = yield* (yield* SqlClient.SqlClient).unsafe(
        "select i::text as row from member_invitation i",
      );
      assert.ok(!JSON.stringify(rows).includes(tokenOf(link)));
    }),
  );

  testPages(
    "an invitation that is revoked, replaced, too old, of a closed account or of who may invite no more opens nothing",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const email = freshAddress();
      const replaced = yield* invited(holder, email, "administrator");
      const revoked = yield* invited(holder, email, "clerk");
      const path =
        /\/account\/invitations\/[0-9a-f-]{36}\/revoke/.exec((yield* it.get(listPath)).text)?.[0] ?? "";
      assert.equal((yield* sent(it, path)).headers.get("location"), `${listPath}?done=revoked`);
      assert.match((yield* sent(it, path)).text, /no such invitation any more/);
      const old = yield* invited(holder, freshAddress(), "clerk");
      yield* sql.unsafe(
        "update member_invitation set expires_at = expires_at - interval '8 days' where used_at is null",
      );
      const second = yield* joined(holder, "administrator");
      const ofSecond = yield* invited(second.email, freshAddress(), "administrator");
      assert.equal((yield* open(ofSecond)).status, 200);
      yield* sent(it, `${listPath}/${yield* memberId(it, second.email)}/role`, {
        role: "clerk",
        holding: "administrator",
      });
      const third = yield* joined(holder, "administrator");
      const ofThird = yield* invited(third.email, freshAddress(), "administrator");
      yield* sent(it, `${listPath}/${yield* memberId(it, third.email)}/remove`);
      const closed = yield* account();
      const ofClosed = yield* invited(closed, freshAddress(), "clerk");
      yield* (yield* Operator).closeAccount(closed);
      for (
        const token of [replaced, revoked, old, ofSecond, ofThird, ofClosed, "", "x", `${old.slice(0, -1)}_`]
      ) {
        assert.equal((yield* open(token)).status, 410);
        const pressed = yield* press(token);
        assert.equal(pressed.status, 410);
        assert.equal(pressed.headers.get("set-cookie"), null);
      }
    }),
  );

  testPages(
    "one invitation pressed four times at the same moment makes one member and one session",
    Effect.gen(function* () {
      const holder = yield* account();
      const email = freshAddress();
      const token = yield* invited(holder, email, "clerk");
      const answers = yield* Effect.all([1, 2, 3, 4].map(() => press(token)), { concurrency: "unbounded" });
      assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 410, 410, 410]);
      const it = yield* signedIn(holder);
      assert.equal(
        [...(yield* it.get(listPath)).text.matchAll(/href="\/account\/members\/[0-9a-f-]{36}"/g)].length,
        1,
      );
    }),
  );

  testPages(
    "who is removed has no session, no link and no way back at once; another role counts from the next page",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const clerk = yield* joined(holder, "clerk");
      assert.equal((yield* clerk.it.get("/imports/new")).status, 200);
      const path = `${listPath}/${yield* memberId(it, clerk.email)}`;
      yield* sent(it, `${path}/role`, { role: "viewer", holding: "clerk" });
      assert.equal((yield* clerk.it.get("/imports/new")).status, 403);
      yield* sent(it, `${path}/role`, { role: "administrator", holding: "viewer" });
      const stale = yield* clerk.it.get(listPath);
      yield* sent(it, `${path}/role`, { role: "viewer", holding: "administrator" });
      const form_token = valueOf(stale, "form_token");
      assert.equal(
        (yield* clerk.it.post(listPath, { form_token, email: freshAddress(), role: "clerk" })).status,
        403,
      );
      yield* (yield* browser()).post("/sign-in", { email: clerk.email });
      const link = yield* mailedLink(clerk.email);
      assert.match((yield* it.get(path)).text, /Every session of this person/);
      assert.equal((yield* sent(it, `${path}/remove`)).headers.get("location"), `${listPath}?done=removed`);
      assert.ok(!(yield* isIn(clerk.it)));
      assert.equal((yield* (yield* browser()).post("/sign-in/link", { token: tokenOf(link) })).status, 410);
      yield* (yield* browser()).post("/sign-in", { email: clerk.email });
      yield* noMailTo(clerk.email);
      assert.equal((yield* it.get(path)).status, 404);
      yield* joined(holder, "viewer", clerk.email);
    }),
  );

  testPages(
    "the holder can't leave, be removed or have another role; handing over makes the other one the holder, who may let them go",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const other = yield* joined(holder, "clerk");
      const second = yield* joined(holder, "administrator");
      const rows = yield* (yield* SqlClient.SqlClient).unsafe<{ id: string }>(
        "select id from member where email = $1",
        [holder],
      );
      const own = rows[0]?.id ?? "";
      const stays = /first hand the account over/;
      assert.match((yield* sent(second.it, `${listPath}/${own}/remove`)).text, stays);
      assert.match((yield* sent(second.it, `${listPath}/${own}/role`, { role: "viewer" })).text, stays);
      assert.match((yield* sent(it, "/account/leave")).text, stays);
      const leaving = (yield* it.get("/account/leave")).text;
      assert.match(leaving, /hand the account over to another member before you leave/);
      assert.doesNotMatch(leaving, /action="\/account\/leave"/);
      const keys = (yield* other.it.get("/settings/api-keys")).text;
      assert.match(keys, /No key yet.*Administrators of this account make and revoke keys/s);
      assert.doesNotMatch(keys, /Make one/);
      const denied = yield* other.it.get("/account/activity");
      assert.deepEqual([denied.status, /<h1>This is not allowed<\/h1>/.test(denied.text)], [403, true]);
      const path = `${listPath}/${yield* memberId(it, other.email)}`;
      assert.match((yield* sent(second.it, `${path}/hand-over`)).text, /Only whose address is the account/);
      assert.equal((yield* sent(it, `${path}/hand-over`)).headers.get("location"), `${listPath}?done=handed`);
      assert.match((yield* other.it.get("/account")).text, new RegExp(`Account: ${other.email}`));
      assert.match((yield* it.get("/account")).text, new RegExp(`Account: ${other.email}.*Administrator`));
      const left = yield* sent(it, "/account/leave");
      assert.equal(left.headers.get("location"), "/sign-in");
      assert.ok(!(yield* isIn(it)));
      assert.equal((yield* sent(second.it, "/account/leave")).status, 303);
      assert.ok(!(yield* isIn(second.it)));
      const accounts = yield* (yield* Operator).accounts;
      assert.ok(accounts.some(({ email }) => email === other.email));
    }),
  );

  testPages(
    "an account isn't handed over to an address that has one, nor an operator's; an operator's members are no operators",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const elsewhere = yield* account();
      yield* joined(holder, "administrator", elsewhere);
      const path = `${listPath}/${yield* memberId(it, elsewhere)}`;
      assert.match(
        (yield* sent(it, `${path}/hand-over`)).text,
        /can&#39;t be handed over|can't be handed over/,
      );
      const other = yield* joined(holder, "administrator");
      yield* (yield* Operators).mark(holder);
      const otherPath = `${listPath}/${yield* memberId(it, other.email)}/hand-over`;
      assert.match((yield* sent(it, otherPath)).text, /be handed over to/);
      assert.equal((yield* other.it.get("/operator")).status, 404);
      assert.doesNotMatch((yield* other.it.get("/account")).text, /href="\/operator"/);
      assert.equal((yield* it.get("/operator")).status, 303);
    }),
  );

  testPages(
    "the operator gives an account to another address: the one before is out at once, also by its invitations and links",
    Effect.gen(function* () {
      const { handOver } = yield* Operator;
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const clerk = yield* joined(holder, "clerk");
      const pending = yield* invited(holder, freshAddress(), "administrator");
      assert.equal((yield* handOver(holder.toUpperCase(), clerk.email, "stay")).keysLeft, 0);
      assert.ok(!(yield* isIn(it)));
      assert.equal((yield* open(pending)).status, 410);
      yield* (yield* browser()).post("/sign-in", { email: holder });
      yield* noMailTo(holder);
      const own = (yield* clerk.it.get("/account")).text;
      assert.match(own, new RegExp(`Account: ${clerk.email}.*Administrator`));
      const stranger = freshAddress();
      yield* handOver(clerk.email, stranger, "stay");
      assert.ok(yield* isIn(yield* signedIn(stranger)));
      const other = yield* account();
      for (const [from, to] of [[holder, other], [other, stranger], [other, "nobody"]] as const) {
        assert.equal((yield* Effect.flip(handOver(from, to, "stay")))._tag, "OperatorRefused");
      }
    }),
  );

  testPages(
    "two administrators who remove each other at the same moment: one is left",
    Effect.gen(function* () {
      const holder = yield* account();
      const first = yield* joined(holder, "administrator");
      const second = yield* joined(holder, "administrator");
      const [idOfFirst, idOfSecond] = [
        yield* memberId(second.it, first.email),
        yield* memberId(first.it, second.email),
      ];
      yield* Effect.all([
        sent(first.it, `${listPath}/${idOfSecond}/remove`),
        sent(second.it, `${listPath}/${idOfFirst}/remove`),
      ], { concurrency: "unbounded" });
      assert.notEqual(yield* isIn(first.it), yield* isIn(second.it));
    }),
  );

  testPages(
    "whose address is a member of two accounts chooses on sign-in; another's membership is refused and uses nothing up",
    Effect.gen(function* () {
      const one = yield* account();
      const two = yield* account();
      const stranger = yield* joined(one, "administrator");
      yield* joined(two, "viewer", one);
      const it = yield* browser();
      yield* it.post("/sign-in", { email: one });
      const link = yield* mailedLink(one);
      const page = yield* it.get(link);
      const choices = [...page.text.matchAll(/name="member" value="([^"]+)"/g)].map(([, id = ""]) => id);
      assert.equal(choices.length, 2);
      const token = tokenOf(link);
      const foreign = yield* memberId(stranger.it, stranger.email);
      for (const member of ["", foreign, "x", crypto.randomUUID()]) {
        assert.equal(
          (yield* (yield* browser()).post("/sign-in/link", { token, member })).status,
          410,
          member,
        );
      }
      assert.equal((yield* it.post("/sign-in/link", { token, member: choices[1] ?? "" })).status, 303);
      assert.match((yield* it.get("/account")).text, new RegExp(`Account: ${two}.*Viewer`));
      assert.equal((yield* it.get(`${listPath}/${foreign}`)).status, 403);
      yield* sent(it, "/sign-out/everywhere");
      assert.ok(!(yield* isIn(it)));
      assert.ok(yield* isIn(stranger.it));
    }),
  );

  testPages(
    "another account's members and invitations are not there: not to look at, not to change",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const clerk = yield* joined(holder, "clerk");
      yield* invited(holder, freshAddress(), "clerk");
      const id = yield* memberId(it, clerk.email);
      const revoke =
        /\/account\/invitations\/[0-9a-f-]{36}\/revoke/.exec((yield* it.get(listPath)).text)?.[0] ?? "";
      const thief = yield* signedIn(yield* account());
      assert.equal((yield* thief.get(`${listPath}/${id}`)).status, 404);
      for (const path of [`${id}/role`, `${id}/remove`, `${id}/hand-over`]) {
        const refused = yield* sent(thief, `${listPath}/${path}`, { role: "viewer" });
        assert.equal(refused.status, 400);
        assert.doesNotMatch(refused.text, new RegExp(clerk.email));
      }
      assert.equal((yield* sent(thief, revoke)).status, 400);
      assert.ok(yield* isIn(clerk.it));
      assert.match((yield* it.get(listPath)).text, new RegExp(revoke));
    }),
  );

  testPages(
    "acts stand with the person who did them, refused and unchanged ones don't; a session without a member is none",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const clerk = yield* joined(holder, "clerk");
      yield* leap("1 second");
      const viewer = yield* joined(holder, "viewer");
      yield* leap("1 second");
      yield* sent(it, "/settings/api-keys", { permission: "cbam:read", name: "Warehouse" });
      yield* sent(it, "/settings/api-keys", { name: "Nothing chosen" });
      yield* leap("1 second");
      yield* sent(clerk.it, "/imports/people", {
        do: "importer",
        eori: "DE123456789012345",
        name: "A",
        member_state: "DE",
      });
      yield* sent(clerk.it, "/imports/people", { do: "importer", eori: "?", name: "B" });
      yield* sent(viewer.it, "/imports/people", { do: "importer", eori: "DE123456789012345", name: "C" });
      yield* leap("1 second");
      yield* sent(clerk.it, "/reports", {
        cn: "72083900",
        country: "CN",
        mass: "1",
        unit: "t",
        import: "2026-02-15",
      });
      const page = (yield* it.get("/account/activity")).text;
      const acts = [...page.matchAll(/<tr role="row"><th scope="row".*?<\/tr>/g)].map(([row]) =>
        row.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")
      );
      const told = acts.map((act) =>
        act.replaceAll(holder, "HOLDER").replaceAll(clerk.email, "CLERK").replaceAll(viewer.email, "VIEWER")
          .replace(/^.*?\d\d:\d\d \(Brussels\) /, "").trim()
      );
      assert.deepEqual(told, [
        "CLERK Saved a report –",
        "CLERK Changed imports or suppliers Imports",
        "HOLDER Made an API key Warehouse",
        "VIEWER Joined VIEWER",
        "HOLDER Invited VIEWER",
        "CLERK Joined CLERK",
        "HOLDER Invited CLERK",
      ]);
      const keys = (yield* clerk.it.get("/settings/api-keys")).text;
      assert.ok(keys.includes("Warehouse") && keys.includes(holder) && !keys.includes("/revoke"));
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe(
        "update browser_session set member_id = null where member_id in (select id from member where email = $1)",
        [clerk.email],
      );
      assert.ok(!(yield* isIn(clerk.it)));
    }),
  );

  testPages(
    "the sixth invitation of an account to an address within a day is refused, a button pressed twice counts once; what is no address or no role is told at the form",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const email = freshAddress();
      for (let count = 0; count < 5; count++) {
        for (let press = 1; press <= (count < 4 ? 2 : 1); press++) {
          assert.equal((yield* invite(it, email)).status, 303, `press ${press} of mail ${count + 1}`);
        }
        yield* leap("2 minutes");
      }
      assert.equal((yield* invite(it, email.toUpperCase())).status, 429);
      const wrong = yield* invite(it, "nobody");
      assert.equal(wrong.status, 400);
      assert.match(wrong.text, /is no e-mail address/);
      assert.match((yield* invite(it, freshAddress(), "owner")).text, /Choose a role/);
    }),
  );
});
