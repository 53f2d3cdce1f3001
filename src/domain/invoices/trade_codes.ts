/**
 * Names of the codes that trade counts goods and packages by, as far as documents spell them out, and which codes there
 * are. A code without a name here is printed as it is.
 * @source UN/ECE Recommendation No. 20 (units of measure), revision 17; UN/ECE Recommendation No. 21 (packages)
 */
import { packageCodes } from "./codes/package_codes.ts";
import { unitCodes } from "./codes/unit_codes.ts";

const unitNames: Readonly<Record<string, string>> = {
  C62: "one",
  CMK: "square centimetre",
  CMQ: "cubic centimetre",
  CMT: "centimetre",
  CTM: "metric carat",
  DMQ: "cubic decimetre",
  DZN: "dozen",
  DPR: "dozen pairs",
  FOT: "foot",
  FTK: "square foot",
  FTQ: "cubic foot",
  GLL: "US gallon",
  GRM: "gram",
  GRO: "gross",
  H87: "piece",
  INH: "inch",
  KGM: "kilogram",
  KMT: "kilometre",
  KWH: "kilowatt hour",
  LBR: "pound",
  LTR: "litre",
  MGM: "milligram",
  MLT: "millilitre",
  MMT: "millimetre",
  MTK: "square metre",
  MTQ: "cubic metre",
  MTR: "metre",
  MWH: "megawatt hour",
  NPR: "number of pairs",
  ONZ: "ounce",
  PR: "pair",
  SET: "set",
  TNE: "tonne",
  YRD: "yard",
};

const packageNames: Readonly<Record<string, string>> = {
  BA: "barrel",
  BC: "bottle crate",
  BE: "bundle",
  BG: "bag",
  BL: "bale, compressed",
  BX: "box",
  CA: "can, rectangular",
  CI: "canister",
  CN: "container",
  CR: "crate",
  CS: "case",
  CT: "carton",
  CX: "can, cylindrical",
  CY: "cylinder",
  DR: "drum",
  EN: "envelope",
  JC: "jerrican, rectangular",
  NE: "unpacked",
  PA: "packet",
  PC: "parcel",
  PK: "package",
  PL: "pail",
  PX: "pallet",
  RL: "reel",
  RO: "roll",
  SA: "sack",
  TB: "tub",
  TN: "tin",
  TU: "tube",
  VG: "bulk, gas",
  VL: "bulk, liquid",
  VR: "bulk, solid",
  WA: "intermediate bulk container",
};

const named = (codes: Iterable<string | undefined>, names: Readonly<Record<string, string>>): string => {
  const distinct = new Set<string>();
  for (const code of codes) if (code !== undefined && Object.hasOwn(names, code)) distinct.add(code);
  return [...distinct].sort().map((code) => `${code}\u00a0=\u00a0${names[code]}`).join(", ");
};

/** Returns the codes of units that have a name here, each once with its name: `TNE = tonne`; empty for none. */
export const unitLegend = (codes: Iterable<string | undefined>): string => named(codes, unitNames);

/** Returns the same for kinds of packages: `CT = carton`. */
export const packageLegend = (codes: Iterable<string | undefined>): string => named(codes, packageNames);

/** Kinds of packages count goods too, with an X before their code: `XBX`, as electronic invoices have them. */
const packageAsUnit = /^X(?=..$)/;

/** Returns whether a unit of measure has the code. */
export const isUnitCode = (code: string): boolean =>
  unitCodes.has(code) || (packageAsUnit.test(code) && packageCodes.has(code.replace(packageAsUnit, "")));

/** Returns whether a kind of package has the code. */
export const isPackageKind = (code: string): boolean => packageCodes.has(code);

/** Codes that people write, with the ones of the Recommendation. */
const meantUnits: Readonly<Record<string, string>> = {
  ...{ PC: "H87", PCS: "H87", ST: "H87", STK: "H87", PZ: "H87" },
  ...{ KG: "KGM", TO: "TNE", TON: "TNE", LT: "LTR", M2: "MTK", M3: "MTQ", PAA: "PR", PRS: "PR" },
};

/** Returns the code that somebody meant who wrote one that there isn't; undefined where it can't be told. */
export const meantUnit = (code: string): string | undefined =>
  Object.hasOwn(meantUnits, code) ? meantUnits[code] : undefined;
