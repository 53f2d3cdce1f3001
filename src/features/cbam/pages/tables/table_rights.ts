/**
 * Right to calculate tables on a page and to have them again: the session of who is signed in, or an API key that came with
 * the request, which is admitted as the API admits it. The API takes no session.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { RateLimiter } from "../../../../application/ports.ts";
import { pageQuotas } from "../../../../application/accounts/windows.ts";
import type { BrowserSession } from "../../../../application/accounts/browser_session.ts";
import type { BulkCall } from "../../../../application/cbam/run_bulk.ts";
import { permissions } from "../../../../contract/access.ts";
import * as Contract from "../../../../contract/bulk.ts";
import { TierLacksFeature, Unauthenticated } from "../../../../contract/failures.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { Exchange, headerOf } from "../../../../http/exchange/exchange.ts";
import { accessOf, type UntypedDeclaration } from "../../../../http/routes/declared.ts";
import { type AdmissionServices, admitted } from "../../../../http/routes/limited.ts";
import {
  formTokenName,
  requireFormToken,
  requireRight,
  requireSameOrigin,
  signedInOf,
} from "../../../../web/visit/session.ts";
import { recordedWork } from "../../../../web/page/routes.ts";
import type { Visit } from "../../../../web/visit/visit.ts";

type Request = HttpServerRequest.HttpServerRequest;

const signInAgain = new Unauthenticated({ message: "The session is over: sign in again." });
const lacksTables = new TierLacksFeature({
  message: "The account's tier has no tables: CBAM PRO and Enterprise have them.",
});

/** True if the request came with a key, whether it is one or not. */
export const hasKey = (request: Request): boolean => headerOf(request, "authorization") !== undefined;

/** Work for a holder of a key, under the rule of the API's own endpoint. */
export const underKey = <E extends ApiFailure, R>(
  endpoint: UntypedDeclaration & { readonly name: string },
  work: (caller: BulkCall["caller"]) => Effect.Effect<HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse, ApiFailure, R | Request | Exchange | AdmissionServices> => {
  const rule = accessOf(endpoint);
  return rule === undefined ? Effect.fail<ApiFailure>(signInAgain) : admitted(
    rule,
    (caller) => caller === undefined ? Effect.fail<ApiFailure>(signInAgain) : work(caller),
  );
};

/**
 * Work of who sends a table from a page of their session, counted among the account's tables and recorded as theirs.
 * @param token the session's form token, as the page brought it back
 * @fails PermissionDenied, Unauthenticated, TierLacksFeature, RateLimited
 */
export const underSession = <E extends ApiFailure, R>(
  visit: Visit,
  { request, token }: { readonly request: Request; readonly token: string },
  work: (caller: BulkCall["caller"]) => Effect.Effect<HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse, ApiFailure, R | BrowserSession | Exchange | RateLimiter> =>
  Effect.gen(function* () {
    yield* requireSameOrigin(request);
    const signedIn = yield* signedInOf(request, visit);
    if (signedIn === undefined) return yield* signInAgain;
    yield* requireRight(signedIn, "work");
    yield* requireFormToken(new URLSearchParams({ [formTokenName]: token }), signedIn);
    const { accountId, tier } = signedIn;
    if (!tier.cbamApi) return yield* lacksTables;
    yield* (yield* RateLimiter).take(pageQuotas(tier)["page-batches"], accountId);
    const { answerHeaders, place } = yield* Exchange;
    yield* place.takenByMember(signedIn);
    const calculated = work({ accountId, tier, keyId: null, isTest: false, permissions });
    return yield* recordedWork(
      { signedIn, visit },
      "table.calculated",
      calculated,
      ({ status }) => status < 300 && answerHeaders["idempotent-replayed"] === undefined,
    );
  });

/** Work for whoever may calculate a table: the key that came, else the session. */
export const mayCalculate = <E extends ApiFailure, R>(
  visit: Visit,
  { request, token }: { readonly request: Request; readonly token: string },
  work: (caller: BulkCall["caller"]) => Effect.Effect<HttpServerResponse, E, R>,
): Effect.Effect<
  HttpServerResponse,
  ApiFailure,
  R | Request | BrowserSession | Exchange | AdmissionServices
> => hasKey(request) ? underKey(Contract.bulk, work) : underSession(visit, { request, token }, work);
