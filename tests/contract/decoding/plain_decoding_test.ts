/** Objects of plain values: read by their rules to what the schema library reads them to, and never where it refuses. */
import assert from "node:assert/strict";
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import * as ParseResult from "effect/ParseResult";
import * as Schema from "effect/Schema";
import { plainDecoderOf } from "../../../src/contract/decoding/plain_decoding.ts";
import {
  BulkShipment,
  CalculateQuery,
  CalculationRequest,
} from "../../../src/contract/requests/calculation.ts";

const value = FastCheck.constantFrom<unknown>(
  ..."72083900 CHN 24.5 2026-02-15 (C) true 0 -1".split(" "),
  ...[24.5, 0, -1, 2026, true, null, "", [], {}, [{ cn_code: "72083900", tonnes_per_tonne: 1 }]],
);

/** Members that are right, some of them left out or replaced, and now and then one that is unknown. */
const sent = (right: Readonly<Record<string, unknown>>) =>
  FastCheck.record({
    kept: FastCheck.subarray(Object.entries(right)),
    changed: FastCheck.dictionary(FastCheck.constantFrom(...Object.keys(right), "other"), value, {
      maxKeys: 2,
    }),
  }).map(({ kept, changed }) => ({ ...Object.fromEntries(kept), ...changed }));

const holds = <A extends object, I>(
  schema: Schema.Schema<A, I>,
  right: Readonly<Record<string, unknown>>,
): void => {
  const decodePlain = plainDecoderOf(schema);
  assert.ok(decodePlain !== undefined);
  const decode = ParseResult.decodeUnknownEither(schema, { errors: "all", onExcessProperty: "error" });
  let read = 0;
  FastCheck.assert(
    FastCheck.property(sent(right), (object) => {
      const plain = decodePlain(object);
      if (plain === undefined) return;
      read += 1;
      assert.deepEqual(Either.getOrThrow(decode(object)), plain);
      assert.deepEqual(Object.keys(Either.getOrThrow(decode(object))), Object.keys(plain));
    }),
    { numRuns: 2_000 },
  );
  assert.ok(read > 20, `read ${read} of 2 000`);
};

Deno.test("what is read by the rules is what the schema library reads", () => {
  holds(CalculateQuery, {
    cn: "72083900",
    country: "CHN",
    tonnage: "24.5",
    import: "2026-02-15",
    production_route: "c",
    explain: "true",
  });
  const row = {
    cn_code: "72083900",
    origin_country: "CHN",
    client_ref: "one",
    verified_direct_intensity: 1.5,
  };
  holds(CalculationRequest, { ...row, tonnage: 24.5, import: "2026-02-15", explain: true });
  holds(BulkShipment, { ...row, net_mass_kg: 24_500, import_year: 2026 });
});

Deno.test("what is unknown, missing, given twice or no plain value is left to the schema library", () => {
  const decode = plainDecoderOf(CalculationRequest);
  const right = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };
  assert.notEqual(decode?.(right), undefined);
  for (const more of [{ other: 1 }, { mwh: 1 }, { tonnage: "1" }, { precursors: [] }]) {
    assert.equal(decode?.({ ...right, ...more }), undefined, JSON.stringify(more));
  }
  for (const wrong of [null, [], "text", { cn_code: "72083900" }]) assert.equal(decode?.(wrong), undefined);
});

Deno.test("a schema that needs more than plain values has no such reader", () => {
  assert.equal(plainDecoderOf(Schema.Struct({ rows: Schema.Array(BulkShipment) })), undefined);
  assert.equal(plainDecoderOf(Schema.Record({ key: Schema.String, value: Schema.String })), undefined);
});
