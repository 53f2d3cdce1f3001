/**
 * English sentences of the pages about entries of the ledger, the 50 t and the codes of a declaration.
 */
import { amountsText } from "../../../kernel/findings/declared/undeclared.ts";
import { type ImportFindings, importSentences as api } from "../../../kernel/findings/imports.ts";
import { spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { englishNumber } from "./shown.ts";

export const englishImports: PageSentences<ImportFindings> = {
  ...api,
  energyOfImport: ({ code }) =>
    `MWh are for electricity (CN code 2716 00 00): ${spacedCode(code)} is measured by its net mass.`,
  noActualValues: () => "Actual emissions need their values per tonne and the installation: give both.",
  referenceOfImport: (_, label) =>
    `${label} is for corrections and cancellations: say in the column of the kind which of them the row is.`,
  undeclaredImports: ({ year, imports, ...amounts }) =>
    `${imports === 1 ? "1 import" : `${englishNumber(imports)} imports`} of ${year}${
      amountsText(amounts, englishNumber)
    } ${
      imports === 1 ? "names" : "name"
    } no declarant, of importers that this declarant is itself or declares for: no declaration has them, and declaration, holding, certificates and accruals lack them. Correct each and name who declares it: the importer itself, unless an indirect representative does (Regulation (EU) 2023/956, Articles 5 and 6(2)).`,
  rowsWithoutDeclarant: ({ own }) =>
    `No declarant is named: no declaration, holding or accrual of a declarant has the import until a correction names one. ${
      own === null
        ? "No declarant of the account has the importer's EORI number"
        : `The declarant with the importer's EORI number is ${own.name}`
    }; an importer that stays at or below the threshold of the year needs none (Regulation (EU) 2023/956, Articles 2a and 5).`,
  declarantLeft: () =>
    "The correction names no declarant, and the import had one: it is in nobody's declaration now. Correct it with its declarant and representation.",
  representationLeft: ({ representation }) =>
    `The correction names no representation, and the import had ${
      representation === "direct" ? "a direct" : "an indirect"
    } representative: it is one in the importer's own name now. Correct it with its representation.`,
  movedEntry: ({ mrn, item, entry, toMrn, toItem }) =>
    `Item ${item} of ${JSON.stringify(mrn)} was recorded before, and a correction made it item ${toItem} of ${
      JSON.stringify(toMrn)
    }: nothing was changed. If the row is another import, send it with ${entry} in the column "Refers to", or record it in the form.`,
  entryNamedTwice: (_, label) => `${label} is the name of an earlier row: give each row its own.`,
  importDiffers: ({ mrn, item, entry, members, withoutTaric: code }, _, { nameOf }) =>
    `Item ${item} of ${JSON.stringify(mrn)} is in the ledger as entry ${entry}, ${
      code === undefined
        ? `with other values: ${members.map(nameOf).join(", ")}`
        : `without its TARIC code ${code}`
    }. Correct it on the import's page, or send the row with "correction" as its kind and ${entry} in the column "Refers to".`,
  rowBeforeChange: ({ mrn, item, entry }) =>
    `Item ${item} of ${
      JSON.stringify(mrn)
    } is entry ${entry}, the import of an earlier row, until a later row corrects or cancels it. If the row is another import, put it behind that one, or send it by itself.`,
  neverCounted: () =>
    "Electricity and hydrogen are never counted for the threshold and never exempt (Regulation (EU) 2023/956, Article 2a(4)).",
};
