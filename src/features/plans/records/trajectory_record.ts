/** Trajectories as they leave. Decisions, 0119. */
import type { Plan, PlanRow } from "../../../application/plans/plan_questions.ts";
import type {
  GoodsYearRecord,
  PlanSumsRecord,
  PlanYearRecord,
  TrajectoryRowRecord,
  YearCostRecord,
} from "../../../contract/answers/plans/trajectories.ts";
import { routeRecord } from "../../../domain/cbam/calculation/record.ts";
import type { PlanYear } from "../../../domain/plans/plan_years.ts";
import { planSumsOf } from "../../../domain/plans/plan_sums.ts";
import type { Trajectory, TrajectoryYear, YearSide } from "../../../domain/plans/trajectory.ts";
import {
  type Decimal,
  minus,
  plus,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
} from "../../../kernel/decimal.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import type { NoteList } from "./note_list.ts";

/** Decimals to which figures are exact: what an allocation that was scaled to another year lacks or has too much stands far behind them. */
const exactDecimals = 20;

/** The exact figure rounded: half a cent is one whichever side of it a scaled allocation left it on. */
const rounded = (value: Decimal, places: number): Decimal =>
  roundHalfAwayFromZero(roundHalfAwayFromZero(value, exactDecimals), places);

const emissions = (value: Decimal): number => toJsonNumber(rounded(value, 6));
/** @returns an amount in EUR with 2 decimals */
export const euros = (value: Decimal): number => toJsonNumber(rounded(value, 2));

export const planYearRecord = ({ year, priceEurPerTco2e, basis, factors }: PlanYear): PlanYearRecord => ({
  year,
  certificate_price_eur_per_tco2e: toJsonNumber(priceEurPerTco2e),
  price_basis: basis,
  cbam_factor: factors === undefined ? null : toJsonNumber(factors.cbamFactor),
  cscf: factors === undefined || factors.cscf === null ? null : toJsonNumber(factors.cscf),
  cscf_assumed: factors?.isCscfAssumed ?? false,
});

/** Net cost of so many tonnes: the rounded gross less the rounded deduction, as a calculation prints it. */
const netCostEur = ({ costEurPerT, deductionEurPerT }: YearSide, tonnage: Decimal): number => {
  const cents = (perT: Decimal): Decimal => rounded(times(perT, tonnage), 2);
  return toJsonNumber(minus(cents(plus(costEurPerT, deductionEurPerT)), cents(deductionEurPerT)));
};

const costRecord = (side: YearSide, tonnage: Decimal): YearCostRecord => ({
  embedded_t_per_t: emissions(side.embeddedTPerT),
  free_allocation_t_per_t: emissions(side.freeAllocationTPerT),
  net_emissions_t: emissions(times(side.netTPerT, tonnage)),
  net_cost_eur: netCostEur(side, tonnage),
});

const goodsYearRecord = (each: TrajectoryYear, tonnage: Decimal): GoodsYearRecord => {
  const { plan, markUp, byDefault, verified, known, breakEvenTPerT } = each;
  const { benchmark } = byDefault ?? known;
  return {
    year: plan.year,
    mark_up: markUp === undefined ? null : toJsonNumber(markUp),
    benchmark_t_per_t: benchmark === undefined ? null : toJsonNumber(benchmark.columnB),
    benchmark_assumed: benchmark !== undefined && benchmark.yearTo < plan.year,
    default: byDefault === undefined ? null : costRecord(byDefault, tonnage),
    verified: verified === undefined ? null : costRecord(verified, tonnage),
    saving_eur: verified === undefined || byDefault === undefined
      ? null
      : euros(times(minus(byDefault.costEurPerT, verified.costEurPerT), tonnage)),
    break_even_t_per_t: breakEvenTPerT === undefined ? null : emissions(breakEvenTPerT),
  };
};

const sumsRecord = (trajectory: Trajectory): PlanSumsRecord | null => {
  const sums = planSumsOf(trajectory);
  if (sums === undefined) return null;
  const { defaultEur, verifiedEur } = sums;
  return {
    default_eur: defaultEur === undefined ? null : euros(defaultEur),
    verified_eur: verifiedEur === undefined ? null : euros(verifiedEur),
    saving_eur: defaultEur === undefined || verifiedEur === undefined
      ? null
      : euros(minus(defaultEur, verifiedEur)),
  };
};

/** Members of goods that a query and a row are answered with. */
export const goodsMembers = (
  { law }: Plan,
  trajectory: Trajectory,
): Pick<TrajectoryRowRecord, "sector" | "production_route" | "message" | "production_routes" | "sums"> => ({
  sector: trajectory.sector,
  production_route: trajectory.status === "ok" ? trajectory.route : null,
  ...(trajectory.status === "ok" ? undefined : { message: lawText(trajectory.reason) }),
  ...(trajectory.status !== "needs_data" || trajectory.routes === undefined
    ? undefined
    : { production_routes: trajectory.routes.map((value) => routeRecord(law.tables.routes, value)) }),
  sums: sumsRecord(trajectory),
});

/** @returns the years of goods; none without figures */
export const goodsYearRecords = (trajectory: Trajectory): ReadonlyArray<GoodsYearRecord> =>
  trajectory.status === "ok" ? trajectory.years.map((year) => goodsYearRecord(year, trajectory.tonnage)) : [];

const noFigures = { sector: "none", production_route: null, sums: null, years: [], notes: [] } as const;

/** @returns a row of a plan as it leaves; its notes are gathered in the list */
const trajectoryRowRecord = (plan: Plan, row: PlanRow, notes: NoteList): TrajectoryRowRecord => {
  const { index, clientRef, supplier, goods, result, extra } = row;
  const head = {
    row_index: index,
    client_ref: clientRef,
    supplier,
    ...(extra === undefined ? undefined : { extra }),
  };
  const echo = {
    cn_code: goods?.cnCode ?? null,
    origin_country_iso3: goods?.origin ?? null,
    tonnage: goods === undefined ? null : toJsonNumber(goods.tonnage),
  };
  if (result._tag === "Left") {
    const message = result.left.map((issue) => issue.message).join(" ");
    return { ...head, status: "error", ...echo, ...noFigures, message, issues: result.left };
  }
  const trajectory = result.right;
  return {
    ...head,
    status: trajectory.status,
    ...echo,
    ...goodsMembers(plan, trajectory),
    years: goodsYearRecords(trajectory),
    notes: notes.positionsOf(trajectory.status === "ok" ? trajectory.notes : []),
  };
};

/** Rows of a plan as they leave, made while they are taken. */
export function* rowRecords(
  plan: Plan,
  rows: ReadonlyArray<PlanRow>,
  notes: NoteList,
): Generator<TrajectoryRowRecord> {
  for (const row of rows) yield trajectoryRowRecord(plan, row, notes);
}
