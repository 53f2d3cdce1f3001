/**
 * `deno task admin`: the operator's commands. On a PostgreSQL server they run here; on the embedded database the
 * service that holds it carries them out, or, while none runs, this process opens the directory itself.
 */
import * as ConfigError from "effect/ConfigError";
import * as Console from "effect/Console";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as LogLevel from "effect/LogLevel";
import * as ControlSocket from "./adapters/control_socket.ts";
import { load } from "./adapters/reference/files.ts";
import * as Idempotency from "./adapters/postgres/idempotency.ts";
import * as Operator from "./adapters/postgres/operator.ts";
import { prepare } from "./adapters/postgres/engine/health.ts";
import { type Asked, readArguments, table } from "./composition/command_line.ts";
import { verifyFile } from "./composition/report_command.ts";
import { type AnyCommand, carryOutOnReports, isReportCommand, purge } from "./application/maintenance.ts";
import { carryOut, type Row } from "./application/accounts/operator_commands.ts";
import * as Settings from "./composition/settings.ts";
import { chooseDatabase, type ChosenDatabase } from "./composition/database.ts";
import {
  carryOutOnDatabase,
  type DatabaseCommand,
  isDatabaseCommand,
} from "./composition/database_commands.ts";
import { documentServices, reportServices } from "./composition/documents.ts";

/** Commands in this process, after the database is brought to its newest version. */
const here = (command: AnyCommand, { isEmbedded, sql, patient }: ChosenDatabase) =>
  Effect.gen(function* () {
    const { prices } = yield* load();
    // On a server the secrets are those of the service: none may be made here.
    const mode = isEmbedded ? "dev" : "start";
    yield* prepare(prices);
    if (isReportCommand(command)) {
      return yield* Effect.provide(carryOutOnReports(command), yield* reportServices(mode));
    }
    if (command.do !== "purge") return yield* Effect.provide(carryOut(command), Operator.layer);
    const documents = yield* documentServices(mode);
    return yield* Effect.provide(purge, Layer.merge(documents, Idempotency.layer({ isAlone: false })));
  }).pipe(Effect.provide(patient ?? sql));

const run = (command: AnyCommand) =>
  Effect.gen(function* () {
    const database = yield* chooseDatabase("dev");
    const { isEmbedded, directory } = database;
    const isServed = isEmbedded && (yield* ControlSocket.isListening(directory));
    return yield* isServed ? ControlSocket.send(directory, command) : here(command, database);
  });

const print = (rows: ReadonlyArray<Row>, { isJson }: Asked): Effect.Effect<void> =>
  Console.log(isJson ? JSON.stringify({ rows }) : table(rows));

const messageOf = (error: { readonly message: string } | ConfigError.ConfigError): string =>
  ConfigError.isConfigError(error) ? Settings.sentences(error).join(" ") : error.message;

const explain = (message: string, { isJson }: Asked): Effect.Effect<void> =>
  Console.error(isJson ? JSON.stringify({ error: message }) : message);

const onDatabase = (command: DatabaseCommand) =>
  Effect.flatMap(load(), ({ prices }) => carryOutOnDatabase(command, prices));

/** What is printed, and the exit code. */
const answer = ({ command }: Asked) =>
  isDatabaseCommand(command)
    ? Effect.map(onDatabase(command), (rows) => ({ rows, code: 0 }))
    : command.do === "report verify"
    ? Effect.map(verifyFile(command, run({ do: "report key list" })), ({ rows, isGenuine }) => ({
      rows,
      code: isGenuine ? 0 : 1,
    }))
    : Effect.map(run(command), (rows) => ({ rows, code: 0 }));

/** @returns the exit code: 0, or 1 after the sentence that says why not, or for a report that isn't genuine */
const program = (asked: Asked): Effect.Effect<number> =>
  answer(asked).pipe(
    Effect.matchEffect({
      onSuccess: ({ rows, code }) => Effect.as(print(rows, asked), code),
      onFailure: (error) => Effect.as(explain(messageOf(error), asked), 1),
    }),
    Logger.withMinimumLogLevel(LogLevel.None),
    Effect.provide(
      Layer.setConfigProvider(Settings.provider((name) => Deno.env.get(name), Settings.adminNames)),
    ),
  );

if (import.meta.main) {
  const asked = readArguments(Deno.args);
  if (typeof asked === "number") Deno.exitCode = asked;
  else Deno.exit(await Effect.runPromise(program(asked)));
}
