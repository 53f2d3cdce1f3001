/**
 * The published example that everyone may verify. Decisions, "Documents".
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { StoredReport } from "../../domain/reports/report.ts";
import { signReport, verifyUrl } from "./issue_report.ts";
import { pastedNumber } from "./pasted_number.ts";
import { PublicOrigin, type ReportSigner } from "./report_ports.ts";
import { sampleContent } from "./sample_content.ts";

/** Id under which the sample is asked for. */
export const sampleId = sampleContent.report_id;

/** True if the sample is asked for: by its name, or by its printed number as other reports may be. */
export const isSample = (text: string): boolean => {
  const written = pastedNumber(text);
  return written === sampleId || written.toUpperCase() === sampleContent.report_number;
};

/** @fails ServiceUnavailable when the keys that sign can't be read */
export const sampleReport: Effect.Effect<StoredReport, ServiceUnavailable, PublicOrigin | ReportSigner> =
  Effect
    .gen(function* () {
      const content = { ...sampleContent, verify_url: verifyUrl(yield* PublicOrigin, sampleId) };
      return yield* signReport({ accountId: "", status: "issued", content });
    });
