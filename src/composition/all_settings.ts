/**
 * All settings of the service at once, so that everything that is wrong with them is told by one start, and what does nothing
 * as well. Each part of the service reads its own where it is made.
 */
import * as Config from "effect/Config";
import * as Documents from "./document_settings.ts";
import { auditCompression, auditRetention } from "./audit_settings.ts";
import type { SettingName } from "./setting_names.ts";
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
    Documents.inquiryReminderDays,
    Documents.inquiryOpenDays,
    signUpRules,
    Settings.metricsPort,
    Settings.logFormat(mode),
    Settings.accessLog(mode),
    Settings.tracing,
  ]);

/** Settings that do nothing, each with the one that has to be set and, where it is a switch, on. */
const needs: ReadonlyArray<readonly [resting: SettingName, needed: SettingName]> = [
  ["HTTP_REDIRECT_PORT", "TLS_CERT_FILE"],
  ["STATEMENT_TIMEOUT_SECONDS", "DATABASE_URL"],
  ["S3_PUBLIC_ENDPOINT", "S3_ENDPOINT"],
  ["S3_ADDRESS_STYLE", "S3_ENDPOINT"],
  ["SIGN_UP_TIER", "SIGN_UP"],
  ["SIGN_UP_PER_DAY", "SIGN_UP"],
  ["SIGN_UP_PER_NETWORK", "SIGN_UP"],
  ["SIGN_UP_DOMAINS", "SIGN_UP"],
  ["OTEL_SERVICE_NAME", "OTEL_DENO"],
];

const written = (name: SettingName): Config.Config<string> => Config.withDefault(Config.string(name), "");

/** A line without values that names the settings which do nothing as the others are set; undefined where there is none. */
export const restingLine: Config.Config<string | undefined> = Config.map(
  Config.all(needs.map(([resting, needed]) =>
    Config.map(
      Config.all([written(resting), written(needed)]),
      ([own, other]) => own !== "" && /^(?:off|false)?$/i.test(other) ? [`${resting} (needs ${needed})`] : [],
    )
  )),
  (each) => {
    const told = each.flat();
    return told.length === 0
      ? undefined
      : `These settings do nothing as the others are set: ${told.join(", ")}.`;
  },
);
