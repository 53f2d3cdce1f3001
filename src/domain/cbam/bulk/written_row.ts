/**
 * A bulk row as people write it, brought into the strict form that the row's decoder takes: text codes, JSON numbers,
 * `import` as `YYYY-MM-DD`. Contract section 2.5; decisions, "Values as they stand on customs papers".
 */
import {
  isNothing,
  type MemberResults,
  type ReadMembers,
  strictReaderOf,
  takeReading,
} from "../../../contract/decoding/as_written.ts";
import { BulkShipment } from "../../../contract/requests/calculation.ts";
import {
  type Mass,
  type MassUnit,
  readMassAsWritten,
  type WrittenUnit,
} from "../../../kernel/lenient/mass.ts";
import type { NumberMark } from "../../../kernel/lenient/number.ts";
import { complaint, type SentInput } from "../../../kernel/lenient/reading.ts";
import { withPrecursors } from "./precursor_cell.ts";

const massMembers: Readonly<Record<MassUnit, string>> = { kg: "net_mass_kg", t: "tonnage" };

const unitOfMember = (name: string): MassUnit | undefined =>
  name === massMembers.kg ? "kg" : name === massMembers.t ? "t" : undefined;

const isStrict = (value: unknown): boolean => typeof value === "number";

const shownAs = ({ amount, unit }: Mass): string => `${amount} ${unit}`;

const readIn = (
  unit: WrittenUnit | undefined,
  sent: SentInput,
  mark: NumberMark,
  gathered: MemberResults,
): boolean => {
  if (unit === undefined || isNothing(sent.value)) return false;
  const put = (mass: Mass): void => {
    const own = massMembers[mass.unit];
    if (gathered.members[own] === mass.amount) return;
    if (Object.hasOwn(gathered.members, own)) {
      const twice = { kind: "secondMass", member: own, found: sent.value } as const;
      gathered.complaints.push(complaint(sent, "ambiguous", twice).complaint);
    } else gathered.members[own] = mass.amount;
  };
  takeReading(gathered, sent, readMassAsWritten(sent, mark, unit), { put, isStrict, shownAs });
  return true;
};

/** Reads a mass, which goes under the member of its own unit: that need not be its column's. */
const readMass = (
  name: string,
  sent: SentInput,
  mark: NumberMark,
  gathered: MemberResults,
): boolean => readIn(unitOfMember(name), sent, mark, gathered);

/** Column of a table for masses in pounds, which the contract has no member for: they are read as kilograms. */
export const poundColumn = "net_mass_lb";

/** Reads a mass of a table, which may be in pounds. */
export const readTableMass = (
  name: string,
  sent: SentInput,
  mark: NumberMark,
  gathered: MemberResults,
): boolean => readIn(name === poundColumn ? "lb" : unitOfMember(name), sent, mark, gathered);

/** Reads a row's members by the contract's names, under the decimal mark that the table or the call uses. */
export const strictRow: ReadMembers = strictReaderOf(BulkShipment, readMass);

const isPositive = (value: unknown): boolean => typeof value === "number" && value > 0;

/**
 * Returns what reads a row of a table, in which exports put 0 where a quantity has no meaning: no energy beside a mass, and no mass
 * beside energy.
 */
export const withoutZeros = (read: ReadMembers): ReadMembers => (written, notation, tells) => {
  const found = read(written, notation, tells);
  const { members, complaints } = found;
  const masses = Object.values(massMembers);
  const complained = new Set(complaints.map(({ path }) => path));
  const isMeant = (name: string): boolean => isPositive(members[name]) || complained.has(name);
  const unmeant = isMeant("mwh") ? masses : [...masses, poundColumn].some(isMeant) ? ["mwh"] : [];
  const zeros = unmeant.filter((name) => members[name] === 0);
  return zeros.length === 0 ? found : {
    ...found,
    members: Object.fromEntries(Object.entries(members).filter(([name]) => !zeros.includes(name))),
  };
};

/** Reads a row of a table, which may have its mass in pounds, and its precursors in one cell. */
export const strictTableRow: ReadMembers = withPrecursors(
  withoutZeros(strictReaderOf(BulkShipment, readTableMass)),
);
