/**
 * Unix socket through which `deno task admin` reaches the process that holds the embedded database; it lies in the data
 * directory, open to its owner alone. One command a request, as JSON; the answer is its rows, with what is said of all of them, or its refusal.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import * as ParseResult from "effect/ParseResult";
import * as Runtime from "effect/Runtime";
import * as Schema from "effect/Schema";
import { carryOutAny, type CommandServices, ServedCommand } from "../application/maintenance.ts";
import type { LawAnswer } from "../application/law/law_commands.ts";
import { type OperatorRefused, refusedBecause } from "../domain/accounts/operator_refused.ts";
import type { ServiceUnavailable } from "../contract/failures.ts";

/** Message that goes over the socket. */
const Line = Schema.Record({
  key: Schema.String,
  value: Schema.Union(
    Schema.String,
    Schema.Number,
    Schema.Boolean,
    Schema.Null,
    Schema.Array(Schema.String),
  ),
});
const Answer = Schema.Union(
  Schema.Struct({ rows: Schema.Array(Line), summary: Schema.optionalWith(Line, { exact: true }) }),
  Schema.Struct({ refused: Schema.String }),
);
type Answer = typeof Answer.Type;

const decodeCommand = Schema.decodeUnknown(ServedCommand);
const decodeAnswer = Schema.decodeUnknownSync(Answer);

/** The longest path that a unix socket can have on every system. */
const longestPath = 100;

const socketPath = (dataDirectory: string): string => `${dataDirectory}/control.sock`;

const otherRelease =
  "The command and the service that runs don't understand each other: they are of different releases. Use the command of the service's own release.";

const answer = (body: unknown): Effect.Effect<Answer, never, CommandServices> =>
  decodeCommand(body).pipe(
    Effect.mapError(() => refusedBecause(otherRelease)),
    Effect.flatMap(carryOutAny),
    Effect.match({
      onSuccess: (answered) => answered,
      onFailure: (error) => ({ refused: error.message }),
    }),
  );

const listen = (path: string, runtime: Runtime.Runtime<CommandServices>): Deno.HttpServer<Deno.UnixAddr> => {
  const run = Runtime.runPromise(runtime);
  const server = Deno.serve(
    { transport: "unix", path, onListen: () => {} },
    async (request) => Response.json(await run(answer(await request.json()))),
  );
  Deno.chmodSync(path, 0o600);
  return server;
};

const removeStale = (path: string): Effect.Effect<void> =>
  Effect.promise(() => Deno.remove(path).catch(() => {}));

/** Takes commands while the layer's scope is open; without it the service still runs. */
export const layer = (dataDirectory: string): Layer.Layer<never, never, CommandServices> =>
  Layer.scopedDiscard(Effect.gen(function* () {
    const path = socketPath(dataDirectory);
    if (path.length > longestPath) {
      return yield* Effect.logWarning(
        `DATA_DIR is too long for a control socket (${path}): admin commands work only while the service is stopped.`,
      );
    }
    const runtime = yield* Effect.runtime<CommandServices>();
    yield* removeStale(path);
    yield* Effect.acquireRelease(
      Effect.try(() => listen(path, runtime)),
      (server) => Effect.zipRight(Effect.promise(() => server.shutdown()), removeStale(path)),
    ).pipe(
      Effect.catchAll((error) => Effect.logWarning(`The control socket ${path} can't be opened.`, error)),
    );
  }));

const post = async (path: string, command: ServedCommand): Promise<Answer> => {
  const client = Deno.createHttpClient({ proxy: { transport: "unix", path } });
  const response = await fetch("http://localhost/", {
    client,
    method: "POST",
    body: JSON.stringify(command),
  });
  const body: unknown = await response.json();
  client.close();
  return decodeAnswer(body);
};

/** True if a service listens on the directory's control socket. */
export const isListening = (dataDirectory: string): Effect.Effect<boolean> =>
  Effect.promise(() =>
    Deno.connect({ transport: "unix", path: socketPath(dataDirectory) }).then((connection) => {
      connection.close();
      return true;
    }, () => false)
  );

/** Has the running service carry a command out. */
export const send = (
  dataDirectory: string,
  command: ServedCommand,
): Effect.Effect<LawAnswer, OperatorRefused | ServiceUnavailable> =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => post(socketPath(dataDirectory), command),
      catch: (error) =>
        refusedBecause(
          ParseResult.isParseError(error) ? otherRelease : `The running service did not answer: ${error}.`,
        ),
    }),
    (answered): Either.Either<LawAnswer, OperatorRefused> =>
      "rows" in answered ? Either.right(answered) : Either.left(refusedBecause(answered.refused)),
  );
