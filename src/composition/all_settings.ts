/**
 * All settings of the service at once, so that everything that is wrong with them is told by one start. Each part of the
 * service reads its own where it is made.
 */
import * as Config from "effect/Config";
import * as Documents from "./document_settings.ts";
import { auditCompression, auditRetention } from "./audit_settings.ts";
import * as Settings from "./settings.ts";
import { signUpRules } from "./sign_up_settings.ts";

/** @returns every setting that the service reads in this mode; its error has all that are wrong, in this order */
export const allSettings = (mode: Settings.Mode): Config.Config<unknown> =>
  Config.all([
    Settings.host(mode),
    Settings.port,
    Settings.publicBaseUrl(mode),
    Settings.trustedProxies,
    Settings.tlsFiles,
    Settings.httpRedirectPort,
    Settings.databaseUrl(mode),
    Settings.statementSeconds,
    Settings.dataDirectory,
    Documents.signingSecret(mode),
    Documents.otherSigningSecret,
    Documents.s3(mode),
    Documents.smtpUrl(mode),
    Documents.mailFrom,
    Documents.pdfWorkers,
    auditRetention,
    auditCompression,
    Settings.electricityDefaults,
    Settings.inquiryReminderDays,
    Settings.inquiryOpenDays,
    signUpRules,
    Settings.metricsPort,
    Settings.logFormat(mode),
    Settings.accessLog(mode),
    Settings.tracing,
  ]);
