/** Corrections that take the declarant or the representation off an import: the answer names it, once. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importsPath, recorded } from "../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";

const row = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-03-03",
  cn_code: "72142000",
  origin_country: "TUR",
  net_mass_kg: 1_000,
};

onPages((testPages) => {
  testPages(
    "a correction without a declarant names the one that the import had, and one with a declarant, or of an import without, says nothing",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const { importer, declarant } = yield* withEntries(account, [{ ...row, entry: "1" }]);
      const list = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      const [, first = ""] = /"imports":\[\{"id":"([\w-]+)"/.exec(list.text) ?? [];
      const correct = (refersTo: string, kilograms: number, of: object) =>
        Effect.gen(function* () {
          const entry = { ...row, kind: "correction", refers_to: refersTo, net_mass_kg: kilograms };
          const { body, text } = yield* account.calls.post(importsPath, {
            importer,
            ...of,
            entries: [entry],
          });
          const [result] = recorded(body).results;
          assert.equal(result?.result, "added", text);
          return { id: result?.id ?? "", isNamed: text.includes(`the import had ${declarant}`) };
        });
      const kept = yield* correct(first, 2_000, { declarant });
      const left = yield* correct(kept.id, 3_000, {});
      const without = yield* correct(left.id, 4_000, {});
      const given = yield* correct(without.id, 5_000, { declarant });
      assert.deepEqual([kept, left, without, given].map(({ isNamed }) => isNamed), [
        false,
        true,
        false,
        false,
      ]);
    }),
  );

  testPages(
    "a correction without a representation names the one that the import had, also where it was cancelled since; own as it was said, and a cancellation, say nothing",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const { importer, declarant } = yield* withEntries(account, [{ ...row, item: 2, entry: "2" }]);
      const send = (entry: object, of: object = {}) =>
        Effect.gen(function* () {
          const sent = { importer, ...of, entries: [{ ...row, ...entry }] };
          const { body, text } = yield* account.calls.post(importsPath, sent);
          const [result] = recorded(body).results;
          assert.equal(result?.result, "added", text);
          const notes = (result?.notes ?? []).join(" ");
          return {
            id: result?.id ?? "",
            representation: /the import had (direct|indirect) and has own now/.exec(notes)?.[1],
            isDeclarantNamed: notes.includes(`the import had ${declarant}`),
          };
        });
      const correct = (refersTo: string, kilograms: number, more: object, of?: object) =>
        send({ kind: "correction", refers_to: refersTo, net_mass_kg: kilograms, ...more }, of);
      const indirect = { declarant, representation: "indirect" };
      const first = yield* send({}, indirect);
      const kept = yield* correct(first.id, 2_000, { declarant }, { representation: "indirect" });
      const left = yield* correct(kept.id, 3_000, { declarant });
      const again = yield* correct(left.id, 4_000, { declarant });
      const direct = yield* correct(again.id, 5_000, { declarant, representation: "direct" });
      const said = yield* correct(direct.id, 6_000, { declarant, representation: "own" });
      assert.deepEqual(
        [first, kept, left, again, direct, said].map(({ representation }) => representation),
        [undefined, undefined, "indirect", undefined, undefined, undefined],
      );
      const back = yield* correct(said.id, 7_000, indirect);
      const cancelled = yield* send({ kind: "cancellation", refers_to: back.id, net_mass_kg: 0 });
      assert.deepEqual([cancelled.representation, cancelled.isDeclarantNamed], [undefined, false]);
      const { representation, isDeclarantNamed } = yield* correct(cancelled.id, 7_000, {});
      assert.deepEqual([representation, isDeclarantNamed], ["indirect", true]);
    }),
  );
});
