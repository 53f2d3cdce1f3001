/**
 * Findings about imports that repeat what their calculations note, and the API's sentences about them. A note is the API's
 * sentence of the law, which pages say in their language.
 */
import { counted } from "../../text/shown.ts";
import { firstNamed } from "../../text/first_named.ts";
import type { NoParts, Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface CalculationNoteFindings {
  /** A note of the calculation of imports of a CN code. */
  readonly calculationNoted: { readonly code: string; readonly note: string };
  /** A note that the calculations of a declaration's imports share; their number and CN codes. */
  readonly calculationsNoted: {
    readonly imports: number;
    readonly codes: ReadonlyArray<string>;
    readonly note: string;
  };
  /** Ids of imports whose mass is as much as a ship carries. */
  readonly massesOfShip: { readonly imports: ReadonlyArray<string> };
  /** A row whose mass is as much as a ship carries. */
  readonly rowWithMassOfShip: NoParts;
  /** A row whose actual values or carbon price look like a slip. */
  readonly rowWithUnlikelyValues: NoParts;
}

/** The API's sentences. */
export const calculationNoteSentences: Sentences<CalculationNoteFindings> = {
  calculationNoted: ({ code, note }) => `CN code ${code}: ${note}`,
  calculationsNoted: ({ imports, codes, note }) =>
    `${counted(imports, "import", "imports")} of CN ${codes.length === 1 ? "code" : "codes"} ${
      firstNamed(codes)
    }: ${note}`,
  massesOfShip: ({ imports }) =>
    `The mass of ${counted(imports.length, "import", "imports")} is as much as a ship carries (${
      firstNamed(imports)
    }): check that it was meant in tonnes and not in kilograms.`,
  rowWithMassOfShip: () =>
    "The mass is as much as a ship carries: check that the unit of the column is the one that it is read in.",
  rowWithUnlikelyValues: () =>
    "The actual values or the carbon price look like a slip: the notes of the import say which. Check units and decimal points.",
};
