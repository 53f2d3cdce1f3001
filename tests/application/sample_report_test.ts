/** The published example: whoever verified it once has to find the same content under its hash for ever. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { PublicOrigin, ReportSigner } from "../../src/application/reports/report_ports.ts";
import { sampleContent } from "../../src/application/reports/sample_content.ts";
import { sampleReport } from "../../src/application/reports/sample_report.ts";
import { calculationRecord, recordContext } from "../../src/domain/cbam/calculation/record.ts";
import { lawInForce } from "../../src/domain/cbam/law/law.ts";
import { sha256Hex } from "../../src/kernel/sha256.ts";
import { reference, settledOf, shipment } from "../support/law.ts";

const services = Layer.mergeAll(
  Layer.succeed(PublicOrigin, "https://x.example"),
  Layer.mock(ReportSigner, { sign: () => Effect.succeed({ keyId: "", signature: "" }) }),
);

Deno.test("the sample's content is the one that was published, whatever the engine has learned since", async () => {
  const { content } = await Effect.runPromise(Effect.provide(sampleReport, services));
  assert.equal(sha256Hex(content), "cc6d267ee895a401b6635f00de1e53d5eb2675f6434f153f6df08686397e621f");
});

Deno.test("the sample's figures are those that the engine finds under the law of its moment", () => {
  const law = lawInForce(reference.tables, reference.prices, Date.parse("2026-11-20T23:59:59.999Z"));
  const asked = shipment(["72083900", "CHN", "100", "2026-01-15"]);
  const { trace: found = [], ...calculated } = calculationRecord(
    asked,
    settledOf(asked),
    recordContext(law, "2026-01-15T00:00:00.000Z", true),
  );
  const { trace: published = [], ...rest } = sampleContent.calculation;
  assert.deepEqual({ ...calculated }, rest);
  const figures = (terms: typeof published) => terms.map(({ term, value, unit }) => [term, value, unit]);
  assert.deepEqual(figures(found), figures(published));
});
