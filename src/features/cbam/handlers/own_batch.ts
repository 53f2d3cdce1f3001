/** A batch that the caller may read, by the id of its call. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { Batches } from "../../../application/ports.ts";
import { NotFound, type ServiceUnavailable } from "../../../contract/failures.ts";
import type { BatchHead } from "../../../domain/cbam/bulk/bulk_record.ts";
import { isRequestId } from "../../../http/exchange/exchange.ts";
import type { Reader } from "../../../domain/accounts/test_keys.ts";

const noBatch = (id: string) => new NotFound({ message: `There is no bulk call ${id} of this account.` });

/** @fails NotFound for an id that no call of the account had */
export const ownBatch = (
  reader: Reader,
  requestId: string,
): Effect.Effect<BatchHead, NotFound | ServiceUnavailable, Batches> =>
  Effect.gen(function* () {
    const found = isRequestId(requestId)
      ? yield* (yield* Batches).byRequest(reader, requestId)
      : Option.none<BatchHead>();
    return Option.isSome(found) ? found.value : yield* noBatch(requestId);
  });

/** The batch with the id of its own. @fails NotFound for one that the account doesn't have */
export const ownBatchOfId = (
  accountId: string,
  id: string,
): Effect.Effect<BatchHead, NotFound | ServiceUnavailable, Batches> =>
  Effect.gen(function* () {
    const named = yield* (yield* Batches).byOwnId(accountId, id);
    return Option.isSome(named) ? named.value : yield* noBatch(id);
  });

/**
 * The batch that a page names: by its own id, which lists link by, since calls may share the id of their requests; else by its
 * request's.
 * @fails NotFound for an id that neither a batch nor a call of the account had
 */
export const ownBatchOfPage = (
  accountId: string,
  id: string,
): Effect.Effect<BatchHead, NotFound | ServiceUnavailable, Batches> =>
  Effect.catchTag(ownBatchOfId(accountId, id), "NotFound", () => ownBatch({ accountId, isTest: false }, id));
