/** Row of a trace. */
import type { TraceTerm } from "../../../../contract/answers/calculation.ts";
import type { Citation } from "../../../../kernel/citation.ts";
import { type Decimal, toJsonNumber } from "../../../../kernel/decimal.ts";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import { lawText } from "../../../../kernel/findings/law/law_text.ts";

/** Returns a term with its rule, which is a finding or a formula of terms. */
export const row = (
  term: string,
  rule: LawFinding | string,
  value: Decimal,
  at: { unit: string; source: Citation },
): TraceTerm => ({
  term,
  factor: typeof rule === "string" ? rule : lawText(rule),
  value: toJsonNumber(value),
  unit: at.unit,
  source: at.source,
});
