/**
 * One calculation, asked by query or by JSON. Contract section 4.2; decisions, "Requests". A supplier's value in the place of
 * figures is asked for in the caller's account; every other call is answered from the law and the time.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { askCalculation, type CalculationOptions } from "../../../application/cbam/cbam_queries.ts";
import { dayAsked } from "../../../application/cbam/cbam_context.ts";
import { askValuedCalculation, valueHolder } from "../../../application/suppliers/use_values.ts";
import type { CalculationRecord } from "../../../contract/answers/calculation.ts";
import * as Contract from "../../../contract/cbam.ts";
import type { CalculateQuery, CalculationRequest } from "../../../contract/requests/calculation.ts";
import { notationOf } from "../../../contract/requests/written_query.ts";
import {
  figuresBeside,
  figuresBesideInQuery,
  shipmentOfQuery,
  shipmentOfRequest,
} from "../../../domain/cbam/calculation/requested_shipment.ts";
import { shortCalculation } from "../../../domain/cbam/calculation/short.ts";
import { implementPure, implementPureBody } from "../../../http/routes/implement_pure.ts";
import { pointed } from "../../../http/wire/pointed.ts";
import { readAsMember, type RequestAsWritten, withReadAs } from "../../../http/wire/written.ts";

const optionsOf = (asked: CalculateQuery | CalculationRequest): CalculationOptions => ({
  isExplained: asked.explain === true,
  datasetVersion: asked.dataset_version,
  asOf: asked.as_of,
});

const byQuery = (
  { query, readAs }: {
    readonly query: CalculateQuery;
    readonly readAs: RequestAsWritten<unknown>["readAs"];
  },
) =>
(record: CalculationRecord) =>
  withReadAs(query.sources === "short" ? shortCalculation(record) : record, readAs);

export const calculate = implementPure(Contract.calculate, (asked, cbam, caller) => {
  const { query } = asked;
  const shipment = shipmentOfQuery(query, dayAsked(cbam, query.as_of));
  const { value_id: id } = query;
  if (id === undefined) {
    return Either.map(askCalculation(shipment, optionsOf(query), cbam), byQuery(asked));
  }
  const named = { id, besides: figuresBesideInQuery(query) };
  const effect = Effect.flatMap(
    valueHolder(caller),
    (accountId) => askValuedCalculation({ accountId, named, shipment }, optionsOf(query), cbam),
  );
  return { effect: Effect.map(effect, byQuery(asked)) };
});

const byBody =
  ({ value: asked, readAs }: RequestAsWritten<CalculationRequest>) => (record: CalculationRecord) => ({
    ...(asked.client_ref === undefined ? undefined : { client_ref: asked.client_ref }),
    ...(asked.sources === "short" ? shortCalculation(record) : record),
    ...readAsMember(readAs),
  });

export const calculateFromJson = implementPureBody(Contract.calculateFromJson, {
  notationOf,
  answer: (sent, cbam, caller) => {
    const { value: asked } = sent;
    const shipment = shipmentOfRequest(asked, dayAsked(cbam, asked.as_of));
    const { value_id: id } = asked;
    if (id === undefined) {
      return Either.mapBoth(askCalculation(shipment, optionsOf(asked), cbam), {
        onLeft: pointed,
        onRight: byBody(sent),
      });
    }
    const named = { id, besides: figuresBeside(asked) };
    const effect = Effect.flatMap(
      valueHolder(caller),
      (accountId) => askValuedCalculation({ accountId, named, shipment }, optionsOf(asked), cbam),
    );
    return {
      effect: Effect.mapBoth(effect, {
        onFailure: (failure) => failure._tag === "InvalidRequest" ? pointed(failure) : failure,
        onSuccess: byBody(sent),
      }),
    };
  },
});
