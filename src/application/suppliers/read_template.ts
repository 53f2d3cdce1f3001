/** A supplier's communication template, read in the worker of spreadsheets and held against the law of the moment. */
import * as Effect from "effect/Effect";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../contract/failures.ts";
import { pairOf, routeValues } from "../../domain/cbam/calculation/intensity.ts";
import { scopeOf } from "../../domain/cbam/law/scope.ts";
import type { LawOfGoods, LawSpan, LookUpGoods } from "../../domain/suppliers/template/checks.ts";
import type { TemplateReading } from "../../domain/suppliers/template/reading.ts";
import { type Decimal, isLess, larger, smaller, zero } from "../../kernel/decimal.ts";
import { issueOf } from "../../kernel/issue.ts";
import { yearOf } from "../../kernel/time/calendar.ts";
import type { CbamContext } from "../cbam/cbam_context.ts";
import { type SheetCaller, Spreadsheets } from "../documents/spreadsheets.ts";

/** Least and most of the figures; undefined of none. */
const spanOf = (figures: ReadonlyArray<Decimal>): LawSpan | undefined => {
  const [first, ...others] = figures.filter((figure) => isLess(zero, figure));
  if (first === undefined) return undefined;
  return { least: others.reduce(smaller, first), most: others.reduce(larger, first) };
};

/** First year for which the law has figures. */
const firstYear = 2026;

/** Returns what the law says of goods, by the tables that count now. */
export const lawOfGoods = (cbam: CbamContext): LookUpGoods => (code, country): LawOfGoods => {
  const { tables } = cbam;
  const scope = scopeOf(tables, code);
  const standing = scope.problem !== undefined
    ? "unlisted"
    : scope.inScope && scope.goods !== undefined
    ? "goods"
    : "outside";
  if (scope.goods === undefined) return { standing, indirectCounts: true, span: undefined };
  const year = Math.max(firstYear, yearOf(cbam.today()));
  const defaults = country === null
    ? []
    : routeValues(pairOf(cbam.law(), scope.goods, country), year).map(({ line }) => line.totalTPerT);
  const benchmarks = (tables.benchmarks.get(scope.goods.valuedAs) ?? []).flatMap(({ columnA, columnB }) => [
    columnA,
    columnB,
  ]);
  return {
    standing,
    indirectCounts: scope.goods.indirectCounts,
    span: spanOf([...defaults, ...benchmarks]),
  };
};

/**
 * Reads a template.
 * @fails InvalidRequest for a file that is no workbook, or no template; ServiceUnavailable when too many are being read
 */
export const readSupplierTemplate = (
  bytes: Uint8Array,
  cbam: CbamContext,
  caller: SheetCaller,
): Effect.Effect<TemplateReading, InvalidRequest | ServiceUnavailable, Spreadsheets> =>
  Effect.gen(function* () {
    const reading = yield* (yield* Spreadsheets).readTemplate(bytes, lawOfGoods(cbam), caller);
    if (reading !== undefined) return reading;
    return yield* invalidRequest([issueOf({ path: "", code: "unreadable" }, { kind: "templateUnknown" })]);
  });
