/** Columns of a portfolio's rows: a line a row with the cost of each year. */
import type { TrajectoryRowRecord } from "../../../contract/answers/plans/trajectories.ts";
import type { PortfolioAnswer } from "../../../contract/answers/plans/portfolio.ts";
import { type AnswerColumn, column } from "../../../http/wire/table/answer_column.ts";

/** A portfolio's answer but for its rows. */
export type PortfolioHead = Omit<typeof PortfolioAnswer.Type, "results">;

/** A row of the answer. */
export type Row = TrajectoryRowRecord;

const money = (name: string, cell: AnswerColumn<Row>["cell"]): AnswerColumn<Row> => ({
  ...column<Row>(name, "money", 16, cell),
  isSummed: true,
});

/** Cost of a row in a year: verified where it is known. */
const knownOf = (row: Row, year: number): number | undefined => {
  const found = row.years.find((each) => each.year === year);
  return (found?.verified ?? found?.default)?.net_cost_eur;
};

const extraWidth = 20;

/**
 * @param extraNames headings of columns that are passed through, which come last
 * @returns the columns of a portfolio's rows
 */
export const portfolioColumns = (
  { years, notes }: PortfolioHead,
  extraNames: ReadonlyArray<string>,
): ReadonlyArray<AnswerColumn<Row>> => [
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
  ...extraNames.map((name) =>
    column<Row>(name, "text", extraWidth, ({ extra }) => extra?.[name] ?? undefined)
  ),
];
