/**
 * The page behind a supplier's link where it answers nothing for a while: what was written stays, and the wait is that of
 * `Retry-After`, in each language.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { RateLimiter } from "../../../../../src/application/ports.ts";
import { Inquiries } from "../../../../../src/application/suppliers/inquiries/inquiry_ports.ts";
import { ServiceUnavailable } from "../../../../../src/contract/failures.ts";
import { supplierLanguages } from "../../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { linkTexts } from "../../../../../src/features/suppliers/texts/link/texts.ts";
import { ask, formOf, standing } from "../../../../support/inquiry_calls.ts";
import { noonOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder } from "../../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

const seen = (response: Response) =>
  Effect.promise(async () => ({
    status: response.status,
    wait: response.headers.get("retry-after"),
    html: await response.text(),
  }));

/** Fields that a page holds, as its HTML writes them. */
const heldIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g),
      ([, name = "", value = ""]) => [name, value],
    ),
  );

onPages((testPages) => {
  testPages(
    "a form beyond the sixty of an hour keeps what was written and says the wait, in each language; so does an address that asks too often",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const { inquiry, token } = yield* ask(calls, site);
      const { take } = yield* RateLimiter;
      for (let taken = 0; taken < 60; taken++) {
        yield* take({ policy: "inquiry", limit: 60, windowSeconds: 3_600 }, inquiry.id);
      }
      const send = yield* client(freshPeer());
      const written = { "0.direct_t_per_t": "2,1", "0.source": "Bericht 2026" };
      for (const language of supplierLanguages) {
        const { status, wait, html } = yield* Effect.flatMap(
          send("/inquiry", formOf(token, written, language)),
          seen,
        );
        assert.equal(status, 429);
        const minutes = Math.ceil(Number(wait) / 60);
        assert.ok(minutes > 55 && minutes <= 60, `${wait}`);
        assert.match(
          html,
          new RegExp(`role="alert".*\\b${minutes}\\b|class="notice bad".*${minutes} ?\\S`, "s"),
        );
        assert.equal(standing(html)["0.direct_t_per_t"], "2,1");
        assert.equal(standing(html)["0.source"], "Bericht 2026");
        assert.match(html, /rel="nofollow" target="_blank"/, "what was typed stays in its tab");
      }
      const other = yield* client(freshPeer());
      for (let opened = 0; opened < 240; opened++) yield* other("/inquiry?token=x&lang=zh");
      const { status, wait, html } = yield* Effect.flatMap(other("/inquiry?token=x&lang=zh"), seen);
      assert.equal(status, 429);
      assert.match(html, new RegExp(`请在 ${Math.ceil(Number(wait) / 60)} 分钟后再试`));
    }),
  );

  testPages(
    "a form that comes while the database is away is held with what was written, and sent again from there",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const { token } = yield* ask(calls, yield* installationOf(calls));
      const away = Effect.fail(
        new ServiceUnavailable({ message: "The database is away.", retryAfterSeconds: 5 }),
      );
      const inquiries = { ...yield* Inquiries, byLink: () => away };
      const limiter = { ...yield* RateLimiter, take: () => away };
      const sends = [
        yield* Effect.provideService(client(freshPeer()), Inquiries, inquiries),
        yield* Effect.provideService(client(freshPeer()), RateLimiter, limiter),
      ];
      const written = { "0.direct_t_per_t": "2,1", "remark": "<b>ç" };
      for (const send of sends) {
        for (const language of supplierLanguages) {
          const { status, wait, html } = yield* Effect.flatMap(
            send("/inquiry", formOf(token, written, language)),
            seen,
          );
          assert.deepEqual([status, wait], [503, "5"], language);
          assert.ok(html.includes(linkTexts[language].kept), html);
          assert.deepEqual(heldIn(html), {
            ...written,
            token,
            lang: language,
            do: "send",
            remark: "&lt;b>ç",
          });
        }
      }
    }),
  );

  testPages(
    "the sixty-first form of an address within an hour is held with what was written, in the form's language",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const { token } = yield* ask(calls, yield* installationOf(calls));
      const send = yield* client(freshPeer());
      const written = { "0.direct_t_per_t": "2,1" };
      for (let sent = 0; sent < 60; sent++) yield* send("/inquiry", formOf("x", {}, "en"));
      for (const language of supplierLanguages) {
        const { status, wait, html } = yield* Effect.flatMap(
          send("/inquiry", formOf(token, written, language)),
          seen,
        );
        assert.equal(status, 429, language);
        assert.ok(Number(wait) > 3_000, `${wait}`);
        assert.ok(html.includes(linkTexts[language].kept), html);
        assert.deepEqual(heldIn(html), { ...written, token, lang: language, do: "send" });
      }
    }),
  );
});
