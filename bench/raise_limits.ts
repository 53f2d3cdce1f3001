/** Takes the rate limits out of a load's way, as far as an operator may: straight in the database, before a start. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { mostCallsPerHour } from "../src/domain/accounts/access.ts";
import { embedded, server } from "../src/adapters/postgres/engine/client.ts";
import { migrate } from "../src/adapters/postgres/engine/migrations.ts";

/** Sets the limit of every tier, before the service starts; makes the database where there is none. */
export const raiseLimits = (settings: Readonly<Record<string, string>>): Promise<void> => {
  const url = settings["DATABASE_URL"];
  const raise = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`update tier set api_rate_per_hour = ${mostCallsPerHour}`,
  );
  const database = url === undefined ? embedded(settings["DATA_DIR"] ?? "data") : server(Redacted.make(url));
  return Effect.runPromise(
    Effect.asVoid(Effect.zipRight(migrate(), raise)).pipe(Effect.provide(database), Effect.scoped),
  );
};
