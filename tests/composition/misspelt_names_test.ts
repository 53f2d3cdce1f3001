/** Names of variables that are almost a setting, and what a start says of them. */
import assert from "node:assert/strict";
import { misspeltLine } from "../../src/composition/misspelt_names.ts";
import { adminNames, names } from "../../src/composition/setting_names.ts";

const line = (...near: ReadonlyArray<string>) =>
  `These variables look like settings and are none, so they are not read: ${near.join(", ")}.`;

Deno.test("names within two letters of a setting are told in one line, without their values", () => {
  assert.equal(
    misspeltLine([
      "PROT",
      "PATH",
      "DATBASE_URL",
      "SIGNING_SECERT",
      "database_url",
      "S3-BUCKET",
      "EMAIL_FROM",
    ]),
    line(
      "DATBASE_URL (DATABASE_URL?)",
      "EMAIL_FROM (MAIL_FROM?)",
      "PROT (PORT?)",
      "S3-BUCKET (S3_BUCKET?)",
      "SIGNING_SECERT (SIGNING_SECRET?)",
      "database_url (DATABASE_URL?)",
    ),
  );
});

const guesses: Readonly<Record<string, string>> = {
  TRUSTED_PROXY: "TRUSTED_PROXIES",
  TRUST_PROXY: "TRUSTED_PROXIES",
  TLS_CERT: "TLS_CERT_FILE",
  TLS_CERTIFICATE: "TLS_CERT_FILE",
  TLS_KEY: "TLS_KEY_FILE",
  TLS_PRIVATE_KEY: "TLS_KEY_FILE",
  HTTP_REDIRECT: "HTTP_REDIRECT_PORT",
  PUBLIC_URL: "PUBLIC_BASE_URL",
  DATABASE_HOST: "DATABASE_URL",
  DATABASE_URL_FILE: "DATABASE_URL",
  CUSTOMS_DATABASE_URL: "DATABASE_URL",
  STATEMENT_TIMEOUT: "STATEMENT_TIMEOUT_SECONDS",
  DATA_DIRECTORY: "DATA_DIR",
  SIGNING_KEY: "SIGNING_SECRET",
  SIGN_SECRET: "SIGNING_SECRET",
  MAILER_FROM: "MAIL_FROM",
  SIGNING_SECRET_FILE: "SIGNING_SECRET",
  SIGNING_SECRET_OLD: "SIGNING_SECRET",
  S3_URL: "S3_ENDPOINT",
  S3_BUCKET_NAME: "S3_BUCKET",
  S3_ACCESS_KEY: "S3_ACCESS_KEY_ID",
  S3_SECRET_KEY: "S3_SECRET_ACCESS_KEY",
  S3_PUBLIC_URL: "S3_PUBLIC_ENDPOINT",
  S3_FORCE_PATH_STYLE: "S3_ADDRESS_STYLE",
  SMTP_HOST: "SMTP_URL",
  SMTP_PASSWORD: "SMTP_URL",
  MAIL_SENDER: "MAIL_FROM",
  PDF_WORKER_COUNT: "PDF_WORKERS",
  AUDIT_RETENTION: "AUDIT_RETENTION_MONTHS",
  AUDIT_COMPRESS: "AUDIT_COMPRESSION",
  ELECTRICITY_DEFAULT_VALUES: "ELECTRICITY_DEFAULTS",
  INQUIRY_REMINDERS: "INQUIRY_REMINDER_DAYS",
  SIGN_UP_NETWORK: "SIGN_UP_PER_NETWORK",
  SIGNUP_TIER: "SIGN_UP_TIER",
  METRICS_LISTEN_PORT: "METRICS_PORT",
  LOG_FORMATTER: "LOG_FORMAT",
  ACCESS_LOGS: "ACCESS_LOG",
};

Deno.test("names that share their words with a setting are told, with the one that shares most", () => {
  const sorted = Object.keys(guesses).toSorted();
  assert.equal(misspeltLine(sorted), line(...sorted.map((guess) => `${guess} (${guesses[guess]}?)`)));
});

Deno.test("each setting of several words is told when its last word is left out or one follows it", () => {
  for (const name of names.filter((name) => /_.*_/.test(name) && !name.startsWith("OTEL_"))) {
    for (const guess of [name.replace(/_[A-Z0-9]+$/, ""), `${name}_VALUE`]) {
      const isOther = (names as ReadonlyArray<string>).includes(guess);
      assert.equal(misspeltLine([guess]) === undefined, isOther, guess);
    }
  }
});

Deno.test("settings themselves and what other programs have are not told", () => {
  assert.equal(misspeltLine(names), undefined);
  const others = [
    ..."PATH HOME HOSTNAME HOSTTYPE PWD OLDPWD SHLVL TERM USER LOGNAME LANG LC_ALL TZ SHELL MAIL EDITOR"
      .split(" "),
    ..."PGHOST PGPORT PGDATA PGUSER PGPASSWORD PGDATABASE NODE_ENV DENO_DIR SSL_CERT_FILE SSL_CERT_DIR".split(
      " ",
    ),
    ..."HTTP_PROXY HTTPS_PROXY NO_PROXY HTTP_URL API_URL LOG_LEVEL DEBUG POST COST PART SORT".split(
      " ",
    ),
    ..."OTEL_TRACES_SAMPLER OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL AWS_REGION".split(" "),
    ..."KUBERNETES_SERVICE_HOST KUBERNETES_PORT CUSTOMS_PORT INVOCATION_ID JOURNAL_STREAM".split(" "),
    ..."CUSTOMS_SERVICE_HOST CUSTOMS_SERVICE_PORT_HTTP S3_SERVICE_HOST S3_PORT_9000_TCP_ADDR DATABASE_SERVICE_PORT"
      .split(" "),
    ..."OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_DENO_CONSOLE EMBEDDED_DATA_DIR POSTGRES_PASSWORD".split(" "),
    ..."HTTP_TIMEOUT LOG_DIR ACCESS_TOKEN DATA_SOURCE HOST_NAME PORT_RANGE AWS_SECRET_ACCESS_KEY".split(" "),
  ];
  assert.equal(misspeltLine(others), undefined);
});

Deno.test("what other programs call a setting is told while the setting itself isn't there", () => {
  assert.equal(
    misspeltLine(["HTTP_PORT", "DB_URL", "BASE_URL"]),
    line("BASE_URL (PUBLIC_BASE_URL?)", "DB_URL (DATABASE_URL?)", "HTTP_PORT (PORT?)"),
  );
  assert.equal(misspeltLine(["HTTP_PORT", "PORT", "BASE_URL", "PUBLIC_BASE_URL"]), undefined);
  assert.equal(misspeltLine(["HTTP_PORT", "DB_URL"], adminNames), line("DB_URL (DATABASE_URL?)"));
});

Deno.test("a command tells those of the settings that commands read", () => {
  assert.equal(misspeltLine(["DATBASE_URL", "METRIC_PORT"], adminNames), line("DATBASE_URL (DATABASE_URL?)"));
});

Deno.test("the program that prints permissions says it on standard error, and prints the flags all the same", async () => {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--allow-env", "src/permissions.ts", "start"],
    cwd: new URL("../../", import.meta.url),
    env: { DATBASE_URL: "postgres://customs:secret@db.example.com/customs" },
  }).output();
  assert.ok(success);
  assert.equal(new TextDecoder().decode(stderr), `${line("DATBASE_URL (DATABASE_URL?)")}\n`);
  assert.match(new TextDecoder().decode(stdout), /^--v8-flags=\S+ --no-prompt /);
});
