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
