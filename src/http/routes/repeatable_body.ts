/**
 * Handlers of JSON bodies whose work is done once under an `Idempotency-Key`, and is answered with a text of JSON.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { Idempotency } from "../../application/ports.ts";
import type {
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  ServiceUnavailable,
} from "../../contract/failures.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { type BodyFailure, bodyOf } from "./body.ts";
import type { Declaration, DecodedRequest } from "./declared.ts";
import { type Keep, repeatableJson, type RepeatedFailure } from "./idempotent.ts";

/** Whose work it is, and where its answer is kept. */
export interface RepeatableWork {
  readonly accountId: string;
  /** Keeps the answer in the transaction that writes; undefined for a call without a key. */
  readonly keep: Keep | undefined;
}

/** Work on what the path names. */
export interface RepeatableChange extends RepeatableWork {
  readonly id: string;
}

/** Handler of a call whose body is read first. */
type RepeatableHandler<Path, Query, E extends RepeatedFailure, R> = (
  decoded: DecodedRequest<Path, Query>,
  caller: Caller,
) => Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  E | BodyFailure | IdempotencyKeyInUse | IdempotencyKeyReused | ServiceUnavailable,
  R | Exchange | HttpServerRequest.HttpServerRequest | Idempotency
>;

/** Reads the bodies of an endpoint; what else the answer depends on is part of what a repeated call must send again. */
const worker = <Path, Query, Body, Answer, Failure>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
) => {
  const body = bodyOf(endpoint);
  return <E extends RepeatedFailure, R>(
    request: HttpServerRequest.HttpServerRequest,
    caller: Caller,
    named: ReadonlyArray<string>,
    work: (call: RepeatableWork, value: Body) => Effect.Effect<string, E, R>,
  ) =>
    Effect.flatMap(body.bytes(request), (bytes) =>
      repeatableJson({
        caller,
        endpoint,
        payload: [...named, bytes],
        work: (keep) =>
          Effect.flatMap(
            body.decode(bytes),
            ({ value }) => work({ accountId: caller.accountId, keep }, value),
          ),
      }));
};

/** @returns the handler that does the work of a body once under a key */
export const repeatableBody = <Path, Query, Body, Answer, Failure, E extends RepeatedFailure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
  work: (call: RepeatableWork, value: Body) => Effect.Effect<string, E, R>,
): RepeatableHandler<Path, Query, E, R> => {
  const done = worker(endpoint);
  return ({ request }, caller) => done(request, caller, [], work);
};

/** @returns the handler that does the work of a body once under a key, on what the path names */
export const repeatableChange = <Query, Body, Answer, Failure, E extends RepeatedFailure, R>(
  endpoint: Declaration<{ readonly id: string }, Query, Body, Answer, Failure>,
  work: (call: RepeatableChange, value: Body) => Effect.Effect<string, E, R>,
): RepeatableHandler<{ readonly id: string }, Query, E, R> => {
  const done = worker(endpoint);
  return ({ request, path: { id } }, caller) =>
    done(request, caller, [id], (call, value) => work({ ...call, id }, value));
};
