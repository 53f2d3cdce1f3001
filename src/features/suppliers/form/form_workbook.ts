/**
 * The table that a supplier may fill in in the place of the form: one row for each of the goods, in the supplier's language, and
 * beside it what belongs in each column. What was sent last stands in it.
 */
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import { type FileName, fileNameOf } from "../../../domain/documents/file_name.ts";
import type { Cell, Cells, SheetColumn, WorkbookDescription } from "../../../domain/documents/workbook.ts";
import type { SupplierLanguage } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { textColumn } from "../../../http/wire/table/template.ts";
import { decimalOfText, toJsonNumber } from "../../../kernel/decimal.ts";
import { spacedCode } from "../../../web/words/figures.ts";
import type { FieldTexts, LinkField } from "../texts/link/link_texts.ts";
import { linkTexts } from "../texts/link/texts.ts";
import { type FormColumn, formColumns, notAskedMark, precursorFieldOf } from "./form_columns.ts";
import { choicesOfField, fieldKinds, isLinkField } from "./field_kinds.ts";
import { filledRows, precursorKinds, precursorMember } from "./precursors.ts";
import { fieldName, type FormValues } from "./form_values.ts";
import { type LinkGoods, linkGoods, valuesOfLastAnswer } from "./link_view.ts";

/** @returns the name of the file */
export const formFileName = ({ inquiry: { facts } }: KnownInquiry): FileName =>
  fileNameOf(`cbam-values-${facts.period}`, "xlsx");

/** Columns that some of the goods need. */
const neededColumns = (goods: ReadonlyArray<LinkGoods>): ReadonlyArray<FormColumn> =>
  formColumns.filter((column) => {
    const asks = (field: LinkField): boolean => goods.some(({ fields }) => fields.includes(field));
    if (precursorFieldOf(column) !== undefined) return asks("precursors");
    return !isLinkField(column) || asks(column) ||
      (column === "production_route" &&
        goods.some(({ goods: { productionRoute } }) => productionRoute !== null));
  });

/** Label and hint of a column; of a content what all goods that have one share. */
const textsOf = (
  column: FormColumn,
  goods: ReadonlyArray<LinkGoods>,
  language: SupplierLanguage,
): FieldTexts => {
  const { sheet, remark, remarkHint, fields, clinker, nitrogen, precursors } = linkTexts[language];
  const precursor = precursorFieldOf(column);
  if (precursor !== undefined) {
    const { label, hint } = precursors.fields[precursor];
    return { label: precursors.column(label), hint };
  }
  if (column === "cn_code") return sheet.cnCode;
  if (column === "goods") return sheet.goods;
  if (column === "reporting_period") return sheet.period;
  if (column === "remark") return { label: remark, hint: remarkHint };
  if (column !== "unit_content") return isLinkField(column) ? fields[column] : { label: column, hint: "" };
  const contents = new Set(goods.flatMap(({ content }) => content ?? []));
  const [only] = contents;
  return only !== undefined && contents.size === 1 ? only : {
    label: fields.unit_content.label,
    hint: [clinker, nitrogen].map(({ label, hint }) => `${label} – ${hint}`).join(" "),
  };
};

/** A value of the form as a cell: a number is the cell's, whatever language it is shown in. */
const cellOfValue = (value: string | undefined, isNumber: boolean): Cell => {
  const number = value === undefined || !isNumber ? undefined : decimalOfText(value);
  return number === undefined ? value ?? null : toJsonNumber(number);
};

const isNumberColumn = (column: FormColumn): boolean => {
  const precursor = precursorFieldOf(column);
  return precursor !== undefined
    ? precursorKinds[precursor] === "number"
    : isLinkField(column) && fieldKinds[column] === "number";
};

/**
 * A cell of the goods.
 * @param row row of the form that a precursor stands in; the other cells of a further one are left empty
 */
const fieldCell = (
  column: FormColumn,
  goods: LinkGoods,
  { values, row, isFirst }: { readonly values: FormValues; readonly row: number; readonly isFirst: boolean },
): Cell => {
  if (column === "production_route" && goods.goods.productionRoute !== null) {
    return goods.goods.productionRoute;
  }
  const precursor = precursorFieldOf(column);
  const asked = precursor === undefined ? column : "precursors";
  if (!isLinkField(asked) || (precursor === undefined && !isFirst)) return null;
  if (!goods.fields.includes(asked)) return notAskedMark;
  const member = precursor === undefined ? asked : precursorMember(row, precursor);
  return cellOfValue(values.get(fieldName(goods.index, member)), isNumberColumn(column));
};

const widthOf = (column: FormColumn, label: string): number =>
  column === "goods" || column === "remark" ? 44 : Math.max(14, Math.min(label.length + 2, 36));

const columnOf = (column: FormColumn, heading: string): SheetColumn => ({
  heading,
  widthCharacters: widthOf(column, heading),
  format: column === "reporting_period"
    ? "whole"
    : column === "day"
    ? "day"
    : isNumberColumn(column)
    ? "number"
    : "text",
});

/** Choices of a column, each with what it means. */
const choicesOf = (
  column: FormColumn,
  goods: ReadonlyArray<LinkGoods>,
  language: SupplierLanguage,
): ReadonlyArray<string> => {
  const meaning = ([name, text]: readonly [string, string]): string => `${name} = ${text}`;
  const choices = isLinkField(column) ? choicesOfField(column, linkTexts[language]) : undefined;
  if (choices !== undefined) {
    const known = new Set<string>(goods.flatMap((each) => each.states));
    return Object.entries(choices).filter(([name]) => column !== "state" || known.has(name)).map(meaning);
  }
  if (column !== "production_route") return [];
  return goods.filter(({ routes }) => routes.length > 0)
    .map(({ goods: { cnCode }, routes, routeNames }) =>
      `${spacedCode(cnCode)} = ${routes.map((route) => routeNames.get(route) ?? route).join("; ")}`
    );
};

/** @returns the workbook of an inquiry in a language, with the figures of the last answer */
export const formWorkbook = (
  cbam: CbamContext,
  known: KnownInquiry,
  language: SupplierLanguage,
): WorkbookDescription => {
  const { facts, askedOn } = known.inquiry;
  const goods = linkGoods(cbam, known, language);
  const columns = neededColumns(goods);
  const values = valuesOfLastAnswer(known, ".");
  const { sheet, title } = linkTexts[language];
  const textsOfColumn = (column: FormColumn) => textsOf(column, goods, language);
  const cellOf = (
    each: LinkGoods,
    column: FormColumn,
    place: { readonly row: number; readonly isFirst: boolean },
  ) => {
    const { cnCode } = each.goods;
    if (column === "cn_code") return cnCode;
    if (column === "reporting_period") return facts.period;
    if (column === "remark") return null;
    return column === "goods" ? each.names.join("; ") || null : fieldCell(column, each, { values, ...place });
  };
  /** Rows of one of the goods: one, and one for each further precursor. */
  const rowsOf = (each: LinkGoods): ReadonlyArray<Cells> => {
    const [first = 0, ...further] = filledRows(each.index, values);
    return [first, ...further].map((row) =>
      columns.map((column) => cellOf(each, column, { row, isFirst: row === first }))
    );
  };
  return {
    title: title(String(facts.period)),
    createdAt: `${askedOn}T00:00:00Z`,
    sheets: [
      {
        name: sheet.name,
        columns: columns.map((column) => columnOf(column, textsOfColumn(column).label)),
        rows: goods.flatMap(rowsOf),
        endsWithSums: false,
      },
      {
        name: sheet.explained,
        columns: [textColumn(sheet.column, 44), textColumn(sheet.holds, 120)],
        rows: [
          ...columns.map((column): Cells => {
            const { label, hint } = textsOfColumn(column);
            return [label, [hint, choicesOf(column, goods, language).join("; ")].join(" ").trim()];
          }),
          [notAskedMark, sheet.skipped],
          ...(columns.includes("precursors") ? [[textsOfColumn("precursors").label, sheet.furtherRows]] : []),
        ],
        endsWithSums: false,
      },
    ],
  };
};
