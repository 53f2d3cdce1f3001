/**
 * Values of the calculator's form, as its address has them. The names are those of `GET /api/v1/cbam/calculate` where
 * it has them; values are as people write them, and `decimal` says which mark their numbers have.
 */
import { markOfAddress, type TypedMark } from "../../../../web/words/typed_numbers.ts";
import type { Visit } from "../../../../web/visit/visit.ts";

/** The fields of the form. */
export const fieldNames = [
  "cn",
  "country",
  "mass",
  "import",
  "production_route",
  "verified_direct",
  "verified_indirect",
  "origin_carbon",
  "assume_cscf",
] as const;

/** Precursors that the form has room for; more of them are the API's. */
export const precursorPlaces = [1, 2, 3] as const;
export type PrecursorPlace = typeof precursorPlaces[number];

/** Fields of one precursor: its CN code, its production route, its tonnes per tonne of goods, its verified emissions per tonne of its own. */
export type PrecursorField = `precursor_${PrecursorPlace}${"" | "_r" | "_t" | "_e"}`;
export type FieldName = typeof fieldNames[number] | PrecursorField;

/** @returns the names of a precursor's fields */
export const precursorFields = (
  place: PrecursorPlace,
): Readonly<Record<"code" | "route" | "share" | "emissions", PrecursorField>> => ({
  code: `precursor_${place}`,
  route: `precursor_${place}_r`,
  share: `precursor_${place}_t`,
  emissions: `precursor_${place}_e`,
});

/** @returns the places of the form's precursors of which anything is said */
export const filledPrecursors = ({ fields }: Pick<FormValues, "fields">): ReadonlyArray<PrecursorPlace> =>
  precursorPlaces.filter((place) =>
    Object.values(precursorFields(place)).some((name) => fields[name] !== "")
  );

/** Units in which a quantity may be given, with the name that a bulk row has for it. */
export const memberOfUnit = { t: "tonnage", kg: "net_mass_kg", MWh: "mwh" } as const;
export type Unit = keyof typeof memberOfUnit;
export const units: ReadonlyArray<Unit> = ["t", "kg", "MWh"];

/** Values that were entered. */
export interface FormValues {
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly unit: Unit;
  readonly mark: TypedMark;
  /** Choice of people whom a document code is for; empty for nobody. */
  readonly codeFor: string;
  /** The moment whose law answers, and the data set, where the address pins them. */
  readonly pinned: { readonly as_of?: string; readonly dataset_version?: string };
}

/** The only goods that are measured in MWh (Regulation (EU) 2023/956, Annex I). */
export const electricityCode = "27160000";

/** True if the goods are electricity, of which the quantity is in MWh. */
export const isElectricity = ({ fields: { cn } }: Pick<FormValues, "fields">): boolean =>
  cn.replace(/[\s.-]/g, "").slice(0, electricityCode.length) === electricityCode;

/** The units that the form offers: those of the goods, all of them before there are any. */
export const unitsFor = (values: Pick<FormValues, "fields">): ReadonlyArray<Unit> => {
  if (isElectricity(values)) return ["MWh"];
  return /^[\d\s.-]{8,}$/.test(values.fields.cn) ? ["t", "kg"] : units;
};

/** True if the address asks anything at all. */
export const isAsked = ({ query }: Visit): boolean => query["cn"] !== undefined;

/** @returns the values of the address; empty text where it has none */
export const valuesOf = (visit: Visit): FormValues => {
  const { query } = visit;
  const read = (name: string): string => query[name]?.trim() ?? "";
  const pin = (name: string) => read(name) === "" ? {} : { [name]: read(name) };
  return {
    fields: {
      cn: read("cn"),
      country: read("country"),
      mass: read("mass"),
      import: read("import"),
      production_route: read("production_route"),
      verified_direct: read("verified_direct"),
      verified_indirect: read("verified_indirect"),
      origin_carbon: read("origin_carbon"),
      assume_cscf: read("assume_cscf"),
      precursor_1: read("precursor_1"),
      precursor_1_r: read("precursor_1_r"),
      precursor_1_t: read("precursor_1_t"),
      precursor_1_e: read("precursor_1_e"),
      precursor_2: read("precursor_2"),
      precursor_2_r: read("precursor_2_r"),
      precursor_2_t: read("precursor_2_t"),
      precursor_2_e: read("precursor_2_e"),
      precursor_3: read("precursor_3"),
      precursor_3_r: read("precursor_3_r"),
      precursor_3_t: read("precursor_3_t"),
      precursor_3_e: read("precursor_3_e"),
    },
    unit: units.find((unit) => unit === query["unit"]) ?? "t",
    mark: markOfAddress(visit.query["decimal"], visit.language),
    codeFor: read("code_for"),
    pinned: { ...pin("as_of"), ...pin("dataset_version") },
  };
};

/** @returns the values by the names that the form has for them; empty ones are left out */
export const entriesOf = (
  { fields, unit, mark, codeFor, pinned }: FormValues,
  changed: Readonly<Record<string, string>> = {},
): Array<[name: string, value: string]> => {
  const all: Readonly<Record<string, string>> = {
    ...fields,
    unit,
    decimal: mark,
    code_for: codeFor,
    ...pinned,
    ...changed,
  };
  return Object.entries(all).filter(([, value]) => value !== "");
};

/** @returns the address of the calculator with these values */
export const addressOf = (values: FormValues, changed: Readonly<Record<string, string>> = {}): string =>
  `/?${new URLSearchParams(entriesOf(values, changed))}`;
