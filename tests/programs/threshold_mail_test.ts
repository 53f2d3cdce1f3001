/** The mail about the threshold out of the running service, under its own permissions, to a real SMTP server. */
import assert from "node:assert/strict";
import { startTask, until } from "../support/process.ts";
import { startSmtp } from "../support/smtp_server.ts";

Deno.test("an importer who passes 50 t is told by a mail over SMTP", async () => {
  const smtp = await startSmtp();
  const service = await startTask("dev", {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "customs@example.com",
  });
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${service.origin}/api/v1/cbam/${path}`, {
      method: "POST",
      headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const said = await answer.json();
    assert.equal(answer.status, 200, JSON.stringify(said));
    return said;
  };
  const importer = await post("importers", { eori: "DE123456789012345", name: "Muster GmbH" });
  const entry = { mrn: "26DE000000000001R1", item: 1, release_date: "2026-02-12", cn_code: "72083900" };
  await post("imports", {
    importer: importer.id,
    entries: [{ ...entry, origin_country: "CHN", net_mass_kg: 51_000 }],
  });
  await until(() => smtp.received.length > 0);
  const [mail] = smtp.received;
  assert.deepEqual([mail?.from, mail?.to], ["customs@example.com", ["demo@example.com"]]);
  assert.match(mail?.text ?? "", /Subject: Muster GmbH: 50 t exceeded on 2026-02-12/);
  assert.match(mail?.text ?? "", /\/account\/reminders/);
  assert.equal(await service.stop(), 0);
  await smtp.stop();
});
