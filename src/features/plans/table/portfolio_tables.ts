/** A portfolio as tables: a line a row with the cost of each year, and in a workbook the sums beside it. */
import type { TrajectoryRowRecord } from "../../../contract/answers/plans/trajectories.ts";
import type { PortfolioAnswer } from "../../../contract/answers/plans/portfolio.ts";
import type {
  CellFormat,
  Cells,
  ChartDescription,
  SheetDescription,
  WorkbookDescription,
} from "../../../domain/documents/workbook.ts";
import { type AnswerColumn, cellsOf, column } from "../../../http/wire/table/answer_column.ts";
import { sumsOf } from "../../../http/wire/table/sums.ts";
import type { Language } from "../../../web/words/language.ts";
import type { WorkbookTexts } from "../texts/en/workbook.ts";
import { workbookTexts } from "../texts/workbook.ts";

/** A portfolio's answer but for its rows. */
export type PortfolioHead = Omit<typeof PortfolioAnswer.Type, "results">;

type Row = TrajectoryRowRecord;

const money = (name: string, cell: AnswerColumn<Row>["cell"]): AnswerColumn<Row> => ({
  ...column<Row>(name, "money", 16, cell),
  isSummed: true,
});

/** Cost of a row in a year: verified where it is known. */
const knownOf = (row: Row, year: number): number | undefined => {
  const found = row.years.find((each) => each.year === year);
  return (found?.verified ?? found?.default)?.net_cost_eur;
};

/** @returns the columns of a portfolio's rows */
export const portfolioColumns = ({ years, notes }: PortfolioHead): ReadonlyArray<AnswerColumn<Row>> => [
  column("row_index", "whole", 10, (row) => row.row_index),
  column("client_ref", "text", 20, (row) => row.client_ref ?? undefined),
  column("supplier", "text", 28, (row) => row.supplier ?? undefined),
  column("cn_code", "text", 12, (row) => row.cn_code ?? undefined),
  column("origin_country", "text", 10, (row) => row.origin_country_iso3 ?? undefined),
  column("tonnage", "number", 14, (row) => row.tonnage ?? undefined),
  column("status", "text", 13, (row) => row.status),
  column("production_route", "text", 12, (row) => row.production_route ?? undefined),
  money("default_eur", (row) => row.sums?.default_eur ?? undefined),
  money("verified_eur", (row) => row.sums?.verified_eur ?? undefined),
  money("saving_eur", (row) => row.sums?.saving_eur ?? undefined),
  ...years.map(({ year }) => money(`known_eur_${year}`, (row) => knownOf(row, year))),
  ...years.map(({ year }) =>
    column<Row>(
      `break_even_t_per_t_${year}`,
      "number",
      16,
      (row) => row.years.find((each) => each.year === year)?.break_even_t_per_t ?? undefined,
    )
  ),
  column("message", "text", 50, (row) => row.message),
  column("notes", "text", 50, (row) => row.notes.map((at) => notes[at] ?? "").join(" ")),
];

/** True if a row of sums counts the row. */
export const hasSums = ({ sums }: Row): boolean => sums !== null;

const sheet = (
  name: string,
  columns: ReadonlyArray<readonly [heading: string, format: CellFormat]>,
  rows: Iterable<Cells>,
  chart?: ChartDescription,
): SheetDescription => ({
  name,
  columns: columns.map(([heading, format]) => ({
    heading,
    format,
    widthCharacters: format === "text" ? 28 : 16,
  })),
  rows,
  endsWithSums: false,
  ...(chart === undefined ? undefined : { chart }),
});

/** Bars of one chart: more are no picture any more. */
const mostBars = 15;

const knownAndDefault = ({ known, byDefault }: WorkbookTexts): ChartDescription["series"] => [
  { name: known, column: 3, firstRow: 0 },
  { name: byDefault, column: 2, firstRow: 0 },
];

/** Cost of the names of a sheet, the dearest first, beside the cost with default values. */
const barsOf = (title: string, rows: number, texts: WorkbookTexts): ChartDescription | undefined =>
  rows === 0 ? undefined : {
    kind: "bar",
    title,
    description: texts.bars(mostBars),
    categories: 0,
    rowCount: Math.min(rows, mostBars),
    series: knownAndDefault(texts),
  };

const linesOf = (
  title: string,
  { lines }: WorkbookTexts,
  { categories, rowCount, series }: Pick<ChartDescription, "categories" | "rowCount" | "series">,
): ChartDescription => ({
  kind: "line",
  title,
  description: lines(series.map(({ name }) => name).join(", ")),
  categories,
  rowCount,
  series,
});

const costs = [
  ["rows", "whole"],
  ["default_eur", "money"],
  ["known_eur", "money"],
  ["saving_eur", "money"],
  ["without_default", "whole"],
] as const;

type Costs = Pick<PortfolioHead["by_year"][number], typeof costs[number][0]>;

const costCells = (each: Costs): Cells => costs.map(([name]) => each[name]);

function* resultRows(
  columns: ReadonlyArray<AnswerColumn<Row>>,
  rows: Iterable<Row>,
): Generator<Cells> {
  const sums = sumsOf(columns);
  for (const row of rows) {
    const cells = cellsOf(columns, row);
    if (hasSums(row)) sums.add(cells);
    yield cells;
  }
  yield sums.row();
}

function* noteRows(
  { notes, read_as: readAs = [], sources, disclosure, versions }: PortfolioHead,
  texts: WorkbookTexts,
): Generator<Cells> {
  yield [texts.lawAsOf, versions.as_of];
  yield [texts.dataSet, disclosure.dataset_version];
  yield [texts.disclosure, disclosure.statement];
  for (const sentence of readAs) yield [texts.readAs, sentence];
  for (const note of notes) yield [texts.note, note];
  for (const { label, url } of sources) yield [texts.source, label, url];
}

/**
 * @param language of tabs and charts; columns have the names of the API
 * @returns the workbook, whose rows are made while it is written
 */
export const portfolioWorkbook = (
  head: PortfolioHead,
  rows: Iterable<Row>,
  language: Language,
): WorkbookDescription => {
  const columns = portfolioColumns(head);
  const texts = workbookTexts[language];
  const { sheets } = texts;
  return {
    title: texts.title,
    createdAt: head.disclosure.generated_at,
    sheets: [
      {
        name: sheets.rows,
        columns: columns.map(({ name, format, widthCharacters }) => ({
          heading: name,
          format,
          widthCharacters,
        })),
        rows: resultRows(columns, rows),
        endsWithSums: true,
      },
      sheet(
        sheets.suppliers,
        [
          ["supplier", "text"],
          ...costs,
          ["portfolio_at_break_even_eur", "money"],
          ["worth_of_a_tenth_eur", "money"],
        ],
        head.by_supplier.map((each) => [
          each.supplier,
          ...costCells(each),
          each.portfolio_at_break_even_eur,
          each.worth_of_a_tenth_eur,
        ]),
        barsOf(texts.bySupplier, head.by_supplier.length, texts),
      ),
      sheet(
        sheets.codes,
        [["cn_code", "text"], ...costs],
        head.by_code.map((each) => [each.cn_code, ...costCells(each)]),
        barsOf(texts.byCode, head.by_code.length, texts),
      ),
      sheet(
        sheets.years,
        [["year", "whole"], ...costs],
        head.by_year.map((each) => [each.year, ...costCells(each)]),
        linesOf(texts.byYear, texts, {
          categories: 0,
          rowCount: head.by_year.length,
          series: knownAndDefault(texts),
        }),
      ),
      sheet(
        sheets.prices,
        [
          ["path", "text"],
          ["year", "whole"],
          ["certificate_price_eur_per_tco2e", "money"],
          ["default_eur", "money"],
          ["known_eur", "money"],
        ],
        head.prices.flatMap(({ path, by_year: years }) =>
          years.map((each) => [
            path,
            each.year,
            each.certificate_price_eur_per_tco2e,
            each.default_eur,
            each.known_eur,
          ])
        ),
        linesOf(texts.byPath, texts, {
          categories: 1,
          rowCount: head.by_year.length,
          series: head.prices.map(({ path }, at) => ({
            name: texts.paths[path],
            column: 4,
            firstRow: at * head.by_year.length,
          })),
        }),
      ),
      sheet(sheets.notes, [["what", "text"], ["says", "text"], ["where", "text"]], noteRows(head, texts)),
    ],
  };
};
