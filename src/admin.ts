/**
 * `deno task admin`: the operator's commands. On a PostgreSQL server they run here; on the embedded database the
 * service that holds it carries them out, or, while none runs, this process opens the directory itself.
 */
import * as ConfigError from "effect/ConfigError";
import * as Console from "effect/Console";
import * as Effect from "effect/Effect";
import * as FiberRef from "effect/FiberRef";
import * as HashSet from "effect/HashSet";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as LogLevel from "effect/LogLevel";
import * as ControlSocket from "./adapters/control_socket.ts";
import * as LawReader from "./adapters/reference/added/law_reader.ts";
import { load, loadPrices } from "./adapters/reference/files.ts";
import * as LawAdditions from "./adapters/postgres/law_additions.ts";
import * as Idempotency from "./adapters/postgres/idempotency.ts";
import * as Invoices from "./adapters/postgres/invoices.ts";
import * as Operator from "./adapters/postgres/accounts/operator.ts";
import * as Attachments from "./adapters/postgres/attachments/attachments.ts";
import * as DeclarationReports from "./adapters/postgres/reports/declaration_reports.ts";
import { prepare } from "./adapters/postgres/engine/health.ts";
import { hasCluster, hasTables } from "./adapters/postgres/engine/embedded/made.ts";
import { type CommandLine, readArguments } from "./composition/commands/command_line.ts";
import { isDataCommand, withFolder } from "./composition/commands/data_commands.ts";
import { exportThrough } from "./composition/commands/import_commands.ts";
import { listenForReasons, type Reasons } from "./composition/commands/reason_told.ts";
import { lines, table } from "./composition/commands/printed_rows.ts";
import { verifyFile } from "./composition/commands/report_command.ts";
import {
  type AnyCommand,
  carryOutOnReports,
  isLawCommand,
  isMarkCommand,
  isRecordCommand,
  isReportCommand,
  purge,
} from "./application/maintenance.ts";
import { carryOutOnRecords, isLacking } from "./application/imports/records/record_commands.ts";
import { carryOutMark } from "./application/accounts/operator_session.ts";
import { carryOutOnLaw, type LawAnswer, type LawCommand } from "./application/law/law_commands.ts";
import { ShippedPrices } from "./application/ports.ts";
import { carryOut } from "./application/accounts/operator_commands.ts";
import { adminNames } from "./composition/setting_names.ts";
import * as Settings from "./composition/settings.ts";
import type { CertificatePrice } from "./domain/cbam/law/price.ts";
import { refusedBecause } from "./domain/accounts/operator_refused.ts";
import { chooseDatabase, type ChosenDatabase } from "./composition/database.ts";
import { carryOutOnDatabase, isDatabaseCommand } from "./composition/commands/database_commands.ts";
import { recordStores } from "./features/imports/layer.ts";
import { documentServices, operatorServices, reportServices } from "./composition/documents.ts";

/** No command makes a database: whoever named the wrong one is told so. */
const refuseUnmade = (name: string) =>
  refusedBecause(
    `There is no database of this service yet (${name}): start the service on it once, or set DATABASE_URL or DATA_DIR as the service has it.`,
  );

/** Means of commands in this process. */
interface Means {
  readonly mode: Settings.Mode;
  readonly isEmbedded: boolean;
  readonly prices: ReadonlyArray<CertificatePrice>;
}

/** Stores of the records of a ledger, beside accounts and documents. */
const recordLayers = Layer.mergeAll(recordStores, DeclarationReports.layer, Attachments.layer);

const rowsHere = (command: Exclude<AnyCommand, LawCommand>, { mode, isEmbedded, prices }: Means) =>
  Effect.gen(function* () {
    if (isReportCommand(command)) {
      return yield* Effect.provide(carryOutOnReports(command), yield* reportServices(mode));
    }
    if (isMarkCommand(command)) {
      return yield* Effect.provide(carryOutMark(command), yield* operatorServices(mode));
    }
    const operator = Layer.provide(Operator.layer, Layer.succeed(ShippedPrices, prices));
    if (isRecordCommand(command)) {
      const records = Layer.provideMerge(recordLayers, yield* documentServices(mode, isEmbedded));
      return yield* Effect.provide(carryOutOnRecords(command), Layer.merge(operator, records));
    }
    if (command.do !== "purge") return yield* Effect.provide(carryOut(command), operator);
    const kept = Layer.merge(Invoices.layer, Attachments.layer);
    const documents = Layer.provideMerge(kept, yield* documentServices(mode, isEmbedded));
    return yield* Effect.provide(purge, Layer.merge(documents, Idempotency.layer({ isAlone: false })));
  });

/** Commands in this process, after the database is brought to its newest version. */
const here = (command: AnyCommand, { isEmbedded, name, sql, patient }: ChosenDatabase) =>
  Effect.gen(function* () {
    if (!(yield* hasTables)) return yield* refuseUnmade(name);
    if (isLawCommand(command)) {
      const loaded = yield* load();
      yield* prepare(loaded.prices);
      const services = Layer.merge(LawAdditions.layer, LawReader.layer(loaded));
      return yield* Effect.provide(carryOutOnLaw(command), services);
    }
    const prices = yield* loadPrices();
    // On a server the secrets are those of the service: none may be made here.
    const mode = isEmbedded ? "dev" : "start";
    yield* prepare(prices);
    return { rows: yield* rowsHere(command, { mode, isEmbedded, prices }) };
  }).pipe(Effect.provide(patient ?? sql));

const run = (command: AnyCommand, database: ChosenDatabase) =>
  Effect.gen(function* () {
    const { isEmbedded, directory, name } = database;
    if (isEmbedded && (yield* ControlSocket.isListening(directory))) {
      return command.do === "imports export"
        ? yield* exportThrough(directory, command)
        : yield* ControlSocket.send(directory, command);
    }
    if (isEmbedded && !(yield* hasCluster(directory))) return yield* refuseUnmade(name);
    return yield* here(command, database);
  });

/** Result of a command, and the name of the database that it talked to: people read its name before the rows. */
interface Answer extends LawAnswer {
  readonly code: number;
  readonly database?: string;
}

const print = ({ summary, rows, database }: Answer, { isJson }: CommandLine): Effect.Effect<void> =>
  Console.log(
    isJson
      ? JSON.stringify({ summary, rows, database })
      : summary === undefined
      ? table(rows)
      : `${lines(summary)}\n\n${table(rows)}`,
  );

const messageOf = (
  error: { readonly message: string } | ConfigError.ConfigError,
  { told }: Reasons,
): string => ConfigError.isConfigError(error) ? Settings.sentences(error).join(" ") : told(error);

const explain = (message: string, { isJson }: CommandLine): Effect.Effect<void> =>
  Console.error(isJson ? JSON.stringify({ error: message }) : message);

const answer = ({ command, isJson }: CommandLine) =>
  Effect.gen(function* () {
    if (command.do !== "report verify") {
      const database = yield* chooseDatabase("dev", "command");
      if (!isJson) yield* Console.error(`Database: ${database.name}`);
      const answered = isDatabaseCommand(command)
        ? { rows: yield* carryOutOnDatabase(command, database, yield* loadPrices()) }
        : yield* run(isDataCommand(command) ? yield* withFolder(command) : command, database);
      const code = isLacking(command, answered.rows) ? 1 : 0;
      return { ...answered, code, database: database.name };
    }
    const keys = Effect.flatMap(
      chooseDatabase("dev", "command"),
      (database) => Effect.map(run({ do: "report key list" }, database), ({ rows }) => rows),
    );
    return yield* verifyFile(command, keys);
  });

/**
 * @returns the exit code: 0, or 1 after the sentence that says why not, and after rows that name files which are missing or changed;
 * `report verify` has codes of its own
 */
const program = (asked: CommandLine): Effect.Effect<number> => {
  const reasons = listenForReasons();
  return answer(asked).pipe(
    Effect.matchEffect({
      onSuccess: (answered: Answer) => Effect.as(print(answered, asked), answered.code),
      onFailure: (error) => Effect.as(explain(messageOf(error, reasons), asked), 1),
    }),
    Logger.withMinimumLogLevel(LogLevel.Warning),
    // Of the fiber itself: what outlives its scope must not write to standard output either.
    Effect.locally(FiberRef.currentLoggers, HashSet.make(reasons.logger)),
    Effect.provide(
      Layer.setConfigProvider(Settings.provider((name) => Deno.env.get(name), adminNames)),
    ),
  );
};

if (import.meta.main) {
  const asked = readArguments(Deno.args);
  if (typeof asked === "number") Deno.exitCode = asked;
  else Deno.exit(await Effect.runPromise(program(asked)));
}
