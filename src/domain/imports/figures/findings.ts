/**
 * Notes on an import's figures: goods that stand for those of its line, outward processing, what a carbon price paid abroad lacks.
 */
import { type Decimal, toText } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import { openPartOf } from "../../cbam/law/scope.ts";
import { type FiguredFacts } from "../ledger/alike.ts";
import { isProven } from "../ledger/carbon_price.ts";
import {
  regulatedGoods,
  regulatedScope,
  regulatedTaricCode,
  type RegulationStatus,
} from "../ledger/standing.ts";
import { procedureFindings } from "./procedures.ts";

/**
 * Notes on outward processing, of which only the processing abroad counts: a free allocation is none but the one that
 * was verified.
 */
export const outwardFindings = (
  { determination }: Pick<FiguredFacts, "determination">,
  { actual }: FiguredFacts,
): ReadonlyArray<ImportFinding> =>
  determination === "outward" && actual !== null && actual.freeAllocationTPerT === null
    ? [{ kind: "outwardAllocation" }]
    : [];

/**
 * Notes on goods that are not those of the declaration's line: placed under inward processing, or a part of their code.
 * @source Regulation (EU) 2023/956, Article 6(3) and Annex I
 */
export const goodsFindings = (tables: ReferenceTables, facts: FiguredFacts): ReadonlyArray<ImportFinding> => {
  const { determination, placed } = facts;
  const { cnCode, origin } = regulatedGoods(facts);
  const part = openPartOf(regulatedScope(tables, facts).goods, regulatedTaricCode(facts));
  return [
    ...(determination === "inward" && placed !== null
      ? [{ kind: "inwardEmissions", code: cnCode, country: origin, tonnes: toText(placed.netMassT) } as const]
      : []),
    ...(part === undefined ? [] : [{ kind: "countedAsPart", code: cnCode, part } as const]),
  ];
};

/**
 * Notes on an import that comes to nothing: goods to which the Regulation doesn't apply, or returned ones.
 * @source Regulation (EU) 2023/956, Article 6(3) and (5)
 */
export const zeroFindings = (
  tables: ReferenceTables,
  facts: FiguredFacts,
  standing: RegulationStatus,
): ReadonlyArray<ImportFinding> => [
  ...procedureFindings(tables, facts),
  ...(standing === "in_scope" ? [{ kind: "returnedZero" } as const] : []),
];

/**
 * With default values Article 9(4) allows default carbon prices of the Commission only.
 * @source Regulation (EU) 2023/956, Article 9(4)
 */
export const carbonPriceFindings = (
  { carbonPrice }: FiguredFacts,
  isByDefault: boolean,
  paid: Decimal | undefined,
): ReadonlyArray<ImportFinding> => {
  if (carbonPrice === null) return [];
  if (isByDefault) return paid === undefined ? [{ kind: "noDeductionWithDefaults" }] : [];
  return isProven(carbonPrice) ? [] : [{ kind: "noEvidenceOfCarbonPrice" }];
};
