/**
 * A table of records: a caption, a head, rows, and numbers that stand under numbers.
 */
import type { ComponentChildren, VNode } from "preact";

/** A column of records. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Whether it holds numbers, which stand on the right. */
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
    <table>
      <caption class={isCaptionUnseen ? "unseen" : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, isNumber }) => (
            <th scope="col" class={isNumber === true ? "number" : undefined}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {columns.map(({ cell, isNumber }, index) =>
              index === 0
                ? <th scope="row">{cell(row)}</th>
                : <td class={isNumber === true ? "number" : undefined}>{cell(row)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
