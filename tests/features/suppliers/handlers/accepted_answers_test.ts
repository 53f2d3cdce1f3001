/** Answers of suppliers beside values that are there: one that isn't verified takes no verified value's place. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ValueAnswer, ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { noonOf } from "../../../support/import_pages.ts";
import { ask, formOf, inquiriesPath } from "../../../support/inquiry_calls.ts";
import {
  installationOf,
  operatorsValue,
  supplierHolder,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const recorded = Schema.decodeUnknownSync(ValuesRecorded);
const told = Schema.decodeUnknownSync(ValueAnswer);

onOneDatabase((test) => {
  for (
    const { state, holds, status } of [
      { state: "operator", holds: "verified", status: 409 },
      { state: "estimated", holds: "verified", status: 409 },
      { state: "verified", holds: "verified", status: 200 },
      { state: "operator", holds: "operator", status: 200 },
    ]
  ) {
    test(
      `an answer in the state ${state} beside a value in the state ${holds} is ${status}, and nothing else changes`,
      Effect.gen(function* () {
        yield* noonOf("2027-03-03");
        const calls = yield* supplierHolder();
        const installation = yield* installationOf(calls);
        const report = { report: "VR-1", day: "2027-03-01", opinion: "satisfactory" };
        const value = { ...operatorsValue, installation, production_route: "(C)", state: holds };
        const { text, body } = yield* calls.post(valuesPath, {
          values: [holds === "verified" ? { ...value, verification: report } : value],
        });
        const id = recorded(body).results[0]?.value.id;
        assert.ok(id !== undefined, text);
        const { inquiry, token } = yield* ask(calls, installation, { due: "2027-04-01" });
        const send = yield* client(freshPeer());
        const sent = yield* send(
          "/inquiry",
          formOf(token, {
            "0.direct_t_per_t": "3",
            "0.state": state,
            ...(state === "verified"
              ? { "0.report": "VR-2", "0.day": "2027-03-02", "0.opinion": "satisfactory" }
              : {}),
          }),
        );
        assert.equal(sent.status, 200, yield* Effect.promise(() => sent.text()));
        const path = `${inquiriesPath}/${inquiry.id}`;
        const accepted = yield* calls.post(`${path}/accept`, { round: 1 });
        assert.equal(accepted.status, status, accepted.text);
        const now = told((yield* calls.get(`${valuesPath}/${id}`)).body).value;
        assert.deepEqual(
          [now?.version, now?.direct_t_per_t, now?.state],
          status === 200 ? [2, 3, state] : [1, 2.1, holds],
        );
        if (status === 200) return;
        assert.match(
          accepted.problem.error,
          /is verified, and the answer's is in the state .*Send the answer back/,
        );
        assert.deepEqual(accepted.problem.conflicts?.map((each) => each.path), ["/values/0"]);
        assert.match((yield* calls.get(path)).text, /"state":"received"/);
      }).pipe(Effect.provide(services)),
    );
  }
});
