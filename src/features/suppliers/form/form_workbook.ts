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
import { goodsName } from "../../../web/law/goods.ts";
import { spacedCode } from "../../../web/words/figures.ts";
import type { FieldTexts, LinkField } from "../texts/link/en.ts";
import { linkTexts } from "../texts/link/texts.ts";
import { type FormColumn, formColumns, notAskedMark } from "./form_columns.ts";
import { fieldKinds } from "./field_kinds.ts";
import {
  fieldName,
  type FormValues,
  type LinkGoods,
  linkGoods,
  pageLanguages,
  valuesOfLastAnswer,
} from "./link_view.ts";

/** @returns the name of the file */
export const formFileName = ({ inquiry: { facts } }: KnownInquiry): FileName =>
  fileNameOf(`cbam-values-${facts.period}`, "xlsx");

const isField = (column: FormColumn): column is LinkField => Object.hasOwn(fieldKinds, column);

/** Columns that some of the goods need. */
const neededColumns = (goods: ReadonlyArray<LinkGoods>): ReadonlyArray<FormColumn> =>
  formColumns.filter((column) =>
    !isField(column) || goods.some(({ fields }) => fields.includes(column)) ||
    (column === "production_route" &&
      goods.some(({ goods: { productionRoute } }) => productionRoute !== null))
  );

/** Label and hint of a column; of a content what all goods that have one share. */
const textsOf = (
  column: FormColumn,
  goods: ReadonlyArray<LinkGoods>,
  language: SupplierLanguage,
): FieldTexts => {
  const { sheet, remark, remarkHint, fields, clinker, nitrogen } = linkTexts[language];
  if (column === "cn_code") return sheet.cnCode;
  if (column === "goods") return sheet.goods;
  if (column === "reporting_period") return sheet.period;
  if (column === "remark") return { label: remark, hint: remarkHint };
  if (column !== "unit_content") return fields[column];
  const contents = new Set(goods.flatMap(({ content }) => content ?? []));
  const [only] = contents;
  return only !== undefined && contents.size === 1 ? only : {
    label: fields.unit_content.label,
    hint: [clinker, nitrogen].map(({ label, hint }) => `${label} – ${hint}`).join(" "),
  };
};

const fieldCell = (field: LinkField, goods: LinkGoods, values: FormValues): Cell => {
  if (field === "production_route" && goods.goods.productionRoute !== null) {
    return goods.goods.productionRoute;
  }
  if (!goods.fields.includes(field)) return notAskedMark;
  const value = values.get(fieldName(goods.index, field));
  const number = value === undefined || fieldKinds[field] !== "number" ? undefined : decimalOfText(value);
  return number === undefined ? value ?? null : toJsonNumber(number);
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
    : isField(column) && fieldKinds[column] === "number"
    ? "number"
    : "text",
});

/** Choices of a column, each with what it means. */
const choicesOf = (
  column: FormColumn,
  goods: ReadonlyArray<LinkGoods>,
  language: SupplierLanguage,
): ReadonlyArray<string> => {
  const { states, carbonUnits } = linkTexts[language];
  const meaning = ([name, text]: readonly [string, string]): string => `${name} = ${text}`;
  if (column === "carbon_per") return Object.entries(carbonUnits).map(meaning);
  if (column === "state") {
    const known = new Set<string>(goods.flatMap((each) => each.states));
    return Object.entries(states).filter(([name]) => known.has(name)).map(meaning);
  }
  if (column !== "production_route") return [];
  return goods.filter(({ routes }) => routes.length > 0)
    .map(({ goods: { cnCode }, routes }) => `${spacedCode(cnCode)} = ${routes.join(", ")}`);
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
  const cellOf = (each: LinkGoods, column: FormColumn): Cell => {
    const { cnCode } = each.goods;
    if (column === "cn_code") return cnCode;
    if (column === "reporting_period") return facts.period;
    if (column === "remark") return null;
    return column === "goods"
      ? goodsName(cnCode, pageLanguages[language]) ?? cbam.tables.goods.get(cnCode)?.description ?? null
      : fieldCell(column, each, values);
  };
  return {
    title: title(String(facts.period)),
    createdAt: `${askedOn}T00:00:00Z`,
    sheets: [
      {
        name: sheet.name,
        columns: columns.map((column) => columnOf(column, textsOfColumn(column).label)),
        rows: goods.map((each) => columns.map((column) => cellOf(each, column))),
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
        ],
        endsWithSums: false,
      },
    ],
  };
};
