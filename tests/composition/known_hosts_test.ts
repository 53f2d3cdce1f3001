/** Hosts that the settings name, as permissions of the network. */
import assert from "node:assert/strict";
import { knownHosts } from "../../src/composition/known_hosts.ts";

const hostsOf = (env: Readonly<Record<string, string>>) => knownHosts((name) => env[name])?.slice(3);

Deno.test("a laptop reaches itself, and listens where it is told to", () => {
  assert.deepEqual(knownHosts(() => undefined), ["127.0.0.1", "localhost", "[::1]", "0.0.0.0"]);
  assert.deepEqual(hostsOf({ HOST: "::" }), ["[::]"]);
  assert.deepEqual(hostsOf({ HOST: "127.0.0.1" }), []);
});

Deno.test("production reaches its database, its store, its mail server and its collector, and no other host", () => {
  assert.deepEqual(
    hostsOf({
      HOST: "10.0.0.7",
      DATABASE_URL: "postgres://customs:a%40b@db1.example.com:5432,[fd00::2]:5433/customs?sslmode=require",
      S3_ENDPOINT: "https://s3.example.com:9000/store",
      S3_BUCKET: "documents",
      S3_ADDRESS_STYLE: "host",
      SMTP_URL: "smtps://me:word@mail.example.com:465",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://[fd00::9]:4318",
    }),
    [
      "10.0.0.7",
      "db1.example.com",
      "[fd00::2]",
      "documents.s3.example.com",
      "mail.example.com",
      "[fd00::9]",
    ],
  );
  assert.deepEqual(hostsOf({ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "documents" }), [
    "0.0.0.0",
    "s3.example.com",
  ]);
});

Deno.test("a database named by the driver's own variables, by a parameter or by a directory of sockets", () => {
  assert.deepEqual(hostsOf({ DATABASE_URL: "postgres:///customs", PGHOST: "db.example.com" }), [
    "0.0.0.0",
    "db.example.com",
  ]);
  assert.deepEqual(hostsOf({ DATABASE_URL: "postgres://user@/customs?host=db.example.com" }), [
    "0.0.0.0",
    "db.example.com",
  ]);
  const socket = "unix:/run/postgresql/.s.PGSQL.5432";
  assert.deepEqual(hostsOf({ DATABASE_URL: "postgres:///customs?host=/run/postgresql" }), [
    "0.0.0.0",
    socket,
  ]);
  assert.deepEqual(hostsOf({ DATABASE_URL: "postgres://u@%2Frun%2Fpostgresql/customs" }), [
    "0.0.0.0",
    socket,
  ]);
  assert.deepEqual(hostsOf({ DATABASE_URL: "postgres:///customs", PGHOST: "/tmp", PGPORT: "5433" }), [
    "0.0.0.0",
    "unix:/tmp/.s.PGSQL.5433",
  ]);
  assert.deepEqual(hostsOf({ DATABASE_URL: "postgres://db.example.com" }), ["0.0.0.0", "db.example.com"]);
});

Deno.test("a setting that names no host opens the network: the start itself says what is wrong", () => {
  for (const env of [{ S3_ENDPOINT: "s3" }, { SMTP_URL: "mail" }, { DATABASE_URL: "postgres://a b/x" }]) {
    assert.equal(
      knownHosts((name) => new Map(Object.entries(env)).get(name)),
      undefined,
      JSON.stringify(env),
    );
  }
});
