/**
 * An entry of the ledger as it leaves, with every fact, under the names by which it is sent.
 */
import type { LedgerEntryRecord } from "../../../contract/answers/ledger/import_history.ts";
import type { ActualValues, LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { periodNamed } from "../../../domain/imports/ledger/reporting_period.ts";
import { type Decimal, toJsonNumber } from "../../../kernel/decimal.ts";
import { kilograms } from "./figures.ts";

type Record = typeof LedgerEntryRecord.Type;

const numberOrNull = (value: Decimal | null | undefined): number | null =>
  value === null || value === undefined ? null : toJsonNumber(value);

const actualRecord = (actual: ActualValues): Record["actual_values"] => ({
  direct_t_per_t: toJsonNumber(actual.directTPerT),
  indirect_t_per_t: numberOrNull(actual.indirectTPerT),
  free_allocation_t_per_t: numberOrNull(actual.freeAllocationTPerT),
  unit_content: numberOrNull(actual.unitContent),
  reporting_period: actual.reportingPeriod,
  precursors: actual.precursors?.map((precursor) => ({
    cn_code: precursor.cnCode,
    production_route: precursor.productionRoute ?? null,
    tonnes_per_tonne: toJsonNumber(precursor.tonnesPerTonne),
    free_allocation_t_per_t: numberOrNull(precursor.freeAllocationTPerT),
    verified_emissions_t_per_t: numberOrNull(precursor.verifiedEmissionsTPerT),
    origin_country: precursor.origin ?? null,
  })) ?? null,
  installation: {
    id: actual.installation.id,
    name: actual.installation.name,
    unlocode: actual.installation.unlocode,
    address: actual.installation.address,
    operator: actual.installation.operator,
  },
  verification: actual.verification && {
    verifier: actual.verification.verifier,
    day: actual.verification.day,
    report: actual.verification.reportId,
    accreditation: actual.verification.accreditation,
    accreditation_body: actual.verification.accreditationBody,
    is_satisfactory: actual.verification.isSatisfactory,
  },
  value_id: actual.value?.id ?? null,
  value_version: actual.value?.version ?? null,
});

/** @returns the record of an entry */
export const entryRecord = (entry: LedgerEntry): Record => {
  const { facts } = entry;
  return {
    id: entry.id,
    kind: entry.kind,
    refers_to: entry.refersTo,
    recorded_on: entry.recordedOn,
    declarant: entry.declarantId,
    representation: entry.representation,
    mrn: entry.mrn,
    item: entry.item,
    release_date: facts.releasedOn,
    procedure: facts.procedure,
    cn_code: facts.cnCode,
    taric_code: facts.taricCode,
    origin_country: facts.origin,
    net_mass_kg: kilograms(facts.netMassT),
    mwh: numberOrNull(facts.mwh),
    production_route: facts.productionRoute,
    determination: facts.determination,
    reporting_period: periodNamed(facts) ?? null,
    exemption: facts.claimedExemption,
    actual_values: facts.actual && actualRecord(facts.actual),
    origin_carbon_price: facts.carbonPrice && {
      eur_per_t: toJsonNumber(facts.carbonPrice.eurPerTco2e),
      certifier: facts.carbonPrice.certifier,
      evidence: facts.carbonPrice.evidence,
    },
    placed_goods: facts.placed && {
      cn_code: facts.placed.cnCode,
      taric_code: facts.placed.taricCode ?? null,
      origin_country: facts.placed.origin,
      net_mass_kg: kilograms(facts.placed.netMassT),
      production_route: facts.placed.productionRoute,
      procedure_reference: facts.placed.procedureReference,
    },
    document_codes: facts.codes,
    member_state: facts.memberState,
    note: facts.note,
  };
};
