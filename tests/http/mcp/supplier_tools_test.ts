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
      yield* account.post(valuesPath, { values: [{ ...operatorsValue, cn_code: "73181558", installation }] });
      const { answer: known } = yield* call("supplier_values", { cn_code: "73181558" });
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
      for (const unfit of ["a\u0301".repeat(3_000), "\u6c49".repeat(12), "a\ud800b"]) {
        const answer = yield* call("supplier_inquiries", { id: unfit });
        assert.equal(answer.isError, true);
        assert.match(answer.text, /^id must be an id as an answer had it, such as a UUID, found /);
      }

      const remark = "Are the coils in the figure?";
      const refused = [
        [{ id, round: 1 }, /decision must be `accept` or `return`: nothing was done/],
        [{ id, round: 1, decision: "maybe", remark }, /decision must be/],
        [{ id, round: 1, decision: "return" }, /remark is missing/],
        [{ id, round: 1, decision: "accept", remark }, /remark/],
        [{ id, round: 2, decision: "accept" }, /received/],
      ] as const;
      for (const [sentNow, why] of refused) {
        const answer = yield* call("supplier_decide", sentNow);
        assert.equal(answer.isError, true, JSON.stringify(sentNow));
        assert.match(answer.text, why);
      }
      assert.equal((yield* stranger("supplier_decide", { id, round: 1, decision: "accept" })).isError, true);
      const back = yield* call("supplier_decide", { id, round: 1, decision: "return", remark });
      assert.deepEqual(
        [back.answer.inquiry.state, back.answer.inquiry.remark],
        ["waiting", remark],
        back.text,
      );
      const mails = yield* mailsTo(email);
      assert.equal(mails.length, 2);
      const next = mails[1];
      assert.ok(next !== undefined && next.text.includes(remark));
      const again = formOf(tokenIn(next), { "0.direct_t_per_t": "1.9", "0.state": "operator" });
      yield* Effect.promise(async () => (await fetch(new URL("/inquiry", origin), again)).text());
      const accept = { id, round: 2, decision: "accept", idempotency_key: crypto.randomUUID() };
      const taken = yield* call("supplier_decide", accept);
      assert.equal(taken.isError, false, taken.text);
      assert.equal(taken.answer.inquiry.state, "accepted");
      assert.deepEqual((yield* call("supplier_decide", accept)).answer, taken.answer);
      const { answer: kept } = yield* call("supplier_values", { cn_code: "73181595" });
      const value = kept.values.find((each: { id: string }) => each.id === taken.answer.values[0].id);
      assert.equal(value.direct_t_per_t, 1.9);
    }).pipe(Effect.provide(services)),
  );
});
