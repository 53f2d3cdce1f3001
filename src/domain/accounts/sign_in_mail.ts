/**
 * The mail with a sign-in link, in the language of the page that asked for it.
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
import { signInMailTexts as german } from "./mails/de.ts";
import { type SignInMailTexts, signInMailTexts as english } from "./mails/en.ts";
import { signInMailTexts as french } from "./mails/fr.ts";

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

const texts: Readonly<Record<MailLanguage, (host: string) => SignInMailTexts>> = {
  en: english,
  de: german,
  fr: french,
};

const messageIdOf = (mailId: string): MessageId => {
  const messageId = messageIdOfText(`${secretMailPrefixes.signIn}${mailId}`);
  if (messageId === undefined) throw new Error(`${mailId} is no id of a mail`);
  return messageId;
};

/** Returns the mail, which brings one link and nothing else */
export const signInMail = ({ mailId, to, url, host, language }: SignInLink): OutgoingMail => {
  const { subject, opening, button, closing } = texts[language](host);
  const paragraphs = closing.map((sentence) => `<p style="margin:0 0 14px">${escapedHtml(sentence)}</p>`);
  return {
    messageId: messageIdOf(mailId),
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
