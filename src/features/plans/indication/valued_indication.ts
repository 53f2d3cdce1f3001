/** Indication with the figures of a supplier's value, in the place of figures of the question. Decisions, 0124 and 0134. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { type CbamContext, dayAsked } from "../../../application/cbam/cbam_context.ts";
import type { SupplierValues } from "../../../application/suppliers/supplier_ports.ts";
import { type NoValues, valuedShipment, valueHolder } from "../../../application/suppliers/use_values.ts";
import type { InvalidRequest, ServiceUnavailable } from "../../../contract/failures.ts";
import type { IndicationRequest } from "../../../contract/requests/indication.ts";
import type { Caller } from "../../../domain/accounts/access.ts";
import { figuresBeside, quantityOf, unitOf } from "../../../domain/cbam/calculation/requested_shipment.ts";
import { goodsWithFigures } from "../../../domain/plans/planned_goods.ts";
import { type AnsweredIndication, askIndication } from "./ask_indication.ts";

/**
 * The indication that a body asks for by `value_id`.
 * @fails InvalidRequest for a value that the account doesn't have, or that isn't of these goods; the refusals of callers who
 * may not use values
 */
export const askValuedIndication = (
  id: string,
  { asked, caller }: { readonly asked: IndicationRequest; readonly caller: Caller | undefined },
  cbam: CbamContext,
): Effect.Effect<AnsweredIndication, InvalidRequest | NoValues | ServiceUnavailable, SupplierValues> =>
  Effect.gen(function* () {
    const accountId = yield* valueHolder(caller);
    const besides = [...figuresBeside(asked), ...asked.confirmed === undefined ? [] : ["confirmed"]];
    const goods = {
      cnCode: asked.cn_code,
      taricCode: asked.taric_code,
      origin: asked.origin_country,
      tonnage: quantityOf(asked),
      unit: unitOf(asked),
      productionRoute: asked.production_route,
      precursors: undefined,
    };
    const { shipment, used } = yield* valuedShipment(
      accountId,
      { named: { id, besides }, asOf: asked.as_of && dayAsked(cbam, asked.as_of) },
      {
        ...goods,
        time: { day: asked.import },
        verifiedDirectTPerT: undefined,
        verifiedIndirectTPerT: undefined,
        originCarbonPriceEurPerT: asked.origin_carbon_price_eur_per_t,
      },
    );
    const { reportingPeriod } = shipment;
    const members = {
      ...asked,
      confirmed: used.state === "verified",
      ...(reportingPeriod === undefined ? undefined : { reporting_period: reportingPeriod }),
    };
    const valued = goodsWithFigures({ ...goods, verified: undefined }, shipment);
    return { ...yield* askIndication(members, Either.right(valued), cbam), used };
  });
