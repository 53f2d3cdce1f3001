/**
 * Bulk calls. Contract section 4.5; decisions, "Additions to v1".
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { LawOptions } from "../../../application/cbam/cbam_queries.ts";
import { runBulk } from "../../../application/cbam/run_bulk.ts";
import { Batches } from "../../../application/ports.ts";
import { mayReadValues, valueRows } from "../../../application/suppliers/use_values.ts";
import * as Contract from "../../../contract/bulk.ts";
import type { LawQuery } from "../../../contract/requests/calculation.ts";
import { Exchange } from "../../../http/exchange/exchange.ts";
import { repeatable } from "../../../http/routes/idempotent.ts";
import { bodyLimitOf, implementAheadFor } from "../../../http/routes/implement.ts";
import { batchAnswer } from "../table/bulk_answer.ts";
import { formOf } from "../../../http/wire/forms/preferred_form.ts";
import { mediaType, readBytes } from "../../../http/wire/request.ts";
import { codesAsked, requireDeclarant } from "./bulk_codes.ts";
import { bodyReaderOf } from "./bulk_question.ts";

const lawAskedBy = (query: LawQuery): LawOptions => ({
  datasetVersion: query.dataset_version,
  asOf: query.as_of,
});

/** A body that is read in a few milliseconds, two thousand rows of JSON: longer ones are not, before the call is admitted. */
const aheadBytes = 262_144;

const wholeBatch = (id: string) =>
  Effect.gen(function* () {
    const batch = yield* (yield* Batches).byId(id);
    return Option.isSome(batch)
      ? batch.value
      : yield* Effect.dieMessage(`The batch ${id} is named by an Idempotency-Key and not there.`);
  });

export const bulk = implementAheadFor(
  Contract.bulk,
  ({ request, query }, caller, admission) =>
    Effect.gen(function* () {
      const { requestId } = yield* Exchange;
      const form = formOf(request);
      const read = yield* bodyReaderOf(request);
      const body = yield* readBytes(request, bodyLimitOf(Contract.bulk));
      if (body.byteLength > aheadBytes) yield* admission;
      const { rows, namesValues, dialect, readAs } = yield* read(body, query);
      if (query.declarant !== undefined || namesValues) yield* admission;
      yield* requireDeclarant(caller, query);
      if (namesValues) yield* mayReadValues(caller);
      const batch = yield* repeatable({
        caller,
        endpoint: Contract.bulk,
        payload: [mediaType(request), form, JSON.stringify({ ...query, as_of: query.as_of?.text }), body],
        admission,
        work: (keep) =>
          Effect.gen(function* () {
            const codesOf = yield* codesAsked(caller.accountId, query);
            const values = yield* valueRows(caller, query.as_of);
            const call = {
              ...{ caller, requestId, rows, readAs, values, codesOf, admission },
              law: lawAskedBy(query),
            };
            return yield* Effect.catchTag(runBulk(call, keep), "PermissionDenied", Effect.die);
          }),
        replay: wholeBatch,
      });
      const isShort = query.sources === "short";
      // One of before sentences were kept has none, and the same body was read again.
      const answered = { ...batch, readAs };
      return yield* batchAnswer(answered, { form, dialect, hasSumRow: query.sum_row, isShort });
    }),
);
