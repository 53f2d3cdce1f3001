/**
 * An entry of the ledger as it could be sent again: the inverse of what brings a row into the ledger, so that whatever is
 * exported is known again.
 */
import type { ActualValues, ImportFacts, LedgerEntry } from "../../domain/imports/ledger/entry.ts";
import { periodNamed } from "../../domain/imports/ledger/reporting_period.ts";
import { type Decimal, decimalOfNumber, times, toJsonNumber, zero } from "../../kernel/decimal.ts";

const kilogramsPerTonne = decimalOfNumber(1_000) ?? zero;
const kilograms = (tonnes: Decimal): number => toJsonNumber(times(tonnes, kilogramsPerTonne));

const numberOr = (value: Decimal | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : toJsonNumber(value);
const textOr = (value: string | null | undefined): string | undefined => value ?? undefined;

/** A precursor as it could be sent again. */
export interface KeptPrecursor {
  readonly cn_code: string;
  readonly production_route?: string;
  readonly tonnes_per_tonne: number;
  readonly free_allocation_t_per_t?: number;
  readonly verified_emissions_t_per_t?: number;
  readonly origin_country?: string;
}

/** @returns the precursors of actual values; undefined where nobody told */
export const precursorMembers = (
  { precursors }: ActualValues,
): ReadonlyArray<KeptPrecursor> | undefined =>
  precursors?.map(({ cnCode, productionRoute, tonnesPerTonne, origin, ...given }) => ({
    cn_code: cnCode,
    ...(productionRoute === undefined ? undefined : { production_route: productionRoute }),
    tonnes_per_tonne: toJsonNumber(tonnesPerTonne),
    ...(given.freeAllocationTPerT === undefined
      ? undefined
      : { free_allocation_t_per_t: toJsonNumber(given.freeAllocationTPerT) }),
    ...(given.verifiedEmissionsTPerT === undefined
      ? undefined
      : { verified_emissions_t_per_t: toJsonNumber(given.verifiedEmissionsTPerT) }),
    ...(origin === undefined ? undefined : { origin_country: origin }),
  }));

/** A code of a document as it could be sent again. */
export interface KeptCode {
  readonly code: string;
  readonly reference?: string;
}

/** @returns the codes of an import; undefined where it has none */
export const codeMembers = ({ codes }: ImportFacts): ReadonlyArray<KeptCode> | undefined =>
  codes.length === 0
    ? undefined
    : codes.map(({ code, reference }) => ({ code, ...(reference === null ? undefined : { reference }) }));

const actualMembers = (actual: ActualValues) => {
  const { installation, verification } = actual;
  return {
    direct_t_per_t: toJsonNumber(actual.directTPerT),
    indirect_t_per_t: numberOr(actual.indirectTPerT),
    free_allocation_t_per_t: numberOr(actual.freeAllocationTPerT),
    unit_content: numberOr(actual.unitContent),
    precursors: precursorMembers(actual),
    installation: {
      id: installation.id,
      name: textOr(installation.name),
      unlocode: textOr(installation.unlocode),
      address: textOr(installation.address),
      operator: textOr(installation.operator),
    },
    verification: verification === null ? undefined : {
      verifier: verification.verifier,
      day: textOr(verification.day),
      report: textOr(verification.reportId),
      accreditation: textOr(verification.accreditation),
      accreditation_body: textOr(verification.accreditationBody),
      is_satisfactory: verification.isSatisfactory ?? undefined,
    },
  };
};

const factMembers = (facts: ImportFacts) => ({
  release_date: facts.releasedOn,
  procedure: facts.procedure,
  cn_code: facts.cnCode,
  taric_code: textOr(facts.taricCode),
  origin_country: facts.origin,
  net_mass_kg: kilograms(facts.netMassT),
  mwh: numberOr(facts.mwh),
  production_route: textOr(facts.productionRoute),
  determination: facts.determination,
  reporting_period: periodNamed(facts),
  exemption: textOr(facts.claimedExemption),
  actual_values: facts.actual === null ? undefined : actualMembers(facts.actual),
  origin_carbon_price: facts.carbonPrice === null ? undefined : {
    eur_per_t: toJsonNumber(facts.carbonPrice.eurPerTco2e),
    certifier: textOr(facts.carbonPrice.certifier),
    evidence: textOr(facts.carbonPrice.evidence),
  },
  placed_goods: facts.placed === null ? undefined : {
    cn_code: facts.placed.cnCode,
    taric_code: facts.placed.taricCode,
    origin_country: facts.placed.origin,
    net_mass_kg: kilograms(facts.placed.netMassT),
    production_route: textOr(facts.placed.productionRoute),
    procedure_reference: textOr(facts.placed.procedureReference),
  },
  document_codes: codeMembers(facts),
  member_state: textOr(facts.memberState),
  note: textOr(facts.note),
});

/** @returns the entry as JSON could send it again, under its own id; members without a value are undefined */
export const keptEntry = (entry: LedgerEntry): Readonly<Record<string, unknown>> => ({
  entry: entry.id,
  kind: entry.kind,
  refers_to: textOr(entry.refersTo),
  recorded_on: entry.recordedOn,
  declarant: textOr(entry.declarantId),
  representation: entry.representation,
  mrn: entry.mrn,
  item: entry.item,
  ...factMembers(entry.facts),
});
