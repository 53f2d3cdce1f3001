/**
 * Findings about imports whose customs procedure and determination of emissions don't agree, or may not, and the API's sentences about
 * them. Regulation (EU) 2023/956, Article 6(3) to (5).
 */
import { counted } from "../../text/shown.ts";
import { firstNamed } from "../../text/first_named.ts";
import type { Sentences } from "../sentences.ts";

/** An import's procedure and determination, with the ids of the imports in a note of a declaration. */
export interface ProcedureParts<Of extends string = string> {
  /** Requested and previous procedure, four digits. */
  readonly procedure: string;
  /** Determination of the emissions. */
  readonly determination: Of;
  /** Ids of the imports that a declaration's note is about; undefined beside one import. */
  readonly imports?: ReadonlyArray<string> | undefined;
}

/** Each kind of finding with what its sentences are made of. */
export interface ImportDoubts {
  /** A determination that only another procedure can have. */
  readonly otherProcedure: ProcedureParts<"returned" | "outward" | "inward">;
  /** A release after inward processing beside another determination. */
  readonly afterInward: ProcedureParts<"default" | "actual" | "returned" | "outward">;
  /** A release after outward processing beside another determination. */
  readonly afterOutward: ProcedureParts<"default" | "actual" | "returned">;
  /** A release of replacement products, which stand for goods under outward processing, by their own emissions. */
  readonly standardExchange: ProcedureParts<"default" | "actual">;
  /** A re-importation that counts like every other import. */
  readonly notReturned: ProcedureParts<"default" | "actual">;
}

const act = "Regulation (EU) 2023/956";

const ofImports = ({ imports }: ProcedureParts): string =>
  imports === undefined ? "" : `${counted(imports.length, "import", "imports")} (${firstNamed(imports)}): `;

const otherProcedures = {
  returned:
    `re-imports nothing, and the determination is returned, by which the import comes to 0 (${act}, Article 6(5)): returned goods come back under 61, 63 or 68, such as 6110 or 6123`,
  inward:
    `doesn't follow inward processing, and the determination is inward (${act}, Article 6(3)): after it goods are released under a procedure that ends in 51 or 54, such as 4051`,
  outward:
    `doesn't follow outward processing, and the determination is outward, by which only the processing abroad counts (${act}, Article 6(4)): after it goods are released under a procedure that ends in 21 or 22, such as 6121, or begins with 46 or 48`,
} as const;

const afterInwards = {
  default: "Say inward, and give them: goods that were released as they had been placed are themselves these",
  actual: "Actual values of the product are right only of goods that were released as they had been placed",
  returned: "That holds for returned goods too: say inward, and give them",
  outward: "Say inward, and give them",
} as const;

const afterOutwards = {
  default: "Say outward, with the actual values of the processing",
  actual: "Say outward, if the values are those of the processing, or correct the procedure",
  returned: "With returned the import comes to 0: that is right only of goods that were not processed",
} as const;

/** The API's sentences. */
export const importDoubts: Sentences<ImportDoubts> = {
  otherProcedure: (parts) =>
    `${ofImports(parts)}Procedure ${parts.procedure} ${
      otherProcedures[parts.determination]
    }. Correct the procedure or the determination.`,
  afterInward: (parts) =>
    `${
      ofImports(parts)
    }Procedure ${parts.procedure} releases goods after inward processing, and the determination is ${parts.determination}: the emissions are those of the goods that were placed under it, also where the product is outside Annex I (${act}, Article 6(3)). ${
      afterInwards[parts.determination]
    }. The customs declaration names the reference of their procedure with Y422, beside its other code.`,
  afterOutward: (parts) =>
    `${
      ofImports(parts)
    }Procedure ${parts.procedure} releases goods after outward processing, and the determination is ${parts.determination}: only the emissions of the processing abroad are declared (${act}, Article 6(4)). ${
      afterOutwards[parts.determination]
    }.`,
  standardExchange: (parts) =>
    `${
      ofImports(parts)
    }Procedure ${parts.procedure} releases replacement products under standard exchange (Regulation (EU) No 952/2013, Article 261), and the determination is ${parts.determination}, by which all their emissions count. Only products of outward processing are declared with the emissions of the processing alone (${act}, Article 6(4)): say outward, with its actual values, if these are such products.`,
  notReturned: (parts) =>
    `${
      ofImports(parts)
    }Procedure ${parts.procedure} re-imports goods, and the determination is ${parts.determination}, by which all their emissions count. Returned goods (Regulation (EU) No 952/2013, Article 203) are declared with zero (${act}, Article 6(5)): say returned, if customs released them as such.`,
};
