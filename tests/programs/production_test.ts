/** `deno task start` with everything that production has: PostgreSQL, an S3-compatible store, SMTP. */
import assert from "node:assert/strict";
import { buy, findAgain, keyIn, recipient } from "../support/customer.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { admin, production, startTask, until } from "../support/process.ts";
import { s3Environment, startS3Store } from "../support/s3_store.ts";
import { startSmtp } from "../support/smtp_server.ts";

Deno.test({
  name: `production makes documents, reports and mails with its own permissions, and writes no file${
    hasPostgres ? "" : " (ignored: no PostgreSQL)"
  }`,
  ignore: !hasPostgres,
  fn: async () => {
    const [postgres, store, smtp] = [await startPostgres(), await startS3Store(), await startSmtp()];
    const env = {
      ...production,
      DATA_DIR: "",
      HOST: "127.0.0.1",
      DATABASE_URL: postgres.url,
      ...s3Environment(store.settings),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: "customs@example.com",
    };
    const service = await startTask("start", env);
    const { origin } = service;
    await until(() =>
      fetch(`${origin}/readyz`).then((answer) => answer.bytes().then(() => answer.ok), () => false)
    );
    const operate = async (...words: ReadonlyArray<string>): Promise<string> => {
      const { code, out, error } = await admin(env, ...words);
      assert.equal(code, 0, error);
      return out;
    };
    await operate("account", "create", "--email", "a@example.com", "--tier", "enterprise");
    const permissions = "cbam:read,invoices:write,reports:write,cbam:bulk";
    const key = keyIn(
      await operate("key", "create", "--account", "a@example.com", "--permissions", permissions),
    );
    const customer = { origin, key };
    await findAgain(customer, await buy(customer));
    assert.match(await operate("report", "key", "list"), /\d{4}-\d\d-\d\d/);
    await until(() => smtp.received.length > 0);
    assert.deepEqual(smtp.received[0]?.to, [recipient]);
    assert.equal(await service.stop(), 0);
    await Promise.all([postgres.remove(), store.stop(), smtp.stop()]);
  },
});
