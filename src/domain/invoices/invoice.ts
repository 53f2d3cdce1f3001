/**
 * A shipment as its customs documents describe it: the records of contract sections 2.8 to 2.10 with their wire
 * names, which are the types of the declared schemas. How one is read from a request stands in `request/`; its sums
 * stand in `totals.ts`.
 */
import type { InvoiceData, Party } from "../../contract/requests/invoice.ts";

export {
  type InvoiceData,
  type LineItem,
  lineItemLimit,
  type Party,
} from "../../contract/requests/invoice.ts";
export type { Signatory } from "../../contract/requests/invoice_details.ts";
export { type Unit, units } from "../../contract/values/invoices/units.ts";

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
