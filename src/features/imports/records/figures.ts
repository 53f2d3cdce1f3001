/**
 * Figures as they leave: emissions with 6 decimals, masses with every digit, money with 2, sentences of findings.
 */
import {
  type Decimal,
  decimalOfNumber,
  roundedAboveZero,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
  zero,
} from "../../../kernel/decimal.ts";
import { apiSentence } from "../../../kernel/findings/finding.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";

const emissionDecimals = 6;
const moneyDecimals = 2;

/** @returns tonnes, tCO2e or MWh with 6 decimals; smaller ones than these show have three digits of their own */
export const amount = (value: Decimal): number => toJsonNumber(roundedAboveZero(value, emissionDecimals));

const kilogramsPerTonne = decimalOfNumber(1_000) ?? zero;

/** @returns kilograms of a mass in tonnes, with every digit that was sent */
export const kilograms = (tonnes: Decimal): number => toJsonNumber(times(tonnes, kilogramsPerTonne));

/** @returns a mass in tonnes, or the energy of electricity in MWh, with every digit: a limit is exceeded by the last of them */
export const quantity = (value: Decimal): number => toJsonNumber(value);

/** @returns EUR with 2 decimals */
export const eur = (value: Decimal): number => toJsonNumber(roundHalfAwayFromZero(value, moneyDecimals));

/** @returns a price in EUR with 6 decimals; null where there is none */
export const priceOrNull = (value: Decimal | undefined): number | null =>
  value === undefined ? null : amount(value);

/** @returns one sentence a finding */
export const sentences = (findings: ReadonlyArray<ImportFinding>): ReadonlyArray<string> =>
  findings.map((finding) => apiSentence(finding, ""));
