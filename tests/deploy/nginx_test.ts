/** The nginx configuration, in a real nginx in front of two processes of the service. */
import assert from "node:assert/strict";
import { startNginx } from "../support/nginx.ts";
import { proxyTest } from "../support/proxy.ts";

proxyTest("nginx serves two processes behind TLS as deploy/nginx has it", {
  program: "nginx",
  stopSignal: "SIGQUIT",
  start: startNginx,
  afterwards: ({ directory }) => {
    const logged = Deno.readTextFileSync(`${directory}/customs.log`);
    assert.match(logged, /"GET \/api\/v1\/cbam\/calculate" 429/);
    assert.ok(!logged.includes("?"), "a query, which may hold a signature, is in the log");
  },
});
