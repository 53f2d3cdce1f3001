/**
 * English texts of the mails with a link that signs in.
 */

/** Texts of a mail in one language. */
export interface LinkMailTexts {
  /** Subject of the mail. */
  readonly subject: string;
  /** Sentence before the link. */
  readonly opening: string;
  /** Name of the link. */
  readonly button: string;
  /** Sentences behind it. */
  readonly closing: ReadonlyArray<string>;
}

/** Returns the texts for a service of this host. */
export const signInMailTexts = (host: string): LinkMailTexts => ({
  subject: `Sign in to ${host}`,
  opening: `Open this link to sign in to ${host}:`,
  button: "Sign in",
  closing: [
    "The link works once, for 15 minutes.",
    "You did not ask for it? Then you need not do anything: nobody can sign in without this mail.",
  ],
});

/** Returns the texts for an address without an account. */
export const signUpMailTexts = (host: string): LinkMailTexts => ({
  subject: `Your account on ${host}`,
  opening: `There is no account of this address on ${host} yet. Open this link to make one:`,
  button: "Make an account",
  closing: [
    "The link works once, for 15 minutes.",
    "You did not ask for it? Then you need not do anything: no account is made without this mail.",
  ],
});

/** Names that an invitation says. */
export interface InvitationMailWords {
  /** The service's host. */
  readonly host: string;
  /** Address of who invites. */
  readonly inviter: string;
  /** Address of the account. */
  readonly account: string;
}

/** Returns the texts of an invitation. */
export const invitationMailTexts = ({ host, inviter, account }: InvitationMailWords): LinkMailTexts => ({
  subject: `Invitation to ${account} on ${host}`,
  opening: `${inviter} invites you to work in the account ${account} on ${host}. Open this link to join:`,
  button: "Look at the invitation",
  closing: [
    "The link works once, for 7 days.",
    "You do not know who this is? Then you need not do anything: nobody joins without this mail.",
  ],
});

/** Facts of a mail about a passkey. */
export interface PasskeyMailWords {
  /** The service's host. */
  readonly host: string;
  /** Address of the account. */
  readonly account: string;
  /** Name of the passkey. */
  readonly name: string;
  /** Day and time in UTC. */
  readonly time: string;
}

/** Change of a person's passkeys. */
export type PasskeyChange = "added" | "removed";

/** Returns the texts of the mail that tells a person of a change to their passkeys. */
export const passkeyMailTexts = (
  change: PasskeyChange,
  { host, account, name, time }: PasskeyMailWords,
): LinkMailTexts => ({
  subject: change === "added" ? `A passkey was added on ${host}` : `A passkey was removed on ${host}`,
  opening: change === "added"
    ? `The passkey “${name}” was added on ${time}. It signs you in to the account ${account} on ${host}.`
    : `The passkey “${name}” was removed on ${time}. It no longer signs you in to the account ${account} on ${host}.`,
  button: "See your passkeys",
  closing: [
    "That was you? Then you need not do anything.",
    "It was not you? Open the page above, remove passkeys that you don't know, sign out in all browsers, and tell an administrator of the account.",
  ],
});
