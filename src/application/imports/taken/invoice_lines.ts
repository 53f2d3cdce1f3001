/**
 * Lines of an invoice as rows of the ledger. An invoice has the exporter's commodity code and, where its documents print
 * packing, net weights; neither is taken for more than it is: `read_as` says what was read as what.
 */
import { electricityCnCode } from "../../../domain/cbam/law/reference.ts";
import { taricCodeWritten } from "../../../kernel/lenient/cn_code.ts";
import type { GoodsLine } from "../../../domain/invoices/record.ts";
import { type Decimal, decimalOfText, exactly, times, toJsonNumber } from "../../../kernel/decimal.ts";
import { alpha3OfText, otherFormOf } from "../../../kernel/identifiers.ts";
import { readKilogramsAsWritten } from "../../../kernel/lenient/mass.ts";
import { namedMark } from "../../../kernel/lenient/number.ts";
import type { ReadAs } from "../../../kernel/lenient/reading.ts";
import type { KeptRow } from "./taken_rows.ts";

/** Part of a line that one of its members gives. */
interface LinePart {
  readonly members: KeptRow["members"];
  readonly missed: KeptRow["missed"];
  readonly readAs: ReadonlyArray<ReadAs>;
}

const cnDigits = 8;

const codeOf = ({ hsCode }: GoodsLine): LinePart => {
  const digits = hsCode.replace(/\D/g, "");
  if (digits.length < cnDigits) {
    const sentence =
      `must be given for this line: its commodity code ${hsCode} has fewer than ${cnDigits} digits.`;
    return { members: {}, missed: [{ members: ["cn_code"], code: "missing", sentence }], readAs: [] };
  }
  const taricCode = taricCodeWritten(hsCode);
  const codes = {
    cn_code: digits.slice(0, cnDigits),
    ...(taricCode === undefined ? undefined : { taric_code: taricCode }),
  };
  return {
    members: codes,
    missed: [],
    readAs: Object.entries(codes).map(([path, read]) => ({
      path,
      sent: hsCode,
      read,
      because: "the commodity code of the line",
    })),
  };
};

const originOf = ({ countryOfOrigin }: GoodsLine): LinePart => {
  const read = alpha3OfText(otherFormOf(countryOfOrigin) ?? countryOfOrigin);
  if (read === undefined) {
    const sentence = `must be given for this line: ${countryOfOrigin} is no country's code.`;
    return { members: {}, missed: [{ members: ["origin_country"], code: "choice", sentence }], readAs: [] };
  }
  return {
    members: { origin_country: read },
    missed: [],
    readAs: [{ path: "origin_country", sent: countryOfOrigin, read }],
  };
};

/** Kilograms of a quantity in a unit of mass: the code of a unit is what the papers say, and wins over the unit. */
const kilogramsOf = ({ quantity, unit, unitCode }: GoodsLine) => {
  const written = `${quantity} ${unitCode ?? unit}`;
  const reading = readKilogramsAsWritten({ path: "quantity", value: written }, namedMark("point"));
  return { written, kilograms: "complaint" in reading ? undefined : reading.value };
};

/** Codes of UNECE Recommendation 20 for units of mass that no kilograms are read of. */
const unreadMasses: ReadonlySet<string> = new Set(
  "MC MGM CGM DG GRM DJ HGM DTN KTN STN LTN CWA CWI STI ONZ APZ LBT GRN CTM M86".split(" "),
);

/** Megawatt hours in the units of energy of UNECE Recommendation 20. */
const megawattHours: ReadonlyMap<string, Decimal> = new Map(
  [["KWH", "0.001"], ["MWH", "1"], ["GWH", "1000"]].flatMap(([unit = "", text = ""]) => {
    const factor = decimalOfText(text);
    return factor === undefined ? [] : [[unit, factor] as const];
  }),
);

/** First digits of electricity, the one good that counts in megawatt hours. */
const electricityHeading = electricityCnCode.slice(0, 4);

const energyOf = ({ quantity, unit, unitCode }: GoodsLine): LinePart => {
  const written = `${quantity} ${unitCode ?? unit}`;
  const factor = megawattHours.get(unitCode ?? unit);
  if (factor === undefined) {
    const sentence =
      `must be given for this line: electricity counts in megawatt hours, and its quantity is ${written}.`;
    return { members: {}, missed: [{ members: ["mwh"], code: "missing", sentence }], readAs: [] };
  }
  const read = toJsonNumber(times(exactly(quantity), factor));
  return {
    members: { mwh: read },
    missed: [],
    readAs: [{ path: "mwh", sent: written, read: String(read), because: "the quantity of the line" }],
  };
};

const massOf = (line: GoodsLine): LinePart => {
  const { netWeightKg } = line;
  if (netWeightKg !== undefined) {
    const text = String(netWeightKg);
    return {
      members: { net_mass_kg: netWeightKg },
      missed: [],
      readAs: [{ path: "net_mass_kg", sent: text, read: text, because: "the net weight of the line" }],
    };
  }
  const { written, kilograms } = kilogramsOf(line);
  if (kilograms === undefined) {
    const what = unreadMasses.has(line.unitCode ?? line.unit)
      ? "a unit that no mass is read in: give kilograms"
      : "no mass";
    const sentence =
      `must be given for this line: the invoice's documents have no net weight, and its quantity is ${written}, ${what}.`;
    return {
      members: {},
      missed: [{ members: ["net_mass_kg", "mwh"], code: "missing", sentence }],
      readAs: [],
    };
  }
  const because = "the quantity, because the invoice's documents have no net weight";
  return {
    members: { net_mass_kg: kilograms },
    missed: [],
    readAs: [{ path: "net_mass_kg", sent: written, read: String(kilograms), because }],
  };
};

const amountOf = (line: GoodsLine): LinePart =>
  line.hsCode.replace(/\D/g, "").startsWith(electricityHeading) ? energyOf(line) : massOf(line);

/** @returns a line of an invoice in the ledger's names */
export const keptInvoiceLine = (line: GoodsLine): KeptRow => {
  const parts = [codeOf(line), originOf(line), amountOf(line)];
  return {
    members: Object.assign({}, ...parts.map(({ members }) => members)),
    missed: parts.flatMap(({ missed }) => missed),
    readAs: parts.flatMap(({ readAs }) => readAs),
  };
};
