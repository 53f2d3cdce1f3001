/** Rows of a supplier's form: the page grows by what is filled in, not by the highest number of a row. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { shownRows } from "../../../../../src/features/suppliers/form/precursors.ts";
import { ask, formOf, standing } from "../../../../support/inquiry_calls.ts";
import { noonOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder } from "../../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

Deno.test("a form shows the rows that are filled in, the first empty ones and two behind the last", () => {
  const shown = (...filled: ReadonlyArray<number>) =>
    shownRows(3, new Map(filled.map((row) => [`3.precursors/${row}/cn_code`, "72083900"])));
  assert.deepEqual(shown(), [0, 1]);
  assert.deepEqual(shown(0), [0, 1, 2]);
  assert.deepEqual(shown(1), [0, 1, 2, 3]);
  assert.deepEqual(shown(0, 1, 2), [0, 1, 2, 3, 4]);
  assert.deepEqual(shown(99), [0, 1, 99]);
  assert.deepEqual(shown(40, 90), [0, 1, 40, 90, 91, 92]);
  assert.equal(shown(...Array.from({ length: 100 }, (_, row) => row)).length, 100);
  assert.deepEqual(shown(100, 5_000), [0, 1]);
});

const codes = "72081000 72082500 72082600 72082700 72083600 72083700 72083800 72083900 72084000 72085120"
  .split(" ");

onPages((testPages) => {
  testPages(
    "the last row of each of ten goods, filled in, makes a page hardly longer than the first one",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const { token } = yield* ask(calls, yield* installationOf(calls), {
        language: "en",
        goods: codes.map((cn_code) => ({ cn_code })),
      });
      const send = yield* client(freshPeer());
      const pageWith = (row: number, asks: string) =>
        Effect.gen(function* () {
          const written = Object.fromEntries(
            codes.map((_, index) => [`${index}.precursors/${row}/cn_code`, "7208"]),
          );
          const response = yield* send("/inquiry", formOf(token, { ...written, do: asks }, "en"));
          return { status: response.status, html: yield* Effect.promise(() => response.text()) };
        });
      for (const asks of ["look", "send"]) {
        const [first, last] = [yield* pageWith(0, asks), yield* pageWith(99, asks)];
        assert.equal(last.status, asks === "look" ? 200 : 422);
        assert.equal(standing(last.html)["9.precursors/99/cn_code"], "7208");
        assert.ok(last.html.length < 1.2 * first.html.length, `${first.html.length}, ${last.html.length}`);
      }
    }),
  );
});
