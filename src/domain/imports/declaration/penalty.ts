/** Cost of a breach, as exposure and not as advice. Regulation (EU) 2023/956, Article 26. */
import {
  ceiling,
  type Decimal,
  decimalOfNumber,
  isLess,
  one,
  plus,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { Penalty } from "../law.ts";

/** A span of money. */
export interface PenaltyExposure {
  /** Least penalty, EUR. */
  readonly leastEur: Decimal;
  /** Highest penalty, EUR. */
  readonly mostEur: Decimal;
  /** Certificates that it is counted on. */
  readonly certificates: number;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

const count = (value: number): Decimal => decimalOfNumber(value) ?? zero;

const notIndexed = ({ year, isIndexed }: Penalty): ReadonlyArray<ImportFinding> =>
  isIndexed ? [] : [{ kind: "penaltyNotIndexed", year }];

/**
 * Returns the penalty for certificates that are not surrendered in time; they are still to be surrendered.
 * @source Regulation (EU) 2023/956, Article 26(1), (1a) and (3)
 */
export const penaltyForMissing = (penalty: Penalty, missing: number): PenaltyExposure => {
  const eur = times(penalty.eurPerCertificate, count(missing));
  return {
    leastEur: eur,
    mostEur: eur,
    certificates: missing,
    findings: [...notIndexed(penalty), { kind: "stillToSurrender" }],
  };
};

/** Exposure of a year whose certificates are not surrendered; a note alone where the table lacks the year. */
export const penaltyOfYear = (
  penalties: ReadonlyArray<Penalty>,
  year: number,
  missing: number,
): PenaltyExposure | ReadonlyArray<ImportFinding> => {
  const penalty = penalties.find((each) => each.year === year);
  if (penalty !== undefined) return penaltyForMissing(penalty, missing);
  return missing === 0 ? [] : [{ kind: "noPenaltyOfYear", year }];
};

/** Imports without the status. */
export interface ImportsWithoutStatus {
  /** Net emissions by default values, tCO2e. */
  readonly netByDefaultT: Decimal;
  /** Mass of the year that counts, tonnes. */
  readonly countedT: Decimal;
  /** The limit, tonnes. */
  readonly limitT: Decimal;
  /** True if an application of the grace of 2026 was refused. */
  readonly wasRefusedAfterGrace: boolean;
}

const [least, most] = [3, 5];
const toleratedShare = decimalOfNumber(0.1) ?? zero;

/**
 * Returns the penalty for imports without the status: 3 to 5 times that of a missing certificate; at least once where the
 * limit was exceeded by at most 10 %, or an application was refused after the grace of 2026.
 * @source Regulation (EU) 2023/956, Article 26(2), (2a) and (4a)
 */
export const penaltyWithoutStatus = (penalty: Penalty, imports: ImportsWithoutStatus): PenaltyExposure => {
  const { netByDefaultT, countedT, limitT, wasRefusedAfterGrace } = imports;
  const certificates = ceiling(netByDefaultT);
  const single = times(penalty.eurPerCertificate, count(certificates));
  const tolerated = times(limitT, plus(one, toleratedShare));
  const mayBeLower = wasRefusedAfterGrace || !isLess(tolerated, countedT);
  return {
    leastEur: mayBeLower ? single : times(single, count(least)),
    mostEur: times(single, count(most)),
    certificates,
    findings: [
      ...notIndexed(penalty),
      ...(mayBeLower ? [{ kind: "penaltyMayBeLower", refused: wasRefusedAfterGrace } as const] : []),
    ],
  };
};
