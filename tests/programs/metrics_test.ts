/** What `/metrics` tells of a service that was used. */
import assert from "node:assert/strict";
import { buy, keyIn } from "../support/customer.ts";
import { portSaid, startTask, until } from "../support/process.ts";

Deno.test("/metrics counts requests, admissions, rows, reports, documents and mails, on a port of its own", async () => {
  const service = await startTask("dev", { METRICS_PORT: "0" });
  const { origin } = service;
  await until(() => service.said().includes("Metrics on "));
  const metricsPort = portSaid(service.said(), "Metrics");
  await buy({ origin, key: keyIn(service.said()) });
  await (await fetch(`${origin}/api/v1/nothing?id=secret`)).body?.cancel();
  const text = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await until(async () => (await text()).includes('customs_mails_total{result="ok"} 1'));
  const told = await text();
  for (
    const line of [
      'customs_request_duration_seconds_count{endpoint="POST /api/v1/cbam/calculate",status="200"} 1',
      'customs_request_duration_seconds_count{endpoint="POST /api/v1/invoices",status="200"} 1',
      'customs_request_duration_seconds_count{endpoint="none",status="404"} 1',
      'customs_admissions_total{policy="cbam",result="ok"} 3',
      'customs_bulk_rows_total{status="ok"} 1',
      'customs_reports_total{status="issued"} 1',
      "customs_documents_in_progress 0",
      'customs_data_set_info{version="2026-08-06"} 1',
    ]
  ) assert.ok(told.split("\n").includes(line), `${line}\n${told}`);
  assert.match(told, /customs_document_duration_seconds_count\{result="ok"\} [2-9]/);
  assert.ok(!told.includes("secret"));
  const elsewhere = await fetch(`http://127.0.0.1:${metricsPort}/healthz`);
  assert.deepEqual([elsewhere.status, await elsewhere.text()], [404, ""]);
  const outside = await fetch(`${origin}/metrics`);
  await outside.body?.cancel();
  assert.equal(outside.status, 404);
  assert.equal(await service.stop(), 0);
});
