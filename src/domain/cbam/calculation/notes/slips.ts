/** Notes on values that their sender gave and that are likelier slips than the truth. */
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";

const slipKinds: ReadonlySet<LawFinding["kind"]> = new Set([
  "intensityUnusual",
  "intensityTiny",
  "intensityBeyond",
  "zeroVerified",
  "verifiedAllocationUnusual",
  "allocationAboveIntensity",
  "precursorsAboveIntensity",
  "unusualShare",
  "carbonPriceUnusual",
]);

/** Returns the notes that name what looks like a slip. */
export const slipsIn = (notes: ReadonlyArray<LawFinding>): ReadonlyArray<LawFinding> =>
  notes.filter(({ kind }) => slipKinds.has(kind));
