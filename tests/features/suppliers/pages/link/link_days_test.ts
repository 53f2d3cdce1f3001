/**
 * Days and codes behind a supplier's link stand on one line in every language: a day with hyphens breaks at none of them.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { supplierLanguages } from "../../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { inquiryTexts } from "../../../../../src/domain/suppliers/inquiries/inquiry_mail.ts";
import { noonOf } from "../../../../support/import_pages.ts";
import { ask } from "../../../../support/inquiry_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder } from "../../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

onPages((testPages) => {
  testPages(
    "days and codes of the page behind a link are each one word that no line breaks, in each language",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const { inquiry, token } = yield* ask(calls, site, { due: "2026-12-31" });
      const send = yield* client(freshPeer());
      for (const language of supplierLanguages) {
        const response = yield* send(`/inquiry?token=${token}&lang=${language}`);
        const html = yield* Effect.promise(() => response.text());
        const { day } = inquiryTexts[language];
        for (const words of [day(inquiry.due), day(inquiry.open_until), "7318 15 95"]) {
          const all = html.split(words).length - 1;
          const whole = html.split(`<span class="whole">${words}</span>`).length - 1;
          assert.ok(
            all > 0 && whole === all,
            `${language}: ${words} stands ${all} times, ${whole} on one line`,
          );
        }
      }
    }),
  );
});
