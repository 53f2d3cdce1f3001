/** Bulk and GET calculate are one calculation: the same figures for every CN code of the tables. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { calculatedRow } from "../../../support/answered.ts";
import { bulkHolder } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { reference } from "../../../support/law.ts";
import { getJson } from "../../../support/service.ts";
import { services } from "../../../support/whole_service.ts";

const origins = ["CHN", "IND", "TUR", "UKR", "USA", "BRA", "ISL", "DEU"];
const codes = [...reference.tables.goods.values()].flatMap((goods) => goods.isHeading ? [] : goods.cnCode);

/** The day falls in the newest period of 2026 that has a price, which a year alone stands for. */
const day = "2026-08-15";

/** What a day and a year alone may differ in; versions are answered once a batch. */
const comparable = (
  { import: _time, notes: _notes, disclosure: _made, versions: _ofBatch, ...rest }: Record<string, unknown>,
) => rest;

onOneDatabase((test) => {
  test(
    "every CN code, each from two of eight origins in turn, has the same figures in bulk as in GET calculate",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const shipments = codes.flatMap((cn_code, turn) =>
        origins.filter((_origin, at) => at % 4 === turn % 4)
          .map((origin_country) => ({ cn_code, origin_country, tonnage: 12.5, import_year: 2026 }))
      );
      const { status, bulk: body } = yield* postRows(shipments);
      assert.equal(status, 200);
      assert.equal(body.results.length, codes.length * 2);
      for (const [index, { cn_code, origin_country }] of shipments.entries()) {
        const query = `cn=${cn_code}&country=${origin_country}&tonnage=12.5&import=${day}`;
        const single = yield* Effect.promise(() => getJson(`/api/v1/cbam/calculate?${query}`));
        assert.deepEqual(
          comparable(calculatedRow(body.results[index])),
          comparable(single.calculation),
          query,
        );
      }
      assert.ok(body.summary.in_scope > 500);
    }).pipe(Effect.provide(services)),
  );
});
