/**
 * Reasons for which imports stand without the status of authorised declarant that they needed. Regulation (EU) 2023/956,
 * Articles 2a, 4, 5 and 17(7a).
 */
import type { Law } from "../../cbam/law/law.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { isNeverExempt } from "../declaration/dutiable.ts";
import type { LiveImport } from "../ledger/live.ts";
import { type CountedFacts, standingOf } from "../ledger/standing.ts";
import {
  type Declarant,
  type DeclarantState,
  goesOnByApplication,
  heldStates,
  type Importer,
  type OwnDebtor,
  stateOn,
} from "../people/declarant.ts";
import { holdersOf, type StatusHolder } from "../people/status_holder.ts";

/**
 * Why imports stand without the status: on or after the day on which the limit was passed, or before it; electricity and
 * hydrogen, which no limit exempts; an indirect representative, who needs it from the first import; an application of
 * 2026 that was refused.
 */
export type WithoutStatusReason =
  | "limit_exceeded"
  | "before_limit"
  | "never_exempt"
  | "representative"
  | "application_refused";

/** The decision of an application that was undecided on a day; undefined while there is none. */
const decisionAfter = (declarant: Pick<Declarant, "states">, day: CalendarDay): DeclarantState | undefined =>
  heldStates(declarant).find(({ state, from }) =>
    from > day && (state === "refused" || state === "authorised")
  )
    ?.state;

/** Import with why it stands without the status, and who owes for it. */
export interface ReasonedImport extends Pick<OwnDebtor, "debtor" | "eori"> {
  /** The import. */
  readonly live: LiveImport;
  /** The reason. */
  readonly reason: WithoutStatusReason;
}

/** Imports of a year, and the people that their status is known by. */
export interface StatusQuestion {
  /** The importer. */
  readonly importer: Pick<Importer, "eori" | "memberState">;
  /** Its imports that live, by day of release. */
  readonly live: ReadonlyArray<LiveImport>;
  /** Declarants of the account by id: those that the imports name, and the importer's own one. */
  readonly declarants: ReadonlyMap<string, Declarant>;
  /** Law of the moment. */
  readonly law: Pick<Law, "tables">;
}

/**
 * Returns whether goods in scope are imported by an indirect representative, who needs the status whatever their mass.
 * @param goods those that are recorded with one, each with the id of the declarant that it names
 * @source Regulation (EU) 2023/956, Article 5(1a)
 */
export const isRepresented = (
  { importer, declarants, law: { tables } }: Omit<StatusQuestion, "live">,
  goods: ReadonlyArray<readonly [declarantId: string | null, goods: CountedFacts]>,
): boolean => {
  const holderOf = holdersOf(importer, declarants.values());
  return goods.some(([declarantId, facts]) => {
    const declarant = declarants.get(declarantId ?? "");
    return standingOf(tables, facts) === "in_scope" &&
      holderOf({ declarant, representation: "indirect" }).debtor === "representative";
  });
};

/** The reason by the holder's states alone: `pending` while an application that lets imports go on is undecided. */
const reasonByStates = (
  { declarant }: StatusHolder,
  day: CalendarDay,
): "none" | "pending" | "application_refused" | undefined => {
  if (declarant === undefined) return undefined;
  if (stateOn(declarant, day)?.state === "authorised") return "none";
  if (!goesOnByApplication(declarant, day)) return undefined;
  const decision = decisionAfter(declarant, day);
  if (decision === undefined) return "pending";
  return decision === "refused" ? "application_refused" : "none";
};

/**
 * Returns the imports without the status, with how many an undecided application lets go on, in steps.
 * @param passedOn the day on which the limit of the year was passed
 * @source Regulation (EU) 2023/956, Articles 2a(1), (2) and (4), 4, 5(1a) and 17(7a)
 */
export function* reasonsOf(
  { importer, live, declarants, law: { tables } }: StatusQuestion,
  passedOn: CalendarDay | undefined,
): Steps<{ readonly reasoned: ReadonlyArray<ReasonedImport>; readonly pending: number }> {
  const holderOf = holdersOf(importer, declarants.values());
  const reasoned: Array<ReasonedImport> = [];
  let pending = 0;
  yield* inStepsOf(live, (each) => {
    const { declarantId, representation, facts } = each.entry;
    if (standingOf(tables, facts) !== "in_scope") return;
    const holder = holderOf({ declarant: declarants.get(declarantId ?? ""), representation });
    const byStates = reasonByStates(holder, facts.releasedOn);
    if (byStates === "none") return;
    if (byStates === "pending") {
      pending += 1;
      return;
    }
    const { debtor, eori } = holder;
    const byLimit = passedOn === undefined
      ? undefined
      : facts.releasedOn < passedOn
      ? "before_limit"
      : "limit_exceeded";
    const unlimited = isNeverExempt(tables, { live: each })
      ? "never_exempt"
      : debtor === "representative"
      ? "representative"
      : undefined;
    const reason: WithoutStatusReason | undefined = byStates ?? unlimited ?? byLimit;
    if (reason !== undefined) reasoned.push({ live: each, reason, debtor, eori });
  });
  return { reasoned, pending };
}
