/**
 * An account's reports, newest first, page by page. Decisions, "Changed and added on 21 November 2026", "Answers".
 */
import * as Effect from "effect/Effect";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import type { LinkSigner } from "../../../application/documents/document_ports.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import { downloadLink } from "../../../application/reports/report_pdf.ts";
import { Reports } from "../../../application/reports/report_ports.ts";
import type { ReportEntry } from "../../../contract/answers/lists.ts";
import * as Contract from "../../../contract/reports.ts";
import { contentOf, type StoredReport, verifiedReport } from "../../../domain/reports/report.ts";
import { implementFor } from "../../../http/routes/implement.ts";

const reportEntry = (report: StoredReport): Effect.Effect<ReportEntry, never, LinkSigner> =>
  Effect.map(downloadLink(report), (link) => ({
    id: report.id,
    status: report.status,
    client_ref: contentOf(report).client_ref,
    ...verifiedReport(report, link),
  }));

export const reportList = implementFor(
  Contract.reportList,
  ({ query }, caller) =>
    Effect.gen(function* () {
      const found = yield* (yield* Reports).list(caller, partFor(query));
      const { entries, nextCursor } = pageOf("reports", query, found);
      return {
        reports: yield* Effect.forEach(entries, reportEntry),
        next_cursor: nextCursor,
        ...closingNow(yield* cbamContext),
      };
    }),
);
