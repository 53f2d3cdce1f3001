/** Cost of many goods year by year, row by row. Decisions, 0120. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { checkRows } from "../../../application/cbam/run_bulk.ts";
import { planOf, type PlanRow, planRows } from "../../../application/plans/plan_questions.ts";
import type { PlanSummaryRecord } from "../../../contract/answers/trajectories.ts";
import * as Contract from "../../../contract/plans.ts";
import { goodsRemarks, planRemarks } from "../../../domain/plans/plan_remarks.ts";
import { planSumsOf } from "../../../domain/plans/plan_sums.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { implementFor } from "../../../http/routes/implement.ts";
import { listAnswer } from "../../../http/wire/json_pieces.ts";
import { pointed } from "../../../http/wire/pointed.ts";
import { minus, plus, zero } from "../../../kernel/decimal.ts";
import { noteList } from "../records/note_list.ts";
import { planClosing } from "../records/plan_closing.ts";
import { euros, planYearRecord, trajectoryRowRecord } from "../records/trajectory_record.ts";

const body = bodyOf(Contract.trajectories);

const summaryOf = (rows: ReadonlyArray<PlanRow>): PlanSummaryRecord => {
  const counts = { ok: 0, out_of_scope: 0, needs_data: 0, errors: 0 };
  let [defaultEur, knownEur] = [zero, zero];
  for (const { result } of rows) {
    if (Either.isLeft(result)) {
      counts.errors += 1;
      continue;
    }
    counts[result.right.status] += 1;
    const sums = planSumsOf(result.right);
    if (sums === undefined) continue;
    defaultEur = plus(defaultEur, sums.defaultEur);
    knownEur = plus(knownEur, sums.verifiedEur ?? sums.defaultEur);
  }
  return {
    total: rows.length,
    ...counts,
    default_eur: euros(defaultEur),
    known_eur: euros(knownEur),
    saving_eur: euros(minus(defaultEur, knownEur)),
  };
};

/** Rows that have a trajectory, with their goods. */
const settledOf = (rows: ReadonlyArray<PlanRow>) =>
  rows.flatMap(({ goods, result }) =>
    goods === undefined || Either.isLeft(result) ? [] : [{ goods, trajectory: result.right }]
  );

export const trajectories = implementFor(
  Contract.trajectories,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const { value: asked } = yield* body.decode(yield* body.bytes(request));
      yield* checkRows(caller, asked.rows.length);
      const cbam = yield* cbamContext;
      const law = { datasetVersion: asked.dataset_version, asOf: asked.as_of };
      const plan = yield* Either.mapLeft(planOf(cbam, law, asked), pointed);
      const rows = yield* planRows(plan, asked.rows);
      const notes = noteList([
        ...planRemarks(plan.law, plan, plan.assumptions),
        ...goodsRemarks(settledOf(rows)),
      ]);
      for (const { result } of rows) {
        if (Either.isRight(result) && result.right.status === "ok") notes.positionsOf(result.right.notes);
      }
      const head = {
        years: plan.years.map(planYearRecord),
        summary: summaryOf(rows),
        notes: notes.texts,
        ...planClosing(plan, cbam.generatedAt()),
      };
      return yield* listAnswer(head, "results", rowRecords(rows, plan, notes));
    }),
);

function* rowRecords(
  rows: ReadonlyArray<PlanRow>,
  plan: Parameters<typeof trajectoryRowRecord>[0],
  notes: Parameters<typeof trajectoryRowRecord>[2],
): Generator<unknown> {
  for (const row of rows) yield trajectoryRowRecord(plan, row, notes);
}
