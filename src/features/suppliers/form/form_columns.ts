/**
 * Columns of the table that a supplier may fill in in the place of the form: the fields of the form, under their labels in every
 * language that suppliers are written to in.
 */
import { supplierLanguages } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { type HeadingWords, headingWords } from "../../../http/wire/table/columns/column_set.ts";
import { folded } from "../../../kernel/lenient/fold.ts";
import {
  type LinkField,
  linkFields,
  type LinkTexts,
  type PrecursorField,
  precursorFields,
} from "../texts/link/link_texts.ts";
import { linkTexts } from "../texts/link/texts.ts";
import { choicesOfField, isLinkField } from "./field_kinds.ts";

/** Columns beside those of the fields. */
const otherColumns = ["cn_code", "goods", "reporting_period", "remark"] as const;
/** Column of a precursor's field. */
export type PrecursorColumn = `precursor_${PrecursorField}`;
/** Column of the table. */
export type FormColumn = LinkField | PrecursorColumn | typeof otherColumns[number];

/** @returns the column of a precursor's field */
export const precursorColumn = (field: PrecursorField): PrecursorColumn => `precursor_${field}`;

/** @returns the precursor's field of a column; undefined for another column */
export const precursorFieldOf = (column: FormColumn): PrecursorField | undefined =>
  precursorFields.find((field) => precursorColumn(field) === column);

/** Columns in their order. */
export const formColumns: ReadonlyArray<FormColumn> = [
  "cn_code",
  "goods",
  "reporting_period",
  "production_route",
  ...linkFields.filter((field) => field !== "production_route"),
  ...precursorFields.map(precursorColumn),
  "remark",
];

const labelsOf = (texts: LinkTexts, column: FormColumn): ReadonlyArray<string> => {
  const { sheet, fields, clinker, nitrogen, remark, precursors } = texts;
  const precursor = precursorFieldOf(column);
  if (precursor !== undefined) return [precursors.column(precursors.fields[precursor].label)];
  switch (column) {
    case "cn_code":
      return [sheet.cnCode.label];
    case "goods":
      return [sheet.goods.label];
    case "reporting_period":
      return [sheet.period.label];
    case "remark":
      return [remark];
    case "unit_content":
      return [fields.unit_content.label, clinker.label, nitrogen.label];
    default:
      return isLinkField(column) ? [fields[column].label] : [];
  }
};

const noWords = { en: [], de: [], fr: [] };

/** Headings of the columns, by which a table is known in any of the languages. */
export const formHeadings: HeadingWords = headingWords(
  formColumns.map((name) => ({
    name,
    headings: { ...noWords, other: supplierLanguages.flatMap((each) => labelsOf(linkTexts[each], name)) },
  })),
  { words: noWords, units: {} },
);

/** Mark of cells that are not asked for. */
export const notAskedMark = "–";

/** @returns the choice that a text means, in whichever language; the text where it means none */
const choiceOf = (field: LinkField, text: string): string => {
  const key = folded(text);
  const found = supplierLanguages.flatMap((language) =>
    Object.entries(choicesOfField(field, linkTexts[language]) ?? {}).filter((entry) =>
      entry.some((each) => folded(each) === key)
    )
  );
  return found[0]?.[0] ?? text;
};

/** @returns true if two texts name the same route: `(C)` and `c` do */
export const isSameRoute = (one: string, other: string): boolean => folded(one) === folded(other);

/** @returns a text of the table as the form's field has it */
export const fieldValue = (field: LinkField, text: string, routes: ReadonlyArray<string>): string =>
  field === "production_route"
    ? routes.find((route) => isSameRoute(route, text)) ?? text
    : choiceOf(field, text);
