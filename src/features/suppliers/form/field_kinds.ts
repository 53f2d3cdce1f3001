/**
 * Kinds of the form's fields, by which they are read, and the fields that offer choices.
 */
import type { FieldKind } from "../../imports/pages/typed.ts";
import type { LinkField, LinkTexts } from "../texts/link/link_texts.ts";
import { noPrecursors } from "./precursors.ts";

/** Kinds by the names of the fields. */
export const fieldKinds: Readonly<Record<LinkField, FieldKind>> = {
  direct_t_per_t: "number",
  indirect_t_per_t: "number",
  unit_content: "number",
  production_route: "text",
  free_allocation_t_per_t: "number",
  default_share: "number",
  carbon_amount: "number",
  carbon_currency: "capitals",
  carbon_per: "text",
  carbon_rebate: "number",
  carbon_evidence: "text",
  carbon_certifier: "text",
  precursors: "text",
  state: "text",
  report: "text",
  day: "text",
  opinion: "text",
  verifier: "text",
  accreditation: "text",
  accreditation_body: "text",
  source: "text",
};

/** @returns true if the name is that of a field */
export const isLinkField = (name: string): name is LinkField => Object.hasOwn(fieldKinds, name);

/** Fields in which something stands before anybody wrote in them. */
export const chosenFields: ReadonlySet<LinkField> = new Set(["state", "production_route", "carbon_per"]);

/** @returns the choices of a field beside an empty one, with their words; undefined for one that is written in, and for routes */
export const choicesOfField = (
  field: LinkField,
  { states, opinions, carbonUnits, precursors }: LinkTexts,
): Readonly<Record<string, string>> | undefined => {
  switch (field) {
    case "state":
      return states;
    case "opinion":
      return opinions;
    case "carbon_per":
      return carbonUnits;
    case "precursors":
      return { [noPrecursors]: precursors.none };
    default:
      return undefined;
  }
};
