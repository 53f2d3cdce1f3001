/**
 * A table of records: a caption, a head, rows, and numbers that stand under numbers. In small windows each record is a card
 * (`records.css`); the roles say what it is, as elements that aren't laid out as a table lose theirs.
 */
import type { ComponentChildren, VNode } from "preact";

/** A column of records. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** True if it holds numbers, which stand on the right. */
  readonly isNumber?: boolean;
}

export const DataTable = <Row,>({ caption, columns, rows, isCaptionUnseen = false }: {
  readonly caption: string;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: ReadonlyArray<Row>;
  /** For a table right under a heading that says the same. */
  readonly isCaptionUnseen?: boolean;
}): VNode => (
  <div class="table-frame" role="region" aria-label={caption} tabIndex={0}>
    <table class="records" role="table">
      <caption class={isCaptionUnseen ? "unseen" : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ heading, isNumber }) => (
            <th scope="col" role="columnheader" class={isNumber === true ? "number" : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row">
            {columns.map(({ heading, cell, isNumber }, index) =>
              index === 0
                ? <th scope="row" role="rowheader">{cell(row)}</th>
                : (
                  <td role="cell" class={isNumber === true ? "number" : undefined} data-label={heading}>
                    <span>{cell(row)}</span>
                  </td>
                )
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
