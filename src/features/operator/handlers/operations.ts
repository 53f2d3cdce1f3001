/** Health of the process: that it answers, and that it is ready. */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { Readiness, type ReadinessState, rightRefused } from "../../../application/readiness.ts";
import { ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/operations.ts";
import { implementPure, implementRemembered } from "../../../http/routes/implement_pure.ts";

export const healthz = implementPure(Contract.healthz, () => Either.right({ status: "ok" } as const));

const retryAfterSeconds = 5;

/** @fails ServiceUnavailable while a part is missing that calls need */
const readinessOf = ({ isReady, lacksRight, parts }: ReadinessState) => {
  if (isReady) return Either.right({ status: "ready", parts } as const);
  const message = lacksRight
    ? rightRefused
    : parts.database !== "ok"
    ? "The database does not answer."
    : parts.migrations === "ok"
    ? "The tables of law that operators added are not read yet."
    : "The database is not migrated to this version yet.";
  return Either.left(new ServiceUnavailable({ message, retryAfterSeconds, parts }));
};

export const readyz = implementRemembered(
  Contract.readyz,
  Effect.flatMap(Readiness, ({ standing }) => Effect.flatMap(standing, readinessOf)),
  (services: Context.Context<Readiness>) => {
    const { standingNow } = Context.get(services, Readiness);
    return () => {
      const standing = standingNow();
      return standing && readinessOf(standing);
    };
  },
);
