/**
 * Plans that are asked for: their years and prices under the law of a moment, and goods row by row, in slices, so that
 * other calls are answered in between. Decisions, 0119.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { byPointer, decoderOf, type Naming } from "../../contract/decoding/decoding.ts";
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { rowQuantities } from "../../contract/requests/calculation.ts";
import { PlanRowRequest } from "../../contract/requests/plans.ts";
import { firstPlanYear, lastPlanYear } from "../../contract/values/plans/price_path.ts";
import type { SentRow, SentRows } from "../../domain/cbam/bulk/bulk.ts";
import { massIssues } from "../../domain/cbam/bulk/row_mass.ts";
import { soundRow } from "../../domain/cbam/bulk/sound_row.ts";
import type { Law } from "../../domain/cbam/law/law.ts";
import { type MakeTrajectory, trajectoryMaker } from "../../domain/plans/make_trajectory.ts";
import { type PlanAssumptions, type PlanYears, planYears } from "../../domain/plans/plan_years.ts";
import { goodsOfRow } from "../../domain/plans/planned_goods.ts";
import type { PlannedGoods, Trajectory } from "../../domain/plans/trajectory.ts";
import { boundedRowIssues, type Issue, issueOf, rowIssueLimit } from "../../kernel/issue.ts";
import { isRecord, recordOf, withoutNulls } from "../../kernel/text/json.ts";
import type { CbamContext } from "../cbam/cbam_context.ts";
import { lawOf, type LawOptions } from "../cbam/cbam_queries.ts";
import { duePauses } from "../yield_to_io.ts";

/** Members of a question that make its plan, a query's and a body's alike. */
export interface PlanMembers {
  readonly price_path?: NonNullable<PlanAssumptions["pricePath"]>;
  readonly first_year?: number;
  readonly last_year?: number;
  readonly assume_cscf?: NonNullable<PlanAssumptions["assumedCscf"]>;
}

/** A plan under the law of a moment. */
export interface Plan extends PlanYears {
  readonly law: Law;
  readonly assumptions: PlanAssumptions;
  readonly trajectoryOf: MakeTrajectory;
}

const refused = (issue: Issue): Either.Either<never, InvalidRequest> => Either.left(invalidRequest([issue]));

/**
 * The plan that a question makes.
 * @fails InvalidRequest for an unknown data set, a moment to come, a last year before the first one, and a moment at which
 * no price was published
 */
export const planOf = (
  cbam: CbamContext,
  asked: LawOptions,
  members: PlanMembers,
): Either.Either<Plan, InvalidRequest> =>
  Either.flatMap(lawOf(cbam, asked), (law) => {
    const firstYear = members.first_year ?? firstPlanYear;
    const lastYear = members.last_year ?? lastPlanYear;
    if (lastYear < firstYear) {
      const expected = { rule: "LastYear", words: `a year from ${firstYear} to ${lastPlanYear}` };
      const finding = { kind: "wrong", expected, found: lastYear } as const;
      return refused(issueOf({ path: "last_year", code: "range" }, finding));
    }
    const assumptions = {
      firstYear,
      lastYear,
      pricePath: members.price_path,
      assumedCscf: members.assume_cscf,
    };
    const years = planYears(law, assumptions);
    if (years === undefined) {
      const reason = { kind: "noPrice", day: law.asOf, period: String(firstYear) } as const;
      return refused(issueOf({ path: "as_of", code: "range" }, { kind: "lacking", reason }));
    }
    return Either.right({ ...years, law, assumptions, trajectoryOf: trajectoryMaker(law, years.years) });
  });

/** A row of a plan: what could be read of it, and its trajectory or the issues that stand against one. */
export interface PlanRow {
  readonly index: number;
  readonly clientRef: string | null;
  readonly supplier: string | null;
  /** Undefined where the row could not be read. */
  readonly goods: PlannedGoods | undefined;
  readonly result: Either.Either<Trajectory, ReadonlyArray<Issue>>;
  /** Cells of columns that are passed through. */
  readonly extra: SentRow["extra"];
  /** Members as they were sent, and as they were read. */
  readonly asked: Pick<SentRow, "sent" | "row">;
}

const decodeRow = decoderOf(PlanRowRequest, rowIssueLimit);

const textOr = (value: unknown): string | null => typeof value === "string" ? value : null;

/** An issue of the goods under the name that the row's members have. */
const named = (issue: Issue, naming: Naming): Issue => ({
  ...issue,
  path: naming.path(issue.path.split("/")),
});

const readGoods = (
  { row, naming, issues }: SentRow,
): Either.Either<PlannedGoods, ReadonlyArray<Issue>> => {
  if (row === undefined) return Either.left(boundedRowIssues(issues));
  const decoded = decodeRow(isRecord(row) ? withoutNulls(row) : row, naming);
  const quantities = isRecord(row) ? massIssues(row, naming) : [];
  const { described, more } = Either.isLeft(decoded) ? decoded.left : { described: [], more: 0 };
  const found = [...issues, ...described, ...quantities];
  if (Either.isLeft(decoded) || found.length > 0) {
    const complained = new Set(issues.map(({ path }) => path));
    if (complained.has("")) return Either.left(boundedRowIssues(issues));
    const places = rowQuantities.map((name) => naming.path([name]));
    const hasQuantity = places.some((path) => complained.has(path));
    const isLess = ({ path, code }: Issue): boolean =>
      complained.has(path) || (hasQuantity && code === "missing" && places.includes(path));
    const all = found.filter((issue) => issues.includes(issue) || !isLess(issue));
    return Either.left(boundedRowIssues(all, more));
  }
  return Either.mapLeft(goodsOfRow(decoded.right), (issue) => [named(issue, naming)]);
};

/** A row of a plan with its trajectory. */
export const plannedRow = ({ trajectoryOf }: Plan, asSent: SentRow, index: number): PlanRow => {
  const sound = soundRow(asSent.row, asSent.naming);
  const sent = { ...asSent, row: sound.row, issues: [...sound.issues, ...asSent.issues] };
  const { client_ref: clientRef, supplier } = recordOf(sent.row);
  const goods = readGoods(sent);
  return {
    index,
    clientRef: textOr(clientRef),
    supplier: textOr(supplier),
    goods: Either.isRight(goods) ? goods.right : undefined,
    extra: sent.extra,
    asked: { sent: sent.sent, row: sent.row },
    result: Either.flatMap(
      goods,
      (each) =>
        Either.mapLeft(
          trajectoryOf(each),
          (issues) => boundedRowIssues(issues.map((issue) => named(issue, sent.naming))),
        ),
    ),
  };
};

/** @returns the rows of a JSON body, each to be read on its own */
export const rowsOfJson = (rows: ReadonlyArray<unknown>): SentRows => ({
  length: rows.length,
  slice: (from, to) =>
    rows.slice(from, to).map((row, at) => ({
      sent: row,
      row,
      naming: byPointer(["rows", from + at], "The row"),
      issues: [],
    })),
});

/** A few milliseconds of work. */
const sliceRows = 8;

/** The rows of a plan, each with its trajectory, in the order in which they were sent. */
export const planRows = (
  plan: Plan,
  rows: SentRows,
): Effect.Effect<ReadonlyArray<PlanRow>> =>
  Effect.gen(function* () {
    const planned: Array<PlanRow> = [];
    const pause = yield* duePauses;
    for (let from = 0; from < rows.length; from += sliceRows) {
      if (from > 0) yield* pause;
      const slice = rows.slice(from, from + sliceRows);
      planned.push(...slice.map((row, at) => plannedRow(plan, row, from + at)));
    }
    return planned;
  });
