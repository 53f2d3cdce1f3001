/**
 * Services that invoices bring: those that are kept, and the agreements that statements on origin are compared with.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Invoices from "../../adapters/postgres/invoices.ts";
import { loadAgreements } from "../../adapters/reference/agreements.ts";
import type { Invoices as InvoicesPort } from "../../application/documents/document_ports.ts";
import { TradeAgreements } from "../../application/invoices/preference_ports.ts";
import { StartFailed } from "../../application/start_failed.ts";
import type { Foundation } from "../foundation.ts";

/**
 * The table, read at the start: a broken one stops it with a sentence.
 * @param file of the table; that of the release when it is left out
 */
export const tradeAgreements = (file?: URL): Layer.Layer<TradeAgreements, StartFailed> =>
  Layer.effect(
    TradeAgreements,
    Effect.mapError(loadAgreements(file), ({ message }) => new StartFailed({ message })),
  );

export const layer: Layer.Layer<InvoicesPort | TradeAgreements, StartFailed, Foundation> = Layer.merge(
  Invoices.layer,
  tradeAgreements(),
);
