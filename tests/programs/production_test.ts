/** The container's start command with everything that production has: PostgreSQL, an S3-compatible store, SMTP. */
import assert from "node:assert/strict";
import { exampleRequest } from "../support/invoices.ts";
import { hasPostgres, startPostgres } from "../support/postgres.ts";
import { admin, freePort, production, until } from "../support/process.ts";
import { s3Environment, startS3Store } from "../support/s3_store.ts";
import { startSmtp } from "../support/smtp_server.ts";

const root = new URL("../../", import.meta.url);
const dockerfile = Deno.readTextFileSync(new URL("Dockerfile", root)).replaceAll("\\\n", "");
const command: ReadonlyArray<string> = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]");

Deno.test({
  name: `the container's command makes documents, reports and mails with its own permissions${
    hasPostgres ? "" : " (ignored: no PostgreSQL)"
  }`,
  ignore: !hasPostgres,
  fn: async () => {
    const [postgres, store, smtp] = [await startPostgres(), await startS3Store(), await startSmtp()];
    const port = freePort();
    const env = {
      ...production,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: postgres.url,
      ...s3Environment(store.settings),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: "customs@example.com",
    };
    const args = command.slice(1).map((arg) => arg.replace("=/app,", `=${root.pathname},`));
    const child = new Deno.Command(Deno.execPath(), {
      args,
      env,
      cwd: root,
      stdout: "null",
      stderr: "inherit",
    })
      .spawn();
    const origin = `http://127.0.0.1:${port}`;
    await until(() =>
      fetch(`${origin}/readyz`).then((answer) => answer.bytes().then(() => answer.ok), () => false)
    );
    const operate = async (...words: ReadonlyArray<string>): Promise<string> => {
      const { code, out, error } = await admin(env, ...words);
      assert.equal(code, 0, error);
      return out;
    };
    await operate("account", "create", "--email", "a@example.com", "--tier", "enterprise");
    const permissions = "invoices:write,reports:write,cbam:bulk";
    const made = await operate("key", "create", "--account", "a@example.com", "--permissions", permissions);
    const [key] = /cik_[0-9a-f]{48}/.exec(made) ?? [];
    const post = (path: string, body: unknown) =>
      fetch(`${origin}${path}`, {
        method: "POST",
        headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const invoice = await (await post("/api/v1/invoices", exampleRequest("origin-arabic"))).json();
    assert.ok(invoice.documents.length > 0, JSON.stringify(invoice));
    for (const { signedUrl } of invoice.documents) {
      const file = await fetch(signedUrl);
      assert.equal(file.status, 200);
      assert.equal(new TextDecoder().decode((await file.bytes()).subarray(0, 5)), "%PDF-");
    }
    const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };
    const report = await (await post("/api/v1/cbam/reports", shipment)).json();
    const pdf = await fetch(`${origin}${report.download_url}`);
    assert.equal(pdf.headers.get("content-type"), "application/pdf");
    await pdf.body?.cancel();
    assert.match(await operate("report", "key", "list"), new RegExp(report.key_id));
    const bulk = await (await post("/api/v1/cbam/bulk", { shipments: [shipment] })).json();
    assert.equal(bulk.summary.in_scope, 1);
    await until(() => smtp.received.length > 0);
    assert.deepEqual(smtp.received[0]?.to, [exampleRequest("origin-arabic")["email"] ?? "a@example.com"]);
    child.kill("SIGTERM");
    assert.equal((await child.status).code, 0);
    await Promise.all([postgres.remove(), store.stop(), smtp.stop()]);
  },
});
