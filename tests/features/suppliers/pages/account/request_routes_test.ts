/**
 * An importer's pages about suppliers, without scripts: an installation is recorded, its supplier asked, the answer sent back and
 * accepted, and a template read; other accounts find nothing of it.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { noonOf, sendForm, wordsOf } from "../../../../support/import_pages.ts";
import { formOf, mailsTo, tokenIn } from "../../../../support/inquiry_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { inRealTime } from "../../../../support/passing_time.ts";
import { account, type Browser, type Seen, signedIn, valueOf } from "../../../../support/session_browser.ts";
import { templateFile } from "../../../../support/template_file.ts";
import { madeTemplate, put } from "../../../../support/template_workbook.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

const installations = "/suppliers/installations";

const locationOf = ({ status, headers, text }: Seen): string => {
  assert.equal(status, 303, text);
  return headers.get("location") ?? "";
};
const pathOf = (seen: Seen): string => locationOf(seen).split("?")[0] ?? "";

const start = Effect.gen(function* () {
  yield* noonOf("2026-11-23");
  const it = yield* signedIn(yield* account());
  const site = pathOf(
    yield* sendForm(it, installations, { name: "Karadeniz <b>Works</b>", country: "Turkey" }),
  );
  return { it, site };
});

const question = (email: string) => ({
  asker: "Muster GmbH",
  email,
  language: "tr",
  reporting_period: "2026",
  goods: "7318 15 95 (C)\r\n2523.29.00",
  due: "2026-12-21",
  message: "Contract 4711",
});

/** The supplier's answer by the link of its last mail. */
const answer = (email: string, direct: string) =>
  Effect.gen(function* () {
    const mail = (yield* mailsTo(email)).at(-1);
    assert.ok(mail !== undefined);
    const send = yield* client(freshPeer());
    const values = { "0.direct_t_per_t": direct, "0.state": "operator", "0.source": "Report <i>2026</i>" };
    const sent = yield* send("/inquiry", formOf(tokenIn(mail), values));
    assert.equal(sent.status, 200);
    assert.equal(yield* Effect.promise(() => sent.text().then((text) => /Thank you/.test(text))), true);
  });

const act = (it: Browser, path: string, values: Record<string, string>) =>
  Effect.map(sendForm(it, path, values, installations), locationOf);

/** Sends a form that comes too late: nothing is done, and the page says how the request stands. */
const stands = (it: Browser, path: string, values: Record<string, string>) =>
  Effect.gen(function* () {
    const late = yield* sendForm(it, path, values, installations);
    assert.equal(late.status, 409, wordsOf(late));
    assert.match(wordsOf(late), /The request changed meanwhile: nothing was done\. This is how it stands\./);
  });

onPages((testPages) => {
  testPages(
    "a new installation that is sent twice at once, and again later, is one; other entries of the same form are another",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const it = yield* signedIn(yield* account());
      const form_id = valueOf(yield* it.get(installations), "form_id");
      assert.notEqual(form_id, "");
      const sent = (name: string) =>
        Effect.map(sendForm(it, installations, { form_id, name, country: "Turkey" }), locationOf);
      const sending = yield* Effect.fork(
        Effect.all([sent("Ege Steel"), sent("Ege Steel")], { concurrency: "unbounded" }),
      );
      const [first, second] = yield* inRealTime(sending);
      assert.equal(second, first);
      assert.equal(yield* sent("Ege Steel"), first);
      const other = yield* sent("Pune Works");
      assert.notEqual(other, first);
      const { text } = yield* it.get(installations);
      const listed = new Set(text.match(/\/suppliers\/installations\/[0-9a-f-]{36}/g));
      assert.deepEqual(listed, new Set([first, other].map((location) => location.split("?")[0])));
    }),
  );

  testPages(
    "a mail that was refused is told with what its server said, escaped, and a request is withdrawn behind a question",
    Effect.gen(function* () {
      const { it, site } = yield* start;
      const page = yield* it.get(`${site}/ask`);
      const form = {
        ...question("nobody@refused.example"),
        form_token: valueOf(page, "form_token"),
        key: valueOf(page, "key"),
      };
      const request = pathOf(yield* it.post(`${site}/ask`, form));
      yield* mailsTo("nobody@refused.example");
      const told = yield* it.get(request);
      assert.match(
        wordsOf(told),
        /nobody@refused.example was refused .*550 5\.1\.1.*check the address.*Not delivered/,
      );
      assert.doesNotMatch(told.text, /<b>no such/);
      const undelivered = Effect.map(
        it.get("/suppliers?state=undelivered"),
        ({ text }) => text.includes(request),
      );
      assert.equal(yield* undelivered, true);
      const asks = yield* it.get(`${request}?withdraw=ask`);
      assert.match(wordsOf(asks), /Withdraw the request\?.*Keep it/);
      assert.match(wordsOf(yield* it.get(request)), /Not delivered/);
      assert.match(yield* act(it, request, { do: "revoke" }), /done=revoked/);
      assert.match(wordsOf(yield* it.get(request)), /Withdrawn/);
      assert.equal(yield* undelivered, false);
    }),
  );

  testPages(
    "a supplier is asked, answers, gets it back and is accepted, by pages alone; a question that is sent twice is asked once",
    Effect.gen(function* () {
      const { it, site } = yield* start;
      const email = `s${crypto.randomUUID().slice(0, 8)}@karadeniz.example`;
      const wrong = yield* sendForm(it, `${site}/ask`, {
        ...question("nobody"),
        due: "2026-11-01",
        goods: "12",
      });
      assert.equal(wrong.status, 422);
      for (const field of ["email", "goods"]) assert.match(wrong.text, new RegExp(`id="${field}-error"`));
      const page = yield* it.get(`${site}/ask`);
      assert.match(wordsOf(page), /Ask Karadeniz/);
      assert.doesNotMatch(page.text, /<b>Works/);
      const form = { ...question(email), form_token: valueOf(page, "form_token"), key: valueOf(page, "key") };
      const asked = yield* it.post(`${site}/ask`, form);
      assert.equal(locationOf(yield* it.post(`${site}/ask`, form)), locationOf(asked));
      assert.equal((yield* mailsTo(email)).length, 1);
      const request = pathOf(asked);
      assert.match(wordsOf(yield* it.get(request)), /Sent Installation/);
      assert.match(yield* act(it, request, { do: "remind" }), /done=mailed/);
      yield* answer(email, "2.2");
      const answered = wordsOf(yield* it.get(request));
      assert.match(answered, /Answered Installation/);
      assert.match(answered, /7318 15 95 \(C\) By the operator 2\.2/);
      const returned = { do: "return", round: "1", remark: "Without precursors?", due: "2026-12-31" };
      assert.match(yield* act(it, request, returned), /done=returned/);
      assert.match(wordsOf(yield* it.get("/suppliers")), /2026 7318 15 95, 2523 29 00 Sent back/);
      yield* answer(email, "2.4");
      yield* stands(it, request, { do: "accept", round: "1" });
      assert.match(yield* act(it, request, { do: "accept", round: "2", note: "by mail" }), /done=accepted/);
      const values = yield* it.get("/suppliers/values");
      assert.match(wordsOf(values), /2026 By the operator 2\.4 – -?[\d,.]+ Report <i>|&lt;i>/);
      assert.doesNotMatch(values.text, /<i>2026/);
      yield* stands(it, request, { do: "revoke" });
      for (const action of ["", "nothing"]) {
        assert.equal((yield* sendForm(it, request, { do: action }, installations)).status, 400);
      }
      assert.match(wordsOf(yield* it.get(`${request}?lang=de`)), /Angenommen/);
    }),
  );

  testPages(
    "a template is read at its installation; other accounts find neither installation nor request",
    Effect.gen(function* () {
      const { it, site } = yield* start;
      const upload = (bytes: Uint8Array) =>
        Effect.gen(function* () {
          const form = new FormData();
          form.set("form_token", valueOf(yield* it.get(site), "form_token"));
          form.set("file", new File([Uint8Array.from(bytes)], "template.xlsx"));
          return yield* it.upload(`${site}/template`, form);
        });
      const read = yield* upload(templateFile(madeTemplate("2.1.1", "en"), "excel"));
      assert.match(wordsOf(read), /values of the template were recorded|installation in/);
      const broken = madeTemplate();
      put(broken, "Summary_Products", "F10", "7208", "result");
      const told = wordsOf(yield* upload(templateFile(broken)));
      assert.match(told, /Summary_Communication F26 : F26 says/, told);
      assert.doesNotMatch(told, /!F26/, "the place is told once");
      const none = yield* upload(new TextEncoder().encode("no workbook"));
      assert.equal(none.status, 422);
      assert.match(wordsOf(none), /must be an Excel workbook/);
      const email = `s${crypto.randomUUID().slice(0, 8)}@karadeniz.example`;
      const request = pathOf(
        yield* sendForm(it, `${site}/ask`, {
          ...question(email),
          key: crypto.randomUUID(),
        }),
      );
      const other = yield* signedIn(yield* account());
      for (const path of [site, `${site}/ask`, request]) {
        assert.equal((yield* other.get(path)).status, 404, path);
      }
      const form_token = valueOf(yield* other.get(installations), "form_token");
      for (const action of ["accept", "return", "remind", "revoke"]) {
        const sent = yield* other.post(request, { form_token, do: action, round: "1", remark: "x" });
        assert.equal(sent.status, 404, action);
      }
      assert.equal((yield* other.post(`${site}/ask`, { ...question(email), form_token })).status, 404);
      const poor = yield* signedIn(yield* account("pro"));
      assert.equal((yield* poor.get("/suppliers")).status, 402);
    }),
  );
});
