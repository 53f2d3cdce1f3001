/** Values as they stand on customs papers, in single calls. Decisions, "Values as they stand on customs papers". */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { reportHolder, reportsPath } from "../../../support/report_calls.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";
import { answered, given, type HttpAnswer } from "../../../support/answered.ts";

const calculatePath = "/api/v1/cbam/calculate";

/** Somebody without a key. */
const visitor = Effect.map(
  Effect.suspend(() => client(freshPeer())),
  (ask) => (path: string, init?: RequestInit) => Effect.flatMap(ask(path, init), answered),
);

const json = { "content-type": "application/json" };

const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(parameters).toString();

const figuresOf = ({ calculation }: HttpAnswer): unknown => {
  const { read_as: _read, disclosure: _disclosure, versions: _versions, ...figures } = calculation;
  return figures;
};

const written = {
  cn: "7208 39 00 00",
  country: "VR China",
  tonnage: "24 500 kg",
  import: "15.02.2026",
  origin_carbon: "3,5",
};

onOneDatabase((test) => {
  test(
    "the order of a day that stands alone is said with the other one, and dates settles it in every single call",
    Effect.gen(function* () {
      const ask = yield* visitor;
      const of = (path: string, init?: RequestInit) =>
        Effect.map(
          ask(path, init),
          ({ calculation: { import: day, read_as: read } }) => [day, read?.[0]?.because],
        );
      const query = { cn: "72083900", country: "CHN", tonnage: "1", import: "03/04/2026", lenient: "true" };
      const [day, because] = yield* of(`${calculatePath}?${queryOf(query)}`);
      assert.equal(day, "2026-04-03");
      assert.match(String(because), /with the month first it would be 2026-03-04/);
      for (const [dates, expected] of [["mdy", "2026-03-04"], ["dmy", "2026-04-03"]] as const) {
        assert.deepEqual(yield* of(`${calculatePath}?${queryOf({ ...query, dates })}`), [
          expected,
          undefined,
        ]);
        const body = JSON.stringify({
          cn_code: "72083900",
          origin_country: "CHN",
          tonnage: 1,
          import: "03/04/2026",
        });
        const init = { method: "POST", headers: json, body };
        assert.deepEqual(yield* of(`${calculatePath}?lenient=true&dates=${dates}`, init), [
          expected,
          undefined,
        ]);
      }
      const { status } = yield* ask(`${calculatePath}?${queryOf({ ...query, dates: "ymd" })}`);
      assert.equal(status, 400);
    }).pipe(Effect.provide(services)),
  );

  test(
    "GET calculate reads papers' values with lenient=true, as if they were strict, and says what it read",
    Effect.gen(function* () {
      const ask = yield* visitor;
      const strict = yield* ask(
        `${calculatePath}?cn=72083900&country=CHN&tonnage=24.5&import=2026-02-15&origin_carbon=3.5`,
      );
      const lenient = yield* ask(
        `${calculatePath}?${queryOf({ ...written, lenient: "true", decimal: "comma" })}`,
      );
      assert.equal(lenient.status, 200, lenient.text);
      assert.deepEqual(figuresOf(lenient), figuresOf(strict));
      assert.deepEqual(
        given(lenient.calculation.read_as).map(({ path, read }) => [path, read]),
        [
          ["cn", "72083900"],
          ["country", "CHN"],
          ["tonnage", "24.5 t"],
          ["import", "2026-02-15"],
          ["origin_carbon", "3.5"],
        ],
      );
      assert.equal("read_as" in strict.calculation, false);
    }).pipe(Effect.provide(services)),
  );

  test(
    "without lenient=true the same values are issues that carry the strict ones where they are known",
    Effect.gen(function* () {
      const ask = yield* visitor;
      const { status, issues } = yield* ask(`${calculatePath}?${queryOf(written)}`);
      assert.equal(status, 400);
      const found = issues.map(({ path, suggestion }) => [path, suggestion]);
      assert.deepEqual(found, [
        ["cn", "72083900"],
        ["country", "CHN"],
        ["tonnage", "24.5"],
        ["import", "2026-02-15"],
        ["origin_carbon", undefined],
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a number that could be thousands is an issue that asks, once, beside all others",
    Effect.gen(function* () {
      const ask = yield* visitor;
      const { status, issues } = yield* ask(
        `${calculatePath}?${queryOf({ cn: "7208", country: "Korea", tonnage: "1.204", lenient: "true" })}`,
      );
      assert.equal(status, 400);
      assert.deepEqual(
        issues.map(({ path, code }) => [path, code]),
        [["cn", "format"], ["country", "ambiguous"], ["tonnage", "ambiguous"]],
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "scope and routes read codes, countries and years as papers have them",
    Effect.gen(function* () {
      const ask = yield* visitor;
      const asked = yield* ask(
        `/api/v1/cbam/scope?${
          queryOf({ cn: "7208.39.00", country: "Griechenland", tonnage: "60 t", lenient: "true" })
        }`,
      );
      assert.equal(asked.status, 200, asked.text);
      const { scope } = asked;
      assert.equal(scope.cn_code, "72083900");
      assert.equal(scope.nca?.country, "Greece");
      assert.equal(scope.read_as?.length, 3);
      const { routes } = yield* ask(
        `/api/v1/cbam/routes?${
          queryOf({ cn: "7208 39 00", country: "Inde", import: "1/3/2027", lenient: "true" })
        }`,
      );
      assert.deepEqual([routes.country_iso3, routes.year], ["IND", 2027]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "POST calculate and POST reports read a body's values, those of precursors too, and place what they can't read",
    Effect.gen(function* () {
      const { post } = yield* reportHolder;
      const ask = yield* visitor;
      const calculate = (sent: unknown) =>
        ask(path, { method: "POST", body: JSON.stringify(sent), headers: json });
      const body = {
        cn_code: "7223 00 19",
        origin_country: "Türkei",
        tonnage: "2 500 kg",
        verified_direct_intensity: "1,95",
        precursors: [{ cn_code: "7221.00.10", tonnes_per_tonne: "1,04", origin_country: "TR" }],
      };
      const path = `${calculatePath}?lenient=true&decimal=comma`;
      const calculated = yield* calculate(body);
      assert.equal(calculated.status, 200, calculated.text);
      assert.deepEqual(
        given(calculated.calculation.read_as).map(({ path }) => path),
        [
          "/cn_code",
          "/origin_country",
          "/tonnage",
          "/verified_direct_intensity",
          "/precursors/0/cn_code",
          "/precursors/0/tonnes_per_tonne",
          "/precursors/0/origin_country",
        ],
      );
      const made = yield* post(`${reportsPath}?lenient=true&decimal=comma`, body);
      assert.equal(made.status, 201, made.text);
      assert.equal(made.report.calculation.tonnage, 2.5);
      assert.equal(made.report.read_as?.length, 7);
      const wrong = yield* calculate({ ...body, precursors: [{ cn_code: "721", tonnes_per_tonne: 1 }] });
      assert.equal(wrong.status, 400);
      assert.deepEqual(wrong.issues.map(({ path }) => path), [
        "/precursors/0/cn_code",
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a lenient call tells every value that the strict form would not have taken as it was sent, and no other",
    Effect.gen(function* () {
      const ask = yield* visitor;
      const readOf = ({ calculation }: HttpAnswer) =>
        calculation.read_as?.map(({ path, sent, read }) => [path, sent, read]) ?? [];
      const asked = { cn: "72083900", country: "chn", import: "2026-02-15", lenient: "true" };
      for (
        const [more, told] of [
          [{ tonnage: "24,5", decimal: "comma" }, [["tonnage", "24,5", "24.5"]]],
          [{ tonnage: "24.5 t" }, [["tonnage", "24.5 t", "24.5"]]],
          [{ tonnage: "24.50", production_route: "c" }, []],
        ] as const
      ) {
        assert.deepEqual(readOf(yield* ask(`${calculatePath}?${queryOf({ ...asked, ...more })}`)), told);
      }
      const posted = (body: object) =>
        ask(`${calculatePath}?lenient=true&decimal=comma`, {
          method: "POST",
          body: JSON.stringify({ cn_code: "72083900", origin_country: "CHN", tonnage: 1, ...body }),
          headers: json,
        });
      for (
        const [body, told] of [
          [{ cn_code: 72083900 }, [["/cn_code", "72083900", "72083900"]]],
          [{ tonnage: "1,08" }, [["/tonnage", "1,08", "1.08"]]],
          [{ tonnage: 0.1 + 0.2 }, [["/tonnage", "0.30000000000000004", "0.3"]]],
          [{}, []],
        ] as const
      ) assert.deepEqual(readOf(yield* posted(body)), told);
    }).pipe(Effect.provide(services)),
  );
});
