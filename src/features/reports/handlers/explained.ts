/** Calculations that reports are made of. */
import * as Effect from "effect/Effect";
import { dayAsked, fromLaw, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { askCalculation } from "../../../application/cbam/cbam_queries.ts";
import type { SupplierValues } from "../../../application/suppliers/supplier_ports.ts";
import { askValuedCalculation, mayReadValues } from "../../../application/suppliers/use_values.ts";
import type { CalculationRecord } from "../../../contract/answers/calculation.ts";
import type { InvalidRequest, PermissionDenied, ServiceUnavailable } from "../../../contract/failures.ts";
import type { ReportRequest } from "../../../contract/requests/calculation.ts";
import type { Caller } from "../../../domain/accounts/access.ts";
import { figuresBeside, shipmentOfRequest } from "../../../domain/cbam/calculation/requested_shipment.ts";
import { pointed } from "../../../http/wire/pointed.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";

/**
 * Calculation of a report with every term, by the figures of the question or by a supplier's value.
 * @param today the day of import where none was asked for; left out: that of `as_of`, or today
 */
export const explained = (caller: Caller, asked: ReportRequest, today?: CalendarDay): Effect.Effect<
  CalculationRecord,
  InvalidRequest | PermissionDenied | ServiceUnavailable,
  LawServices | SupplierValues
> =>
  fromLaw((cbam) => {
    const shipment = shipmentOfRequest(asked, today ?? dayAsked(cbam, asked.as_of));
    const options = { isExplained: true, datasetVersion: asked.dataset_version, asOf: asked.as_of };
    const { value_id: id } = asked;
    if (id === undefined) return askCalculation(shipment, options, cbam);
    const named = { id, besides: figuresBeside(asked) };
    return Effect.flatMap(
      mayReadValues(caller),
      (accountId) => askValuedCalculation({ accountId, named, shipment }, options, cbam),
    );
  }).pipe(Effect.catchTag("InvalidRequest", (failure) => Effect.fail(pointed(failure))));
