/**
 * A calculation without the law that it rests on: what remains for who asks with `sources=short`.
 */
import type { CalculationRecord } from "../../../contract/answers/calculation.ts";
import type { ShortCalculation } from "../../../contract/answers/short.ts";
import { dataSets } from "../../../contract/cbam.ts";
import { pathTo } from "../../../contract/endpoint.ts";

/** Address at which the acts of every data set are named. */
const sourcesUrl = pathTo(dataSets);

/** Returns the calculation's figures and notes, and where its sources stand */
export const shortCalculation = (
  { sources: _sources, versions, dataset_version, disclosure, ...figures }: CalculationRecord,
): ShortCalculation => {
  const { legal_basis: _basis, ...disclosed } = disclosure;
  return {
    ...figures,
    as_of: versions.as_of,
    sources_url: sourcesUrl,
    dataset_version,
    disclosure: disclosed,
  };
};
