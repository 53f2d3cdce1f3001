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
 * Lets a caller through who may use the value that the question names, or that names none.
 * @fails PermissionDenied for a test key, or one that may not read values
 */
export const requireValue = (
  caller: Caller,
  { value_id: id }: ReportRequest,
): Effect.Effect<void, PermissionDenied> =>
  id === undefined ? Effect.void : Effect.asVoid(mayReadValues(caller));

/**
 * Calculation of a report with every term, by the figures of the question or by a supplier's value, which the caller may use.
 * @param today the day of import where none was asked for; left out: that of `as_of`, or today
 */
export const explained = (accountId: string, asked: ReportRequest, today?: CalendarDay): Effect.Effect<
  CalculationRecord,
  InvalidRequest | ServiceUnavailable,
  LawServices | SupplierValues
> =>
  fromLaw((cbam) => {
    const shipment = shipmentOfRequest(asked, today ?? dayAsked(cbam, asked.as_of));
    const options = { isExplained: true, datasetVersion: asked.dataset_version, asOf: asked.as_of };
    const { value_id: id } = asked;
    if (id === undefined) return askCalculation(shipment, options, cbam);
    const named = { id, besides: figuresBeside(asked) };
    return askValuedCalculation({ accountId, named, shipment }, options, cbam);
  }).pipe(Effect.catchTag("InvalidRequest", (failure) => Effect.fail(pointed(failure))));
