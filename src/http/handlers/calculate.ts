/**
 * One calculation, asked by query or by JSON. Contract section 4.2; decisions, "Requests".
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { askCalculation } from "../../application/cbam/cbam_queries.ts";
import { dayAsked, fromLaw } from "../../application/cbam/cbam_context.ts";
import * as Contract from "../../contract/cbam.ts";
import { shortCalculation } from "../../domain/cbam/calculation/short.ts";
import { shipmentOfQuery, shipmentOfRequest } from "../../domain/cbam/calculation/requested_shipment.ts";
import { bodyOf } from "../server/body.ts";
import { implement, implementFromLaw } from "../server/implement.ts";
import { markOf } from "../../contract/requests/written_query.ts";
import { readAsMember, withReadAs } from "../wire/written.ts";
import { pointed } from "../wire/pointed.ts";

export const calculate = implementFromLaw(Contract.calculate, ({ query, readAs }, cbam) =>
  Either.map(
    askCalculation(
      shipmentOfQuery(query, dayAsked(cbam, query.as_of)),
      { isExplained: query.explain === true, datasetVersion: query.dataset_version, asOf: query.as_of },
      cbam,
    ),
    (record) => withReadAs(query.sources === "short" ? shortCalculation(record) : record, readAs),
  ));

const body = bodyOf(Contract.calculateFromJson);

export const calculateFromJson = implement(
  Contract.calculateFromJson,
  ({ request, query }) =>
    Effect.gen(function* () {
      const { value: asked, readAs } = yield* body.decode(yield* body.bytes(request), markOf(query));
      const record = yield* fromLaw((cbam) =>
        askCalculation(
          shipmentOfRequest(asked, dayAsked(cbam, asked.as_of)),
          { isExplained: asked.explain === true, datasetVersion: asked.dataset_version, asOf: asked.as_of },
          cbam,
        )
      ).pipe(Effect.mapError(pointed));
      return {
        ...(asked.client_ref === undefined ? undefined : { client_ref: asked.client_ref }),
        ...(asked.sources === "short" ? shortCalculation(record) : record),
        ...readAsMember(readAs),
      };
    }),
);
