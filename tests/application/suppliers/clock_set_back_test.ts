/** Versions that are recorded while a clock was set back: never before the version that they replace. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { InstallationRecorded } from "../../../src/contract/answers/suppliers/installations.ts";
import { ValueChanged, ValuesRecorded } from "../../../src/contract/answers/suppliers/values.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { leap } from "../../support/leap.ts";
import {
  installation,
  installationOf,
  installationsPath,
  operatorsValue,
  supplierHolder,
  valuesPath,
} from "../../support/supplier_calls.ts";
import { services } from "../../support/whole_service.ts";

const recorded = Schema.decodeUnknownSync(ValuesRecorded);
const changed = Schema.decodeUnknownSync(ValueChanged);
const installed = Schema.decodeUnknownSync(InstallationRecorded);
const twoDays = 2 * 86_400_000;

onEachDatabase((test) => {
  test(
    "a version that is recorded while the clock was set back has the day of the version before it",
    Effect.gen(function* () {
      const holder = yield* supplierHolder();
      yield* leap(twoDays);
      const id = yield* installationOf(holder);
      const sent = { values: [{ installation: id, ...operatorsValue }] };
      const first = recorded((yield* holder.post(valuesPath, sent)).body).results[0]?.value;
      yield* leap(-twoDays);
      const { cn_code: _code, reporting_period: _period, ...figures } = operatorsValue;
      const next = { ...figures, direct_t_per_t: 2.2, replaces: 1 };
      const value = yield* holder.post(`${valuesPath}/${first?.id}/versions`, next);
      assert.equal(value.status, 200, value.text);
      const { version, recorded_on: day } = changed(value.body).value;
      assert.deepEqual([version, day], [2, first?.recorded_on]);
      const renamed = yield* holder.post(`${installationsPath}/${id}/versions`, {
        ...installation,
        name: "Karadeniz Works II",
        replaces: 1,
      });
      assert.equal(renamed.status, 200, renamed.text);
      const works = installed(renamed.body).installation;
      assert.deepEqual([works.version, works.recorded_on], [2, first?.recorded_on]);
    }).pipe(Effect.provide(services)),
  );
});
