/** What a PostgreSQL server meets while a whole process writes: what was acknowledged is there afterwards. */
import assert from "node:assert/strict";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { makeEmptyCluster } from "../support/empty_cluster.ts";
import { until, where } from "../support/process.ts";
import { makeKeys, type Service, startOn, writeBatch } from "../support/production_services.ts";
import { hasDisks } from "../support/small_disk.ts";
import { psql } from "../support/server_tests.ts";

const countOf = async ({ url }: PostgresServer, ids: ReadonlyArray<string>): Promise<number> => {
  const found = await psql(url, "select request_id from bulk_batch where status = 'ready'");
  const stored = found.map((row) => String(row["request_id"]));
  return ids.filter((id) => stored.filter((each) => each === id).length === 1).length;
};

/** Writes with four clients for as long as `meanwhile` takes, and hands over what was acknowledged. */
const acknowledgedDuring = async (
  service: Service,
  key: string,
  meanwhile: () => Promise<void>,
): Promise<ReadonlyArray<string>> => {
  const acknowledged: Array<string> = [];
  let isOver = false;
  const write = async (): Promise<void> => {
    while (!isOver) {
      const id = await writeBatch(service, key);
      if (id !== undefined) acknowledged.push(id);
    }
  };
  const writers = Promise.all(Array.from({ length: 4 }, write));
  await until(() => acknowledged.length > 0);
  await meanwhile();
  isOver = true;
  await writers;
  return acknowledged;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const withService = async (
  postgres: PostgresServer,
  fault: () => Promise<void>,
): Promise<void> => {
  const keys = await makeKeys(postgres);
  const service = await startOn(postgres.url);
  const acknowledged = await acknowledgedDuring(service, keys.writer, fault);
  await until(service.isReady);
  assert.notEqual(await writeBatch(service, keys.writer), undefined);
  assert.ok(acknowledged.length > 0);
  assert.equal(await countOf(postgres, acknowledged), acknowledged.length);
  await service.kill();
};

const onServer = where(hasPostgres, "PostgreSQL");

onServer(
  "a server whose backends are killed again and again: what was acknowledged is there, once",
  async () => {
    const postgres = await startPostgres();
    await withService(postgres, async () => {
      for (let round = 0; round < 10; round++) {
        await pause(200);
        await psql(
          postgres.url,
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'customs'",
        );
      }
    });
    await postgres.remove();
  },
);

onServer("a server that crashes and comes back twice: what was acknowledged is there, once", async () => {
  const postgres = await startPostgres();
  await withService(postgres, async () => {
    for (let round = 0; round < 2; round++) {
      await pause(1_000);
      await postgres.stop();
      await pause(500);
      await postgres.start();
    }
    await pause(1_000);
  });
  await postgres.remove();
});

where(hasPostgres && hasDisks, "PostgreSQL, or no right to mount")(
  "a server whose disk is full: 503 and not ready, and all that was acknowledged once there is room",
  async () => {
    const postgres = await startPostgres({
      settings: ["max_wal_size=32MB", "min_wal_size=32MB"],
      make: async (data) => {
        await Deno.mkdir(data);
        const { success } = await new Deno.Command("mount", {
          args: ["-t", "tmpfs", "-o", "size=160m,mode=0700", "tmpfs", data],
        }).output();
        assert.ok(success);
        const { uid, gid } = await Deno.stat(`${data}/..`);
        await Deno.chown(data, uid, gid);
        await makeEmptyCluster(data);
      },
    });
    const filler = `${postgres.data}/filler`;
    await withService(postgres, async () => {
      await pause(1_000);
      await new Deno.Command("dd", { args: ["if=/dev/zero", `of=${filler}`, "bs=64k"], stderr: "null" })
        .output();
      await pause(5_000);
      await Deno.remove(filler);
      // A server that could not write its log has ended.
      if ((await psql(postgres.url, "select 1").catch(() => [])).length === 0) {
        await postgres.stop().catch(() => {});
        await postgres.start();
      }
    });
    await postgres.stop();
    // Processes of the server that end after it may hold the disk for a moment.
    await new Deno.Command("umount", { args: ["--lazy", postgres.data] }).output();
    await postgres.remove();
  },
);
