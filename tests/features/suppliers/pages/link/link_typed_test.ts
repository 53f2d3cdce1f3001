/**
 * What a supplier typed is never lost: where the link takes no answer any more it stands on the page that says so, and beside a file
 * that is too large it stays in the form.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { supplierLanguages } from "../../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { linkTexts } from "../../../../../src/features/suppliers/texts/link/texts.ts";
import { wordsOf } from "../../../../support/import_pages.ts";
import { ask, formOf, inquiriesPath, standing } from "../../../../support/inquiry_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder } from "../../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

const seen = (response: Response) =>
  Effect.promise(async () => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));

const written = {
  "0.direct_t_per_t": "2,1",
  "0.state": "operator",
  "0.source": "Bericht <b 2026",
  "0.precursors/1/cn_code": "72083900",
  "remark": "März",
};

onPages((testPages) => {
  testPages(
    "a form whose link was used, withdrawn or is unknown stands on the page that says so, in words of each language; a link that is opened shows nothing",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const { token } = yield* ask(calls, site);
      const { token: withdrawn, inquiry } = yield* ask(calls, site);
      assert.equal((yield* calls.post(`${inquiriesPath}/${inquiry.id}/revoke`, {})).status, 200);
      const send = yield* client(freshPeer());
      const first = yield* send("/inquiry", formOf(token, { "0.direct_t_per_t": "2.1" }));
      assert.equal(first.status, 200);
      yield* seen(first);
      for (const [brought, expected] of [[token, 410], [withdrawn, 410], ["A".repeat(43), 404]] as const) {
        for (const language of supplierLanguages) {
          const late = yield* Effect.flatMap(send("/inquiry", formOf(brought, written, language)), seen);
          const texts = linkTexts[language];
          assert.equal(late.status, expected);
          const words = wordsOf(late);
          const { label } = texts.fields.direct_t_per_t;
          for (
            const word of [texts.kept, label, "2,1", "Bericht &lt;b 2026", "72083900", texts.remark, "März"]
          ) {
            assert.ok(words.includes(word), `${language}: ${word} in ${words}`);
          }
          assert.ok(words.includes(texts.states.operator), "choices in words");
        }
        const opened = yield* Effect.flatMap(send(`/inquiry?token=${brought}`), seen);
        assert.ok(!wordsOf(opened).includes(linkTexts.en.kept));
        const nothing = yield* Effect.flatMap(
          send("/inquiry", formOf(brought, { "0.state": "operator" })),
          seen,
        );
        assert.ok(!wordsOf(nothing).includes(linkTexts.en.kept), "choices alone are nothing typed");
      }
    }),
  );

  testPages(
    "beside a file that is too large what was typed stays in the form, whatever bytes the file has; one of more than 64 MB is refused alone",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const { token } = yield* ask(calls, yield* installationOf(calls));
      const send = yield* client(freshPeer());
      const sent = (bytes: number) => {
        const file = new File(
          [crypto.getRandomValues(new Uint8Array(65_536)), new Uint8Array(bytes)],
          "a.xlsx",
        );
        const form = formOf(token, { file, ...written }, "de");
        return Effect.gen(function* () {
          const request = new Request("http://service.test", form);
          const content = yield* Effect.promise(() => request.bytes());
          return yield* Effect.flatMap(
            send("/inquiry", {
              method: "POST",
              headers: {
                "content-type": request.headers.get("content-type") ?? "",
                "content-length": String(content.byteLength),
              },
              body: content,
            }),
            seen,
          );
        });
      };
      const { status, text } = yield* sent(6_000_000);
      assert.equal(status, 413);
      assert.ok(text.includes(linkTexts.de.tooLarge));
      const { "0.direct_t_per_t": direct, "0.source": source, remark } = standing(text);
      assert.deepEqual([direct, source, remark], ["2,1", "Bericht &lt;b 2026", "März"]);
      const larger = yield* sent(68_000_000);
      assert.equal(larger.status, 413);
      assert.deepEqual(standing(larger.text), { remark: "" });
    }),
  );

  testPages(
    "another language of a form that nobody sent yet opens beside it, in each language; of a page without one in its place",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const { token } = yield* ask(calls, site);
      const send = yield* client(freshPeer());
      const targets = (text: string) =>
        [...text.matchAll(/<a [^>]*hreflang="[^>]*>/g)].map(([link]) => link.includes('target="_blank"'));
      const others = supplierLanguages.length - 1;
      for (const [brought, isBeside] of [[token, true], ["A".repeat(43), false]] as const) {
        for (const language of supplierLanguages) {
          const opened = yield* Effect.flatMap(send(`/inquiry?token=${brought}&lang=${language}`), seen);
          assert.deepEqual(targets(opened.text), Array.from({ length: others }, () => isBeside), language);
        }
      }
    }),
  );
});
