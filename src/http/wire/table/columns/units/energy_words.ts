/** Units of energy as papers have them. Electricity is read in megawatt-hours alone. */
import { foldedWithin } from "../../../../../kernel/lenient/fold.ts";

/** Symbols, and codes of UNECE Recommendation 20, without what stands between their parts. */
const symbol = /^(?:[kgt]?w(?:att)?h(?:rs?)?|[kmgtp]?j|kjo|jou|tjo|k?toe|d30|d32|gv|3b)$/;
/** Beginnings of such units in words, in the languages of headings: `Kilowattstunden`, `chilowattora`, `kilovatios hora`. */
const word = /^(?:(?:k|q|qu)ilo|chilo|giga|tera)?[vw]att?|^(?:kilo|mega|giga|tera)?joules?$/;

/** Returns true for a word that is a unit of energy other than the megawatt-hour: kilowatt-hours, gigajoules. */
export const isOtherEnergyUnit = (text: string): boolean => {
  const compact = foldedWithin(text, 40).replaceAll(" ", "");
  return symbol.test(compact) || word.test(compact);
};
