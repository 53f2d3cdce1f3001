/**
 * A table of records: a caption, a head, rows, and numbers whose decimal marks stand under each other. In small windows each
 * record is a card (`records.css`); the roles say what it is, as elements that aren't laid out as a table lose theirs.
 */
import type { ComponentChildren, VNode } from "preact";
import { decimalMarks } from "../words/figures.ts";
import { lackingDigitsOf } from "../words/lacking_digits.ts";
import { unbroken } from "../words/unbroken.ts";
import { PageLanguage } from "./page_language.ts";
import type { Language } from "../words/language.ts";

/** A column of records. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** True if it holds numbers, which stand on the right. */
  readonly isNumber?: boolean;
}

/** Columns from which a table is narrower on a tablet. */
const manyColumns = 7;

/** @returns the cells of a column of numbers, each with the digits that it lacks beside the longest of them */
export const alignedCells = (
  cells: ReadonlyArray<ComponentChildren>,
  language: Language,
): ReadonlyArray<ComponentChildren> => {
  const texts = cells.map((content) => typeof content === "string" ? content : "");
  const lackingDigits = lackingDigitsOf(texts, decimalMarks[language]);
  return cells.map((content, index) => {
    const lacking = lackingDigits[index] ?? "";
    return lacking === "" ? content : (
      <>
        {content}
        <span class="lacking" data-digits={lacking} />
      </>
    );
  });
};

const cellsOf = <Row,>(
  { cell, isNumber = false }: Column<Row>,
  rows: ReadonlyArray<Row>,
  language: Language,
): ReadonlyArray<ComponentChildren> => {
  const cells = rows.map(cell);
  return isNumber ? alignedCells(cells, language) : cells;
};

/** Contents of a table. */
interface TableOf<Row> {
  readonly caption: string;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: ReadonlyArray<Row>;
  /** For a table right under a heading that says the same. */
  readonly isCaptionUnseen?: boolean;
  /** True for a record that counts no longer, such as a revoked key: it is grey. */
  readonly isPast?: (row: Row) => boolean;
}

const Laid = <Row,>(
  { language, caption, columns, rows, isCaptionUnseen = false, isPast }: TableOf<Row> & {
    readonly language: Language;
  },
): VNode => {
  const cells = columns.map((column) => cellsOf(column, rows, language));
  return (
    <div class="table-frame" role="region" aria-label={caption} tabIndex={0}>
      <table class={columns.length < manyColumns ? "records" : "records many"} role="table">
        <caption class={isCaptionUnseen ? "unseen" : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ heading, isNumber }) => (
              <th scope="col" role="columnheader" class={isNumber === true ? "number" : undefined}>
                {unbroken(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((record, row) => (
            <tr role="row" {...(isPast?.(record) === true ? { class: "past" } : {})}>
              {columns.map(({ heading, isNumber }, index) =>
                index === 0
                  ? <th scope="row" role="rowheader">{cells[index]?.[row]}</th>
                  : (
                    <td role="cell" class={isNumber === true ? "number" : undefined} data-label={heading}>
                      <span>{cells[index]?.[row]}</span>
                    </td>
                  )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export const DataTable = <Row,>(table: TableOf<Row>): VNode => (
  <PageLanguage.Consumer>
    {(language) => <Laid {...table} language={language} />}
  </PageLanguage.Consumer>
);
