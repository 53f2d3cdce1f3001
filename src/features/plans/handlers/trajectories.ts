/** Cost of many goods year by year, row by row. Decisions, 0119. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { checkRows } from "../../../application/cbam/run_bulk.ts";
import { planOf, planRows, rowsOfJson } from "../../../application/plans/plan_questions.ts";
import * as Contract from "../../../contract/plans.ts";
import { implementFor } from "../../../http/routes/implement.ts";
import { rowsBodyOf } from "../../../http/routes/rows_body.ts";
import { listAnswer } from "../../../http/wire/json_pieces.ts";
import { pointed } from "../../../http/wire/pointed.ts";
import { rowsLookedAt } from "../../cbam/table/bulk_rows.ts";
import { planClosing } from "../records/plan_closing.ts";
import { gatherNotes, summaryOf } from "../records/plan_summary.ts";
import { planYearRecord, rowRecords } from "../records/trajectory_record.ts";

const body = rowsBodyOf(Contract.trajectories, { name: "rows", most: rowsLookedAt });

export const trajectories = implementFor(
  Contract.trajectories,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const asked = yield* body.ofRequest(request);
      yield* checkRows(caller, asked.rows.length);
      const cbam = yield* cbamContext;
      const law = { datasetVersion: asked.dataset_version, asOf: asked.as_of };
      const plan = yield* Either.mapLeft(planOf(cbam, law, asked), pointed);
      const rows = yield* planRows(plan, rowsOfJson(asked.rows));
      const notes = yield* gatherNotes(plan, rows);
      const head = {
        years: plan.years.map(planYearRecord),
        summary: yield* summaryOf(rows),
        notes: notes.texts,
        ...planClosing(plan, cbam.generatedAt()),
      };
      return yield* listAnswer(head, "results", rowRecords(plan, rows, notes));
    }),
);
