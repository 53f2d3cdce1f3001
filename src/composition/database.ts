/**
 * Database that the settings name, and the ports that stand on it. Shared by the service and the operator's commands.
 */
import type { SqlError } from "@effect/sql/SqlError";
import type { ConfigError } from "effect/ConfigError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import { resolve } from "node:path";
import * as MemoryRateLimiter from "../adapters/memory/rate_limiter.ts";
import * as Accounts from "../adapters/postgres/accounts/accounts.ts";
import * as Audit from "../adapters/postgres/bulk/audit.ts";
import * as Backup from "../adapters/postgres/backup/write_backup.ts";
import * as CertificatePrices from "../adapters/postgres/certificate_prices.ts";
import { embedded, patientServer, server, type Sql } from "../adapters/postgres/engine/client.ts";
import type { Holder } from "../adapters/postgres/engine/embedded/directory_lock.ts";
import * as Health from "../adapters/postgres/engine/health.ts";
import * as Idempotency from "../adapters/postgres/idempotency.ts";
import * as LawAdditions from "../adapters/postgres/law_additions.ts";
import * as PostgresRateLimiter from "../adapters/postgres/rate_limiter.ts";
import type * as LawPorts from "../application/law/law_ports.ts";
import type * as Ports from "../application/ports.ts";
import type { StartFailed } from "../application/start_failed.ts";
import * as Settings from "./settings.ts";
import type { CertificatePrice } from "../domain/cbam/law/price.ts";

/** Services that stand on the database. */
export type DatabaseServices =
  | Ports.Accounts
  | Ports.Backups
  | Ports.CertificatePrices
  | Ports.DatabaseHealth
  | Ports.Idempotency
  | LawPorts.LawAdditions
  | Ports.RateLimiter
  | Sql;

/** A PostgreSQL server is shared by any number of processes, the embedded database belongs to one. */
export interface ChosenDatabase {
  readonly isEmbedded: boolean;
  /**
   * Database's name for people: its directory, or its address without what follows the name and without the password.
   */
  readonly name: string;
  readonly directory: string;
  readonly sql: Layer.Layer<Sql, StartFailed | SqlError>;
  /** A way to the same server on which statements may take long; the embedded database has only the one. */
  readonly patient: Layer.Layer<Sql, SqlError> | undefined;
}

const nameOf = (address: Redacted.Redacted<string>): string =>
  Redacted.value(address).replace(/\?.*$/s, "").replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@");

/**
 * The database that the settings name.
 * @param holder what opens it: the service, unless said otherwise
 */
export const chooseDatabase = (
  mode: Settings.Mode,
  holder: Holder = "service",
): Effect.Effect<ChosenDatabase, ConfigError> =>
  Effect.gen(function* () {
    const directory = yield* Settings.dataDirectory;
    const url = yield* Settings.databaseUrl(mode);
    const statementSeconds = yield* Settings.statementSeconds;
    return Option.match(url, {
      onNone: () => ({
        isEmbedded: true,
        name: `the embedded database in ${resolve(directory)}`,
        directory,
        sql: embedded(directory, { holder }),
        patient: undefined,
      }),
      onSome: (address) => ({
        isEmbedded: false,
        name: nameOf(address),
        directory,
        sql: server(address, statementSeconds),
        patient: patientServer(address),
      }),
    });
  });

/** @param prices the fixture's certificate prices, which seed the table */
export const databaseServices = (
  { isEmbedded, sql, patient }: ChosenDatabase,
  prices: ReadonlyArray<CertificatePrice>,
  audit: Audit.AuditOptions,
): Layer.Layer<DatabaseServices, StartFailed | SqlError> =>
  Layer.mergeAll(
    Accounts.layer,
    Backup.layer,
    Layer.provideMerge(
      Layer.merge(Audit.layer(audit), CertificatePrices.layer(prices)),
      Health.layer(prices, patient),
    ),
    Idempotency.layer({ isAlone: isEmbedded }),
    LawAdditions.layer,
    isEmbedded ? MemoryRateLimiter.layer : PostgresRateLimiter.layer,
  ).pipe(Layer.provideMerge(sql));
