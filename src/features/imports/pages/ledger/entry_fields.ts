/**
 * Fields of the form of an import: names are the paths of their members in the request, values are as people type them.
 * Document codes beyond the form's two stay as they are recorded when an import is corrected.
 */
import { precursorMembers } from "../../../../application/imports/kept_entry.ts";
import type { ImportFacts, LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import { periodNamed } from "../../../../domain/imports/ledger/reporting_period.ts";
import { withoutActual } from "../../../../domain/imports/ledger/valued.ts";
import type { ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import { type Decimal, decimalOfNumber, isZero, times, toText, zero } from "../../../../kernel/decimal.ts";
import type { Language } from "../../../../web/words/language.ts";
import { digitByDigit, placeName } from "../../../../web/words/figures.ts";
import { markIn } from "../../../../web/words/typed_numbers.ts";
import { precursorsText } from "../../table/cell_texts.ts";
import type { FieldKinds } from "../typed.ts";
import type { EntryView } from "./entry_view.ts";
import { choiceOf, valueField } from "./values/chosen_version.ts";

/** Kind of each field, by which it is read. */
export const entryFields: FieldKinds = {
  mrn: "capitals",
  item: "number",
  release_date: "text",
  recorded_on: "text",
  procedure: "text",
  cn_code: "cn",
  taric_code: "text",
  origin_country: "country",
  net_mass_kg: "number",
  mwh: "number",
  production_route: "text",
  determination: "text",
  reporting_period: "number",
  exemption: "text",
  value_id: "text",
  "actual_values/direct_t_per_t": "number",
  "actual_values/indirect_t_per_t": "number",
  "actual_values/free_allocation_t_per_t": "number",
  "actual_values/unit_content": "number",
  "actual_values/precursors": "precursors",
  "actual_values/installation/id": "text",
  "actual_values/installation/name": "text",
  "actual_values/installation/unlocode": "text",
  "actual_values/installation/address": "text",
  "actual_values/installation/operator": "text",
  "actual_values/verification/verifier": "text",
  "actual_values/verification/accreditation": "text",
  "actual_values/verification/accreditation_body": "text",
  "actual_values/verification/report": "text",
  "actual_values/verification/day": "text",
  "actual_values/verification/is_satisfactory": "flag",
  "origin_carbon_price/eur_per_t": "number",
  "origin_carbon_price/certifier": "text",
  "origin_carbon_price/evidence": "text",
  "placed_goods/cn_code": "cn",
  "placed_goods/taric_code": "text",
  "placed_goods/origin_country": "country",
  "placed_goods/net_mass_kg": "number",
  "placed_goods/production_route": "text",
  "placed_goods/procedure_reference": "text",
  "document_codes/0/code": "capitals",
  "document_codes/0/reference": "text",
  "document_codes/1/code": "capitals",
  "document_codes/1/reference": "text",
  member_state: "member_state",
  note: "text",
};

/** Values of a form, by the names of its fields. */
export type EntryValues = ReadonlyMap<string, string>;

/** The field that an issue belongs to: of a member without a field of its own the one around it, or the first one within it. */
export const fieldOfEntry = (path: string): string => {
  const name = path.replace(/^\/entries\/\d+\//, "").replace(/^\//, "");
  if (name in entryFields) return name;
  const names = Object.keys(entryFields);
  return names.find((field) => name.startsWith(`${field}/`)) ??
    names.find((field) => field.startsWith(`${name}/`)) ?? "mrn";
};

const kilogramsPerTonne = decimalOfNumber(1_000) ?? zero;
const kilogramsOf = (tonnes: Decimal): Decimal => times(tonnes, kilogramsPerTonne);

const codesShown = 2;

/** Precursors as a table's cell has them, with the numbers of the language. */
const precursorsShown = (actual: ImportFacts["actual"], language: Language): string => {
  const precursors = actual === null ? undefined : precursorMembers(actual);
  return precursors === undefined ? "" : precursorsText(precursors, markIn(language));
};

const flagShown = (flag: boolean | null | undefined): string => {
  if (flag === null || flag === undefined) return "";
  return flag ? "yes" : "no";
};

const valuesOfFacts = (entry: LedgerEntry, language: Language): EntryValues => {
  const { facts } = entry;
  const { actual, carbonPrice, placed, codes } = facts;
  const number = (value: Decimal | null | undefined): string =>
    value === null || value === undefined ? "" : digitByDigit(toText(value), language);
  const values: Readonly<Record<string, string | number | null | undefined>> = {
    declarant: entry.declarantId,
    representation: entry.representation,
    mrn: entry.mrn,
    item: entry.item,
    release_date: facts.releasedOn,
    procedure: facts.procedure,
    cn_code: facts.cnCode,
    taric_code: facts.taricCode,
    origin_country: placeName(facts.origin, language),
    net_mass_kg: facts.mwh !== null && isZero(facts.netMassT) ? "" : number(kilogramsOf(facts.netMassT)),
    mwh: number(facts.mwh),
    production_route: facts.productionRoute,
    determination: facts.determination,
    reporting_period: periodNamed(facts),
    exemption: facts.claimedExemption,
    "actual_values/direct_t_per_t": number(actual?.directTPerT),
    "actual_values/indirect_t_per_t": number(actual?.indirectTPerT),
    "actual_values/free_allocation_t_per_t": number(actual?.freeAllocationTPerT),
    "actual_values/unit_content": number(actual?.unitContent),
    "actual_values/precursors": precursorsShown(actual, language),
    "actual_values/installation/id": actual?.installation.id,
    "actual_values/installation/name": actual?.installation.name,
    "actual_values/installation/unlocode": actual?.installation.unlocode,
    "actual_values/installation/address": actual?.installation.address,
    "actual_values/installation/operator": actual?.installation.operator,
    "actual_values/verification/verifier": actual?.verification?.verifier,
    "actual_values/verification/accreditation": actual?.verification?.accreditation,
    "actual_values/verification/accreditation_body": actual?.verification?.accreditationBody,
    "actual_values/verification/report": actual?.verification?.reportId,
    "actual_values/verification/day": actual?.verification?.day,
    "actual_values/verification/is_satisfactory": flagShown(actual?.verification?.isSatisfactory),
    "origin_carbon_price/eur_per_t": number(carbonPrice?.eurPerTco2e),
    "origin_carbon_price/certifier": carbonPrice?.certifier,
    "origin_carbon_price/evidence": carbonPrice?.evidence,
    "placed_goods/cn_code": placed?.cnCode,
    "placed_goods/taric_code": placed?.taricCode,
    "placed_goods/origin_country": placed === null ? "" : placeName(placed.origin, language),
    "placed_goods/net_mass_kg": placed === null ? "" : number(kilogramsOf(placed.netMassT)),
    "placed_goods/production_route": placed?.productionRoute,
    "placed_goods/procedure_reference": placed?.procedureReference,
    "document_codes/0/code": codes[0]?.code,
    "document_codes/0/reference": codes[0]?.reference,
    "document_codes/1/code": codes[1]?.code,
    "document_codes/1/reference": codes[1]?.reference,
    member_state: facts.memberState,
    note: facts.note,
  };
  return new Map(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
};

/** @returns the values of the form that show an entry; figures of a supplier's value are that value's, and in no field but the reporting period */
export const valuesOfEntry = (
  { entry, used }: Pick<EntryView, "entry" | "used">,
  language: Language,
): EntryValues => {
  const { value } = entry.facts.actual ?? {};
  const facts = value === undefined ? entry.facts : withoutActual(entry.facts, used);
  const values = valuesOfFacts({ ...entry, facts }, language);
  return value === undefined ? values : new Map([...values, [valueField, value.id]]);
};

/** @returns the values of the form in which an import takes a supplier's value, by its newest version, in the place of its figures */
export const valuesTaking = (
  { entry, used }: Pick<EntryView, "entry" | "used">,
  value: ValueOfInstallation,
  language: Language,
): EntryValues => {
  const { determination } = entry.facts;
  const facts = withoutActual(entry.facts, used);
  return new Map([
    ...valuesOfFacts({ ...entry, facts }, language),
    ["determination", determination === "outward" ? determination : "actual"],
    ["reporting_period", String(value.value.key.period)],
    [valueField, choiceOf(value, used)],
  ]);
};

/**
 * Returns the form of a correction, where another value is chosen than the one that the import took, without the period that the form showed of
 * that one: each value has its own.
 */
export const withOwnPeriod = (
  form: URLSearchParams,
  { entry }: Pick<EntryView, "entry">,
): URLSearchParams => {
  const { actual } = entry.facts;
  const taken = actual?.value?.id;
  const chosen = form.get(valueField) ?? "";
  const isOfTaken = form.get("reporting_period") === String(actual?.reportingPeriod);
  if (taken === undefined || chosen === "" || chosen === taken || !isOfTaken) return form;
  const own = new URLSearchParams(form);
  own.set("reporting_period", "");
  return own;
};

/** @returns the typed facts, with the document codes that the form has no field for as they are recorded */
export const withKept = (known: ImportFacts, typed: ImportFacts): ImportFacts => ({
  ...typed,
  codes: [...typed.codes, ...known.codes.slice(codesShown)],
});
