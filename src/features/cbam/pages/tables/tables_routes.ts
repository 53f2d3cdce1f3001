/**
 * The page for tables: reading and checking are open to everyone and keep nothing; a table is calculated by
 * `POST /api/v1/cbam/bulk`, with the caller's key and under its rules, also for a form that is sent without a script.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { yieldToIo } from "../../../../application/yield_to_io.ts";
import { Spreadsheets } from "../../../../application/documents/spreadsheets.ts";
import type { BrowserSession } from "../../../../application/accounts/browser_session.ts";
import type { RateLimiter } from "../../../../application/ports.ts";
import * as Contract from "../../../../contract/bulk.ts";
import { xlsx } from "../../../../contract/values/media_types.ts";
import { Exchange } from "../../../../http/exchange/exchange.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import { mediaType, parseJson, readBytes, unreadable } from "../../../../http/wire/request.ts";
import { pageRoute } from "../../../../web/page/page.tsx";
import { privatePage } from "../../../../web/page/routes.ts";
import type { Site } from "../../../../web/visit/site.ts";
import { signedInOf } from "../../../../web/visit/session.ts";
import { countedByAddress } from "../../../../http/routes/counted.ts";
import { readings } from "./readings.ts";
import { check, decodeCheck } from "./check.ts";
import { recognise } from "./recognise.ts";
import { tablesPage } from "./tables_page.tsx";
import { toModule } from "../../../../web/page/to_module.ts";
import { decodeSentences, pageSentences } from "./sentences.ts";
import { toldRows } from "./told.ts";
import { shipmentTable } from "../../table/columns.ts";
import { sheetLimits } from "../../../../http/wire/table/table_budget.ts";
import { cbamContext, type LawServices } from "../../../../application/cbam/cbam_context.ts";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { listAnswer } from "../../../../http/wire/json_pieces.ts";
import { readCsvInTurns } from "../../../../http/wire/table/csv.ts";
import { mostColumns } from "../../../../http/wire/table/header.ts";

const limitBytes = bodyLimitOf(Contract.bulk);
const notATable = unreadable(
  `The request is not a table with named columns, at most ${Contract.hardCapRows} rows and ${mostColumns} columns.`,
);

type Needs = RateLimiter | Exchange | Site;

export const tablesRoute = pageRoute<Exchange | BrowserSession>(
  "GET",
  "/tables",
  (visitor, request) =>
    Effect.gen(function* () {
      const signedIn = yield* signedInOf(request, visitor);
      const visit = { ...visitor, account: signedIn };
      return privatePage({ visit, ...tablesPage(visit, signedIn) }, { cacheControl: "private, no-cache" });
    }),
);

/** The bytes of a file, a workbook or text, to its columns and cells. */
export const readTableRoute = pageRoute<Needs | Spreadsheets>(
  "POST",
  "/tables/read",
  ({ language }, request) =>
    toModule(
      Effect.gen(function* () {
        yield* countedByAddress(readings);
        const bytes = yield* readBytes(request, limitBytes);
        const isWorkbook = mediaType(request) === xlsx;
        const cells = isWorkbook
          ? yield* (yield* Spreadsheets).read(bytes, sheetLimits(shipmentTable), "anyone")
          : yield* readCsvInTurns(shipmentTable, bytes);
        const { columns, rows } = recognise(cells.rows);
        return yield* listAnswer({ columns }, "rows", rows);
      }),
      language,
    ),
);

/** A table with named columns to what is wrong with its rows. */
export const checkTableRoute = pageRoute<Needs | LawServices>(
  "POST",
  "/tables/check",
  ({ language }, request) =>
    toModule(
      Effect.gen(function* () {
        yield* countedByAddress(readings);
        const sent = yield* parseJson(yield* readBytes(request, limitBytes));
        yield* yieldToIo;
        const asked = decodeCheck(sent);
        yield* yieldToIo;
        if (Option.isNone(asked)) return yield* notATable;
        const { wrong, ...checked } = yield* check(asked.value, yield* cbamContext);
        return yield* listAnswer(checked, "wrong", toldRows(wrong, language));
      }),
      language,
    ),
);

/** Sentences of the API about calculated rows to those of the page. */
export const tableSentencesRoute = pageRoute<Needs>(
  "POST",
  "/tables/sentences",
  ({ language }, request) =>
    toModule(
      Effect.gen(function* () {
        yield* countedByAddress(readings);
        const asked = decodeSentences(yield* parseJson(yield* readBytes(request, limitBytes)));
        if (Either.isLeft(asked)) return yield* unreadable("The request has no sentences.");
        return HttpServerResponse.unsafeJson(
          { sentences: pageSentences(asked.right.sentences, language) },
          { headers: { "cache-control": "no-store" } },
        );
      }),
      language,
    ),
);
