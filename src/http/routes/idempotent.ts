/**
 * Calls under an `Idempotency-Key`: done once, however often they are sent within 24 hours. Decisions, "Additions to
 * v1": a replay carries `Idempotent-Replayed: true`.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { createHash } from "node:crypto";
import { signatureOf } from "../../contract/endpoint.ts";
import { Idempotency } from "../../application/ports.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import {
  type IdempotencyKeyInUse,
  type IdempotencyKeyReused,
  type InvalidRequest,
  invalidRequest,
  type PermissionDenied,
  type ServiceUnavailable,
} from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import {
  type IdempotencyKey,
  idempotencyKeyOfText,
  type RepeatableCall,
} from "../../domain/accounts/idempotency.ts";
import { issueOf } from "../../kernel/issue.ts";
import { Exchange, headerOf } from "../exchange/exchange.ts";
import { jsonText } from "../wire/response.ts";

const headerName = "Idempotency-Key";

/** Writes the call's outcome in the transaction that it is run in. */
export type Keep = (outcome: string) => Effect.Effect<void, ServiceUnavailable>;

/**
 * Failures of work that may come again. Permissions are not among them: what a key lacks is asked before, so that a replay under
 * another key of the account asks for the same. Decision 0170.
 */
export type RepeatedFailure = Exclude<ApiFailure, PermissionDenied>;

/** A call that may come again. */
export interface Repeatable<A, E extends RepeatedFailure, R, E2 extends RepeatedFailure, R2> {
  readonly caller: Caller;
  /** The keys of an endpoint are its own; what was made with a test key is nothing that a live one may get. */
  readonly endpoint: Parameters<typeof signatureOf>[0];
  /** All that the answer depends on: the body, and the headers that change it. */
  readonly payload: ReadonlyArray<string | Uint8Array>;
  /** The call's admission, which is waited for before anything is kept; absent: it was let in. */
  readonly admission?: Effect.Effect<void>;
  /** Does the work, and hands its outcome to `keep` where it becomes final; undefined for a call without a key. */
  readonly work: (keep: Keep | undefined) => Effect.Effect<A, E, R>;
  /** Repeats the answer from the kept outcome. */
  readonly replay: (outcome: string) => Effect.Effect<A, E2, R2>;
}

/** @returns the hash of parts that stand apart from each other, so that none can be taken for a part of its neighbour */
export const hashOf = (payload: ReadonlyArray<string | Uint8Array>): string =>
  payload.reduce(
    (hash, part) => hash.update(`${part.length}:`).update(part),
    createHash("sha256"),
  ).digest("hex");

const keyOf = (header: string): Effect.Effect<IdempotencyKey, InvalidRequest> => {
  const key = idempotencyKeyOfText(header);
  return key === undefined
    ? invalidRequest([
      issueOf({ path: headerName, code: "format" }, {
        kind: "call",
        sentence: "must be 1 to 255 printable ASCII characters without spaces, such as a UUID.",
      }),
    ])
    : Effect.succeed(key);
};

/** Work that is done once, however often it is asked for. */
export type Once<A, E extends RepeatedFailure, R, E2 extends RepeatedFailure, R2> =
  & Pick<Repeatable<A, E, R, E2, R2>, "payload" | "work" | "replay">
  & Omit<RepeatableCall, "key" | "payloadHash">
  & { readonly key: string };

/**
 * Does the work, or gives its first answer again, under a key.
 * @fails InvalidRequest for a key that is none, IdempotencyKeyInUse, IdempotencyKeyReused, ServiceUnavailable
 */
export const doneOnce = <A, E extends RepeatedFailure, R, E2 extends RepeatedFailure, R2>(
  { accountId, endpoint, key, payload, work, replay }: Once<A, E, R, E2, R2>,
): Effect.Effect<
  A,
  E | E2 | InvalidRequest | IdempotencyKeyInUse | IdempotencyKeyReused | ServiceUnavailable,
  R | R2 | Exchange | Idempotency
> =>
  Effect.gen(function* () {
    const idempotency = yield* Idempotency;
    const { answerHeaders } = yield* Exchange;
    const claimed = { accountId, endpoint, key: yield* keyOf(key), payloadHash: hashOf(payload) };
    const answer = (earlier: Option.Option<string>): Effect.Effect<A, E | E2, R | R2> => {
      if (Option.isNone(earlier)) return work((outcome) => idempotency.keep(claimed, outcome));
      return Effect.tap(replay(earlier.value), () =>
        Effect.sync(() => {
          answerHeaders["idempotent-replayed"] = "true";
        }));
    };
    return yield* Effect.scoped(Effect.flatMap(idempotency.claim(claimed), answer));
  });

/**
 * Does the work, or gives its first answer again.
 * @fails InvalidRequest for a key that is none, IdempotencyKeyInUse, IdempotencyKeyReused, ServiceUnavailable
 */
export const repeatable = <A, E extends RepeatedFailure, R, E2 extends RepeatedFailure, R2>(
  call: Repeatable<A, E, R, E2, R2>,
): Effect.Effect<
  A,
  E | E2 | InvalidRequest | IdempotencyKeyInUse | IdempotencyKeyReused | ServiceUnavailable,
  R | R2 | Exchange | HttpServerRequest.HttpServerRequest | Idempotency
> =>
  Effect.gen(function* () {
    const header = headerOf(yield* HttpServerRequest.HttpServerRequest, headerName.toLowerCase());
    if (header === undefined) return yield* call.work(undefined);
    yield* call.admission ?? Effect.void;
    return yield* doneOnce({
      accountId: call.caller.accountId,
      endpoint: `${call.caller.isTest ? "test " : ""}${signatureOf(call.endpoint)}`,
      key: header,
      payload: call.payload,
      work: call.work,
      replay: call.replay,
    });
  });

/**
 * Does the work, which makes a text of JSON, or answers with the same text again.
 * @fails InvalidRequest for a key that is none, IdempotencyKeyInUse, IdempotencyKeyReused, ServiceUnavailable
 */
export const repeatableJson = <E extends RepeatedFailure, R>(
  call: Omit<Repeatable<string, E, R, never, never>, "replay">,
): Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  E | InvalidRequest | IdempotencyKeyInUse | IdempotencyKeyReused | ServiceUnavailable,
  R | Exchange | HttpServerRequest.HttpServerRequest | Idempotency
> => Effect.map(repeatable({ ...call, replay: Effect.succeed }), jsonText);
