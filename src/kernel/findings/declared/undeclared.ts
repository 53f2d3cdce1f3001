/**
 * Findings about imports that name no declarant, which no declaration has, and the API's sentences about them. Decision 0265.
 */
import { counted } from "../../text/shown.ts";
import { plainText } from "../../decimal.ts";
import type { Sentences } from "../sentences.ts";

/** A declarant of the account, as sentences name it. */
export interface NamedDeclarant {
  /** UUID. */
  readonly id: string;
  /** Name as the registry has it. */
  readonly name: string;
}

/** Each kind of finding with what its sentences are made of. */
export interface UndeclaredFindings {
  /** Imports of a year under the duties that name no declarant: their number, tonnes, and MWh of electricity. */
  readonly undeclaredImports: {
    readonly year: number;
    readonly imports: number;
    readonly tonnes: number;
    readonly mwh: number;
  };
  /** Rows of a call that name no declarant; the account's declarant with the importer's own EORI number, null without one. */
  readonly rowsWithoutDeclarant: { readonly rows: number; readonly own: NamedDeclarant | null };
}

const act = "Regulation (EU) 2023/956";

/** Returns the amounts of imports with their units, those that are 0 left out; empty where all are. */
export const amountsText = (
  { tonnes, mwh }: Pick<UndeclaredFindings["undeclaredImports"], "tonnes" | "mwh">,
  numberText: (value: number) => string,
): string => {
  const amounts = [
    ...(tonnes === 0 ? [] : [`${numberText(tonnes)} t`]),
    ...(mwh === 0 ? [] : [`${numberText(mwh)} MWh`]),
  ];
  return amounts.length === 0 ? "" : ` (${amounts.join(", ")})`;
};

/** The API's sentences. */
export const undeclaredSentences: Sentences<UndeclaredFindings> = {
  undeclaredImports: ({ year, imports, ...amounts }) =>
    `${counted(imports, "import", "imports")} of ${year}${amountsText(amounts, plainText)} ${
      imports === 1 ? "names" : "name"
    } no declarant, of importers that this declarant is itself or declares for: no declaration has them, and declaration, holding, certificates and accruals lack them. Correct each and name who declares it: the importer itself, unless an indirect representative does (${act}, Articles 5 and 6(2)).`,
  rowsWithoutDeclarant: ({ rows, own }) =>
    `${
      counted(rows, "row names", "rows name")
    } no declarant: no declaration, holding or accrual of a declarant has ${
      rows === 1 ? "it" : "them"
    } until a correction names one. ${
      own === null
        ? "No declarant of the account has the importer's EORI number"
        : `The declarant with the importer's EORI number is ${own.name}, ${own.id}`
    }; an importer that stays at or below the threshold of the year needs none (${act}, Articles 2a and 5).`,
};
