/**
 * The reference tables as the application's port.
 */
import * as Layer from "effect/Layer";
import { ReferenceData } from "../../application/ports.ts";
import { searchIndex } from "../../domain/cbam/search/search.ts";
import type { LoadedReference } from "./files.ts";

/** The port over tables that are read already. */
export const layer = ({ tables, searchWords }: LoadedReference): Layer.Layer<ReferenceData> =>
  Layer.succeed(ReferenceData, { tables, searchIndex: searchIndex(tables, searchWords) });
