/** Origins and routes of goods by cost. Decisions, 0119. */
import * as Either from "effect/Either";
import { type CbamContext, dayAsked } from "../../../application/cbam/cbam_context.ts";
import { lawOf } from "../../../application/cbam/cbam_queries.ts";
import type { ComparisonRecord } from "../../../contract/answers/plans/comparison.ts";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/plans.ts";
import type { CompareQuery } from "../../../contract/requests/plans.ts";
import { taricOfGoods } from "../../../domain/cbam/calculation/inputs/taric_code.ts";
import { closing } from "../../../domain/cbam/calculation/query_records.ts";
import { quantityOf, unitOf } from "../../../domain/cbam/calculation/requested_shipment.ts";
import { type Law, lawOfImport } from "../../../domain/cbam/law/law.ts";
import { versionsOf } from "../../../domain/cbam/law/versions.ts";
import { compareOrigins } from "../../../domain/plans/comparison.ts";
import { besideRanking, verifiedShipment } from "../../../domain/plans/verified_beside.ts";
import { implementPure } from "../../../http/routes/implement_pure.ts";
import { withReadAs } from "../../../http/wire/written.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { comparisonRecord } from "../records/comparison_record.ts";

const names = {
  origin: "verified_country",
  route: "production_route",
  allocation: "verified_free_allocation",
};

const answered = (
  query: CompareQuery,
  law: Law,
  cbam: CbamContext,
): Either.Either<ComparisonRecord, ReadonlyArray<Issue>> =>
  Either.gen(function* () {
    const day = query.import ?? dayAsked(cbam, query.as_of);
    const time = { day };
    const goods = {
      cnCode: query.cn,
      taricCode: query.taric_code,
      tonnage: quantityOf(query),
      unit: unitOf(query),
      time,
      assumedCscf: query.assume_cscf,
    };
    const inputs = {
      origin: query.verified_country,
      productionRoute: query.production_route,
      verifiedDirectTPerT: query.verified_direct,
      verifiedIndirectTPerT: query.verified_indirect,
      verifiedFreeAllocationTPerT: query.verified_free_allocation,
    };
    const shipment = yield* Either.mapLeft(verifiedShipment(goods, inputs, names), (issue) => [issue]);
    const { countries } = query;
    const counted = lawOfImport(law, time);
    const taricCode = taricOfGoods(counted, shipment ?? { ...goods, productionRoute: undefined });
    const comparison = yield* compareOrigins(law, { ...goods, taricCode, countries });
    const rows = comparison.status === "ok" ? comparison.rows : [];
    const verified = shipment === undefined || comparison.status === "out_of_scope"
      ? undefined
      : yield* besideRanking(law, shipment, rows);
    return {
      ...comparisonRecord({
        shipment: goods,
        day,
        comparison,
        verified,
        isFiltered: countries !== undefined,
      }),
      versions: versionsOf(counted),
      ...closing(counted.dataSet, cbam.generatedAt()),
    };
  });

const askComparison = (
  query: CompareQuery,
  cbam: CbamContext,
): Either.Either<ComparisonRecord, InvalidRequest> =>
  Either.flatMap(
    lawOf(cbam, { datasetVersion: query.dataset_version, asOf: query.as_of }),
    (law) => Either.mapLeft(answered(query, law, cbam), invalidRequest),
  );

export const compare = implementPure(
  Contract.compare,
  ({ query, readAs }, cbam) => Either.map(askComparison(query, cbam), (record) => withReadAs(record, readAs)),
);
