/**
 * Values of suppliers, through the front door on both databases: one for an installation, goods, period and route; versions;
 * states and what they rest on; what they save.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import {
  ValueAnswer,
  ValueChanged,
  ValueList,
  ValuesRecorded,
} from "../../../../src/contract/answers/suppliers/values.ts";
import { onEachDatabase, testsBegin } from "../../../support/databases.ts";
import { leap } from "../../../support/leap.ts";
import {
  installation,
  installationOf,
  operatorsValue,
  supplierHolder,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const recorded = Schema.decodeUnknownSync(ValuesRecorded);
const changed = Schema.decodeUnknownSync(ValueChanged);
const listed = Schema.decodeUnknownSync(ValueList);
const answer = Schema.decodeUnknownSync(ValueAnswer);
const unknownId = "0190163d-8694-739b-aea5-966c26f8ad91";
const aDay = 86_400_000;
const endOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) - testsBegin;

/** The figures of a value, as a version has them. */
const figuresOf = ({ cn_code: _code, reporting_period: _period, ...figures }: typeof operatorsValue) =>
  figures;

onEachDatabase((test) => {
  test(
    "the same value again is unchanged, another one is a 409 that shows both, and nothing of the call is written",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const { get, post } = holder;
      const installationId = yield* installationOf(holder);
      const value = { installation: installationId, ...operatorsValue };
      const first = yield* post(valuesPath, { values: [value] });
      assert.equal(first.status, 200, first.text);
      const [added] = recorded(first.body).results;
      assert.deepEqual([added?.result, added?.value.version, added?.value.country], ["added", 1, "TUR"]);
      const again = recorded((yield* post(valuesPath, { values: [value] })).body).results[0];
      assert.deepEqual([again?.result, again?.value.id], ["unchanged", added?.value.id]);
      const other = { ...value, direct_t_per_t: 2.2 };
      const fresh = { ...value, reporting_period: 2025, state: "estimated" };
      const refused = yield* post(valuesPath, { values: [fresh, other] });
      assert.equal(refused.status, 409, refused.text);
      const [conflict] = refused.problem.conflicts ?? [];
      assert.deepEqual(
        [conflict?.path, conflict?.current["direct_t_per_t"], conflict?.sent["direct_t_per_t"]],
        ["/values/1", 2.1, 2.2],
      );
      assert.match(refused.problem.error, /one value for a code and year .*Article 4\(6\)/);
      const byRoute = yield* post(valuesPath, { values: [{ ...value, production_route: "(C)" }] });
      assert.match(byRoute.problem.error, /the other none, which stands for all routes/);
      const twice = { ...fresh, production_route: "(C)" };
      const within = yield* post(valuesPath, { values: [twice, { ...twice, direct_t_per_t: 9 }] });
      assert.deepEqual(within.problem.conflicts?.map(({ path }) => path), ["/values/1"]);
      assert.equal(listed((yield* get(valuesPath)).body).values.length, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a value goes from the operator's to verified by versions, none before its period is over, and as_of tells both",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const { get, post } = holder;
      const installationId = yield* installationOf(holder);
      const sent = { values: [{ installation: installationId, ...operatorsValue }] };
      const kept = recorded((yield* post(valuesPath, sent)).body).results[0]?.value;
      const path = `${valuesPath}/${kept?.id}`;
      const verified = {
        ...figuresOf(operatorsValue),
        state: "verified",
        free_allocation_t_per_t: 1.3105,
        verification: { report: "VR-1", day: "2026-11-01", opinion: "satisfactory" },
      };
      const early = yield* post(`${path}/versions`, { ...verified, replaces: 1 });
      assert.equal(early.status, 400);
      assert.match(early.problem.error, /verification\/day 2026-11-01 lies in the reporting period/);
      yield* leap(endOf("2027-03-03"));
      const soon = {
        ...verified,
        verification: { ...verified.verification, day: "2027-03-01" },
        replaces: 1,
      };
      const answers = yield* Effect.all([
        post(`${path}/versions`, soon),
        post(`${path}/versions`, { ...soon, note: "another writer" }),
      ], { concurrency: "unbounded" });
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const written = answers.find(({ status }) => status === 200);
      assert.deepEqual(changed(written?.body).value.version, 2);
      const now = answer((yield* get(path)).body);
      assert.deepEqual([now.value?.state, now.is_declarable, now.history.length], ["verified", true, 2]);
      const then = answer((yield* get(`${path}?as_of=${kept?.recorded_on}`)).body);
      assert.deepEqual([then.value?.state, then.is_declarable, then.history.length], ["operator", false, 1]);
      const list = listed((yield* get(`${valuesPath}?state=verified&period=2026&cn=73181595`)).body);
      assert.deepEqual(list.values.map(({ version }) => version), [2]);
      assert.deepEqual(listed((yield* get(`${valuesPath}?state=estimated`)).body).values, []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what a value saves is told with price, formula and a break-even above the default value",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const { get, post } = holder;
      yield* leap(aDay);
      const china = { name: "Works", country: "CHN" };
      const installationId = yield* installationOf(holder, china);
      const precursors = [
        {
          cn_code: "72071111",
          production_route: "(C)",
          tonnes_per_tonne: 1.05,
          verified_emissions_t_per_t: 2,
        },
      ];
      const value = {
        installation: installationId,
        cn_code: "72083900",
        reporting_period: 2026,
        production_route: "(C)",
        state: "operator",
        direct_t_per_t: 1.95,
        precursors,
      };
      const sent = yield* post(valuesPath, { values: [value] });
      assert.equal(sent.status, 200, sent.text);
      const id = recorded(sent.body).results[0]?.value.id;
      const found = answer(
        (yield* get(`${valuesPath}/${id}?tonnage=100&import=2026-02-15`)).body,
      );
      const { saving } = found;
      assert.deepEqual([
        saving?.default.embedded_t_per_t,
        saving?.default.cost_eur_per_t,
        saving?.value.net_t_per_t,
        saving?.break_even_t_per_t,
        saving?.certificate_price_eur,
      ], [3.5057, 163.53, 0.510705, 3.609245, 75.36]);
      assert.deepEqual([saving?.default.cost_eur, saving?.value.cost_eur, saving?.saving_eur], [
        16352.74,
        3848.67,
        12504.07,
      ]);
      assert.match(saving?.formula ?? "", /1\.439295 \+ max\(0, 3\.5057 - 1\.33575\) = 3\.609245/);
      assert.ok(saving?.notes.some((note) => note.includes("may lie above the default value")));
      assert.ok(saving?.notes.some((note) => note.includes("not verified")), String(saving?.notes));
      assert.ok(saving?.notes.some((note) => note.includes("come to 2.1 tCO2e")), String(saving?.notes));
      assert.match(sent.text, /"verified_emissions_t_per_t":2[,}]/);
      const list = listed((yield* get(valuesPath)).body);
      assert.equal(list.values[0]?.saving?.quantity, 1);
      const energy = yield* get(`${valuesPath}/${id}?mwh=5`);
      assert.match(energy.problem.error, /mwh/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what a value can't be is told with the place of each member",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const { post } = holder;
      const turkish = yield* installationOf(holder, { ...installation, verifier: undefined });
      const swiss = yield* installationOf(holder, { name: "Swiss works", country: "CHE" });
      const value = { installation: turkish, ...operatorsValue };
      const cement = { ...value, cn_code: "25232900", precursors: undefined };
      const verification = { report: "VR-1", day: "2026-11-01", opinion: "not_satisfactory" };
      const cases: ReadonlyArray<readonly [sent: object, paths: ReadonlyArray<string>]> = [
        [{ ...value, reporting_period: 2025 }, ["/values/0/reporting_period"]],
        [{ ...value, reporting_period: 2027 }, ["/values/0/reporting_period"]],
        [{ ...value, state: "verified" }, ["/values/0/verification"]],
        [{ ...value, state: "verified", verification }, [
          "/values/0/verification/day",
          "/values/0/verification/opinion",
          "/values/0/verification/verifier",
        ]],
        [{ ...value, state: "estimated", verification }, [
          "/values/0/verification",
          "/values/0/verification/day",
        ]],
        [cement, ["/values/0/unit_content"]],
        [{ ...cement, unit_content: 1.4 }, ["/values/0/unit_content"]],
        [{ ...value, installation: swiss }, ["/values/0/cn_code"]],
        ...["31021010", "72080000", "73189999"].map((code) =>
          [{ ...value, cn_code: code, precursors: undefined, state: "estimated" }, [
            "/values/0/cn_code",
          ]] as const
        ),
        [{ ...value, production_route: "(A)" }, ["/values/0/production_route"]],
        [{ ...value, precursors: [{ cn_code: "99999999", tonnes_per_tonne: 1 }] }, [
          "/values/0/precursors/0",
        ]],
        [{ ...value, carbon_price: { amount: 10, currency: "TRY", per: "goods", rebate: 11 } }, [
          "/values/0/carbon_price/rebate",
        ]],
        [{ ...value, direct_t_per_t: 1e300 }, ["/values/0/direct_t_per_t"]],
        [{ ...value, direct_t_per_t: -1 }, ["/values/0/direct_t_per_t"]],
        [{ ...value, default_share: 1.1 }, ["/values/0/default_share"]],
        [{ ...value, direct_t_per_t: "2,1" }, ["/values/0/direct_t_per_t"]],
      ];
      for (const [sent, paths] of cases) {
        const refused = yield* post(valuesPath, { values: [sent] });
        assert.equal(refused.status, 400, refused.text);
        assert.deepEqual(refused.problem.issues?.map(({ path }) => path), paths, refused.text);
      }
      assert.equal((yield* post(valuesPath, { values: [] })).status, 400);
      const many = Array.from({ length: 201 }, () => value);
      assert.equal((yield* post(valuesPath, { values: many })).status, 400);
    }).pipe(Effect.provide(services)),
  );

  test(
    "another account's values and installations are answered like unknown ones",
    Effect.gen(function* () {
      const [owner, other] = [yield* supplierHolder(), yield* supplierHolder()];
      const installationId = yield* installationOf(owner);
      const value = { installation: installationId, ...operatorsValue };
      const kept = recorded((yield* owner.post(valuesPath, { values: [value] })).body).results[0]?.value;
      const own = (text: string, id = "") => text.replaceAll(id, "ID");
      const change = { replaces: 1, ...figuresOf(operatorsValue) };
      const asks = (id: string, at: string) => [
        other.get(`${valuesPath}/${id}`),
        other.post(`${valuesPath}/${id}/versions`, change),
        other.get(`${valuesPath}?installation=${at}`),
        other.post(valuesPath, { values: [{ ...value, installation: at }] }),
      ];
      const foreign = yield* Effect.all(asks(kept?.id ?? "", installationId));
      const nobody = yield* Effect.all(asks(unknownId, unknownId));
      for (const [at, { status, problem }] of foreign.entries()) {
        assert.deepEqual([status, nobody[at]?.status], [404, 404]);
        assert.equal(
          own(own(problem.error, kept?.id), installationId),
          own(nobody[at]?.problem.error ?? "", unknownId),
        );
      }
      assert.deepEqual(listed((yield* other.get(valuesPath)).body).values, []);
      const reader = yield* supplierHolder(["suppliers:read"]);
      assert.equal((yield* reader.post(valuesPath, { values: [value] })).status, 403);
    }).pipe(Effect.provide(services)),
  );

  test(
    "of ten calls at once with one value it is added once, and a replay is the first answer",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      const { get, post } = holder;
      const value = { installation: yield* installationOf(holder), ...operatorsValue };
      const send = (values: ReadonlyArray<object>, headers: Readonly<Record<string, string>> = {}) =>
        post(valuesPath, { values }, headers);
      const answers = yield* Effect.all(
        Array.from({ length: 10 }, (_, at) => send([{ ...value, direct_t_per_t: 2 + at % 2 }])),
        { concurrency: "unbounded" },
      );
      const results = answers.map(({ status, body }) =>
        status === 200 ? recorded(body).results[0]?.result : status
      );
      assert.equal(results.filter((result) => result === "added").length, 1);
      assert.equal(results.filter((result) => result === 409).length, 5);
      const key = { "idempotency-key": "value-1" };
      const next = [{ ...value, reporting_period: 2025, state: "estimated" }];
      assert.equal((yield* send(next, key)).text, (yield* send(next, key)).text);
      assert.equal(listed((yield* get(valuesPath)).body).values.length, 2);
      const first = listed((yield* get(`${valuesPath}?limit=1`)).body);
      const second = listed((yield* get(`${valuesPath}?limit=1&cursor=${first.next_cursor}`)).body);
      assert.deepEqual([second.values.length, second.next_cursor], [1, null]);
    }).pipe(Effect.provide(services)),
  );
});
