/** The Caddyfile, in a real Caddy in front of two processes of the service. */
import { proxyTest } from "../support/proxy.ts";

const configuration = Deno.readTextFileSync(new URL("../../deploy/caddy/Caddyfile", import.meta.url));

proxyTest("Caddy serves two processes behind TLS as deploy/caddy has it", {
  program: "caddy",
  stopSignal: "SIGTERM",
  start: ({ directory, certFile, keyFile, port, plainPort, upstreams }) => {
    const site = configuration.replace("https://customs.example.com{uri}", `https://localhost:${port}{uri}`)
      .replace("customs.example.com {", `localhost {\n tls ${certFile} ${keyFile}`)
      .replace("127.0.0.1:8001", upstreams[0]).replace("127.0.0.1:8002", upstreams[1]);
    const file = `${directory}/Caddyfile`;
    Deno.writeTextFileSync(
      file,
      `{\n admin off\n default_bind 127.0.0.1\n http_port ${plainPort}\n https_port ${port}\n}\n${site}`,
    );
    return new Deno.Command("caddy", {
      args: ["run", "--config", file, "--adapter", "caddyfile"],
      env: { HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
      stdout: "null",
      stderr: "null",
    }).spawn();
  },
});
