/** Figures of a plan as a table: a line for each offer and year. */
import { roundHalfAwayFromZero, times, toJsonNumber } from "../../../kernel/decimal.ts";
import { type AnswerColumn, column } from "../../../http/wire/table/answer_column.ts";
import type { TrajectoryYear } from "../../../domain/plans/trajectory.ts";
import {
  isAssumedYear,
  offerName,
  type PricedOffer,
  pricedOffers,
  sideOf,
  type Words,
} from "./offer_words.ts";
import type { Offer } from "./state.ts";

/** An offer in a year. */
interface FigureRow {
  readonly name: string;
  readonly offer: PricedOffer;
  readonly its: TrajectoryYear;
}

const rounded = (value: Parameters<typeof roundHalfAwayFromZero>[0], places: number): number =>
  toJsonNumber(roundHalfAwayFromZero(value, places));

const figure = (name: string, of: (row: FigureRow) => number): AnswerColumn<FigureRow> =>
  column(name, "number", 16, of);

const valuesOf = ({ isOutside, verified }: TrajectoryYear): string =>
  isOutside ? "out_of_scope" : verified === undefined ? "default" : "verified";

/** The columns, by the names that the API has for them. */
export const figureColumns: ReadonlyArray<AnswerColumn<FigureRow>> = [
  column("offer", "text", 28, ({ name }) => name),
  column("cn_code", "text", 12, ({ offer }) => offer.goods.cnCode),
  column("origin_country", "text", 10, ({ offer }) => offer.goods.origin),
  figure("tonnage", ({ offer }) => toJsonNumber(offer.goods.tonnage)),
  column("year", "whole", 8, ({ its }) => its.plan.year),
  figure("certificate_price_eur_per_tco2e", ({ its }) => toJsonNumber(its.plan.priceEurPerTco2e)),
  column("values", "text", 12, ({ its }) => valuesOf(its)),
  figure("embedded_t_per_t", ({ its }) => rounded(sideOf(its).embeddedTPerT, 6)),
  figure("free_allocation_t_per_t", ({ its }) => rounded(sideOf(its).freeAllocationTPerT, 6)),
  figure("net_emissions_t", ({ its, offer }) => rounded(times(sideOf(its).netTPerT, offer.goods.tonnage), 6)),
  figure("net_cost_eur", ({ its, offer }) => rounded(times(sideOf(its).costEurPerT, offer.goods.tonnage), 2)),
  column(
    "break_even_t_per_t",
    "number",
    16,
    ({ its }) => its.breakEvenTPerT === undefined ? undefined : rounded(its.breakEvenTPerT, 6),
  ),
  column("assumed", "text", 10, ({ its }) => isAssumedYear(its) ? "yes" : "no"),
];

/** Lines of the table, made while they are taken. */
export function* figureRows(offers: ReadonlyArray<Offer>, words: Words): Generator<FigureRow> {
  for (const offer of pricedOffers(offers)) {
    for (const its of offer.trajectory.years) yield { name: offerName(offer, words), offer, its };
  }
}
