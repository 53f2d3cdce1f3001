/**
 * English texts of the mail with a sign-in link.
 */

/** Texts of the mail in one language. */
export interface SignInMailTexts {
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
export const signInMailTexts = (host: string): SignInMailTexts => ({
  subject: `Sign in to ${host}`,
  opening: `Open this link to sign in to ${host}:`,
  button: "Sign in",
  closing: [
    "The link works once, for 15 minutes.",
    "You did not ask for it? Then you need not do anything: nobody can sign in without this mail.",
  ],
});
