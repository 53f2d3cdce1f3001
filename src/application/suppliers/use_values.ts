/**
 * Values of suppliers in calculations: who may use them, and shipments with their figures. Regulation (EU) 2023/956,
 * Article 7; Implementing Regulation (EU) 2025/2547, Articles 4(6) and 7(1).
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { supplierReading } from "../../contract/access.ts";
import type { CalculationRecord, SupplierValueUsed } from "../../contract/answers/calculation.ts";
import { issueAt } from "../../contract/decoding/decoding.ts";
import {
  type InvalidRequest,
  invalidRequest,
  PermissionDenied,
  type ServiceUnavailable,
  type TierLacksFeature,
  Unauthenticated,
} from "../../contract/failures.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { ReadRow } from "../../domain/cbam/bulk/bulk.ts";
import { namingValue } from "../../domain/cbam/calculation/record.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import type { ValueOfInstallation } from "../../domain/suppliers/value.ts";
import { goodsOf, valueUsed, valueUseFindings, withFiguresOf } from "../../domain/suppliers/value_use.ts";
import type { Finding } from "../../kernel/findings/finding.ts";
import { type IssueCode, issueOf } from "../../kernel/issue.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import type { Moment } from "../../kernel/time/moment.ts";
import { lackOf, refusalOf } from "../accounts/admit.ts";
import { type CbamContext, cbamContext, dayAsked, type LawServices } from "../cbam/cbam_context.ts";
import { askCalculation, type CalculationOptions } from "../cbam/cbam_queries.ts";
import type { ValueRows } from "../cbam/row_making.ts";
import { SupplierValues } from "./supplier_ports.ts";

/** Refusal of test keys by all that suppliers gave. */
export const noTestKeys = new PermissionDenied({
  message:
    "Test keys don't reach installations and values of suppliers: what is recorded there is kept for years. Use a live key of an account of its own to try it.",
});

const stranger = new Unauthenticated({
  message:
    "value_id names a value of an account: send an API key of it with the permission suppliers:read, or the figures themselves.",
});

/** Refusals of callers who may not use values. */
export type NoValues = PermissionDenied | TierLacksFeature | Unauthenticated;

/**
 * The account of a caller who may use values in a call that is open to others.
 * @fails Unauthenticated without a key, TierLacksFeature, PermissionDenied
 */
export const valueHolder = (caller: Caller | undefined): Either.Either<string, NoValues> => {
  if (caller === undefined) return Either.left(stranger);
  if (caller.isTest) return Either.left(noTestKeys);
  const refusal = refusalOf(supplierReading, caller);
  return refusal === undefined ? Either.right(caller.accountId) : Either.left(refusal);
};

/**
 * The account of a caller with a key who may use values.
 * @fails PermissionDenied for a test key, or one that may not read them
 */
export const mayReadValues = (
  caller: Pick<Caller, "accountId" | "isTest" | "permissions">,
): Either.Either<string, PermissionDenied> => {
  const refusal = caller.isTest ? noTestKeys : lackOf(supplierReading.permission, caller);
  return refusal === undefined ? Either.right(caller.accountId) : Either.left(refusal);
};

/** A value that a shipment names, and the names of figures that came beside it. */
export interface NamedValue {
  readonly id: string;
  readonly besides: ReadonlyArray<string>;
}

/** A shipment with the figures of a value, and the value as answers name it. */
export interface ValuedShipment {
  readonly shipment: Shipment;
  readonly used: SupplierValueUsed;
}

type Fault = readonly [code: IssueCode, finding: Finding];

/** The shipment with the figures of the value that it names, or what doesn't go together. */
const valued = (
  { id, besides }: NamedValue,
  shipment: Shipment,
  found: ValueOfInstallation | undefined,
): Either.Either<ValuedShipment, ReadonlyArray<Fault>> => {
  if (besides.length > 0) {
    return Either.left([["conflict", { kind: "valueBesideFigures", members: besides }]]);
  }
  if (found === undefined) return Either.left([["choice", { kind: "unknownValue", found: id }]]);
  const findings = valueUseFindings(found, goodsOf(shipment));
  return findings.length > 0
    ? Either.left(findings.map((finding) => ["conflict", finding]))
    : Either.right({ shipment: withFiguresOf(found, shipment), used: valueUsed(found) });
};

const member = "value_id";

/**
 * The shipment of a call with the figures of the value that it names.
 * @param asOf day by whose end the version must have been recorded; undefined for the newest
 * @fails InvalidRequest for a value that the account doesn't have, or that isn't of these goods
 */
export const valuedShipment = (
  accountId: string,
  { named, asOf }: { readonly named: NamedValue; readonly asOf: CalendarDay | undefined },
  shipment: Shipment,
): Effect.Effect<ValuedShipment, InvalidRequest | ServiceUnavailable, SupplierValues> =>
  Effect.gen(function* () {
    const [found] = yield* (yield* SupplierValues).newest(accountId, [named.id], asOf);
    return yield* Either.mapLeft(
      valued(named, shipment, found),
      (faults) => invalidRequest(faults.map(([code, finding]) => issueOf({ path: member, code }, finding))),
    );
  });

/** A call's shipment, whose figures are those of a value of the account. */
export interface ValuedQuestion {
  readonly accountId: string;
  readonly named: NamedValue;
  readonly shipment: Shipment;
}

/**
 * A calculation with the figures of a value, as it was known at the moment that is asked about.
 * @fails InvalidRequest for a value that the account doesn't have, or that isn't of these goods
 */
export const askValuedCalculation = (
  { accountId, named, shipment }: ValuedQuestion,
  options: CalculationOptions,
  cbam: CbamContext,
): Effect.Effect<CalculationRecord, InvalidRequest | ServiceUnavailable, SupplierValues> =>
  Effect.gen(function* () {
    const asOf = options.asOf && dayAsked(cbam, options.asOf);
    const made = yield* valuedShipment(accountId, { named, asOf }, shipment);
    return namingValue(yield* askCalculation(made.shipment, options, cbam), made.used);
  });

const valuedRow = (row: ReadRow, found: ReadonlyMap<string, ValueOfInstallation>): ReadRow => {
  const { named, shipment, naming: names } = row;
  if (named === undefined || shipment === undefined) return row;
  return Either.match(valued(named, shipment, found.get(named.id)), {
    onLeft: (faults): ReadRow => ({
      ...row,
      shipment: undefined,
      issues: faults.map(([code, finding]) => issueAt(names, [member], { code, finding })),
    }),
    onRight: (made) => ({ ...row, ...made }),
  });
};

/**
 * Function that puts values of the caller's account into rows that name some.
 * @param asOf moment at which versions must have been recorded; undefined for the newest
 */
export const valueRows = (
  caller: Pick<Caller, "accountId" | "isTest" | "permissions">,
  asOf: Moment | undefined,
): Effect.Effect<ValueRows, never, SupplierValues | LawServices> =>
  Effect.map(Effect.context<SupplierValues | LawServices>(), (services) => (rows) =>
    Effect.gen(function* () {
      const accountId = yield* mayReadValues(caller);
      const ids = [...new Set(rows.flatMap(({ named }) => named?.id ?? []))];
      const day = asOf && dayAsked(yield* cbamContext, asOf);
      const found = yield* (yield* SupplierValues).newest(accountId, ids, day);
      const byId = new Map(found.map((each) => [each.value.id, each]));
      return rows.map((row) => valuedRow(row, byId));
    }).pipe(Effect.provide(services)));
