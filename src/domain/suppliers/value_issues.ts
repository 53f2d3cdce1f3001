/**
 * Values that can't be: states without what they rest on, periods that are not over, goods that the installation can't make.
 * Regulation (EU) 2023/956, Article 8; Implementing Regulations (EU) 2025/2546 and 2025/2547, Articles 4 and 7.
 */
import * as Either from "effect/Either";
import { isLess, one } from "../../kernel/decimal.ts";
import type { Finding } from "../../kernel/findings/finding.ts";
import { type Issue, type IssueCode, issueOf } from "../../kernel/issue.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { calculate } from "../cbam/calculation/calculation.ts";
import { functionalUnitOf } from "../cbam/calculation/inputs/functional_unit.ts";
import type { Law } from "../cbam/law/law.ts";
import { scopeOf } from "../cbam/law/scope.ts";
import type { InstallationFacts } from "./installation.ts";
import {
  firstPeriod,
  isWithdrawn,
  type SupplierValue,
  unitOf,
  valuedMembers,
  type ValueFacts,
} from "./value.ts";

/** First year of which importers reported. @source Implementing Regulation (EU) 2023/1773, Article 3 */
const firstReported = 2023;

/** Circumstances by which a value is judged. */
export interface JudgementTerms {
  /** Law of the moment. */
  readonly law: Law;
  /** Installation of the value. */
  readonly installation: InstallationFacts;
  /** The day in Brussels. */
  readonly today: CalendarDay;
}

type FaultOfMember = readonly [member: string, code: IssueCode, finding: Finding];

const periodFaults = (period: number, { state }: ValueFacts, year: number): ReadonlyArray<FaultOfMember> => {
  const first = state === "estimated" ? firstReported : firstPeriod;
  if (period < first) return [["reporting_period", "range", { kind: "periodBefore", period, first, state }]];
  return state !== "estimated" && period > year
    ? [["reporting_period", "range", { kind: "periodToCome", period, year, state }]]
    : [];
};

const verificationFaults = (
  period: number,
  { state, verification }: ValueFacts,
  { installation, today }: JudgementTerms,
): ReadonlyArray<FaultOfMember> => {
  if (verification === null) {
    return state === "verified" ? [["verification", "missing", { kind: "verificationMissing" }]] : [];
  }
  const { day, opinion, verifier } = verification;
  const faults: Array<FaultOfMember> = [];
  if (state === "estimated") faults.push(["verification", "conflict", { kind: "verificationOfEstimate" }]);
  if (day > today) faults.push(["verification/day", "range", { kind: "dayToCome", last: today, found: day }]);
  if (yearOf(day) <= period) {
    faults.push(["verification/day", "range", { kind: "verifiedTooEarly", period, found: day }]);
  }
  if (state === "verified" && opinion !== "satisfactory") {
    faults.push(["verification/opinion", "conflict", { kind: "opinionNotSatisfactory" }]);
  }
  if (state === "verified" && verifier === null && installation.verifier === null) {
    faults.push(["verification/verifier", "missing", { kind: "valueWithoutVerifier" }]);
  }
  return faults;
};

const unitFaults = ({ key, facts }: SupplierValue): ReadonlyArray<FaultOfMember> => {
  const unit = functionalUnitOf(key.cnCode);
  return unit === undefined || facts.unitContent !== null || facts.state === "estimated" ? [] : [[
    "unit_content",
    "missing",
    { kind: "unitContentMissing", unit: unit.unit, code: key.cnCode, state: facts.state },
  ]];
};

const priceFaults = ({ carbonPrice }: ValueFacts): ReadonlyArray<FaultOfMember> =>
  carbonPrice !== null && isLess(carbonPrice.amount, carbonPrice.rebate)
    ? [["carbon_price/rebate", "range", { kind: "rebateAbovePrice" }]]
    : [];

/** Members of a calculation by their names in a value. */
const namesInValues: ReadonlyMap<string, string> = new Map([
  ["verified_free_allocation", "free_allocation_t_per_t"],
]);

/** Faults that a calculation of one tonne meets: routes, contents, precursors, goods that CBAM doesn't reach, codes that no goods have. */
const calculationIssues = (
  value: SupplierValue,
  { law, installation }: JudgementTerms,
): ReadonlyArray<Issue> => {
  const { cnCode, period } = value.key;
  const { country } = installation;
  const calculated = calculate(law, {
    ...valuedMembers(value),
    cnCode,
    origin: country,
    tonnage: one,
    unit: unitOf(value.key),
    time: { year: Math.max(period, firstPeriod) },
  });
  if (Either.isLeft(calculated)) {
    return calculated.left.map((issue) => ({ ...issue, path: namesInValues.get(issue.path) ?? issue.path }));
  }
  if (calculated.right.status === "out_of_scope") {
    return [
      issueOf({ path: "cn_code", code: "conflict" }, { kind: "goodsNotCovered", code: cnCode, country }),
    ];
  }
  const { problem } = scopeOf(law.tables, cnCode);
  return problem === undefined
    ? []
    : [issueOf({ path: "cn_code", code: "unknown" }, { kind: "lacking", reason: problem.reason })];
};

/**
 * Returns what is wrong with a value, by the paths of its members (`verification/day`); empty where nothing is. One that is
 * withdrawn may be as wrong as it is.
 */
export const valueIssues = (value: SupplierValue, judging: JudgementTerms): ReadonlyArray<Issue> => {
  if (isWithdrawn(value)) return [];
  const { key: { period }, facts } = value;
  const faults = [
    ...periodFaults(period, facts, yearOf(judging.today)),
    ...verificationFaults(period, facts, judging),
    ...unitFaults(value),
    ...priceFaults(facts),
  ].map(([path, code, finding]) => issueOf({ path, code }, finding));
  return [...faults, ...calculationIssues(value, judging)];
};
