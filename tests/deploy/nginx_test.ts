/** The nginx configuration, in a real nginx in front of two processes of the service. */
import assert from "node:assert/strict";
import { type Places, proxyTest } from "../support/proxy.ts";

const configuration = Deno.readTextFileSync(new URL("../../deploy/nginx/customs.conf", import.meta.url));

/** The test's ports, files and name instead of a server's. */
const moved = ({ directory, certFile, keyFile, port, plainPort, upstreams }: Places): string =>
  Object.entries({
    "listen 80;": `listen 127.0.0.1:${plainPort};`,
    "listen 443 ssl http2;": `listen 127.0.0.1:${port} ssl http2;`,
    "127.0.0.1:8001": upstreams[0],
    "127.0.0.1:8002": upstreams[1],
    "/etc/customs/tls/cert.pem": certFile,
    "/etc/customs/tls/key.pem": keyFile,
    "/var/log/nginx/customs.log": `${directory}/customs.log`,
    "customs.example.com": "localhost",
  }).reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replaceAll(from, to);
  }, configuration);

proxyTest("nginx serves two processes behind TLS as deploy/nginx has it", {
  program: "nginx",
  versionFlag: "-v",
  stopSignal: "SIGQUIT",
  start: (places) => {
    const { directory } = places;
    Deno.writeTextFileSync(
      `${directory}/nginx.conf`,
      `user root; pid ${directory}/pid; error_log stderr; events {}
       http { client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; ${
        moved(places)
      } }`,
    );
    return new Deno.Command("nginx", {
      args: ["-p", directory, "-c", `${directory}/nginx.conf`, "-g", "daemon off;"],
      stderr: "null",
    }).spawn();
  },
  afterwards: ({ directory }) => {
    const logged = Deno.readTextFileSync(`${directory}/customs.log`);
    assert.match(logged, /"GET \/api\/v1\/cbam\/calculate" 429/);
    assert.ok(!logged.includes("?"), "a query, which may hold a signature, is in the log");
  },
});
