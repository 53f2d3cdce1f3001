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

/** Letters that a unit begins with, without those of `CO2`: `kg` of `kgCO2e/t`. */
const unitOf = (unit: string): string => (/\p{L}+/u.exec(unit)?.[0] ?? "").toLowerCase().replace(/co$/, "");

/** Returns true if a format shows another number than the one that would be read: `kg` and `kgCO2e` are no tonnes */
export const isShownOtherwise = ({ unit, thousands }: ShownAs): boolean =>
  thousands > 0 || otherUnits.has(unitOf(unit));
