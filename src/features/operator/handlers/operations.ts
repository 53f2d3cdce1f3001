/** Health of the process: that it answers, and that it is ready. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { Readiness } from "../../../application/readiness.ts";
import { ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/operations.ts";
import { implement } from "../../../http/routes/implement.ts";
import { implementPure } from "../../../http/routes/implement_pure.ts";

export const healthz = implementPure(Contract.healthz, () => Either.right({ status: "ok" } as const));

const retryAfterSeconds = 5;

export const readyz = implement(Contract.readyz, () =>
  Effect.gen(function* () {
    const { isReady, parts } = yield* (yield* Readiness).standing;
    if (isReady) return { status: "ready", parts } as const;
    const message = parts.database !== "ok"
      ? "The database does not answer."
      : parts.migrations === "ok"
      ? "The tables of law that operators added are not read yet."
      : "The database is not migrated to this version yet.";
    return yield* new ServiceUnavailable({ message, retryAfterSeconds, parts });
  }));
