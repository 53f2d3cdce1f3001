/** Cost of goods year by year, asked by a query. Decisions, 0119. */
import * as Either from "effect/Either";
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import { planOf } from "../../../application/plans/plan_questions.ts";
import type { TrajectoryRecord } from "../../../contract/answers/plans/trajectories.ts";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/plans.ts";
import type { TrajectoryQuery } from "../../../contract/requests/plans.ts";
import { goodsRemarks } from "../../../domain/plans/plan_remarks.ts";
import { goodsOfQuery } from "../../../domain/plans/planned_goods.ts";
import { implementPure } from "../../../http/routes/implement_pure.ts";
import { withReadAs } from "../../../http/wire/written.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { noteList } from "../records/note_list.ts";
import { planClosing } from "../records/plan_closing.ts";
import { goodsMembers, goodsYearRecords, planYearRecord } from "../records/trajectory_record.ts";

const askTrajectory = (
  query: TrajectoryQuery,
  cbam: CbamContext,
): Either.Either<TrajectoryRecord, InvalidRequest> =>
  Either.gen(function* () {
    const asked = { datasetVersion: query.dataset_version, asOf: query.as_of };
    const plan = yield* planOf(cbam, asked, query);
    const goods = yield* Either.mapLeft(goodsOfQuery(query), (issue) => invalidRequest([issue]));
    const trajectory = yield* Either.mapLeft(plan.trajectoryOf(goods), invalidRequest);
    const notes = noteList(goodsRemarks(plan, [{ goods, trajectory }]));
    notes.positionsOf(trajectory.status === "ok" ? trajectory.notes : []);
    const tonnage = toJsonNumber(goods.tonnage);
    const years = goodsYearRecords(trajectory);
    return {
      status: trajectory.status,
      cn_code: goods.cnCode,
      origin_country_iso3: goods.origin,
      tonnage,
      ...(trajectory.sector === "electricity" ? { mwh: tonnage } : undefined),
      ...goodsMembers(plan, trajectory),
      years: plan.years.flatMap((year, at) => {
        const ofGoods = years[at];
        return ofGoods === undefined ? [] : [{ ...planYearRecord(year), ...ofGoods }];
      }),
      notes: notes.texts,
      ...planClosing(plan, cbam.generatedAt()),
    };
  });

export const trajectory = implementPure(
  Contract.trajectory,
  ({ query, readAs }, cbam) => Either.map(askTrajectory(query, cbam), (record) => withReadAs(record, readAs)),
);
