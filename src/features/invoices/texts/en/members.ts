/**
 * English labels of an invoice's members: those of the form's fields, and of what only an opened file can say.
 */
import { invoice } from "./invoice.ts";

const { fields, party, line } = invoice;

export const members = {
  /** By their names, wherever they stand. */
  names: {
    ...fields,
    ...party,
    ...line,
    invoiceData: "The invoice",
    lineItems: invoice.goodsTitle,
    totalValue: line.total,
    totalDeclaredValue: invoice.total,
    validUntil: "Valid until",
    proformaPurpose: "Purpose of the proforma invoice",
    originStatement: "Statement on origin",
    seller: "Seller",
    countryOfAcquisition: "Country of acquisition",
    buyer: "Buyer",
    importer: "Importer",
    notify: "Notify party",
    id: "Own name of the line",
    unitCode: "Code of the unit",
    eccn: "Export control number",
    preferentialOrigin: "Of preferential origin",
    packageKind: "Kind of packages",
    dimensionsCm: "Size of a package",
    marksAndNumbers: "Marks and numbers",
    dangerousGoods: "Dangerous goods",
    unNumber: "UN number",
    properShippingName: "Proper shipping name",
    class: "Class",
    packingGroup: "Packing group",
    packedWithLine: "Line in whose packages",
    references: "References",
    order: "Number of the order",
    contract: "Number of the contract",
    letterOfCredit: "Letter of credit",
    transport: "Means of transport",
    waybillNumber: "Number of the waybill",
    containerNumbers: "Container numbers",
    sealNumbers: "Seal numbers",
    vesselOrFlight: "Vessel or flight",
    dateOfExport: "Day of export",
    reasonForExport: "Reason for export",
    charges: "Charges",
    discounts: "Discounts",
    amount: "Amount",
    signatory: "Signatory",
    position: "Position",
    place: "Place",
    date: "Date",
    rexNumber: "Number of the registered exporter",
    certificate: "Certificate of origin",
    number: "Number",
    remarks: "Remarks",
    showPacking: "Packing on the invoice",
    labels: "Second language of the labels",
    documents: "Documents",
    country: party.country,
  },
  /** The address that documents are sent to. */
  receiver: invoice.receiverAddress,
  /** The whole of what was entered. */
  whole: "What you entered",
  line: line.row,
};

/** The texts that every language has. */
export type MemberTexts = typeof members;
