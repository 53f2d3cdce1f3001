/** A supplier's link that many open at one moment: its page is made for few of them, and nobody gets another's. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Inquiries } from "../../../../../src/application/suppliers/inquiries/inquiry_ports.ts";
import { ask } from "../../../../support/inquiry_calls.ts";
import { noonOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder } from "../../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

const openings = 40;

onPages((testPages) => {
  testPages(
    "a link that many open at one moment is looked up for few of them; each has the page of the own link and language, as it stands when asked",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const one = yield* ask(calls, site, { language: "en" });
      const other = yield* ask(calls, site, { language: "fr" });
      const inquiries = yield* Inquiries;
      let lookedUp = 0;
      const counted: Inquiries["Type"] = {
        ...inquiries,
        byLink: (token) => {
          lookedUp += 1;
          return inquiries.byLink(token);
        },
      };
      const open = (query: string) =>
        Effect.gen(function* () {
          const visit = yield* Effect.provideService(client(freshPeer()), Inquiries, counted);
          const response = yield* visit(`/inquiry?${query}`);
          const html = yield* Effect.promise(() => response.text());
          return { status: response.status, html };
        });
      const many = (query: string) =>
        Effect.all(Array.from({ length: openings }, () => open(query)), { concurrency: "unbounded" });
      const alone = yield* open(`token=${one.token}`);
      assert.match(alone.html, /<html lang="en">/);
      lookedUp = 0;
      for (const each of yield* many(`token=${one.token}`)) assert.deepEqual(each, alone);
      assert.ok(lookedUp <= openings / 4, `${lookedUp} of ${openings}`);

      const queries = [
        `token=${one.token}`,
        `token=${other.token}`,
        `token=${one.token}&lang=tr`,
        "token=none&lang=hi",
      ];
      const expected = yield* Effect.forEach(queries, open);
      assert.deepEqual(expected.map(({ status }) => status), [200, 200, 200, 404]);
      const mixed = Array.from({ length: openings }, (_, at) => at % queries.length);
      const found = yield* Effect.forEach(mixed, (at) => open(queries[at] ?? ""), {
        concurrency: "unbounded",
      });
      for (const [place, at] of mixed.entries()) assert.deepEqual(found[place], expected[at]);

      const { status } = yield* calls.post(`/api/v1/cbam/inquiries/${one.inquiry.id}/revoke`, {});
      assert.equal(status, 200);
      for (const { status: after } of yield* many(`token=${one.token}`)) assert.equal(after, 410);
    }),
  );
});
