/** Redis 7 for the admission benchmark: a token bucket in Lua, and a sliding log, which keeps the rule that ours keeps. */
import * as Effect from "effect/Effect";
import { createClient } from "npm:redis@6.3.1";
import { freePort } from "../tests/support/process.ts";
import type { Take } from "./admission_load.ts";

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

/** Exact in any window: the times of the calls in a sorted set. */
const slidingLog = `
local now, limit, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, now - window)
local used = redis.call('ZCARD', KEYS[1])
if used >= limit then return {0, used} end
redis.call('ZADD', KEYS[1], now, ARGV[4])
redis.call('PEXPIRE', KEYS[1], window)
return {1, used + 1}`;

export interface RedisServer {
  readonly tokenBucket: Take;
  readonly slidingLog: Take;
  /** Leaves each bucket with what so many calls an hour leave of it. */
  readonly fill: (prefix: string, callsAnHour: ReadonlyArray<number>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** @param isDurable whether each write is synced to disk before it is answered */
export const startRedis = async (
  limits: { readonly limit: number; readonly windowSeconds: number },
  isDurable = false,
): Promise<RedisServer> => {
  const port = freePort();
  const directory = await Deno.makeTempDir();
  const process = new Deno.Command("redis-server", {
    args: [
      ...["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", directory],
      ...["--appendonly", isDurable ? "yes" : "no", "--appendfsync", "always"],
    ],
    stdout: "null",
  }).spawn();
  const client = createClient({ url: `redis://127.0.0.1:${port}` });
  client.on("error", () => {});
  await client.connect();
  let calls = 0;
  const scripted = async (text: string): Promise<Take> => {
    const script = await client.scriptLoad(text);
    return (subject) =>
      Effect.promise(() =>
        client.evalSha(script, {
          keys: [subject],
          arguments: [
            String(Date.now()),
            String(limits.limit),
            String(limits.windowSeconds * 1_000),
            String(calls++),
          ],
        })
      );
  };
  return {
    tokenBucket: await scripted(tokenBucket),
    slidingLog: await scripted(slidingLog),
    fill: async (prefix, callsAnHour) => {
      for (const [index, calls] of callsAnHour.entries()) {
        await client.hSet(`${prefix}${index}`, {
          t: String(Date.now()),
          n: String(Math.max(0, limits.limit - calls)),
        });
      }
    },
    stop: async () => {
      client.destroy();
      process.kill("SIGTERM");
      await process.status;
      await Deno.remove(directory, { recursive: true });
    },
  };
};
