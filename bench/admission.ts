/**
 * Admissions per second, in one run, beside Redis 7: in memory; on PostgreSQL with a plain statement an admission; on
 * PostgreSQL as the service does it, its table logged and synced to disk. Callers go round 10 000 subjects, or a few
 * of them call most; windows are empty or full; the table has a million rows. Needs Debian's `postgresql` and
 * `redis-server`.
 *
 *     deno task bench bench/admission.ts
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Context from "effect/Context";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import * as Memory from "../src/adapters/memory/rate_limiter.ts";
import * as Accounts from "../src/adapters/postgres/accounts/accounts.ts";
import { patientServer, server } from "../src/adapters/postgres/engine/client.ts";
import { migrate } from "../src/adapters/postgres/engine/migrations.ts";
import * as Operator from "../src/adapters/postgres/accounts/operator.ts";
import * as Postgres from "../src/adapters/postgres/rate_limiter.ts";
import * as Ports from "../src/application/ports.ts";
import { hashOfApiKey } from "../src/domain/accounts/api_key.ts";
import type { Quota } from "../src/domain/accounts/quota.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { median, rate, type Run, type Take, uniform, zipf, zipfShares } from "./admission_load.ts";
import { startRedis } from "./admission_redis.ts";

const rounds = 3;
const subjects = 10_000;
const base = "Redis, token bucket";

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

/** One statement an admission, nothing merged: a counter that is no sliding window. */
const plainUpsert = (sql: SqlClient.SqlClient): Take => {
  const statement = "insert into plain_limit as r (subject, n) values ($1, 1) " +
    "on conflict (subject) do update set n = r.n + 1 where r.n < 100000000 returning n";
  return (subject) => sql.unsafe(statement, [subject]);
};

type Contenders = ReadonlyArray<readonly [string, Take]>;

/** A comparison: who calls, how often, on which windows. */
interface Comparison extends Omit<Run, "prefix" | "seconds"> {
  readonly title: string;
  /** What names of subjects begin with in a round; the same in each round where windows were filled beforehand. */
  readonly prefix: (round: number) => string;
}

/** Everyone in turn, so that what the machine does besides falls on all alike. */
const compare = async ({ title, prefix, ...run }: Comparison, contenders: Contenders): Promise<void> => {
  const rates = new Map<string, Array<number>>(contenders.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, take] of contenders) {
      const measured = await rate(take, { ...run, seconds: 2, prefix: prefix(round) });
      if (round > 0) rates.get(name)?.push(measured);
    }
  }
  const redis = median(rates.get(base) ?? []);
  print(`\n${title}, ${run.callers} at a time`);
  for (const [name, values] of rates) {
    const perSecond = median(values);
    print(
      `${name.padEnd(26)} ${String(Math.round(perSecond)).padStart(8)}/s  to Redis ${
        (perSecond / redis).toFixed(2)
      }`,
    );
  }
};

/** What a window that is nearly full costs: one caller on one subject. */
const compareFilled = async (take: Take, calls: number, title: string): Promise<void> => {
  const rates: Array<number> = [];
  for (let round = 0; round < rounds; round++) {
    const who = `filled ${title} ${calls} ${round}`;
    const fill = Effect.all(Array.from({ length: calls }, () => Effect.exit(take(who))), {
      concurrency: 64,
      discard: true,
    });
    await Effect.runPromise(fill);
    const begin = performance.now();
    await Effect.runPromise(Effect.repeatN(Effect.exit(take(who)), 499));
    rates.push(500 / (performance.now() - begin) * 1_000);
  }
  print(`${String(calls).padStart(5)} calls in the window: ${Math.round(median(rates))}/s for one caller`);
};

const postgres = await startPostgres({ settings: ["fsync=on"] });

const unsynced = `${postgres.url}?options=-c%20customs.rate_limit_commit%3Doff`;

const limiterOn = (url: string, quota: Quota) =>
  Effect.gen(function* () {
    const sql = yield* Layer.build(Layer.fresh(server(Redacted.make(url))));
    const context = yield* Effect.provide(Layer.build(Layer.fresh(Postgres.layer)), sql);
    const limiter = Context.get(context, Ports.RateLimiter);
    return (subject: string) => limiter.take(quota, subject);
  });

const redisOn = (quota: Quota, isDurable: boolean) =>
  Effect.acquireRelease(
    Effect.promise(() => startRedis(quota, isDurable)),
    ({ stop }) => Effect.promise(stop),
  );

const quotaOf = (limit: number, policy = "synced"): Quota => ({ policy, limit, windowSeconds: 3_600 });

/** All contenders on one limit. */
const contendersOn = (limit: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const memory = Context.get(yield* Layer.build(Layer.fresh(Memory.layer)), Ports.RateLimiter);
    const redis = yield* redisOn(quotaOf(limit), false);
    const durable = yield* redisOn(quotaOf(limit), true);
    const contenders: Contenders = [
      ["memory", (subject) => memory.take(quotaOf(limit), subject)],
      ["PostgreSQL, plain", plainUpsert(sql)],
      ["PostgreSQL, merged", yield* limiterOn(postgres.url, quotaOf(limit))],
      ["PostgreSQL, not synced", yield* limiterOn(unsynced, quotaOf(limit, "unsynced"))],
      [base, redis.tokenBucket],
      ["Redis, sliding log", redis.slidingLog],
      ["Redis, log, synced", durable.slidingLog],
    ];
    return { contenders, redis };
  });

const compareAll = (limit: number, atOnce: ReadonlyArray<number>) =>
  Effect.scoped(Effect.gen(function* () {
    const { contenders } = yield* contendersOn(limit);
    const loads = [["everyone alike", uniform(subjects)], [
      "a few call most (Zipf)",
      zipf(subjects),
    ]] as const;
    for (const [load, drawn] of loads) {
      for (const callers of atOnce) {
        const title = `limit ${limit}, ${load}`;
        const prefix = (round: number) => `${title} ${callers} ${round} `;
        yield* Effect.promise(() => compare({ title, callers, subjects: drawn, prefix }, contenders));
      }
    }
  }));

/** Windows as an hour of the same load leaves them: those who call most are over their limit most of the time. */
const compareSteady = (limit: number, callsAnHour: number) =>
  Effect.scoped(Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const { contenders, redis } = yield* contendersOn(limit);
    const wanted = zipfShares(subjects).map((share) => Math.round(share * callsAnHour));
    for (const policy of ["synced", "unsynced"]) {
      yield* sql`insert into rate_limit (subject, times, counts, used, quota_limit, window_ms, wanted, granted, seen_ms)
        select ${policy}::text || ' steady ' || n - 1, times, array_fill(1, array[used]), used, ${limit}::int, 3600000, 1, 1, ${Date.now()}::bigint
        from (select n, least(calls, ${limit}::int) as used, array(
          select ${Date.now()}::bigint - 3600000 + (i - 0.5) * 3600000 / least(calls, ${limit}::int)
          from generate_series(1, least(calls, ${limit}::int)) i)::bigint[] as times
          from unnest(${wanted}::int[]) with ordinality as w (calls, n)) as windows
        (n, used, times)`;
    }
    yield* Effect.promise(() => redis.fill("steady ", wanted));
    yield* Effect.promise(() =>
      compare(
        {
          title: `limit ${limit}, a few call most (Zipf), after an hour of ${callsAnHour} calls`,
          callers: 32,
          subjects: zipf(subjects),
          prefix: () => "steady ",
        },
        contenders.filter(([name]) => name !== "memory" && !name.includes("log")),
      )
    );
  }));

const compareWindows = (title: string) =>
  Effect.scoped(Effect.gen(function* () {
    const merged = yield* limiterOn(postgres.url, quotaOf(10_000));
    print(`\n${title}`);
    for (const calls of [0, 600, 3_000, 9_000]) {
      yield* Effect.promise(() => compareFilled(merged, calls, title));
    }
  }));

const timeLookUps = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const accounts = yield* Ports.Accounts;
  const operator = yield* Ports.Operator;
  yield* operator.createAccount("bench@example.com", "enterprise");
  const { key } = yield* operator.createKey("bench@example.com", ["cbam:read"]);
  const hash = hashOfApiKey(key);
  const lookUps = 20_000;
  const timed = (title: string) =>
    Effect.map(
      Effect.timed(Effect.repeatN(accounts.callerByKeyHash(hash), lookUps - 1)),
      ([took]) =>
        print(
          `${title}: ${(Duration.toMillis(took) * 1_000 / lookUps).toFixed(1)} us a cached key look-up`,
        ),
    );
  print("");
  yield* timed("one key in the table");
  yield* sql`insert into api_key (id, account_id, key_hash, last4, permissions, created_at)
    select gen_random_uuid(), (select id from account limit 1), encode(sha256(n::text::bytea), 'hex'), '0000', '{cbam:read}', now()
    from generate_series(1, 300000) n`;
  yield* timed("300 000 keys in the table");
});

const program = Effect.gen(function* () {
  yield* migrate();
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create unlogged table plain_limit (subject text primary key, n bigint not null)`;
  yield* compareAll(600, [1, 32]);
  yield* compareAll(10_000, [32]);
  yield* compareSteady(600, 10_000_000);
  yield* compareWindows("few rows in the table");
  for (let million = 0; million < 10; million++) {
    yield* sql`insert into rate_limit select 'cbam old ' || ${million}::int || ' ' || n, array[0]::bigint[], 10,
      3600000, 1, 1, ${Date.now()}::bigint, array[1], 1 from generate_series(1, 100000) n`;
  }
  yield* compareWindows("a million rows in the table");
  yield* timeLookUps;
}).pipe(
  Effect.provide(Layer.mergeAll(Accounts.layer, Operator.layer)),
  Effect.provide(patientServer(Redacted.make(postgres.url))),
  Effect.scoped,
);

await Effect.runPromise(program).finally(() => postgres.remove());
