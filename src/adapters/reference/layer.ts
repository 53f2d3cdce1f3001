/**
 * The reference tables as the application's ports.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CertificatePrices, ReferenceData } from "../../application/ports.ts";
import { searchIndex } from "../../domain/cbam/search.ts";
import { load, type LoadedReference, type ReferenceBroken } from "./files.ts";

/** The ports over tables that are read already. */
export const fromLoaded = (
  { tables, prices }: LoadedReference,
): Layer.Layer<ReferenceData | CertificatePrices> =>
  Layer.merge(
    Layer.succeed(ReferenceData, { tables, searchIndex: searchIndex(tables.goods.values()) }),
    Layer.succeed(CertificatePrices, { current: () => prices }),
  );

/** Reads the checkout's tables; a broken one fails the layer. */
export const layer: Layer.Layer<ReferenceData | CertificatePrices, ReferenceBroken> = Layer.unwrapEffect(
  Effect.map(load(), fromLoaded),
);
