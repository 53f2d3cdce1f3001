/**
 * A server that dies under load while its standby is promoted, and a process that is killed: what was acknowledged is
 * there, limits stay exact, and the processes recover by themselves.
 */
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import * as OperatorAdapter from "../../src/adapters/postgres/operator.ts";
import { server } from "../../src/adapters/postgres/engine/client.ts";
import { prepare } from "../../src/adapters/postgres/engine/health.ts";
import { Operator } from "../../src/application/ports.ts";
import { reference } from "../support/law.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "../support/postgres.ts";
import { freePort, production, startKillable, until } from "../support/process.ts";
import { psql } from "../support/server_tests.ts";
import { startSynchronousStandby } from "../support/standby.ts";

const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-11-20";
const limit = 50;

/** Keys of an account whose calls are limited, and of one whose aren't in this test. */
const makeKeys = ({ url }: PostgresServer) =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* prepare(reference.prices);
      const operator = yield* Operator;
      const [tier] = (yield* operator.tiers).filter(({ name }) => name === "pro");
      if (tier !== undefined) yield* operator.setTierLimits({ ...tier, apiRatePerHour: limit });
      const [big] = (yield* operator.tiers).filter(({ name }) => name === "enterprise");
      if (big !== undefined) yield* operator.setTierLimits({ ...big, apiRatePerHour: 10_000 });
      yield* operator.createAccount("limited@example.com", "pro");
      yield* operator.createAccount("writer@example.com", "enterprise");
      const limited = yield* operator.createKey("limited@example.com", ["cbam:read"]);
      const writer = yield* operator.createKey("writer@example.com", ["cbam:bulk"]);
      return { limited: limited.key, writer: writer.key };
    }).pipe(
      Effect.provide(OperatorAdapter.layer),
      Effect.provide(server(Redacted.make(url))),
      Effect.scoped,
    ),
  );

const startOn = async (url: string) => {
  const port = freePort();
  const directory = await Deno.makeTempDir();
  const env = {
    ...production,
    DATABASE_URL: url,
    DATA_DIR: directory,
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  const { kill } = await startKillable({ ...env, PUBLIC_BASE_URL: "https://customs.example.com" }, "start");
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${origin}/readyz`);
    await answer.body?.cancel();
    return answer.status === 200;
  };
  await until(isReady);
  return {
    origin,
    isReady,
    kill: async () => {
      await kill();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

type Service = Awaited<ReturnType<typeof startOn>>;

const calculate = async ({ origin }: Service, key: string): Promise<number> => {
  try {
    const answer = await fetch(origin + calculation, { headers: { authorization: `Bearer ${key}` } });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
};

/** @returns the batch's request id when it was acknowledged */
const writeBatch = async ({ origin }: Service, key: string): Promise<string | undefined> => {
  const requestId = crypto.randomUUID();
  const answer = await fetch(`${origin}/api/v1/cbam/bulk`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "x-request-id": requestId,
      "idempotency-key": requestId,
    },
    body: JSON.stringify({
      shipments: [{ cn_code: "72083900", origin_country: "CHN", tonnage: 10, import_year: 2026 }],
    }),
  });
  await answer.body?.cancel();
  return answer.status === 200 ? requestId : undefined;
};

const repeat = async <A>(times: number, work: () => Promise<A>): Promise<ReadonlyArray<A>> => {
  const done: Array<A> = [];
  for (let n = 0; n < times; n++) done.push(await work());
  return done;
};

const onServer = (name: string, fn: () => Promise<void>): void =>
  Deno.test({ name: hasPostgres ? name : `${name} (ignored: no PostgreSQL)`, ignore: !hasPostgres, fn });

onServer(
  "a standby that is promoted under load: nothing acknowledged is lost, windows stay, both processes recover",
  async () => {
    const primary = await startPostgres({ settings: ["wal_level=replica", "max_wal_senders=4"] });
    const keys = await makeKeys(primary);
    const standby = await startSynchronousStandby(primary);
    const url = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`;
    const services = await Promise.all([startOn(url), startOn(url)]);
    const [one, other] = services;
    let isOver = false;
    const acknowledged: Array<string> = [];
    const write = async (service: Service): Promise<void> => {
      while (!isOver) {
        const id = await writeBatch(service, keys.writer);
        if (id !== undefined) acknowledged.push(id);
      }
    };
    const writing = services.map(write);
    const before = await repeat(
      15,
      async () => [await calculate(one, keys.limited), await calculate(other, keys.limited)],
    );
    await until(() => acknowledged.length >= 20);
    await primary.stop();
    await standby.promote();
    const writtenBefore = acknowledged.length;
    await until(async () =>
      (await Promise.all(services.map(({ isReady }) => isReady()))).every((each) => each)
    );
    await until(() => acknowledged.length >= writtenBefore + 20);
    isOver = true;
    await Promise.all(writing);

    const after = await Promise.all(
      services.map((service) => repeat(485, () => calculate(service, keys.limited))),
    );
    const statuses = [...before.flat(), ...after.flat()];
    const admitted = statuses.filter((status) => status === 200).length;
    const unanswered = statuses.filter((status) => status === 503).length;
    assert.equal(statuses.length, 1_000);
    assert.equal(admitted, limit, `${admitted} were let through, ${unanswered} had no answer`);

    const kept = await psql(standby.url, "select request_id from bulk_batch");
    const ids = kept.map((row) => row["request_id"]);
    const lost = acknowledged.filter((id) => !ids.includes(id));
    assert.deepEqual(lost, []);
    await Promise.all(services.map(({ kill }) => kill()));
    await standby.remove();
    await primary.remove();
  },
);

onServer(
  "a process that is killed takes no place with it and gives none back: exactly 50 of 1 000 calls",
  async () => {
    const postgres = await startPostgres();
    const keys = await makeKeys(postgres);
    const [victim, other] = await Promise.all([startOn(postgres.url), startOn(postgres.url)]);
    const first = await repeat(20, () => calculate(victim, keys.limited));
    const racing = Promise.all([
      repeat(100, () => calculate(victim, keys.limited)),
      ...Array.from({ length: 8 }, () => repeat(110, () => calculate(other, keys.limited))),
    ]);
    await until(async () => {
      const [row] = await psql(postgres.url, "select sum(used)::int as n from rate_limit");
      return Number(row?.["n"]) >= 30;
    });
    await victim.kill();
    const statuses = [...first, ...(await racing).flat()];
    const admitted = statuses.filter((status) => status === 200).length;
    const cutOff = statuses.filter((status) => status === 0).length;
    assert.equal(statuses.length, 1_000);
    assert.ok(
      admitted <= limit && admitted >= limit - 1,
      `${admitted} were let through, ${cutOff} were cut off`,
    );
    const [row] = await psql(postgres.url, "select sum(used)::int as n from rate_limit");
    assert.equal(row?.["n"], limit);
    await other.kill();
    await postgres.remove();
  },
);
