/**
 * Faults of an entry that no other entry is needed to see: facts that no import can have, members that don't agree with each
 * other, and days that can't be. Regulation (EU) 2023/956, Articles 3(4), 6 and 7.
 */
import { isReleaseProcedure } from "../../../contract/values/imports.ts";
import { isLess, isZero, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { memberStates } from "../../../kernel/member_states.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { electricityCnCode } from "../../cbam/law/reference.ts";
import type { ImportFacts, LedgerEntry } from "./entry.ts";

/** Day from which goods that are released need certificates: nothing of the ledger is older. */
export const firstDayOfImport = "2026-01-01";

type Findings = ReadonlyArray<ImportFinding>;

const recordingFaults = ({ recordedOn }: LedgerEntry): Findings =>
  recordedOn < firstDayOfImport
    ? [{ kind: "recordedTooEarly", found: recordedOn, first: firstDayOfImport }]
    : [];

const dayFaults = (
  { recordedOn, facts: { releasedOn, actual } }: LedgerEntry,
  today: CalendarDay,
): Findings => {
  const findings: Array<ImportFinding> = [];
  if (releasedOn > today) findings.push({ kind: "releaseInFuture", found: releasedOn, today });
  if (releasedOn < firstDayOfImport) {
    findings.push({ kind: "releaseTooEarly", found: releasedOn, first: firstDayOfImport });
  }
  if (firstDayOfImport <= recordedOn && recordedOn < releasedOn && releasedOn <= today) {
    findings.push({ kind: "recordedBeforeRelease", found: recordedOn, released: releasedOn });
  }
  const verifiedOn = actual?.verification?.day ?? null;
  if (verifiedOn !== null && verifiedOn > today) {
    findings.push({ kind: "verificationInFuture", found: verifiedOn, today });
  }
  return findings;
};

const goodsFaults = ({ cnCode, taricCode, netMassT, mwh, procedure, memberState }: ImportFacts): Findings => {
  const findings: Array<ImportFinding> = [];
  if (taricCode !== null && !taricCode.startsWith(cnCode)) {
    findings.push({ kind: "taricOfOtherGoods", found: taricCode, code: cnCode });
  }
  const isElectricity = cnCode === electricityCnCode;
  const quantity = isElectricity ? mwh ?? zero : netMassT;
  if (!isLess(zero, quantity)) findings.push({ kind: "noQuantityOfImport", isElectricity });
  if (!isElectricity && mwh !== null && !isZero(mwh)) {
    findings.push({ kind: "energyOfImport", code: cnCode });
  }
  if (!isReleaseProcedure(procedure)) findings.push({ kind: "procedureWithoutRelease", found: procedure });
  if (memberState !== null && !memberStates.includes(memberState)) {
    findings.push({ kind: "stateOutsideUnion", found: memberState });
  }
  return findings;
};

/** Figures that the determination needs and the entry lacks, or that it has and leaves unused. */
const determinationFaults = ({ determination, actual, placed }: ImportFacts): Findings => {
  const findings: Array<ImportFinding> = [];
  const needsActual = determination === "actual" || determination === "outward";
  if (needsActual && actual === null) findings.push({ kind: "noActualValues", determination });
  if (!needsActual && actual !== null) findings.push({ kind: "actualValuesUnused", determination });
  if (determination === "inward" && placed === null) findings.push({ kind: "noPlacedGoods" });
  if (determination !== "inward" && placed !== null) {
    findings.push({ kind: "placedGoodsUnused", determination });
  }
  return findings;
};

/**
 * Returns what is wrong with an entry by itself; of a cancellation, which only repeats what it removes, its own day alone.
 * @param today the day in Brussels
 */
export const entryFaults = (entry: LedgerEntry, today: CalendarDay): Findings =>
  entry.kind === "cancellation" ? recordingFaults(entry) : [
    ...recordingFaults(entry),
    ...dayFaults(entry, today),
    ...goodsFaults(entry.facts),
    ...determinationFaults(entry.facts),
  ];
