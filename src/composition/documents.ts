/**
 * Layers that keep, print and send documents, as the settings say: the layers that stand beside the database. What only
 * some settings need is loaded for them alone.
 */
import type { SqlClient } from "@effect/sql/SqlClient";
import type { ConfigError } from "effect/ConfigError";
import * as Effect from "effect/Effect";
import { identity } from "effect/Function";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import type { Operators } from "../application/accounts/operator_ports.ts";
import * as OperatorsAdapter from "../adapters/postgres/accounts/operators.ts";
import * as EmlFiles from "../adapters/mail/eml_files.ts";
import * as PdfRenderer from "../adapters/pdf/pdf_renderer.ts";
import { knownStore } from "../adapters/postgres/attachments/known_store.ts";
import * as Outbox from "../adapters/postgres/mail/outbox.ts";
import * as ReportKeys from "../adapters/postgres/reports/report_keys.ts";
import * as ReportsAdapter from "../adapters/postgres/reports/reports.ts";
import * as Filesystem from "../adapters/storage/filesystem.ts";
import * as SignedUrl from "../adapters/storage/signed_url.ts";
import { signingSecret } from "../adapters/storage/signing_secret.ts";
import { filesPath } from "../application/documents/document_links.ts";
import type * as Ports from "../application/documents/document_ports.ts";
import type { Reports, ReportSigner } from "../application/reports/report_ports.ts";
import { Installation } from "../features/foundation.ts";
import { StartFailed } from "../application/start_failed.ts";
import { auditCompression } from "./audit_settings.ts";
import { dataDirectory, type Mode } from "./settings.ts";
import * as Settings from "./document_settings.ts";

/** Services that documents need beside the database. */
export type DocumentServices =
  | Installation
  | Ports.DocumentStore
  | Ports.LinkSigner
  | Ports.Outbox
  | Ports.PdfRenderer;

const mailer = (mode: Mode, directory: string) =>
  Effect.gen(function* () {
    const from = yield* Settings.mailFrom;
    const url = yield* Settings.smtpUrl(mode);
    if (mode === "start" && Option.isNone(url)) {
      yield* Effect.logWarning(
        `SMTP_URL is not set: mails reach no one, they become files in ${directory}/outbox.`,
      );
    }
    if (Option.isNone(url)) return EmlFiles.layer({ directory: `${directory}/outbox`, from });
    const Smtp = yield* Effect.promise(() => import("../adapters/mail/smtp.ts"));
    return Smtp.layer({ url: url.value, from });
  });

const store = (mode: Mode, directory: string) =>
  Effect.gen(function* () {
    const settings = yield* Settings.s3(mode);
    if (mode === "start" && Option.isNone(settings)) {
      yield* Effect.logWarning(
        `S3_ENDPOINT is not set: documents are files in ${directory}/documents, which every process of the service must share.`,
      );
    }
    if (Option.isNone(settings)) {
      const root = `${directory}/documents`;
      return knownStore({
        name: `The directory ${root}`,
        lacksAll: (keys) => Filesystem.lacksAll(root, keys),
        beginAnew: `make an empty file ${Filesystem.beginning(root)}`,
      }, Filesystem.layer({ directory: root, linkPrefix: filesPath }));
    }
    const S3 = yield* Effect.promise(() => import("../adapters/storage/s3.ts"));
    const S3Known = yield* Effect.promise(() => import("../adapters/storage/s3_known.ts"));
    return knownStore({
      name: `The bucket ${settings.value.bucket}`,
      lacksAll: (keys) => S3Known.lacksAll(settings.value, keys),
      beginAnew: `put an object ${S3Known.beginning} into it`,
    }, S3.layer(settings.value));
  });

/** The secret that signs, and those that are accepted beside it. */
const secretsOf = (mode: Mode, directory: string) =>
  Effect.gen(function* () {
    const given = yield* Settings.signingSecret(mode);
    const secret = Option.isSome(given) ? given.value : yield* signingSecret(directory);
    return { secret, others: Option.toArray(yield* Settings.otherSigningSecret) };
  });

/** Reports and their keys alone, for the operator's commands. */
export const reportServices = (
  mode: Mode,
): Effect.Effect<Layer.Layer<Reports | ReportSigner, never, SqlClient>, ConfigError | StartFailed> =>
  Effect.gen(function* () {
    const { secret, others } = yield* secretsOf(mode, yield* dataDirectory);
    return Layer.merge(ReportsAdapter.layer, ReportKeys.layer(secret, others));
  });

/** Operators' marks and second factors alone, for the operator's commands. */
export const operatorServices = (
  mode: Mode,
): Effect.Effect<Layer.Layer<Operators, never, SqlClient>, ConfigError | StartFailed> =>
  Effect.map(
    Effect.flatMap(dataDirectory, (directory) => secretsOf(mode, directory)),
    ({ secret, others }) => OperatorsAdapter.layer(secret, others),
  );

/**
 * The services that the settings name; a setting that is wrong or missing stops the start.
 * @param onMail what stands between the outbox and the mailer
 */
export const documentServices = (
  mode: Mode,
  isEmbedded: boolean,
  onMail: (mails: Layer.Layer<Ports.Mailer, StartFailed>) => Layer.Layer<Ports.Mailer, StartFailed> =
    identity,
): Effect.Effect<
  Layer.Layer<DocumentServices, StartFailed, SqlClient>,
  ConfigError | StartFailed
> =>
  Effect.gen(function* () {
    const directory = yield* dataDirectory;
    const { secret, others } = yield* secretsOf(mode, directory);
    const kept = Layer.provideMerge(yield* store(mode, directory), SignedUrl.layer(secret, others));
    const mails = yield* mailer(mode, directory);
    const workers = yield* Settings.pdfWorkers;
    const compressesAudit = yield* auditCompression;
    return Layer.provide(Outbox.layer, onMail(mails)).pipe(
      Layer.provideMerge(kept),
      Layer.merge(PdfRenderer.layer({ workers })),
      Layer.merge(Layer.succeed(Installation, { isEmbedded, compressesAudit, secret, otherSecrets: others })),
    );
  });
