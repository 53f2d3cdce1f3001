/**
 * Lists of an importer with many suppliers: searched by name, operator, number, country and CN code, page by page, and never in
 * another account's.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
import { importAccountWith, noonOf, wordsOf } from "../../../../support/import_pages.ts";
import { inquiriesPath, question } from "../../../../support/inquiry_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";
import type { Browser } from "../../../../support/session_browser.ts";
import { installationOf, valuesPath } from "../../../../support/supplier_calls.ts";

const sites = [
  { name: "Ege Bağlantı A", operator: "Liman AS", country: "TUR", registry_id: "TR-0107" },
  { name: "100 % Steel_Works", operator: "Ningbo Holding", country: "CHN", registry_id: "CN-1" },
  { name: "Pune Mill", operator: "Bharat Ltd", country: "IND", registry_id: "IN-1" },
];
const values = Schema.decodeUnknownSync(ValuesRecorded);

/** Names of the suppliers that a page lists. */
const named = (it: Browser, path: string, words: string, more = "") =>
  Effect.map(it.get(`${path}?${new URLSearchParams({ q: words })}${more}`), (page) => {
    assert.equal(page.status, 200, page.text);
    const text = wordsOf(page);
    return sites.map(({ name }) => name).filter((name) => text.includes(name));
  });

onPages((testPages) => {
  testPages(
    "requests, installations and values are searched by the words of their installation, its country and their codes",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const { it, calls } = yield* importAccountWith(["suppliers:read", "suppliers:write"]);
      for (const [at, site] of sites.entries()) {
        const installation = yield* installationOf(calls, site);
        const code = at === 0 ? "73181595" : "72083900";
        const value = { installation, cn_code: code, reporting_period: 2026, state: "operator" };
        const sent = yield* calls.post(valuesPath, { values: [{ ...value, direct_t_per_t: 1 }] });
        assert.equal(values(sent.body).results.length, 1);
        const goods = [{ cn_code: code }];
        const email = `person${at}@supplier.example`;
        const asked = yield* calls.post(inquiriesPath, { ...question, installation, goods, email });
        assert.equal(asked.status, 200, asked.text);
      }
      const [ege, ningbo, pune] = sites.map(({ name }) => name);
      for (const path of ["/suppliers", "/suppliers/installations", "/suppliers/values"]) {
        for (
          const [words, found] of [
            ["eGE bağlantı", [ege]],
            ["holding", [ningbo]],
            ["in-1", [pune]],
            ["Turkey", [ege]],
            ["tr", [ege]],
            ["100 %", [ningbo]],
            ["l_w", [ningbo]],
            ["Nobody", []],
            ["\u0000", [ege, ningbo, pune]],
          ] as const
        ) assert.deepEqual(yield* named(it, path, words), found, `${path} ${words}`);
        const byCode = yield* named(it, path, "7318 15");
        assert.deepEqual(byCode, path === "/suppliers/installations" ? [] : [ege], path);
      }
      assert.deepEqual(yield* named(it, "/suppliers", "person2@"), [pune]);
      assert.deepEqual(yield* named(it, "/suppliers", "holding", "&state=accepted"), []);
      assert.match(wordsOf(yield* it.get("/suppliers/values?q=Nobody")), /Nothing was found for “Nobody”/);
      const other = yield* importAccountWith(["suppliers:read"]);
      assert.deepEqual(yield* named(other.it, "/suppliers/installations", "Pune"), []);

      for (let at = 0; at < 51; at++) {
        yield* installationOf(calls, { name: `Works ${at}`, operator: "Many", country: "UKR" });
      }
      const first = yield* it.get("/suppliers/installations?q=many");
      const next = /href="(\/suppliers\/installations\?[^"]*before=[^"]*)"/.exec(first.text)?.[1] ?? "";
      assert.match(next, /q=many/);
      const last = yield* it.get(next.replaceAll("&amp;", "&"));
      assert.equal(new Set(wordsOf(last).match(/Works \d+/g)).size, 1, "the last of 51");
      assert.doesNotMatch(last.text, /Pune Mill/);
    }),
  );
});
