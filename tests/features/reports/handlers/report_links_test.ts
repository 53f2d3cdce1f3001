/** Links to reports' PDFs: good for an hour, for one report. Contract section 3; decisions, "Documents". */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { DocumentStore } from "../../../../src/application/documents/document_ports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { leap } from "../../../support/leap.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { reportHolder, reportsPath, shipment, verifyPath } from "../../../support/report_calls.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const away = new ServiceUnavailable({ message: "The storage is away.", retryAfterSeconds: 10 });
onOneDatabase((test) => {
  test(
    "a download link that was changed or is another report's is 403, a second past its hour 410",
    Effect.gen(function* () {
      const { post, follow } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const { report: other } = yield* post(reportsPath, shipment);
      const link = report.download_url;
      const changed = [
        link.replace(report.id, other.id),
        link.replace(/expires=(\d+)/, (_, time) => `expires=${Number(time) + 60}`),
        link.replace(/signature=(.)/, (_, first) => `signature=${first === "A" ? "B" : "A"}`),
        `${reportsPath}/${report.id}/download`,
      ];
      for (const each of changed) assert.equal((yield* follow(each)).status, 403, each);
      yield* leap("3600 seconds");
      assert.equal((yield* follow(link)).status, 200);
      yield* TestClock.adjust("1 second");
      assert.equal((yield* follow(link)).status, 410);
    }).pipe(Effect.provide(services)),
  );

  test(
    "while the storage is away a download is 503, and verify still answers",
    Effect.gen(function* () {
      const { post } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const broken = Layer.succeed(DocumentStore, {
        ...(yield* DocumentStore),
        open: () => Effect.fail(away),
      });
      const ask = yield* Effect.provide(client(freshPeer()), broken);
      const file = yield* ask(report.download_url);
      assert.deepEqual([file.status, file.headers.get("retry-after")], [503, "10"]);
      const verified = yield* ask(verifyPath, {
        method: "POST",
        body: JSON.stringify({ reportId: report.id, issuedDate: "2026-11-20" }),
      });
      assert.equal((yield* Effect.promise(() => verified.json())).ok, true);
    }).pipe(Effect.provide(services)),
  );
});
