/** A line of an import declaration of which only what decides about its document code is known. */
import { zero } from "../../../kernel/decimal.ts";
import type { ImportFacts } from "../ledger/entry.ts";

/** Facts that a line's code is asked by. */
export interface CodedLine {
  /** CN code. */
  readonly cn: ImportFacts["cnCode"];
  /** Country of origin. */
  readonly country: ImportFacts["origin"];
  /** Day of release. */
  readonly date: ImportFacts["releasedOn"];
  /** Exemption that only the caller can know. */
  readonly exemption?: ImportFacts["claimedExemption"];
}

/** Returns the line as facts of an import without a mass. */
export const lineOf = ({ cn, country, date, exemption }: CodedLine): ImportFacts => ({
  releasedOn: date,
  procedure: "4000",
  cnCode: cn,
  taricCode: null,
  origin: country,
  netMassT: zero,
  mwh: null,
  productionRoute: null,
  determination: "default",
  claimedExemption: exemption ?? null,
  actual: null,
  carbonPrice: null,
  placed: null,
  codes: [],
  memberState: null,
  note: null,
});
