/**
 * What an invoice gives and a document of it has to print, each value as a reader finds it.
 */
import type { DocumentType } from "../../src/domain/documents/document.ts";
import {
  type InvoiceData,
  type LineItem,
  type Party,
  producerOf,
} from "../../src/domain/invoices/invoice.ts";

const partyValues = (party: Party | undefined): ReadonlyArray<string | undefined> =>
  party === undefined ? [] : [
    ...[party.name, ...party.address.split("\n"), party.city, party.state, party.zip, `(${party.country})`],
    ...[party.phone, party.email, party.taxId, party.eori, party.vatId],
  ];

const lineValues = (line: LineItem): ReadonlyArray<string | undefined> => [
  ...[line.description, line.hsCode, line.unitCode ?? line.unit, line.eccn],
];

const preferenceValues = (line: LineItem): ReadonlyArray<string | undefined> => [
  ...[line.dangerousGoods?.properShippingName, line.dangerousGoods?.class],
  ...(line.preferentialOrigin === undefined
    ? []
    : [line.preferentialOrigin ? "Of preferential origin" : "Not of preferential origin"]),
];

const packingValues = (line: LineItem): ReadonlyArray<string | undefined> => [
  ...[line.marksAndNumbers, line.packages === undefined ? undefined : line.packageKind],
];

const transportValues = (invoice: InvoiceData): ReadonlyArray<string | undefined> => [
  ...[invoice.portOfLoading, invoice.portOfDischarge, ...Object.values(invoice.transport ?? {})],
  ...[invoice.countryOfDispatch, invoice.countryOfDestination].map((code) => code && `(${code})`),
];

const signatoryValues = ({ signatory }: InvoiceData): ReadonlyArray<string | undefined> =>
  Object.values(signatory ?? {});

const common = (invoice: InvoiceData): ReadonlyArray<string | undefined> => [
  ...[invoice.invoiceNumber, invoice.invoiceDate, ...partyValues(invoice.shipper)],
  ...[...partyValues(invoice.consignee), ...transportValues(invoice), ...signatoryValues(invoice)],
  ...invoice.lineItems.flatMap(lineValues),
];

const trade = (invoice: InvoiceData): ReadonlyArray<string | undefined> => [
  ...[invoice.seller, invoice.buyer, invoice.importer, invoice.notify].flatMap(partyValues),
  ...invoice.lineItems.flatMap(preferenceValues),
  ...[invoice.reasonForExport, invoice.incotermsPlace, ...Object.values(invoice.references ?? {})],
];

const priced = (invoice: InvoiceData): ReadonlyArray<string | undefined> => [
  ...[invoice.countryOfAcquisition && `(${invoice.countryOfAcquisition})`],
  ...[...common(invoice), ...trade(invoice), invoice.paymentTerms, invoice.declarationText],
  ...[
    invoice.originStatement,
    ...(invoice.showPacking === true ? invoice.lineItems.flatMap(packingValues) : []),
  ],
  ...[...invoice.charges ?? [], ...invoice.discounts ?? []].map(({ name }) => name),
];

const byType: Readonly<Record<DocumentType, (invoice: InvoiceData) => ReadonlyArray<string | undefined>>> = {
  "commercial": priced,
  "proforma": (invoice) => [...priced(invoice), invoice.validUntil, invoice.proformaPurpose],
  "packing-list": (invoice) => [
    ...[...common(invoice), ...trade(invoice), ...invoice.lineItems.flatMap(packingValues)],
    ...invoice.lineItems.map(({ dimensionsCm }) => dimensionsCm?.replace(/\s*[x×]\s*/g, "×")),
  ],
  "certificate-of-origin": (invoice) => {
    const producer = producerOf(invoice);
    return [
      ...[...common(invoice), ...invoice.lineItems.flatMap(packingValues), invoice.originStatement],
      ...[
        ...Object.values(invoice.certificate ?? {}),
        ...(typeof producer === "string" ? [] : partyValues(producer)),
      ],
    ];
  },
};

/** @returns each value once */
export const givenValues = (type: DocumentType, invoice: InvoiceData): ReadonlyArray<string> => {
  const given = byType[type](invoice).filter((value) => value !== undefined && value !== "");
  return [...new Set(given)].filter((value) => value !== undefined);
};
