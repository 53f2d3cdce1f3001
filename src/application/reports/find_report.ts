/**
 * Reports by their id, whichever kind: one that was issued, one of a bulk row, the published sample. A row's report is
 * made and signed the first time that it may be shown, and kept from then on, so that its hash stays.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { dayOfText } from "../../kernel/calendar.ts";
import { reportNumberOfRow } from "../../domain/cbam/bulk/bulk.ts";
import { calculate } from "../../domain/cbam/calculation/calculation.ts";
import type { ReportContent, StoredReport } from "../../domain/reports/report.ts";
import { type BatchRow, isVerifiable, rowCalculation } from "../../domain/reports/row_report.ts";
import { calculationRecord } from "../../domain/cbam/calculation/record.ts";
import { decimalOfNumber, one } from "../../kernel/decimal.ts";
import * as Either from "effect/Either";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { alpha3OfText, cnCodeOfText } from "../../kernel/identifiers.ts";
import type { World } from "../cbam/cbam_queries.ts";
import { descriptionOf, type ReportServices, signReport, verifyUrl } from "./issue_report.ts";
import type { Batches } from "../ports.ts";

/** What finding stands on. */
export interface FindingServices extends ReportServices {
  readonly batches: Batches["Type"];
  readonly world: World;
}

export const sampleId = "sample";
/** Decisions, "Documents": the sample's published date. */
const samplePublishedOn = "2026-01-15";
const sampleTonnage = 100;

/** @returns the example that everyone may verify: a real calculation of the tables in force */
export const sampleReport = (
  { world: { tables, prices }, signer, publicOrigin }: FindingServices,
): Effect.Effect<StoredReport, ServiceUnavailable> => {
  const day = dayOfText(samplePublishedOn);
  const cnCode = cnCodeOfText("72083900");
  const origin = alpha3OfText("CHN");
  if (day === undefined || cnCode === undefined || origin === undefined) {
    return Effect.dieMessage("The sample's own inputs can't be read.");
  }
  const shipment = {
    cnCode,
    origin,
    tonnage: decimalOfNumber(sampleTonnage) ?? one,
    time: { day },
    productionRoute: undefined,
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  };
  const dataSet = tables.inForce;
  const outcome = calculate({ tables, dataSet, prices }, shipment);
  if (Either.isLeft(outcome)) return Effect.dieMessage("The sample can't be calculated.");
  const content: ReportContent = {
    report_id: sampleId,
    report_number: "CBAM-SAMPLE",
    issued_at: samplePublishedOn,
    is_draft: false,
    client_ref: null,
    goods_description: descriptionOf(tables, cnCode),
    verify_url: verifyUrl(publicOrigin, sampleId),
    calculation: calculationRecord(shipment, outcome.right, {
      dataSet,
      generatedAt: `${samplePublishedOn}T00:00:00.000Z`,
      isExplained: true,
    }),
  };
  return signReport({ accountId: "", status: "issued", content }, signer);
};

/** Half a character has no canonical form (RFC 8785, section 3.2.2.2): U+FFFD stands for it. */
const wellFormed = (text: string | null): string | null => text?.toWellFormed() ?? null;

const rowContent = (found: BatchRow, { world, publicOrigin }: FindingServices): ReportContent => {
  const { head, row } = found;
  const calculation = rowCalculation(found, world.tables);
  return {
    report_id: row.reportId,
    report_number: reportNumberOfRow(head.id, row.rowIndex),
    issued_at: head.processedAt.slice(0, 10),
    is_draft: false,
    client_ref: wellFormed(JSON.parse(row.clientRef)),
    goods_description: descriptionOf(world.tables, calculation.cn_code),
    verify_url: verifyUrl(publicOrigin, row.reportId),
    calculation,
  };
};

/** What an id leads to: a kept report, or a row whose report isn't made yet. */
export type FoundReport = { readonly report: StoredReport } | { readonly batchRow: BatchRow };

/** Looks in both places at once. */
export const findReport = (
  id: string,
  { reports, batches }: FindingServices,
): Effect.Effect<Option.Option<FoundReport>, ServiceUnavailable> =>
  Effect.map(
    Effect.all([reports.find(id), batches.rowByReport(id)], { concurrency: "unbounded" }),
    ([report, batchRow]) =>
      Option.isSome(report)
        ? Option.some({ report: report.value })
        : Option.map(batchRow, (found) => ({ batchRow: found })),
  );

/**
 * The report itself, made and kept now where it is a row's.
 * @returns none for a row that has no report: one of another state, or of a batch that isn't ready
 */
export const settledReport = (
  found: FoundReport,
  services: FindingServices,
): Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable> =>
  Effect.gen(function* () {
    if ("report" in found) return Option.some(found.report);
    const { batchRow } = found;
    if (!isVerifiable(batchRow)) return Option.none();
    const { reports, signer } = services;
    const content = rowContent(batchRow, services);
    const made = { accountId: batchRow.head.accountId, status: "issued" as const, content };
    yield* reports.insert(yield* signReport(made, signer), Effect.void);
    return yield* reports.find(batchRow.row.reportId);
  });
