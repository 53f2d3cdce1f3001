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
import { betweenVersions } from "./law.ts";
import type { DataSet } from "./reference.ts";

const statement =
  "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.";

const otherActs: ReadonlyArray<Citation> = [
  freeAllocationAct,
  correctionFactorAct,
  certificatePriceAct,
  embeddedEmissionsAct,
];

const actsWith = (acts: Iterable<Citation>): ReadonlyArray<Citation> => [scopeAct, ...acts, ...otherActs];

/** The list follows from the data set alone, and is made once for each. */
const legalBasis = onceEach(({ acts }: DataSet): ReadonlyArray<Citation> => actsWith(acts));

/** Returns the acts that print the data sets, each once. */
const actsOf = (dataSets: ReadonlyArray<DataSet>): ReadonlyArray<Citation> => [
  ...new Map(dataSets.flatMap(({ acts }) => acts).map((act) => [`${act.label} ${act.url}`, act])).values(),
];

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

/** Returns the versions of data sets as one text, by which they are asked for again. */
export const dataSetsText = (dataSets: ReadonlyArray<DataSet>): string =>
  dataSets.map(({ version }) => version).join(betweenVersions);

/**
 * Returns the notice of an answer whose figures rest on several data sets: it names each, and the acts of all.
 * @param generatedAt ISO 8601 time of the answer
 */
export const disclosureOfAll = (dataSets: ReadonlyArray<DataSet>, generatedAt: string): Disclosure => {
  const [only] = dataSets;
  return only !== undefined && dataSets.length === 1 ? disclosure(only, generatedAt) : Object.freeze({
    informational_only: true,
    statement,
    dataset_version: dataSetsText(dataSets),
    legal_basis: actsWith(actsOf(dataSets)),
    generated_at: generatedAt,
  });
};
