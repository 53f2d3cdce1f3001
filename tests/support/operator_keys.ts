/** Keys on a database server, made without a process of the service. */
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { server } from "../../src/adapters/postgres/engine/client.ts";
import * as OperatorAdapter from "../../src/adapters/postgres/accounts/operator.ts";
import { Operator } from "../../src/application/ports.ts";
import { mostCallsPerHour } from "../../src/domain/accounts/access.ts";

/** Keys of one account, each with as many calls an hour as an operator may give. The database is migrated. */
export const manyKeys = (
  { url }: { readonly url: string },
  count: number,
): Promise<ReadonlyArray<string>> =>
  Effect.runPromise(
    Effect.gen(function* () {
      const operator = yield* Operator;
      const [tier] = (yield* operator.tiers).filter(({ name }) => name === "enterprise");
      if (tier !== undefined) yield* operator.setTierLimits({ ...tier, apiRatePerHour: mostCallsPerHour });
      yield* operator.createAccount("many@example.com", "enterprise");
      const make = Effect.map(operator.createKey("many@example.com", ["cbam:read"]), ({ key }) => key);
      return yield* Effect.replicateEffect(make, count);
    }).pipe(
      Effect.provide(OperatorAdapter.layer),
      Effect.provide(server(Redacted.make(url))),
      Effect.scoped,
    ),
  );
