const waitWords: WaitWords = {
  second: ["second", "seconds"],
  minute: ["minute", "minutes"],
  hour: ["hour", "hours"],
};

/**
 * English texts of what every page shares: navigation, footer, messages of forms.
 */
import { waitInWords, type WaitWords } from "../wait.ts";

export const shell = {
  product: "Customs & CBAM",
  skip: "Skip to the content",
  navigation: "Main",
  menu: "Menu",
  docs: "Docs",
  /** Behind links that lead to English pages, on pages in another language. */
  inEnglish: "",
  signIn: "Sign in",
  account: "Account",
  language: "Language",
  footer:
    "The figures are for information. They do not replace an authorisation as CBAM declarant, the competent authority, or an accredited verifier.",
  apiReference: "OpenAPI document",
  serviceState: "State of the service",
  version: (version: string): string => `Version ${version}`,
  optional: "optional",
  errorSummary: "Please check what you entered",
  errorPrefix: "Error:",
  notAllowed: "This is not allowed",
  notInTier: "Your tier does not include this",
  timeIsOver: "Its time is over",
  somethingWrong: "Something went wrong",
  nothingHere: "There is no such page",
  nothingHereText:
    "The address may be mistyped, or what was here is gone or belongs to another account. These are here:",
  backToStart: "Back to the calculator",
  requestId: (id: string): string => `Request ${id}: quote it when you ask about this.`,
  tryAgainIn: (seconds: number): string => `Try again in ${waitInWords(seconds, waitWords)}.`,
  held: {
    title: "Not sent yet",
    signedOut:
      "You were signed out, so this was not sent. What you entered is still here: sign in in another tab, then come back and send it.",
    signedIn: (person: string): string =>
      `You signed out or in since the page was opened, so this was not sent. What you entered is still here. You are signed in as ${person}.`,
    signedOutFile:
      "You were signed out, so this was not sent, and nothing was recorded. Sign in, and you come back to the form: fill it in and choose the file anew.",
    elsewhere:
      "What you entered is still here. It was not saved: if what it is for belongs to another account of yours, sign out in another tab, sign in to that account, then come back and send it. Where that account has ended, it can no longer be sent.",
    atWork:
      "What you entered is still here. It was sent before, and may be saved by then: send it again from this page to see what came of it. Nothing is made twice.",
    kept: "What you entered is still here. It was not saved: send it again from this page.",
    signIn: "Sign in in another tab",
    signOut: "Sign out in another tab",
    send: "Send what I entered",
  },
  oneFile: "One file at a time: none of the files that were dropped was taken.",
  changedTitle: "Changed since you opened the page",
  changedText:
    "Nothing was saved. What has changed says what holds now. Send the form again to put what is in it in the place of that.",
  holdsNow: (label: string, value: string): string => `${label}: now ${value === "" ? "empty" : value}`,
  people: {
    personHint: "Name or EORI number, or a part of it.",
    emptyMeans: (what: string): string => `Empty: ${what}.`,
    orTyped: (what: string): string => `Or: ${what}.`,
    noSuch: (text: string): string =>
      `No declarant here has “${text}” in its name or EORI number. Write another part of it, or leave the field empty.`,
    only: (text: string, label: string): string =>
      `“${text}” is a part of ${label}. Write the whole name, or the EORI number.`,
    several: (text: string): string =>
      `Several declarants have “${text}” in their name or EORI number. Write the whole name, or the EORI number.`,
  },
  copy: "Copy",
  copied: "Copied",
  older: "Older",
  newest: "Back to the newest",
  previousPage: "Previous page",
  nextPage: "Next page",
  pageOf: (page: string, last: string): string => `Page ${page} of ${last}`,
  earlier: "Answer to the earlier question",
  unanswered: "Earlier answer: the service did not answer the new question. Try again.",
  silent: "The service did not answer. Try again in a moment.",
};

/** The texts that every language has. */
export type ShellTexts = typeof shell;
