/** Processes of the service in production, on servers of the tests' own, and what clients do with them. */
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import * as OperatorAdapter from "../../src/adapters/postgres/accounts/operator.ts";
import { server } from "../../src/adapters/postgres/engine/client.ts";
import { prepare } from "../../src/adapters/postgres/engine/health.ts";
import { Operator } from "../../src/application/ports.ts";
import { reference } from "./law.ts";
import type { PostgresServer } from "./postgres.ts";
import { production, startKillable, until } from "./process.ts";

const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-11-20";
/** Calls an hour of the account whose calls are limited. */
export const limit = 50;

/** Keys of an account whose calls are limited, to so many an hour, and of one whose aren't in this test. */
export const makeKeys = (
  { url }: PostgresServer,
  callsAnHour = limit,
): Promise<{ readonly limited: string; readonly writer: string }> =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* prepare(reference.prices);
      const operator = yield* Operator;
      const [tier] = (yield* operator.tiers).filter(({ name }) => name === "pro");
      if (tier !== undefined) yield* operator.setTierLimits({ ...tier, apiRatePerHour: callsAnHour });
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

/** A process, as its clients see it. */
export interface Service {
  readonly origin: string;
  readonly isReady: () => Promise<boolean>;
  readonly kill: () => Promise<void>;
}

/** Starts a process on the database, and waits until it is ready. */
export const startOn = async (url: string): Promise<Service> => {
  const directory = await Deno.makeTempDir();
  const env = {
    ...production,
    DATABASE_URL: url,
    DATA_DIR: directory,
    HOST: "127.0.0.1",
  };
  const { kill, origin } = await startKillable(
    { ...env, PUBLIC_BASE_URL: "https://customs.example.com" },
    "start",
  );
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

/** @returns the status; 0 when the connection broke */
export const calculate = async ({ origin }: Service, key: string): Promise<number> => {
  try {
    const answer = await fetch(origin + calculation, { headers: { authorization: `Bearer ${key}` } });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
};

/** @returns the batch's request id when it was acknowledged */
export const writeBatch = async ({ origin }: Service, key: string): Promise<string | undefined> => {
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

/** One after the other. */
export const repeat = async <A>(times: number, work: () => Promise<A>): Promise<ReadonlyArray<A>> => {
  const done: Array<A> = [];
  for (let n = 0; n < times; n++) done.push(await work());
  return done;
};
