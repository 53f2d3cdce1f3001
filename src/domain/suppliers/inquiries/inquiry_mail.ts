/**
 * Mails to suppliers: what is needed, by when, why it pays, and what happens without, in the supplier's language. A mail brings
 * one link, which is a secret: its text is forgotten when it has been handed over.
 */
import { type Decimal, roundHalfAwayFromZero, toText } from "../../../kernel/decimal.ts";
import { escapedHtml } from "../../../kernel/text/html.ts";
import {
  type MessageId,
  messageIdOfText,
  type OutgoingMail,
  secretMailPrefixes,
  senderNameOf,
  subjectOf,
} from "../../documents/mail.ts";
import { headingName } from "../../cbam/goods_names/heading_names.ts";
import { unitOf } from "../value.ts";
import type { InquiredGoods, Inquiry, SupplierLanguage } from "./inquiry.ts";
import { inquiryMails as german } from "./mails/de.ts";
import {
  type InquiryMailFacts,
  type InquiryMailKind,
  type InquiryMails,
  inquiryMails as english,
  type MailedGoods,
} from "./mails/en.ts";
import { inquiryMails as french } from "./mails/fr.ts";
import { inquiryMails as hindi } from "./mails/hi.ts";
import { inquiryMails as turkish } from "./mails/tr.ts";
import { inquiryMails as chinese } from "./mails/zh.ts";
import type { Prospect } from "./prospect.ts";

/** Texts of the mails in every language: the page behind a link says the same. */
export const inquiryTexts: Readonly<Record<SupplierLanguage, InquiryMails>> = {
  en: english,
  de: german,
  fr: french,
  zh: chinese,
  tr: turkish,
  hi: hindi,
};

/** A mail to a supplier, about to be sent. */
export interface InquiryMail {
  /** Kind of the mail. */
  readonly kind: InquiryMailKind;
  /** Id of the mail, which says nothing of the link. */
  readonly messageId: MessageId;
  /** Inquiry that it is about. */
  readonly inquiry: Inquiry;
  /** Name of the installation. */
  readonly installation: string;
  /** Goods with what own values of them pay. */
  readonly goods: ReadonlyArray<
    InquiredGoods & { readonly prospect: Prospect | undefined; readonly names: ReadonlyArray<string> }
  >;
  /** Address of the link, absolute. */
  readonly url: string;
}

const spacedCode = (code: string): string => code.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1 $2 $3");

/** A figure with so many decimals, all of them written for money. */
const written = (value: Decimal, places: number, isMoney: boolean, { mark }: InquiryMails): string => {
  const [whole = "0", decimals = ""] = toText(roundHalfAwayFromZero(value, places)).split(".");
  const shown = isMoney ? decimals.padEnd(places, "0") : decimals;
  return shown === "" ? whole : `${whole}${mark}${shown}`;
};

/** A period such as `2026-Q3` or `2027-W05` in words. */
const periodIn = (written: string, { period }: InquiryMails): string => {
  const [, year = "", kind, number = ""] = /^(\d{4})-([QW])0?(\d{1,2})$/.exec(written) ?? [];
  if (kind === undefined) return written;
  return kind === "Q" ? period.quarter(number, year) : period.week(number, year);
};

/** Returns the names of goods: of the heading in the language, and the English description of the code. */
export const namesOfGoods = (
  cnCode: string,
  description: string | undefined,
  language: SupplierLanguage,
): ReadonlyArray<string> =>
  [language === "en" ? undefined : headingName(cnCode, language), description].filter((name) =>
    name !== undefined
  );

/** Returns goods as the language writes them. */
export const mailedGoods = (
  { cnCode, names, productionRoute, prospect }: InquiryMail["goods"][number],
  own: InquiryMails,
): MailedGoods => ({
  code: spacedCode(cnCode),
  name: names.join(own.between),
  route: productionRoute ?? "",
  pays: prospect && {
    cost: written(prospect.byDefaultEur, 2, true, own),
    price: written(prospect.priceEur, 2, true, own),
    period: periodIn(prospect.pricePeriod, own),
    breakEven: written(prospect.breakEvenT, 3, false, own),
    unit: own.units[unitOf({ cnCode })],
  },
});

/** Returns the facts that sentences are made of, as the language writes them. */
export const inquiryFacts = (
  { facts: { asker, period }, dueOn, openUntil }: Inquiry,
  installation: string,
  own: InquiryMails,
): InquiryMailFacts => ({
  asker,
  installation,
  period: String(period),
  due: own.day(dueOn),
  until: own.day(openUntil),
});

/** Part of a mail: a paragraph, or a title with lines below. */
type Block = { readonly text: string } | { readonly title: string; readonly lines: ReadonlyArray<string> };

const blocksOf = (mail: InquiryMail, facts: InquiryMailFacts, own: InquiryMails): ReadonlyArray<Block> => {
  const { kind, inquiry: { facts: { message }, remark }, goods } = mail;
  const lines = (text: string) => text.split("\n");
  return [
    { text: own.opening[kind](facts) },
    ...(remark === null ? [] : [{ title: own.remark(facts), lines: lines(remark) }]),
    ...(message === null || kind === "returned"
      ? []
      : [{ title: own.message(facts), lines: lines(message) }]),
    ...(kind === "returned" ? [] : [{ text: own.why(facts) }]),
    { title: own.titled(own.goods), lines: goods.map((each) => own.good(mailedGoods(each, own))) },
    ...(kind === "returned" ? [] : [{ text: own.needed }]),
    { text: own.when(facts) },
    ...(kind === "returned" || !goods.some(({ prospect }) => prospect) ? [] : [{ text: own.without }]),
  ];
};

const paragraph = (html: string): string => `<p style="margin:0 0 14px">${html}</p>`;

const htmlOf = (block: Block): string =>
  "text" in block
    ? paragraph(escapedHtml(block.text))
    : `${paragraph(`<strong>${escapedHtml(block.title)}</strong>`)}\n<ul style="margin:0 0 14px">${
      block.lines.map((line) => `<li>${escapedHtml(line)}</li>`).join("")
    }</ul>`;

const textOf = (block: Block): ReadonlyArray<string> =>
  "text" in block ? [block.text, ""] : [block.title, ...block.lines.map((line) => `  ${line}`), ""];

/** Returns the id of a mail; ids of later mails come later in the order of texts. */
export const inquiryMessageId = (mailId: string): MessageId => {
  const messageId = messageIdOfText(`${secretMailPrefixes.inquiry}${mailId}`);
  if (messageId === undefined) throw new Error(`${mailId} is no id of a mail`);
  return messageId;
};

/** Returns the mail. */
export const inquiryMail = (mail: InquiryMail): OutgoingMail => {
  const { kind, messageId, inquiry, installation, url } = mail;
  const { asker, receiver, replyTo, language } = inquiry.facts;
  const own = inquiryTexts[language];
  const facts = inquiryFacts(inquiry, installation, own);
  const blocks = blocksOf(mail, facts, own);
  const subject = own.subject[kind](facts);
  const closing = own.closing(facts);
  return {
    messageId,
    to: receiver,
    senderName: senderNameOf(asker),
    replyTo,
    subject: subjectOf(subject),
    text: [...blocks.flatMap(textOf), own.titled(own.link), url, "", closing, ""].join("\n"),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${
        escapedHtml(subject)
      }</title></head>`,
      `<body style="font:15px/1.45 sans-serif;color:#111;margin:24px">`,
      ...blocks.map(htmlOf),
      paragraph(`<a href="${escapedHtml(url)}" style="font-weight:bold">${escapedHtml(own.link)}</a>`),
      paragraph(`<span style="color:#555;word-break:break-all">${escapedHtml(url)}</span>`),
      paragraph(`<span style="color:#555">${escapedHtml(closing)}</span>`),
      "</body></html>\n",
    ].join("\n"),
    attachments: [],
  };
};
