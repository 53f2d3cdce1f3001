/** Browser sessions and their accounts as rows: the columns that are asked for, and the schema of each row. */
import * as Schema from "effect/Schema";
import { tierColumns, TierRow } from "./account_rows.ts";
import { firstRowOf } from "../engine/rows.ts";

const msOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
/** A moment that is given in milliseconds since 1970, as the parameter of this number. */
export const time = (parameter: number): string => `to_timestamp($${parameter}::float8 / 1000)`;
/** An account that may sign in, by the time that is the statement's parameter of this number. */
export const isOpen = (parameter: number): string =>
  `a.closed_at is null and (a.expires_at is null or a.expires_at > ${time(parameter)})`;

const AccountRow = Schema.Struct({ accountId: Schema.String, email: Schema.String });
/** The account that was found. */
export const firstAccount = firstRowOf(AccountRow);
export const firstId = firstRowOf(Schema.Struct({ id: Schema.String }));

const SessionRow = Schema.Struct({
  ...TierRow.fields,
  ...AccountRow.fields,
  sessionId: Schema.String,
  language: Schema.Literal("en", "de", "fr"),
  isCurrent: Schema.Boolean,
  isOperator: Schema.Boolean,
  rotatedMs: Schema.Number,
  seenMs: Schema.Number,
  secondFactorMs: Schema.NullOr(Schema.Number),
});
export type SessionRow = typeof SessionRow.Type;
export const firstSession = firstRowOf(SessionRow);

export const sessionColumns = `s.id as "sessionId", a.id as "accountId", a.email, a.language, ${tierColumns},
  a.operator_since is not null as "isOperator", ${msOf("s.rotated_at")} as "rotatedMs",
  ${msOf("s.last_seen_at")} as "seenMs", ${msOf("s.second_factor_at")} as "secondFactorMs"`;
