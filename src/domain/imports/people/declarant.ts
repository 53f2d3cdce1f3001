/**
 * The people of an import: the importer, by whom the 50 t are counted, and the declarant, by whom declaration, holding
 * and certificates are. Regulation (EU) 2023/956, Articles 3(15), 4, 5, 16 and 17.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type CountryAlpha2, isSameEori } from "../../../kernel/identifiers.ts";
import { dayOf } from "../days.ts";

/** Importer of goods: the person represented, also behind an indirect customs representative. */
export interface Importer {
  /** UUID. */
  readonly id: string;
  /** EORI number, of the form that the contract's `Eori` checks. */
  readonly eori: string;
  /** Name as the importer's records have it. */
  readonly name: string;
  /** Member state of establishment; null for an importer outside the Union. */
  readonly memberState: CountryAlpha2 | null;
}

/** State of an application for the status of authorised declarant. */
export type DeclarantState = "applied" | "authorised" | "refused" | "revoked";

/** A state from a day on. */
export interface DeclarantStateEntry {
  /** The state. */
  readonly state: DeclarantState;
  /** First day of the state. */
  readonly from: CalendarDay;
  /** Number of the application; null where the state has none. */
  readonly reference: string | null;
  /** Day in Brussels on which it was recorded here. */
  readonly recordedOn: CalendarDay;
}

/** Declarant: an importer for itself, or an indirect representative for importers. */
export interface Declarant {
  /** UUID. */
  readonly id: string;
  /** EORI number of the declarant. */
  readonly eori: string;
  /** Name as the registry has it. */
  readonly name: string;
  /** CBAM account number; its form is not published, so it is kept as text. Null before the authorisation. */
  readonly account: string | null;
  /** States with their days, in any order. */
  readonly states: ReadonlyArray<DeclarantStateEntry>;
}

/** A state that is sent to be recorded. */
export type SentState = Omit<DeclarantStateEntry, "recordedOn">;

const isSameState = (one: SentState, other: SentState): boolean =>
  one.state === other.state && one.from === other.from && one.reference === other.reference;

/**
 * Returns the declarant's state on a day; undefined before the first one.
 * @param asOf the day by whose end it must have been recorded; whatever was recorded when it is left out
 */
export const stateOn = (
  { states }: Pick<Declarant, "states">,
  day: CalendarDay,
  asOf?: CalendarDay,
): DeclarantStateEntry | undefined => {
  let found: DeclarantStateEntry | undefined;
  for (const entry of states) {
    if (entry.from > day || (asOf !== undefined && entry.recordedOn > asOf)) continue;
    if (found === undefined || found.from < entry.from) found = entry;
    else if (found.from === entry.from && found.recordedOn <= entry.recordedOn) found = entry;
  }
  return found;
};

/**
 * Returns those of the sent states that have to be recorded: each that is not there yet, and the last one sent of a first day also
 * where another was recorded for that day since, which no longer holds.
 */
export const statesToRecord = (
  known: ReadonlyArray<DeclarantStateEntry>,
  sent: ReadonlyArray<SentState>,
  recordedOn: CalendarDay,
): ReadonlyArray<DeclarantStateEntry> => {
  const added: Array<DeclarantStateEntry> = [];
  for (const [at, each] of sent.entries()) {
    const ofDay = [...known, ...added].filter(({ from }) => from === each.from);
    const isLast = sent.slice(at + 1).every(({ from }) => from !== each.from);
    const held = stateOn({ states: ofDay }, each.from);
    const isThere = isLast
      ? held !== undefined && isSameState(each, held)
      : ofDay.some((one) => isSameState(each, one));
    if (!isThere) added.push({ ...each, recordedOn });
  }
  return added;
};

/** Returns the states that hold, by their first days: of those of one day the one that was recorded last. */
export const heldStates = ({ states }: Pick<Declarant, "states">): ReadonlyArray<DeclarantStateEntry> =>
  states.filter((each) => stateOn({ states }, each.from) === each)
    .toSorted((one, other) => one.from < other.from ? -1 : 1);

/**
 * Returns the day on which the declarant lodged the application that is undecided on a day; undefined where none is. An earlier
 * one, which was decided before, is another.
 */
export const appliedOn = (
  declarant: Pick<Declarant, "states">,
  day: CalendarDay,
): CalendarDay | undefined => {
  let applied: CalendarDay | undefined;
  for (const { state, from } of heldStates(declarant)) {
    if (from <= day) applied = state === "applied" ? applied ?? from : undefined;
  }
  return applied;
};

/** Returns the declarant that an importer is itself, by its EORI number; undefined where it is none. */
export const ownDeclarant = (
  { eori }: Pick<Importer, "eori">,
  declarants: ReadonlyArray<Declarant>,
): Declarant | undefined => declarants.find((each) => isSameEori(each.eori, eori));

/** Status that an importer has itself, or has applied for. */
export type OwnStatus = Extract<DeclarantState, "applied" | "authorised">;

/**
 * Returns the status that the importer has itself as known on a day, by its EORI number among the declarants: whoever has one, or
 * waits for it, need not apply. Undefined where it has none.
 */
export const ownStatusOn = (
  { eori }: Pick<Importer, "eori">,
  declarants: ReadonlyArray<Declarant>,
  day: CalendarDay,
): OwnStatus | undefined => {
  const states = declarants.filter((each) => isSameEori(each.eori, eori)).map((each) =>
    stateOn(each, day, day)?.state
  );
  return (["authorised", "applied"] as const).find((status) => states.includes(status));
};

/** Last day of applications that let imports go on until they are decided. @source Article 17(7a) */
export const graceDeadline: CalendarDay = dayOf(2026, 3, 31);

/**
 * Returns whether an application lets imports of a day go on: it was lodged in time, and not decided on the day.
 * @param deadline last day on which an application counted
 * @source Regulation (EU) 2023/956, Article 17(7a)
 */
export const goesOnByApplication = (
  declarant: Pick<Declarant, "states">,
  day: CalendarDay,
  deadline: CalendarDay = graceDeadline,
): boolean => {
  if (stateOn(declarant, day)?.state !== "applied") return false;
  const applied = appliedOn(declarant, day);
  return applied !== undefined && applied <= deadline;
};

/** Representation of the importer before customs. */
export type Representation = "own" | "direct" | "indirect";

/** Every form of representation. */
export const representations: ReadonlyArray<Representation> = ["own", "direct", "indirect"];

/** Debtor of declaration, holding, certificates and penalties for an import. */
export type Debtor = "importer" | "representative";

/** Debtor of one import, and why. */
export interface OwnDebtor {
  /** Importer or indirect representative. */
  readonly debtor: Debtor;
  /** EORI number of the debtor; null for a representative whom the import doesn't name. */
  readonly eori: string | null;
  /** Why: how the importer is represented, and whether the declarant is another than it may be. */
  readonly why: "own" | "direct" | "importer_itself" | "representative" | "other_declarant";
}

/** Facts that decide the debtor. */
export interface Liability {
  /** Representation of the importer. */
  readonly representation: Representation;
  /** True if the importer is established in the Union. */
  readonly isImporterInUnion: boolean;
  /** True if an indirect representative of an importer in the Union agreed to be the declarant. */
  readonly hasRepresentativeAgreed: boolean;
}

/**
 * Returns who owes: the importer, but for an indirect representative of an importer outside the Union, and for one that
 * agreed to take the role.
 * @source Regulation (EU) 2023/956, Article 5(1a), (2) and (2a); Regulation (EU) 2025/2083, recital 8
 */
export const debtorOf = (liability: Liability): Debtor =>
  liability.representation === "indirect" &&
    (!liability.isImporterInUnion || liability.hasRepresentativeAgreed)
    ? "representative"
    : "importer";

/** Returns who owes for an import of these people: a declarant with the importer's own EORI number is the importer itself. */
export const debtorOfImport = (
  representation: Representation,
  importer: Pick<Importer, "eori" | "memberState">,
  declarant: Pick<Declarant, "eori"> | undefined,
): OwnDebtor => {
  const isOther = declarant !== undefined && !isSameEori(declarant.eori, importer.eori);
  const isImporterInUnion = importer.memberState !== null;
  const debtor = debtorOf({ representation, isImporterInUnion, hasRepresentativeAgreed: isOther });
  if (debtor === "representative") {
    return { debtor, eori: isOther ? declarant.eori : null, why: "representative" };
  }
  const represented = representation === "indirect" ? "importer_itself" : representation;
  return { debtor, eori: importer.eori, why: isOther ? "other_declarant" : represented };
};
