/**
 * Whether the process answers, whether it is ready, and the contract as a document.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { Readiness } from "../../application/readiness.ts";
import { ServiceUnavailable } from "../../contract/failures.ts";
import * as Contract from "../../contract/operations.ts";
import { openApiDocument, servedFrom } from "../openapi/document.ts";
import type { JsonObject } from "../openapi/schemas.ts";
import { serviceVersion } from "../openapi/version.ts";
import { absoluteUrl, Exchange } from "../server/exchange.ts";
import { implement } from "../server/implement.ts";
import { implementPure } from "../server/implement_pure.ts";
import { once } from "../../kernel/once.ts";
import { Tagged } from "../wire/response.ts";

export const healthz = implementPure(Contract.healthz, () => Either.right({ status: "ok" } as const));

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

/** The document is made when it is first asked for. */
const document = once(() => openApiDocument("/", serviceVersion));

const documentFor = (origin: string): JsonObject => servedFrom(document(), origin);

export const openApi = implement(
  Contract.openApiDocument,
  ({ request }) =>
    Effect.map(Exchange, (exchange) => {
      const { origin } = new URL(absoluteUrl("/", request, exchange));
      return new Tagged("openapi", () => documentFor(origin));
    }),
);
