/**
 * Numbers at the ends of double precision in every number of every body that the document shows, and in every column of tables with numbers:
 * each is answered or refused with a sentence, and none is a fault of the service.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { isObject, type Json } from "../../src/http/openapi/schemas.ts";
import { onOneDatabase } from "../support/databases.ts";
import { exampleBodies } from "../support/example_bodies.ts";
import { extremeNumbers } from "../support/extreme_numbers.ts";
import { importHolder } from "../support/import_calls.ts";
import { services } from "../support/whole_service.ts";

/** Stands in a body where a number is to be: JSON has minus zero, and numbers that no double holds. */
const mark = "put a number here";
const written = [...extremeNumbers.map((number) => Object.is(number, -0) ? "-0" : String(number)), "1e400"];

/** The value with the mark in the place of each of its numbers, one after the other. */
const marked = (value: Json): ReadonlyArray<Json> => {
  if (typeof value === "number") return [mark];
  if (Array.isArray(value)) {
    return value.flatMap((each, at) =>
      marked(each).map((one) => value.map((other, place) => place === at ? one : other))
    );
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([name, each]) => marked(each).map((one) => ({ ...value, [name]: one })))
    : [];
};

/** Tables of one row, whose columns with numbers are filled one after the other. */
const tables: ReadonlyArray<readonly [path: string, row: Readonly<Record<string, string>>]> = [
  ["/api/v1/cbam/bulk", {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: "1",
    import_date: "2026-02-15",
    verified_direct: "",
    verified_indirect: "",
    origin_carbon: "",
  }],
  ["/api/v1/cbam/imports", {
    mrn: "26DE000000000001R1",
    item: "1",
    release_date: "2026-03-01",
    cn_code: "72083900",
    origin_country: "CHN",
    net_mass_kg: "1000",
    direct_t_per_t: "",
    indirect_t_per_t: "",
  }],
  ["/api/v1/cbam/portfolio", {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: "1",
    verified_direct: "",
  }],
];
const words = new Set(["mrn", "release_date", "import_date", "origin_country"]);

/** Statuses of calls whose numbers nobody reads. */
const unread = new Set([401, 403, 415, 429]);

onOneDatabase((test) => {
  test(
    "a number at the end of double precision is no fault in any number of any body",
    Effect.gen(function* () {
      let sent = 0;
      for (const [where, example] of exampleBodies) {
        const [method, path = ""] = where.split(" ");
        if (method !== "POST" || path.includes(":")) continue;
        for (const body of marked(example)) {
          const calls = yield* importHolder(permissions); // of documents an account makes so many an hour
          for (const number of written) {
            const text = JSON.stringify(body).replaceAll(JSON.stringify(mark), number);
            const { status } = yield* calls.send(path, text, { "content-type": "application/json" });
            assert.ok(status < 500 && !unread.has(status), `${where}: ${status} for ${text}`);
            sent++;
          }
        }
      }
      assert.ok(sent > 500, `${sent}`);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a number at the end of double precision is no fault in any column of a table",
    Effect.gen(function* () {
      const calls = yield* importHolder(permissions);
      for (const [path, row] of tables) {
        for (const column of Object.keys(row).filter((name) => !words.has(name))) {
          for (const number of written) {
            const text = [Object.keys(row), Object.values({ ...row, [column]: number })].join("\n");
            const { status } = yield* calls.send(path, text, { "content-type": "text/csv" });
            assert.ok(status < 500 && !unread.has(status), `${path}: ${status} for ${column} ${number}`);
          }
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
