/** Charts of a sheet's own cells, told apart by dashes and greys too, so that they can be printed in black and white. */
import type { SheetChart } from "hucre/xlsx";
import type { ChartDescription } from "../../../domain/documents/workbook.ts";

/** @returns the letters of a column, from 0 */
export const letterOf = (position: number): string =>
  (position >= 26 ? letterOf(Math.floor(position / 26) - 1) : "") + String.fromCharCode(65 + position % 26);

/** Colours that keep apart in grey, and dashes that do so without any colour. */
const looks = [
  { color: "1F4E79", dash: "solid" },
  { color: "C55A11", dash: "dash" },
  { color: "7F7F7F", dash: "sysDot" },
  { color: "548235", dash: "lgDashDot" },
] as const;

const widthColumns = 8;
const leastRows = 20;
const pointWidth = 2.25;

/** @returns the chart, beside so many columns */
export const chartOf = (
  { kind, title, description, categories, rowCount, series }: ChartDescription,
  columns: number,
): SheetChart => {
  const cells = (column: number, firstRow: number): string => {
    const letter = letterOf(column);
    return `$${letter}$${firstRow + 2}:$${letter}$${firstRow + rowCount + 1}`;
  };
  const first = series[0]?.firstRow ?? 0;
  return {
    type: kind,
    title,
    altText: description,
    anchor: {
      from: { row: 1, col: columns + 1 },
      to: {
        row: 1 + Math.max(leastRows, kind === "bar" ? rowCount + 6 : 0),
        col: columns + 1 + widthColumns,
      },
    },
    legend: series.length > 1 ? "bottom" : false,
    axes: {
      y: { numberFormat: { formatCode: "#,##0" } },
      ...(kind === "bar" ? { x: { reverse: true } } : undefined),
    },
    series: series.map(({ name, column, firstRow }, at) => {
      const { color, dash } = looks[at % looks.length] ?? looks[0];
      return {
        name,
        values: cells(column, firstRow),
        categories: cells(categories, first),
        color,
        ...(kind === "line" ? { stroke: { dash, width: pointWidth } } : undefined),
      };
    }),
  };
};
