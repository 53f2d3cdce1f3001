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
  sentTitle: "Check your mail",
  sentLead: (email: string): string =>
    `If there is an account of ${email}, a link is on its way to it. It works once, for 15 minutes.`,
  sentNothing:
    "Nothing came? Look in your spam folder, check the address, or ask the operator of this service.",
  sentLaptop:
    "The service runs on your own computer: the link also stands in its terminal, and the mail in its outbox.",
  again: "Use another address",
  linkTitle: "One more click",
  linkLead: "Sign in to this service as",
  linkButton: "Sign in",
  linkForeign:
    "You did not ask for this link? Then close this page: whoever sent it to you wants you in their account.",
  anyEmail: "E-mail address",
  signUpOffered: (domains: ReadonlyArray<string>): string =>
    domains.length === 0
      ? "New here? Enter your address: the link makes your account."
      : `New here? The link makes your account, if your address is at ${domains.join(" or ")}.`,
  sentLeadSignUp: (email: string): string =>
    `A link is on its way to ${email}, if it has an account or may make one. It works once, for 15 minutes.`,
  sentNothingSignUp:
    "Nothing came? Look in your spam folder and check the address. An address that has no account yet gets only so many links a day: try again tomorrow, or ask the operator of this service.",
  signUpTitle: "Make your account",
  signUpLead: "You are about to make an account of",
  signUpName: "Name of the account",
  signUpNameHint: "Your company, for instance. Colleagues whom you invite see it; you can change it later.",
  signUpNoName: (most: number, isEmpty: boolean): string =>
    isEmpty
      ? "Give the account a name, such as that of your company."
      : `This name is too long or has invisible characters: enter one of at most ${most} characters.`,
  signUpButton: "Make the account",
  signUpForeign: "You did not ask for this link? Then close this page: no account is made.",
  signUpFullTitle: "No account can be made today",
  signUpFull:
    "This service makes only so many new accounts a day, and today's are made. Ask for a new link tomorrow, or ask the operator of this service for an account.",
  signUpTakenTitle: "This mailbox has an account",
  signUpTaken: (email: string): string =>
    `An account was already made from the mailbox of ${email}; what stands behind a plus sign does not count. Sign in with the address of that account. If it was closed or has ended, ask the operator of this service.`,
  signUpBack: "To the start page",
  badLinkTitle: "This link no longer works",
  badLinkLead:
    "It was used already, it is older than 15 minutes, or its account has ended. Ask for a new one.",
  newLink: "Send a new link",
  signOut: "Sign out",
};

/** The texts that every language has. */
export type SignInTexts = typeof signIn;
