/** Terms of precursors, so that each can be worked again: ratio, benchmark or given figure, and what they come to. */
import type { TraceTerm } from "../../../../contract/answers/calculation.ts";
import { embeddedEmissionsAct, freeAllocationAct } from "../../../../kernel/citation.ts";
import { zero } from "../../../../kernel/decimal.ts";
import type { PrecursorAllocation } from "../free_allocation.ts";
import type { Terms } from "../outcome.ts";
import type { Precursor, Shipment } from "../shipment.ts";
import { row } from "./row.ts";

/** Precursors are goods, which are measured in tonnes. */
const intensityUnit = "tCO2e/t";

/** Terms of a precursor by its CN code; the second of the same code has a number behind it. */
const codeOf = ({ precursors = [] }: Shipment, precursor: Precursor): string => {
  const alike = precursors.filter(({ cnCode }) => cnCode === precursor.cnCode).indexOf(precursor);
  return alike > 0 ? `${precursor.cnCode}_${alike + 1}` : precursor.cnCode;
};

const ratioTerm = (code: string, { tonnesPerTonne }: Precursor): TraceTerm =>
  row(`precursor_ratio_${code}`, { kind: "precursorRatio" }, tonnesPerTonne, {
    unit: "t/t",
    source: embeddedEmissionsAct,
  });

/** Returns the shares of the precursors in the intensity above, with what they are made of; they are not added to it. */
export const precursorEmissionTerms = (
  shipment: Shipment,
  { precursorEmissions }: Terms,
): ReadonlyArray<TraceTerm> =>
  precursorEmissions.flatMap(({ precursor, isCounted, perTonneOfGoods }) => {
    const rule = isCounted ? "precursorEmissions" : "precursorEmissionsExempt";
    const at = { unit: intensityUnit, source: embeddedEmissionsAct };
    const code = codeOf(shipment, precursor);
    const { verifiedEmissionsTPerT: verified = zero } = precursor;
    return [
      ...(isCounted
        ? [
          ratioTerm(code, precursor),
          row(`precursor_verified_${code}`, { kind: "precursorVerified" }, verified, at),
        ]
        : []),
      row(`precursor_emissions_${code}`, { kind: rule }, perTonneOfGoods, at),
    ];
  });

/** Returns the part of a precursor in the free allocation, with what it is made of; a ratio that stands above isn't repeated. */
export const precursorTerms = (
  shipment: Shipment,
  { precursor, benchmark, perTonneOfGoods }: PrecursorAllocation,
  { precursorEmissions }: Terms,
): ReadonlyArray<TraceTerm> => {
  const code = codeOf(shipment, precursor);
  const isTold = precursorEmissions.some((share) => share.isCounted && share.precursor === precursor);
  const ratio = isTold ? [] : [ratioTerm(code, precursor)];
  const at = { unit: intensityUnit, source: benchmark?.source ?? freeAllocationAct };
  if (benchmark === undefined) {
    const { freeAllocationTPerT: allocated = zero } = precursor;
    return [
      ...ratio,
      row(`precursor_allocated_${code}`, { kind: "precursorAllocated" }, allocated, at),
      row(`precursor_${code}`, "tonnes_per_tonne x free_allocation_t_per_t", perTonneOfGoods, at),
    ];
  }
  const { route, columnB } = benchmark;
  return [
    ...ratio,
    row(`precursor_benchmark_${code}`, { kind: "benchmarkColumn", column: "B", route }, columnB, at),
    row(`precursor_${code}`, { kind: "precursorByBenchmark", route }, perTonneOfGoods, at),
  ];
};
