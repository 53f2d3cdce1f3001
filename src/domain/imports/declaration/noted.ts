/** Notes of a declaration on the calculations of its imports and on their procedures, each once, with the imports that it is about. Decisions 0243 and 0267. */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { notesOfDeclaration, shipLoadsIn } from "../figures/calculation_notes.ts";
import type { ImportFigures } from "../figures/figures.ts";
import { isContradiction, isOfProcedure, type ProcedureFinding } from "../figures/procedures.ts";
import { idsOf } from "../ledger/alike.ts";

/** A note with the imports that it is about. */
interface NotedImports {
  imports: number;
  readonly codes: Set<string>;
}

/** Returns the notes on the calculations of a declaration's imports, in steps. */
export function* calculationFindings(
  figures: ReadonlyArray<ImportFigures>,
): Steps<ReadonlyArray<ImportFinding>> {
  const noted = new Map<string, NotedImports>();
  const ofShips: Array<string> = [];
  yield* inStepsOf(figures, (each) => {
    ofShips.push(...shipLoadsIn(each));
    for (const note of notesOfDeclaration(each.notes)) {
      const text = lawText(note);
      const known = noted.get(text) ?? { imports: 0, codes: new Set() };
      noted.set(text, known);
      known.imports += idsOf(each.live).length;
      known.codes.add(each.live.entry.facts.cnCode);
    }
  });
  // By their words: imports come in another order where alike ones are read together.
  const inOrder = [...noted].sort(([one], [other]) => one < other ? -1 : 1);
  const notes = inOrder.map(([note, { imports, codes }]): ImportFinding => ({
    kind: "calculationsNoted",
    imports,
    codes: [...codes].sort(),
    note,
  }));
  return ofShips.length === 0 ? notes : [...notes, { kind: "massesOfShip", imports: ofShips }];
}

/**
 * Returns the notes on procedures beside which the determination may be right, in steps; those that contradict it are missing items.
 * @param figures the declared imports
 * @param beside imports to which the Regulation doesn't apply by their own goods
 */
export function* procedureNotes(
  figures: ReadonlyArray<ImportFigures>,
  beside: ReadonlyArray<ImportFigures>,
): Steps<ReadonlyArray<ImportFinding>> {
  const noted = new Map<string, { readonly finding: ProcedureFinding; readonly imports: Array<string> }>();
  yield* inStepsOf([...figures, ...beside], ({ live, standing, findings }) => {
    for (const finding of findings) {
      if (!isOfProcedure(finding) || (standing === "in_scope" && isContradiction(finding))) continue;
      const name = JSON.stringify(finding);
      const known = noted.get(name) ?? { finding, imports: [] };
      noted.set(name, known);
      for (const id of idsOf(live)) known.imports.push(id);
    }
  });
  return [...noted.values()].map(({ finding, imports }) => ({ ...finding, imports }));
}
