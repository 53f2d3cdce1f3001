/**
 * A table that a supplier filled in, as the values of the form. Rows are found by the goods' code and route, columns by their
 * headings in any language and order; each value keeps the place of its cell.
 */
import type { SheetLimits } from "../../../application/documents/spreadsheets.ts";
import { columnName } from "../../../domain/documents/sheet_cells.ts";
import type { Cell, Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import type { SupplierLanguage } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { inquiryTexts } from "../../../domain/suppliers/inquiries/inquiry_mail.ts";
import { isBlank, textOf } from "../../../http/wire/table/cells/cell.ts";
import {
  headerCells,
  headerPosition,
  headerRows,
  mostColumns,
} from "../../../http/wire/table/columns/header.ts";
import { plainText } from "../../../kernel/decimal.ts";
import { readCnCodeAsWritten } from "../../../kernel/lenient/cn_code.ts";
import { shortened } from "../../../kernel/text/shown.ts";
import { spacedCode } from "../../../web/words/figures.ts";
import { linkFields } from "../texts/link/en.ts";
import { linkTexts } from "../texts/link/texts.ts";
import { chosenFields } from "./field_kinds.ts";
import { fieldValue, type FormColumn, formHeadings, isSameRoute } from "./form_columns.ts";
import { fieldName, fieldTexts, type FormValues, type LinkGoods } from "./link_view.ts";

/** Bounds of the part of the table that is read: more rows than an inquiry has goods. */
export const formSheetLimits: SheetLimits = {
  rows: headerRows + 200,
  columns: mostColumns,
  cellCharacters: 2_000,
  characters: 500_000,
};

/** Place of a cell. */
export interface CellPlace {
  /** Number of the row, from 1. */
  readonly row: number;
  /** Name of the column, such as `F`. */
  readonly column: string;
}

/** A table that was read. */
export interface FormSheetReading {
  /** Values of the form, by the names of its fields. */
  readonly values: FormValues;
  /** Places of the values, those of empty cells too. */
  readonly places: ReadonlyMap<string, CellPlace>;
  /** Sentences about cells that are no value of the form. */
  readonly issues: ReadonlyArray<string>;
  /** Goods that a row is about. */
  readonly filled: ReadonlySet<number>;
}

/** Facts that a table is held against. */
export interface AskedForm {
  readonly goods: ReadonlyArray<LinkGoods>;
  readonly period: number;
  readonly language: SupplierLanguage;
}

const dashes: ReadonlySet<string> = new Set(["-", "–", "—"]);

const isEmpty = (cell: Cell | undefined): boolean => isBlank(cell) || dashes.has(textOf(cell));

/** A cell that can be stored and printed: what lacks a character shows that it does. */
const sound = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === "string" ? cell.toWellFormed().replaceAll("\0", "\ufffd") : cell;

/** A row with something in it. */
interface Row {
  readonly number: number;
  readonly cellOf: (column: FormColumn) => Cell | undefined;
}

/** Columns by which a table is known as one of these. */
const neededColumns = ["cn_code", "direct_t_per_t"];

const hasAnswer = ({ cellOf }: Row): boolean =>
  !isEmpty(cellOf("remark")) ||
  linkFields.some((field) => !chosenFields.has(field) && !isEmpty(cellOf(field)));

/** The goods that a row is about, or the column and the sentence of what is wrong with it. */
const goodsOfRow = (
  { cellOf }: Row,
  { goods, period, language }: AskedForm,
): LinkGoods | readonly [column: FormColumn, sentence: string] => {
  const { errors, sheet, notAsked, otherPeriod, fields } = linkTexts[language];
  const written = cellOf("cn_code");
  if (isEmpty(written)) return ["cn_code", errors.missing(sheet.cnCode.label)];
  const code = readCnCodeAsWritten({ path: "cn_code", value: written });
  if ("complaint" in code) return ["cn_code", errors[code.complaint.code](sheet.cnCode.label)];
  const year = cellOf("reporting_period");
  if (!isEmpty(year) && textOf(year) !== String(period)) {
    return [
      "reporting_period",
      otherPeriod(shortened(textOf(year))),
    ];
  }
  const route = isEmpty(cellOf("production_route")) ? "" : textOf(cellOf("production_route"));
  const ofCode = goods.filter((each) => each.goods.cnCode === code.value);
  if (ofCode.length === 0) return ["cn_code", notAsked(`CN ${spacedCode(code.value)}`)];
  const eligible = ofCode.filter(({ goods: { productionRoute } }) =>
    productionRoute === null || route === "" || isSameRoute(route, productionRoute)
  );
  const exact = eligible.filter(({ goods: { productionRoute } }) =>
    route === "" ? productionRoute === null : productionRoute !== null
  );
  const [found, ...others] = exact.length > 0 ? exact : eligible;
  if (found !== undefined && others.length === 0) return found;
  const label = fields.production_route.label;
  return [
    "production_route",
    found === undefined ? notAsked(`${label} ${shortened(route)}`) : errors.missing(label),
  ];
};

const valueText = (cell: Cell | undefined, mark: string): string =>
  typeof cell === "number" ? plainText(cell).replace(".", mark) : textOf(cell);

/** @returns the table's values; undefined for one that has not the headings of such a table */
export const readFormSheet = (
  { rows, numbers }: SheetRows,
  asked: AskedForm,
): FormSheetReading | undefined => {
  const { language } = asked;
  const { errors, inCell, notAsked } = linkTexts[language];
  const { mark } = inquiryTexts[language];
  const position = headerPosition(formHeadings, rows);
  if (position === undefined) return undefined;
  const numberAt = (at: number): number => numbers[at] ?? at + 1;
  const below = rows.slice(position + 1);
  const issues: Array<string> = [];
  const columns = new Map<string, number>();
  for (const cell of headerCells(formHeadings, rows[position] ?? [], below)) {
    if (!("column" in cell.heading)) continue;
    const { column } = cell.heading;
    if (columns.has(column)) {
      issues.push(
        inCell(numberAt(position), columnName(cell.position + 1), errors.duplicate(shortened(cell.text))),
      );
    } else columns.set(column, cell.position);
  }
  if (!neededColumns.every((column) => columns.has(column))) return undefined;
  const rowOf = (cells: Cells, at: number): Row => ({
    number: numberAt(position + 1 + at),
    cellOf: (column) => sound(cells[columns.get(column) ?? -1]),
  });
  const issueAt = ({ number }: Row, column: FormColumn, sentence: string): void => {
    issues.push(
      inCell(number, columnName((columns.get(column) ?? columns.get("cn_code") ?? 0) + 1), sentence),
    );
  };

  const rowsOfGoods = new Map<LinkGoods, Array<Row>>();
  for (const row of below.map(rowOf).filter(hasAnswer)) {
    const found = goodsOfRow(row, asked);
    if ("goods" in found) rowsOfGoods.set(found, [...rowsOfGoods.get(found) ?? [], row]);
    else issueAt(row, ...found);
  }

  const values = new Map<string, string>();
  const places = new Map<string, CellPlace>();
  const remarks: Array<string> = [];
  const filled = new Set<number>();
  const fill = (goods: LinkGoods, row: Row): void => {
    filled.add(goods.index);
    for (const field of linkFields) {
      const name = fieldName(goods.index, field);
      const cell = row.cellOf(field);
      const column = columns.get(field);
      const text = isEmpty(cell) ? "" : valueText(cell, mark);
      if (goods.fields.includes(field)) {
        values.set(name, fieldValue(field, text, goods.routes));
        if (column !== undefined) places.set(name, { row: row.number, column: columnName(column + 1) });
      } else if (text !== "" && !(field === "production_route" && goods.goods.productionRoute !== null)) {
        issueAt(row, field, notAsked(fieldTexts(goods, field, language).label));
      }
    }
    const remark = row.cellOf("remark");
    if (!isEmpty(remark)) {
      remarks.push(
        asked.goods.length === 1 ? textOf(remark) : `CN ${spacedCode(goods.goods.cnCode)}: ${textOf(remark)}`,
      );
    }
  };
  for (const [goods, [first, ...others]] of rowsOfGoods) {
    // Of several rows about the same goods nobody knows here which is meant.
    if (first !== undefined && others.length === 0) fill(goods, first);
    else {
      const sentence = errors.duplicate(`CN ${spacedCode(goods.goods.cnCode)}`);
      for (const row of [first, ...others]) if (row !== undefined) issueAt(row, "cn_code", sentence);
    }
  }
  if (remarks.length > 0) values.set("remark", remarks.join("\n"));
  return { values, places, issues, filled };
};
