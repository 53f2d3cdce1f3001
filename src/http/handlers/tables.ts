/**
 * The page for tables: reading and checking are open to everyone and keep nothing; a table is calculated by
 * `POST /api/v1/cbam/bulk`, with the caller's key and under its rules, also for a form that is sent without a script.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { Spreadsheets } from "../../application/cbam/spreadsheets.ts";
import { type LawServices, world } from "../../application/cbam/world.ts";
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { RateLimiter } from "../../application/ports.ts";
import * as Contract from "../../contract/bulk.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { Exchange } from "../server/exchange.ts";
import { bodyLimitOf } from "../server/implement.ts";
import { mediaType, parseJson, readBytes, unreadable } from "../wire/request.ts";
import { readCsvInTurns } from "../wire/table/csv.ts";
import { sheetLimits } from "../wire/table/table_budget.ts";
import { pageRoute } from "../web/page.tsx";
import { privatePage } from "../web/routes.ts";
import { signedInOf } from "../web/session.ts";
import { countedByAddress } from "../web/counted.ts";
import { check, decodeCheck } from "../web/tables/check.ts";
import { recognise } from "../web/tables/recognise.ts";
import { tablesPage } from "../web/tables/tables_page.tsx";
import { toModule } from "../web/to_module.ts";
import { toldRows } from "../web/tables/told.ts";

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
          : (yield* readCsvInTurns(bytes)).rows;
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
        const { wrong, ...checked } = yield* check(asked.right, yield* world);
        return json({ ...checked, wrong: toldRows(wrong, language) });
      }),
      language,
    ),
);
