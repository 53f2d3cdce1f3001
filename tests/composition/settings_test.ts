/** What settings are taken, what is refused, all at once, and that a refusal keeps the secret. */
import * as ConfigError from "effect/ConfigError";
import * as ConfigProvider from "effect/ConfigProvider";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { allSettings, restingLine } from "../../src/composition/all_settings.ts";
import * as Settings from "../../src/composition/settings.ts";
import { signUpRules } from "../../src/composition/sign_up_settings.ts";
import { names } from "../../src/composition/setting_names.ts";

const read = (url: string, mode: Settings.Mode = "dev") =>
  Effect.runSync(
    Effect.either(Settings.databaseUrl(mode)).pipe(
      Effect.withConfigProvider(Settings.provider((name) => name === "DATABASE_URL" ? url : undefined)),
    ),
  );

const sentenceOf = (url: string, mode: Settings.Mode = "dev"): string => {
  const found = read(url, mode);
  assert.ok(Either.isLeft(found) && ConfigError.isConfigError(found.left), url);
  return Settings.sentences(found.left).join(" ");
};

Deno.test("DATABASE_URL takes the address of a PostgreSQL server, and stays redacted", () => {
  for (
    const url of [
      "postgres://127.0.0.1/customs",
      "postgresql://user:p%40ss@db.example.com:5432/customs?sslmode=verify-full",
      "postgres:///customs?host=/var/run/postgresql",
    ]
  ) {
    const found = Option.getOrThrow(Either.getOrThrow(read(url)));
    assert.equal(Redacted.value(found), url);
    assert.equal(String(found), "<redacted>");
  }
});

Deno.test("DATABASE_URL that is no address is refused in one sentence that does not hold the password", () => {
  for (
    const url of [
      "postgres://user:s3cret@host:port/customs",
      "postgres://user:s3cret@[::1/customs",
      "postgres://user:s3cret/@host/customs",
      "mysql://user:s3cret@host/customs",
    ]
  ) {
    const sentence = sentenceOf(url);
    assert.match(sentence, /^DATABASE_URL must be an address such as/);
    assert.ok(!sentence.includes("s3cret"), sentence);
  }
});

Deno.test("DATABASE_URL that is not set means the embedded database in dev, and is refused in production", () => {
  assert.ok(Option.isNone(Either.getOrThrow(read(""))));
  assert.match(sentenceOf("", "start"), /DATABASE_URL must be set in production/);
});

const allWrong = (env: Readonly<Record<string, string>>, mode: Settings.Mode): ReadonlyArray<string> =>
  Effect.runSync(
    Effect.match(allSettings(mode), {
      onSuccess: () => [],
      onFailure: Settings.sentences,
    }).pipe(Effect.withConfigProvider(Settings.provider((name) => env[name]))),
  );

const restOfStore = { S3_BUCKET: "b", S3_REGION: "r", S3_ACCESS_KEY_ID: "i", S3_SECRET_ACCESS_KEY: "s" };

Deno.test("whatever is wrong with the settings is told by one start, a sentence each", () => {
  const env = {
    PORT: "?",
    PUBLIC_BASE_URL: "?",
    TRUSTED_PROXIES: "?",
    TLS_KEY_FILE: "key.pem",
    HTTP_REDIRECT_PORT: "?",
    DATABASE_URL: "s3cret",
    STATEMENT_TIMEOUT_SECONDS: "0",
    SIGNING_SECRET: "s3cret",
    SIGNING_SECRET_ALSO: "s3cret",
    S3_ENDPOINT: "?",
    S3_PUBLIC_ENDPOINT: "?",
    S3_ADDRESS_STYLE: "?",
    SMTP_URL: "s3cret",
    MAIL_FROM: "?",
    PDF_WORKERS: "?",
    AUDIT_RETENTION_MONTHS: "?",
    AUDIT_RETENTION_DAYS: "?",
    AUDIT_COMPRESSION: "?",
    ELECTRICITY_DEFAULTS: "?",
    SIGN_UP: "yes",
    SIGN_UP_TIER: "anonymous",
    SIGN_UP_PER_DAY: "0",
    SIGN_UP_PER_NETWORK: "-1",
    SIGN_UP_DOMAINS: "example.com,*.example.de",
    METRICS_PORT: "?",
    LOG_FORMAT: "?",
    ACCESS_LOG: "?",
    OTEL_DENO: "true",
  };
  for (const mode of ["dev", "start"] as const) {
    const told = allWrong({ ...restOfStore, ...env }, mode);
    const named = told.map((sentence) => /^[A-Z0-9_]+/.exec(sentence)?.[0]);
    const expected = Object.keys(env).map((name) =>
      ({ TLS_KEY_FILE: "TLS_CERT_FILE", OTEL_DENO: "OTEL_SERVICE_NAME" })[name] ?? name
    );
    assert.deepEqual(named.toSorted(), expected.toSorted());
    assert.ok(!told.join().includes("s3cret"));
  }
});

Deno.test("rules between settings are told beside what is wrong with one of them", () => {
  assert.deepEqual(
    allWrong({ S3_ENDPOINT: "?", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, "dev").map((told) =>
      told.split(" must ")[0]
    ),
    [
      "S3_ENDPOINT",
      "S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY",
      "OTEL_DENO",
      "OTEL_SERVICE_NAME",
    ],
  );
});

Deno.test("the switch of tracing takes the runtime's two words alone", () => {
  for (const word of ["on", "1", "yes"]) {
    assert.deepEqual(allWrong({ OTEL_DENO: word }, "dev"), [
      `OTEL_DENO must be true or false, found "${word}".`,
    ]);
  }
  for (const word of ["true", "TRUE", "false"]) {
    assert.deepEqual(allWrong({ OTEL_DENO: word, OTEL_SERVICE_NAME: "customs" }, "dev"), []);
  }
});

Deno.test("settings that do nothing as the others are set are named, without their values", () => {
  const told = (env: Readonly<Record<string, string>>) =>
    Effect.runSync(Effect.withConfigProvider(restingLine, Settings.provider((name) => env[name])));
  const line = (...each: ReadonlyArray<string>) =>
    `These settings do nothing as the others are set: ${each.join(", ")}.`;
  assert.equal(told({}), undefined);
  assert.equal(
    told({ HTTP_REDIRECT_PORT: "80", SIGN_UP: "off", SIGN_UP_TIER: "pro", OTEL_SERVICE_NAME: "customs" }),
    line(
      "HTTP_REDIRECT_PORT (needs TLS_CERT_FILE)",
      "SIGN_UP_TIER (needs SIGN_UP)",
      "OTEL_SERVICE_NAME (needs OTEL_DENO)",
    ),
  );
  assert.equal(
    told({ OTEL_DENO: "False", OTEL_SERVICE_NAME: "s", S3_ADDRESS_STYLE: "host" }),
    line("S3_ADDRESS_STYLE (needs S3_ENDPOINT)", "OTEL_SERVICE_NAME (needs OTEL_DENO)"),
  );
  assert.equal(
    told({ HTTP_REDIRECT_PORT: "80", TLS_CERT_FILE: "c.pem", SIGN_UP: "on", SIGN_UP_TIER: "pro" }),
    undefined,
  );
});

Deno.test("the audit is kept for months or for days, not both", () => {
  assert.deepEqual(allWrong({ AUDIT_RETENTION_DAYS: "7" }, "dev"), []);
  assert.deepEqual(allWrong({ AUDIT_RETENTION_DAYS: "7", AUDIT_RETENTION_MONTHS: "12" }, "dev"), [
    "AUDIT_RETENTION_MONTHS and AUDIT_RETENTION_DAYS exclude each other: set one of them, or none.",
  ]);
  assert.match(
    allWrong({ AUDIT_RETENTION_DAYS: "0" }, "dev").join(),
    /must be a number of days from 1 to 366, found "0"/,
  );
});

Deno.test("people make accounts only where the operator switches it on, of the smallest tier unless told otherwise", () => {
  const rulesOf = (env: Readonly<Record<string, string>>) =>
    Effect.runSync(Effect.withConfigProvider(signUpRules, Settings.provider((name) => env[name])));
  assert.equal(rulesOf({}), undefined);
  assert.equal(rulesOf({ SIGN_UP: "off", SIGN_UP_PER_DAY: "9", SIGN_UP_DOMAINS: "example.com" }), undefined);
  assert.deepEqual(rulesOf({ SIGN_UP: "on" }), { tier: "pro", mostADay: 50, mostANetwork: 3, domains: [] });
  assert.deepEqual(rulesOf({ SIGN_UP: "on", SIGN_UP_DOMAINS: "Example.com, example.DE" })?.domains, [
    "example.com",
    "example.de",
  ]);
});

Deno.test("every setting that there is is read before the service starts", () => {
  const read = new Set<string>();
  const recording = ConfigProvider.mapInputPath(Settings.provider(() => undefined), (name) => {
    read.add(name);
    return name;
  });
  Effect.runSync(Effect.either(Effect.withConfigProvider(allSettings("dev"), recording)));
  assert.deepEqual([...read].toSorted(), names.toSorted());
});

Deno.test("what production lacks is told by one start, and a laptop lacks nothing", () => {
  assert.deepEqual(allWrong({}, "dev"), []);
  assert.deepEqual(allWrong({}, "start").map((sentence) => sentence.split(" ")[0]), [
    "PUBLIC_BASE_URL",
    "DATABASE_URL",
    "SIGNING_SECRET",
    "S3_ENDPOINT",
    "SMTP_URL",
  ]);
});
