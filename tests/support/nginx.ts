/** A real nginx with the configuration that is shipped, at a test's ports, files and name. */
import assert from "node:assert/strict";
import type { Places } from "./proxy.ts";

const configuration = Deno.readTextFileSync(new URL("../../deploy/nginx/customs.conf", import.meta.url));

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

/** Starts it in the foreground; SIGQUIT ends it. */
export const startNginx = (places: Places): Deno.ChildProcess => {
  const { directory } = places;
  Deno.writeTextFileSync(
    `${directory}/nginx.conf`,
    `user root; pid ${directory}/pid; error_log stderr; events {}
     http { client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; ${moved(places)} }`,
  );
  return new Deno.Command("nginx", {
    args: ["-p", directory, "-c", `${directory}/nginx.conf`, "-g", "daemon off;"],
    stderr: "null",
  }).spawn();
};
