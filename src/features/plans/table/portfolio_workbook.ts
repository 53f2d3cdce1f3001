/** A portfolio as a workbook: its rows, and the sums beside them. */
import type {
  CellFormat,
  Cells,
  ChartDescription,
  SheetDescription,
  WorkbookDescription,
} from "../../../domain/documents/workbook.ts";
import { type AnswerColumn, cellsOf, sheetColumns } from "../../../http/wire/table/answer_column.ts";
import { sumsOf } from "../../../http/wire/table/sums.ts";
import type { Language } from "../../../web/words/language.ts";
import type { WorkbookTexts } from "../texts/en/workbook.ts";
import { workbookTexts } from "../texts/workbook.ts";
import { portfolioColumns, type PortfolioHead, type PortfolioRows, type Row } from "./portfolio_columns.ts";

/** True if a row of sums counts the row. */
const hasSums = ({ sums }: Row): boolean => sums !== null;

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
  { notes, read_as: readAs = [], sources, disclosure, versions, versions_of_years: several }: PortfolioHead,
  texts: WorkbookTexts,
): Generator<Cells> {
  yield [texts.lawAsOf, versions.as_of];
  if (several === undefined) yield [texts.dataSet, disclosure.dataset_version];
  for (const { first_year: first, last_year: last, versions: { dataset } } of several ?? []) {
    yield [texts.dataSet, `${dataset.version} (${first === last ? first : `${first}–${last}`})`];
  }
  yield [texts.disclosure, disclosure.statement];
  for (const sentence of readAs) yield [texts.readAs, sentence];
  for (const note of notes) yield [texts.note, note];
  for (const { label, url } of sources) yield [texts.source, label, url];
}

/** Costs of each supplier, with what an own value is worth. */
const supplierSheet = ({ by_supplier: suppliers }: PortfolioHead, texts: WorkbookTexts): SheetDescription =>
  sheet(
    texts.sheets.suppliers,
    [
      ["supplier", "text"],
      ...costs,
      ["portfolio_at_break_even_eur", "money"],
      ["worth_of_a_tenth_eur", "money"],
    ],
    suppliers.map((each) => [
      each.supplier,
      ...costCells(each),
      each.portfolio_at_break_even_eur,
      each.worth_of_a_tenth_eur,
    ]),
    barsOf(texts.bySupplier, suppliers.length, texts),
  );

/** Costs of each code. */
const codeSheet = ({ by_code: codes }: PortfolioHead, texts: WorkbookTexts): SheetDescription =>
  sheet(
    texts.sheets.codes,
    [["cn_code", "text"], ...costs],
    codes.map((each) => [each.cn_code, ...costCells(each)]),
    barsOf(texts.byCode, codes.length, texts),
  );

/** Costs of each year. */
const yearSheet = ({ by_year: years }: PortfolioHead, texts: WorkbookTexts): SheetDescription =>
  sheet(
    texts.sheets.years,
    [["year", "whole"], ...costs],
    years.map((each) => [each.year, ...costCells(each)]),
    linesOf(texts.byYear, texts, {
      categories: 0,
      rowCount: years.length,
      series: knownAndDefault(texts),
    }),
  );

/** Costs by path of prices and year. */
const priceSheet = ({ prices, by_year: years }: PortfolioHead, texts: WorkbookTexts): SheetDescription =>
  sheet(
    texts.sheets.prices,
    [
      ["path", "text"],
      ["year", "whole"],
      ["certificate_price_eur_per_tco2e", "money"],
      ["default_eur", "money"],
      ["known_eur", "money"],
    ],
    prices.flatMap(({ path, by_year: costsOfPath }) =>
      costsOfPath.map((each) => [
        path,
        each.year,
        each.certificate_price_eur_per_tco2e,
        each.default_eur,
        each.known_eur,
      ])
    ),
    linesOf(texts.byPath, texts, {
      categories: 1,
      rowCount: years.length,
      series: prices.map(({ path }, at) => ({
        name: texts.paths[path],
        column: 4,
        firstRow: at * years.length,
      })),
    }),
  );

/**
 * @param language of tabs and charts; columns have the names of the API
 * @returns the workbook, whose rows are made while it is written
 */
export const portfolioWorkbook = (
  head: PortfolioHead,
  rows: PortfolioRows,
  language: Language,
): WorkbookDescription => {
  const columns = portfolioColumns(head, rows);
  const texts = workbookTexts[language];
  const { sheets } = texts;
  return {
    title: texts.title,
    createdAt: head.disclosure.generated_at,
    sheets: [
      {
        name: sheets.rows,
        columns: sheetColumns(columns),
        rows: resultRows(columns, rows.records),
        endsWithSums: true,
      },
      supplierSheet(head, texts),
      codeSheet(head, texts),
      yearSheet(head, texts),
      priceSheet(head, texts),
      sheet(sheets.notes, [["what", "text"], ["says", "text"], ["where", "text"]], noteRows(head, texts)),
    ],
  };
};
