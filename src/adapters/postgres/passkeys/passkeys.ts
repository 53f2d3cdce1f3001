/**
 * Passkeys as rows. A challenge is used up by one statement before its answer is looked at, so that it is good once, of several
 * processes for one; so is a device's count.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { Passkeys } from "../../../application/accounts/passkeys.ts";
import { Outbox } from "../../../application/documents/document_ports.ts";
import { newId } from "../../../application/new_id.ts";
import { challengeMs, mostPasskeys } from "../../../domain/accounts/passkey.ts";
import { hashOfToken } from "../../../domain/accounts/session.ts";
import type { OutgoingMail } from "../../../domain/documents/mail.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import {
  assertionOf,
  creationOptions,
  madePasskey,
  requestOptions,
  type Unproven,
  usedPasskey,
} from "./passkey_check.ts";
import type { UnusableKey } from "./passkey_key.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { writeAct } from "../accounts/account_acts.ts";
import { beginSession } from "../accounts/begin_session.ts";
import { isOpen } from "../accounts/browser_session_rows.ts";
import { isoTime, time } from "../engine/statements/times.ts";

const text = Schema.String;
const passkeyRows = rowsOf(
  Schema.Struct({ id: text, name: text, addedAt: text, lastUsedAt: Schema.NullOr(text) }),
);
const credentialRows = rowsOf(Schema.Struct({ credentialId: text }));
const firstName = firstRowOf(Schema.Struct({ name: text }));
const firstKnown = firstRowOf(Schema.Struct({
  id: text,
  accountId: text,
  memberId: text,
  credentialId: text,
  publicKey: text,
  counter: Schema.Number,
}));

/** Use of a challenge: only for that it is taken. */
type Purpose = "add" | "sign-in";

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const outbox = yield* Outbox;

  const tell = (mail: OutgoingMail | undefined) => mail === undefined ? Effect.void : outbox.enqueue(mail);

  /** @param holder session or cookie that the challenge is bound to */
  const keepChallenge = (purpose: Purpose, holder: string, challenge: string) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      orUnavailable(sql.unsafe(
        `insert into passkey_challenge (challenge_hash, bound_hash, purpose, expires_at)
         values ($1, $2, $3, ${time(4)})`,
        [hashOfToken(challenge), hashOfToken(holder), purpose, nowMs + challengeMs],
      )));

  /** Uses the challenge up. @returns true if it was good */
  const takeChallenge = (purpose: Purpose, holder: string, challenge: string) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.map(
        orUnavailable(sql.unsafe(
          `delete from passkey_challenge
           where challenge_hash = $1 and bound_hash = $2 and purpose = $3 and expires_at > ${
            time(4)
          } returning 1`,
          [hashOfToken(challenge), hashOfToken(holder), purpose, nowMs],
        )),
        (taken) => taken.length > 0,
      ));

  /** The proof, or why there is none, with a line in the log. */
  const proven = <Value, Failure extends Unproven | UnusableKey>(proof: Effect.Effect<Value, Failure>) =>
    Effect.either(
      Effect.tapError(proof, ({ reason }) => Effect.logWarning(`A passkey was refused. ${reason}`)),
    );

  const credentialsOf = (memberId: string) =>
    orUnavailable(credentialRows(sql.unsafe(
      `select credential_id as "credentialId" from passkey where member_id = $1::uuid`,
      [memberId],
    )));

  return Passkeys.of({
    list: (memberId) =>
      orUnavailable(passkeyRows(sql.unsafe(
        `select id, name, ${isoTime("added_at")} as "addedAt", ${isoTime("last_used_at")} as "lastUsedAt"
         from passkey where member_id = $1::uuid order by id desc`,
        [memberId],
      ))),
    offerAdding: (person, party) =>
      Effect.gen(function* () {
        const known = yield* credentialsOf(person.memberId);
        const options = creationOptions(
          party,
          person,
          known.map(({ credentialId }) => credentialId),
        );
        yield* keepChallenge("add", person.sessionId, options.challenge);
        return options;
      }),
    add: (person, party, { name, challenge, credential, mail }) =>
      Effect.gen(function* () {
        if (!(yield* takeChallenge("add", person.sessionId, challenge))) return "refused" as const;
        const made = yield* proven(madePasskey(party, { challenge, credential }));
        if (Either.isLeft(made)) {
          return made.left._tag === "UnusableKey" ? "unusable" as const : "refused" as const;
        }
        const { credentialId, publicKey, counter } = made.right;
        return yield* orUnavailable(sql.withTransaction(Effect.gen(function* () {
          const nowMs = yield* Clock.currentTimeMillis;
          const standing = yield* sql.unsafe(
            "select 1 from member where id = $1::uuid and left_at is null for update",
            [person.memberId],
          );
          if (standing.length === 0) return "refused" as const;
          const own = yield* sql.unsafe("select 1 from passkey where member_id = $1::uuid", [
            person.memberId,
          ]);
          if (own.length >= mostPasskeys) return "full" as const;
          const kept = yield* sql.unsafe(
            `insert into passkey (id, member_id, credential_id, public_key, counter, name, added_at)
             values ($1, $2, $3, $4, $5, $6, ${time(7)}) on conflict (credential_id) do nothing returning 1`,
            [newId(nowMs), person.memberId, credentialId, publicKey, counter, name, nowMs],
          );
          if (kept.length === 0) return "refused" as const;
          yield* writeAct(sql, person, { act: "passkey.added", subject: name });
          yield* tell(mail(name));
          return "added" as const;
        })));
      }),
    remove: (person, id, mail) =>
      orUnavailable(sql.withTransaction(Effect.gen(function* () {
        const removed = yield* firstName(sql.unsafe(
          "delete from passkey where id = $1::uuid and member_id = $2::uuid returning name",
          [uuidOfText(id) ?? null, person.memberId],
        ));
        if (Option.isNone(removed)) return false;
        yield* writeAct(sql, person, { act: "passkey.removed", subject: removed.value.name });
        yield* tell(mail(removed.value.name));
        return true;
      }))),
    offerSignIn: (browserToken, party) =>
      Effect.suspend(() => {
        const options = requestOptions(party);
        return Effect.as(keepChallenge("sign-in", browserToken, options.challenge), options);
      }),
    signIn: (browserToken, party, { challenge, credential }) =>
      Effect.gen(function* () {
        if (!(yield* takeChallenge("sign-in", browserToken, challenge))) return Option.none();
        const sent = yield* proven(assertionOf(credential));
        if (Either.isLeft(sent)) return Option.none();
        const nowMs = yield* Clock.currentTimeMillis;
        const known = yield* orUnavailable(firstKnown(sql.unsafe(
          `select p.id, a.id as "accountId", m.id as "memberId", p.credential_id as "credentialId",
             p.public_key as "publicKey", p.counter::float8 as counter
           from passkey p join member m on m.id = p.member_id and m.left_at is null
           join account a on a.id = m.account_id
           where p.credential_id = $1 and ${isOpen(2)}`,
          [sent.right.id, nowMs],
        )));
        if (Option.isNone(known)) return Option.none();
        const count = yield* proven(
          usedPasskey(party, challenge, { sent: sent.right, known: known.value }),
        );
        if (Either.isLeft(count)) return Option.none();
        return yield* orUnavailable(sql.withTransaction(Effect.gen(function* () {
          const used = yield* sql.unsafe(
            `update passkey set counter = $2, last_used_at = ${time(3)}
             where id = $1::uuid and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
            [known.value.id, count.right, nowMs],
          );
          if (used.length === 0) return Option.none<string>();
          return Option.some(yield* beginSession(sql, known.value));
        })));
      }),
  });
});

export const layer: Layer.Layer<Passkeys, never, SqlClient.SqlClient | Outbox> = Layer.effect(Passkeys, make);
