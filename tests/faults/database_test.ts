/** Whole processes on a database that stands still, and behind a pooler in transaction mode. */
import assert from "node:assert/strict";
import { hasPgbouncer, startPgbouncer } from "../support/pgbouncer.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { until, where } from "../support/process.ts";
import { calculate, limit, makeKeys, repeat, startOn, writeBatch } from "../support/production_services.ts";

/** Five seconds, and as many again twice for a machine that is busy with other tests. */
const longestWaitMs = 15_000;

where(hasPostgres, "PostgreSQL")(
  "a server that is frozen: every call is 503 within five seconds, and right again when it goes on",
  async () => {
    const postgres = await startPostgres();
    const keys = await makeKeys(postgres);
    const service = await startOn(postgres.url);
    assert.equal(await calculate(service, keys.limited), 200);
    await postgres.freeze();
    const timed = async (call: () => Promise<unknown>) => {
      const begin = performance.now();
      return { answer: await call(), tookMs: performance.now() - begin };
    };
    for (let round = 0; round < 2; round++) {
      const calls = await Promise.all([
        ...Array.from({ length: 20 }, () => timed(() => calculate(service, keys.limited))),
        ...Array.from({ length: 10 }, () => timed(() => calculate(service, keys.writer))),
        ...Array.from({ length: 5 }, () => timed(() => writeBatch(service, keys.writer))),
      ]);
      for (const { answer, tookMs } of calls) {
        assert.ok(answer === 503 || answer === undefined, String(answer));
        assert.ok(tookMs < longestWaitMs, `a call waited ${Math.round(tookMs)} ms`);
      }
    }
    assert.equal(await service.isReady(), false);
    await postgres.thaw();
    await until(service.isReady);
    assert.equal(await calculate(service, keys.limited), 200);
    assert.ok(await writeBatch(service, keys.writer) !== undefined);
    await service.kill();
    await postgres.remove();
  },
);

where(hasPostgres && hasPgbouncer, "PostgreSQL or no PgBouncer")(
  "two processes behind PgBouncer in transaction mode: right answers, exact limits, whole batches",
  async () => {
    const postgres = await startPostgres();
    const keys = await makeKeys(postgres);
    const pooler = await startPgbouncer(postgres, ["default_pool_size = 4"]);
    const services = await Promise.all([startOn(pooler.url), startOn(pooler.url)]);
    const batches = Promise.all(
      services.flatMap((service) =>
        Array.from({ length: 3 }, () => repeat(5, () => writeBatch(service, keys.writer)))
      ),
    );
    const statuses = (await Promise.all(
      services.map((service) => repeat(100, () => calculate(service, keys.limited))),
    )).flat();
    assert.equal(statuses.filter((status) => status === 200).length, limit);
    assert.equal(statuses.filter((status) => status === 429).length, 200 - limit);
    assert.ok((await batches).flat().every((batch) => batch !== undefined));
    await Promise.all(services.map(({ kill }) => kill()));
    await pooler.remove();
    await postgres.remove();
  },
);
