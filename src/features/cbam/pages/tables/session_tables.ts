/**
 * Tables of who is signed in with a browser: calculated and downloaded as `POST /api/v1/cbam/bulk` and its look-up do it for
 * holders of keys. The session is no key: these routes take no other kind of proof, and the API takes no session.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { valueRows } from "../../../../application/suppliers/use_values.ts";
import { supplierReading } from "../../../../contract/access.ts";
import { runBulk } from "../../../../application/cbam/run_bulk.ts";
import { Batches, RateLimiter } from "../../../../application/ports.ts";
import * as Contract from "../../../../contract/bulk.ts";
import { TierLacksFeature, Unauthenticated } from "../../../../contract/failures.ts";
import type { BulkQuery } from "../../../../contract/requests/bulk_query.ts";
import type { BrowserSession, SignedIn } from "../../../../application/accounts/browser_session.ts";
import { pageQuotas } from "../../../../application/accounts/windows.ts";
import { Exchange, headerOf } from "../../../../http/exchange/exchange.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import type { BulkServices } from "../../services.ts";
import { pageRoute, type PageWork } from "../../../../web/page/page.tsx";
import { memberRoute } from "../../../../web/page/routes.ts";
import {
  formTokenName,
  requireFormToken,
  requireSameOrigin,
  signedInOf,
} from "../../../../web/visit/session.ts";
import { toModule } from "../../../../web/page/to_module.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { batchAnswer, type BatchForm, tableAnswer } from "../../table/bulk_answer.ts";
import { formOf } from "../../../../http/wire/forms/preferred_form.ts";
import { readBytes } from "../../../../http/wire/request.ts";
import { dialectOf } from "../../../../http/wire/table/question.ts";
import { bodyReaderOf } from "../../handlers/bulk_question.ts";
import { choicesIn } from "./table_choices.ts";
import { ownBatch } from "../../handlers/own_batch.ts";

type Request = HttpServerRequest.HttpServerRequest;

const signInAgain = new Unauthenticated({ message: "The session is over: sign in again." });
const lacksTables = new TierLacksFeature({
  message: "The account's tier has no tables: CBAM PRO and Enterprise have them.",
});

/**
 * Sender of the table from a page of this session.
 * @param token the session's form token, as the page brought it back
 * @fails PermissionDenied, Unauthenticated, TierLacksFeature
 */
const senderOf = (visit: Visit, request: Request, token: string) =>
  Effect.gen(function* () {
    yield* requireSameOrigin(request);
    const signedIn = yield* signedInOf(request, visit);
    if (signedIn === undefined) return yield* signInAgain;
    yield* requireFormToken(new URLSearchParams({ [formTokenName]: token }), signedIn);
    return signedIn.tier.cbamApi ? signedIn : yield* lacksTables;
  });

const counted = ({ accountId, tier }: SignedIn) =>
  Effect.flatMap(
    RateLimiter,
    (limiter) => limiter.take(pageQuotas(tier)["page-batches"], accountId),
  );

/** Permissions of who is signed in: those of the account's owner. */
const permissions = [supplierReading.permission];

/** A table that somebody sent with a browser. */
export interface SentTable {
  readonly token: string;
  /** Says of which media type the table is. */
  readonly request: Request;
  readonly bytes: ReturnType<typeof readBytes>;
  readonly query: BulkQuery;
  readonly form: BatchForm;
}

/** Calculates the table under the session's rights, once it is known whose it is. */
export const calculateSent = (
  visit: Visit,
  request: Request,
  sent: SentTable,
): PageWork<BulkServices | BrowserSession | Exchange> =>
  Effect.gen(function* () {
    const signedIn = yield* senderOf(visit, request, sent.token);
    yield* counted(signedIn);
    const { requestId } = yield* Exchange;
    const read = yield* bodyReaderOf(sent.request);
    const { rows, dialect, readAs } = yield* read(yield* sent.bytes, sent.query);
    const caller = { accountId: signedIn.accountId, tier: signedIn.tier, keyId: null, isTest: false };
    const values = yield* valueRows({ ...caller, permissions }, undefined);
    const batch = yield* runBulk({ caller, requestId, rows, values });
    return yield* batchAnswer(batch, {
      form: sent.form,
      dialect,
      hasSumRow: undefined,
      readAs,
      isShort: false,
    });
  });

const calculate = pageRoute(
  "POST",
  "/tables/calculate",
  (visit, request) =>
    toModule(
      Effect.flatMap(choicesIn((name) => visit.query[name]), (choices) =>
        calculateSent(visit, request, {
          token: headerOf(request, "x-form-token") ?? "",
          request,
          bytes: readBytes(request, bodyLimitOf(Contract.bulk)),
          query: { ...choices, extra_columns: "keep" },
          form: "application/json",
        })),
      visit.language,
    ),
);

const download = memberRoute(
  "/tables/calculated/:request_id",
  ({ signedIn, params, request, visit }) =>
    toModule(
      Effect.gen(function* () {
        const head = yield* ownBatch(
          { accountId: signedIn.accountId, isTest: false },
          params["request_id"] ?? "",
        );
        const rows = yield* (yield* Batches).rows(head, { fromIndex: 0, limit: head.summary.total });
        const { decimal } = yield* choicesIn((name) => visit.query[name]);
        const dialect = dialectOf({ decimal, keepsExtraColumns: false });
        return yield* tableAnswer({ ...head, rows }, {
          form: formOf(request),
          dialect,
          hasSumRow: true,
          readAs: [],
        });
      }),
      visit.language,
    ),
);

export const sessionTables = [calculate, download] as const;
