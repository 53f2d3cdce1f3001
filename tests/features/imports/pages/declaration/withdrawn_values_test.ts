/** Imports by a supplier's value that was withdrawn after them, whatever versions it has since. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../../src/contract/answers/declaration.ts";
import { ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
import { dayMs } from "../../../../../src/kernel/time/durations.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importsPath, people, recorded } from "../../../../support/import_calls.ts";
import { importAccountWith, noonOf } from "../../../../support/import_pages.ts";
import { leap } from "../../../../support/leap.ts";
import {
  importedFasteners,
  installationOf,
  operatorsValue,
  valuesPath,
} from "../../../../support/supplier_calls.ts";
import { services } from "../../../../support/whole_service.ts";

const values = Schema.decodeUnknownSync(ValuesRecorded);
const declaration = Schema.decodeUnknownSync(DeclarationAnswer);
const permissions = ["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const;

const verified = {
  state: "verified",
  verification: {
    report: "VR-1",
    day: "2027-03-01",
    opinion: "satisfactory",
    verifier: { name: "Verifier", accreditation: "V-1", accreditation_body: "National body" },
  },
};

/** An import by a verified value, both of 2 March 2027, and what is done with them after. */
const withImport = Effect.gen(function* () {
  yield* noonOf("2027-03-02");
  const { calls } = yield* importAccountWith(permissions);
  const who = yield* people(calls);
  const value = {
    ...operatorsValue,
    ...verified,
    direct_t_per_t: 2,
    installation: yield* installationOf(calls),
  };
  const made = values((yield* calls.post(valuesPath, { values: [value] })).body);
  const [value_id = ""] = made.results.map(({ value: { id } }) => id);
  const send = (more: object) =>
    Effect.gen(function* () {
      const { body, text } = yield* calls.post(importsPath, {
        ...who,
        entries: [{ ...importedFasteners, value_id, ...more }],
      });
      assert.equal(recorded(body).summary.added, 1, text);
      return recorded(body).results[0]?.id ?? "";
    });
  let newest = yield* send({});
  const path = `${importsPath}/declaration?declarant=${who.declarant}&year=2026`;
  return {
    correct: Effect.gen(function* () {
      newest = yield* send({ kind: "correction", refers_to: newest });
    }),
    change: (replaces: number, version: object) =>
      Effect.map(
        calls.post(`${valuesPath}/${value_id}/versions`, { ...verified, replaces, ...version }),
        ({ status, text }) => assert.equal(status, 200, text),
      ),
    /** What could be filed, and the items about the value. */
    asOf: (day: string) =>
      Effect.map(calls.get(`${path}&as_of=${day}`), ({ body }) => {
        const { fileable, missing } = declaration(body);
        const items = missing.map(({ message }) => message).filter((each) => /supplier's value/.test(each));
        return [
          fileable.embedded_t,
          items.map((each) => /withdrawn on [\d-]+|its version .+?\./.exec(each)?.[0]),
        ];
      }),
  };
});

onOneDatabase((test) => {
  test(
    "imports whose value was withdrawn after them count by default values until they are corrected, whatever version came since",
    Effect.gen(function* () {
      const { correct, change, asOf } = yield* withImport;
      assert.deepEqual(yield* asOf("2027-03-02"), [200, []]);

      yield* leap(dayMs);
      yield* change(1, { state: "withdrawn", direct_t_per_t: 2 });
      const [byDefault, items] = yield* asOf("2027-03-03");
      assert.notEqual(byDefault, 200);
      assert.deepEqual(items, ["withdrawn on 2027-03-03"]);

      yield* leap(dayMs);
      yield* change(2, { state: "operator", direct_t_per_t: 5.5 });
      const unverified = [byDefault, [...items, "its version 3 holds, which is not verified yet."]];
      assert.deepEqual(yield* asOf("2027-03-04"), unverified);

      yield* leap(dayMs);
      yield* change(3, { direct_t_per_t: 1 });
      yield* change(4, { direct_t_per_t: 2 });
      const again = [byDefault, [...items, "its version 5 holds, which is verified."]];
      assert.deepEqual(yield* asOf("2027-03-05"), again);

      yield* leap(dayMs);
      yield* correct;
      assert.deepEqual(yield* asOf("2027-03-06"), [200, []]);

      yield* leap(dayMs);
      yield* change(5, { state: "withdrawn", direct_t_per_t: 2 });
      yield* change(6, { state: "withdrawn", direct_t_per_t: 2, note: "Wrong plant" });
      yield* leap(dayMs);
      yield* change(7, { direct_t_per_t: 2 });
      const twice = [byDefault, ["withdrawn on 2027-03-07", "its version 8 holds, which is verified."]];
      assert.deepEqual(yield* asOf("2027-03-08"), twice);

      const before = yield* Effect.forEach(
        ["2027-03-02", "2027-03-03", "2027-03-04", "2027-03-05", "2027-03-06", "2027-03-07"],
        asOf,
      );
      const since = [byDefault, ["withdrawn on 2027-03-07"]];
      assert.deepEqual(before, [[200, []], [byDefault, items], unverified, again, [200, []], since]);
      yield* correct;
      assert.deepEqual(yield* asOf("2027-03-08"), [200, []]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "imports by an earlier version of a value that was never withdrawn go on counting by it",
    Effect.gen(function* () {
      const { change, asOf } = yield* withImport;
      yield* change(1, { direct_t_per_t: 1 });
      yield* change(2, { state: "operator", direct_t_per_t: 5.5 });
      assert.deepEqual(yield* asOf("2027-03-02"), [200, ["its version 3 holds, which is not verified yet."]]);
    }).pipe(Effect.provide(services)),
  );
});
