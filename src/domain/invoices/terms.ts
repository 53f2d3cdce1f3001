/**
 * Terms of delivery in full, and which of them are made for the sea.
 * @source Incoterms 2020 (ICC publication 723E); contract section 2.8
 */
import type { Incoterm } from "../../contract/values/invoices/terms.ts";

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

/** Port that a rule names, where the rule itself fixes that its place is one. */
export const portOfRule: Readonly<Partial<Record<Incoterm, "portOfLoading" | "portOfDischarge">>> = {
  FAS: "portOfLoading",
  FOB: "portOfLoading",
  CFR: "portOfDischarge",
  CIF: "portOfDischarge",
};

/** Parts of a term of delivery. */
export interface NamedTerm {
  /** The three-letter rule. */
  readonly incoterms: Incoterm;
  /** The named place. */
  readonly incotermsPlace?: string;
  /** Port where the goods are loaded. */
  readonly portOfLoading?: string;
  /** Port where they are unloaded. */
  readonly portOfDischarge?: string;
}

/** Returns the place without the rule's letters, which stand before it already: `Zürich` of `DAP Zürich`. */
const placeAlone = (place: string, rule: Incoterm): string =>
  place.toUpperCase().startsWith(`${rule} `) ? place.slice(rule.length).trim() : place;

/**
 * Returns the named place of the rule: as given; else for the rules of sea transport the port of shipment (FAS, FOB)
 * or of destination (CFR, CIF); nothing where the rule leaves open what its place is.
 * @source Incoterms 2020, "(insert named port of shipment)" and the like in each rule's heading
 */
export const incotermsPlaceOf = (term: NamedTerm): string | undefined => {
  const port = portOfRule[term.incoterms];
  const place = term.incotermsPlace ?? (port === undefined ? undefined : term[port]);
  return place === undefined ? undefined : placeAlone(place, term.incoterms);
};
