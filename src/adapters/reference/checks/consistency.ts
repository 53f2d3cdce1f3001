/**
 * The tables held against each other: every CN code has a benchmark, a sector that Annex I agrees with, and
 * default values somewhere; every benchmark has a CN code.
 */
import { otherCountries } from "../../../domain/cbam/calculation/intensity.ts";
import type { Goods, ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import { absentLevel } from "../../../domain/cbam/law/nomenclature.ts";
import { scopeOf } from "../../../domain/cbam/law/scope.ts";
import type { Problems } from "../table.ts";

/** Electricity has neither default values by goods line (Annex III applies) nor free allocation. */
const isValuedByLines = (goods: Goods): boolean => goods.sector !== "electricity";

const hasDefaultValue = (tables: ReferenceTables, goods: Goods): boolean => {
  const lines = tables.newest.lines.get(otherCountries);
  return [8, 6, 4].some((length) => lines?.has(goods.valuedAs.slice(0, length)) ?? false);
};

const checkGoods = (tables: ReferenceTables, goods: Goods, report: Problems): void => {
  const scope = scopeOf(tables, goods.cnCode);
  if (!scope.inScope || scope.sector !== goods.sector) {
    report.add("goods.csv", undefined, `${goods.cnCode} is ${goods.sector}, Annex I says ${scope.sector}`);
  }
  if (absentLevel(tables.nomenclature, goods.cnCode) !== undefined) {
    report.add("nomenclature.csv", undefined, `has no subheading for CN code ${goods.cnCode}`);
  }
  if (!isValuedByLines(goods)) return;
  if (!tables.benchmarks.has(goods.valuedAs)) {
    report.add("benchmarks.csv", undefined, `has no benchmark for CN code ${goods.valuedAs}`);
  }
  if (!hasDefaultValue(tables, goods)) {
    const file = `${tables.newest.version}/default-values.csv`;
    report.add(file, undefined, `has no line of ${otherCountries} for CN code ${goods.valuedAs}`);
  }
};

/** Reports what one table has and another one lacks. */
export const checkTables = (tables: ReferenceTables, report: Problems): void => {
  for (const goods of tables.goods.values()) if (!goods.isHeading) checkGoods(tables, goods, report);
  for (const cnCode of tables.benchmarks.keys()) {
    if (!tables.goods.has(cnCode)) {
      report.add("goods.csv", undefined, `lacks CN code ${cnCode}, which has a benchmark`);
    }
  }
  for (const goods of tables.goods.values()) {
    if (!tables.goods.has(goods.valuedAs)) {
      report.add("goods.csv", undefined, `${goods.cnCode} is valued as ${goods.valuedAs}, which it lacks`);
    }
  }
};
