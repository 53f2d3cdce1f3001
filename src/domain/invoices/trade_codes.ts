/**
 * Names of the codes that trade counts goods and packages by, as far as documents spell them out. A code that isn't
 * here is printed as it is.
 * @source UN/ECE Recommendation No. 20 (units of measure), revision 17; UN/ECE Recommendation No. 21 (packages)
 */

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
  ST: "sheet",
  TNE: "tonne",
  YRD: "yard",
};

const packageNames: Readonly<Record<string, string>> = {
  BA: "barrel",
  BC: "bottle crate",
  BE: "bundle",
  BG: "bag",
  BL: "bale",
  BX: "box",
  CA: "can",
  CI: "canister",
  CN: "container",
  CR: "crate",
  CS: "case",
  CT: "carton",
  CX: "can, cylindrical",
  CY: "cylinder",
  DR: "drum",
  EN: "envelope",
  JC: "jerrican",
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
