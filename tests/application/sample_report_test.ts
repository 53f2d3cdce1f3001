/** The published example: whoever verified it once has to find the same content under its hash for ever. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Reference from "../../src/adapters/reference/layer.ts";
import { CertificatePrices } from "../../src/application/ports.ts";
import { PublicOrigin, ReportSigner } from "../../src/application/reports/report_ports.ts";
import { sampleReport } from "../../src/application/reports/sample_report.ts";
import { sha256Hex } from "../../src/kernel/sha256.ts";
import { reference } from "../support/law.ts";

const services = Layer.mergeAll(
  Reference.layer(reference),
  Layer.succeed(CertificatePrices, { current: () => reference.prices }),
  Layer.succeed(PublicOrigin, "https://x.example"),
  Layer.mock(ReportSigner, { sign: () => Effect.succeed({ keyId: "", signature: "" }) }),
);

Deno.test("the sample's content is the one that was published, whatever the engine has learned since", async () => {
  const { content } = await Effect.runPromise(Effect.provide(sampleReport, services));
  assert.equal(sha256Hex(content), "cc6d267ee895a401b6635f00de1e53d5eb2675f6434f153f6df08686397e621f");
});
