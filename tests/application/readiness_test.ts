/** How the parts of the service stand: real databases, a store in files, mails in the outbox. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as Prometheus from "../../src/adapters/metrics/prometheus.ts";
import * as Health from "../../src/adapters/postgres/engine/health.ts";
import * as OutboxAdapter from "../../src/adapters/postgres/mail/outbox.ts";
import * as Filesystem from "../../src/adapters/storage/filesystem.ts";
import * as Reference from "../../src/adapters/reference/layer.ts";
import * as SignedUrl from "../../src/adapters/storage/signed_url.ts";
import { filesPath } from "../../src/application/documents/document_links.ts";
import { Mailer, Outbox } from "../../src/application/documents/document_ports.ts";
import { Metrics } from "../../src/application/metrics.ts";
import { layer, Readiness } from "../../src/application/readiness.ts";
import type { PartName, PartState } from "../../src/contract/operations.ts";
import { MailDeferred } from "../../src/domain/documents/mail_failures.ts";
import { onEachDatabase } from "../support/databases.ts";
import { secret } from "../support/document_stores.ts";
import { reference } from "../support/law.ts";
import { outgoingMail } from "../support/mails.ts";
import { watchedTurns } from "../support/passing_time.ts";

const deferring = Layer.succeed(Mailer, { send: () => new MailDeferred({ message: "come back later" }) });

const withDirectory = <A, E, R>(use: (directory: string) => Effect.Effect<A, E, R>) =>
  Effect.acquireUseRelease(
    Effect.promise(() => Deno.makeTempDir()),
    use,
    (directory) => Effect.promise(() => Deno.remove(directory, { recursive: true })),
  );

const turns = watchedTurns();

const partsIn = (directory: string) =>
  layer.pipe(
    Layer.provideMerge(Layer.provide(OutboxAdapter.layer, deferring)),
    Layer.provide(Filesystem.layer({ directory, linkPrefix: filesPath })),
    Layer.provide(SignedUrl.layer(secret)),
    Layer.provide(Health.layer(reference.prices)),
    Layer.provide(Reference.layer(reference)),
    Layer.provide(turns.layer),
  );

/**
 * Has the parts looked at until the part is in the state and the others that are well are seen as such. A part that never comes there
 * hangs the test.
 */
const untilPart = (part: PartName, state: PartState) =>
  Effect.flatMap(
    Readiness,
    ({ standing }) =>
      Effect.repeat(Effect.andThen(turns.after("15 seconds", "The look at the parts"), standing), {
        until: ({ parts }) =>
          parts[part] === state &&
          [parts.database, parts.migrations, parts.reference].every((other) => other === "ok"),
      }),
  );

/** A logger that keeps what is said. */
const heard = (lines: Array<string>) =>
  Logger.replace(
    Logger.defaultLogger,
    Logger.make<unknown, void>(({ message }) => {
      lines.push(...Array.isArray(message) ? message.map(String) : [String(message)]);
    }),
  );

onEachDatabase((test) => {
  const lines: Array<string> = [];
  test(
    "why the store fails is said with the first look that finds it so, and not with each",
    withDirectory((directory) =>
      Effect.gen(function* () {
        yield* untilPart("storage", "ok");
        yield* Effect.promise(async () => {
          await Deno.remove(directory, { recursive: true });
          await Deno.writeTextFile(directory, "");
        });
        yield* untilPart("storage", "failing");
        yield* untilPart("storage", "failing");
        const told = (start: string): number => lines.filter((line) => line.startsWith(start)).length;
        assert.equal(told("The part storage is failing."), 1, lines.join("\n"));
        assert.equal(told("The document storage "), 1, lines.join("\n"));
      }).pipe(Effect.provide(partsIn(directory)), Effect.provide(heard(lines)))
    ),
  );

  test(
    "a store that fails and mails that wait too long are told, and leave the process ready",
    withDirectory((directory) =>
      Effect.gen(function* () {
        yield* untilPart("storage", "ok");
        const well = yield* untilPart("mail_queue", "ok");
        assert.deepEqual(well, {
          isReady: true,
          lacksRight: false,
          parts: { database: "ok", migrations: "ok", reference: "ok", storage: "ok", mail_queue: "ok" },
        });
        const { standingNow } = yield* Readiness;
        assert.deepEqual(standingNow(), well, "memory knows what was just asked");
        yield* TestClock.adjust("1 seconds");
        assert.equal(standingNow(), undefined, "and for no longer than a second");
        yield* Effect.promise(async () => {
          await Deno.remove(directory, { recursive: true });
          await Deno.writeTextFile(directory, "");
        });
        assert.equal((yield* untilPart("storage", "failing")).isReady, true);

        const outbox = yield* Outbox;
        yield* outbox.enqueue(outgoingMail({}));
        assert.deepEqual(yield* outbox.waiting, { queued: 1, deferred: 0, dead: 0, oldestSeconds: 0 });
        yield* outbox.deliverDue;
        const sql = yield* SqlClient.SqlClient;
        yield* sql`update mail set queued_at = queued_at - interval '31 minutes'`;
        const { oldestSeconds, ...counts } = yield* outbox.waiting;
        assert.deepEqual(counts, { queued: 0, deferred: 1, dead: 0 });
        assert.equal(oldestSeconds, 1_860);
        assert.equal((yield* untilPart("mail_queue", "late")).isReady, true);
        yield* sql`update mail set status = 'dead', finished_at = due_at`;
        assert.equal((yield* untilPart("mail_queue", "ok")).isReady, true);
        assert.deepEqual(yield* outbox.waiting, { queued: 0, deferred: 0, dead: 1, oldestSeconds: 0 });
        yield* sql`delete from mail`;
      }).pipe(Effect.provide(partsIn(directory)))
    ),
  );

  const metrics = Prometheus.make();
  const told = [
    'customs_part_up{part="database"} 1',
    'customs_part_up{part="mail_queue"} 0',
    'customs_mails{state="deferred"} 1',
  ];
  test(
    "the parts and the mails are figures too",
    withDirectory((directory) =>
      Effect.gen(function* () {
        const outbox = yield* Outbox;
        yield* outbox.enqueue(outgoingMail({}));
        yield* outbox.deliverDue;
        const sql = yield* SqlClient.SqlClient;
        yield* sql`update mail set queued_at = queued_at - interval '31 minutes'`;
        const { text } = yield* Effect.repeat(
          Effect.zipRight(untilPart("mail_queue", "late"), metrics.exposition),
          { until: ({ text }) => told.every((line) => text.split("\n").includes(line)), times: 20 },
        );
        for (const line of told) assert.ok(text.split("\n").includes(line), `${line}\n${text}`);
        const [, oldest] = /^customs_mails_oldest_seconds (\d+)/m.exec(text) ?? [];
        assert.ok(Number(oldest) >= 1_860, text);
        yield* sql`delete from mail`;
      }).pipe(Effect.provide(Layer.provide(partsIn(directory), Layer.succeed(Metrics, metrics))))
    ),
  );
});
