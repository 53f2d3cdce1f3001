/** Links of a service without PUBLIC_BASE_URL, asked under a name that isn't its own. */
import assert from "node:assert/strict";
import { startTask, until } from "../support/process.ts";
import { rawClient } from "../support/raw_client.ts";

const foreign = "evil.example";

Deno.test("deno task dev, asked under another host's name, mails and links its listening address", async () => {
  const service = await startTask("dev", {});
  const own = `http://localhost:${service.port}`;
  const ask = async (head: string, body = ""): Promise<string> => {
    const client = await rawClient(service.port);
    await client.send(`${head}\r\nHost: ${foreign}\r\nConnection: close\r\n${body}`);
    const answer = await client.untilClosed();
    client.close();
    return answer;
  };
  const form = "email=demo@example.com";
  const fields = `Origin: http://${foreign}\r\nSec-Fetch-Site: same-origin\r\n`;
  await ask(
    "POST /sign-in HTTP/1.1",
    `${fields}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
  );
  const link = /https?:\/\/[^\s"\\]*\/sign-in\/link\?token=/;
  await until(() => link.test(service.said()));
  assert.ok(link.exec(service.said())?.[0].startsWith(`${own}/`), service.said());
  const query = "cn=72083900&country=CHN&tonnage=1&import=2026-02-15";
  for (
    const target of ["/openapi.json", `/?${query}&lang=en`, "/docs/reference/cbam-calculate", "/llms.txt"]
  ) {
    for (const line of [target, `http://${foreign}${target}`]) {
      const answer = await ask(`GET ${line} HTTP/1.1`, "\r\n");
      assert.ok(!answer.includes(foreign), `${line} names the caller's host`);
    }
  }
  assert.ok((await ask("GET /openapi.json HTTP/1.1", "\r\n")).includes(own));
  assert.equal(await service.stop(), 0);
});
