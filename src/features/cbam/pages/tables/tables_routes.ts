/**
 * The page for tables: reading and checking are open to everyone and keep nothing; a table is calculated by
 * `POST /api/v1/cbam/bulk`, with the caller's key and under its rules, also for a form that is sent without a script.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { Spreadsheets } from "../../../../application/cbam/spreadsheets.ts";
import type { BrowserSession } from "../../../../application/accounts/browser_session.ts";
import type { RateLimiter } from "../../../../application/ports.ts";
import * as Contract from "../../../../contract/bulk.ts";
import type { Quota } from "../../../../domain/accounts/quota.ts";
import { Exchange } from "../../../../http/server/exchange.ts";
import { bodyLimitOf } from "../../../../http/server/implement.ts";
import { mediaType, parseJson, readBytes, unreadable } from "../../../../http/wire/request.ts";
import { readCsv } from "../../../../http/wire/table/csv.ts";
import { pageRoute } from "../../../../web/page/page.tsx";
import { privatePage } from "../../../../web/page/routes.ts";
import { signedInOf } from "../../../../web/visit/session.ts";
import { countedByAddress } from "../../../../web/visit/counted.ts";
import { check, decodeCheck } from "./check.ts";
import { recognise } from "./recognise.ts";
import { tablesPage } from "./tables_page.tsx";
import { toModule } from "../../../../web/page/to_module.ts";
import { decodeSentences, pageSentences } from "./sentences.ts";
import { toldRows } from "./told.ts";
import { sheetLimits } from "../../../../http/wire/table/table_budget.ts";
import { cbamContext, type LawServices } from "../../../../application/cbam/cbam_context.ts";

/** Tables that are read or checked, an hour and address: a page checks each cell that is mended. */
const readings: Quota = { policy: "page-tables", limit: 600, windowSeconds: 3_600 };

const limitBytes = bodyLimitOf(Contract.bulk);
const json = (value: unknown): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(JSON.stringify(value), {
    contentType: "application/json",
    headers: { "cache-control": "no-store" },
  });

type Needs = RateLimiter | Exchange;

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
        const isWorkbook = mediaType(request) === Contract.xlsx;
        const cells = isWorkbook
          ? yield* (yield* Spreadsheets).read(bytes, sheetLimits, "anyone")
          : (yield* readCsv(bytes)).rows;
        return json(recognise(cells));
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
        const asked = decodeCheck(yield* parseJson(yield* readBytes(request, limitBytes)));
        if (Either.isLeft(asked)) return yield* unreadable("The request is not a table with named columns.");
        const { wrong, ...checked } = yield* check(asked.right, yield* cbamContext);
        return json({ ...checked, wrong: toldRows(wrong, language) });
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
        return json({ sentences: pageSentences(asked.right.sentences, language) });
      }),
      language,
    ),
);
