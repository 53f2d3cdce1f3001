/**
 * An importer's year as far as it was imported without the status of authorised declarant, and what that is exposed to.
 * Regulation (EU) 2023/956, Articles 2a, 4, 5, 17(7a) and 26.
 */
import { calculationOfMany } from "../../cbam/calculation/of_many.ts";
import { type Decimal, plus, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { eoriKey } from "../../../kernel/identifiers.ts";
import { inStepsOf, mapInSteps, type Steps } from "../../../kernel/steps.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { isLittleAbove, type PenaltyExposure, penaltyWithoutStatus } from "../declaration/penalty.ts";
import { figuresOfImport, hasFigures, type ImportWithoutFigures } from "../figures/figures.ts";
import type { AnnualThreshold, ImportTables, Penalty } from "../law.ts";
import type { LiveImport } from "../ledger/live.ts";
import { type Declarant, goesOnByApplication, type OwnDebtor, ownDeclarant } from "../people/declarant.ts";
import { thresholdOfMasses, type ThresholdSums } from "../threshold/threshold.ts";
import type { YearTerms } from "./declarant_year.ts";
import {
  type ReasonedImport,
  reasonsOf,
  type StatusQuestion,
  type WithoutStatusReason,
} from "./status_reasons.ts";

/** Imports without the status that have the reason and the debtor in common. */
export interface ImportsWithoutStatus {
  /** The reason. */
  readonly reason: WithoutStatusReason;
  /** Importer or indirect representative. */
  readonly debtor: OwnDebtor["debtor"];
  /** EORI number of the debtor; null for a representative whom the imports don't name. */
  readonly eori: string | null;
  /** False for imports before the limit that a declarant with the status declares with the year, or may once an application is granted. */
  readonly isExposed: boolean;
  /** True if the authority may set a lower penalty. */
  readonly mayBeLower: boolean;
  /** Net emissions by default values, tCO2e. */
  readonly netByDefaultT: Decimal;
  /** Ids of the imports, by day of release. */
  readonly imports: ReadonlyArray<string>;
}

/** Exposure of one person. */
export interface PersonExposure extends Pick<ImportsWithoutStatus, "debtor" | "eori"> {
  /** Certificates that were not surrendered, with their penalty. */
  readonly exposure: PenaltyExposure;
}

/** An importer's imports of a year without the status. */
export interface YearWithoutStatus {
  /** The year against the threshold. */
  readonly threshold: ThresholdSums;
  /** Imports by reason and debtor. */
  readonly groups: ReadonlyArray<ImportsWithoutStatus>;
  /** Exposure by person; empty where nothing is exposed, or the year's penalty is not in the table. */
  readonly persons: ReadonlyArray<PersonExposure>;
  /** Imports without the status that could not be calculated. */
  readonly withoutFigures: ReadonlyArray<ImportWithoutFigures<LiveImport>>;
  /** Days on which imports of the year were released. */
  readonly days: ReadonlySet<CalendarDay>;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** Whose imports, as known when. */
export interface WithoutStatusQuestion extends YearTerms, Omit<StatusQuestion, "law"> {
  /** Tables of imports. */
  readonly imports: ImportTables;
  /** The limit of the year. */
  readonly threshold: AnnualThreshold;
}

const knownBy = (asOf: CalendarDay) => (declarant: Declarant): Declarant => ({
  ...declarant,
  states: declarant.states.filter(({ recordedOn, from }) => recordedOn <= asOf && from <= asOf),
});

const wasAuthorised = ({ states }: Declarant): boolean => states.some(({ state }) => state === "authorised");

const groupName = ({ reason, debtor, eori }: Omit<ReasonedImport, "live">): string =>
  [reason, debtor, eoriKey(eori ?? "")].join(" ");

function* groupsOf(
  question: WithoutStatusQuestion,
  reasoned: ReadonlyArray<ReasonedImport>,
  { isDeclarable, isLenient }: { readonly isDeclarable: boolean; readonly isLenient: boolean },
): Steps<Pick<YearWithoutStatus, "groups" | "withoutFigures">> {
  const calculateTerms = calculationOfMany(question.law);
  const calculated = yield* mapInSteps(
    reasoned,
    ({ live }) => figuresOfImport({ ...question, calculateTerms }, live, "by_default"),
  );
  const groups = new Map<string, ImportsWithoutStatus>();
  const withoutFigures: Array<ImportWithoutFigures<LiveImport>> = [];
  const ids = new Map<string, Array<string>>();
  yield* inStepsOf(reasoned, ({ live, reason, debtor, eori }, at) => {
    const figures = calculated[at];
    if (figures !== undefined && !hasFigures(figures)) withoutFigures.push(figures);
    const netT = figures !== undefined && hasFigures(figures) ? figures.netT : zero;
    const name = groupName({ reason, debtor, eori });
    const own = ids.get(name) ?? [];
    own.push(live.id);
    ids.set(name, own);
    const group = groups.get(name);
    groups.set(name, {
      reason,
      debtor,
      eori,
      isExposed: reason !== "before_limit" || !isDeclarable,
      mayBeLower: reason === "application_refused" ||
        (isLenient && (reason === "limit_exceeded" || reason === "before_limit")),
      netByDefaultT: plus(group?.netByDefaultT ?? zero, netT),
      imports: own,
    });
  });
  return { groups: [...groups.values()], withoutFigures };
}

/** The exposure of each person whose imports are exposed. */
const personsOf = (
  groups: ReadonlyArray<ImportsWithoutStatus>,
  penalty: Penalty,
): ReadonlyArray<PersonExposure> =>
  [
    ...Map.groupBy(
      groups.filter(({ isExposed }) => isExposed),
      ({ debtor, eori }) => `${debtor} ${eoriKey(eori ?? "")}`,
    )
      .values(),
  ].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const sum = (isLower: boolean): Decimal =>
      own.filter(({ mayBeLower }) => mayBeLower === isLower)
        .reduce((total, { netByDefaultT }) => plus(total, netByDefaultT), zero);
    const emissions = { strictT: sum(false), lenientT: sum(true) };
    return [{ debtor: first.debtor, eori: first.eori, exposure: penaltyWithoutStatus(penalty, emissions) }];
  });

/** Notes on what a penalty does, where one is exposed to it. */
const exposureFindings = (
  exposed: ReadonlyArray<ImportsWithoutStatus>,
  year: number,
  penalty: Penalty | undefined,
): ReadonlyArray<ImportFinding> =>
  exposed.length === 0 ? [] : [
    ...(penalty === undefined ? [{ kind: "noPenaltyOfYear", year } as const] : []),
    ...[false, true].flatMap((refused) =>
      exposed.some(({ mayBeLower, reason }) => mayBeLower && (reason === "application_refused") === refused)
        ? [{ kind: "penaltyMayBeLower", refused } as const]
        : []
    ),
    { kind: "penaltyReleases" },
  ];

/**
 * Returns an importer's imports of a year without the status, by reason and debtor, with what they are exposed to, in
 * steps. Imports up to the limit are exempt; once it is passed those before it fall under the duties too, and are exposed
 * unless the importer has the status and can declare them with the year, or its application that was lodged in time is undecided.
 * @source Regulation (EU) 2023/956, Articles 2a(1) and (2), 4, 5(1a), 17(7a), 26(2), (2a) and (4a)
 */
export function* yearWithoutStatus(question: WithoutStatusQuestion): Steps<YearWithoutStatus> {
  const { importer, year, asOf, law: { tables }, imports: { penalties } } = question;
  const live = question.live.filter(({ entry: { facts } }) => yearOf(facts.releasedOn) === year);
  const masses = yield* mapInSteps(live, ({ entry: { facts } }) => facts);
  const threshold = yield* thresholdOfMasses({ ...question, tables, masses });
  const known = new Map([...question.declarants].map(([id, each]) => [id, knownBy(asOf)(each)]));
  const own = ownDeclarant(importer, [...known.values()]);
  const isAuthorised = own !== undefined && wasAuthorised(own);
  const isUndecided = own !== undefined && !isAuthorised && goesOnByApplication(own, asOf);
  const isDeclarable = isAuthorised || isUndecided;
  const isLenient = isLittleAbove(threshold.totalT, threshold.threshold.tonnes);
  const { reasoned, pending } = yield* reasonsOf(
    { ...question, live, declarants: known },
    threshold.passedOn?.day,
  );
  const { groups, withoutFigures } = yield* groupsOf(question, reasoned, { isDeclarable, isLenient });
  const penalty = penalties.find((each) => each.year === year);
  const has = (reason: WithoutStatusReason): boolean => groups.some((each) => each.reason === reason);
  return {
    threshold,
    groups,
    persons: penalty === undefined ? [] : personsOf(groups, penalty),
    withoutFigures,
    days: new Set(masses.map(({ releasedOn }) => releasedOn)),
    findings: [
      ...exposureFindings(groups.filter(({ isExposed }) => isExposed), year, penalty),
      ...(isDeclarable && has("before_limit")
        ? [{ kind: isAuthorised ? "declaredWithTheYear" : "declarableOnceGranted" } as const]
        : []),
      ...(has("representative") ? [{ kind: "representativeNeedsStatus" } as const] : []),
      ...(pending > 0 ? [{ kind: "applicationPending", imports: pending } as const] : []),
    ],
  };
}
