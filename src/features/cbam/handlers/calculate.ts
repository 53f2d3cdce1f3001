/**
 * One calculation, asked by query or by JSON. Contract section 4.2; decisions, "Requests".
 */
import * as Either from "effect/Either";
import { askCalculation } from "../../../application/cbam/cbam_queries.ts";
import * as Contract from "../../../contract/cbam.ts";
import { shortCalculation } from "../../../domain/cbam/calculation/short.ts";
import { shipmentOfQuery, shipmentOfRequest } from "../../../domain/cbam/calculation/requested_shipment.ts";
import { notationOf } from "../../../contract/requests/written_query.ts";
import { readAsMember, withReadAs } from "../../../http/wire/written.ts";
import { pointed } from "../../../http/wire/pointed.ts";
import { dayAsked } from "../../../application/cbam/cbam_context.ts";
import { implementPure, implementPureBody } from "../../../http/routes/implement_pure.ts";

export const calculate = implementPure(Contract.calculate, ({ query, readAs }, cbam) =>
  Either.map(
    askCalculation(
      shipmentOfQuery(query, dayAsked(cbam, query.as_of)),
      { isExplained: query.explain === true, datasetVersion: query.dataset_version, asOf: query.as_of },
      cbam,
    ),
    (record) => withReadAs(query.sources === "short" ? shortCalculation(record) : record, readAs),
  ));

export const calculateFromJson = implementPureBody(Contract.calculateFromJson, {
  notationOf,
  answer: ({ value: asked, readAs }, cbam) =>
    Either.mapBoth(
      askCalculation(
        shipmentOfRequest(asked, dayAsked(cbam, asked.as_of)),
        { isExplained: asked.explain === true, datasetVersion: asked.dataset_version, asOf: asked.as_of },
        cbam,
      ),
      {
        onLeft: pointed,
        onRight: (record) => ({
          ...(asked.client_ref === undefined ? undefined : { client_ref: asked.client_ref }),
          ...(asked.sources === "short" ? shortCalculation(record) : record),
          ...readAsMember(readAs),
        }),
      },
    ),
});
