/**
 * Whether the process answers, whether it is ready, and the contract as a document.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { DatabaseHealth } from "../../application/ports.ts";
import * as Contract from "../../contract/operations.ts";
import { implement } from "../server/implement.ts";
import { jsonText } from "../wire/response.ts";

export const healthz = implement(Contract.healthz, () => Effect.succeed({ status: "ok" } as const));

const notReady = HttpServerResponse.setStatus(
  jsonText(JSON.stringify({ status: "not_ready", error: "The database does not answer." })),
  503,
);

export const readyz = implement(Contract.readyz, () =>
  Effect.gen(function* () {
    return (yield* (yield* DatabaseHealth).isReady) ? { status: "ready" } as const : notReady;
  }));
