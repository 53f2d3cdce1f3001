/**
 * Turns of those who write an account's installations and values, or delete them with its ledger.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { orUnavailable } from "./engine/unavailable.ts";

/** Tells these locks from those for other purposes. */
const lockClass = 7233003;

/** Waits for other writers of the account's installations and values, until the end of the transaction. */
export const lockSuppliers = (
  sql: SqlClient.SqlClient,
  accountId: string,
): Effect.Effect<unknown, SqlError> =>
  sql.unsafe("select pg_advisory_xact_lock($1::int, hashtext($2))", [lockClass, accountId]);

/** Runs the work in a transaction, in turn with other writers of the account. */
export const inTurn = <Value, E, R>(
  sql: SqlClient.SqlClient,
  accountId: string,
  work: Effect.Effect<Value, E, R>,
): Effect.Effect<Value, Exclude<E, SqlError> | ServiceUnavailable, R> =>
  orUnavailable(sql.withTransaction(Effect.zipRight(
    lockSuppliers(sql, accountId),
    work,
  )));
