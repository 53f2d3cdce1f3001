/** The series in Prometheus' format: names, labels, buckets. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import * as Prometheus from "../../../src/adapters/metrics/prometheus.ts";

Deno.test("what was counted, timed and watched is told with its labels", async () => {
  const metrics = Prometheus.make();
  metrics.count("bulkRows", ["ok"], 3);
  metrics.count("bulkRows", ["ok"]);
  metrics.count("admissions", ["cbam", "RateLimited"]);
  metrics.time("requests", ["GET /healthz", "200"], 0.002);
  let days = 1;
  metrics.watch("priceAge", () => [{ values: [], value: days }]);
  days = 2;
  metrics.watch("workers", () => [{ values: ["pdf", "idle"], value: 1 }]);
  metrics.watch("workers", () => [{ values: ["spreadsheet", "idle"], value: 2 }]);
  const { text, mediaType } = await Effect.runPromise(metrics.exposition);
  assert.match(mediaType, /^text\/plain; version=0\.0\.4/);
  for (
    const line of [
      'customs_bulk_rows_total{status="ok"} 4',
      'customs_admissions_total{policy="cbam",result="RateLimited"} 1',
      'customs_request_duration_seconds_bucket{le="0.001",endpoint="GET /healthz",status="200"} 0',
      'customs_request_duration_seconds_bucket{le="0.0025",endpoint="GET /healthz",status="200"} 1',
      "customs_certificate_price_age_days 2",
      'customs_workers{worker="pdf",state="idle"} 1',
      'customs_workers{worker="spreadsheet",state="idle"} 2',
    ]
  ) assert.ok(text.split("\n").includes(line), `${line}\n${text}`);
  assert.match(text, /^process_resident_memory_bytes \d{7,}$/m);
  assert.match(text, /^customs_event_loop_delay_seconds\{quantile="0\.99"\} [\d.e-]+$/m);
});

Deno.test("two processes in one, as tests are, have figures of their own", async () => {
  const [one, other] = [Prometheus.make(), Prometheus.make()];
  one.count("mails", ["ok"]);
  const { text } = await Effect.runPromise(other.exposition);
  assert.ok(!text.includes('customs_mails_total{result="ok"}'));
});
