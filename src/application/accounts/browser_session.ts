/**
 * People who are signed in with a browser: the port that keeps sign-in links, sessions and what was done in them. Sessions
 * are never accepted as API keys, nor keys as sessions.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Tier } from "../../domain/accounts/access.ts";
import type { Act } from "../../domain/accounts/acts.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import type { MailLanguage } from "../../domain/documents/mail_language.ts";
import type { OutgoingMail } from "../../domain/documents/mail.ts";

/** A person as a member of an account. */
export interface Membership {
  readonly accountId: string;
  readonly memberId: string;
  /** Address of the person. */
  readonly email: string;
  readonly role: Role;
  /** Address of the account, to which documents go. */
  readonly accountEmail: string;
  /** Name of the account as its administrators call it; empty for none. */
  readonly accountName: string;
}

/** The person that a browser is signed in as, with the account. */
export interface SignedIn extends Membership {
  /** True if the account's address is this person's, who can't leave before handing it over. */
  readonly isHolder: boolean;
  readonly tier: Tier;
  readonly sessionId: string;
  /** Token that every form of this session must bring back. */
  readonly formToken: string;
  /** True if the account is marked as an operator's, and the person is its holder. */
  readonly isOperator: boolean;
  /** True if a second factor was given in this session, not too long ago. */
  readonly hasSecondFactor: boolean;
  /** Language of the account's mails. */
  readonly language: MailLanguage;
}

/** A session as its browser's request finds it. */
export interface FoundSession {
  readonly signedIn: SignedIn;
  /** The token that the browser must use from now on; undefined: the same. */
  readonly newToken: string | undefined;
}

/** A link that is about to be sent. */
export interface NewLink {
  readonly email: string;
  readonly token: string;
  readonly mail: OutgoingMail;
}

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Sign-in links and sessions. */
export class BrowserSession extends Context.Tag("BrowserSession")<BrowserSession, {
  /** Open accounts that the address is a member of, the earliest first; none that are closed or expired. */
  readonly membershipsOf: (email: string) => StoreEffect<ReadonlyArray<Membership>>;
  /**
   * Keeps the link and queues its mail, in one transaction.
   * @returns true if that was done; not while the address has an unused link that was sent in the last five minutes
   */
  readonly keepLink: (link: NewLink) => StoreEffect<boolean>;
  /** Memberships of the link's address, as long as the link is good; it stays good. */
  readonly readLink: (token: string) => StoreEffect<ReadonlyArray<Membership>>;
  /**
   * Uses the link up, with every other link of its address, keeps the language of the account's mails where the address is the
   * account's, and begins a session. A membership of another address uses nothing up.
   * @returns the session's token
   */
  readonly useLink: (
    token: string,
    memberId: string,
    language: MailLanguage,
  ) => StoreEffect<Option.Option<string>>;
  /** Begins a session without a link: for the demonstration account alone. @returns the session's token */
  readonly begin: (member: Pick<Membership, "accountId" | "memberId">) => StoreEffect<string>;
  /**
   * The session with the token; none when it is unknown, over, or its account is closed or expired.
   * @param mayRotate whether the answer can bring the browser a new token
   */
  readonly find: (token: string, mayRotate: boolean) => StoreEffect<Option.Option<FoundSession>>;
  /** The person of a session that was found before, as they stand now; none when it is over. No token is changed. */
  readonly standing: (sessionId: string) => StoreEffect<Option.Option<SignedIn>>;
  /** Keeps the language of mails that no page asks for. */
  readonly prefer: (accountId: string, language: MailLanguage) => StoreEffect<void>;
  /** Notes the second factor. @returns the token that the browser must use from now on; none where the secret is another by now */
  readonly raise: (sessionId: string) => StoreEffect<Option.Option<string>>;
  readonly end: (sessionId: string) => StoreEffect<void>;
  /** Ends every session of the member and uses up the links of the address. */
  readonly endAll: (member: Membership) => StoreEffect<void>;
  /**
   * Does the work as the person's act, which is recorded before it begins, and taken back where it fails or changed nothing. Work
   * that was begun is done to its end though its browser goes away, so that what is recorded is what was done.
   * @param isDone tells from the answer whether something was changed
   */
  readonly recorded: <A, E, R>(
    person: Membership,
    act: Act,
    work: Effect.Effect<A, E, R>,
    isDone: (answer: A) => boolean,
  ) => Effect.Effect<A, E | ServiceUnavailable, R>;
}>() {}
