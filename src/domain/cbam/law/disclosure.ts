/**
 * The block that every CBAM answer carries: what the figures are not, the data set they come from, the acts.
 * Contract section 1; decisions, "Vocabulary".
 */
import {
  certificatePriceAct,
  type Citation,
  correctionFactorAct,
  embeddedEmissionsAct,
  freeAllocationAct,
  scopeAct,
} from "../../../kernel/citation.ts";
import { onceEach } from "../../../kernel/once.ts";
import type { Disclosure } from "../../../contract/answers/members.ts";
import type { DataSet } from "./reference.ts";

const statement =
  "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.";

const otherActs: ReadonlyArray<Citation> = [
  freeAllocationAct,
  correctionFactorAct,
  certificatePriceAct,
  embeddedEmissionsAct,
];

/** The list follows from the data set alone, and is made once for each. */
const legalBasis = onceEach((dataSet: DataSet): ReadonlyArray<Citation> => [
  scopeAct,
  ...dataSet.acts,
  ...otherActs,
]);

/**
 * Returns the notice that every CBAM answer closes with; contract section 1.
 * @param generatedAt ISO 8601 time of the answer
 */
export const disclosure = (dataSet: DataSet, generatedAt: string): Disclosure =>
  Object.freeze({
    informational_only: true,
    statement,
    dataset_version: dataSet.version,
    legal_basis: legalBasis(dataSet),
    generated_at: generatedAt,
  });
