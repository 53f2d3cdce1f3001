/** Traces as a collector gets them: OTLP over HTTP from a process of the service, as W3C contexts go in and out. */
import assert from "node:assert/strict";
import { keyIn } from "../support/customer.ts";
import { makeKey } from "../support/made_key.ts";
import { startCollector } from "../support/otlp_collector.ts";
import { exampleRequest } from "../support/invoices.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { production, startTask, until, where } from "../support/process.ts";
import { s3Environment, startS3Store } from "../support/s3_store.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

where(hasPostgres, "PostgreSQL")(
  "a call is a span of its caller's trace, with route and request id, and the store's are its children",
  async () => {
    const [collector, postgres, store] = [startCollector(), await startPostgres(), await startS3Store()];
    const directory = await Deno.makeTempDir();
    const env = {
      ...production,
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      HOST: "127.0.0.1",
      ...s3Environment(store.settings),
    };
    const service = await startTask("start", { ...env, ...collector.settings, OTEL_SERVICE_NAME: "customs" });
    const key = await makeKey(env, "invoices:write");
    const call = async (path: string, body: unknown): Promise<number> => {
      const answer = await fetch(`${service.origin}${path}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          "x-request-id": "traced",
          traceparent,
        },
        body: JSON.stringify(body),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await call("/api/v1/invoices", exampleRequest("commercial")), 200);
    const hidden = await fetch(
      `${service.origin}/api/v1/invoices/files/a.pdf?expires=1&signature=hush`,
    );
    await hidden.body?.cancel();
    assert.equal(hidden.headers.get("x-content-type-options"), "nosniff");
    const inTrace = () => collector.spans().filter((span) => span.traceId === traceId);
    await until(() => inTrace().some(({ name }) => name.startsWith("POST")) && collector.spans().length > 3);
    await until(() =>
      collector.spans().some(({ attributes }) => attributes["http.route"]?.includes("files"))
    );

    const root = inTrace().find(({ parentSpanId }) => parentSpanId === "b7ad6b7169203331");
    assert.equal(root?.name, "POST /api/v1/invoices");
    assert.equal(root.serviceName, "customs");
    assert.equal(root.attributes["http.route"], "/api/v1/invoices");
    assert.equal(root.attributes["customs.request_id"], "traced");
    const puts = inTrace().filter(({ name, parentSpanId }) => name === "PUT" && parentSpanId === root.spanId);
    assert.ok(puts.length > 0, JSON.stringify(inTrace()));
    assert.ok(store.traceparents().some((sent) => sent.startsWith(`00-${traceId}-`)));
    const told = collector.text();
    for (const secret of ["hush", key]) assert.ok(!told.includes(secret), `${secret} is in a trace`);

    assert.equal(await service.stop(), 0);
    await Promise.all([collector.stop(), postgres.remove(), store.stop()]);
    await Deno.remove(directory, { recursive: true });
  },
);

Deno.test("the key of the demonstration account is shown, and not handed to the collector of logs", async () => {
  const collector = startCollector();
  const service = await startTask("dev", {
    ...collector.settings,
    OTEL_SERVICE_NAME: "laptop",
    LOG_FORMAT: "pretty",
  });
  const key = keyIn(service.said());
  await until(() => collector.text() !== "");
  assert.equal(await service.stop(), 0);
  assert.ok(!collector.text().includes(key));
  await collector.stop();
});
