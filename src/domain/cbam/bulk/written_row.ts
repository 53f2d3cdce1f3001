/**
 * A bulk row as people write it, brought into the strict form that the row's decoder takes: text codes, JSON numbers,
 * `import` as `YYYY-MM-DD`. What can't be read is left out of the row and complained of; what isn't known here is
 * passed on as it is, for the decoder to refuse. Contract section 2.5; decisions, "Values as they stand on customs
 * papers".
 */
import type { Issue } from "../../../kernel/issue.ts";
import { isRecord } from "../../../kernel/json.ts";
import { readCnCodeAsWritten } from "../../../kernel/lenient/cn_code.ts";
import { readCountryAsWritten } from "../../../kernel/lenient/country.ts";
import { readDayAsWritten } from "../../../kernel/lenient/day.ts";
import { type MassUnit, readMassAsWritten } from "../../../kernel/lenient/mass.ts";
import { type DecimalMark, readNumberAsWritten } from "../../../kernel/lenient/number.ts";
import {
  complaint,
  plainly,
  type ReadAs,
  type Reading,
  type Sent,
  trimmed,
} from "../../../kernel/lenient/reading.ts";

/** A row's members in the strict form, with what was read as what and what could not be read. */
export interface StrictRow {
  /** Members in the strict form, by the contract's names. */
  readonly members: Readonly<Record<string, unknown>>;
  /** What was read as what. */
  readonly readAs: ReadonlyArray<ReadAs>;
  /** What could not be read, or could mean two things. */
  readonly complaints: ReadonlyArray<Issue>;
}

/** What the members of one row come to, while they are read one after the other. */
interface Gathered {
  readonly members: Record<string, unknown>;
  readonly readAs: Array<ReadAs>;
  readonly complaints: Array<Issue>;
}

const readText = (sent: Sent): Reading<string> =>
  typeof sent.value === "string" || typeof sent.value === "number"
    ? plainly(trimmed(String(sent.value)))
    : complaint(sent, "format", "must be text");

const readYear = (sent: Sent): Reading<number> => {
  const text = typeof sent.value === "string" ? trimmed(sent.value) : sent.value;
  const year = typeof text === "string" && /^\d{4}$/.test(text) ? Number(text) : text;
  return typeof year === "number" && Number.isInteger(year)
    ? plainly(year)
    : complaint(sent, "format", "must be a year such as 2026");
};

const massMembers: Readonly<Record<MassUnit, string>> = { kg: "net_mass_kg", t: "tonnage" };

const readers: Readonly<Record<string, (sent: Sent, mark: DecimalMark) => Reading<string | number>>> = {
  cn_code: readCnCodeAsWritten,
  origin_country: readCountryAsWritten,
  import: readDayAsWritten,
  import_year: readYear,
  client_ref: readText,
  production_route: readText,
  mwh: readNumberAsWritten,
  assume_cscf: readNumberAsWritten,
  verified_direct_intensity: readNumberAsWritten,
  verified_indirect_intensity: readNumberAsWritten,
  origin_carbon_price_eur_per_t: readNumberAsWritten,
  tonnes_per_tonne: readNumberAsWritten,
  free_allocation_t_per_t: readNumberAsWritten,
};

const unitOfMember = (name: string): MassUnit | undefined =>
  name === massMembers.kg ? "kg" : name === massMembers.t ? "t" : undefined;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

const settle = <Value>(
  gathered: Gathered,
  reading: Reading<Value>,
  put: (value: Value) => void,
): void => {
  if ("complaint" in reading) {
    gathered.complaints.push(reading.complaint);
    return;
  }
  put(reading.value);
  if (reading.readAs !== undefined) gathered.readAs.push(reading.readAs);
};

/** A mass goes under the member of its own unit, which need not be its column's. */
const readMass = (sent: Sent, mark: DecimalMark, unit: MassUnit, gathered: Gathered): void =>
  settle(gathered, readMassAsWritten(sent, mark, unit), (mass) => {
    const name = massMembers[mass.unit];
    if (Object.hasOwn(gathered.members, name)) {
      const twice = `is a second mass of the row: ${name} is given too`;
      gathered.complaints.push(complaint(sent, "ambiguous", twice).complaint);
    } else gathered.members[name] = mass.amount;
  });

const readMember = (name: string, sent: Sent, mark: DecimalMark, gathered: Gathered): void => {
  const { members } = gathered;
  const unit = unitOfMember(name);
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (isNothing(sent.value)) return;
  if (unit !== undefined) return readMass(sent, mark, unit, gathered);
  if (reader !== undefined) {
    return settle(gathered, reader(sent, mark), (value) => {
      members[name] = value;
    });
  }
  members[name] = name === "precursors" && Array.isArray(sent.value)
    ? sent.value.map((each: unknown, index) => readNested(each, `${sent.path}/${index}`, mark, gathered))
    : sent.value;
};

const readNested = (value: unknown, path: string, mark: DecimalMark, outer: Gathered): unknown => {
  if (!isRecord(value)) return value;
  const gathered = { members: {}, readAs: outer.readAs, complaints: outer.complaints };
  for (const name of Object.keys(value)) {
    readMember(name, { path: `${path}/${name}`, value: value[name] }, mark, gathered);
  }
  return gathered.members;
};

/**
 * Brings a row into the strict form, as the contract's schema takes it.
 * @param written the row's members by the contract's names; empty text and null stand for absent
 * @param mark the decimal mark that the table or the call uses
 */
export const strictRow = (written: Readonly<Record<string, unknown>>, mark: DecimalMark): StrictRow => {
  const gathered: Gathered = { members: {}, readAs: [], complaints: [] };
  for (const name of Object.keys(written)) {
    readMember(name, { path: name, value: written[name] }, mark, gathered);
  }
  return gathered;
};
