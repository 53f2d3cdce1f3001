/**
 * Mails of accounts, in the language of the page that sent them: a link that signs in, one that makes an account first, an
 * invitation, and word of a passkey that was added or removed.
 */
import { escapedHtml } from "../../kernel/text/html.ts";
import type { EmailAddress } from "../../kernel/email_address.ts";
import {
  type MessageId,
  messageIdOfText,
  type OutgoingMail,
  secretMailPrefixes,
  senderNameOf,
  subjectOf,
} from "../documents/mail.ts";
import type { MailLanguage } from "../documents/mail_language.ts";
import {
  invitationMailTexts as germanInvitation,
  passkeyMailTexts as germanPasskey,
  signInMailTexts as german,
  signUpMailTexts as germanSignUp,
} from "./mails/de.ts";
import {
  invitationMailTexts as englishInvitation,
  type InvitationMailWords,
  type LinkMailTexts,
  type PasskeyChange,
  passkeyMailTexts as englishPasskey,
  type PasskeyMailWords,
  signInMailTexts as english,
  signUpMailTexts as englishSignUp,
} from "./mails/en.ts";
import {
  invitationMailTexts as frenchInvitation,
  passkeyMailTexts as frenchPasskey,
  signInMailTexts as french,
  signUpMailTexts as frenchSignUp,
} from "./mails/fr.ts";

/** A sign-in link, about to be sent. */
export interface SignInLink {
  /** An id of the mail that says nothing of the link. */
  readonly mailId: string;
  /** Whom it goes to. */
  readonly to: EmailAddress;
  /** Address of the link, absolute. */
  readonly url: string;
  /** The service's host, as people know it. */
  readonly host: string;
  /** The language that it was asked for in. */
  readonly language: MailLanguage;
}

const texts: Readonly<Record<MailLanguage, (host: string) => LinkMailTexts>> = {
  en: english,
  de: german,
  fr: french,
};

const signUpTexts: typeof texts = { en: englishSignUp, de: germanSignUp, fr: frenchSignUp };

const invitationTexts: Readonly<Record<MailLanguage, (words: InvitationMailWords) => LinkMailTexts>> = {
  en: englishInvitation,
  de: germanInvitation,
  fr: frenchInvitation,
};

const messageIdOf = (mailId: string, prefix: string = secretMailPrefixes.signIn): MessageId => {
  const messageId = messageIdOfText(`${prefix}${mailId}`);
  if (messageId === undefined) throw new Error(`${mailId} is no id of a mail`);
  return messageId;
};

const linkMail = (
  { mailId, to, url, language }: SignInLink,
  { subject, opening, button, closing }: LinkMailTexts,
  messageId = messageIdOf(mailId),
): OutgoingMail => {
  const paragraphs = closing.map((sentence) => `<p style="margin:0 0 14px">${escapedHtml(sentence)}</p>`);
  return {
    messageId,
    to,
    senderName: senderNameOf(""),
    replyTo: null,
    subject: subjectOf(subject),
    text: [opening, "", url, "", ...closing.flatMap((sentence) => [sentence, ""])].join("\n"),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${
        escapedHtml(subject)
      }</title></head>`,
      `<body style="font:15px/1.45 sans-serif;color:#111;margin:24px">`,
      `<p style="margin:0 0 14px">${escapedHtml(opening)}</p>`,
      `<p style="margin:0 0 14px"><a href="${escapedHtml(url)}" style="font-weight:bold">${button}</a></p>`,
      `<p style="margin:0 0 14px;color:#555;word-break:break-all">${escapedHtml(url)}</p>`,
      ...paragraphs,
      "</body></html>\n",
    ].join("\n"),
    attachments: [],
  };
};

/** Returns the mail, which brings one link and nothing else */
export const signInMail = (link: SignInLink): OutgoingMail => linkMail(link, texts[link.language](link.host));

/** Returns the mail to an address without an account, whose link makes one */
export const signUpMail = (link: SignInLink): OutgoingMail =>
  linkMail(link, signUpTexts[link.language](link.host));

/** Returns the mail that invites into an account, whose address it names; its text is forgotten like a sign-in mail's */
export const invitationMail = (link: SignInLink, words: Omit<InvitationMailWords, "host">): OutgoingMail =>
  linkMail(link, invitationTexts[link.language]({ ...words, host: link.host }));

const passkeyTexts: Readonly<
  Record<MailLanguage, (change: PasskeyChange, words: PasskeyMailWords) => LinkMailTexts>
> = { en: englishPasskey, de: germanPasskey, fr: frenchPasskey };

const minuteCharacters = 16;

/** Returns the mail that tells a person of a change to their passkeys. @param link leads to the page of passkeys */
export const passkeyMail = (
  link: SignInLink,
  change: PasskeyChange,
  { account, name, nowMs }: Pick<PasskeyMailWords, "account" | "name"> & { readonly nowMs: number },
): OutgoingMail => {
  const time = `${new Date(nowMs).toISOString().slice(0, minuteCharacters).replace("T", " ")} UTC`;
  const said = passkeyTexts[link.language](change, { host: link.host, account, name, time });
  return linkMail(link, said, messageIdOf(link.mailId, "passkey."));
};
