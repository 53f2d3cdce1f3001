/**
 * Values as they are sent, to those that are kept.
 */
import type { VerifierRequest } from "../../../contract/requests/suppliers/installation.ts";
import type { SentFigures } from "../../../contract/requests/suppliers/value.ts";
import { precursorsOf } from "../../../domain/cbam/calculation/requested_shipment.ts";
import type { Verifier } from "../../../domain/suppliers/installation.ts";
import type { ValueFacts, ValueVerification } from "../../../domain/suppliers/value.ts";

/** @returns the verifier that was sent */
export const verifierOf = (sent: typeof VerifierRequest.Type): Verifier => ({
  name: sent.name,
  accreditation: sent.accreditation ?? null,
  accreditationBody: sent.accreditation_body ?? null,
});

const verificationOf = (sent: NonNullable<SentFigures["verification"]>): ValueVerification => ({
  reportId: sent.report,
  day: sent.day,
  opinion: sent.opinion,
  verifier: sent.verifier === undefined ? null : verifierOf(sent.verifier),
});

/** @returns the figures that were sent */
export const figuresOf = (sent: SentFigures): ValueFacts => ({
  state: sent.state,
  directTPerT: sent.direct_t_per_t,
  indirectTPerT: sent.indirect_t_per_t ?? null,
  unitContent: sent.unit_content ?? null,
  freeAllocationTPerT: sent.free_allocation_t_per_t ?? null,
  defaultShare: sent.default_share ?? null,
  precursors: precursorsOf(sent) ?? null,
  carbonPrice: sent.carbon_price === undefined ? null : {
    amount: sent.carbon_price.amount,
    currency: sent.carbon_price.currency,
    per: sent.carbon_price.per,
    rebate: sent.carbon_price.rebate,
    certifier: sent.carbon_price.certifier ?? null,
    evidence: sent.carbon_price.evidence ?? null,
  },
  verification: sent.verification === undefined ? null : verificationOf(sent.verification),
  source: sent.source ?? null,
  note: sent.note ?? null,
});
