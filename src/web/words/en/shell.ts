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
  somethingWrong: "Something went wrong",
  nothingHere: "There is no such page",
  nothingHereText:
    "The address may be mistyped, or what was here is gone or belongs to another account. These are here:",
  backToStart: "Back to the calculator",
  requestId: (id: string): string => `Request ${id}: quote it when you ask about this.`,
  tryAgainIn: (seconds: number): string => `Try again in ${waitInWords(seconds, waitWords)}.`,
  copy: "Copy",
  copied: "Copied",
  older: "Older",
  newest: "Back to the newest",
  earlier: "Answer to the earlier question",
  unanswered: "Earlier answer: the service did not answer the new question. Try again.",
  silent: "The service did not answer. Try again in a moment.",
};

/** The texts that every language has. */
export type ShellTexts = typeof shell;
