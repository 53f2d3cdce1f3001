/**
 * The names of the settings, the one list of them: what the programs may read of their environment. This file imports
 * nothing, so that the program that prints permissions starts at once.
 */

/** Every variable that is read. */
export const names = [
  "HOST",
  "PORT",
  "PUBLIC_BASE_URL",
  "TRUSTED_PROXIES",
  "TLS_CERT_FILE",
  "TLS_KEY_FILE",
  "HTTP_REDIRECT_PORT",
  "DATABASE_URL",
  "STATEMENT_TIMEOUT_SECONDS",
  "DATA_DIR",
  "SIGNING_SECRET",
  "SIGNING_SECRET_ALSO",
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_PUBLIC_ENDPOINT",
  "S3_ADDRESS_STYLE",
  "SMTP_URL",
  "MAIL_FROM",
  "PDF_WORKERS",
  "AUDIT_RETENTION_MONTHS",
  "AUDIT_RETENTION_DAYS",
  "AUDIT_COMPRESSION",
  "ELECTRICITY_DEFAULTS",
  "INQUIRY_REMINDER_DAYS",
  "INQUIRY_OPEN_DAYS",
  "SIGN_UP",
  "SIGN_UP_TIER",
  "SIGN_UP_PER_DAY",
  "SIGN_UP_PER_NETWORK",
  "SIGN_UP_DOMAINS",
  "METRICS_PORT",
  "LOG_FORMAT",
  "ACCESS_LOG",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_SERVICE_NAME",
  "OTEL_DENO",
] as const;

/** The name of a setting. */
export type SettingName = typeof names[number];

/** The variables that say where database, documents and mails are: those of the operator's commands. */
export const adminNames: ReadonlyArray<SettingName> = names.filter((name) =>
  /^(DATABASE_URL|STATEMENT_TIMEOUT_SECONDS|DATA_DIR|SIGNING_SECRET(_ALSO)?|SMTP_URL|MAIL_FROM|PDF_WORKERS|S3_.*)$/
    .test(name)
);

/**
 * Directory for the embedded database, documents and mails in files, and secrets that dev makes, unless said otherwise.
 */
export const defaultDataDirectory = "data";
