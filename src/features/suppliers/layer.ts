/**
 * Services that suppliers bring: installations and their values.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Layer from "effect/Layer";
import * as InstallationStore from "../../adapters/postgres/suppliers/installations.ts";
import * as ValueStore from "../../adapters/postgres/suppliers/values.ts";
import * as UseStore from "../../adapters/postgres/suppliers/value_uses.ts";
import type { Installations, SupplierValues, ValueUses } from "../../application/suppliers/supplier_ports.ts";

export const layer: Layer.Layer<
  Installations | SupplierValues | ValueUses,
  never,
  SqlClient.SqlClient
> = Layer.mergeAll(InstallationStore.layer, ValueStore.layer, UseStore.layer);
