/**
 * The mail about an importer's year against the threshold, in the language of the account.
 */
import { type Decimal, toText } from "../../kernel/decimal.ts";
import type { EmailAddress } from "../../kernel/email_address.ts";
import { escapedHtml } from "../../kernel/text/html.ts";
import {
  type MessageId,
  messageIdOfText,
  type OutgoingMail,
  senderNameOf,
  subjectOf,
} from "../documents/mail.ts";
import type { MailLanguage } from "../documents/mail_language.ts";
import { thresholdMails as german } from "./mails/de.ts";
import { type ThresholdMailFacts, type ThresholdMails, thresholdMails as english } from "./mails/en.ts";
import { thresholdMails as french } from "./mails/fr.ts";
import type { Importer } from "./people/declarant.ts";
import type { ThresholdNotice } from "./threshold/notices.ts";

const texts: Readonly<Record<MailLanguage, ThresholdMails>> = { en: english, de: german, fr: french };

/** A mail about the threshold, about to be sent. */
export interface ThresholdMail {
  /** Importer whose year it is. */
  readonly importer: Pick<Importer, "id" | "eori" | "name">;
  /** Calendar year. */
  readonly year: number;
  /** Notice that the mail brings. */
  readonly notice: ThresholdNotice;
  /** The limit, tonnes. */
  readonly limitT: Decimal;
  /** Receiver of the mail. */
  readonly to: EmailAddress;
  /** Language of the account's mails. */
  readonly language: MailLanguage;
  /** Origin of the service, as people reach it. */
  readonly origin: string;
}

const messageIdOf = ({ importer, year, notice }: ThresholdMail): MessageId => {
  const messageId = messageIdOfText(`imports.${importer.id}.${year}.${notice.kind}`);
  if (messageId === undefined) throw new Error(`${importer.id} is no id of an importer`);
  return messageId;
};

const factsOf = (
  { importer, year, notice, limitT }: ThresholdMail,
  own: ThresholdMails,
): ThresholdMailFacts => ({
  importer: importer.name,
  eori: importer.eori,
  year: String(year),
  day: own.day(notice.reached.day),
  total: own.number(toText(notice.reached.runningT)),
  limit: own.number(toText(limitT)),
});

/** Returns the mail; its id is the same for the same importer, year and notice. */
export const thresholdMail = (mail: ThresholdMail): OutgoingMail => {
  const { importer, year, notice, to, language, origin } = mail;
  const own = texts[language];
  const facts = factsOf(mail, own);
  const { subject, paragraphs, link, closing } = own[notice.kind];
  const url = `${origin}/imports?${new URLSearchParams({ importer: importer.id, year: String(year) })}`;
  const sentences = paragraphs(facts);
  const paragraph = (html: string): string => `<p style="margin:0 0 14px">${html}</p>`;
  return {
    messageId: messageIdOf(mail),
    to,
    senderName: senderNameOf(""),
    replyTo: null,
    subject: subjectOf(subject(facts)),
    text: [...sentences.flatMap((sentence) => [sentence, ""]), `${link}:`, url, "", closing, ""].join("\n"),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${
        escapedHtml(subject(facts))
      }</title></head>`,
      `<body style="font:15px/1.45 sans-serif;color:#111;margin:24px">`,
      ...sentences.map((sentence) => paragraph(escapedHtml(sentence))),
      paragraph(`<a href="${escapedHtml(url)}" style="font-weight:bold">${link}</a>`),
      paragraph(`<span style="color:#555">${escapedHtml(closing)}</span>`),
      "</body></html>\n",
    ].join("\n"),
    attachments: [],
  };
};
