/**
 * Services that the layers of features stand on: the database, the store of documents and its links, the outbox, and
 * what is known of this installation.
 */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Context from "effect/Context";
import type * as Redacted from "effect/Redacted";
import type { DocumentStore, LinkSigner, Outbox } from "../application/documents/document_ports.ts";

/** One installation of the service. */
export class Installation extends Context.Tag("Installation")<Installation, {
  /** True if the database is this process's own, and not a server that others use too. */
  readonly isEmbedded: boolean;
  /** True if the audit of bulk calls is kept compressed. */
  readonly compressesAudit: boolean;
  /** Secret that signs and seals. */
  readonly secret: Redacted.Redacted<string>;
  /** Secrets that are accepted beside it, while it is changed. */
  readonly otherSecrets: ReadonlyArray<Redacted.Redacted<string>>;
}>() {}

/** Services that a feature's layer may stand on. */
export type Foundation = DocumentStore | Installation | LinkSigner | Outbox | SqlClient;
