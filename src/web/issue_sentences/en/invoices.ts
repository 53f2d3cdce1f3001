/**
 * English sentences of the pages about invoices.
 */
import {
  type Expectation,
  expectations as api,
  type InvoiceFindings,
  invoiceSentences,
} from "../../../kernel/findings/invoices.ts";
import type { PageSentences } from "../page_sentences.ts";
import { englishChoice } from "./expected.ts";

const expectations: Readonly<Record<Expectation, string>> = {
  ...api,
  marks: "the marks and numbers of the packages",
  packages: "number and kind of the packages of each line",
  netWeight: "the net weight of each line",
  grossWeight: "the gross weight of each line",
  eori: "the EORI number of the importer or the consignee",
  acquisition: "the country in which the goods were bought",
  shipmentDate: "the day on which the goods began their way",
  placeOfShipment: "the place from which the goods are shipped",
  placeOfArrival: "the place to which the goods are shipped",
  packageCount: "the number of packages",
  placeOfIssue: "the place at which the invoice was made out",
  packingList: "a packing list beside them, or marks, packages, their kinds and weights on themselves",
  contract: "the contract of sale",
};

const destinations = {
  US: "to the United States",
  BR: "to Brazil",
  EU: "to the European Union",
  GB: "to Great Britain",
  CH: "to Switzerland",
  CA: "to Canada",
  KR: "to Korea",
  MX: "to Mexico",
  SA: "to Saudi Arabia",
  AU: "to Australia",
  IN: "to India",
  CN: "to China",
  TR: "to Türkiye",
  JP: "to Japan",
  VN: "to Viet Nam",
} as const;

export const englishInvoices: PageSentences<InvoiceFindings> = {
  ...invoiceSentences,
  validBeforeInvoice: ({ day, invoiceDate }, label) =>
    `${label} is ${day}, before the date of the invoice, ${invoiceDate}.`,
  noManufacturer: (_, label) =>
    `${label} is missing: a certificate of origin names the manufacturer where it is not the shipper.`,
  documentTwice: ({ document }, label) =>
    `${label} names the ${englishChoice(document)} a second time: name each document once.`,
  unmailable: ({ address }, label) =>
    `${label} is missing: the address of your account, ${address}, can't be mailed.`,
  lineTotal: ({ total, quantity, unitPrice, product }, label) =>
    `${label} is ${total}; quantity x unit price is ${quantity} x ${unitPrice} = ${product}.`,
  tooManyLineItems: ({ lines, most }) =>
    `The invoice has ${lines} lines: at most ${most} are possible; split the shipment.`,
  unknownUnitCode: ({ code }, label) =>
    `${label}: UN/ECE Recommendation 20 has no code ${code}. Take one of its codes, such as KGM or H87.`,
  packagesTwice: ({ line }, label) =>
    `${label}: the goods are in the packages of line ${line}, which states them. Leave them out here.`,
  shipperIsManufacturer: (_, label) => `${label} is not printed: the shipper is said to have made the goods.`,
  producerNotStated: (_, label) =>
    `${label} is missing: the certificate of origin prints "Not stated" as the producer. Or say that the shipper made the goods.`,
  customsExpects: ({ destination, what, source }, label) =>
    `${label}: on invoices ${destinations[destination]} customs expects ${expectations[what]} (${source}).`,
};
