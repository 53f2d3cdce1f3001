/**
 * Items that are missing before a declaration can be filed, as a list of work: each item with the imports that it is
 * about. Regulation (EU) 2023/956, Articles 6(2), 8 and 9; Implementing Regulation (EU) 2025/2546, Annex.
 */
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { electricityCnCode } from "../../cbam/law/reference.ts";
import {
  type CalculatedImport,
  hasFigures,
  type ImportFigures,
  type ImportWithoutFigures,
} from "../figures/figures.ts";
import { notesToMend } from "../figures/calculation_notes.ts";
import { assumedRouteOf, assumedRoutes } from "../figures/assumed_routes.ts";
import { isContradiction, isOfProcedure } from "../figures/procedures.ts";
import { type FiguredFacts, type FiguredImport, idsOf } from "../ledger/alike.ts";
import { isVerified, type LedgerEntry, shownInstallation } from "../ledger/entry.ts";
import { lackingParts } from "../ledger/fileable.ts";

/** One thing to do. */
export interface MissingItem {
  /** Finding about the missing item. */
  readonly finding: ImportFinding;
  /** Ids of the imports that it is about. */
  readonly imports: ReadonlyArray<string>;
  /** Declaration and item of some of them, by the import's id, where they are none of the declarant's own. */
  readonly names?: ReadonlyMap<string, Pick<LedgerEntry, "mrn" | "item">>;
}

type Kind = ImportFinding["kind"];

/** Electricity has neither a free allocation nor precursors: nothing of them is missing. */
const ofActualValues = (facts: FiguredFacts): ReadonlyArray<ImportFinding> => {
  const { actual } = facts;
  if (actual === null) return [];
  const installation = shownInstallation(actual.installation);
  const { verification } = actual;
  const items: Array<ImportFinding> = [];
  if (!isVerified(facts)) items.push({ kind: "valuesNotVerified", installation });
  const { hasNoReport, hasNoOpinion } = lackingParts(facts);
  if (hasNoReport) items.push({ kind: "noVerificationReport", installation });
  if (hasNoOpinion) items.push({ kind: "noOpinion", installation });
  if (verification === null) items.push({ kind: "noVerifier", installation });
  else if (verification.accreditation === null) {
    items.push({ kind: "noAccreditation", verifier: verification.verifier });
  }
  if (actual.freeAllocationTPerT !== null || facts.cnCode === electricityCnCode) return items;
  if (facts.determination === "outward") return [...items, { kind: "outwardAllocation" }];
  items.push({ kind: "noVerifiedAllocation", installation });
  if (actual.precursors === null) items.push({ kind: "noPrecursors", installation });
  return items;
};

const ofImport = (each: ImportFigures): ReadonlyArray<ImportFinding> => {
  const { facts, declarantId } = each.live.entry;
  const evidence: Kind = "noEvidenceOfCarbonPrice";
  return [
    ...each.findings.filter((finding) => isOfProcedure(finding) && isContradiction(finding)),
    ...(each.determination === "actual" || each.determination === "outward" ? ofActualValues(facts) : []),
    ...notesToMend(each.notes).map((note) =>
      ({ kind: "calculationNoted", code: facts.cnCode, note: lawText(note) }) as const
    ),
    ...assumedRoutes(each.notes).map((assumed) => assumedRouteOf(facts, assumed)),
    ...each.findings.filter(({ kind }) => kind === evidence),
    ...(declarantId === null ? [{ kind: "noDeclarant" } as const] : []),
  ];
};

/** Returns the findings of some imports, each item once with all imports that it is about, in steps. */
export function* itemsInSteps<Live extends FiguredImport>(
  imports: ReadonlyArray<CalculatedImport<Live>>,
  findingsOf: (each: CalculatedImport<Live>) => ReadonlyArray<ImportFinding>,
): Steps<ReadonlyArray<MissingItem>> {
  const items = new Map<string, { readonly finding: ImportFinding; readonly imports: Array<string> }>();
  const add = (finding: ImportFinding, live: FiguredImport): void => {
    const name = JSON.stringify(finding);
    const known = items.get(name) ?? { finding, imports: [] };
    items.set(name, known);
    for (const id of idsOf(live)) known.imports.push(id);
  };
  yield* inStepsOf(imports, (each) => {
    for (const finding of findingsOf(each)) add(finding, each.live);
  });
  return [...items.values()];
}

/** Returns what is missing, each item once with all imports that it is about, in steps. */
export function* missingItems(
  figures: ReadonlyArray<ImportFigures>,
  withoutFigures: ReadonlyArray<ImportWithoutFigures>,
): Steps<ReadonlyArray<MissingItem>> {
  return yield* itemsInSteps(
    [...withoutFigures, ...figures],
    (each) => hasFigures(each) ? ofImport(each) : [{ kind: "noFigures", reasons: each.reasons }],
  );
}
