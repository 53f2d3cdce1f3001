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
import { soundTextOf } from "../../../kernel/text/json.ts";
import { abridged } from "../../../kernel/text/shown.ts";
import { spacedCode } from "../../../web/words/figures.ts";
import { linkFields, precursorFields } from "../texts/link/link_texts.ts";
import { linkTexts } from "../texts/link/texts.ts";
import { chosenFields } from "./field_kinds.ts";
import { fieldValue, type FormColumn, formHeadings, isSameRoute, precursorColumn } from "./form_columns.ts";
import { formDoubts } from "./form_doubts.ts";
import { mergedRead } from "./form_merged.ts";
import { fieldName, type FormValues } from "./form_values.ts";
import { fieldTexts, type LinkGoods } from "./link_view.ts";
import { precursorMember } from "./precursors.ts";

/** Bounds of the part of the table that is read: more rows than an inquiry has goods with some precursors each. */
export const formSheetLimits: SheetLimits = {
  rows: headerRows + 1_000,
  columns: mostColumns,
  cellCharacters: 2_000,
  characters: 500_000,
  headings: new Set(formHeadings.columnOfHeading.keys()),
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
  /** Sentences about columns and sheets that are not read. */
  readonly remarks: ReadonlyArray<string>;
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
  typeof cell === "string" ? soundTextOf(cell) : cell;

/** A row with something in it. */
interface Row {
  readonly number: number;
  readonly cellOf: (column: FormColumn) => Cell | undefined;
}

/** Columns by which a table is known as one of these. */
const neededColumns = ["cn_code", "direct_t_per_t"];

const hasPrecursor = ({ cellOf }: Row): boolean =>
  precursorFields.some((field) => !isEmpty(cellOf(precursorColumn(field))));

/** True of a row with figures of the goods themselves; others may hold a further precursor. */
const hasFigures = ({ cellOf }: Row): boolean =>
  linkFields.some((field) => !chosenFields.has(field) && !isEmpty(cellOf(field)));

const hasAnswer = (row: Row): boolean =>
  !isEmpty(row.cellOf("remark")) || hasFigures(row) || hasPrecursor(row);

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
      otherPeriod(abridged(textOf(year))),
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
    found === undefined ? notAsked(`${label} ${abridged(route)}`) : errors.missing(label),
  ];
};

const valueText = (cell: Cell | undefined, mark: string): string =>
  typeof cell === "number" ? plainText(cell).replace(".", mark) : textOf(cell);

/** @returns the table's values; undefined for one that has not the headings of such a table */
export const readFormSheet = (
  sheet: SheetRows,
  asked: AskedForm,
): FormSheetReading | undefined => {
  const { language } = asked;
  const { rows, numbers } = sheet;
  const texts = linkTexts[language];
  const { errors, inCell, notAsked } = texts;
  const { mark } = inquiryTexts[language];
  const position = headerPosition(formHeadings, rows);
  if (position === undefined) return undefined;
  const numberAt = (at: number): number => numbers[at] ?? at + 1;
  const below = rows.slice(position + 1);
  const issues: Array<string> = [];
  const columns = new Map<string, number>();
  const header = headerCells(formHeadings, rows[position] ?? [], below);
  for (const cell of header) {
    if (!("column" in cell.heading)) continue;
    const { column } = cell.heading;
    if (columns.has(column)) {
      issues.push(
        inCell(numberAt(position), columnName(cell.position + 1), errors.duplicate(abridged(cell.text))),
      );
    } else columns.set(column, cell.position);
  }
  if (!neededColumns.every((column) => columns.has(column))) return undefined;
  const shared = mergedRead(sheet, columns);
  const doubts = formDoubts(sheet, { position, cells: header, columns, lost: shared.lost }, texts);
  issues.push(...doubts.issues);
  const rowOf = (cells: Cells, at: number): Row => {
    const number = numberAt(position + 1 + at);
    const cellOf = (column: number): Cell | undefined =>
      doubts.isDoubted(number, column) ? null : sound(cells[column]);
    return { number, cellOf: (column) => cellOf(columns.get(column) ?? -1) };
  };
  const issueAt = ({ number }: Row, column: FormColumn, sentence: string): void => {
    issues.push(
      inCell(number, columnName((columns.get(column) ?? columns.get("cn_code") ?? 0) + 1), sentence),
    );
  };

  const rowsOfGoods = new Map<LinkGoods, Array<Row>>();
  for (const row of shared.rows.slice(position + 1).map(rowOf).filter(hasAnswer)) {
    const found = goodsOfRow(row, asked);
    if ("goods" in found) rowsOfGoods.set(found, [...rowsOfGoods.get(found) ?? [], row]);
    else issueAt(row, ...found);
  }

  const values = new Map<string, string>();
  const places = new Map<string, CellPlace>();
  const remarks: Array<string> = [];
  const filled = new Set<number>();
  /** Takes a cell as the value of a field. */
  const take = (name: string, row: Row, column: FormColumn, valueOf = (text: string) => text): void => {
    const cell = row.cellOf(column);
    values.set(name, valueOf(isEmpty(cell) ? "" : valueText(cell, mark)));
    const position = columns.get(column);
    if (position !== undefined) places.set(name, { row: row.number, column: columnName(position + 1) });
  };
  const fill = (goods: LinkGoods, row: Row): void => {
    for (const field of linkFields) {
      if (goods.fields.includes(field)) {
        take(fieldName(goods.index, field), row, field, (text) => fieldValue(field, text, goods.routes));
      } else if (
        !isEmpty(row.cellOf(field)) &&
        !(field === "production_route" && goods.goods.productionRoute !== null)
      ) issueAt(row, field, notAsked(fieldTexts(goods, field, language).label));
    }
  };
  const fillPrecursors = (goods: LinkGoods, rows: ReadonlyArray<Row>): void => {
    const told = rows.filter(hasPrecursor);
    if (!goods.fields.includes("precursors")) {
      const { label } = fieldTexts(goods, "precursors", language);
      for (const row of told) issueAt(row, "precursor_cn_code", notAsked(label));
      return;
    }
    for (const [number, row] of told.entries()) {
      for (const field of precursorFields) {
        take(fieldName(goods.index, precursorMember(number, field)), row, precursorColumn(field));
      }
    }
  };
  const fillRemark = ({ goods: { cnCode } }: LinkGoods, { cellOf }: Row): void => {
    const remark = cellOf("remark");
    if (isEmpty(remark)) return;
    remarks.push(
      asked.goods.length === 1 ? textOf(remark) : `CN ${spacedCode(cnCode)}: ${textOf(remark)}`,
    );
  };
  for (const [goods, rows] of rowsOfGoods) {
    const withFigures = rows.filter(hasFigures);
    // Of several rows about the same goods nobody knows here which is meant.
    if (withFigures.length > 1) {
      const sentence = errors.duplicate(`CN ${spacedCode(goods.goods.cnCode)}`);
      for (const row of withFigures) issueAt(row, "cn_code", sentence);
      continue;
    }
    const [head = rows[0]] = withFigures;
    if (head === undefined) continue;
    filled.add(goods.index);
    fill(goods, head);
    fillPrecursors(goods, rows);
    for (const row of rows) fillRemark(goods, row);
  }
  if (remarks.length > 0) values.set("remark", remarks.join("\n"));
  return { values, places, issues, remarks: doubts.remarks, filled };
};
