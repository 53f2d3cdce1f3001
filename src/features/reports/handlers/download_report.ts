/**
 * A report's PDF behind its signed link: whoever has the link may read the report; keys aren't looked at.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { accountPaths } from "../../accounts/pages/account_paths.ts";
import { LinkSigner } from "../../../application/documents/document_ports.ts";
import { findReport, settledReport } from "../../../application/reports/find_report.ts";
import {
  downloadLink,
  downloadPath,
  reportPdf,
  reportPdfAnew,
} from "../../../application/reports/report_pdf.ts";
import { sampleId, sampleReport } from "../../../application/reports/sample_report.ts";
import { NotFound, type ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/reports.ts";
import type { StoredReport } from "../../../domain/reports/report.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { absoluteUrl, Exchange } from "../../../http/exchange/exchange.ts";
import { implement } from "../../../http/routes/implement.ts";
import { goTo, memberRoute } from "../../../web/page/routes.ts";
import { documentInTurn } from "./file_line.ts";
import { lookedUpOnce } from "./verify_line.ts";

const noSuchReport = new NotFound({ message: "There is no such report." });

const settled = (asked: string) =>
  Effect.gen(function* () {
    const id = uuidOfText(asked);
    const found = id === undefined ? Option.none() : yield* findReport(id);
    return Option.isNone(found) ? Option.none() : yield* settledReport(found.value);
  });

const lookedUp = lookedUpOnce<Option.Option<StoredReport>, ServiceUnavailable>(64);

export const downloadReport = implement(
  Contract.downloadReport,
  ({ path: { id: asked }, request }) =>
    Effect.gen(function* () {
      const url = new URL(absoluteUrl(request.url, yield* Exchange));
      const { path, fileName } = yield* (yield* LinkSigner).verify(url);
      const report = asked === sampleId
        ? Option.some(yield* sampleReport)
        : yield* lookedUp(path, settled(asked));
      if (Option.isNone(report) || path !== downloadPath(report.value.id)) return yield* noSuchReport;
      const document = yield* reportPdf(report.value);
      return yield* documentInTurn(request, {
        name: `${path} ${report.value.status}`,
        open: Effect.succeed(document),
        anew: reportPdfAnew(report.value),
        fileName,
      });
    }),
);

/** The PDF of a report of who is signed in: its signed link. */
export const ownReportPdf = memberRoute(
  "look",
  `${accountPaths.reports}/:id/pdf`,
  ({ signedIn: { accountId }, params }) =>
    Effect.gen(function* () {
      const id = uuidOfText(params["id"] ?? "");
      const found = id === undefined ? Option.none() : yield* findReport(id);
      if (Option.isNone(found)) return yield* noSuchReport;
      const owner = "report" in found.value
        ? found.value.report.accountId
        : found.value.batchRow.head.accountId;
      const report = owner === accountId ? yield* settledReport(found.value) : Option.none();
      return Option.isNone(report) ? yield* noSuchReport : goTo(yield* downloadLink(report.value));
    }),
);
