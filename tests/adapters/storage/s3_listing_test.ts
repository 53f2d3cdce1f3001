/** Listings of a store that never come to an end. */
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import * as S3 from "../../../src/adapters/storage/s3.ts";
import { DocumentStore } from "../../../src/application/documents/document_ports.ts";
import { hasty, runQuietly } from "../../support/document_stores.ts";

const page =
  "<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>same</NextContinuationToken></ListBucketResult>";

Deno.test("a store whose listing leads to the same page again is asked for it once, and has failed", async () => {
  let asked = 0;
  const store = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, () => {
    asked += 1;
    // Who goes on for ever is told at last that there is no more.
    return new Response(asked < 50 ? page : page.replace("true", "false"));
  });
  const endpoint = new URL(`http://127.0.0.1:${store.addr.port}`);
  const settings = {
    endpoint,
    publicEndpoint: endpoint,
    bucket: "customs",
    region: "eu-central-1",
    accessKeyId: "id",
    secretAccessKey: Redacted.make("secret"),
    hasPathStyle: true,
  };
  const error = await runQuietly(
    Effect.flatMap(DocumentStore, ({ listed }) => Effect.flip(Stream.runDrain(listed))).pipe(
      Effect.provide(S3.layer(settings, hasty)),
    ),
  );
  assert.equal(error._tag, "ServiceUnavailable");
  assert.equal(asked, 2);
  await store.shutdown();
});
