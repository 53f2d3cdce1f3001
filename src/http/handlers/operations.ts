/**
 * Whether the process answers, whether it is ready, and the contract as a document.
 */
import * as Effect from "effect/Effect";
import { Readiness } from "../../application/readiness.ts";
import { ServiceUnavailable } from "../../contract/failures.ts";
import * as Contract from "../../contract/operations.ts";
import { openApiDocument } from "../openapi/document.ts";
import type { JsonObject } from "../openapi/schemas.ts";
import { serviceVersion } from "../openapi/version.ts";
import { Exchange } from "../server/exchange.ts";
import { implement } from "../server/implement.ts";
import { Tagged } from "../wire/response.ts";

export const healthz = implement(Contract.healthz, () => Effect.succeed({ status: "ok" } as const));

const retryAfterSeconds = 5;

export const readyz = implement(Contract.readyz, () =>
  Effect.gen(function* () {
    const { isReady, parts } = yield* (yield* Readiness).standing;
    if (isReady) return { status: "ready", parts } as const;
    const message = parts.database === "ok"
      ? "The database is not migrated to this version yet."
      : "The database does not answer.";
    return yield* new ServiceUnavailable({ message, retryAfterSeconds, parts });
  }));

/** The document is made when it is first asked for, and again only for another origin. */
let latest: { readonly origin: string; readonly document: JsonObject } | undefined;

const documentFor = (origin: string): JsonObject => {
  if (latest?.origin !== origin) latest = { origin, document: openApiDocument(origin, serviceVersion) };
  return latest.document;
};

export const openApi = implement(
  Contract.openApiDocument,
  () =>
    Effect.map(Exchange, ({ linkOrigin: origin }) => {
      return new Tagged("openapi", () => documentFor(origin));
    }),
);
