/** Numbers of suppliers that their cells show as other ones: in thousands, or with a unit that figures are never in. */
import { isUnreadUnit, massUnitOf } from "../../kernel/lenient/mass.ts";
import type { Cell, ShownAs } from "../documents/workbook.ts";

/** Words of a unit, each without the letters of `CO2` behind it: `kg`, `e` and `t` of `kgCO2e/t`. */
const wordsOf = (unit: string): ReadonlyArray<string> =>
  (unit.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/co$/, ""));

const isOtherUnit = (word: string): boolean => {
  const mass = massUnitOf(word);
  return isUnreadUnit(word) || (mass !== undefined && mass !== "t");
};

/** Returns true if a format shows another number than the one that would be read: `kg` and `kgCO2e` are no tonnes */
export const isShownOtherwise = ({ unit, thousands }: ShownAs): boolean =>
  thousands > 0 || wordsOf(unit).some(isOtherUnit);

/** Returns true if nobody knows what number a format shows; a zero is one in any unit, and is often shown as a sign or as nothing */
export const isShownUnknown = ({ format }: ShownAs, value: Cell): boolean =>
  format !== undefined && value !== 0;
