/**
 * A shipment as its customs documents describe it: the records of contract sections 2.8 to 2.10 with their wire
 * names, which are the types of the declared schemas. How one is read from a request stands in `request/`; its sums
 * stand in `totals.ts`.
 */
import type { InvoiceData } from "../../contract/requests/invoice.ts";

export {
  type InvoiceData,
  type LineItem,
  lineItemLimit,
  type Party,
} from "../../contract/requests/invoice.ts";
export { type Unit, units } from "../../contract/values/terms.ts";

/**
 * Whether the goods' producer is the shipper: as the caller says, and where nothing is said, when no
 * manufacturer is named.
 */
export const isProducedByShipper = (
  invoice: Pick<InvoiceData, "manufacturer" | "manufacturerSameAsShipper">,
): boolean => invoice.manufacturerSameAsShipper ?? invoice.manufacturer === undefined;
