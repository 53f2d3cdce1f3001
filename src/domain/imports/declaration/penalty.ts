/** Cost of a breach, as exposure and not as advice. Regulation (EU) 2023/956, Article 26. */
import {
  ceiling,
  type Decimal,
  decimalOfNumber,
  isLess,
  one,
  plus,
  times,
  toMoneyText,
  zero,
} from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { Penalty } from "../law.ts";
import type { Declaration } from "./declaration.ts";
import { certificatesDue } from "./due.ts";
import { undeclaredIn } from "./undeclared.ts";

/** A span of money. */
export interface PenaltyExposure {
  /** Least penalty, EUR. */
  readonly leastEur: Decimal;
  /** Highest penalty, EUR. */
  readonly mostEur: Decimal;
  /** Certificates that it is counted on. */
  readonly certificates: number;
  /** Part of it for what is not surrendered, where any is due and anything is surrendered, or the last day is over. */
  readonly ofMissing?: MissingCertificates;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** Certificates that were missing at the end of the last day to surrender, or that still are before it. */
export interface MissingCertificates {
  /** Their number. */
  readonly certificates: number;
  /** Penalty for them, EUR. */
  readonly eur: Decimal;
}

/** Certificates that are recorded as surrendered for a year. */
export interface SurrenderedOfYear {
  /** Last day to surrender for it. */
  readonly last: CalendarDay;
  /** Number by the end of the last day. */
  readonly inTime: number;
  /** Number by the end of the day that is asked about. */
  readonly all: number;
}

/** Facts beside a year that its penalty depends on. */
export interface PenaltyBeside {
  /** Day on which it is asked. */
  readonly asOf: CalendarDay;
  /** Certificates that are recorded as surrendered for the year. */
  readonly surrendered: SurrenderedOfYear;
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

/**
 * Exposure of a year whose certificates are not surrendered; a note alone where the table lacks the year. Until the last day it is counted on
 * the year as its declaration has it, and a note tells the certificates of values that can be declared, where their number is another one.
 * What is recorded as surrendered takes nothing off: a note tells it, with the penalty for what is missing, where
 * any is due: what is beyond that is told by a note of its own. Decision 0258.
 */
export const penaltyOfYear = (
  penalties: ReadonlyArray<Penalty>,
  declaration: Pick<Declaration, "year" | "totals" | "needs" | "missing">,
  { asOf, surrendered }: PenaltyBeside,
): PenaltyExposure | ReadonlyArray<ImportFinding> => {
  const { year, needs } = declaration;
  const penalty = penalties.find((each) => each.year === year);
  const due = certificatesDue(declaration, asOf, surrendered.last);
  const missing = Math.max(0, due - surrendered.inTime);
  if (penalty === undefined) return missing === 0 ? [] : [{ kind: "noPenaltyOfYear", year }];
  const { findings, ...exposure } = penaltyForMissing(penalty, due);
  const filed = needs.fileable.due;
  const undeclared = undeclaredIn(declaration);
  if (due === 0 && filed === 0) return { ...exposure, findings: undeclared };
  const { leastEur: eur } = penaltyForMissing(penalty, missing);
  const isOver = asOf > surrendered.last;
  return {
    ...exposure,
    ...(due > 0 && (surrendered.all > 0 || isOver)
      ? { ofMissing: { certificates: missing, eur } }
      : undefined),
    findings: [
      ...undeclared,
      ...(surrendered.all === 0 || due === 0 ? [] : [
        {
          kind: "penaltyBesideSurrender",
          year,
          surrendered: Math.min(surrendered.inTime, due),
          due,
          eur: toMoneyText(eur),
          last: surrendered.last,
          isOver,
        } as const,
      ]),
      ...(filed === due ? [] : [{ kind: "penaltyWithEstimates", number: filed } as const]),
      ...findings.filter(({ kind }) => kind !== "stillToSurrender" || surrendered.all < due),
    ],
  };
};

/** Net emissions of one person's imports without the status, by default values. */
export interface EmissionsWithoutStatus {
  /** Net emissions of imports whose penalty has no lower span, tCO2e. */
  readonly strictT: Decimal;
  /** Net emissions of imports whose penalty the authority may set lower, tCO2e. */
  readonly lenientT: Decimal;
}

const [least, most] = [3, 5];

/**
 * Returns the penalty for a person's imports without the status: 3 to 5 times that of a missing certificate, at least once
 * for those that may have a lower one. Certificates are those of all emissions together.
 * @source Regulation (EU) 2023/956, Article 26(2), (2a) and (4a)
 */
export const penaltyWithoutStatus = (
  penalty: Penalty,
  { strictT, lenientT }: EmissionsWithoutStatus,
): PenaltyExposure => {
  const certificates = ceiling(plus(strictT, lenientT));
  const strict = ceiling(strictT);
  const leastTimes = strict * least + (certificates - strict);
  return {
    leastEur: times(penalty.eurPerCertificate, count(leastTimes)),
    mostEur: times(penalty.eurPerCertificate, count(certificates * most)),
    certificates,
    findings: notIndexed(penalty),
  };
};

const toleratedShare = decimalOfNumber(0.1) ?? zero;

/**
 * Returns whether a mass exceeds the limit by at most 10 %, for which the authority may set a lower penalty.
 * @source Regulation (EU) 2023/956, Article 26(2a)
 */
export const isLittleAbove = (countedT: Decimal, limitT: Decimal): boolean =>
  isLess(limitT, countedT) && !isLess(times(limitT, plus(one, toleratedShare)), countedT);
