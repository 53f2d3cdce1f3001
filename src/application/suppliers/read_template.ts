/**
 * A supplier's communication template, read within the budget of a workbook: first the sheets that are needed, by their
 * names, and every sheet where one of them is somewhere else.
 */
import * as Effect from "effect/Effect";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../contract/failures.ts";
import { pairOf, routeValues } from "../../domain/cbam/calculation/intensity.ts";
import { scopeOf } from "../../domain/cbam/law/scope.ts";
import type { LawOfGoods, LawSpan, LookUpGoods } from "../../domain/suppliers/template/checks.ts";
import { sheetNames } from "../../domain/suppliers/template/places/sheets.ts";
import { lacksSheets, readTemplate, type TemplateReading } from "../../domain/suppliers/template/reading.ts";
import { type Decimal, isLess, larger, smaller, zero } from "../../kernel/decimal.ts";
import { issueOf } from "../../kernel/issue.ts";
import { yearOf } from "../../kernel/time/calendar.ts";
import type { CbamContext } from "../cbam/cbam_context.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { type SheetCaller, Spreadsheets, type WorkbookLimits } from "../documents/spreadsheets.ts";

/** Bounds of a template: it has 19 sheets, the longest that is needed 895 rows and 73 columns. */
const limits = {
  sheets: 20,
  rows: 1_100,
  columns: 100,
  cellCharacters: 1_000,
  cells: 200_000,
  characters: 8_388_608,
} as const;

const needed: WorkbookLimits = { ...limits, named: ["0_Versions", ...Object.values(sheetNames)] };
const all: WorkbookLimits = { ...limits, named: [] };

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
    const { readSheets } = yield* Spreadsheets;
    const lookUp = lawOfGoods(cbam);
    const few = yield* readSheets(bytes, needed, caller);
    const isWhole = few.furtherSheets === 0 || !(yield* runWithPauses(() => lacksSheets(few)));
    const first = isWhole ? yield* runWithPauses(() => readTemplate(few, lookUp)) : undefined;
    if (first !== undefined && first.installation.country !== null) return first;
    const whole = yield* readSheets(bytes, all, caller);
    const reading = yield* runWithPauses(() => readTemplate(whole, lookUp));
    if (reading !== undefined) return reading;
    return yield* invalidRequest([issueOf({ path: "", code: "unreadable" }, { kind: "templateUnknown" })]);
  });
