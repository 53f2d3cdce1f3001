/**
 * Precursors in the form: rows of fields below each of the goods, which are named like the members of the API with the number of
 * the row.
 */
import type { Precursor } from "../../../domain/cbam/calculation/shipment.ts";
import { type Decimal, toText } from "../../../kernel/decimal.ts";
import type { FieldKind } from "../../imports/pages/typed.ts";
import { type PrecursorField, precursorFields } from "../texts/link/link_texts.ts";
import type { FormValues } from "./form_values.ts";

/** Kinds by the names of the fields. */
export const precursorKinds: Readonly<Record<PrecursorField, FieldKind>> = {
  cn_code: "cn",
  tonnes_per_tonne: "number",
  origin_country: "country",
  production_route: "text",
  verified_emissions_t_per_t: "number",
  free_allocation_t_per_t: "number",
};

/** Most rows of one of the goods: what a value takes. */
const mostRows = 100;
const allRows: ReadonlyArray<number> = Array.from({ length: mostRows }, (_, row) => row);
/** Empty rows that are offered below those with something in them, and of those between them. */
const rowsOffered = 2;

/** Choice that says that there are none. */
export const noPrecursors = "none";

/** @returns the name of a precursor's field among those of the goods */
export const precursorMember = (row: number, field: PrecursorField): string => `precursors/${row}/${field}`;

/** @returns the row and field of such a name; undefined for another name */
export const precursorOfMember = (
  member: string,
): { readonly row: number; readonly field: PrecursorField } | undefined => {
  const [list, row = "", name] = member.split("/");
  const field = precursorFields.find((each) => each === name);
  return list !== "precursors" || field === undefined || !/^\d+$/.test(row)
    ? undefined
    : { row: Number(row), field };
};

/** @returns the rows of the goods in which something stands */
export const filledRows = (index: number, values: FormValues): ReadonlyArray<number> =>
  allRows.filter((row) =>
    precursorFields.some((field) =>
      (values.get(`${index}.${precursorMember(row, field)}`) ?? "").trim() !== ""
    )
  );

/**
 * @returns the rows that the form shows, in their order: those with something in them, the first empty ones, and empty ones behind the last
 * with something in it. So a page grows by what was filled in, and not by the highest number of a row.
 */
export const shownRows = (index: number, values: FormValues): ReadonlyArray<number> => {
  const filled = new Set(filledRows(index, values));
  const last = Math.max(-1, ...filled);
  const empty = allRows.filter((row) => !filled.has(row));
  const behind = empty.filter((row) => row > last);
  const shown = new Set([...filled, ...empty.slice(0, rowsOffered), ...behind.slice(0, rowsOffered)]);
  return allRows.filter((row) => shown.has(row));
};

const written = (value: Decimal | undefined, mark: string): string | undefined =>
  value === undefined ? undefined : toText(value).replace(".", mark);

/** @returns the fields of a precursor as the form has them */
export const precursorValues = (
  precursor: Precursor,
  mark: string,
): Readonly<Record<PrecursorField, string | undefined>> => ({
  cn_code: precursor.cnCode,
  tonnes_per_tonne: written(precursor.tonnesPerTonne, mark),
  origin_country: precursor.origin,
  production_route: precursor.productionRoute,
  verified_emissions_t_per_t: written(precursor.verifiedEmissionsTPerT, mark),
  free_allocation_t_per_t: written(precursor.freeAllocationTPerT, mark),
});
