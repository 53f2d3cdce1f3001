/**
 * All that the operator may ask for: the commands on accounts, keys, tiers and prices, and those on documents.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { OperatorRefused, ServiceUnavailable } from "../domain/errors.ts";
import { carryOut, Command, type Row } from "./operator_commands.ts";
import type { Operator } from "./ports.ts";
import { type Purged, purgeExpired, type PurgeServices } from "./purge_expired.ts";

/** A command on accounts, keys, tiers or prices, or `purge`, which needs the documents too. */
export const AnyCommand = Schema.Union(Command, Schema.Struct({ do: Schema.Literal("purge") }));
export type AnyCommand = typeof AnyCommand.Type;

const purgedRow = ({ invoices, orphans, mails, idempotencyKeys }: Purged): Row => ({
  invoices,
  orphans,
  mails,
  idempotency_keys: idempotencyKeys,
});

/** Purges what is due now. @returns one row of counts */
export const purge: Effect.Effect<ReadonlyArray<Row>, ServiceUnavailable, PurgeServices> = Effect.map(
  purgeExpired,
  (purged) => [purgedRow(purged)],
);

/** @fails OperatorRefused with what would be right */
export const carryOutAny = (
  command: AnyCommand,
): Effect.Effect<ReadonlyArray<Row>, OperatorRefused | ServiceUnavailable, Operator | PurgeServices> =>
  command.do === "purge" ? purge : carryOut(command);
