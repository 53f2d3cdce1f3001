/**
 * A value as it leaves, under the names by which it is sent.
 */
import type { ValueRecord } from "../../../contract/answers/suppliers/values.ts";
import type { SupplierValue, ValueOfInstallation } from "../../../domain/suppliers/value.ts";
import { type Decimal, toJsonNumber } from "../../../kernel/decimal.ts";
import { verifierRecord } from "./installation_record.ts";

const numberOrNull = (value: Decimal | null | undefined): number | null =>
  value === null || value === undefined ? null : toJsonNumber(value);

const verificationRecord = ({ verification }: SupplierValue["facts"]): ValueRecord["verification"] =>
  verification && {
    report: verification.reportId,
    day: verification.day,
    opinion: verification.opinion,
    verifier: verification.verifier && verifierRecord(verification.verifier),
  };

const carbonPriceRecord = ({ carbonPrice }: SupplierValue["facts"]): ValueRecord["carbon_price"] =>
  carbonPrice && {
    amount: toJsonNumber(carbonPrice.amount),
    currency: carbonPrice.currency,
    per: carbonPrice.per,
    rebate: toJsonNumber(carbonPrice.rebate),
    certifier: carbonPrice.certifier,
    evidence: carbonPrice.evidence,
  };

/** @returns the record of a value */
export const valueRecord = ({ value, installation }: ValueOfInstallation): ValueRecord => {
  const { key, facts } = value;
  return {
    id: value.id,
    version: value.version,
    recorded_on: value.recordedOn,
    installation: key.installationId,
    installation_name: installation.facts.name,
    country: installation.facts.country,
    cn_code: key.cnCode,
    reporting_period: key.period,
    production_route: key.productionRoute,
    state: facts.state,
    direct_t_per_t: toJsonNumber(facts.directTPerT),
    indirect_t_per_t: numberOrNull(facts.indirectTPerT),
    unit_content: numberOrNull(facts.unitContent),
    free_allocation_t_per_t: numberOrNull(facts.freeAllocationTPerT),
    default_share: numberOrNull(facts.defaultShare),
    precursors: facts.precursors?.map((precursor) => ({
      cn_code: precursor.cnCode,
      origin_country: precursor.origin ?? null,
      production_route: precursor.productionRoute ?? null,
      tonnes_per_tonne: toJsonNumber(precursor.tonnesPerTonne),
      free_allocation_t_per_t: numberOrNull(precursor.freeAllocationTPerT),
      verified_emissions_t_per_t: numberOrNull(precursor.verifiedEmissionsTPerT),
    })) ?? null,
    carbon_price: carbonPriceRecord(facts),
    verification: verificationRecord(facts),
    source: facts.source,
    note: facts.note,
  };
};
