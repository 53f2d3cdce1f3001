/**
 * The published example that everyone may verify. Its content never changes: it is a calculation under the law and the
 * prices of one moment, whatever was published since. Decisions, "Documents".
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { calculate } from "../../domain/cbam/calculation/calculation.ts";
import { calculationRecord, recordContext } from "../../domain/cbam/calculation/record.ts";
import { lawInForce } from "../../domain/cbam/law/law.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import type { StoredReport } from "../../domain/reports/report.ts";
import { dayOfText } from "../../kernel/time/calendar.ts";
import { decimalOfNumber } from "../../kernel/decimal.ts";
import { alpha3OfText, cnCodeOfText } from "../../kernel/identifiers.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { descriptionOf, signReport, verifyUrl } from "./issue_report.ts";
import { PublicOrigin, type ReportSigner } from "./report_ports.ts";

/** Id under which the sample is asked for. */
export const sampleId = "sample";
/** The number that is printed on it. */
const sampleNumber = "CBAM-SAMPLE";

/** True if the sample is asked for: by its name, or by its printed number as other reports may be. */
export const isSample = (text: string): boolean => text === sampleId || text.toUpperCase() === sampleNumber;

/** Decisions, "Documents": the sample's published date. */
const publishedOn = "2026-01-15";
/** The moment whose law and prices it is calculated under: both stay readable for ever. */
const calculatedAsOf = "2026-11-20T23:59:59.999Z";
const sampleTonnage = 100;

const sampleShipment = (): Shipment | undefined => {
  const day = dayOfText(publishedOn);
  const cnCode = cnCodeOfText("72083900");
  const origin = alpha3OfText("CHN");
  const tonnage = decimalOfNumber(sampleTonnage);
  if (day === undefined || cnCode === undefined || origin === undefined || tonnage === undefined) {
    return undefined;
  }
  return {
    cnCode,
    origin,
    tonnage,
    time: { day },
    productionRoute: undefined,
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  };
};

/** @fails ServiceUnavailable when the keys that sign can't be read */
export const sampleReport: Effect.Effect<
  StoredReport,
  ServiceUnavailable,
  LawServices | PublicOrigin | ReportSigner
> = Effect.gen(function* () {
  const { tables, prices } = yield* cbamContext;
  const shipment = sampleShipment();
  if (shipment === undefined) return yield* Effect.dieMessage("The sample's own inputs can't be read.");
  const law = lawInForce(tables, prices, Date.parse(calculatedAsOf));
  const outcome = calculate(law, shipment);
  if (Either.isLeft(outcome)) return yield* Effect.dieMessage("The sample can't be calculated.");
  const content = {
    report_id: sampleId,
    report_number: sampleNumber,
    issued_at: publishedOn,
    is_draft: false,
    client_ref: null,
    goods_description: descriptionOf(tables, shipment.cnCode),
    verify_url: verifyUrl(yield* PublicOrigin, sampleId),
    calculation: calculationRecord(
      shipment,
      outcome.right,
      recordContext(law, `${publishedOn}T00:00:00.000Z`, true),
    ),
  };
  return yield* signReport({ accountId: "", status: "issued", content });
});
