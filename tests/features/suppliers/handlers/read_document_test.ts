/**
 * Suppliers' figures as JSON through the front door: an operator's summary emissions report by its named fields, and the
 * Catena-X aspect. What is missing is named, and nothing is guessed.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ToldAnswer } from "../../../../src/contract/answers/suppliers/summary.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { supplierHolder, valuesPath } from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const path = `${valuesPath}/read-json`;
const readingOf = Schema.decodeUnknownSync(ToldAnswer, { onExcessProperty: "error" });

const installation = {
  name: "Karadeniz Works",
  registry_id: "TR-0001",
  unlocode: "TRIST",
  address: "Liman Cd. 1",
  country: "TUR",
  latitude: 41.00824,
  longitude: 28.97836,
};

const fasteners = {
  cn_code: "73181595",
  direct_t_per_unit: 2.1,
  indirect_t_per_unit: 0.3,
  default_share: 0.05,
  free_allocation_t_per_t: 1.31,
  benchmarks_confirmed: true,
};

/** A report with all that point 1.2 asks for. */
const summary = {
  reporting_period: 2026,
  operator: { name: "Karadeniz AS", registration_number: "34-1", address: "Istanbul" },
  installation,
  processes: [{ name: "Mill", cn_codes: ["73181595"] }],
  goods: [fasteners, {
    cn_code: "25232900",
    direct_t_per_unit: 0.8,
    indirect_t_per_unit: 0.05,
    unit_content: 0.8,
    default_share: 0,
    free_allocation_t_per_t: 0.5,
    benchmarks_confirmed: true,
  }],
  total_direct_t: 2_400_000,
  measurable_heat_moved: false,
  zero_rated_fuels: false,
  waste_gases: false,
  co2_captured: false,
  verification: {
    report: "VR-2027-17",
    day: "2027-03-01",
    opinion: "satisfactory",
    verifier: { name: "DE-V-0001", accreditation: "D-VS-0001" },
  },
};

const record = (period: readonly [string, string], direct: number) => ({
  activityData: {
    referencePeriodStart: `${period[0]}T00:00:00Z`,
    referencePeriodEnd: `${period[1]}T23:59:59+03:00`,
    netMass: 60,
  },
  productionMethod: { methodId: "P24" },
  directEmissions: { specificEmbeddedEmissionsDirect: direct },
  indirectEmissions: { specificEmbeddedEmissionsIndirect: 0.25, sourceOfElectricity: "SOE03" },
  freeAllocationFactor: 1.2,
  carbonPricePaid: [{ amountOfCarbonPricePaid: 12_000, currency: "TRY" }],
});
const year = ["2026-01-01", "2026-12-31"] as const;

const aspect = (cnCode: string, emissionsRecords: ReadonlyArray<unknown>) => ({
  cnCode,
  operator: [{
    operatorIdentification: { operatorName: "Karadeniz AS" },
    installation: [{
      installationIdentification: {
        installationName: "Karadeniz Works",
        installationIds: { installationCbamId: "O3CI-INST-1" },
        address: { country: "TUR", city: "Istanbul", unLoCode: "TRIST" },
      },
      emissionsRecords,
    }],
  }],
});

const shown = ({ issues }: typeof ToldAnswer.Type, weight: string) =>
  issues.filter((issue) => issue.weight === weight).map((issue) => `${issue.path}: ${issue.message}`);

onOneDatabase((test) => {
  test(
    "a summary becomes an installation and estimates, and save=true records them once",
    Effect.gen(function* () {
      const { post } = yield* supplierHolder();
      const { status, text, body } = yield* post(path, summary);
      assert.equal(status, 200, text);
      const reading = readingOf(body);
      assert.deepEqual([shown(reading, "error"), shown(reading, "warning")], [[], []]);
      assert.deepEqual(reading.installations[0]?.values, [
        {
          cn_code: "73181595",
          reporting_period: 2026,
          state: "estimated",
          direct_t_per_t: 2.1,
          free_allocation_t_per_t: 1.31,
          default_share: 0.05,
          source: "Operator's summary emissions report",
        },
        {
          cn_code: "25232900",
          reporting_period: 2026,
          state: "estimated",
          direct_t_per_t: 0.8,
          indirect_t_per_t: 0.05,
          unit_content: 0.8,
          free_allocation_t_per_t: 0.5,
          default_share: 0,
          source: "Operator's summary emissions report",
        },
      ]);
      assert.deepEqual(reading.installations[0]?.installation, {
        ...installation,
        operator: "Karadeniz AS",
        verifier: { name: "DE-V-0001", accreditation: "D-VS-0001" },
      });
      assert.match(
        shown(reading, "remark").join("\n"),
        /^\/goods\/0\/indirect_t_per_unit: .*don't count.*\n?.*|\/verification: .*recorded as an estimate/s,
      );
      assert.ok(
        reading.taken.some(({ path: from, member }) =>
          from === "/goods/0/direct_t_per_unit" && member === "values.direct_t_per_t"
        ),
      );
      assert.ok(reading.left_out.includes("/total_direct_t"));
      const saved = readingOf((yield* post(`${path}?save=true`, summary)).body).installations[0]?.saved;
      assert.deepEqual(saved?.values.map(({ result }) => result), ["added", "added"]);
      const again = readingOf((yield* post(`${path}?save=true`, summary)).body).installations[0]?.saved;
      assert.deepEqual(
        [again?.installation?.result, again?.values.map(({ result }) => result)],
        ["unchanged", ["unchanged", "unchanged"]],
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a registry id tells installations of one name apart, and is never taken for another's",
    Effect.gen(function* () {
      const { post } = yield* supplierHolder();
      const save = (of: Readonly<Record<string, unknown>>, query = "") =>
        post(`${path}?save=true${query}`, { ...summary, installation: { ...installation, ...of } });
      const savedIn = (body: unknown) => readingOf(body).installations[0]?.saved?.installation;
      const first = savedIn((yield* save({})).body);
      const twin = savedIn((yield* save({ registry_id: "TR-0002" })).body);
      assert.deepEqual([first?.result, twin?.result], ["added", "added"]);
      const again = savedIn((yield* save({ registry_id: "TR-0002" })).body);
      assert.deepEqual([again?.result, again?.installation.id], ["unchanged", twin?.installation.id]);
      const renamed = yield* save({ name: "Other Works" });
      assert.equal(renamed.status, 400);
      assert.match(renamed.problem.error, /TR-0001 is the registry id of .*, which has another name/);
      const wrong = yield* save({ registry_id: "TR-0002" }, `&installation=${first?.installation.id}`);
      assert.match(wrong.problem.error, /has the registry id TR-0001, and what was sent is of TR-0002/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what a summary lacks is named with the point of the Annex; a value that can't be is not taken, and its neighbour is",
    Effect.gen(function* () {
      const { post } = yield* supplierHolder();
      const { name, country } = installation;
      const goods = [
        { cn_code: "73181595", direct_t_per_unit: 2.1 },
        { cn_code: "25232900", direct_t_per_unit: 0.8, indirect_t_per_unit: 0.05 },
        { cn_code: "31021019", direct_t_per_unit: 0.002, unit_content: 460 },
        { cn_code: "84719000", direct_t_per_unit: 1 },
        { cn_code: "76011090", direct_t_per_unit: 2_000 },
      ];
      const sent = { reporting_period: 2026, installation: { name, country }, goods };
      const reading = readingOf((yield* post(path, sent)).body);
      assert.deepEqual(reading.installations[0]?.values.map(({ cn_code }) => cn_code), ["73181595"]);
      const errors = shown(reading, "error").join("\n");
      assert.match(errors, /\/goods\/1\/unit_content: .*per tonne of clinker/);
      assert.match(errors, /\/goods\/2\/indirect_t_per_unit: .*no value can be taken without it/);
      assert.match(errors, /\/goods\/3\/cn_code: CBAM does not apply to CN code 84719000 from TUR/);
      assert.match(errors, /\/goods\/4\/direct_t_per_unit: .*more than ten times/);
      const warnings = shown(reading, "warning").join("\n");
      assert.match(warnings, /\/operator\/name: .*Annex IV, point 1\.2\(1\)\(a\)/);
      assert.match(warnings, /\/goods\/0\/free_allocation_t_per_t: .*point 1\.2\(4\)\(e\)/);
      const unknown = yield* post(path, { ...sent, goods: [{ ...goods[0], direct: 1 }] });
      assert.equal(unknown.status, 400);
      assert.match(unknown.problem.error, /goods\/0\/direct/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an aspect of Catena-X is read by its members, an installation under several goods once; records that differ are asked about",
    Effect.gen(function* () {
      const { post } = yield* supplierHolder();
      const good = [
        aspect("73181595", [record(year, 1.85)]),
        aspect("72083900", [record(year, 1.9), record(year, 1.7)]),
        aspect("72071111", [record(["2026-04-01", "2026-12-31"], 1.1)]),
        aspect("7208", [record(year, 1.9)]),
      ];
      const reading = readingOf((yield* post(path, { good, companyIds: { any: [1] } })).body);
      assert.equal(reading.format, "catena_x_cbam");
      assert.equal(reading.installations.length, 1);
      assert.deepEqual(reading.installations[0]?.installation, {
        name: "Karadeniz Works",
        country: "TUR",
        registry_id: "O3CI-INST-1",
        operator: "Karadeniz AS",
        address: "Istanbul",
        unlocode: "TRIST",
      });
      assert.deepEqual(reading.installations[0]?.values, [{
        cn_code: "73181595",
        reporting_period: 2026,
        state: "estimated",
        direct_t_per_t: 1.85,
        free_allocation_t_per_t: 1.2,
        source: "Catena-X CBAM 1.0.0",
      }]);
      const errors = shown(reading, "error").join("\n");
      assert.match(
        errors,
        /good\/1\/…\/emissionsRecords\/0 has another value for CN code 72083900 in the same year/,
      );
      assert.match(errors, /good\/2\/…\/activityData: .*from 2026-04-01 to 2026-12-31/);
      assert.match(errors, /\/good\/3\/cnCode: .*8 digits/);
      assert.doesNotMatch(errors, /reporting_period/);
      assert.match(shown(reading, "remark").join("\n"), /carbonPricePaid: .*record the carbon price/);
      assert.ok(reading.left_out.includes("/companyIds/any/0"));
    }).pipe(Effect.provide(services)),
  );

  test(
    "documents of another kind, of too many records and of keys without the permission are refused",
    Effect.gen(function* () {
      const { post } = yield* supplierHolder();
      for (const sent of [{}, [], { good: 1 }, { good: [{ operator: {} }] }]) {
        assert.equal((yield* post(path, sent)).status, 400, JSON.stringify(sent));
      }
      const many = yield* post(path, { good: [aspect("73181595", Array.from({ length: 201 }, () => ({})))] });
      assert.equal(many.status, 400);
      assert.match(many.problem.error, /has 201 goods or records, .*and at most 200/);
      const named = (place: number) => ({
        installationIdentification: { installationName: `Works ${place}` },
      });
      const works = (count: number) => ({
        installation: Array.from({ length: count }, (_, at) => named(at)),
      });
      const bare = (count: number) => ({ good: [{ cnCode: "73181595", operator: [works(count)] }] });
      const operators = { good: [{ operator: Array.from({ length: 201 }, () => ({})) }] };
      for (const sent of [bare(201), operators]) {
        const { status, problem } = yield* post(path, sent);
        assert.equal(status, 400);
        assert.match(problem.error, /has 201 goods or records, a list without any counted as one/);
      }
      assert.equal((yield* post(path, bare(200))).status, 200);
      const empty = readingOf((yield* post(path, { good: [{}] })).body);
      assert.deepEqual(empty.installations, []);
      const two = { good: [aspect("73181595", [record(year, 1)]), { operator: [{ installation: [{}] }] }] };
      const saving = yield* post(`${path}?save=true&installation=0190163d-8694-739b-aea5-966c26f8ad91`, two);
      assert.match(saving.problem.error, /the document has 2/);
      const reader = yield* supplierHolder(["suppliers:read"]);
      assert.equal((yield* reader.post(`${path}?save=true`, summary)).status, 403);
      const stranger = yield* supplierHolder(["imports:read"]);
      assert.equal((yield* stranger.post(path, summary)).status, 403);
    }).pipe(Effect.provide(services)),
  );
});
