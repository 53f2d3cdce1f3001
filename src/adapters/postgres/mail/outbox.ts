/**
 * Mails that wait in the database until they are handed over. An attempt first books its mail for a while, so that
 * no transaction is open while a mail server is talked to; a mail whose attempt was lost is tried again with the same
 * message id, by which its receiver knows it. Each place takes the next mail as soon as it is free, and none is kept
 * for long. Decision 0211.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Random from "effect/Random";
import * as Schema from "effect/Schema";
import type * as Scope from "effect/Scope";
import * as Stream from "effect/Stream";
import { DocumentStore, Mailer, Outbox } from "../../../application/documents/document_ports.ts";
import { startJob } from "../../../application/jobs.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../../contract/failures.ts";
import {
  type AttachedDocument,
  type Attachment,
  isSecretMail,
  type OutgoingMail,
  secretMailPrefixes,
} from "../../../domain/documents/mail.ts";
import { MailDeferred } from "../../../domain/documents/mail_failures.ts";
import { nextAttempt } from "../../../domain/documents/mail_attempts.ts";
import { firstRowOf } from "../engine/rows.ts";
import { deleteAll } from "../engine/slices.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { makeAttempts } from "./attempts.ts";
import { type BookedMail, mailOfRow, MailRow } from "./mail_rows.ts";
import { cut } from "../../../kernel/text/shown.ts";
import { dayMs } from "../../../kernel/time/durations.ts";
import { msOf, time } from "../engine/statements/times.ts";

const firstWaiting = firstRowOf(Schema.Struct({
  queued: Schema.Number,
  deferred: Schema.Number,
  dead: Schema.Number,
  oldestSeconds: Schema.Number,
}));

const lookedAtEvery = Duration.seconds(5);
/** Mails that each place takes: links before others, or nothing but links, whatever the other places hang on. */
const places = ["links", "all", "all", "all"] as const;
const dueFirst = (among: string): string =>
  `(select message_id from mail where status = 'queued' and due_at <= ${time(1)}${among}
    order by due_at limit 1 for update skip locked)`;
const dueLink = dueFirst(` and message_id like '${secretMailPrefixes.signIn}%'`);
const nextAt = { links: dueLink, all: `coalesce(${dueLink}, ${dueFirst("")})` };
const bookedForMs = 600_000;
/** An attempt ends before its booking does, with time to write down what came of it. */
const triedWithin = Duration.millis(bookedForMs - 60_000);
const longestFailure = 500;

type Place = typeof places[number];

/** On one line, and without what the database takes in no text. */
const failureText = (said: string): string =>
  cut(said.toWellFormed().replace(/[\p{Cc}\s]+/gu, " ").trim(), longestFailure);
const firstMail = firstRowOf(MailRow);

/** Outcome of an attempt. */
type Ending =
  | { readonly status: "sent"; readonly failure: null }
  | { readonly status: "dead"; readonly failure: string }
  | { readonly status: "queued"; readonly failure: string; readonly dueAtMs: number };

/** The outcome as it is written down. */
const written = (ending: Ending): Ending =>
  ending.status === "sent" ? ending : { ...ending, failure: failureText(ending.failure) };

const attached = (
  store: DocumentStore["Type"],
  { key, fileName }: Attachment,
): Effect.Effect<AttachedDocument, DocumentNotFound | ServiceUnavailable> =>
  Effect.gen(function* () {
    const document = yield* store.open(key);
    const chunks = yield* Stream.runCollect(document.read());
    return { fileName, mediaType: document.mediaType, bytes: new Uint8Array(Buffer.concat([...chunks])) };
  });

const outOfTime = (): MailDeferred =>
  new MailDeferred({
    message: `Documents and mail took longer than ${Duration.toSeconds(triedWithin)} seconds.`,
  });

const make: Effect.Effect<
  Outbox["Type"],
  never,
  SqlClient.SqlClient | DocumentStore | Mailer | Scope.Scope
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const store = yield* DocumentStore;
  const mailer = yield* Mailer;

  const enqueue = (mail: OutgoingMail) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.asVoid(orUnavailable(sql.unsafe(
        `insert into mail (message_id, receiver, subject, body, attachments, sender_name, reply_to, html, status,
           queued_at, due_at)
         values ($1, $2, $3, $4, $5, $7, $8, $9, 'queued', ${time(6)},
           ${time(6)})
         on conflict (message_id) do nothing`,
        [
          ...[mail.messageId, mail.to, mail.subject, mail.text, JSON.stringify(mail.attachments), nowMs],
          ...[mail.senderName, mail.replyTo, mail.html],
        ],
      ))));

  const bookNext = (place: Place, nowMs: number) =>
    orUnavailable(firstMail(sql.unsafe(
      `update mail set attempts = attempts + 1, due_at = ${time(2)}
       where message_id = ${nextAt[place]}
       returning message_id as "messageId", receiver as to, subject, body as text, html, attachments, attempts,
         sender_name as "senderName", reply_to as "replyTo",
         ${msOf("queued_at")} as "queuedAtMs"`,
      [nowMs, nowMs + bookedForMs],
    )));

  const later = (mail: BookedMail, failure: string): Effect.Effect<Ending> =>
    Effect.zipWith(Clock.currentTimeMillis, Random.next, (failedAtMs, jitter) => {
      const next = nextAttempt({ ...mail, failedAtMs, jitter });
      return next === "dead" ? { status: "dead", failure } : { status: "queued", failure, dueAtMs: next };
    });

  const attempt = (mail: BookedMail): Effect.Effect<Ending> =>
    Effect.forEach(mail.attachments, (attachment) => attached(store, attachment)).pipe(
      Effect.flatMap((documents) => mailer.send({ ...mail, documents })),
      Effect.timeoutFail({ duration: triedWithin, onTimeout: outOfTime }),
      Effect.as<Ending>({ status: "sent", failure: null }),
      Effect.catchTags({
        DocumentNotFound: ({ message }) => Effect.succeed<Ending>({ status: "dead", failure: message }),
        MailRefused: ({ message }) => Effect.succeed<Ending>({ status: "dead", failure: message }),
        MailDeferred: ({ message }) => later(mail, message),
        ServiceUnavailable: ({ message }) => later(mail, message),
      }),
      Effect.catchAllDefect((defect) =>
        Effect.zipRight(
          Effect.logError(`The mail ${mail.messageId} failed unexpectedly.`, defect),
          later(mail, String(defect)),
        )
      ),
    );

  const recordEnding = ({ messageId, attempts }: MailRow, ending: Ending) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      orUnavailable(sql.unsafe(
        `update mail set status = $2, last_failure = $3, due_at = ${time(4)},
           finished_at = case when $2 = 'queued' then null else ${time(5)} end,
           body = case when $2 <> 'queued' and $7 then '' else body end,
           html = case when $2 <> 'queued' and $7 then null else html end
         where message_id = $1 and attempts = $6::integer`,
        [
          messageId,
          ending.status,
          ending.failure,
          ending.status === "queued" ? ending.dueAtMs : nowMs,
          nowMs,
          attempts,
          isSecretMail(messageId),
        ],
      )));

  const outcomeOf = (row: MailRow): Effect.Effect<Ending> => {
    const mail = mailOfRow(row);
    return mail === undefined
      ? Effect.succeed<Ending>({
        status: "dead",
        failure: "The row is not a mail as this service writes it.",
      })
      : attempt(mail);
  };

  const tryMail = (row: MailRow) =>
    Effect.flatMap(Effect.map(outcomeOf(row), written), (ending) =>
      Effect.zipRight(
        ending.status === "dead"
          ? Effect.logWarning(`The mail ${row.messageId} was given up: ${ending.failure}`)
          : Effect.void,
        recordEnding(row, ending),
      ));

  const attempts = yield* makeAttempts<Place, ServiceUnavailable>();

  /** Takes one mail after the other until none is due, with their number. */
  const deliverAt = (place: Place): Effect.Effect<number, ServiceUnavailable> => {
    const next = Effect.flatMap(
      Clock.currentTimeMillis,
      (nowMs) => Effect.map(bookNext(place, nowMs), Option.map(tryMail)),
    );
    return Effect.gen(function* () {
      for (let tried = 0;; tried += 1) if (!(yield* attempts.at(place, next))) return tried;
    });
  };

  const deliverDue = Effect.zipLeft(
    Effect.map(
      Effect.forEach(places, deliverAt, { concurrency: "unbounded" }),
      (tried) => tried.reduce((sum, count) => sum + count, 0),
    ),
    attempts.ended,
  );

  const waiting = Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
    Effect.map(
      orUnavailable(firstWaiting(sql.unsafe(
        `select count(*) filter (where last_failure is null)::integer as queued,
           count(*) filter (where last_failure is not null)::integer as deferred,
           (select count(*)::integer from mail
              where status = 'dead' and status <> 'queued'
                and finished_at > to_timestamp(($1::float8 - ${dayMs}) / 1000)) as dead,
           coalesce($1::float8 / 1000 - extract(epoch from min(queued_at))::float8, 0) as "oldestSeconds"
         from mail where status = 'queued'`,
        [nowMs],
      ))),
      Option.getOrElse(() => ({ queued: 0, deferred: 0, dead: 0, oldestSeconds: 0 })),
    ));

  const forgetFinishedBefore = (timeMs: number) =>
    deleteAll(sql, {
      table: "mail",
      where: `status <> 'queued' and finished_at < ${time(1)}`,
      value: timeMs,
    });

  yield* startJob({
    name: "The delivery of mails",
    every: lookedAtEvery,
    begins: "after a pause",
    turn: places.map(deliverAt),
  });
  return { enqueue, deliverDue, waiting, forgetFinishedBefore };
});

/** The outbox, each of whose free places looks for due mails every five seconds while its scope is open. */
export const layer: Layer.Layer<Outbox, never, SqlClient.SqlClient | DocumentStore | Mailer> = Layer.scoped(
  Outbox,
  make,
);
