/** The nginx configuration, in a real nginx in front of two processes of the service. */
import assert from "node:assert/strict";
import { proxyServes, startFleet } from "../support/fleet.ts";
import { hasPostgres } from "../support/postgres.ts";
import { freePort, isInstalled, until } from "../support/process.ts";
import { hasOpenssl, selfSigned } from "../support/tls.ts";

const canRun = isInstalled("nginx", "-v") && hasPostgres && hasOpenssl;
const configuration = Deno.readTextFileSync(new URL("../../deploy/nginx/customs.conf", import.meta.url));

/** The test's ports, files and name instead of a server's. */
const moved = (places: Readonly<Record<string, string>>): string =>
  Object.entries(places).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replaceAll(from, to);
  }, configuration);

Deno.test({
  name: `nginx serves two processes behind TLS as deploy/nginx has it${
    canRun ? "" : " (ignored: no nginx, PostgreSQL or openssl)"
  }`,
  ignore: !canRun,
  fn: async () => {
    const directory = await Deno.makeTempDir();
    const { certFile, keyFile } = await selfSigned(directory);
    const [port, plainPort] = [freePort(), freePort()];
    const origin = `https://localhost:${port}`;
    const fleet = await startFleet(origin);
    const log = `${directory}/customs.log`;
    const included = moved({
      "listen 80;": `listen 127.0.0.1:${plainPort};`,
      "listen 443 ssl http2;": `listen 127.0.0.1:${port} ssl http2;`,
      "127.0.0.1:8001": `127.0.0.1:${fleet.ports[0]}`,
      "127.0.0.1:8002": `127.0.0.1:${fleet.ports[1]}`,
      "/etc/customs/tls/cert.pem": certFile,
      "/etc/customs/tls/key.pem": keyFile,
      "/var/log/nginx/customs.log": log,
      "customs.example.com": "localhost",
    });
    await Deno.writeTextFile(
      `${directory}/nginx.conf`,
      `user root; pid ${directory}/pid; error_log stderr; events {}
       http { client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; ${included} }`,
    );
    const nginx = new Deno.Command("nginx", {
      args: ["-p", directory, "-c", `${directory}/nginx.conf`, "-g", "daemon off;"],
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
      nginx.kill("SIGQUIT");
      assert.equal((await nginx.status).code, 0);
      await fleet.stop();
    }
    const logged = await Deno.readTextFile(log);
    assert.match(logged, /"GET \/api\/v1\/cbam\/calculate" 429/);
    assert.ok(!logged.includes("?"), "a query, which may hold a signature, is in the log");
    await Deno.remove(directory, { recursive: true });
  },
});
