/**
 * Services that reports bring: those that are kept, and the keys that sign them.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as DeclarationReportsAdapter from "../../adapters/postgres/reports/declaration_reports.ts";
import * as ReportKeys from "../../adapters/postgres/reports/report_keys.ts";
import * as ReportsAdapter from "../../adapters/postgres/reports/reports.ts";
import type { DeclarationReports, Reports, ReportSigner } from "../../application/reports/report_ports.ts";
import { watchFileLine } from "./handlers/file_line.ts";
import { watchVerifyLine } from "./handlers/verify_line.ts";
import { type Foundation, Installation } from "../foundation.ts";

export const layer: Layer.Layer<DeclarationReports | Reports | ReportSigner, never, Foundation> = Layer
  .mergeAll(
    DeclarationReportsAdapter.layer,
    ReportsAdapter.layer,
    Layer.effectDiscard(watchFileLine),
    Layer.effectDiscard(watchVerifyLine),
    Layer.unwrapEffect(
      Effect.map(Installation, ({ secret, otherSecrets }) => ReportKeys.layer(secret, otherSecrets)),
    ),
  );
