/**
 * English texts of signing in and out.
 */

export const signIn = {
  title: "Sign in",
  lead: "We send a link to your e-mail address. There is no password to remember, and none to lose.",
  email: "E-mail address of your account",
  emailHint: "The address that your account was made with, or that you were invited at.",
  send: "Send me a link",
  notAnAddress: (text: string): string =>
    text === ""
      ? "Enter your e-mail address."
      : `${text} is not an e-mail address: write one such as name@example.com.`,
  demonstrationTitle: "On this computer",
  demonstrationText: "The service runs on your own computer: its demonstration account needs no mail.",
  demonstrationButton: "Sign in as demo@example.com",
  noDemonstration: "There is no demonstration account here, or it is closed: sign in with a link.",
  sentTitle: "Look into your mail",
  sentLead: (email: string): string =>
    `If there is an account of ${email}, a link is on its way to it. It works once, for 15 minutes.`,
  sentNothing:
    "Nothing came? Look among unwanted mail, check the address, or ask the operator of this service.",
  sentLaptop:
    "The service runs on your own computer: the link also stands in its terminal, and the mail in its outbox.",
  again: "Use another address",
  linkTitle: "One more click",
  linkLead: "Sign in to this service as",
  linkButton: "Sign in",
  linkForeign:
    "You did not ask for this link? Then close this page: whoever sent it to you wants you in their account.",
  badLinkTitle: "This link no longer works",
  badLinkLead: "It was used already, or it is older than 15 minutes. A new one is quickly sent.",
  newLink: "Send a new link",
  signOut: "Sign out",
};

/** The texts that every language has. */
export type SignInTexts = typeof signIn;
