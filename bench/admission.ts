/**
 * Admissions per second, in one run, with one and with 32 callers at a time: in memory; on PostgreSQL with a plain
 * statement an admission; on PostgreSQL merged, as the service does it; on Redis 7 with a token bucket in Lua. Callers
 * go round 10 000 subjects; then the same with a million subjects in the table. Needs Debian's `postgresql` and
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
import { createClient } from "npm:redis@6.3.1";
import * as Memory from "../src/adapters/memory/rate_limiter.ts";
import * as Accounts from "../src/adapters/postgres/accounts.ts";
import { server } from "../src/adapters/postgres/engine/client.ts";
import { migrate } from "../src/adapters/postgres/engine/migrations.ts";
import * as Operator from "../src/adapters/postgres/operator.ts";
import * as Postgres from "../src/adapters/postgres/rate_limiter.ts";
import * as Ports from "../src/application/ports.ts";
import { hashOfApiKey } from "../src/domain/accounts/api_key.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { freePort } from "../tests/support/process.ts";

const quota = { policy: "cbam", limit: 100_000, windowSeconds: 3_600 };
const subjects = 10_000;
const secondsPerRun = 2;
const rounds = 3;

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

type Take = (subject: string) => Effect.Effect<unknown, unknown>;

/** Callers are fibers, as the service's requests are. */
const rate = async (take: Take, callers: number): Promise<number> => {
  const end = performance.now() + secondsPerRun * 1_000;
  let count = 0;
  const caller = Effect.whileLoop({
    while: () => performance.now() < end,
    body: () => take(`s${count++ % subjects}`),
    step: () => {},
  });
  await Effect.runPromise(
    Effect.all(Array.from({ length: callers }, () => caller), { concurrency: "unbounded" }),
  );
  return count / secondsPerRun;
};

const tokenBucket = `
local bucket = redis.call('HMGET', KEYS[1], 't', 'n')
local now, limit, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local last, tokens = tonumber(bucket[1]) or now, tonumber(bucket[2]) or limit
tokens = math.min(limit, tokens + (now - last) * limit / window)
local admitted = 0
if tokens >= 1 then tokens = tokens - 1; admitted = 1 end
redis.call('HSET', KEYS[1], 't', now, 'n', tokens)
redis.call('PEXPIRE', KEYS[1], window)
return {admitted, tostring(tokens)}`;

const startRedis = async () => {
  const port = freePort();
  const process = new Deno.Command("redis-server", {
    args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    stdout: "null",
  }).spawn();
  const client = createClient({ url: `redis://127.0.0.1:${port}` });
  client.on("error", () => {});
  await client.connect();
  const script = await client.scriptLoad(tokenBucket);
  const take: Take = (subject) =>
    Effect.promise(() =>
      client.evalSha(script, {
        keys: [subject],
        arguments: [String(Date.now()), String(quota.limit), String(quota.windowSeconds * 1_000)],
      })
    );
  return {
    take,
    stop: async () => {
      client.destroy();
      process.kill("SIGTERM");
      await process.status;
    },
  };
};

/** One statement an admission, nothing merged: a counter that is no sliding window. */
const plainUpsert = (sql: SqlClient.SqlClient): Take => {
  const statement = "insert into plain_limit as r (subject, n) values ($1, 1) " +
    "on conflict (subject) do update set n = r.n + 1 where r.n < 100000000 returning n";
  return (subject) => sql.unsafe(statement, [subject]);
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const compare = async (title: string, contenders: ReadonlyArray<readonly [string, Take]>): Promise<void> => {
  for (const callers of [1, 32]) {
    const rates = new Map<string, Array<number>>(contenders.map(([name]) => [name, []]));
    for (let round = 0; round <= rounds; round++) {
      for (const [name, take] of contenders) {
        const measured = await rate(take, callers);
        if (round > 0) rates.get(name)?.push(measured);
      }
    }
    const base = median(rates.get("Redis, token bucket") ?? []);
    print(`\n${title}, ${callers} at a time`);
    for (const [name, values] of rates) {
      const perSecond = median(values);
      print(
        `${name.padEnd(22)} ${String(Math.round(perSecond)).padStart(8)}/s  to Redis ${
          (perSecond / base).toFixed(2)
        }`,
      );
    }
  }
};

const postgres = await startPostgres();
const redis = await startRedis();

const program = Effect.gen(function* () {
  yield* migrate();
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create unlogged table plain_limit (subject text primary key, n bigint not null)`;
  const limiters = yield* Effect.all([Layer.build(Memory.layer), Layer.build(Postgres.layer)]);
  const [memory, merged] = limiters.map((context): Take => {
    const limiter = Context.get(context, Ports.RateLimiter);
    return (subject) => limiter.take(quota, subject);
  });
  if (memory === undefined || merged === undefined) return;
  const contenders: ReadonlyArray<readonly [string, Take]> = [
    ["memory", memory],
    ["PostgreSQL, plain", plainUpsert(sql)],
    ["PostgreSQL, merged", merged],
    ["Redis, token bucket", redis.take],
  ];
  yield* Effect.promise(() => compare("10 000 subjects", contenders));
  yield* sql`insert into rate_limit select 'cbam old' || n, array[0]::bigint[], 10, 3600000, 1, 1, ${Date.now()}::bigint
    from generate_series(1, 1000000) n on conflict do nothing`;
  yield* sql`vacuum analyze rate_limit`;
  yield* Effect.promise(() => compare("a million subjects in the table", contenders));

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
    from generate_series(1, 1000000) n`;
  yield* timed("a million keys in the table");
}).pipe(
  Effect.provide(Layer.mergeAll(Accounts.layer, Operator.layer)),
  Effect.provide(server(Redacted.make(postgres.url))),
  Effect.scoped,
);

await Effect.runPromise(program);
await redis.stop();
await postgres.remove();
