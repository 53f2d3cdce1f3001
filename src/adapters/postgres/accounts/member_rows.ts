/** Members and invitations as rows: the columns that are asked for, and the schema of each row. */
import * as Schema from "effect/Schema";
import { roles } from "../../../domain/accounts/roles.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { isoTime, time } from "../engine/statements/times.ts";

const text = Schema.String;
const Role = Schema.Literal(...roles);

/** An invitation `i` that can still be taken up, by the time that is the statement's parameter of this number. */
export const isPending = (parameter: number): string =>
  `i.used_at is null and i.revoked_at is null and i.expires_at > ${time(parameter)}`;

const isHolder = `lower(m.email) = lower(a.email) as "isHolder"`;

export const memberColumns = `m.id, m.email, m.role, ${isHolder}, ${isoTime("m.joined_at")} as "joinedAt",
  (select ${isoTime("max(s.last_seen_at)")} from browser_session s where s.member_id = m.id) as "lastSeenAt"`;

/** A member's row in the list. */
export const memberRows = rowsOf(Schema.Struct({
  id: text,
  email: text,
  role: Role,
  isHolder: Schema.Boolean,
  joinedAt: text,
  lastSeenAt: Schema.NullOr(text),
}));

export const standingColumns = `m.id as "memberId", m.email, m.role, ${isHolder}`;

/** Role of a member as it is at the time of a change. */
export const firstStanding = firstRowOf(
  Schema.Struct({ memberId: text, email: text, role: Role, isHolder: Schema.Boolean }),
);

export const invitationColumns = `i.id, i.email, i.role, m.email as "invitedBy", ${
  isoTime("i.expires_at")
} as "expiresAt"`;

/** An invitation's row in the list. */
export const invitationRows = rowsOf(
  Schema.Struct({ id: text, email: text, role: Role, invitedBy: text, expiresAt: text }),
);

export const invitedColumns =
  `i.email, i.role, a.email as "accountEmail", a.name as "accountName", m.email as "invitedBy"`;

/** An invitation as the invited person sees it. */
export const firstInvitation = firstRowOf(
  Schema.Struct({ email: text, role: Role, accountEmail: text, accountName: text, invitedBy: text }),
);

/** An invitation that was just used or revoked. */
export const firstInvited = firstRowOf(Schema.Struct({ accountId: text, email: text, role: Role }));

/** Places of an account's members, taken by members and by those who are invited. */
export const firstPlaces = firstRowOf(
  Schema.Struct({ taken: Schema.Number, isMember: Schema.Boolean, isJustSent: Schema.Boolean }),
);
