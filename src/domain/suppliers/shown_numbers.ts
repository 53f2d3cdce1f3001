/** Numbers of suppliers that their cells show as other ones: in thousands, or with a unit that figures are never in. */
import type { ShownAs } from "../documents/workbook.ts";

/** Units of masses and electricity beside tonnes and MWh, in small letters. */
const otherUnits: ReadonlySet<string> = new Set([
  "g",
  "gwh",
  "kg",
  "kt",
  "kwh",
  "lb",
  "lbs",
  "mg",
  "twh",
]);

/** @returns true if a format shows another number than the one that would be read: `kg` and `kgCO2e` are no tonnes */
export const isShownOtherwise = ({ unit, thousands }: ShownAs): boolean =>
  thousands > 0 || otherUnits.has(unit.toLowerCase().replace(/co$/, ""));
