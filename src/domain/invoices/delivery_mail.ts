/**
 * The mail that brings an invoice's documents to their receiver: who sends what to whom, what it comes to, and what
 * still has to be signed or stamped by hand.
 */
import { escapedHtml } from "../../kernel/text/html.ts";
import { countryNameIn } from "../../kernel/country_names.ts";
import type { MailLanguage } from "../documents/mail_language.ts";
import { deliveryMailTexts as german } from "./mails/de.ts";
import { type DeliveryMailTexts, deliveryMailTexts as english } from "./mails/en.ts";
import { deliveryMailTexts as french } from "./mails/fr.ts";
import { type EmailAddress, emailAddressOfText } from "../../kernel/email_address.ts";
import type { DocumentType } from "../documents/document.ts";
import {
  type MessageId,
  messageIdOfText,
  type OutgoingMail,
  senderNameOf,
  subjectOf,
} from "../documents/mail.ts";
import { minorUnitDigits } from "../../kernel/currency.ts";
import { printed } from "../documents/printed_number.ts";
import { documentFileName, documentKeyOf } from "./delivery.ts";
import type { InvoiceData, Party } from "./invoice.ts";
import { moneyTotals } from "./totals.ts";

/** A document that goes out. */
export interface DeliveredDocument {
  /** Type of the document. */
  readonly type: DocumentType;
  /** Number of its pages. */
  readonly pages: number;
}

/** An invoice's documents, about to be sent. */
export interface Delivery {
  /** UUID of the invoice. */
  readonly id: string;
  /** Reference that people read to each other. */
  readonly shortId: string;
  /** Invoice that the documents print. */
  readonly invoice: InvoiceData;
  /** The documents that go out. */
  readonly documents: ReadonlyArray<DeliveredDocument>;
  /** Receiver of the documents. */
  readonly to: EmailAddress;
  /** Language of who asked for it; English where that is not known. */
  readonly language: MailLanguage;
  /** Until when the documents are kept, in milliseconds since 1970. */
  readonly keptUntilMs: number;
}

const texts: Readonly<Record<MailLanguage, DeliveryMailTexts>> = { en: english, de: german, fr: french };

const messageIdOf = (id: string): MessageId => {
  const messageId = messageIdOfText(`invoice.${id}`);
  if (messageId === undefined) throw new Error(`${id} is no id of an invoice`);
  return messageId;
};

/** Such as `Acme Export Ltd: commercial invoice AE-2026-0117, packing list`. */
const subjectText = ({ invoice, documents, language }: Delivery): string => {
  const { titles, inSentence, colon } = texts[language];
  const [first, ...others] = documents.map(({ type }) => inSentence(titles[type]));
  const names = [`${first} ${invoice.invoiceNumber}`, ...others].join(", ");
  return `${invoice.shipper.name}${colon} ${names}`;
};

const partyText = ({ name, city, country }: Party, language: MailLanguage): string =>
  [name, city, countryNameIn(country, language)].filter((part) => part !== "").join(", ");

const timeText = (timeMs: number): string =>
  `${new Date(timeMs).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Content of the mail, before it is text or HTML. */
interface Content {
  readonly opening: string;
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>;
  readonly documents: ReadonlyArray<string>;
  readonly closing: ReadonlyArray<string>;
}

const contentOf = (delivery: Delivery): Content => {
  const { invoice, shortId, documents, keptUntilMs, language } = delivery;
  const own = texts[language];
  const { shipper, consignee, currency } = invoice;
  const total = printed(moneyTotals(invoice).declared, minorUnitDigits(currency));
  return {
    opening: own.opening(shipper.name, consignee.name),
    facts: [
      [own.from, partyText(shipper, language)],
      [own.to, partyText(consignee, language)],
      [own.titles[invoice.primaryDocument], own.numberOfDay(invoice.invoiceNumber, invoice.invoiceDate)],
      [own.total, `${currency} ${total}`],
      [own.reference, shortId],
    ],
    documents: documents.map(({ type, pages }) =>
      own.document(own.titles[type], own.pages(pages), own.openOn[type])
    ),
    closing: [own.checkFirst, own.keptUntil(timeText(keptUntilMs))],
  };
};

const textBody = ({ opening, facts, documents, closing }: Content, colon: string): string =>
  [
    ...[opening, ""],
    ...facts.map(([name, value]) => `${name}${colon} ${value}`),
    ...["", ...documents.map((document) => `- ${document}`), ""],
    ...closing.flatMap((sentence) => [sentence, ""]),
  ].join("\n");

const paragraph = (text: string): string => `<p style="margin:0 0 14px">${escapedHtml(text)}</p>`;

const factRow = ([name, value]: readonly [string, string]): string =>
  `<tr><th style="text-align:left;font-weight:normal;color:#555;padding:2px 16px 2px 0" scope="row">${
    escapedHtml(name)
  }</th><td style="padding:2px 0">${escapedHtml(value)}</td></tr>`;

const htmlBody = ({ opening, facts, documents, closing }: Content, language: MailLanguage): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${
      escapedHtml(opening)
    }</title></head>`,
    `<body style="font:15px/1.45 sans-serif;color:#111;margin:24px">`,
    paragraph(opening),
    `<table style="border-collapse:collapse;margin:0 0 14px">${facts.map(factRow).join("")}</table>`,
    `<ul style="margin:0 0 14px;padding-left:20px">${
      documents.map((document) => `<li>${escapedHtml(document)}</li>`).join("")
    }</ul>`,
    ...closing.map(paragraph),
    "</body></html>\n",
  ].join("\n");

/** The one mail of an invoice: its message id follows from the invoice's, so that it is never queued twice. */
export const deliveryMail = (delivery: Delivery): OutgoingMail => {
  const { id, invoice, documents, to } = delivery;
  const content = contentOf(delivery);
  return {
    messageId: messageIdOf(id),
    to,
    senderName: senderNameOf(invoice.shipper.name),
    replyTo: emailAddressOfText(invoice.shipper.email ?? "") ?? null,
    subject: subjectOf(subjectText(delivery)),
    text: textBody(content, texts[delivery.language].colon),
    html: htmlBody(content, delivery.language),
    attachments: documents.map(({ type }) => ({
      key: documentKeyOf(id, type),
      fileName: documentFileName(type, invoice.invoiceNumber),
    })),
  };
};
