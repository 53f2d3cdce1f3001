/**
 * Every setting: its name, type, default, and whether it is secret. Settings come from the environment; an empty
 * one counts as not set. Wrong ones stop the start with one clear line that names them all.
 */
import * as Config from "effect/Config";
import * as ConfigError from "effect/ConfigError";
import * as ConfigProvider from "effect/ConfigProvider";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import { usualStatementSeconds } from "../adapters/postgres/engine/client.ts";
import { addressesOf } from "../adapters/postgres/engine/hosts.ts";
import { trustedBlocks } from "../domain/accounts/trusted_proxies.ts";
import { defaultDataDirectory, names, type SettingName } from "./setting_names.ts";

/** Mode of the service: `dev` on a laptop with everything embedded, `start` in production. */
export type Mode = "dev" | "start";

/** The variables that are set, by name. */
export const provider = (
  read: (name: string) => string | undefined,
  wanted: ReadonlyArray<string> = names,
): ConfigProvider.ConfigProvider =>
  ConfigProvider.fromMap(
    new Map(wanted.flatMap((name) => {
      const value = read(name)?.trim();
      return value === undefined || value === "" ? [] : [[name, value] as const];
    })),
  );

/** A setting whose text is read by a rule; `expected` completes "<name> must be ...". */
export const setting = <Value>(
  name: SettingName,
  expected: string,
  read: (text: string) => Value | undefined,
): Config.Config<Value> =>
  Config.mapOrFail(Config.string(name), (text) =>
    Either.fromNullable(
      read(text),
      () => ConfigError.InvalidData([name], `${name} must be ${expected}, found ${JSON.stringify(text)}.`),
    ));

/** A switch of two words; off unless it is said to be on. */
const switched = (name: SettingName, on: string, off: string): Config.Config<boolean> =>
  setting(
    name,
    `${on} or ${off}`,
    (text) => text.toLowerCase() === on ? true : text.toLowerCase() === off ? false : undefined,
  )
    .pipe(Config.withDefault(false));

/** A switch as most are written. */
export const onOrOff = (name: SettingName): Config.Config<boolean> => switched(name, "on", "off");

/** A setting that production needs and a laptop does not; `sentence` says so when it is missing. */
export const requiredIn = <Value>(
  mode: Mode,
  name: SettingName,
  sentence: string,
  config: Config.Config<Value>,
): Config.Config<Option.Option<Value>> =>
  Config.mapOrFail(
    Config.option(config),
    (found) =>
      mode === "dev" || Option.isSome(found)
        ? Either.right(found)
        : Either.left(ConfigError.MissingData([name], sentence)),
  );

const portOf = (text: string): number | undefined => {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined;
};

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.pathname === "/"
    ? url.origin
    : undefined;
};

/** Address to listen on. Default: loopback in dev, every address in production. */
export const host = (mode: Mode): Config.Config<string> =>
  Config.string("HOST").pipe(Config.withDefault(mode === "dev" ? "127.0.0.1" : "0.0.0.0"));

/** Port to listen on; 0 takes a free one. Default 8000. */
export const port: Config.Config<number> = setting("PORT", "a port from 0 to 65535", portOf).pipe(
  Config.withDefault(8000),
);

/**
 * Origin under which clients reach the service: links are made of it, and reports print it for ever, so production
 * must say it. Not set in dev: the request's own.
 */
export const publicBaseUrl = (mode: Mode): Config.Config<Option.Option<string>> =>
  requiredIn(
    mode,
    "PUBLIC_BASE_URL",
    "PUBLIC_BASE_URL must be set in production: the origin under which clients reach the service, such as https://customs.example.com.",
    setting("PUBLIC_BASE_URL", "an origin such as https://customs.example.com", originOf),
  );

/** PEM files of the service's own TLS listener; both or none. */
export const tlsFiles = Config.all({
  certFile: Config.option(Config.string("TLS_CERT_FILE")),
  keyFile: Config.option(Config.string("TLS_KEY_FILE")),
}).pipe(
  Config.mapOrFail(({ certFile, keyFile }) =>
    certFile._tag === keyFile._tag ? Either.right({ certFile, keyFile }) : Either.left(
      ConfigError.InvalidData(
        ["TLS_KEY_FILE"],
        "TLS_CERT_FILE and TLS_KEY_FILE belong together: set both, or none.",
      ),
    )
  ),
);

/** With TLS: a plain HTTP port that sends everyone to HTTPS. Not set: none. */
export const httpRedirectPort = Config.option(
  setting("HTTP_REDIRECT_PORT", "a port from 0 to 65535", portOf),
);

/**
 * True if CN 2716 00 00 has default values. Off unless the operator says so: their data are under another licence than
 * the other tables (fixtures/reference/cbam/electricity).
 */
export const electricityDefaults: Config.Config<boolean> = onOrOff("ELECTRICITY_DEFAULTS");

/** A plain HTTP port of its own for `/metrics`, which the operator's network alone may reach. Not set: none. */
export const metricsPort = Config.option(setting("METRICS_PORT", "a port from 0 to 65535", portOf));

const postgresUrl = (text: string): string | undefined => addressesOf(text).length > 0 ? text : undefined;

/** Secret. Address of the PostgreSQL server. Not set: the embedded database, which production doesn't take. */
export const databaseUrl = (mode: Mode): Config.Config<Option.Option<Redacted.Redacted<string>>> => {
  const url = Config.mapOrFail(Config.string("DATABASE_URL"), (text) =>
    Either.fromNullable(
      postgresUrl(text),
      () =>
        ConfigError.InvalidData(
          ["DATABASE_URL"],
          "DATABASE_URL must be an address such as postgres://user@host:5432/database, special characters of its password percent-encoded.",
        ),
    )).pipe(Config.map(Redacted.make));
  return requiredIn(
    mode,
    "DATABASE_URL",
    "DATABASE_URL must be set in production: the address of a PostgreSQL server.",
    url,
  );
};

const longestStatementSeconds = 60;

/** Seconds that a statement of a call may take on a PostgreSQL server, which ends it then. Default 3. */
export const statementSeconds: Config.Config<number> = setting(
  "STATEMENT_TIMEOUT_SECONDS",
  `a number of seconds from 1 to ${longestStatementSeconds}`,
  (text) =>
    /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= longestStatementSeconds
      ? Number(text)
      : undefined,
).pipe(Config.withDefault(usualStatementSeconds));

/** Directory of the embedded database and of what dev keeps. */
export const dataDirectory: Config.Config<string> = Config.string("DATA_DIR").pipe(
  Config.withDefault(defaultDataDirectory),
);

/** Form of log lines. Default: pretty in dev, json in production. */
export const logFormat = (mode: Mode): Config.Config<"pretty" | "json"> =>
  setting("LOG_FORMAT", "pretty or json", (text) => text === "pretty" || text === "json" ? text : undefined)
    .pipe(Config.withDefault(mode === "dev" ? "pretty" : "json"));

const accessLogs = ["on", "failures", "off"] as const;

/** Requests that get a line: all, those that failed on our side, none. Default: failures in dev, on in production. */
export const accessLog = (mode: Mode): Config.Config<typeof accessLogs[number]> =>
  setting("ACCESS_LOG", "on, failures or off", (text) => accessLogs.find((known) => known === text))
    .pipe(Config.withDefault(mode === "dev" ? "failures" : "on"));

/** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses and CIDR blocks. Default: none. */
export const trustedProxies = Config.string("TRUSTED_PROXIES").pipe(
  Config.withDefault(""),
  Config.mapOrFail((text) =>
    Either.mapLeft(trustedBlocks(text), (entry) =>
      ConfigError.InvalidData(
        ["TRUSTED_PROXIES"],
        `TRUSTED_PROXIES must list addresses and CIDR blocks, separated by commas; found ${
          JSON.stringify(entry)
        }.`,
      ))
  ),
);

const notOn = ConfigError.InvalidData(
  ["OTEL_DENO"],
  "OTEL_DENO must be true when OTEL_EXPORTER_OTLP_ENDPOINT is set: it switches the runtime's tracing on.",
);
const unnamed = ConfigError.InvalidData(
  ["OTEL_SERVICE_NAME"],
  "OTEL_SERVICE_NAME must be set when OTEL_DENO is true: the name that collectors show, such as customs.",
);

/**
 * Switch of the tracing of requests. Tracing is the runtime's own: an exporter's address has no effect unless it is
 * switched on as well, and the name under which a collector shows the service can't be given later.
 */
export const tracing = Config.all({
  endpoint: Config.option(Config.string("OTEL_EXPORTER_OTLP_ENDPOINT")),
  serviceName: Config.option(Config.string("OTEL_SERVICE_NAME")),
  isOn: switched("OTEL_DENO", "true", "false"),
}).pipe(
  Config.mapOrFail(({ endpoint, serviceName, isOn }) => {
    const isWanted = isOn || Option.isSome(endpoint);
    if (!isWanted || (isOn && Option.isSome(serviceName))) return Either.right(isOn);
    if (isOn) return Either.left(unnamed);
    return Either.left(Option.isSome(serviceName) ? notOn : ConfigError.And(notOn, unnamed));
  }),
);

/** @returns the faults of the settings, one sentence each. */
export const sentences = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
    case "Or":
      return [...sentences(error.left), ...sentences(error.right)];
    default:
      return [error.message];
  }
};
