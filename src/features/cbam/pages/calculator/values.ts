/**
 * Values of the calculator's form, as its address has them. The names are those of `GET /api/v1/cbam/calculate` where
 * it has them; values are as people write them, and `decimal` says which mark their numbers have.
 */
import type { DecimalMark } from "../../../../kernel/lenient/number.ts";
import { decimalMarks } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
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
export type FieldName = typeof fieldNames[number];

/** Units in which a quantity may be given, with the name that a bulk row has for it. */
export const memberOfUnit = { t: "tonnage", kg: "net_mass_kg", MWh: "mwh" } as const;
export type Unit = keyof typeof memberOfUnit;
export const units: ReadonlyArray<Unit> = ["t", "kg", "MWh"];

/** Values that were entered. */
export interface FormValues {
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly unit: Unit;
  readonly mark: DecimalMark;
  /** Choice of people whom a document code is for; empty for nobody. */
  readonly codeFor: string;
  /** The moment whose law answers, and the data set, where the address pins them. */
  readonly pinned: { readonly as_of?: string; readonly dataset_version?: string };
}

/** @returns the decimal mark of the language */
export const markIn = (language: Language): "comma" | "point" =>
  decimalMarks[language] === "," ? "comma" : "point";

const markOf = ({ query, language }: Visit): DecimalMark => {
  const said = query["decimal"];
  return said === "point" || said === "comma" ? said : markIn(language);
};

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
    },
    unit: units.find((unit) => unit === query["unit"]) ?? "t",
    mark: markOf(visit),
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
