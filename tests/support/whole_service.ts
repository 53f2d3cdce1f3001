/** The real router on a real database, without a socket: what a caller with a key meets. */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { makeHandler } from "../../src/http/server/handler.ts";
import * as AccountsAdapter from "../../src/adapters/postgres/accounts/accounts.ts";
import * as HealthAdapter from "../../src/adapters/postgres/engine/health.ts";
import * as IdempotencyAdapter from "../../src/adapters/postgres/idempotency.ts";
import * as LawAdditionsAdapter from "../../src/adapters/postgres/law_additions.ts";
import * as OutboxAdapter from "../../src/adapters/postgres/mail/outbox.ts";
import * as RateLimiterAdapter from "../../src/adapters/postgres/rate_limiter.ts";
import * as PdfRenderer from "../../src/adapters/pdf/pdf_renderer.ts";
import * as FilesystemStore from "../../src/adapters/storage/filesystem.ts";
import * as SignedUrl from "../../src/adapters/storage/signed_url.ts";
import * as LawReaderAdapter from "../../src/adapters/reference/added/law_reader.ts";
import * as Reference from "../../src/adapters/reference/layer.ts";
import { filesPath } from "../../src/application/documents/document_links.ts";
import { Mailer, type Outbox } from "../../src/application/documents/document_ports.ts";
import { PublicOrigin } from "../../src/application/reports/report_ports.ts";
import { CertificatePrices, type DatabaseHealth, Operator } from "../../src/application/ports.ts";
import type { StartFailed } from "../../src/application/start_failed.ts";
import type { NewKey } from "../../src/domain/accounts/access.ts";
import type { Permission, TierName } from "../../src/contract/access.ts";
import type { OperatorRefused } from "../../src/domain/accounts/operator_refused.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import * as Readiness from "../../src/application/readiness.ts";
import type { ReadyMail } from "../../src/domain/documents/mail.ts";
import { MailDeferred, MailRefused } from "../../src/domain/documents/mail_failures.ts";
import { type EdgeOptions, makeApp } from "../../src/http/server/app.ts";
import {
  featureLayers,
  folded,
  type OuterServices,
  router,
  type Services,
} from "../../src/composition/features.ts";
import { declaredOnly } from "./declared_answers.ts";
import { Installation } from "../../src/features/foundation.ts";
import { secret } from "./document_stores.ts";
import { reference } from "./law.ts";
import { onceAFile } from "./once_a_file.ts";
import { openEdge } from "./service.ts";
import { spreadsheets } from "./spreadsheets.ts";

/** Mails that were handed over, the newest last. */
export const sentMails: Array<ReadyMail> = [];

/** Answers of mail servers by the domains of their receivers. */
const refusals: ReadonlyMap<string, MailRefused | MailDeferred> = new Map<string, MailRefused | MailDeferred>(
  [
    [
      "refused.example",
      new MailRefused({
        message: "Can't send mail - all recipients were rejected: 550 5.1.1 <b>no such\r\nmailbox</b>",
      }),
    ],
    ["later.example", new MailDeferred({ message: "connect ECONNREFUSED 10.0.0.5:25" })],
  ],
);

const mailer = Layer.succeed(Mailer, {
  send: (mail) =>
    Effect.suspend(() => {
      const refusal = refusals.get(mail.to.split("@")[1] ?? "");
      if (refusal !== undefined) return Effect.fail(refusal);
      sentMails.push(mail);
      return Effect.void;
    }),
});

/** Documents in files of a directory that goes with the scope. */
const documents = Layer.unwrapScoped(Effect.map(
  Effect.acquireRelease(
    Effect.promise(() => Deno.makeTempDir()),
    (directory) => Effect.promise(() => Deno.remove(directory, { recursive: true })),
  ),
  (directory) => FilesystemStore.layer({ directory, linkPrefix: filesPath }),
));

const printers = onceAFile(PdfRenderer.layer({ workers: 2 }));

const foundation = (compressesAudit: boolean) =>
  Layer.provide(OutboxAdapter.layer, mailer).pipe(
    Layer.provideMerge(Layer.provideMerge(documents, SignedUrl.layer(secret))),
    Layer.merge(printers),
    Layer.merge(
      Layer.succeed(Installation, { isEmbedded: false, compressesAudit, secret, otherSecrets: [] }),
    ),
    Layer.merge(Layer.succeed(PublicOrigin, "https://customs.example.com")),
  );

/** Everything that the router and the sweepers ask for. */
export type WholeService = Services | DatabaseHealth | Outbox;

const outer = (compressesAudit: boolean): Layer.Layer<
  OuterServices | DatabaseHealth | Outbox,
  StartFailed,
  SqlClient
> =>
  Layer.mergeAll(
    Layer.merge(featureLayers, spreadsheets).pipe(
      Layer.merge(Readiness.layer),
      Layer.provideMerge(Reference.layerWithAdditions(reference)),
      Layer.provideMerge(
        Layer.mergeAll(
          foundation(compressesAudit),
          HealthAdapter.layer(reference.prices),
          LawAdditionsAdapter.layer,
          LawReaderAdapter.layer(reference),
        ),
      ),
    ),
    AccountsAdapter.layer,
    IdempotencyAdapter.layer({ isAlone: false }),
    Layer.succeed(CertificatePrices, { current: () => reference.prices }),
    RateLimiterAdapter.layer,
  );

export const services: Layer.Layer<WholeService, StartFailed, SqlClient> = Layer.provideMerge(
  folded,
  outer(false),
);

/** The same with AUDIT_COMPRESSION=on. */
export const compressingServices: Layer.Layer<WholeService, StartFailed, SqlClient> = Layer.provideMerge(
  folded,
  outer(true),
);

let lastPeer = 0;
/** An address that no other test calls from. */
export const freshPeer = (): string => `198.51.${Math.floor(++lastPeer / 250)}.${lastPeer % 250}`;

/** Sends requests from the address. */
export type Client = (path: string, init?: RequestInit) => Effect.Effect<Response>;

/** @param edge what is known of how clients reach the service */
export const client = (peer: string, edge: EdgeOptions = openEdge): Effect.Effect<Client, never, Services> =>
  Effect.map(Effect.runtime<Services>(), (runtime) => {
    const handler = makeHandler(runtime, makeApp<Services>(router, edge));
    return (path, init) =>
      Effect.promise(async () => {
        const request = new Request(`http://service.test${path}`, init);
        return await declaredOnly(request, await handler(request, peer));
      });
  });

/** A new account's key; a test key where that is asked for. */
export const holder = (
  tier: TierName,
  permissions: ReadonlyArray<Permission>,
  isTest = false,
): Effect.Effect<NewKey, OperatorRefused | ServiceUnavailable, Operator> =>
  Effect.gen(function* () {
    const operator = yield* Operator;
    const email = `${crypto.randomUUID()}@example.com`;
    yield* operator.createAccount(email, tier);
    return yield* operator.createKey(email, permissions, { isTest });
  });
