/** Values that meet another one: both are shown, and what to do. */
import type { AnswerConflict } from "../../../application/suppliers/inquiries/take_answer.ts";
import type { NewValue } from "../../../application/suppliers/supplier_ports.ts";
import type { ValueRecord } from "../../../contract/answers/suppliers/values.ts";
import type { Conflict } from "../../../contract/failures.ts";
import type { Installation } from "../../../domain/suppliers/installation.ts";
import type { SupplierValue } from "../../../domain/suppliers/value.ts";
import { apiSentence, type Finding } from "../../../kernel/findings/finding.ts";
import { valueRecord } from "./value_record.ts";

/** The record of what was sent, which has no version of its own. */
const sentRecord = (kept: SupplierValue, sent: NewValue, installation: Installation): Conflict["sent"] => {
  const { id: _id, version: _version, recorded_on: _day, ...record }: ValueRecord = valueRecord({
    value: { ...kept, ...sent },
    installation,
  });
  return record;
};

/** @returns the conflict of two records, told by a finding */
export const conflictOf = (
  kept: SupplierValue,
  sent: NewValue,
  { installation, path, finding }: {
    readonly installation: Installation;
    readonly path: string;
    readonly finding: Finding;
  },
): Conflict => ({
  path,
  message: apiSentence(finding, ""),
  current: valueRecord({ value: kept, installation }),
  sent: sentRecord(kept, sent, installation),
});

/** @returns the finding of a value that holds for the goods of another */
export const valueThere = ({ id, key }: SupplierValue, sent: NewValue): Finding => ({
  kind: "valueThere",
  id,
  code: key.cnCode,
  period: key.period,
  isByRoute: key.productionRoute !== sent.key.productionRoute,
});

/** @returns the conflict of a value with another one that holds for its goods */
export const conflictOfValue = (
  kept: SupplierValue,
  sent: NewValue,
  installation: Installation,
  path: string,
): Conflict => conflictOf(kept, sent, { installation, path, finding: valueThere(kept, sent) });

/** @returns the conflict of a value of an answer with the one that is in its way */
export const conflictOfAnswer = (
  { index, kept, sent, isVerified }: AnswerConflict,
  installation: Installation,
): Conflict =>
  conflictOf(kept, sent, {
    installation,
    path: `/values/${index}`,
    finding: isVerified
      ? {
        kind: "verifiedThere",
        id: kept.id,
        code: kept.key.cnCode,
        period: kept.key.period,
        state: sent.facts.state,
      }
      : valueThere(kept, sent),
  });

/** @returns true where an unverified value would have taken the place of a verified one for the same goods */
export const isOfVerified = ({ current, sent }: Conflict): boolean =>
  current["state"] === "verified" && sent["state"] !== "verified" &&
  current["production_route"] === sent["production_route"];
