/**
 * Services that suppliers bring: installations and their values.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type * as Layer from "effect/Layer";
import * as InstallationStore from "../../adapters/postgres/suppliers/installations.ts";
import type { Installations } from "../../application/suppliers/supplier_ports.ts";

export const layer: Layer.Layer<Installations, never, SqlClient.SqlClient> = InstallationStore.layer;
