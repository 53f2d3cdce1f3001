/**
 * The mass of a bulk row: in tonnes or in kilograms, not in both unless they are the same. Decisions, "Bulk rows and
 * CSV".
 */
import { issueAt, type Naming } from "../../../contract/decoding/decoding.ts";
import { decimalOfNumber, isLess } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { tonnesOfKilograms } from "../calculation/requested_shipment.ts";

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Returns true if tonnes and kilograms are the same mass, or one of them is no number */
export const isSameMass = (tonnes: unknown, kilograms: unknown): boolean => {
  const [one, other] = [tonnes, kilograms].map((value) =>
    typeof value === "number" ? decimalOfNumber(value) : undefined
  );
  if (one === undefined || other === undefined) return true;
  const converted = tonnesOfKilograms(other);
  return !isLess(one, converted) && !isLess(converted, one);
};

/** Returns what is wrong with the row's masses together; a wrong value of one is told by its own rule. */
export const massIssues = (
  row: Readonly<Record<string, unknown>>,
  naming: Naming,
): ReadonlyArray<Issue> => {
  const [tonnes, kilograms] = [memberOf(row, "tonnage"), memberOf(row, "net_mass_kg")];
  if (isGiven(memberOf(row, "mwh"))) {
    return !isGiven(tonnes) && !isGiven(kilograms) ? [] : [
      issueAt(naming, ["mwh"], { code: "conflict", finding: { kind: "massAndEnergy" } }),
    ];
  }
  if (!isGiven(tonnes) && !isGiven(kilograms)) {
    return [issueAt(naming, ["tonnage"], { code: "missing", finding: { kind: "noQuantity", isRow: true } })];
  }
  return !isGiven(tonnes) || !isGiven(kilograms) || isSameMass(tonnes, kilograms) ? [] : [
    issueAt(naming, ["net_mass_kg"], { code: "conflict", finding: { kind: "twoMasses" } }),
  ];
};
