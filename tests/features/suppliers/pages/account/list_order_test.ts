/**
 * Lists of an importer with forty suppliers in the orders that a person looks for, with their pages, filters and searches.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importAccountWith, noonOf } from "../../../../support/import_pages.ts";
import { inquiriesPath, mailsTo, question } from "../../../../support/inquiry_calls.ts";
import { leap } from "../../../../support/leap.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { type Browser, signedIn } from "../../../../support/session_browser.ts";
import { installationOf, valuesPath } from "../../../../support/supplier_calls.ts";

const many = 53;

/** Number of a site as its name has it, so that names stand in another order than the days of recording. */
const numberOf = (at: number): string => String((at * 17) % many).padStart(2, "0");

const day = (offset: number): string =>
  new Date(Date.parse("2026-12-01") + offset * 86_400_000).toISOString().slice(0, 10);

/** Numbers of the sites that a page lists, in its order. */
const listed = (it: Browser, path: string) =>
  Effect.map(it.get(path), ({ status, text }) => {
    assert.equal(status, 200, text);
    const rows = text.slice(text.indexOf("<tbody"), text.indexOf("</tbody"));
    return rows.split("<tr").slice(1).map((row) => />Site (\d\d)/.exec(row)?.[1] ?? "");
  });

const inOrder = Array.from({ length: many }, (_, at) => String(at).padStart(2, "0"));

onPages((testPages) => {
  testPages(
    "lists of many suppliers stand in the order that is chosen, over all pages, with search and filter",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const { email, it, calls } = yield* importAccountWith(["suppliers:read", "suppliers:write"]);
      for (let at = 0; at < many; at++) {
        const number = numberOf(at);
        const country = at % 2 === 0 ? "TUR" : "CHN";
        const installation = yield* installationOf(calls, { name: `Site ${number}`, country });
        const value = {
          cn_code: "72083900",
          reporting_period: 2026,
          direct_t_per_t: 2 + Number(number) / 100,
        };
        const sent = yield* calls.post(valuesPath, {
          values: [{ installation, state: "estimated", ...value }],
        });
        assert.equal(sent.status, 200, sent.text);
        const asked = yield* calls.post(inquiriesPath, {
          ...question,
          installation,
          goods: [{ cn_code: "72083900" }],
          email: number === "07" ? "nobody@refused.example" : `s${number}@site.example`,
          due: day(many - Number(number)),
        });
        assert.equal(asked.status, 200, asked.text);
      }
      yield* mailsTo("nobody@refused.example");

      for (
        const [path, order, numbers] of [
          ["/suppliers/installations", "name", inOrder],
          ["/suppliers/values", "name", inOrder],
          ["/suppliers", "name", inOrder],
          ["/suppliers", "due", inOrder.toReversed()],
        ] as const
      ) {
        const first = yield* listed(it, `${path}?order=${order}`);
        assert.deepEqual(first, numbers.slice(0, 50), `${path} ${order}`);
        const page = yield* it.get(`${path}?order=${order}`);
        const next = /href="([^"]*page=2)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
        assert.deepEqual(yield* listed(it, next), numbers.slice(50), `${path} ${order}, the second page`);
        assert.deepEqual(yield* listed(it, `${path}?order=${order}&page=99`), numbers.slice(50));
      }
      const saving = yield* listed(it, "/suppliers/values?order=saving&q=Turkey");
      assert.deepEqual(saving, saving.toSorted(), "values of one country: less emissions save more");
      assert.equal(saving.length, 27);
      const countries = yield* listed(it, "/suppliers/installations?order=country");
      const chinese = inOrder.filter((number) =>
        inOrder.findIndex((_, at) => numberOf(at) === number) % 2 === 1
      );
      assert.deepEqual(countries.slice(0, chinese.length), chinese, "China before Türkiye, each by name");
      assert.equal((yield* listed(it, "/suppliers?order=state"))[0], "07", "the request that nobody got");
      assert.deepEqual(yield* listed(it, "/suppliers?order=nonsense"), yield* listed(it, "/suppliers"));
      assert.deepEqual(yield* listed(it, "/suppliers?state=expired"), []);

      yield* leap(43 * 86_400_000);
      const expired = yield* listed(yield* signedIn(email), "/suppliers?state=expired&order=due");
      assert.deepEqual(
        expired,
        inOrder.toReversed().filter((number) => day(many - Number(number)) < "2026-12-06"),
      );
    }),
  );
});
