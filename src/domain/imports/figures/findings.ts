/**
 * Notes on an import's figures: outward processing, and what a carbon price paid abroad lacks.
 */
import { type Decimal } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { type FiguredFacts } from "../ledger/alike.ts";

/**
 * Notes on outward processing, of which only the processing abroad counts: a free allocation is none but the one that
 * was verified.
 */
export const outwardFindings = (
  { determination }: Pick<FiguredFacts, "determination">,
  { actual }: FiguredFacts,
): ReadonlyArray<ImportFinding> =>
  determination === "outward" && actual !== null && actual.freeAllocationTPerT === null
    ? [{ kind: "outwardAllocation" }]
    : [];

/**
 * With default values Article 9(4) allows default carbon prices of the Commission only.
 * @source Regulation (EU) 2023/956, Article 9(4)
 */
export const carbonPriceFindings = (
  { carbonPrice }: FiguredFacts,
  isByDefault: boolean,
  paid: Decimal | undefined,
): ReadonlyArray<ImportFinding> => {
  if (carbonPrice === null) return [];
  if (isByDefault) return paid === undefined ? [{ kind: "noDeductionWithDefaults" }] : [];
  return carbonPrice.evidence === null || carbonPrice.certifier === null
    ? [{ kind: "noEvidenceOfCarbonPrice" }]
    : [];
};
