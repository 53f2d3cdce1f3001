/** Route of the page of a table that the account calculated. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { Batches } from "../../../../application/ports.ts";
import { memberRoute, privatePage } from "../../../../web/page/routes.ts";
import { accountPaths } from "../../../accounts/pages/account_paths.ts";
import { ownBatchOfPage } from "../../handlers/own_batch.ts";
import { ownRows, saidOfTable, sheetOfCall } from "../../table/own/own_row.ts";
import { batchPage, rowsAPage } from "./batch_page.tsx";

const positionIn = (text: string | undefined): number => Number(/^\d{1,5}$/.exec(text ?? "")?.[0] ?? 0);

export const batchRoute = memberRoute(
  "look",
  `${accountPaths.batches}/:id`,
  (member) =>
    Effect.gen(function* () {
      const { params, signedIn: { accountId }, visit: { language, query } } = member;
      const head = yield* ownBatchOfPage(accountId, params["id"] ?? "");
      const batches = yield* Batches;
      const from = positionIn(query["from"]);
      const rows = yield* batches.rows(head, { fromIndex: from, limit: rowsAPage });
      const sheet = Option.getOrElse(yield* batches.sheet(head.id), () => sheetOfCall(rows, language));
      return privatePage(batchPage(member, {
        head,
        fileName: sheet.fileName,
        said: saidOfTable({ head, sheet }),
        from,
        rows: [...ownRows({ head, rows, sheet, language })],
      }));
    }),
);
