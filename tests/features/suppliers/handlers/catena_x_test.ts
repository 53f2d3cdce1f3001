/**
 * Odd aspects of Catena-X that its schema allows: what keeps a value from being taken is said at its place, and nothing is silent.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ToldAnswer } from "../../../../src/contract/answers/suppliers/summary.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { supplierHolder, valuesPath } from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const readingOf = Schema.decodeUnknownSync(ToldAnswer, { onExcessProperty: "error" });

const period = { referencePeriodStart: "2026-01-01T00:00:00Z", referencePeriodEnd: "2026-12-31T23:59:59Z" };
const record = (activityData: object = period, direct: unknown = 2.1) => ({
  activityData,
  directEmissions: { specificEmbeddedEmissionsDirect: direct },
  freeAllocationFactor: 1.3,
});
const works = (emissionsRecords: ReadonlyArray<unknown> | undefined, country = "TUR") => ({
  installationIdentification: {
    installationName: "Karadeniz Works",
    address: { country, city: "Istanbul", unLoCode: "TRIST" },
  },
  emissionsRecords,
});
const good = (installation: ReadonlyArray<unknown> | undefined, cnCode: string | undefined = "73181595") => ({
  cnCode,
  operator: [{ operatorIdentification: { operatorName: "Karadeniz AS" }, installation }],
});
const one = (...records: ReadonlyArray<unknown>) => ({ good: [good([works(records)])] });

/** Documents with what is said of them; none for one whose value is taken. */
const odd: ReadonlyArray<readonly [document: unknown, path: string, sentence: RegExp]> = [
  [{ good: [] }, "/good", /good is missing: no value can be taken without it/],
  [{ good: [{ cnCode: "73181595", operator: [] }] }, "/good/0/operator", /is missing/],
  [{ good: [good([])] }, "/good/0/operator/0/installation", /is missing/],
  [{ good: [good([works([])])] }, "/good/0/operator/0/installation/0/emissionsRecords", /is missing/],
  [{ good: [good([works(undefined)])] }, "/good/0/operator/0/installation/0/emissionsRecords", /is missing/],
  [
    one(record({ ...period, referencePeriodStart: "1.1.2026" })),
    "/good/0/operator/0/installation/0/emissionsRecords/0/activityData/referencePeriodStart",
    /such as 2026-12-31.*found "1\.1\.2026"/,
  ],
  [
    one(record({ ...period, referencePeriodEnd: "2027-01-01T00:00:00Z" })),
    "/good/0/operator/0/installation/0/emissionsRecords/0/activityData",
    /from 2026-01-01 to 2027-01-01.*calendar year/,
  ],
  [
    { good: [good([works([record()], "TR")])] },
    "/good/0/operator/0/installation/0/installationIdentification/address/country",
    /found "TR": write TUR/,
  ],
  [{ good: [good([works([record()])], "7318159590")] }, "/good/0/cnCode", /write 73181595/],
  [{ good: [good([works([record()])], "84713000")] }, "/good/0/cnCode", /84713000/],
  [
    one(record(period, 2_100)),
    "/good/0/operator/0/installation/0/emissionsRecords/0/directEmissions/specificEmbeddedEmissionsDirect",
    /tonnes or kilograms/,
  ],
  [
    one(record(), record(period, 2.2)),
    "/good/0/operator/0/installation/0/emissionsRecords/1",
    /has another value for CN code 73181595/,
  ],
];

onOneDatabase((test) => {
  test(
    "an aspect that no value can be taken from says why at the place of each reason; a whole one is taken, with days or times",
    Effect.gen(function* () {
      const { post } = yield* supplierHolder();
      for (const [document, place, sentence] of odd) {
        const { status, text, body } = yield* post(`${valuesPath}/read-json`, document);
        assert.equal(status, 200, text);
        const { installations, issues } = readingOf(body);
        assert.deepEqual(installations.flatMap(({ values }) => values), [], text);
        const errors = issues.filter(({ weight }) => weight === "error");
        const said = errors.filter(({ path }) => path === place).map(({ message }) => message);
        assert.match(said.join("\n"), sentence, text);
      }
      const days = { referencePeriodStart: "2026-01-01", referencePeriodEnd: "2026-12-31" };
      for (const whole of [one(record()), one(record(days)), { ...one(record()), anything: [{ x: null }] }]) {
        const { body } = yield* post(`${valuesPath}/read-json`, whole);
        const { installations, issues } = readingOf(body);
        assert.deepEqual(issues.filter(({ weight }) => weight === "error"), []);
        assert.deepEqual(installations[0]?.values.map((each) => each.direct_t_per_t), [2.1]);
      }
    }).pipe(Effect.provide(services)),
  );
});
