/** Net masses as papers have them: a number in the unit of its column, or with its own: kilograms, tonnes or pounds. */
import { type Decimal, decimalOfText, exactly, roundedTo, times, toJsonNumber, zero } from "../decimal.ts";
import { complaint, readFrom, type Reading, type SentInput, trimmed } from "./reading.ts";
import { hasExponent, type NumberMark, readNumberAsWritten } from "./number.ts";

/** Kilograms, or metric tonnes. */
export type MassUnit = "kg" | "t";

/** A mass in one of the two units. */
export interface Mass {
  /** Amount in the unit. */
  readonly amount: number;
  /** The unit that the amount counts. */
  readonly unit: MassUnit;
}

/** Unit that a mass is written in: those two, or avoirdupois pounds. */
export type WrittenUnit = MassUnit | "lb";

const fromWords = <Unit extends WrittenUnit>(
  unit: Unit,
  words: ReadonlyArray<string>,
): Record<string, Unit> => Object.fromEntries(words.map((word) => [word, unit]));

/** Words for units, in lower case; those of UNECE Recommendation 20 among them (KGM, TNE, LBR). */
const unitWords: Readonly<Record<string, WrittenUnit>> = {
  ...fromWords("kg", ["kg", "kgs", "kgm", "kilogramm", "kilogram", "kilograms", "kilogrammes", "kilogramme"]),
  ...fromWords("t", ["t", "to", "tne", "mt", "tonne", "tonnes", "tonnen"]),
  ...fromWords("lb", ["lb", "lbs", "lbr", "pound", "pounds"]),
};

const withUnit = /^(.*\d)\s*(\p{L}{1,11})\.?$/u;
/** Kilograms of a pound, exactly, by the international agreement of 1959. */
const kilogramsOfPound = decimalOfText("0.45359237") ?? zero;
/** Decimals of kilograms: a milligram. */
const milligram = 6;

const withAnything = /^[-\d.,\s\u00a0\u202f']*\d\s*[\p{L}%\u20ac$].*$/u;

/** Returns the unit that the word names; undefined for any other word. */
export const massUnitOf = (word: string): WrittenUnit | undefined => {
  const key = word.trim().toLowerCase().replace(/\.$/, "");
  return Object.hasOwn(unitWords, key) ? unitWords[key] : undefined;
};

/** Units of masses and of energy that no quantity is read in. */
const unreadUnits: ReadonlySet<string> = new Set([
  ...["g", "mg", "kt", "lt", "oz", "cwt"],
  ...["wh", "kwh", "gwh", "twh"],
]);

/** Returns true for a word that is a unit of a mass or of energy in which none is read: grams, kilotonnes, kilowatt-hours. */
export const isUnreadUnit = (word: string): boolean => unreadUnits.has(word.trim().toLowerCase());

/** Returns the number's own text and unit, and what is behind the number; the column's unit where it has none. */
export const splitMass = (
  text: string,
  unit: WrittenUnit,
): { readonly number: string; readonly unit: WrittenUnit; readonly behind: string } => {
  const [, number, word = ""] = withUnit.exec(trimmed(text)) ?? [];
  const own = massUnitOf(word);
  return number === undefined || own === undefined
    ? { number: text, unit, behind: "" }
    : { number, unit: own, behind: ` ${word}` };
};

const inKilograms = (pounds: number): number =>
  toJsonNumber(roundedTo(times(exactly(pounds), kilogramsOfPound), milligram));

/**
 * Returns the mass in the unit that it is written with, pounds as kilograms; a complaint about any other text.
 * @param unit of the column, for a number that has none of its own
 */
export const readMassAsWritten = (sent: SentInput, mark: NumberMark, unit: WrittenUnit): Reading<Mass> => {
  const split = typeof sent.value === "string"
    ? splitMass(sent.value, unit)
    : { number: sent.value, unit, behind: "" };
  if (
    split.number === sent.value && typeof sent.value === "string" && !hasExponent(sent.value) &&
    withAnything.test(trimmed(sent.value))
  ) {
    return complaint(sent, "format", { kind: "otherUnit", found: sent.value });
  }
  const reading = readNumberAsWritten({ path: sent.path, value: split.number }, mark, split.behind);
  if ("complaint" in reading) return reading;
  if (split.unit === "lb") {
    const amount = inKilograms(reading.value);
    return readFrom(sent, { amount, unit: "kg" }, `${amount} kg`, "a pound is 0.45359237 kg");
  }
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
export type ReadMass = (sent: SentInput, mark: NumberMark) => Reading<number>;

const readIn = (unit: MassUnit, unitOfColumn: WrittenUnit = unit): ReadMass => (sent, mark) => {
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

/** Returns kilograms, of a mass in a column of pounds or with its own unit. */
export const readPoundsAsKilograms: ReadMass = readIn("kg", "lb");
