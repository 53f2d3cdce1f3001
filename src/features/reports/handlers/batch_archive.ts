/**
 * The reports of a bulk call in one archive: by the API for holders of keys, and for who is signed in with a browser.
 * Decisions, "Additions to v1".
 */
import * as Effect from "effect/Effect";
import { batchReports } from "../../../application/reports/batch_reports.ts";
import * as Contract from "../../../contract/bulk.ts";
import { implementFor } from "../../../http/routes/implement.ts";
import { memberRoute } from "../../../web/page/routes.ts";
import { toModule } from "../../../web/page/to_module.ts";
import { ownBatch, ownBatchOfPage } from "../../cbam/handlers/own_batch.ts";
import { reportArchive } from "../report_archive.ts";

export const bulkReports = implementFor(
  Contract.bulkReports,
  ({ path, query }, caller) =>
    Effect.gen(function* () {
      const head = yield* ownBatch(caller, path.request_id);
      const range = { fromIndex: query.offset ?? 0, limit: query.limit ?? head.summary.total };
      return yield* reportArchive(head, batchReports(head, range));
    }),
);

export const calculatedReports = memberRoute(
  "look",
  "/tables/calculated/:id/reports.zip",
  ({ signedIn, params, visit }) =>
    toModule(
      Effect.gen(function* () {
        const head = yield* ownBatchOfPage(signedIn.accountId, params["id"] ?? "");
        const range = { fromIndex: 0, limit: head.summary.total };
        return yield* reportArchive(head, batchReports(head, range));
      }),
      visit.language,
    ),
);
