/**
 * An account's bulk calls, newest first, page by page. Decisions, "Changed and added on 21 November 2026", "Answers".
 */
import * as Effect from "effect/Effect";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import { Batches } from "../../../application/ports.ts";
import * as Contract from "../../../contract/bulk.ts";
import { batchEntry } from "../../../domain/cbam/bulk/bulk_record.ts";
import { implementFor } from "../../../http/routes/implement.ts";

export const bulkList = implementFor(
  Contract.bulkList,
  ({ query }, caller) =>
    Effect.gen(function* () {
      const found = yield* (yield* Batches).list(caller, partFor(query));
      const { entries, nextCursor } = pageOf("batches", query, found);
      return { batches: entries.map(batchEntry), next_cursor: nextCursor, ...closingNow(yield* cbamContext) };
    }),
);
