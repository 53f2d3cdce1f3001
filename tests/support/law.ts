/** The checkout's own tables, read once for all tests of a file, and shipments written in one line. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { load } from "../../src/adapters/reference/files.ts";
import { dayOfText } from "../../src/kernel/time/calendar.ts";
import { calculate } from "../../src/domain/cbam/calculation/calculation.ts";
import { type Law, lawInForce } from "../../src/domain/cbam/law/law.ts";
import type { FiguredCalculation, Outcome } from "../../src/domain/cbam/calculation/outcome.ts";
import type { Shipment } from "../../src/domain/cbam/calculation/shipment.ts";
import { lawText } from "../../src/kernel/findings/law/law_text.ts";
import { type Decimal, decimalOfText } from "../../src/kernel/decimal.ts";
import { alpha3OfText, type CnCode, cnCodeOfText, type CountryAlpha3 } from "../../src/kernel/identifiers.ts";

export const reference = await Effect.runPromise(load());

/** When the tests ask, unless they say otherwise. */
export const askedAtMs = Date.parse("2026-11-20T12:00:00Z");

export const law: Law = lawInForce(reference.tables, reference.prices, askedAtMs);

const there = <Value>(value: Value | undefined, what: string): Value => {
  assert.ok(value !== undefined, what);
  return value;
};

export const cn = (text: string): CnCode => there(cnCodeOfText(text), `CN code ${text}`);
export const origin = (text: string): CountryAlpha3 => there(alpha3OfText(text), `country ${text}`);
export const decimal = (text: string): Decimal => there(decimalOfText(text), `decimal ${text}`);

/** A shipment on a day, with default values unless told otherwise. */
export const shipment = (
  [cnCode, country, tonnage, day]: readonly [string, string, string, string],
  more: Partial<Shipment> = {},
): Shipment => ({
  cnCode: cn(cnCode),
  origin: origin(country),
  tonnage: decimal(tonnage),
  time: { day: there(dayOfText(day), `day ${day}`) },
  productionRoute: undefined,
  verifiedDirectTPerT: undefined,
  verifiedIndirectTPerT: undefined,
  originCarbonPriceEurPerT: undefined,
  precursors: undefined,
  ...more,
});

/** The outcome of a shipment that must not be refused. */
export const outcomeOf = (asked: Shipment, under: Law = law): Outcome => {
  const outcome = calculate(under, asked);
  assert.ok(Either.isRight(outcome), Either.isLeft(outcome) ? outcome.left[0]?.message ?? "refused" : "");
  return outcome.right;
};

/** The outcome of a shipment that must come to figures. */
export const settledOf = (asked: Shipment, under: Law = law): FiguredCalculation => {
  const outcome = outcomeOf(asked, under);
  assert.ok(outcome.status === "ok", outcome.status === "ok" ? "" : lawText(outcome.reason));
  return outcome;
};

/** The notes of figures, as the API says them. */
export const notesOf = ({ notes }: Pick<FiguredCalculation, "notes">): ReadonlyArray<string> =>
  notes.map(lawText);

/** Why there are no figures, as the API says it. */
export const reasonOf = ({ reason }: Pick<Exclude<Outcome, FiguredCalculation>, "reason">): string =>
  lawText(reason);
