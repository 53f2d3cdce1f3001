/**
 * Whether the process answers, whether it is ready, and the contract as a document.
 */
import * as Effect from "effect/Effect";
import { Readiness } from "../../../application/readiness.ts";
import { ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/operations.ts";
import { openApiDocument } from "../../../http/openapi/document.ts";
import type { JsonObject } from "../../../http/openapi/schemas.ts";
import { serviceVersion } from "../../../kernel/service_version.ts";
import { absoluteUrl, Exchange } from "../../../http/server/exchange.ts";
import { implement } from "../../../http/server/implement.ts";
import { Tagged } from "../../../http/wire/response.ts";

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
  ({ request }) =>
    Effect.map(Exchange, (exchange) => {
      const { origin } = new URL(absoluteUrl("/", request, exchange));
      return new Tagged("openapi", () => documentFor(origin));
    }),
);
