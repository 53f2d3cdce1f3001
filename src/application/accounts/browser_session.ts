/**
 * People who are signed in with a browser: the port that keeps sign-in links and sessions. Sessions are never accepted
 * as API keys, nor keys as sessions.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Tier } from "../../domain/accounts/access.ts";
import type { MailLanguage } from "../../domain/documents/mail_language.ts";
import type { OutgoingMail } from "../../domain/documents/mail.ts";

/** The account that a browser is signed in to. */
export interface SignedIn {
  readonly accountId: string;
  readonly email: string;
  readonly tier: Tier;
  readonly sessionId: string;
  /** Token that every form of this session must bring back. */
  readonly formToken: string;
  /** True if the account is marked as an operator's. */
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

/** An open account, as a sign-in link needs it. */
export interface LinkedAccount {
  readonly accountId: string;
  readonly email: string;
}

/** A link that is about to be sent. */
export interface NewLink {
  readonly accountId: string;
  readonly token: string;
  readonly mail: OutgoingMail;
}

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Sign-in links and sessions. */
export class BrowserSession extends Context.Tag("BrowserSession")<BrowserSession, {
  /** The open account with the address; none when there is none, or it is closed or expired. */
  readonly accountOf: (email: string) => StoreEffect<Option.Option<LinkedAccount>>;
  /**
   * Keeps the link and queues its mail, in one transaction.
   * @returns true if that was done; not while the account has an unused link that was sent in the last five minutes
   */
  readonly keepLink: (link: NewLink) => StoreEffect<boolean>;
  /** Whose link it is, as long as it is good; it stays good. */
  readonly readLink: (token: string) => StoreEffect<Option.Option<LinkedAccount>>;
  /**
   * Uses the link up, with every other link of the account, keeps the language of the account's mails, and begins a session.
   * @returns the session's token
   */
  readonly useLink: (token: string, language: MailLanguage) => StoreEffect<Option.Option<string>>;
  /** Begins a session without a link: for the demonstration account alone. @returns the session's token */
  readonly begin: (accountId: string) => StoreEffect<string>;
  /**
   * The session with the token; none when it is unknown, over, or its account is closed or expired.
   * @param mayRotate whether the answer can bring the browser a new token
   */
  readonly find: (token: string, mayRotate: boolean) => StoreEffect<Option.Option<FoundSession>>;
  /** Keeps the language of mails that no page asks for. */
  readonly prefer: (accountId: string, language: MailLanguage) => StoreEffect<void>;
  /** Notes the second factor. @returns the token that the browser must use from now on */
  readonly raise: (sessionId: string) => StoreEffect<string>;
  readonly end: (sessionId: string) => StoreEffect<void>;
  /** Ends every session of the account and uses up its links. */
  readonly endAll: (accountId: string) => StoreEffect<void>;
}>() {}
