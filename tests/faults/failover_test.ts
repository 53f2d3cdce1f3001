/**
 * A server that dies under load while its standby is promoted, and a process that is killed: what was acknowledged is
 * there, limits stay exact, and the processes recover by themselves.
 */
import assert from "node:assert/strict";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { until, where } from "../support/process.ts";
import {
  calculate,
  limit,
  makeKeys,
  repeat,
  type Service,
  startOn,
  writeBatch,
} from "../support/production_services.ts";
import { psql } from "../support/server_tests.ts";
import { startSynchronousStandby } from "../support/standby.ts";

const onServer = where(hasPostgres, "PostgreSQL");

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

onServer(
  "a process that is killed with places ahead loses them: never more than 1 000 calls, and none but those is missing",
  async () => {
    const many = 1_000;
    const mostAhead = 64;
    const postgres = await startPostgres();
    const keys = await makeKeys(postgres, many);
    const [victim, other] = await Promise.all([startOn(postgres.url), startOn(postgres.url)]);
    const call = (service: Service) => () => calculate(service, keys.limited);
    const racing = Promise.all([...Array(4)].map(() => repeat(50, call(victim))));
    await until(async () => {
      const [row] = await psql(postgres.url, "select count(held_until_ms)::int as n from rate_limit");
      return Number(row?.["n"]) > 0;
    });
    await victim.kill();
    const first = (await racing).flat();
    const rest = await Promise.all([...Array(8)].map(() => repeat(130, call(other))));
    const statuses = [...first, ...rest.flat()];
    const admitted = statuses.filter((status) => status === 200).length;
    const inFlight = 4;
    assert.ok(admitted <= many, `${admitted} were let through`);
    assert.ok(admitted >= many - mostAhead - inFlight, `${admitted} were let through`);
    assert.ok(rest.flat().includes(429), "the limit is reached");
    const [row] = await psql(postgres.url, "select sum(used)::int as n from rate_limit");
    assert.equal(row?.["n"], many);
    await other.kill();
    await postgres.remove();
  },
);
