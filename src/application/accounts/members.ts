/**
 * Members of an account: invited by mail, changed, handed over to and let go by its administrators. Each change is held against
 * the role of who makes it in the transaction that makes it, and recorded there with that person. Decision 0150.
 */
import * as Clock from "effect/Clock";
import * as Console from "effect/Console";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import { accountWords, type NamedAccount } from "../../domain/accounts/account_words.ts";
import type { Act } from "../../domain/accounts/acts.ts";
import { type OperatorRefused, refusedFor } from "../../domain/accounts/operator_refused.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import type { KeysOfMember } from "../../domain/accounts/access.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { isToken } from "../../domain/accounts/session.ts";
import { invitationMail } from "../../domain/accounts/sign_in_mail.ts";
import type { OutgoingMail } from "../../domain/documents/mail.ts";
import type { MailLanguage } from "../../domain/documents/mail_language.ts";
import { emailAddressOfText } from "../../kernel/email_address.ts";
import { receiverSubject } from "../documents/counted_mails.ts";
import { newId } from "../new_id.ts";
import type { RateLimiter } from "../ports.ts";
import { inPlace } from "../taken_place.ts";
import type { BrowserSession, Membership, SignedIn } from "./browser_session.ts";
import type { RecordPage } from "./own_account.ts";
import { newToken } from "./secrets.ts";
import { endSession, SignInOptions } from "./sign_in.ts";

/** Path of the page that an invitation leads to. */
export const joinPath = "/join";

/** Members that an account may have, with those who are invited. */
export const mostMembers = 50;

/** A member of an account, as the others see them. */
export interface MemberRecord {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** True if the account's address is theirs. */
  readonly isHolder: boolean;
  /** ISO 8601. */
  readonly joinedAt: string;
  /** Moment at which a session of theirs was last used, ISO 8601; null: not in the time for which sessions are kept. */
  readonly lastSeenAt: string | null;
}

/** An invitation that can still be taken up. */
export interface InvitationRecord {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Address of who invited. */
  readonly invitedBy: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** An invitation as the invited person sees it. */
export interface Invitation extends NamedAccount {
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
}

/** An invitation that is about to be sent. */
export interface NewInvitation {
  readonly email: string;
  readonly role: Role;
  readonly token: string;
  readonly mail: OutgoingMail;
}

/** An act as it was recorded. */
export interface RecordedMemberAct extends Act {
  readonly id: string;
  /** Address of the person. */
  readonly email: string;
  /** ISO 8601. */
  readonly doneAt: string;
}

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;
/** A change. @returns true if something was changed */
type Change = Effect.Effect<boolean, OperatorRefused | ServiceUnavailable>;

/** Members and invitations of accounts. */
export class Members extends Context.Tag("Members")<Members, {
  /** Members, administrators first. */
  readonly list: (accountId: string) => StoreEffect<ReadonlyArray<MemberRecord>>;
  readonly invitations: (accountId: string) => StoreEffect<ReadonlyArray<InvitationRecord>>;
  /**
   * Keeps the invitation in place of an earlier one of the address, and queues its mail. A button that is pressed twice changes
   * nothing: the mail that is on its way keeps its link.
   */
  readonly invite: (administrator: Membership, invitation: NewInvitation) => Change;
  readonly revokeInvitation: (administrator: Membership, id: string) => Change;
  /** The invitation, as long as it is good; it stays good. */
  readonly readInvitation: (token: string) => StoreEffect<Option.Option<Invitation>>;
  /** Uses the invitation up, makes the member and begins a session. @returns the session's token */
  readonly join: (token: string) => StoreEffect<Option.Option<string>>;
  readonly setRole: (administrator: Membership, memberId: string, role: Role) => Change;
  /** Ends the membership with its sessions, revokes what the person invited and, where that is asked for, the keys that they made. */
  readonly remove: (administrator: Membership, memberId: string, keys: KeysOfMember) => Change;
  /** Ends the person's own membership in the same way; keys are revoked for administrators alone. */
  readonly leave: (person: Membership, keys: KeysOfMember) => Change;
  /** Makes the account's address that of another member, who becomes an administrator. */
  readonly handOver: (holder: Membership, memberId: string) => Change;
  /** Gives the account a name. */
  readonly name: (administrator: Membership, name: string) => Change;
  /** A page of acts, the newest first, that came before the one with the id. */
  readonly acts: (
    accountId: string,
    before: string | undefined,
  ) => StoreEffect<RecordPage<RecordedMemberAct>>;
}>() {}

const invitationsOfAccount: Quota = { policy: "invitations", limit: 30, windowSeconds: 3_600 };
const invitationsToAddress: Quota = { policy: "invitations-address", limit: 5, windowSeconds: 86_400 };

/** Invitation that an administrator asks for. */
export interface InvitationRequest {
  readonly email: string;
  readonly role: Role;
  /** The origin that the link leads to. */
  readonly origin: string;
  readonly language: MailLanguage;
}

/**
 * Invites an address, whether or not it is known to the service, which nothing says.
 * @fails OperatorRefused for what is no address, a member, or one too many; RateLimited above 30 mails an hour and account, or
 * five a day to one address
 */
export const invite = (
  person: SignedIn,
  { email: typed, role, origin, language }: InvitationRequest,
): Effect.Effect<void, OperatorRefused | RateLimited | ServiceUnavailable, Members | RateLimiter> =>
  Effect.gen(function* () {
    const to = emailAddressOfText(typed);
    if (to === undefined) return yield* refusedFor({ kind: "noAddress", email: typed });
    const token = newToken();
    const url = `${origin}${joinPath}?${new URLSearchParams({ token })}`;
    const link = {
      mailId: newId(yield* Clock.currentTimeMillis),
      to,
      url,
      host: new URL(origin).host,
      language,
    };
    const mail = invitationMail(link, { inviter: person.email, account: accountWords(person) });
    const sending = (yield* Members).invite(person, { email: typed, role, token, mail });
    const toAddress = { quota: invitationsToAddress, subject: receiverSubject(person.accountId, typed) };
    const ofAccount = { quota: invitationsOfAccount, subject: person.accountId };
    const isSent = yield* inPlace(ofAccount, inPlace(toAddress, sending, Boolean), Boolean);
    const { isOnLaptop } = yield* SignInOptions;
    if (isSent && isOnLaptop) yield* Console.log(`Invitation of ${typed}, for 7 days:\n\n  ${url}\n`);
  });

/** @returns the invitation, while it is good */
export const readInvitation = (
  token: string,
): Effect.Effect<Option.Option<Invitation>, ServiceUnavailable, Members> =>
  isToken(token) ? Effect.flatMap(Members, (members) => members.readInvitation(token)) : Effect.succeedNone;

/**
 * Takes an invitation up: the mail is the person's, so that a session begins; the one that the browser had ends.
 * @returns the new session's token; none for an invitation that is unknown, used, revoked or too old
 */
export const join = (
  token: string,
  earlierSession: string | undefined,
): Effect.Effect<Option.Option<string>, ServiceUnavailable, BrowserSession | Members> =>
  Effect.gen(function* () {
    const begun = isToken(token) ? yield* (yield* Members).join(token) : Option.none<string>();
    if (Option.isSome(begun)) yield* endSession(earlierSession);
    return begun;
  });
