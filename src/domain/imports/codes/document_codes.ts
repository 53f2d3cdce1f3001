/**
 * Code of measure 775 that an import declaration's line needs on a day, with its reference; "must not be released" is
 * an answer. Regulation (EU) 2023/956, Articles 2, 2a, 4, 17(7a) and 25.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import { openPartOf } from "../../cbam/law/scope.ts";
import type { CodeBasis, DocumentCode, ImportTables } from "../law.ts";
import type { ImportFacts } from "../ledger/entry.ts";
import {
  hasNoThreshold,
  regulatedGoods,
  regulatedScope,
  regulatedTaricCode,
  type RegulationStatus,
  standingOf,
} from "../ledger/standing.ts";
import {
  appliedOn,
  type DeclarantState,
  goesOnByApplication,
  graceDeadline,
  stateOn,
} from "../people/declarant.ts";
import type { StatusHolder } from "../people/status_holder.ts";
import { type LedgerMass, massFindings, massOfLine, staysWithin } from "./ledger_mass.ts";

/** A code with what stands beside it. */
export interface ChosenCode {
  /** The code's row of the table. */
  readonly code: DocumentCode;
  /** Account number, number of the application or of the procedure; null where the code has none, or nobody told it. */
  readonly reference: string | null;
}

/** Codes that a line needs. */
export interface CodeAnswer {
  /** `none` where no code is needed, `must_not_be_released` where none may be used. */
  readonly answer: "code" | "none" | "must_not_be_released";
  /** The code, and one beside it after inward processing. */
  readonly codes: ReadonlyArray<ChosenCode>;
  /** State of the import under the Regulation. */
  readonly standing: RegulationStatus;
  /** Why, and what is not sure. */
  readonly findings: ReadonlyArray<ImportFinding>;
  /** Doubt about the CN code: digits that no goods have, or a code of which Annex I lists a part; undefined for others. */
  readonly problem: LawFinding | undefined;
}

/** Facts that a code is chosen by. */
export interface CodeQuestion {
  /** The line, with its day of release and its mass; a mass of 0 where nobody told it. */
  readonly facts: ImportFacts;
  /** Tables of the calculation. */
  readonly tables: ReferenceTables;
  /** The table of codes, and the thresholds by years. */
  readonly imports: Pick<ImportTables, "codes" | "thresholds">;
  /** Person who needs the status for the line. */
  readonly holder: StatusHolder;
  /**
   * True if the importer expects to stay at or below the threshold of the year; undefined where nobody said, and the ledger
   * decides.
   */
  readonly expectsToStayBelow: boolean | undefined;
  /** The importer's year in the ledger; undefined where no importer is named, and the line's own mass is all that is known. */
  readonly ledger?: LedgerMass | undefined;
  /** Last day on which an application counted for the grace of 2026. */
  readonly applicationDeadline?: CalendarDay;
}

const isValid = ({ validFrom, validTo }: DocumentCode, day: CalendarDay): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

const basisOfStanding: Readonly<Partial<Record<RegulationStatus, CodeBasis>>> = {
  eu_origin: "union_origin",
  exempt_territory: "territory",
  offshore: "offshore",
  military: "military",
};

/** True if the importer may be exempt: electricity and hydrogen never are. */
const mayBeExempt = (tables: ReferenceTables, facts: ImportFacts): boolean =>
  !hasNoThreshold(tables, regulatedScope(tables, facts), facts);

interface Choice {
  readonly basis: CodeBasis;
  readonly reference: string | null;
}

/** True if who needs the status needs it whatever the mass: an indirect representative. @source Article 5(1a) */
const isRepresentative = ({ holder }: CodeQuestion): boolean => holder.debtor === "representative";

/** The mass beside the limit; undefined for a year without one. */
const massOf = ({ ledger, ...line }: CodeQuestion): LedgerMass | undefined => ledger ?? massOfLine(line);

/** True if the exemption may be claimed: a ledger or a line above the limit counts more than what is expected. */
const isBelow = (question: CodeQuestion): boolean => {
  const { expectsToStayBelow, ledger } = question;
  if (expectsToStayBelow === undefined ? ledger === undefined : !expectsToStayBelow) return false;
  const mass = massOf(question);
  return mass === undefined || staysWithin(mass);
};

/** Whose status a line can have the code of: the holder's, where the line names a declarant. */
const statusOf = ({ holder: { declarant, isDeclarantNamed } }: CodeQuestion): StatusHolder["declarant"] =>
  isDeclarantNamed ? declarant : undefined;

const choiceInScope = (question: CodeQuestion): Choice | undefined => {
  const { facts, tables, applicationDeadline = graceDeadline } = question;
  const declarant = statusOf(question);
  const day = facts.releasedOn;
  const state = declarant && stateOn(declarant, day);
  if (state?.state === "authorised") return { basis: "authorised", reference: declarant?.account ?? null };
  if (state !== undefined && declarant && goesOnByApplication(declarant, day, applicationDeadline)) {
    const code = question.imports.codes.find((each) => each.basis === "applied" && isValid(each, day));
    if (code !== undefined) return { basis: "applied", reference: state.reference };
  }
  return !isRepresentative(question) && mayBeExempt(tables, facts) && isBelow(question)
    ? { basis: "de_minimis", reference: null }
    : undefined;
};

const chosen = (question: CodeQuestion, { basis, reference }: Choice): ChosenCode | undefined => {
  const code = question.imports.codes.find((each) =>
    each.basis === basis && isValid(each, question.facts.releasedOn)
  );
  return code && { code, reference: code.reference === "none" ? null : reference };
};

const unsureFindings = (codes: ReadonlyArray<ChosenCode>): ReadonlyArray<ImportFinding> =>
  codes.flatMap(({ code: { code, grade, reference }, reference: given }): ReadonlyArray<ImportFinding> => [
    ...(grade === "secondary" ? [{ kind: "codeBySecondarySource", code } as const] : []),
    ...(reference !== "none" && given === null
      ? [{ kind: "noCodeReference", code, reference } as const]
      : []),
  ]);

type WhyNot = Extract<ImportFinding, { readonly kind: "mustNotBeReleased" }>;

/** Why an application lets no imports go on: it was lodged too late, or the code for it has ended. */
const whyNoGrace = (
  question: CodeQuestion,
  state: DeclarantState | null,
): WhyNot["application"] => {
  const { facts, imports: { codes }, applicationDeadline = graceDeadline } = question;
  const declarant = statusOf(question);
  const applied = declarant && appliedOn(declarant, facts.releasedOn);
  if (state !== "applied" || applied === undefined) return null;
  if (applied > applicationDeadline) return { why: "late", last: applicationDeadline };
  const last = codes.findLast(({ basis }) => basis === "applied")?.validTo ?? null;
  return last === null ? null : { why: "ended", last };
};

const whyNot = (question: CodeQuestion): WhyNot => {
  const { facts, tables, holder: { isDeclarantNamed, isImporterKnown } } = question;
  const declarant = statusOf(question);
  const state = (declarant && stateOn(declarant, facts.releasedOn)?.state) ?? null;
  return {
    kind: "mustNotBeReleased",
    day: facts.releasedOn,
    who: isRepresentative(question) ? "representative" : isImporterKnown ? "importer" : "declarant",
    isNamed: isDeclarantNamed,
    state,
    neverExempt: !mayBeExempt(tables, facts),
    expectsToStayBelow: isBelow(question),
    application: whyNoGrace(question, state),
  };
};

/** Findings about the mass where the exemption of small quantities is chosen, or could have been. */
const ofMass = (question: CodeQuestion): ReadonlyArray<ImportFinding> => {
  if (isRepresentative(question) || !mayBeExempt(question.tables, question.facts)) return [];
  const mass = massOf(question);
  return mass === undefined ? [] : massFindings(mass);
};

/** True if nobody is named as declarant, and the importer is one itself whose status lets it import on the day. */
const isStatusLeft = ({ facts, holder, applicationDeadline }: CodeQuestion): boolean => {
  const { declarant, isDeclarantNamed } = holder;
  if (declarant === undefined || isDeclarantNamed) return false;
  const day = facts.releasedOn;
  return stateOn(declarant, day)?.state === "authorised" ||
    goesOnByApplication(declarant, day, applicationDeadline);
};

/** Findings about a declarant that is named and can't be the importer's, or is not, and could be the importer itself. */
const ofPeople = (question: CodeQuestion): ReadonlyArray<ImportFinding> => [
  ...(question.holder.isOtherNamed ? [{ kind: "whoOwes", why: "other_declarant" } as const] : []),
  ...(isStatusLeft(question) ? [{ kind: "statusLeft" } as const] : []),
];

/** Finding about an importer outside the Union, whom nobody is said to represent indirectly. */
const ofForeigner = ({ holder }: CodeQuestion): ReadonlyArray<ImportFinding> =>
  holder.isOutsideUnion ? [{ kind: "memberStateLeft" }] : [];

/** Findings about Y137: what is not known of it, the mass, and who may not use it, where the declarant may be that. */
const ofSmallQuantity = (question: CodeQuestion): ReadonlyArray<ImportFinding> => [
  { kind: "deMinimisAmended" },
  ...ofMass(question),
  ...(question.holder.mayRepresent ? [{ kind: "representativeNeedsStatus" } as const] : []),
  ...ofForeigner(question),
];

const problemOf = (tables: ReferenceTables, facts: ImportFacts): LawFinding | undefined => {
  const { cnCode } = regulatedGoods(facts);
  const { goods, problem } = regulatedScope(tables, facts);
  const part = openPartOf(goods, regulatedTaricCode(facts));
  return problem?.reason ??
    (part === undefined ? undefined : { kind: "partOfCode", code: cnCode, part });
};

/**
 * Returns the code of a line. Outside Annex I and of an Annex III origin none is needed; else the origin's or the claimed
 * exemption's, that of the holder's status on the day of release or of its pending application, or that of the importer who
 * expects to stay at or below the threshold; otherwise the goods must not be released.
 * @source Regulation (EU) 2023/956, Articles 2, 2a(1), 4, 5(1a), 17(7a) and 25(1)
 */
export const documentCodeOf = (question: CodeQuestion): CodeAnswer => {
  const { facts, tables } = question;
  const standing = standingOf(tables, facts);
  const problem = problemOf(tables, facts);
  if (standing === "not_in_annex_i") {
    return { answer: "none", codes: [], standing, findings: [], problem };
  }
  if (standing === "annex_iii_origin") {
    return { answer: "none", codes: [], standing, findings: [{ kind: "noCodeOfAnnexIII" }], problem };
  }
  const basis = basisOfStanding[standing];
  const choice = basis === undefined ? choiceInScope(question) : { basis, reference: null };
  const code = choice && chosen(question, choice);
  if (code === undefined) {
    const findings = [whyNot(question), ...ofMass(question), ...ofPeople(question), ...ofForeigner(question)];
    return { answer: "must_not_be_released", codes: [], standing, findings, problem };
  }
  const placed = facts.determination === "inward" ? facts.placed : null;
  const inward = placed &&
    chosen(question, { basis: "inward", reference: placed.procedureReference });
  const codes = inward ? [code, inward] : [code];
  const findings = [
    ...unsureFindings(codes),
    ...(code.code.basis === "de_minimis" ? ofSmallQuantity(question) : []),
    ...(basis === undefined ? ofPeople(question) : []),
  ];
  return { answer: "code", codes, standing, findings, problem };
};
