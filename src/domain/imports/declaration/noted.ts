/** Notes of a declaration on the calculations of its imports, each once, with the number of imports that it is about. Decision 0243. */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { notesOfDeclaration, shipLoadsIn } from "../figures/calculation_notes.ts";
import type { ImportFigures } from "../figures/figures.ts";
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
