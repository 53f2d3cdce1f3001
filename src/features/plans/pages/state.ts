/**
 * From what was entered to what the page shows: what is wrong with which field, or the offers year by year and the ranking
 * of all origins in one year. Values are read as they stand on customs papers.
 */
import * as Either from "effect/Either";
import { type CbamContext, dayAsked } from "../../../application/cbam/cbam_context.ts";
import { type Plan, plannedRow, planOf } from "../../../application/plans/plan_questions.ts";
import { byName, decoderOf } from "../../../contract/decoding/decoding.ts";
import { LawQuery } from "../../../contract/requests/calculation.ts";
import { firstPlanYear, lastPlanYear, type PricePath } from "../../../contract/values/plans/price_path.ts";
import type { RouteValue } from "../../../domain/cbam/calculation/intensity.ts";
import type { Comparison } from "../../../domain/plans/comparison.ts";
import type { PlanNote } from "../../../kernel/findings/plan_notes.ts";
import { goodsRemarks } from "../../../domain/plans/plan_remarks.ts";
import type { PlannedGoods, Trajectory } from "../../../domain/plans/trajectory.ts";
import {
  type Decimal,
  decimalOfNumber,
  decimalOfText,
  isLess,
  minus,
  one,
  times,
  toText,
  zero,
} from "../../../kernel/decimal.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { readNumberAsWritten } from "../../../kernel/lenient/number.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import { beforePercent } from "../../../kernel/text/shown.ts";
import { planTable } from "../table/columns.ts";
import { originRanking } from "./origin_ranking.ts";
import {
  isElectricity,
  type OfferField,
  type OfferNumber,
  type PlanField,
  type PlanValues,
} from "./values.ts";

/** Issue of a field. */
export interface FieldIssue {
  readonly field: PlanField;
  readonly issue: Issue;
}

/** An offer with its cost year by year. */
export interface Offer {
  readonly number: OfferNumber;
  /** Supplier, in the visitor's words; empty without one. */
  readonly name: string;
  /** True if another offer has the same name, origin and values: its number tells them apart. */
  readonly hasTwin: boolean;
  readonly goods: PlannedGoods;
  readonly trajectory: Trajectory;
  /** Routes to choose from: none where the goods have one, or a verified value makes them none. */
  readonly routes: ReadonlyArray<RouteValue>;
}

/** Offers of a plan, and the origins of the goods in the year that is looked at. */
export interface PlannedState {
  readonly kind: "planned";
  readonly plan: Plan;
  readonly offers: ReadonlyArray<Offer>;
  /** Year that is looked at closely. */
  readonly year: number;
  readonly comparison: Comparison | undefined;
  readonly notes: ReadonlyArray<PlanNote>;
}

/** State that the page shows. */
export type PlanPageState =
  | { readonly kind: "nothing" }
  | { readonly kind: "issues"; readonly issues: ReadonlyArray<FieldIssue> }
  | PlannedState;

type FieldsRead<A> = Either.Either<A, ReadonlyArray<FieldIssue>>;

const wrong = (field: PlanField, issue: Issue): Either.Either<never, ReadonlyArray<FieldIssue>> =>
  Either.left([{ field, issue }]);

const hundred = decimalOfNumber(100) ?? one;
const hundredth = decimalOfText("0.01") ?? one;
const mostEur = decimalOfNumber(10_000) ?? one;

/** A number as people write it, with its sign; undefined for nothing. */
const numberOf = (
  field: "price" | "growth",
  { [field]: text, mark }: PlanValues,
  words: string,
): FieldsRead<Decimal | undefined> => {
  if (text === "") return Either.right(undefined);
  const isNegative = field === "growth" && /^[-\u2212]/.test(text);
  const written = isNegative ? text.slice(1) : text;
  const digits = beforePercent(written) ?? written;
  const reading = readNumberAsWritten({ path: field, value: digits }, mark);
  if ("complaint" in reading) return wrong(field, reading.complaint);
  const value = decimalOfNumber(reading.value);
  const most = field === "growth" ? hundred : mostEur;
  if (value === undefined || isLess(most, value) || isLess(value, zero)) {
    const finding = { kind: "wrong", expected: { rule: "PricePath", words }, found: text } as const;
    return wrong(field, issueOf({ path: field, code: "range" }, finding));
  }
  return Either.right(isNegative ? minus(zero, value) : value);
};

/** @param startYear year of the price that is typed, where it grows */
const pathOf = (values: PlanValues, startYear: number): FieldsRead<PricePath | undefined> => {
  const price = numberOf("price", values, "a price from 0 to 10000 EUR");
  const percent = numberOf("growth", values, "a share from -100 to 100 %");
  if (Either.isLeft(price) || Either.isLeft(percent)) {
    return Either.left([price, percent].flatMap((each) => Either.isLeft(each) ? each.left : []));
  }
  const [priceEur, growth] = [price.right, percent.right];
  if (growth !== undefined) {
    return Either.right({ kind: "growth", startEur: priceEur, startYear, yearly: times(growth, hundredth) });
  }
  return Either.right(priceEur && { kind: "flat", priceEur });
};

const fieldOfMember: Readonly<Record<string, OfferField | "cn" | "mass">> = {
  cn_code: "cn",
  tonnage: "mass",
  net_mass_kg: "mass",
  mwh: "mass",
  origin_country: "country",
  production_route: "route",
  verified_direct_intensity: "direct",
  verified_indirect_intensity: "indirect",
};

const fieldOf = (issue: Issue, number: OfferNumber): PlanField => {
  const field = fieldOfMember[issue.path] ?? "cn";
  return field === "cn" || field === "mass" ? field : `${field}_${number}`;
};

const rowOf = (values: PlanValues, offer: PlanValues["offers"][number]) => ({
  cn_code: values.cn,
  origin_country: offer.country,
  [isElectricity(values) ? "mwh" : "tonnage"]: values.mass,
  production_route: offer.route,
  verified_direct_intensity: offer.direct,
  verified_indirect_intensity: offer.indirect,
});

/** Routes that the goods of a row have, whichever of them it says. */
const routesOf = (plan: Plan, sent: ReturnType<typeof rowOf>, values: PlanValues, number: OfferNumber) => {
  const open = { ...sent, production_route: "" };
  const { members: row, complaints: issues } = planTable.readRow(open, values.mark);
  const { result } = plannedRow(plan, { sent: open, row, naming: byName, issues }, number);
  const isOpen = Either.isRight(result) && result.right.status === "needs_data";
  return isOpen ? result.right.routes ?? [] : [];
};

const offerOf = (plan: Plan, values: PlanValues, offer: PlanValues["offers"][number]): FieldsRead<Offer> => {
  const { number } = offer;
  const sent = rowOf(values, offer);
  const { members: row, complaints: issues } = planTable.readRow(sent, values.mark);
  const { goods, result } = plannedRow(plan, { sent, row, naming: byName, issues }, number);
  if (Either.isLeft(result) || goods === undefined) {
    const found = Either.isLeft(result) ? result.left : [];
    return Either.left(found.map((issue) => ({ field: fieldOf(issue, number), issue })));
  }
  const routes = routesOf(plan, sent, values, number);
  return Either.right({ number, name: offer.name, hasTwin: false, goods, trajectory: result.right, routes });
};

/** Whatever a reader could tell an offer by. */
const tellOf = ({ name, goods: { origin, verified } }: Offer): string =>
  [name, origin, verified?.directTPerT, verified?.indirectTPerT]
    .map((each) => typeof each === "object" ? toText(each) : each ?? "").join(" / ");

const withTwins = (offers: ReadonlyArray<Offer>): ReadonlyArray<Offer> =>
  offers.map((offer) => ({
    ...offer,
    hasTwin: offers.some((other) => other !== offer && tellOf(other) === tellOf(offer)),
  }));

/** One issue a field, each once: the goods are wrong for every offer alike. */
const oneEach = (issues: ReadonlyArray<FieldIssue>): ReadonlyArray<FieldIssue> =>
  [
    ...new Map(issues.toReversed().map((issue) => [issue.field, issue])).values(),
  ].reverse();

const inPlan = (year: number): number => Math.min(Math.max(year, firstPlanYear), lastPlanYear);

/** The year that is looked at: that of the address, else the one after next, when contracts of today deliver. */
export const yearLookedAt = ({ year }: PlanValues, today: string): number => {
  const asked = /^\d{4}$/.test(year) ? Number(year) : Number(today.slice(0, 4)) + 2;
  return inPlan(asked);
};

const decodeLaw = decoderOf(LawQuery);

/** @returns the state that the page shows for the values */
export const stateOf = (values: PlanValues, cbam: CbamContext): PlanPageState => {
  const law = decodeLaw(values.pinned, byName);
  if (Either.isLeft(law)) {
    return { kind: "issues", issues: law.left.issues.map((issue) => ({ field: "cn", issue })) };
  }
  const { as_of: asOf, dataset_version: datasetVersion } = law.right;
  const path = pathOf(values, inPlan(yearOf(dayAsked(cbam, asOf))));
  const members = Either.isLeft(path) || path.right === undefined ? {} : { price_path: path.right };
  const plan = planOf(cbam, { asOf, datasetVersion }, members);
  if (Either.isLeft(plan)) {
    return { kind: "issues", issues: plan.left.issues.map((issue) => ({ field: "cn", issue })) };
  }
  const given = values.offers.filter(({ name, country, direct, indirect }, at) =>
    at === 0 || [name, country, direct, indirect].some((text) => text !== "")
  );
  const read = given.map((offer) => offerOf(plan.right, values, offer));
  const issues = oneEach([
    ...read.flatMap((each) => Either.isLeft(each) ? each.left : []),
    ...Either.isLeft(path) ? path.left : [],
  ]);
  if (issues.length > 0) return { kind: "issues", issues };
  const offers = withTwins(read.flatMap((each) => Either.isRight(each) ? [each.right] : []));
  const year = yearLookedAt(values, cbam.today());
  return {
    kind: "planned",
    plan: plan.right,
    offers,
    year,
    comparison: originRanking(plan.right, offers, year),
    notes: [
      { kind: "onlyRealOrigin" },
      ...goodsRemarks(plan.right, offers),
    ],
  };
};
