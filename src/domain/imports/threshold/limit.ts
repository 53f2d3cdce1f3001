/**
 * The limit of a calendar year: that of the table by years, or the one that an amendment of the thresholds set for imports from a
 * day on. Regulation (EU) 2023/956, Article 2a(3), Annex VII, point 1. Decision 0204.
 */
import { type Decimal, isZero, minus, toText } from "../../../kernel/decimal.ts";
import type { ReferenceTables, Threshold } from "../../cbam/law/reference.ts";
import { tablesOfImport } from "../../cbam/law/tables_of_import.ts";
import { dayOf } from "../days.ts";
import { type AnnualThreshold, type ImportTables, thresholdOfYear } from "../law.ts";

/** A limit that sectors have together. */
interface SharedLimit extends Threshold {
  readonly tonnes: Decimal;
}

const hasLimit = (threshold: Threshold): threshold is SharedLimit => threshold.tonnes !== null;

/** The one limit of all sectors that have one; undefined where there is none, or several. */
const sharedLimit = ({ thresholds }: Pick<ReferenceTables, "thresholds">): SharedLimit | undefined => {
  const limits = [...thresholds.values()].filter(hasLimit);
  return new Set(limits.map(({ tonnes }) => toText(tonnes))).size === 1 ? limits[0] : undefined;
};

/** The limit that an amendment set for imports of a year; undefined where none did. A new one begins with a calendar year. */
const amendedLimit = (tables: ReferenceTables, year: number): SharedLimit | undefined => {
  const [first] = tables.editions;
  const original = first && sharedLimit(first.shared);
  const found = sharedLimit(tablesOfImport(tables, dayOf(year, 1, 1)));
  return original === undefined || found === undefined || isZero(minus(original.tonnes, found.tonnes))
    ? undefined
    : found;
};

/** Returns the limit of a calendar year by the tables of the moment; undefined for a year that the table by years does not reach. */
export const limitOfYear = (
  imports: Pick<ImportTables, "thresholds">,
  tables: ReferenceTables,
  year: number,
): AnnualThreshold | undefined => {
  const known = thresholdOfYear(imports, year);
  const amended = amendedLimit(tables, year);
  return known === undefined || amended === undefined
    ? known
    : { ...known, tonnes: amended.tonnes, source: amended.source.label };
};
