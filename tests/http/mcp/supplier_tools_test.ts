/** The tools about suppliers, as a program meets them: values with installations, a question that is mailed, and its answer. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../../src/contract/access.ts";
import { onOneDatabase } from "../../support/databases.ts";
import { keyHolder } from "../../support/import_calls.ts";
import { formOf, mailsTo, question, tokenIn } from "../../support/inquiry_calls.ts";
import { listening } from "../../support/listening_service.ts";
import { program } from "../../support/mcp_program.ts";
import { installationOf, operatorsValue, valuesPath } from "../../support/supplier_calls.ts";
import { holder, services } from "../../support/whole_service.ts";

onOneDatabase((test) => {
  test(
    "a supplier is asked once under a repeated key, its answer is read by the inquiry's id, and nobody reads another account's",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { key } = yield* holder("enterprise", permissions);
      const { call } = yield* program(origin, key);
      const account = keyHolder(origin, key);
      const installation = yield* installationOf(account);
      yield* account.post(valuesPath, { values: [{ ...operatorsValue, installation }] });
      const { answer: known } = yield* call("supplier_values", { cn_code: "73181595" });
      assert.equal(known.installations[0].id, installation);
      assert.deepEqual([known.values.length, known.values[0].direct_t_per_t], [1, 2.1]);
      const email = `s${crypto.randomUUID().slice(0, 8)}@karadeniz.example`;
      const sent = { ...question, installation, email, idempotency_key: crypto.randomUUID() };
      const { answer: asked, text } = yield* call("supplier_ask", sent);
      assert.equal(asked.is_mailed, true, text);
      assert.doesNotMatch(text, /token/);
      assert.deepEqual((yield* call("supplier_ask", sent)).answer, asked);
      const [mail, ...others] = yield* mailsTo(email);
      assert.ok(mail !== undefined);
      assert.deepEqual(others, []);
      const form = formOf(tokenIn(mail), { "0.direct_t_per_t": "2.1", "0.state": "operator" });
      const status = yield* Effect.promise(async () => {
        const response = await fetch(new URL("/inquiry", origin), form);
        await response.text();
        return response.status;
      });
      assert.equal(status, 200);
      const { id } = asked.inquiry;
      const { answer: one } = yield* call("supplier_inquiries", { id });
      assert.equal(one.inquiries[0].delivery.state, "handed_over");
      assert.equal(one.answers[0].values[0].direct_t_per_t, 2.1);
      const { answer: listed } = yield* call("supplier_inquiries", { installation, state: "received" });
      assert.deepEqual(listed.inquiries.map((each: { id: string }) => each.id), [id]);
      const { call: stranger } = yield* program(origin, (yield* holder("enterprise", permissions)).key);
      for (const other of [id, "../values", "x"]) {
        const answer = yield* stranger("supplier_inquiries", { id: other });
        assert.equal(answer.isError, true, other);
        assert.match(answer.text, /There is no inquiry|no inquiry/, other);
      }
      assert.match((yield* call("supplier_inquiries", { id: 7 })).text, /id is missing: it must be a text/);
    }).pipe(Effect.provide(services)),
  );
});
