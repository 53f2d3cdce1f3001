/**
 * Actual values of an entry by a supplier's value: what the value says when the entry is recorded stays in the entry, with the
 * version that it is of. Regulation (EU) 2023/956, Articles 7 to 10.
 */
import { deductiblePrice, type SupplierValue, type ValueOfInstallation } from "../../suppliers/value.ts";
import { valueText } from "./content.ts";
import type { CarbonPriceClaim } from "./carbon_price.ts";
import type { ActualValues, ImportFacts, Installation, Verification } from "./entry.ts";
import { periodNamed } from "./reporting_period.ts";

const installationOf = ({ installation: { id, facts } }: ValueOfInstallation): Installation => ({
  id: facts.registryId ?? id,
  name: facts.name,
  unlocode: facts.unlocode,
  address: facts.address,
  latitude: facts.latitude,
  longitude: facts.longitude,
  operator: facts.operator,
});

/** A value in another state than verified has no verification that counts. */
const verificationOf = (
  { value: { facts }, installation }: ValueOfInstallation,
): Verification | null => {
  const verifier = facts.verification?.verifier ?? installation.facts.verifier;
  if (facts.state !== "verified" || facts.verification === null || verifier === null) return null;
  return {
    reportId: facts.verification.reportId,
    day: facts.verification.day,
    verifier: verifier.name,
    accreditation: verifier.accreditation,
    accreditationBody: verifier.accreditationBody,
    isSatisfactory: true,
  };
};

const actualOf = (used: ValueOfInstallation): ActualValues => {
  const { id, version, key, facts } = used.value;
  return {
    directTPerT: facts.directTPerT,
    indirectTPerT: facts.indirectTPerT,
    freeAllocationTPerT: facts.freeAllocationTPerT,
    unitContent: facts.unitContent,
    precursors: facts.precursors,
    defaultShare: facts.defaultShare,
    reportingPeriod: key.period,
    installation: installationOf(used),
    verification: verificationOf(used),
    value: { id, version },
  };
};

/** Returns the carbon price that an import takes by a value; null for none. */
export const claimOf = ({ facts }: Pick<SupplierValue, "facts">): CarbonPriceClaim | null => {
  const eurPerTco2e = deductiblePrice(facts);
  return eurPerTco2e === undefined || facts.carbonPrice === null
    ? null
    : { eurPerTco2e, certifier: facts.carbonPrice.certifier, evidence: facts.carbonPrice.evidence };
};

/**
 * Returns the facts of an import without actual values, and without the carbon price that a supplier's value brought; the reporting
 * period stays, which is that of the goods. Decision 0209.
 * @param used value by the version that the import took; undefined where it took none
 */
export const withoutActual = (facts: ImportFacts, used: ValueOfInstallation | undefined): ImportFacts => ({
  ...facts,
  reportingPeriod: periodNamed(facts),
  actual: null,
  carbonPrice: used !== undefined && valueText(facts.carbonPrice) === valueText(claimOf(used.value))
    ? null
    : facts.carbonPrice,
});

/** Returns the facts of an import with the figures of a supplier's value; a carbon price of the import's own stays. */
export const withValue = (facts: ImportFacts, used: ValueOfInstallation): ImportFacts => ({
  ...facts,
  productionRoute: facts.productionRoute ?? used.value.key.productionRoute,
  reportingPeriod: undefined,
  actual: actualOf(used),
  carbonPrice: facts.carbonPrice ?? claimOf(used.value),
});
