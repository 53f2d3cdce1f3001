/** Rows of a plan, counted and summed, and the notes on all of them. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { Plan, PlanRow } from "../../../application/plans/plan_questions.ts";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import type { PlanSummaryRecord } from "../../../contract/answers/plans/trajectories.ts";
import { remarksTally } from "../../../domain/plans/plan_remarks.ts";
import { planSumsOf } from "../../../domain/plans/plan_sums.ts";
import { minus, plus, zero } from "../../../kernel/decimal.ts";
import type { Language } from "../../../web/words/language.ts";
import { type NoteList, noteList } from "./note_list.ts";
import { euros } from "./trajectory_record.ts";

/** Rows by status and their sums, with pauses when they are due. */
export const summaryOf = (rows: ReadonlyArray<PlanRow>): Effect.Effect<PlanSummaryRecord> =>
  Effect.gen(function* () {
    const counts = { ok: 0, out_of_scope: 0, needs_data: 0, errors: 0 };
    let [withoutDefault, defaultEur, knownEur, savedEur] = [0, zero, zero, zero];
    yield* mapWithPauses(rows, ({ result }) => {
      if (Either.isLeft(result)) {
        counts.errors += 1;
        return;
      }
      counts[result.right.status] += 1;
      const sums = planSumsOf(result.right);
      if (sums === undefined) return;
      knownEur = plus(knownEur, sums.knownEur);
      if (sums.defaultEur === undefined) {
        withoutDefault += 1;
        return;
      }
      defaultEur = plus(defaultEur, sums.defaultEur);
      savedEur = plus(savedEur, minus(sums.defaultEur, sums.knownEur));
    });
    return {
      total: rows.length,
      ...counts,
      without_default: withoutDefault,
      default_eur: euros(defaultEur),
      known_eur: euros(knownEur),
      saving_eur: euros(savedEur),
    };
  });

/** Notes on the plan and on its goods, with those of every row gathered behind them. */
export const gatherNotes = (
  plan: Plan,
  rows: ReadonlyArray<PlanRow>,
  language: Language = "en",
): Effect.Effect<NoteList> =>
  Effect.gen(function* () {
    const tally = remarksTally(plan);
    yield* mapWithPauses(rows, ({ goods, result }) => {
      if (goods !== undefined && Either.isRight(result)) tally.add({ goods, trajectory: result.right });
    });
    const notes = noteList(tally.remarks(), language);
    yield* mapWithPauses(rows, ({ result }) => {
      if (Either.isRight(result) && result.right.status === "ok") notes.positionsOf(result.right.notes);
    });
    return notes;
  });
