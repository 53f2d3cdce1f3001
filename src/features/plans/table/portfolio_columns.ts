/** Columns of a portfolio's rows: a line a row with the cost of each year. */
import type { TrajectoryRowRecord } from "../../../contract/answers/plans/trajectories.ts";
import { PlanRowRequest } from "../../../contract/requests/plans.ts";
import type { PlanRow } from "../../../application/plans/plan_questions.ts";
import type { PortfolioAnswer } from "../../../contract/answers/plans/portfolio.ts";
import type { Cell } from "../../../domain/documents/workbook.ts";
import { type AnswerColumn, column } from "../../../http/wire/table/answer_column.ts";
import { precursorCell } from "../../../domain/cbam/bulk/precursor_cell.ts";
import { tonnesOfKilograms } from "../../../domain/cbam/calculation/requested_shipment.ts";
import { routeOfSeveralGrades } from "../../../domain/cbam/law/production_route.ts";
import { decimalOfNumber, toJsonNumber } from "../../../kernel/decimal.ts";
import { recordOf } from "../../../kernel/text/json.ts";
import { type GivenMember, givenMembersOf, massAsSent } from "../../cbam/table/sent_members.ts";
import { planTable } from "./columns.ts";

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

/** Rows of a portfolio, answered and as they were asked, and the headings of columns that were passed through. */
export interface PortfolioRows {
  readonly records: Iterable<Row>;
  readonly asked: ReadonlyArray<PlanRow>;
  readonly extraNames: ReadonlyArray<string>;
}

/** Member of electricity by its energy, which stands in a column of its own and not among masses. */
const energyMember = "mwh";

/** Columns that every answer has, and members of its rows. */
const shownMembers = [
  "client_ref",
  "supplier",
  "cn_code",
  "origin_country",
  "tonnage",
  "production_route",
] as const;

/** Members that rows give and no figure shows: with them an answer that is sent again comes to the same. */
const givenMembers = givenMembersOf(PlanRowRequest.fields, new Set(shownMembers), planTable.columns);

const cellOf = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" ? value : precursorCell(value) ?? null;

/** A member as it was read; as it was sent where it wasn't. */
const askedCell = (row: PlanRow | undefined, name: string): Cell =>
  cellOf(recordOf(row?.asked.row)[name]) ?? cellOf(recordOf(row?.asked.sent)[name]);

/** The mass of a row with an error: in tonnes where it could be read, else as it was sent. */
const askedMass = (row: PlanRow | undefined): Cell => {
  const { tonnage, net_mass_kg: kilograms } = recordOf(row?.asked.row);
  if (typeof tonnage === "number") return tonnage;
  const read = typeof kilograms === "number" ? decimalOfNumber(kilograms) : undefined;
  return read === undefined
    ? massAsSent((name) => cellOf(recordOf(row?.asked.sent)[name]))
    : toJsonNumber(tonnesOfKilograms(read));
};

/** The route that was named, which verified values count by; else that of the default value, where naming it changes no verified figure. */
const routeCell = (row: Row, ofRow: PlanRow | undefined): Cell => {
  const named = askedCell(ofRow, "production_route");
  if ((named ?? "") !== "") return named;
  const isVerified = ["verified_direct_intensity", "verified_indirect_intensity"].some((name) =>
    (askedCell(ofRow, name) ?? "") !== ""
  );
  return isVerified && row.production_route === routeOfSeveralGrades ? null : row.production_route ?? null;
};

const givenNames = (asked: ReadonlyArray<PlanRow>): ReadonlyArray<GivenMember> =>
  givenMembers.filter(({ name }) => asked.some((row) => (askedCell(row, name) ?? "") !== ""));

/** @returns the columns of a portfolio's rows, those that are passed through last */
export const portfolioColumns = (
  { years, notes }: PortfolioHead,
  { asked, extraNames }: PortfolioRows,
): ReadonlyArray<AnswerColumn<Row>> => {
  const given = givenNames(asked);
  return [
    column("row_index", "whole", 10, (row) => row.row_index),
    column("client_ref", "text", 20, (row) => row.client_ref ?? undefined),
    column("supplier", "text", 28, (row) => row.supplier ?? undefined),
    column("cn_code", "text", 12, (row) => row.cn_code ?? askedCell(asked[row.row_index], "cn_code")),
    column(
      "origin_country",
      "text",
      10,
      (row) => row.origin_country_iso3 ?? askedCell(asked[row.row_index], "origin_country"),
    ),
    column("tonnage", "number", 14, (row) => {
      const ofRow = asked[row.row_index];
      return typeof askedCell(ofRow, energyMember) === "number" ? undefined : row.tonnage ?? askedMass(ofRow);
    }),
    column("status", "text", 13, (row) => row.status),
    column("production_route", "text", 12, (row) => routeCell(row, asked[row.row_index])),
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
    ...given.map(({ name, format }) =>
      column<Row>(name, format, 16, (row) => askedCell(asked[row.row_index], name) ?? row.extra?.[name])
    ),
    ...extraNames.filter((extra) => !given.some(({ name }) => name === extra)).map((name) =>
      column<Row>(name, "text", extraWidth, ({ extra }) => extra?.[name] ?? undefined)
    ),
  ];
};
