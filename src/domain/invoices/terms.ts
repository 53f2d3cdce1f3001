/**
 * Terms of delivery in full, and which of them are made for the sea.
 * @source Incoterms 2020 (ICC publication 723E); contract section 2.8
 */
import type { Incoterm } from "../../contract/values/terms.ts";

/** A rule's three letters with its full name. */
export const incotermNames: Readonly<Record<Incoterm, string>> = {
  EXW: "Ex Works",
  FCA: "Free Carrier",
  CPT: "Carriage Paid To",
  CIP: "Carriage and Insurance Paid To",
  DAP: "Delivered at Place",
  DPU: "Delivered at Place Unloaded",
  DDP: "Delivered Duty Paid",
  FAS: "Free Alongside Ship",
  FOB: "Free On Board",
  CFR: "Cost and Freight",
  CIF: "Cost, Insurance and Freight",
};

/** For a rule of sea and inland waterway transport: the rule that does the same for any other way. */
export const anyModeRule: Readonly<Partial<Record<Incoterm, Incoterm>>> = {
  FAS: "FCA",
  FOB: "FCA",
  CFR: "CPT",
  CIF: "CIP",
};
