/** Browser sessions and their accounts as rows: the columns that are asked for, and the schema of each row. */
import * as Schema from "effect/Schema";
import { roles } from "../../../domain/accounts/roles.ts";
import { tierColumns, TierRow } from "./account_rows.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { msOf, time } from "../engine/statements/times.ts";

/** An account that may sign in, by the time that is the statement's parameter of this number. */
export const isOpen = (parameter: number): string =>
  `a.closed_at is null and (a.expires_at is null or a.expires_at > ${time(parameter)})`;

export const membershipColumns =
  `a.id as "accountId", m.id as "memberId", m.email, m.role, a.email as "accountEmail", a.name as "accountName"`;
const MembershipRow = Schema.Struct({
  accountId: Schema.String,
  memberId: Schema.String,
  email: Schema.String,
  role: Schema.Literal(...roles),
  accountEmail: Schema.String,
  accountName: Schema.String,
});
/** Memberships that were found. */
export const membershipRows = rowsOf(MembershipRow);
/** The membership that was found. */
export const firstMembership = firstRowOf(MembershipRow);
export const firstId = firstRowOf(Schema.Struct({ id: Schema.String }));

const SessionRow = Schema.Struct({
  ...TierRow.fields,
  ...MembershipRow.fields,
  isHolder: Schema.Boolean,
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

export const sessionColumns = `s.id as "sessionId", ${membershipColumns}, a.language, ${tierColumns},
  lower(m.email) = lower(a.email) as "isHolder",
  (a.operator_since is not null and lower(m.email) = lower(a.email)) as "isOperator", ${
  msOf("s.rotated_at")
} as "rotatedMs",
  ${msOf("s.last_seen_at")} as "seenMs", ${msOf("s.second_factor_at")} as "secondFactorMs"`;
