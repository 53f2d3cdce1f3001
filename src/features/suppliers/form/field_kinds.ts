/**
 * Kinds of the form's fields, by which they are read.
 */
import type { FieldKind } from "../../imports/pages/typed.ts";
import type { LinkField } from "../texts/link/en.ts";

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
  state: "text",
  report: "text",
  day: "text",
  verifier: "text",
  source: "text",
};

/** Fields in which something stands before anybody wrote in them. */
export const chosenFields: ReadonlySet<LinkField> = new Set(["state", "production_route", "carbon_per"]);
