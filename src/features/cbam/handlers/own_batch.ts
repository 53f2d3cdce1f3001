/** A batch that the caller may read, by the id of its call. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { Batches } from "../../../application/ports.ts";
import { NotFound, type ServiceUnavailable } from "../../../contract/failures.ts";
import type { BatchHead } from "../../../domain/cbam/bulk/bulk_record.ts";
import { isRequestId } from "../../../http/server/exchange.ts";
import type { Reader } from "../../../domain/accounts/test_keys.ts";

/** @fails NotFound for an id that no call of the account had */
export const ownBatch = (
  reader: Reader,
  requestId: string,
): Effect.Effect<BatchHead, NotFound | ServiceUnavailable, Batches> =>
  Effect.gen(function* () {
    const found = isRequestId(requestId)
      ? yield* (yield* Batches).byRequest(reader, requestId)
      : Option.none<BatchHead>();
    return Option.isSome(found)
      ? found.value
      : yield* new NotFound({ message: `There is no bulk call ${requestId} of this account.` });
  });
