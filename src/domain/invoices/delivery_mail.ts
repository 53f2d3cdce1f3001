/**
 * The mail that brings an invoice's documents to their receiver: who sends what to whom, what it comes to, and what
 * still has to be signed or stamped by hand.
 */
import { escapedHtml } from "../../kernel/html.ts";
import { countryName } from "../../kernel/country_names.ts";
import { type EmailAddress, emailAddressOfText } from "../../kernel/email_address.ts";
import { documentTitles, type DocumentType } from "../documents/document.ts";
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
  /** Which document it is. */
  readonly type: DocumentType;
  /** How many pages it has. */
  readonly pages: number;
}

/** An invoice's documents, about to be sent. */
export interface Delivery {
  /** UUID of the invoice. */
  readonly id: string;
  /** Reference that people read to each other. */
  readonly shortId: string;
  /** What the documents say. */
  readonly invoice: InvoiceData;
  /** The documents that go out. */
  readonly documents: ReadonlyArray<DeliveredDocument>;
  /** Who receives them. */
  readonly to: EmailAddress;
  /** Until when the links of the service's answer work, in milliseconds since 1970. */
  readonly linksUntilMs: number;
  /** Until when the documents are kept. */
  readonly keptUntilMs: number;
}

/** What each document lacks when it is made: nothing here signs or stamps. */
const openOn: Readonly<Record<DocumentType, string>> = {
  "commercial": "the exporter's signature",
  "proforma": "the exporter's signature",
  "packing-list": "the packer's signature",
  "certificate-of-origin": "the exporter's signature, and the stamp and signature of the issuing body",
};

const messageIdOf = (id: string): MessageId => {
  const messageId = messageIdOfText(`invoice.${id}`);
  if (messageId === undefined) throw new Error(`${id} is no id of an invoice`);
  return messageId;
};

/** What an invoice is called in a sentence: `Commercial invoice`, or `Proforma invoice` where it is one. */
const invoiceTitle = ({ primaryDocument }: InvoiceData): string => documentTitles[primaryDocument];

/** Such as `Acme Export Ltd: commercial invoice AE-2026-0117, packing list`. */
const subjectText = ({ invoice, documents }: Delivery): string => {
  const [first, ...others] = documents.map(({ type }) => documentTitles[type].toLowerCase());
  const names = [`${first} ${invoice.invoiceNumber}`, ...others].join(", ");
  return `${invoice.shipper.name}: ${names}`;
};

const partyText = ({ name, city, country }: Party): string =>
  [name, city, countryName(country)].filter((part) => part !== "").join(", ");

const timeText = (timeMs: number): string =>
  `${new Date(timeMs).toISOString().slice(0, 16).replace("T", " ")} UTC`;

const pagesText = (pages: number): string => pages === 1 ? "1 page" : `${pages} pages`;

/** What the mail says, before it is text or HTML. */
interface Content {
  readonly opening: string;
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>;
  readonly documents: ReadonlyArray<string>;
  readonly closing: ReadonlyArray<string>;
}

const contentOf = ({ invoice, shortId, documents, linksUntilMs, keptUntilMs }: Delivery): Content => {
  const { shipper, consignee, currency } = invoice;
  const total = printed(moneyTotals(invoice).declared, minorUnitDigits(currency));
  return {
    opening: `${shipper.name} sends ${consignee.name} the documents of a shipment. They are attached.`,
    facts: [
      ["From", partyText(shipper)],
      ["To", partyText(consignee)],
      [invoiceTitle(invoice), `${invoice.invoiceNumber} of ${invoice.invoiceDate}`],
      ["Total declared value", `${currency} ${total}`],
      ["Reference", shortId],
    ],
    documents: documents.map(({ type, pages }) =>
      `${documentTitles[type]} (${pagesText(pages)}): still needs ${openOn[type]}`
    ),
    closing: [
      "The documents were made from the data that was sent for them: please check them before they go to customs.",
      `Links to them work until ${
        timeText(linksUntilMs)
      }; new ones are given out, under the reference, until ${timeText(keptUntilMs)}.`,
    ],
  };
};

const textBody = ({ opening, facts, documents, closing }: Content): string =>
  [
    ...[opening, ""],
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...["", ...documents.map((document) => `- ${document}`), ""],
    ...closing.flatMap((sentence) => [sentence, ""]),
  ].join("\n");

const paragraph = (text: string): string => `<p style="margin:0 0 14px">${escapedHtml(text)}</p>`;

const factRow = ([name, value]: readonly [string, string]): string =>
  `<tr><th style="text-align:left;font-weight:normal;color:#555;padding:2px 16px 2px 0" scope="row">${
    escapedHtml(name)
  }</th><td style="padding:2px 0">${escapedHtml(value)}</td></tr>`;

const htmlBody = ({ opening, facts, documents, closing }: Content): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${
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
    text: textBody(content),
    html: htmlBody(content),
    attachments: documents.map(({ type }) => ({
      key: documentKeyOf(id, type),
      fileName: documentFileName(type, invoice.invoiceNumber),
    })),
  };
};
