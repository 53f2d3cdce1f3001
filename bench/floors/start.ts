/**
 * The floor of a start: the packages that every start of the service needs, loaded by their own entries, a cluster of the
 * embedded database opened and asked once, a listener. None of the service's modules, tables, settings or checks.
 *
 *     PORT=8001 CLUSTER=/tmp/cluster deno run --allow-all bench/floors/start.ts
 */
import * as HttpApi from "@effect/platform/HttpApi";
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as SqlClient from "@effect/sql/SqlClient";
import { PGlite } from "@electric-sql/pglite";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import Papa from "papaparse";
import pg from "pg";

const loaded = [HttpApi, HttpRouter, PgClient, SqlClient, Effect, Layer, Schema, Papa, pg].length;
const database = await PGlite.create(Deno.env.get("CLUSTER"));
await database.query("select 1");
Deno.serve({ port: Number(Deno.env.get("PORT")) }, () => new Response(String(loaded)));
