/**
 * The operator's commands on the database as a whole: bringing it to this release's version, copying it to a file and
 * back, and moving from the embedded database to a server.
 */
import type { Command as Program } from "commander";
import type { SqlClient } from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import * as ControlSocket from "../../adapters/control_socket.ts";
import { restoreBackup } from "../../adapters/postgres/backup/restore_backup.ts";
import { writeBackup } from "../../adapters/postgres/backup/write_backup.ts";
import { seedPrices } from "../../adapters/postgres/certificate_prices.ts";
import { embedded } from "../../adapters/postgres/engine/client.ts";
import { hasCluster } from "../../adapters/postgres/engine/embedded/made.ts";
import { appliedMigrations, migrate } from "../../adapters/postgres/engine/migrations.ts";
import { reasonOf } from "../../adapters/postgres/engine/statements/statement_errors.ts";
import { countRows } from "../../application/maintenance.ts";
import type { Row } from "../../application/accounts/operator_commands.ts";
import type { StartFailed } from "../../application/start_failed.ts";
import type { CertificatePrice } from "../../domain/cbam/law/price.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import {
  fileUnwritten,
  type OperatorRefused,
  refusedBecause,
} from "../../domain/accounts/operator_refused.ts";
import type { ChosenDatabase } from "../database.ts";
import { textArgument } from "./typed_texts.ts";

/** Commands that aren't sent to a running service as they are. */
export type DatabaseCommand =
  | { readonly do: "database migrate" }
  | { readonly do: "database backup"; readonly file: string }
  | { readonly do: "database restore"; readonly file: string }
  | { readonly do: "database move" };

/** Adds the words of these commands to the command line. */
export const addDatabaseCommands = (program: Program, ask: (command: DatabaseCommand) => void): void => {
  program.command("migrate").description(
    "Bring the database to this release's version, before the service starts",
  )
    .action(() => ask({ do: "database migrate" }));
  program.command("backup").description("Copy the embedded database to a file, also while the service runs")
    .addArgument(textArgument("<file>", "what to write", "path"))
    .action((file) => ask({ do: "database backup", file }));
  program.command("restore").description(
    "Put a backup into an empty database, a server's or the embedded one",
  )
    .addArgument(textArgument("<file>", "what backup wrote", "path"))
    .action((file) => ask({ do: "database restore", file }));
  program.command("move").description(
    "Move from the embedded database in DATA_DIR to the server in DATABASE_URL",
  )
    .action(() => ask({ do: "database move" }));
};

/** True if the command is one of these. */
export const isDatabaseCommand = (command: { readonly do: string }): command is DatabaseCommand =>
  command.do.startsWith("database ");

/** Whoever starts meanwhile waits until the command has ended. */
const holder = "command";

type CommandEffect = Effect.Effect<
  ReadonlyArray<Row>,
  OperatorRefused | ServiceUnavailable | StartFailed | SqlError
>;

const explained = <A, E, R>(
  what: string,
  effect: Effect.Effect<A, E, R>,
): Effect.Effect<A, OperatorRefused, R> =>
  Effect.catchAllCause(effect, (cause) => refusedBecause(`${what} ${reasonOf(Cause.squash(cause))}.`));

const migrateNow = (
  { sql, patient }: ChosenDatabase,
  prices: ReadonlyArray<CertificatePrice>,
): CommandEffect =>
  Effect.gen(function* () {
    yield* explained("The database can't be migrated.", Effect.zipRight(migrate(), seedPrices(prices)));
    const applied = yield* appliedMigrations;
    return [{ migrations: applied.length, newest: applied.at(-1)?.id ?? 0 }];
  }).pipe(Effect.provide(patient ?? sql));

/** The directory of an embedded database that is there: none is made by looking for it. */
const whereEmbedded = (directory: string): Effect.Effect<string, OperatorRefused | StartFailed> =>
  Effect.flatMap(
    hasCluster(directory),
    (isThere) =>
      isThere ? Effect.promise(() => Deno.realPath(directory)) : refusedBecause(
        `There is no embedded database in ${directory}: set DATA_DIR to the directory that has it.`,
      ),
  );

/**
 * Puts a file in the place of another, readable by its owner alone.
 * @fails OperatorRefused when it can't be written; nothing of it is left then
 */
export const moveFile = (from: string, to: string): Effect.Effect<void, OperatorRefused> => {
  const part = `${to}.part`;
  return Effect.tryPromise({
    try: async () => {
      await Deno.copyFile(from, part);
      await Deno.chmod(part, 0o600);
      await Deno.rename(part, to);
    },
    catch: fileUnwritten(to),
  }).pipe(Effect.tapError(() => Effect.promise(() => Deno.remove(part).catch(() => {}))));
};

/** A file in the data directory, where the service may write, for as long as it is used. */
export const withTemporary = <A, E>(
  directory: string,
  use: (file: string) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.acquireUseRelease(
    Effect.succeed(`${directory}/backup-${crypto.randomUUID()}`),
    use,
    (file) => Effect.promise(() => Deno.remove(file).catch(() => {})),
  );

const backUp = (database: ChosenDatabase, file: string): CommandEffect =>
  Effect.gen(function* () {
    if (!database.isEmbedded) {
      return yield* refusedBecause(
        "backup copies the embedded database; use pg_dump for the server in DATABASE_URL.",
      );
    }
    const directory = yield* whereEmbedded(database.directory);
    const isServed = yield* ControlSocket.isListening(directory);
    return yield* withTemporary(directory, (temporary) =>
      Effect.zipLeft(
        isServed
          ? Effect.map(ControlSocket.send(directory, { do: "backup", file: temporary }), ({ rows }) => rows)
          : Effect.provide(Effect.map(writeBackup(temporary), countRows), embedded(directory, { holder })),
        moveFile(temporary, file),
      ));
  });

const restore = (
  file: string,
  sql: Layer.Layer<SqlClient, StartFailed | SqlError>,
  prices: ReadonlyArray<CertificatePrice>,
): CommandEffect =>
  restoreBackup(file).pipe(
    Effect.zipLeft(seedPrices(prices)),
    Effect.map(countRows),
    Effect.provide(sql),
  );

const move = (database: ChosenDatabase, prices: ReadonlyArray<CertificatePrice>): CommandEffect =>
  Effect.gen(function* () {
    const { patient } = database;
    if (patient === undefined) {
      return yield* refusedBecause(
        "move needs DATABASE_URL: the address of the server to move to, with an empty database.",
      );
    }
    const directory = yield* whereEmbedded(database.directory);
    return yield* withTemporary(directory, (temporary) =>
      Effect.zipRight(
        Effect.provide(writeBackup(temporary), embedded(directory, { holder })),
        restore(temporary, patient, prices),
      ));
  });

/** @returns rows to print: what was migrated, or how many rows of each table were copied */
export const carryOutOnDatabase = (
  command: DatabaseCommand,
  database: ChosenDatabase,
  prices: ReadonlyArray<CertificatePrice>,
): CommandEffect => {
  switch (command.do) {
    case "database migrate":
      return migrateNow(database, prices);
    case "database backup":
      return backUp(database, command.file);
    case "database restore":
      return restore(
        command.file,
        database.patient ?? embedded(database.directory, { anew: "empty", holder }),
        prices,
      );
    case "database move":
      return move(database, prices);
  }
};
