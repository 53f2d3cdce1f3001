/** The tool that lists an account's people, of a broker who has many. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../support/databases.ts";
import { keyHolder, peoplePaths } from "../../support/import_calls.ts";
import { listening } from "../../support/listening_service.ts";
import { program } from "../../support/mcp_program.ts";
import { holder, services } from "../../support/whole_service.ts";

interface Named {
  readonly name: string;
}

onOneDatabase((test) => {
  test(
    "imports_people gives fifty of either list a page, finds by name and number, and says what a wrong page would be",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { key } = yield* holder("enterprise", ["imports:read", "imports:write"]);
      const { post } = keyHolder(origin, key);
      yield* Effect.forEach(
        Array.from({ length: 103 }, (_, index) => index),
        (index) =>
          post(peoplePaths.importers, {
            eori: `DE${String(index).padStart(15, "0")}`,
            name: `Customer ${String(index).padStart(3, "0")}`,
            member_state: "DE",
          }),
        { concurrency: 4 },
      );
      yield* post(peoplePaths.declarants, { eori: "FI1234567-8", name: "Tuonti Oy" });
      const { call } = yield* program(origin, key);
      const page = (sent: Record<string, unknown>) =>
        Effect.map(call("imports_people", sent), ({ answer }) => ({
          importers: answer.importers.map(({ name }: Named) => name),
          declarants: answer.declarants.map(({ name }: Named) => name),
          next: answer.next_page,
        }));
      const [first, second, third] = [yield* page({}), yield* page({ page: 2 }), yield* page({ page: 3 })];
      assert.deepEqual([first.importers.length, first.declarants, first.next], [50, ["Tuonti Oy"], 2]);
      assert.deepEqual([second.importers.length, second.declarants, second.next], [50, [], 3]);
      assert.deepEqual([third.importers, third.next], [
        ["Customer 100", "Customer 101", "Customer 102"],
        null,
      ]);
      assert.deepEqual(yield* page({ page: 4 }), { importers: [], declarants: [], next: null });
      const nothing = { importers: [], declarants: [], next: null };
      assert.deepEqual(yield* page({ q: "customer 042" }), { ...nothing, importers: ["Customer 042"] });
      assert.deepEqual(yield* page({ q: "FI12345678" }), {
        ...nothing,
        declarants: ["Tuonti Oy"],
      });
      assert.deepEqual(yield* page({ q: "nobody" }), nothing);
      assert.match(
        (yield* call("imports_people", { page: 0 })).text,
        /page must be a whole number from 1 on, found 0/,
      );
      assert.match(
        (yield* call("imports_people", { q: 7 })).text,
        /q must be a text of at most 100 characters, found 7/,
      );
      assert.match(
        (yield* call("imports_people", { search: "x" })).text,
        /search is not known here; known: q, page/,
      );
    }).pipe(Effect.provide(services)),
  );
});
