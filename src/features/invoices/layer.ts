/**
 * The service that invoices bring: those that are kept.
 */
import type * as Layer from "effect/Layer";
import * as Invoices from "../../adapters/postgres/invoices.ts";
import type { Invoices as InvoicesPort } from "../../application/documents/document_ports.ts";
import type { Foundation } from "../foundation.ts";

export const layer: Layer.Layer<InvoicesPort, never, Foundation> = Invoices.layer;
