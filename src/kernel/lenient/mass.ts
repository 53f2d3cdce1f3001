/** Net masses as papers have them: a number in the unit of its column, or with its own, kilograms or tonnes. */
import { type Decimal, decimalOfText, exactly, times, toJsonNumber, zero } from "../decimal.ts";
import { complaint, type Reading, type Sent, trimmed } from "./reading.ts";
import { type DecimalMark, hasExponent, readNumberAsWritten } from "./number.ts";

/** Kilograms, or metric tonnes. */
export type MassUnit = "kg" | "t";

/** A mass in one of the two units. */
export interface Mass {
  /** Amount in the unit. */
  readonly amount: number;
  /** The unit that the amount counts. */
  readonly unit: MassUnit;
}

const withUnit = /^(.*\d)\s*(kg|kilogramm|kilogram|kilograms|kilogrammes|t|to|tonne|tonnes|tonnen)\.?$/i;
const withAnything = /^[-\d.,\s\u00a0\u202f']*\d\s*([\p{L}%\u20ac$]+.*)$/u;

/** Returns the unit that the word names. */
export const massUnitOf = (word: string): MassUnit => /^k/i.test(word) ? "kg" : "t";

/** Returns the number's own text and unit; the column's unit where it has none. */
export const splitMass = (
  text: string,
  unit: MassUnit,
): { readonly number: string; readonly unit: MassUnit } => {
  const [, number, word] = withUnit.exec(trimmed(text)) ?? [];
  return number === undefined || word === undefined
    ? { number: text, unit }
    : { number, unit: massUnitOf(word) };
};

/**
 * Returns the mass in the unit that it is written with; a complaint about any other text.
 * @param unit of the column, for a number that has none of its own
 */
export const readMassAsWritten = (sent: Sent, mark: DecimalMark, unit: MassUnit): Reading<Mass> => {
  const split = typeof sent.value === "string" ? splitMass(sent.value, unit) : { number: sent.value, unit };
  if (
    split.number === sent.value && typeof sent.value === "string" && !hasExponent(sent.value) &&
    withAnything.test(trimmed(sent.value))
  ) {
    return complaint(sent, "format", { kind: "otherUnit", found: sent.value });
  }
  const reading = readNumberAsWritten({ path: sent.path, value: split.number }, mark);
  if ("complaint" in reading) return reading;
  const mass = { amount: reading.value, unit: split.unit };
  return split.unit === unit ? { value: mass, readAs: reading.readAs } : {
    value: mass,
    readAs: {
      path: sent.path,
      sent: String(sent.value),
      read: `${mass.amount} ${mass.unit}`,
      because: "the unit that stands beside the number counts",
    },
  };
};

const ofOther: Readonly<Record<MassUnit, Decimal>> = {
  t: decimalOfText("0.001") ?? zero,
  kg: decimalOfText("1000") ?? zero,
};

/** Reads a mass in either unit, exactly, into the one that is wanted. */
export type ReadMass = (sent: Sent, mark: DecimalMark) => Reading<number>;

const readIn = (unit: MassUnit, unitOfColumn: MassUnit = unit): ReadMass => (sent, mark) => {
  const reading = readMassAsWritten(sent, mark, unitOfColumn);
  if ("complaint" in reading) return reading;
  const { value: mass, readAs } = reading;
  if (mass.unit === unit) return { value: mass.amount, readAs };
  const amount = toJsonNumber(times(exactly(mass.amount), ofOther[unit]));
  return { value: amount, readAs: readAs && { ...readAs, read: `${amount} ${unit}` } };
};

/** Returns tonnes, of a mass in tonnes or with its own unit. */
export const readTonnesAsWritten: ReadMass = readIn("t");

/** Returns kilograms, of a mass in kilograms or with its own unit. */
export const readKilogramsAsWritten: ReadMass = readIn("kg");

/** Returns kilograms, of a mass in a column of tonnes or with its own unit. */
export const readTonnesAsKilograms: ReadMass = readIn("kg", "t");
