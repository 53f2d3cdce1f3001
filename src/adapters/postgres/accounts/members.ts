/**
 * Members and invitations as rows. Whatever changes them takes the account's row first and then looks at who asks, so that two
 * changes at the same moment come one after the other, and nobody changes anything with a right that was just taken away.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import type { Membership } from "../../../application/accounts/browser_session.ts";
import { Members, mostMembers, type NewInvitation } from "../../../application/accounts/members.ts";
import { Outbox } from "../../../application/documents/document_ports.ts";
import { newId } from "../../../application/new_id.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { Act } from "../../../domain/accounts/acts.ts";
import { type OperatorRefused, refusedFor } from "../../../domain/accounts/operator_refused.ts";
import { may, type Role } from "../../../domain/accounts/roles.ts";
import { hashOfToken, invitationMs, pressedTwiceMs } from "../../../domain/accounts/session.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { listActs, writeAct } from "./account_acts.ts";
import { beginSession } from "./begin_session.ts";
import { changeHolder } from "./hand_over.ts";
import { endMembershipWithKeys, revokeInvitationsBy } from "./end_membership.ts";
import { firstMembership, isOpen, membershipColumns } from "./browser_session_rows.ts";
import {
  firstInvitation,
  firstInvited,
  firstPlaces,
  firstStanding,
  invitationColumns,
  invitationRows,
  invitedColumns,
  isPending,
  memberColumns,
  memberRows,
  standingColumns,
} from "./member_rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";

/** A change, with the act that it is; none where nothing was to change. */
type Work = Effect.Effect<Act | undefined, SqlError | OperatorRefused | ServiceUnavailable>;

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const outbox = yield* Outbox;

  const standingOf = (accountId: string, memberId: string) =>
    firstStanding(sql.unsafe(
      `select ${standingColumns} from member m join account a on a.id = m.account_id
       where m.id = $2::uuid and m.account_id = $1::uuid and m.left_at is null`,
      [accountId, memberId],
    ));

  const lock = (accountId: string) => sql`select 1 from account where id = ${accountId}::uuid for update`;

  /** A change of the account, after it is the turn of who asks, who is still a member. */
  const changing = (
    person: Membership,
    work: (standing: { readonly role: Role; readonly isHolder: boolean }) => Work,
  ) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      yield* lock(person.accountId);
      const standing = yield* standingOf(person.accountId, person.memberId);
      if (Option.isNone(standing)) return yield* refusedFor({ kind: "noMember" });
      const act = yield* work(standing.value);
      if (act !== undefined) yield* writeAct(sql, person, act);
      return act !== undefined;
    })));

  const administering = (
    person: Membership,
    work: (isHolder: boolean) => Work,
  ) =>
    changing(
      person,
      ({ role, isHolder }) =>
        may(role, "administer") ? work(isHolder) : refusedFor({ kind: "noAdministrator" }),
    );

  /** Another member whom a change is about; the holder of the account's address stays as they are. */
  const target = (accountId: string, id: string) =>
    Effect.gen(function* () {
      const memberId = uuidOfText(id);
      const found = memberId === undefined ? Option.none() : yield* standingOf(accountId, memberId);
      if (Option.isNone(found)) return yield* refusedFor({ kind: "noMember" });
      if (found.value.isHolder) return yield* refusedFor({ kind: "holderStays", email: found.value.email });
      return found.value;
    });

  const keepInvitation = (person: Membership, { email, role, token, mail }: NewInvitation) =>
    Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const { accountId, memberId } = person;
      const places = yield* Effect.flatMap(
        firstPlaces(sql.unsafe(
          `select (select count(*) from member where account_id = $1::uuid and left_at is null)::int +
             (select count(*) from member_invitation i where i.account_id = $1::uuid and lower(i.email) <> lower($2)
               and ${isPending(3)})::int as taken,
             exists (select 1 from member where account_id = $1::uuid and left_at is null
               and lower(email) = lower($2)) as "isMember",
             exists (select 1 from member_invitation i where i.account_id = $1::uuid and lower(i.email) = lower($2)
               and i.role = $4 and i.invited_by = $5::uuid and i.invited_at > ${time(6)}
               and ${isPending(3)}) as "isJustSent"`,
          [accountId, email, nowMs, role, memberId, nowMs - pressedTwiceMs],
        )),
        Effect.orDie,
      );
      if (places.isJustSent) return undefined;
      if (places.isMember) return yield* refusedFor({ kind: "memberThere", email });
      if (places.taken >= mostMembers) {
        return yield* refusedFor({ kind: "tooManyMembers", most: mostMembers });
      }
      yield* sql.unsafe(
        `update member_invitation i set revoked_at = ${time(3)}
         where i.account_id = $1::uuid and lower(i.email) = lower($2) and ${isPending(3)}`,
        [accountId, email, nowMs],
      );
      yield* sql.unsafe(
        `insert into member_invitation (id, account_id, email, role, token_hash, invited_by, invited_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, ${time(7)}, ${time(8)})`,
        [newId(nowMs), accountId, email, role, hashOfToken(token), memberId, nowMs, nowMs + invitationMs],
      );
      yield* outbox.enqueue(mail);
      return { act: "member.invited", subject: email } as const;
    });

  const join = (token: string) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const hash = hashOfToken(token);
      yield* sql`select 1 from account a join member_invitation i on i.account_id = a.id
        where i.token_hash = ${hash} for update of a`;
      const used = yield* firstInvited(sql.unsafe(
        `update member_invitation i set used_at = ${time(2)} from account a
         where i.token_hash = $1 and ${isPending(2)} and a.id = i.account_id and ${isOpen(2)}
         returning i.account_id as "accountId", i.email, i.role`,
        [hash, nowMs],
      ));
      if (Option.isNone(used)) return Option.none();
      const { accountId, email, role } = used.value;
      yield* sql.unsafe(
        `insert into member (id, account_id, email, role, joined_at) values ($1, $2, $3, $4, ${time(5)})
         on conflict do nothing`,
        [newId(nowMs), accountId, email, role, nowMs],
      );
      const joined = yield* Effect.flatMap(
        firstMembership(sql.unsafe(
          `select ${membershipColumns} from member m join account a on a.id = m.account_id
           where m.account_id = $1::uuid and lower(m.email) = lower($2) and m.left_at is null`,
          [accountId, email],
        )),
        Effect.orDie,
      );
      yield* writeAct(sql, joined, { act: "member.joined", subject: email });
      return Option.some(yield* beginSession(sql, joined));
    })));

  return Members.of({
    list: (accountId) =>
      orUnavailable(memberRows(sql.unsafe(
        `select ${memberColumns} from member m join account a on a.id = m.account_id
         where m.account_id = $1::uuid and m.left_at is null
         order by array_position(array['administrator', 'clerk', 'viewer'], m.role), lower(m.email) collate "C"`,
        [accountId],
      ))),
    invitations: (accountId) =>
      Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
        orUnavailable(invitationRows(sql.unsafe(
          `select ${invitationColumns} from member_invitation i join member m on m.id = i.invited_by
           where i.account_id = $1::uuid and ${isPending(2)} order by i.invited_at desc`,
          [accountId, nowMs],
        )))),
    invite: (person, invitation) => administering(person, () => keepInvitation(person, invitation)),
    revokeInvitation: (person, id) =>
      administering(person, () =>
        Effect.gen(function* () {
          const nowMs = yield* Clock.currentTimeMillis;
          const revoked = yield* firstInvited(sql.unsafe(
            `update member_invitation i set revoked_at = ${time(3)}
             where i.id = $2::uuid and i.account_id = $1::uuid and ${isPending(3)}
             returning i.account_id as "accountId", i.email, i.role`,
            [person.accountId, uuidOfText(id) ?? null, nowMs],
          ));
          if (Option.isNone(revoked)) return yield* refusedFor({ kind: "noInvitation" });
          return { act: "invitation.revoked", subject: revoked.value.email } as const;
        })),
    readInvitation: (token) =>
      Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
        orUnavailable(firstInvitation(sql.unsafe(
          `select ${invitedColumns} from member_invitation i join account a on a.id = i.account_id
           join member m on m.id = i.invited_by where i.token_hash = $1 and ${isPending(2)} and ${isOpen(2)}`,
          [hashOfToken(token), nowMs],
        )))),
    join,
    setRole: (person, id, role) =>
      administering(person, () =>
        Effect.gen(function* () {
          const { memberId, email, role: before } = yield* target(person.accountId, id);
          if (before === role) return undefined;
          yield* sql.unsafe("update member set role = $2 where id = $1::uuid", [memberId, role]);
          if (!may(role, "administer")) yield* revokeInvitationsBy(sql, memberId);
          return { act: "member.role", subject: `${email}: ${before} → ${role}` } as const;
        })),
    remove: (person, id, keys) =>
      administering(person, () =>
        Effect.gen(function* () {
          const { memberId, email } = yield* target(person.accountId, id);
          yield* endMembershipWithKeys(sql, person, { memberId, email, keys });
          return { act: "member.removed", subject: email } as const;
        })),
    leave: (person, keys) =>
      changing(person, ({ role }) =>
        Effect.gen(function* () {
          const { memberId, email } = yield* target(person.accountId, person.memberId);
          yield* endMembershipWithKeys(sql, person, {
            memberId,
            email,
            keys: may(role, "administer") ? keys : "stay",
          });
          return { act: "member.left", subject: email } as const;
        })),
    handOver: (person, id) =>
      administering(person, (isHolder) =>
        Effect.gen(function* () {
          if (!isHolder) return yield* refusedFor({ kind: "noHolder" });
          const { memberId, email } = yield* target(person.accountId, id);
          if ((yield* changeHolder(sql, person.accountId, email)) === undefined) {
            return yield* refusedFor({ kind: "addressStays", email });
          }
          yield* sql.unsafe("update member set role = 'administrator' where id = $1::uuid", [memberId]);
          return { act: "account.handed-over", subject: email } as const;
        })),
    name: (person, name) =>
      administering(person, () =>
        Effect.gen(function* () {
          const changed = yield* sql.unsafe(
            "update account set name = $2 where id = $1::uuid and name <> $2 returning 1",
            [person.accountId, name],
          );
          return changed.length === 0 ? undefined : { act: "account.named", subject: name } as const;
        })),
    acts: listActs(sql),
  });
});

export const layer: Layer.Layer<Members, never, SqlClient.SqlClient | Outbox> = Layer.effect(Members, make);
