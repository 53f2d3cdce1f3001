/**
 * Inquiries to suppliers through the front door: question, mail, link, form, answer, value, and the cost of
 * the ledger's row; remarks, reminders, and what links refuse.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { remindAll } from "../../../../src/application/suppliers/inquiries/reminding.ts";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import {
  InquiryAccepted,
  InquiryChanged,
  InquiryList,
} from "../../../../src/contract/answers/suppliers/inquiries.ts";
import { supplierLanguages } from "../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { onEachDatabase, onOneDatabase } from "../../../support/databases.ts";
import { historyOf, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { noonOf } from "../../../support/import_pages.ts";
import {
  ask,
  formOf,
  inquiriesPath,
  inquiryOf,
  mailsTo,
  question,
  standing,
  tokenIn,
} from "../../../support/inquiry_calls.ts";
import { leap } from "../../../support/leap.ts";
import { installation, installationOf, supplierHolder } from "../../../support/supplier_calls.ts";
import {
  rowOfTemplate,
  savedTemplates,
  toldOfBroken,
  writtenTemplates,
} from "../../../support/suppliers_template.ts";
import { templateFile } from "../../../support/template_file.ts";
import { madeTemplate } from "../../../support/template_workbook.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const holder = () => supplierHolder(["suppliers:read", "suppliers:write", "imports:read", "imports:write"]);
const taken = Schema.decodeUnknownSync(InquiryAccepted);
const changed = Schema.decodeUnknownSync(InquiryChanged);
const listed = Schema.decodeUnknownSync(InquiryList);

const aDay = 86_400_000;
const figures = { "0.direct_t_per_t": "2.1", "0.state": "operator", "0.source": "Report 2026" };
const text = (response: Response) => Effect.promise(() => response.text());

onOneDatabase((test) => {
  test(
    "a row without values is asked about, answered by a link with a template of LibreOffice's, and costs less by the saving that was told",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* holder();
      const who = yield* people(calls);
      const site = yield* installationOf(calls);
      const sent =
        recorded((yield* calls.post(importsPath, { ...who, entries: [rowOfTemplate] })).body).results[0];
      const byDefault = historyOf((yield* calls.get(`${importsPath}/${sent?.id}`)).body);
      const { inquiry, mail, token } = yield* ask(calls, site, {
        goods: undefined,
        imports: [sent?.id],
        language: "en",
      });
      assert.deepEqual(inquiry.goods.map(({ cn_code }) => cn_code), ["72083900"]);
      assert.match(mail.text, /EUR [\d.]+ per t by default values .* Each tonne of CO2 below/);
      assert.match(mail.text, /Without an answer the default values stay/);
      assert.match(mail.text, /\(certificate price of quarter \d of 20\d\d: EUR/);
      assert.equal(mail.senderName, "Muster GmbH");
      const send = yield* client(freshPeer());
      const page = yield* send(`/inquiry?token=${token}`);
      const html = yield* text(page);
      assert.equal(page.status, 200);
      assert.deepEqual(
        ["cache-control", "referrer-policy", "x-robots-tag"].map((name) => page.headers.get(name)),
        ["no-store", "no-referrer", "noindex, nofollow"],
      );
      assert.doesNotMatch(html, /<script(?! type="module" src=)|26DE000000000001R1|100.?000/);
      const wrong = yield* send("/inquiry", formOf(token, { ...figures, "0.direct_t_per_t": "two" }));
      assert.equal(wrong.status, 422);
      assert.match(yield* text(wrong), /id="0\.direct_t_per_t-error"/);
      const templates = yield* Effect.promise(savedTemplates);
      const read = (bytes: Uint8Array<ArrayBuffer>) =>
        Effect.flatMap(
          send("/inquiry", formOf(token, { do: "read", file: new File([bytes], "template.xlsx") })),
          text,
        );
      const broken = yield* read(templates.broken);
      for (const message of toldOfBroken) assert.match(broken.replace(/<[^>]*>/g, ""), message);
      assert.match(broken, /No figures for these goods could be taken from the file/);
      assert.doesNotMatch(broken, /name="kept\./, "a file of no use goes along with nothing");
      const mended = yield* read(templates.mended);
      assert.match(mended, /name="kept\.[0-9a-f]{64}"[^>]*checked/);
      const filled = standing(mended);
      assert.equal(filled["0.direct_t_per_t"], "1.0785");
      const done = yield* send("/inquiry", formOf(token, filled));
      assert.equal(done.status, 200, yield* text(done));
      const waiting = inquiryOf((yield* calls.get(`${inquiriesPath}/${inquiry.id}`)).body);
      const promised = waiting.answers[0]?.values[0]?.saving;
      assert.equal(waiting.inquiry.state, "received");
      assert.ok((promised?.saving_eur_per_t ?? 0) > 0);
      const accepted = yield* calls.post(`${inquiriesPath}/${inquiry.id}/accept`, { round: 1 });
      assert.equal(accepted.status, 200, accepted.text);
      const value = taken(accepted.body).values[0];
      const correction = { ...rowOfTemplate, value_id: value?.id, kind: "correction", refers_to: sent?.id };
      yield* calls.post(importsPath, { ...who, entries: [correction] });
      const byValue = historyOf((yield* calls.get(`${importsPath}/${sent?.id}`)).body);
      const before = byDefault.import?.cost?.cost_eur ?? 0;
      const after = byValue.import?.cost?.cost_eur ?? 0;
      const saved = yield* calls.get(`/api/v1/cbam/values/${value?.id}?tonnage=100&import=2026-08-15`);
      const saving = Number(/"saving_eur":([\d.]+)/.exec(saved.text)?.[1]);
      assert.equal((before - after).toFixed(2), saving.toFixed(2));
      assert.equal(((before - after) / 100).toFixed(2), promised?.saving_eur_per_t.toFixed(2));
      const twice = yield* calls.post(`${inquiriesPath}/${inquiry.id}/accept`, { round: 1 });
      assert.equal(twice.status, 409);
      assert.match(twice.problem.error, /accepted in round 1/);
    }).pipe(Effect.provide(services)),
  );
});

onEachDatabase((test) => {
  test(
    "of two answers at once one is kept and the other told; what is sent back begins a round whose old links are dead",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* holder();
      const { inquiry, email, token } = yield* ask(calls, yield* installationOf(calls));
      const send = yield* client(freshPeer());
      const statuses = yield* Effect.forEach(
        ["2.1", "2.2"],
        (value) =>
          Effect.tap(send("/inquiry", formOf(token, { ...figures, "0.direct_t_per_t": value })), text),
        { concurrency: 2 },
      );
      assert.deepEqual(statuses.map(({ status }) => status).sort(), [200, 410]);
      const path = `${inquiriesPath}/${inquiry.id}`;
      const back = { round: 1, remark: "<b>Without</b> precursors?" };
      const returned = yield* Effect.forEach([1, 2], () => calls.post(`${path}/return`, back), {
        concurrency: 2,
      });
      assert.deepEqual(returned.map(({ status }) => status).sort(), [200, 409]);
      const mails = yield* mailsTo(email);
      assert.equal(mails.length, 2);
      const again = mails[1];
      assert.ok(again !== undefined);
      assert.match(again.html ?? "", /&lt;b&gt;Without&lt;\/b&gt;/);
      const fresh = tokenIn(again);
      const old = yield* send(`/inquiry?token=${token}`);
      assert.equal(old.status, 410, yield* text(old));
      const page = yield* text(yield* send(`/inquiry?token=${fresh}`));
      assert.match(page, /&lt;b>Without|&lt;b&gt;Without/);
      assert.match(page, /value="2[.,][12]"/);
      const revoked = yield* calls.post(`${path}/revoke`, undefined);
      assert.equal(revoked.status, 200, revoked.text);
      const gone = yield* send("/inquiry", formOf(fresh, figures));
      assert.equal(gone.status, 410);
      assert.match(yield* text(gone), /withdrawn/);
      assert.deepEqual(inquiryOf((yield* calls.get(path)).body).answers.length, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "reminders go out once at each day of the settings, none after an answer, and links end some days after the due day",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* holder();
      const site = yield* installationOf(calls);
      const { inquiry, email, token } = yield* ask(calls, site, { due: "2026-12-20" });
      const sweep = Effect.all([remindAll, remindAll], { concurrency: 2 });
      const counts: Array<number> = [];
      // Days from one to the next: 5, 6, 16, 17, 20 and 21 December.
      for (const days of [12, 1, 10, 1, 3, 1]) {
        yield* leap(days * aDay);
        yield* sweep;
        counts.push((yield* mailsTo(email)).length);
      }
      assert.deepEqual(counts, [1, 2, 2, 3, 4, 4]);
      const path = `${inquiriesPath}/${inquiry.id}`;
      assert.match((yield* calls.post(`${path}/remind`, undefined)).text, /"is_mailed":true/);
      assert.match((yield* calls.post(`${path}/remind`, undefined)).text, /"is_mailed":false/);
      const send = yield* client(freshPeer());
      yield* leap(30 * aDay);
      const late = yield* send("/inquiry", formOf(token, figures));
      assert.equal(late.status, 410);
      assert.match(yield* text(late), /too old/);
      const list = listed((yield* calls.get(`${inquiriesPath}?state=waiting`)).body).inquiries;
      assert.deepEqual(list.map(({ state }) => state), ["expired"]);
      const { inquiry: open } = yield* ask(calls, site, { due: "2027-03-01" });
      const idsOf = (state: string) =>
        Effect.map(
          calls.get(`${inquiriesPath}?state=${state}`),
          ({ body }) => listed(body).inquiries.map(({ id }) => id),
        );
      assert.deepEqual(yield* idsOf("expired"), [inquiry.id], "those alone whose links work no more");
      assert.deepEqual(yield* idsOf("waiting"), [open.id, inquiry.id]);
      assert.equal((yield* calls.post(`${path}/remind`, undefined)).status, 409);
    }).pipe(Effect.provide(services)),
  );
});

onOneDatabase((test) => {
  test(
    "a template fills the form in; a broken one is told cell by cell, too large and foreign ones with a sentence",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* holder();
      const goods = [{ cn_code: "72071111" }, { cn_code: "25232900" }];
      const more = { goods, reporting_period: 2025 };
      const { inquiry, token } = yield* ask(calls, yield* installationOf(calls), more);
      const send = yield* client(freshPeer());
      const read = (bytes: Uint8Array) =>
        send(
          "/inquiry",
          formOf(token, { do: "read", file: new File([Uint8Array.from(bytes)], "template.xlsx") }),
        );
      const filled = yield* text(yield* read(templateFile(madeTemplate("2.1.1", "en"), "excel")));
      assert.match(filled, /filled in 2 of 2 goods/);
      assert.match(filled, /name="0.direct_t_per_t"[^>]*value="0\.935"/);
      const nothing = yield* read(new TextEncoder().encode("PK\u0003\u0004 no workbook"));
      assert.equal(nothing.status, 422);
      assert.match(yield* text(nothing), /must be an Excel workbook/);
      const large = yield* read(new Uint8Array(20_000_000));
      assert.equal(large.status, 413);
      assert.match(yield* text(large), /larger than 4 MB/);
      const empty = yield* send("/inquiry", formOf(token, { do: "read" }));
      assert.match(yield* text(empty), /No file was chosen/);
      const untold = yield* send("/inquiry", formOf(token, {}));
      assert.match(yield* text(untold), /id="0\.direct_t_per_t-error"[\s\S]*id="1\.direct_t_per_t-error"/);
      const second = yield* send("/inquiry", formOf(token, { "1.direct_t_per_t": "0.7" }));
      assert.equal(second.status, 200, yield* text(second));
      const { answers: [sent] } = inquiryOf((yield* calls.get(`${inquiriesPath}/${inquiry.id}`)).body);
      assert.deepEqual(sent?.values.map(({ cn_code }) => cn_code), ["25232900"], "goods may be left empty");
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is wrong in a template and in the form is said in each language of suppliers, with what to do, and in no other",
    Effect.gen(function* () {
      yield* noonOf("2027-02-01");
      const calls = yield* holder();
      const { token } = yield* ask(calls, yield* installationOf(calls), {
        goods: [{ cn_code: "72083900" }],
        due: "2027-03-01",
      });
      const { broken } = writtenTemplates();
      const send = yield* client(freshPeer());
      const words: ReadonlyArray<readonly [lang: string, template: RegExp, kilograms: RegExp, day: RegExp]> =
        [
          [
            "en",
            /I10 holds the error #REF!: mend/,
            /2100.* more than ten times.*kilograms/,
            /before 1 January 2027/,
          ],
          [
            "de",
            /I10 enthält den Fehler #REF!/,
            /2\.100.*Zehnfache.*Kilogramm/,
            /2027/,
          ],
          ["fr", /I10.*#REF/, /2\s100.*dix fois.*kilogrammes/, /2027/],
          ["zh", /I10：单元格出现错误 #REF!/, /“直接排放”：2100.*十倍.*千克/, /“报告日期”：.*2027-01-01/],
          [
            "tr",
            /I10: Hücrede #REF! hatası/,
            /“Doğrudan emisyonlar”: 2100.*on katından.*kilogram/,
            /“Rapor tarihi”: .*01\.01\.2027/,
          ],
          [
            "hi",
            /I10: खाने में त्रुटि #REF!/,
            /“प्रत्यक्ष उत्सर्जन”: 2100.*दस गुने.*किलोग्राम/,
            /“रिपोर्ट की तारीख़”: .*2027-01-01/,
          ],
        ];
      for (const [lang, template, kilograms, day] of words) {
        const file = new File([broken], "template.xlsx");
        const page = yield* text(yield* send("/inquiry", formOf(token, { do: "read", file }, lang)));
        const notes = (/<ul class="notes">.*?<\/ul>/s.exec(page)?.[0] ?? "").replace(/<[^>]*>/g, "");
        assert.match(notes, template);
        if (lang !== "en") assert.doesNotMatch(notes, /\b(?:the|says|fill|mend)\b/i, lang);
        const heavy = yield* send(
          "/inquiry",
          formOf(token, { ...figures, "0.direct_t_per_t": "2100" }, lang),
        );
        assert.equal(heavy.status, 422, lang);
        assert.match(/id="0.direct_t_per_t-error">([^<]*)/.exec(yield* text(heavy))?.[1] ?? "", kilograms);
        const report = { "0.state": "verified", "0.report": "VR 1", "0.opinion": "satisfactory" };
        const early = yield* send(
          "/inquiry",
          formOf(token, {
            ...figures,
            ...report,
            "0.direct_t_per_t": "2",
            "0.day": "2026-05-01",
            "0.verifier": "V",
          }, lang),
        );
        assert.match(/id="0.day-error">([^<]*)/.exec(yield* text(early))?.[1] ?? "", day, lang);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a field that was typed wrong is told with what was found and how it is written, in each language of suppliers",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* holder();
      const { token } = yield* ask(calls, yield* installationOf(calls), { goods: [{ cn_code: "72083900" }] });
      const send = yield* client(freshPeer());
      const typed = {
        "0.direct_t_per_t": "2.1 t",
        "0.state": "bogus",
        "0.source": "x".repeat(201),
        "0.precursors/0/cn_code": "7213",
      };
      for (const lang of supplierLanguages) {
        const page = yield* text(yield* send("/inquiry", formOf(token, typed, lang)));
        const said = (field: string) =>
          new RegExp(`id="0\\.${field}-error">([^<]*)`).exec(page)?.[1]?.replaceAll("&quot;", '"') ?? "";
        assert.match(said("direct_t_per_t"), /2\.1 t.*|.*2\.1 t/, lang);
        assert.match(said("direct_t_per_t"), /2[.,]1(?! t)|24[.,]5/, `${lang}: an example of a number`);
        assert.match(said("source"), /200/, lang);
        assert.match(said("precursors/0/cn_code"), /7213/, lang);
        assert.match(said("state"), /bogus/, lang);
        if (lang === "zh") assert.match(said("state"), /可选：估算值.*；按照? ?2026/);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a refused mail is told with what the server said, one that is tried again without the server's place, and given up after a day",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* holder();
      const site = yield* installationOf(calls);
      const { deliverDue } = yield* Outbox;
      const asked = (email: string) =>
        Effect.gen(function* () {
          const { body } = yield* calls.post(inquiriesPath, { installation: site, ...question, email });
          const { inquiry } = changed(body);
          assert.deepEqual(inquiry.delivery, { state: "queued", server_said: null, sentence: null });
          yield* Effect.orDie(deliverDue);
          return inquiryOf((yield* calls.get(`${inquiriesPath}/${inquiry.id}`)).body).inquiry;
        });
      const refused = yield* asked("nobody@refused.example");
      assert.equal(refused.state, "waiting");
      assert.equal(refused.delivery?.state, "refused");
      assert.equal(refused.delivery.server_said, "550 5.1.1 <b>no such mailbox</b>");
      assert.match(refused.delivery.sentence ?? "", /nobody@refused.example was refused.*check the address/);
      const later = yield* asked("someone@later.example");
      assert.deepEqual([later.delivery?.state, later.delivery?.server_said], ["retrying", null]);
      assert.doesNotMatch(later.delivery?.sentence ?? "", /10\.0\.0\.5/);
      assert.equal((yield* asked("someone@karadeniz.example")).delivery?.state, "handed_over");
      const receivers = (query: string) =>
        Effect.map(
          calls.get(`${inquiriesPath}?${query}`),
          ({ body }) => listed(body).inquiries.map(({ email }) => email),
        );
      assert.deepEqual(yield* receivers("delivery=undelivered"), ["nobody@refused.example"]);
      assert.deepEqual(yield* receivers("delivery=retrying&state=waiting"), ["someone@later.example"]);
      assert.deepEqual(yield* receivers("delivery=undelivered&state=received"), []);
      yield* leap(aDay);
      yield* Effect.orDie(deliverDue);
      assert.match((yield* calls.get(inquiriesPath)).text, /"state":"given_up"/);
      // Asked at one moment, they may stand in either order.
      assert.deepEqual([...yield* receivers("delivery=undelivered")].sort(), [
        "nobody@refused.example",
        "someone@later.example",
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "unknown links answer alike; names are escaped in page and mail; nobody reads another account's inquiries",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* holder();
      const evil = "<img src=x onerror=alert(1)>\"'&";
      const site = yield* installationOf(calls, { ...installation, name: evil });
      const { inquiry, token, mail } = yield* ask(calls, site, {
        asker: evil,
        message: evil,
        language: "hi",
      });
      assert.doesNotMatch(mail.html ?? "", /<img/);
      assert.doesNotMatch(`${mail.subject}${mail.senderName}`, /[\r\n]/);
      const send = yield* client(freshPeer());
      for (const lang of supplierLanguages) {
        const html = yield* text(yield* send(`/inquiry?token=${token}&lang=${lang}`));
        assert.match(html, new RegExp(`<html lang="${lang}">`));
        assert.doesNotMatch(html, /<img/);
      }
      const unknown = "A".repeat(43);
      const answers = yield* Effect.forEach(
        [unknown, `${token}x`, token.slice(1), "", "%00", inquiry.id],
        (each) => Effect.flatMap(send(`/inquiry?token=${each}`), text),
      );
      assert.equal(new Set(answers).size, 1);
      assert.match(answers[0] ?? "", /does not work/);
      const other = yield* holder();
      for (const path of ["", "/remind", "/revoke", "/accept", "/return"]) {
        const whole = `${inquiriesPath}/${inquiry.id}${path}`;
        const { status } = path === ""
          ? yield* other.get(whole)
          : yield* other.post(whole, { "/accept": { round: 1 }, "/return": { round: 1, remark: "x" } }[path]);
        assert.equal(status, 404, path);
      }
      assert.deepEqual(listed((yield* other.get(inquiriesPath)).body).inquiries, []);
      assert.equal((yield* other.post(inquiriesPath, { installation: site, ...question })).status, 404);
      const refused = yield* calls.post(inquiriesPath, {
        installation: site,
        ...question,
        due: "2026-11-01",
        goods: [
          { cn_code: "84719000" },
          { cn_code: "73181595", production_route: "(C)" },
          { cn_code: "31021010" },
        ],
      });
      assert.deepEqual(refused.problem.issues?.map(({ path }) => path), [
        "/due",
        "/goods/0/cn_code",
        "/goods/2/cn_code",
      ]);
      assert.match(refused.problem.error, /31021010 .* Codes near it: 31021012/);
      const twice = yield* calls.post(inquiriesPath, {
        installation: site,
        ...question,
        goods: [{ cn_code: "73181595", production_route: "(C)" }, { cn_code: "73181595" }],
      });
      assert.deepEqual(twice.problem.issues?.map(({ path }) => path), ["/goods/1"]);
    }).pipe(Effect.provide(services)),
  );
});
