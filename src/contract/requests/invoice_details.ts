/**
 * The records of an invoice's optional members: whoever gives none of them gets what contract section 2.8 describes.
 * docs/documents.md says what is printed where.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { Amount } from "../values/invoices/amounts.ts";
import {
  HazardClass,
  PackingGroup,
  ProperShippingName,
  UnNumber,
} from "../values/invoices/dangerous_goods.ts";
import { explained } from "../values/scalar.ts";
import * as Texts from "../values/shipment_texts.ts";
import { PrintedDay } from "../values/time.ts";

/** An amount with what it is for, in the invoice's currency; never negative. */
export const NamedAmount = Schema.Struct({ name: Texts.NamedAmountName, amount: Amount }).annotations({
  identifier: "NamedAmount",
  description: "An amount with what it is for, in the invoice's currency.",
});

/** More would not leave the signature on the page of the total. */
const namedAmountLimit = 10;

/** Returns the schema of charges or discounts. */
export const namedAmounts = (description: string): Schema.Schema<
  ReadonlyArray<typeof NamedAmount.Type>,
  ReadonlyArray<typeof NamedAmount.Encoded>
> =>
  explained(
    Schema.Array(NamedAmount).pipe(Schema.maxItems(namedAmountLimit)).annotations({ description }),
    {
      identifier: "NamedAmounts",
      expected: `an array of at most ${namedAmountLimit} entries with name and amount`,
      explain: (sent) =>
        Array.isArray(sent)
          ? {
            code: "length",
            finding: { kind: "tooManyEntries", entries: sent.length, most: namedAmountLimit },
          }
          : undefined,
    },
  );

/** Numbers of the papers that the shipment rests on. */
export const InvoiceReferences = Schema.Struct({
  order: optional(Texts.ReferenceNumber),
  contract: optional(Texts.ReferenceNumber),
  letterOfCredit: optional(Texts.ReferenceNumber),
}).annotations({
  identifier: "InvoiceReferences",
  description: "Numbers of the order, the contract and the letter of credit.",
});

/** Vehicle or vessel that carries the goods. */
export const TransportDetails = Schema.Struct({
  waybillNumber: optional(Texts.WaybillNumber),
  containerNumbers: optional(Texts.ContainerNumbers),
  sealNumbers: optional(Texts.SealNumbers),
  vesselOrFlight: optional(Texts.VesselOrFlight),
  dateOfExport: optional(PrintedDay),
}).annotations({
  identifier: "TransportDetails",
  description: "What carries the goods, as far as it is known.",
});

/** Person who signs. */
export const Signatory = Schema.Struct({
  name: Texts.SignatoryName,
  position: optional(Texts.SignatoryPosition),
  place: optional(Texts.SignatoryPlace),
  date: optional(PrintedDay),
}).annotations({ identifier: "Signatory", description: "Who signs, where and when." });
/** A value of the shape that `Signatory` declares. */
export type Signatory = typeof Signatory.Type;

/** Dangerous goods of a line. */
export const DangerousGoods = Schema.Struct({
  unNumber: UnNumber,
  properShippingName: ProperShippingName,
  class: HazardClass,
  packingGroup: optional(PackingGroup),
}).annotations({
  identifier: "DangerousGoods",
  description: "What transport documents state of dangerous goods; printed below the line's description.",
});
/** A value of the shape that `DangerousGoods` declares. */
export type DangerousGoods = typeof DangerousGoods.Type;

/** Statements of a certificate of origin beside the invoice. */
export const CertificateDetails = Schema.Struct({
  number: optional(Texts.CertificateNumber),
  remarks: optional(Texts.CertificateRemarks),
}).annotations({
  identifier: "CertificateDetails",
  description: "What a certificate of origin says beside the invoice.",
});
