/**
 * The calculation of a bulk row as its report prints it: what was answered, with the terms that led there. The terms
 * are made again from what was sent, under the data set and the price of that time; where they would lead to other
 * figures, the answered ones stand alone. Contract section 2.7; issue of row reports in section 3.
 */
import type { Citation } from "../../kernel/citation.ts";
import { decimalOfNumber } from "../../kernel/decimal.ts";
import { dayOfText, yearOf } from "../../kernel/time/calendar.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import { calculateRow, readRow, rowOfKept, type SentRow } from "../cbam/bulk/bulk.ts";
import type { BatchHead, RowRecord } from "../cbam/bulk/bulk_record.ts";
import { betweenVersions, lawInForce, lawOfImport } from "../cbam/law/law.ts";
import { versionsOf } from "../cbam/law/versions.ts";
import type { CertificatePrice } from "../cbam/law/price.ts";
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import type { VersionsRecord } from "../../contract/answers/members.ts";
import { calculationRecord, recordContext } from "../cbam/calculation/record.ts";
import type { DataSet, ReferenceTables } from "../cbam/law/reference.ts";
import { isKeptCalculation, keptValue } from "./kept_record.ts";
import { disclosure } from "../cbam/law/disclosure.ts";
import { byName } from "../../contract/decoding/decoding.ts";

/** A row whose report is asked for, with its batch. */
export interface BatchRow {
  /** The batch without its rows. */
  readonly head: BatchHead;
  /** The row as it is kept. */
  readonly row: RowRecord;
}

/** State of a row that makes its report verifiable or not. */
export interface RowState {
  /** State of the batch. */
  readonly head: Pick<BatchHead, "status">;
  /** State of the row. */
  readonly row: Pick<RowRecord, "calcStatus">;
}

/** True if the row's report can be verified (contract section 3, rule 1). */
export const isVerifiable = ({ head, row }: RowState): boolean =>
  head.status === "ready" && (row.calcStatus === "ok" || row.calcStatus === "out_of_scope");

const sentAgain = (text: string): SentRow => {
  const sent: unknown = JSON.parse(text);
  return { sent, row: rowOfKept(sent), naming: byName, issues: [] };
};

const priceOf = ({ certificate_price: price }: CalculationRecord): ReadonlyArray<CertificatePrice> => {
  const priceEurPerTco2e = price === null ? undefined : decimalOfNumber(price.price_eur_per_tco2e);
  const publishedAt = price === null ? undefined : dayOfText(price.published_at);
  return price === null || priceEurPerTco2e === undefined || publishedAt === undefined
    ? []
    : [{ period: price.period, priceEurPerTco2e, publishedAt }];
};

const isSame = (one: CalculationRecord, other: CalculationRecord): boolean =>
  one.status === other.status && one.net_cost_eur === other.net_cost_eur &&
  one.net_emissions_t === other.net_emissions_t && one.free_allocation_t === other.free_allocation_t &&
  one.direct_emissions_t === other.direct_emissions_t;

/** The versions of a batch whose rows rest on several tables as they are of one row, by the day of its import. */
const versionsOfRow = (
  versions: VersionsRecord,
  row: CalculationRecord,
  { dataSet, tables }: { readonly dataSet: DataSet; readonly tables: ReferenceTables },
): VersionsRecord => {
  const asOfMs = Date.parse(versions.as_of);
  const law = { ...lawInForce(tables, [], asOfMs), dataSet, isDataSetNamed: true };
  const day = dayOfText(row.import);
  const ofRow = lawOfImport(law, day === undefined ? { year: Number(row.import) } : { day });
  return { ...versionsOf(ofRow), as_of: versions.as_of, prices: versions.prices };
};

const namesSeveral = ({ as_of: _moment, ...tables }: VersionsRecord): boolean =>
  Object.values(tables).some((table) => table?.version.includes(betweenVersions));

/** Batch's statement of its law, with the row's own tables: imports of two years may have one each. */
const lawOfRow = ({ head }: BatchRow, row: CalculationRecord, tables: ReferenceTables) => {
  const { versions, disclosure: common } = head;
  const dataSet = tables.dataSets.get(row.dataset_version);
  if (dataSet !== undefined && versions !== null && namesSeveral(versions)) {
    return {
      versions: versionsOfRow(versions, row, { dataSet, tables }),
      disclosure: disclosure(dataSet, common.generated_at),
    };
  }
  if (dataSet === undefined || versions === null || versions.dataset.version === dataSet.version) {
    return { ...(versions === null ? undefined : { versions }), disclosure: common };
  }
  const { version, sha256 } = dataSet;
  return {
    versions: { ...versions, dataset: { version, sha256 } },
    disclosure: disclosure(dataSet, common.generated_at),
  };
};

const answeredRecord = (found: BatchRow, tables: ReferenceTables): CalculationRecord => {
  const { head, row } = found;
  const sources: ReadonlyArray<Citation> = row.sourceList === undefined
    ? []
    : head.sourceLists[row.sourceList] ?? [];
  const output = keptValue(row.output, isKeptCalculation);
  return { ...output, sources, ...lawOfRow(found, output, tables) };
};

/** Returns the moment of the law that a batch was answered under, in milliseconds since 1970; NaN where none is kept. */
export const asOfOfBatch = ({ versions, processedAt }: Pick<BatchHead, "versions" | "processedAt">): number =>
  Date.parse(versions?.as_of ?? processedAt);

/**
 * Returns the record of contract section 2.2 that was answered, with `trace` where it can be made again.
 * @param tables those that counted when the batch was answered
 */
export const rowCalculation = (found: BatchRow, tables: ReferenceTables): CalculationRecord => {
  const answered = answeredRecord(found, tables);
  const { processedAt } = found.head;
  const dataSet = tables.dataSets.get(answered.dataset_version);
  const asOfMs = asOfOfBatch(found.head);
  if (dataSet === undefined || Number.isNaN(asOfMs) || answered.status !== "ok") return answered;
  const law = { ...lawInForce(tables, priceOf(answered), asOfMs), dataSet, isDataSetNamed: true };
  const result = calculateRow(readRow(sentAgain(found.row.sent), yearOf(dayInBrussels(asOfMs))), law);
  if (!("outcome" in result)) return answered;
  const context = recordContext(law, processedAt, true);
  const again = calculationRecord(result.shipment, result.outcome, context);
  return isSame(again, answered) && again.trace !== undefined
    ? { ...answered, trace: again.trace }
    : answered;
};
