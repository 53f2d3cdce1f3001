/**
 * Two processes behind nginx, as they are shipped, restarted in turn under load: how many calls fail.
 *
 *     deno run -A --lock=tests/deno.lock tests/faults/rolling_restart.ts [calls]
 */
import { startNginx } from "../support/nginx.ts";
import { manyKeys } from "../support/operator_keys.ts";
import { startPostgres } from "../support/postgres.ts";
import { freePort, production, startTask, until } from "../support/process.ts";
import { selfSigned } from "../support/tls.ts";

/** What came of it. */
export interface Restarted {
  readonly calls: number;
  readonly restarts: number;
  /** Of each failed call: its status, or the error. */
  readonly failed: ReadonlyArray<string>;
}

const callers = 8;
const query = "cn=72083900&country=CHN&tonnage=1&import=2026-02-15";
const body = JSON.stringify({
  ...{ cn_code: "72083900", origin_country: "CHN" },
  ...{ tonnage: 1, import: "2026-02-15" },
});

/** @param calls how many, one in four of them a POST */
export const restartUnderLoad = async (calls: number): Promise<Restarted> => {
  const postgres = await startPostgres();
  const directory = await Deno.makeTempDir();
  const { certFile, keyFile } = await selfSigned(directory);
  const [port, plainPort, ...ports] = [freePort(), freePort(), freePort(), freePort()];
  const origin = `https://localhost:${port}`;
  const env = {
    ...production,
    PUBLIC_BASE_URL: origin,
    TRUSTED_PROXIES: "127.0.0.1",
    HOST: "127.0.0.1",
    DATABASE_URL: postgres.url,
    DATA_DIR: `${directory}/data`,
  };
  const start = async (own: number) => {
    const service = await startTask("start", { ...env, PORT: String(own) });
    await until(async () => {
      const ready = await fetch(`http://127.0.0.1:${own}/readyz`).catch(() => undefined);
      await ready?.body?.cancel();
      return ready?.ok === true;
    });
    return service;
  };
  const services = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
  const keys = await manyKeys(postgres, Math.ceil(calls / 5_000));
  const nginx = startNginx({
    ...{ directory, certFile, keyFile, port, plainPort },
    upstreams: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
  });
  const client = Deno.createHttpClient({ caCerts: [await Deno.readTextFile(certFile)] });
  await until(() =>
    fetch(`${origin}/healthz`, { client }).then((r) => r.body?.cancel()).then(() => true, () => false)
  );

  const failed: Array<string> = [];
  let made = 0;
  const caller = async (): Promise<void> => {
    while (made < calls) {
      const call = made++;
      const headers = {
        authorization: `Bearer ${keys[call % keys.length]}`,
        "content-type": "application/json",
      };
      const path = `${origin}/api/v1/cbam/calculate`;
      const answer = await (call % 4 === 0
        ? fetch(path, { client, headers, method: "POST", body })
        : fetch(`${path}?${query}`, { client, headers })).catch((error) =>
          String(error)
        );
      if (typeof answer === "string") failed.push(answer);
      else {
        if (answer.status !== 200) failed.push(`${call % 4 === 0 ? "POST" : "GET"} ${answer.status}`);
        await answer.body?.cancel();
      }
    }
  };
  const load = Promise.all(Array.from({ length: callers }, caller));
  let restarts = 0;
  while (made < calls || restarts < 2) {
    const turn = restarts % 2;
    await services[turn]?.stop();
    services[turn] = await start(ports[turn] ?? 0);
    restarts += 1;
  }
  await load;
  client.close();
  nginx.kill("SIGQUIT");
  await nginx.status;
  for (const service of services) await service.stop();
  await postgres.remove();
  await Deno.remove(directory, { recursive: true });
  return { calls, restarts, failed };
};

if (import.meta.main) {
  const { calls, restarts, failed } = await restartUnderLoad(Number(Deno.args[0] ?? 20_000));
  const line = `${calls} calls, ${restarts} restarts, ${failed.length} failed ${
    [...new Set(failed)].join("; ")
  }\n`;
  await Deno.stdout.write(new TextEncoder().encode(line));
  Deno.exit(failed.length === 0 ? 0 : 1);
}
