/**
 * A shipment as its customs documents describe it: the records of contract sections 2.8 to 2.10 with their wire
 * names. How one is read from a request stands in `reading/`; its sums stand in `totals.ts`.
 */
import type { AdditionalDocumentType, PrimaryDocumentType } from "../documents/document.ts";
import type { Incoterm, TransportMode } from "./terms.ts";

/** What a quantity is counted in (contract section 2.10). */
export const units = ["PCS", "KG", "SET", "MTR", "LTR", "BOX", "PAL", "PKG"] as const;
export type Unit = typeof units[number];

/** The most lines that an invoice may have (contract section 8.2). */
export const lineItemLimit = 500;

/** Someone named on a document (contract section 2.9). */
export interface Party {
  readonly name: string;
  /** Street and house; may have several lines. */
  readonly address: string;
  readonly city: string;
  readonly state?: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly phone?: string;
  readonly email?: string;
  /** VAT, EIN, EORI or the like. */
  readonly taxId?: string;
  /** Economic operators registration and identification number: country and up to 15 characters. */
  readonly eori?: string;
  /** Value added tax number. */
  readonly vatId?: string;
}

/** One line of goods (contract section 2.10). Money is in the invoice's currency. */
export interface LineItem {
  /** The caller's own; printed nowhere. */
  readonly id: string;
  readonly description: string;
  /** Dotted: 0000.00 and up to ten digits. */
  readonly hsCode: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryOfOrigin: string;
  readonly quantity: number;
  readonly unit: Unit;
  /** Code of UN/ECE Recommendation 20, printed instead of `unit`: TNE, MTK, MTQ. */
  readonly unitCode?: string;
  readonly unitPrice: number;
  readonly totalValue: number;
  /** How many packages the line fills; there only when a packing list or a certificate of origin is made. */
  readonly packages?: number;
  /** Code of UN/ECE Recommendation 21: CT (carton), PX (pallet). */
  readonly packageKind?: string;
  readonly netWeightKg?: number;
  readonly grossWeightKg?: number;
  /** Length x width x height of one package. */
  readonly dimensionsCm?: string;
  readonly marksAndNumbers?: string;
  /** Export control classification number. */
  readonly eccn?: string;
}

/** An amount with what it is for, in the invoice's currency; never negative. */
export interface NamedAmount {
  readonly name: string;
  readonly amount: number;
}

/** Numbers of the papers that the shipment rests on. */
export interface InvoiceReferences {
  readonly order?: string;
  readonly contract?: string;
  readonly letterOfCredit?: string;
}

/** What carries the goods, as far as it is known. */
export interface TransportDetails {
  /** Air waybill, bill of lading or consignment note. */
  readonly waybillNumber?: string;
  readonly containerNumbers?: string;
  readonly sealNumbers?: string;
  readonly vesselOrFlight?: string;
  /** YYYY-MM-DD. */
  readonly dateOfExport?: string;
}

/** Who signs, where and when. */
export interface Signatory {
  readonly name: string;
  readonly position?: string;
  readonly place?: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
}

/** What a certificate of origin says beside the invoice. */
export interface CertificateDetails {
  /** The certificate's own number, which the issuing body gives. */
  readonly number?: string;
  readonly remarks?: string;
}

/** The whole shipment (contract section 2.8). Dates are YYYY-MM-DD; money is in `currency`. */
export interface InvoiceData {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly incoterms: Incoterm;
  readonly transportMode: TransportMode;
  readonly portOfLoading?: string;
  readonly portOfDischarge?: string;
  readonly shipper: Party;
  readonly consignee: Party;
  readonly lineItems: ReadonlyArray<LineItem>;
  readonly freight?: number;
  readonly insurance?: number;
  readonly otherCharges?: number;
  readonly totalDeclaredValue: number;
  readonly declarationText?: string;
  readonly primaryDocument: PrimaryDocumentType;
  readonly additionalDocuments: ReadonlyArray<AdditionalDocumentType>;
  readonly validUntil?: string;
  readonly proformaPurpose?: string;
  readonly manufacturerSameAsShipper?: boolean;
  readonly manufacturer?: Party;
  readonly originStatement?: string;
  /** ISO 3166-1 alpha-2, upper case; printed only where it is given. */
  readonly countryOfDispatch?: string;
  readonly countryOfDestination?: string;
  /** The named place of the Incoterms rule; see `incotermsPlaceOf`. */
  readonly incotermsPlace?: string;
  /** Who bought the goods, imports them, or is told of their arrival, where that isn't the consignee. */
  readonly buyer?: Party;
  readonly importer?: Party;
  readonly notify?: Party;
  readonly paymentTerms?: string;
  readonly references?: InvoiceReferences;
  readonly transport?: TransportDetails;
  readonly reasonForExport?: string;
  /** Beside freight, insurance and other charges. */
  readonly charges?: ReadonlyArray<NamedAmount>;
  readonly discounts?: ReadonlyArray<NamedAmount>;
  readonly signatory?: Signatory;
  /** Number in the European Union's system of registered exporters (REX). */
  readonly rexNumber?: string;
  readonly certificate?: CertificateDetails;
  /** Whether the invoice prints weights, packages and marks, as the packing list does. */
  readonly showPacking?: boolean;
}

/**
 * The goods' producer as the caller names it: the shipper, a manufacturer, or nobody. What isn't said is not taken
 * for the shipper.
 */
export const producerOf = (
  { manufacturer, manufacturerSameAsShipper }: Pick<
    InvoiceData,
    "manufacturer" | "manufacturerSameAsShipper"
  >,
): Party | "shipper" | "not stated" =>
  manufacturerSameAsShipper === true ? "shipper" : manufacturer ?? "not stated";
