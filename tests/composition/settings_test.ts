/** The settings that name the database: what is taken, what is refused, and that a refusal keeps the secret. */
import * as ConfigError from "effect/ConfigError";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import * as Settings from "../../src/composition/settings.ts";

const read = (url: string, mode: Settings.Mode = "dev") =>
  Effect.runSync(
    Effect.either(Settings.databaseUrl(mode)).pipe(
      Effect.withConfigProvider(Settings.provider((name) => name === "DATABASE_URL" ? url : undefined)),
    ),
  );

const sentenceOf = (url: string, mode: Settings.Mode = "dev"): string => {
  const found = read(url, mode);
  assert.ok(Either.isLeft(found) && ConfigError.isConfigError(found.left), url);
  return Settings.sentences(found.left).join(" ");
};

Deno.test("DATABASE_URL takes the address of a PostgreSQL server, and stays redacted", () => {
  for (
    const url of [
      "postgres://127.0.0.1/customs",
      "postgresql://user:p%40ss@db.example.com:5432/customs?sslmode=verify-full",
      "postgres:///customs?host=/var/run/postgresql",
    ]
  ) {
    const found = Option.getOrThrow(Either.getOrThrow(read(url)));
    assert.equal(Redacted.value(found), url);
    assert.equal(String(found), "<redacted>");
  }
});

Deno.test("DATABASE_URL that is no address is refused in one sentence that does not hold the password", () => {
  for (
    const url of [
      "postgres://user:s3cret@host:port/customs",
      "postgres://user:s3cret@[::1/customs",
      "postgres://user:s3cret/@host/customs",
      "mysql://user:s3cret@host/customs",
    ]
  ) {
    const sentence = sentenceOf(url);
    assert.match(sentence, /^DATABASE_URL must be an address such as/);
    assert.ok(!sentence.includes("s3cret"), sentence);
  }
});

Deno.test("DATABASE_URL that is not set means the embedded database in dev, and is refused in production", () => {
  assert.ok(Option.isNone(Either.getOrThrow(read(""))));
  assert.match(sentenceOf("", "start"), /DATABASE_URL must be set in production/);
});
