/** What `/metrics` tells of a service that was used. */
import assert from "node:assert/strict";
import { buy, keyIn } from "../support/customer.ts";
import { portSaid, startTask, until } from "../support/process.ts";
import { untilEqual } from "../support/until.ts";

Deno.test("/metrics counts requests, admissions, rows, reports, documents and mails, on a port of its own", async () => {
  const service = await startTask("dev", { METRICS_PORT: "0" });
  const { origin } = service;
  await until(() => service.said().includes("Metrics on "));
  const metricsPort = portSaid(service.said(), "Metrics");
  await buy({ origin, key: keyIn(service.said()) });
  await (await fetch(`${origin}/api/v1/nothing?id=secret`)).body?.cancel();
  const ask = (issuedDate: string) =>
    fetch(`${origin}/api/v1/cbam/verify`, {
      method: "POST",
      body: JSON.stringify({ reportId: "sample", issuedDate }),
    });
  assert.equal((await (await ask("2026-01-15")).json()).ok, true);
  assert.equal((await (await ask("2025-01-15")).json()).ok, false);
  const text = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await until(async () => (await text()).includes('customs_mails_total{result="ok"} 1'));
  const told = (line: string) =>
    untilEqual(async () => (await text()).split("\n").includes(line), true, line);
  for (
    const line of [
      'customs_request_duration_seconds_count{endpoint="POST /api/v1/cbam/calculate",status="200"} 1',
      'customs_request_duration_seconds_count{endpoint="POST /api/v1/invoices",status="200"} 1',
      'customs_request_duration_seconds_count{endpoint="none",status="404"} 1',
      'customs_admissions_total{policy="cbam",result="ok"} 3',
      'customs_bulk_rows_total{status="ok"} 1',
      'customs_reports_total{status="issued"} 1',
      "customs_documents_in_progress 0",
      'customs_verifications_total{result="sample"} 1',
      'customs_verifications_total{result="refused"} 1',
      'customs_workers{worker="pdf",state="busy"} 0',
      'customs_queue_size{queue="documents"} 0',
      'customs_database_connections{state="busy"} 0',
      'customs_part_up{part="database"} 1',
      'customs_mails{state="dead"} 0',
      'customs_data_set_info{version="2026-08-06"} 1',
    ]
  ) await told(line);
  assert.match(await text(), /customs_document_duration_seconds_count\{result="ok"\} [2-9]/);
  assert.ok(!(await text()).includes("secret"));
  const elsewhere = await fetch(`http://127.0.0.1:${metricsPort}/healthz`);
  assert.deepEqual([elsewhere.status, await elsewhere.text()], [404, ""]);
  const outside = await fetch(`${origin}/metrics`);
  await outside.body?.cancel();
  assert.equal(outside.status, 404);
  assert.equal(await service.stop(), 0);
});
