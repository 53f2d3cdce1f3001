/**
 * Lists that a page cuts: it says how many more there are, of mistakes in a template and of an installation's values.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import goods from "../../../../src/web/law/de/goods_by_code.json" with { type: "json" };
import { importAccountWith, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { ask, formOf } from "../../../support/inquiry_calls.ts";
import { onPages } from "../../../support/page_tests.ts";
import { installationOf, valuesPath } from "../../../support/supplier_calls.ts";
import { templateFile } from "../../../support/template_file.ts";
import { madeTemplate, put } from "../../../support/template_workbook.ts";
import { client, freshPeer } from "../../../support/whole_service.ts";

/** A template whose every line has more than one mistake. */
const manyMistakes = (): Uint8Array<ArrayBuffer> => {
  const made = madeTemplate();
  for (let row = 10; row < 90; row++) {
    put(made, "Summary_Products", `D${row}`, `Process ${row}`);
    put(made, "Summary_Products", `F${row}`, `7208${row}`);
    put(made, "Summary_Products", `I${row}`, "#REF!", "error");
  }
  return Uint8Array.from(templateFile(made));
};

onPages((testPages) => {
  testPages(
    "a page with a hundred mistakes of a template says how many more there are, in each language",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const { calls } = yield* importAccountWith(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const { token } = yield* ask(calls, site, { goods: [{ cn_code: "72083900" }] });
      const send = yield* client(freshPeer());
      const more = {
        en: /And (\d+) more issues/,
        de: /Und (\d+) weitere Hinweise/,
        fr: /Et (\d+) autres remarques/,
        zh: /另有 (\d+) 处问题/,
        tr: /Ayrıca (\d+) uyarı daha var/,
        hi: /और (\d+) सूचनाएँ भी हैं/,
      };
      const counts = new Set<number>();
      for (const [lang, sentence] of Object.entries(more)) {
        const file = new File([manyMistakes()], "template.xlsx");
        const response = yield* send("/inquiry", formOf(token, { do: "read", file }, lang));
        const html = yield* Effect.promise(() => response.text());
        const [list = ""] = /<ul class="notes">.*?<\/ul>/s.exec(html) ?? [];
        assert.equal(list.split("<li>").length - 1, 101, lang);
        const [, count = ""] = sentence.exec(list) ?? [];
        assert.ok(Number(count) > 100, `${lang}: ${list.slice(-300)}`);
        counts.add(Number(count));
      }
      assert.equal(counts.size, 1, "the same in each language");
    }),
  );

  testPages(
    "the page of an installation with more than two hundred values says that it shows the newest, and leads to all",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const { it, calls } = yield* importAccountWith(["suppliers:read", "suppliers:write"]);
      const installation = yield* installationOf(calls);
      const codes = Object.keys(goods).filter((code) => code.startsWith("72")).slice(0, 101);
      for (const period of [2024, 2025]) {
        const values = codes.map((code) => ({
          installation,
          cn_code: code,
          reporting_period: period,
          state: "estimated",
          direct_t_per_t: 2,
        }));
        const sent = yield* calls.post(valuesPath, { values });
        assert.equal(sent.status, 200, sent.text);
      }
      const page = yield* it.get(`/suppliers/installations/${installation}`);
      assert.match(wordsOf(page), /The 200 newest are shown here\. All in the list/);
      const [, list = ""] = /href="([^"]*)">All in the list/.exec(page.text) ?? [];
      const all = yield* it.get(list.replaceAll("&amp;", "&"));
      assert.match(wordsOf(all), /Karadeniz Works/);
    }),
  );
});
