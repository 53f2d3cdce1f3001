/** The facts of an import as JSON has them, to those that the ledger keeps. */
import type { LedgerEntryRequest } from "../../../contract/requests/imports.ts";
import { precursorsOf } from "../../../domain/cbam/calculation/requested_shipment.ts";
import type { CarbonPriceClaim } from "../../../domain/imports/ledger/carbon_price.ts";
import type { ActualValues, ImportFacts } from "../../../domain/imports/ledger/entry.ts";
import { withValue } from "../../../domain/imports/ledger/valued.ts";
import type { ValueOfInstallation } from "../../../domain/suppliers/value.ts";
import { decimalOfText, times, zero } from "../../../kernel/decimal.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";

const tonnesPerKilogram = decimalOfText("0.001") ?? zero;

const actualOf = (
  { actual_values: sent, reporting_period: period }: LedgerEntryRequest,
): ActualValues | null => {
  if (sent === undefined) return null;
  const { installation, verification } = sent;
  return {
    directTPerT: sent.direct_t_per_t,
    indirectTPerT: sent.indirect_t_per_t ?? null,
    freeAllocationTPerT: sent.free_allocation_t_per_t ?? null,
    unitContent: sent.unit_content ?? null,
    precursors: precursorsOf(sent) ?? null,
    defaultShare: null,
    reportingPeriod: sent.reporting_period ?? period ?? null,
    installation: {
      id: installation.id,
      name: installation.name ?? null,
      unlocode: installation.unlocode ?? null,
      address: installation.address ?? null,
      latitude: null,
      longitude: null,
      operator: installation.operator ?? null,
    },
    verification: verification === undefined ? null : {
      reportId: verification.report ?? null,
      day: verification.day ?? null,
      verifier: verification.verifier,
      accreditation: verification.accreditation ?? null,
      accreditationBody: verification.accreditation_body ?? null,
      isSatisfactory: verification.is_satisfactory ?? null,
    },
  };
};

/** Returns a carbon price that a row says itself. */
export const claimSent = (
  paid: NonNullable<LedgerEntryRequest["origin_carbon_price"]>,
): CarbonPriceClaim => ({
  eurPerTco2e: paid.eur_per_t,
  certifier: paid.certifier ?? null,
  evidence: paid.evidence ?? null,
});

/** The period of goods by default values, which an import names that is of another year. */
const ownPeriod = (
  { actual_values: actual, reporting_period: period, release_date: day }: LedgerEntryRequest,
): number | undefined => actual !== undefined || period === yearOf(day) ? undefined : period;

const ownFacts = (sent: LedgerEntryRequest): ImportFacts => {
  const { origin_carbon_price: paid, placed_goods: placed } = sent;
  return {
    releasedOn: sent.release_date,
    procedure: sent.procedure ?? "4000",
    cnCode: sent.cn_code,
    taricCode: sent.taric_code ?? null,
    origin: sent.origin_country,
    netMassT: times(sent.net_mass_kg ?? zero, tonnesPerKilogram),
    mwh: sent.mwh ?? null,
    productionRoute: sent.production_route ?? null,
    determination: sent.determination ?? "default",
    reportingPeriod: ownPeriod(sent),
    claimedExemption: sent.exemption ?? null,
    actual: actualOf(sent),
    carbonPrice: paid === undefined ? null : claimSent(paid),
    placed: placed === undefined ? null : {
      cnCode: placed.cn_code,
      ...(placed.taric_code === undefined ? undefined : { taricCode: placed.taric_code }),
      origin: placed.origin_country,
      netMassT: times(placed.net_mass_kg, tonnesPerKilogram),
      productionRoute: placed.production_route ?? null,
      procedureReference: placed.procedure_reference ?? null,
    },
    codes: (sent.document_codes ?? []).map(({ code, reference = null }) => ({ code, reference })),
    memberState: sent.member_state?.code ?? null,
    note: sent.note ?? null,
  };
};

/**
 * Facts of an import that was sent.
 * @param value that it names in the place of figures; undefined where it names none
 */
export const factsOf = (sent: LedgerEntryRequest, value?: ValueOfInstallation): ImportFacts => {
  const facts = ownFacts(sent);
  return value === undefined
    ? facts
    : withValue({ ...facts, determination: sent.determination ?? "actual" }, value);
};
