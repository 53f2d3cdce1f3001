/** Documents and mails of the running service, under its own permissions: an S3-compatible store, an SMTP server. */
import assert from "node:assert/strict";
import { exampleRequest } from "../support/invoices.ts";
import { startTask, until } from "../support/process.ts";
import { s3Environment, startS3Store } from "../support/s3_store.ts";
import { startSmtp } from "../support/smtp_server.ts";

Deno.test("documents go to the S3 store, behind its own links, and out by SMTP", async () => {
  const [store, smtp] = [await startS3Store(), await startSmtp()];
  const { endpoint } = store.settings;
  const service = await startTask("dev", {
    ...s3Environment(store.settings),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "customs@example.com",
  });
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
  const made = await fetch(`${service.origin}/api/v1/invoices`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      ...exampleRequest("commercial"),
      documents: ["packing-list"],
      email: "to@example.com",
    }),
  });
  assert.equal(made.status, 200);
  const { documents: [{ signedUrl }] } = await made.json();
  assert.ok(signedUrl.startsWith(endpoint.href), signedUrl);
  const file = await fetch(signedUrl);
  assert.equal(file.status, 200);
  assert.equal(new TextDecoder().decode((await file.bytes()).subarray(0, 5)), "%PDF-");
  await until(() => smtp.received.length > 0);
  const [mail] = smtp.received;
  assert.deepEqual([mail?.from, mail?.to], ["customs@example.com", ["to@example.com"]]);
  assert.match(mail?.text ?? "", /filename="?Packing list AE-2026-0117\.pdf/);
  assert.equal(await service.stop(), 0);
  await store.stop();
  await smtp.stop();
});
