/**
 * Services that suppliers bring: installations, their values, and inquiries.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Layer from "effect/Layer";
import { watchLinkLine } from "./pages/link/link_line.ts";
import * as AttachmentStore from "../../adapters/postgres/attachments/attachments.ts";
import * as InquiryStore from "../../adapters/postgres/suppliers/inquiries.ts";
import * as InstallationStore from "../../adapters/postgres/suppliers/installations.ts";
import * as UseStore from "../../adapters/postgres/suppliers/value_uses.ts";
import * as ValueStore from "../../adapters/postgres/suppliers/values.ts";
import type { Attachments } from "../../application/attachments/attachment_ports.ts";
import { type Uploads, uploads } from "../../application/documents/uploads.ts";
import type { Inquiries } from "../../application/suppliers/inquiries/inquiry_ports.ts";
import type { Installations, SupplierValues, ValueUses } from "../../application/suppliers/supplier_ports.ts";

export const layer: Layer.Layer<
  Attachments | Inquiries | Installations | SupplierValues | Uploads | ValueUses,
  never,
  SqlClient.SqlClient
> = Layer.mergeAll(
  AttachmentStore.layer,
  InquiryStore.layer,
  InstallationStore.layer,
  ValueStore.layer,
  UseStore.layer,
  uploads,
  Layer.effectDiscard(watchLinkLine),
);
