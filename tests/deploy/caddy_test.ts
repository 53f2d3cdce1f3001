/** The Caddyfile, in a real Caddy in front of two processes of the service. */
import assert from "node:assert/strict";
import { proxyServes, startFleet } from "../support/fleet.ts";
import { hasPostgres } from "../support/postgres.ts";
import { freePort, isInstalled, until } from "../support/process.ts";
import { hasOpenssl, selfSigned } from "../support/tls.ts";

const canRun = isInstalled("caddy", "version") && hasPostgres && hasOpenssl;
const configuration = Deno.readTextFileSync(new URL("../../deploy/caddy/Caddyfile", import.meta.url));

Deno.test({
  name: `Caddy serves two processes behind TLS as deploy/caddy has it${
    canRun ? "" : " (ignored: no Caddy, PostgreSQL or openssl)"
  }`,
  ignore: !canRun,
  fn: async () => {
    const directory = await Deno.makeTempDir();
    const { certFile, keyFile } = await selfSigned(directory);
    const [port, plainPort] = [freePort(), freePort()];
    const origin = `https://localhost:${port}`;
    const fleet = await startFleet(origin);
    const site = configuration.replace("customs.example.com {", `localhost {\n tls ${certFile} ${keyFile}`)
      .replace("127.0.0.1:8001", `127.0.0.1:${fleet.ports[0]}`)
      .replace("127.0.0.1:8002", `127.0.0.1:${fleet.ports[1]}`);
    const file = `${directory}/Caddyfile`;
    await Deno.writeTextFile(
      file,
      `{\n admin off\n default_bind 127.0.0.1\n http_port ${plainPort}\n https_port ${port}\n}\n${site}`,
    );
    const caddy = new Deno.Command("caddy", {
      args: ["run", "--config", file, "--adapter", "caddyfile"],
      env: { HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
      stdout: "null",
      stderr: "null",
    }).spawn();
    const client = Deno.createHttpClient({ caCerts: [await Deno.readTextFile(certFile)] });
    try {
      await until(() =>
        fetch(`${origin}/healthz`, { client }).then((up) => up.bytes().then(() => up.ok), () => false)
      );
      await proxyServes({ origin, key: fleet.key, client }, fleet, `http://localhost:${plainPort}`);
    } finally {
      client.close();
      caddy.kill("SIGTERM");
      assert.equal((await caddy.status).code, 0);
      await fleet.stop();
      await Deno.remove(directory, { recursive: true });
    }
  },
});
