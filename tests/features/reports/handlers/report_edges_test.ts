/**
 * Reports where it gets narrow: what is sent twice, kept, withdrawn, or hard to print, and what verify must not tell.
 * Contract sections 3, 4.6 and 8.2.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import { DocumentStore } from "../../../../src/application/documents/document_ports.ts";
import { setReportStatus } from "../../../../src/application/reports/issue_report.ts";
import { Batches } from "../../../../src/application/ports.ts";
import { purgeExpired } from "../../../../src/application/purge_expired.ts";
import { Reports } from "../../../../src/application/reports/report_ports.ts";
import { contentOf } from "../../../../src/domain/reports/report.ts";
import type { ReportStatus } from "../../../../src/contract/answers/reports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { keysIn } from "../../../support/document_stores.ts";
import { leap } from "../../../support/leap.ts";
import { given } from "../../../support/answered.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { pdfOf } from "../../../support/invoice_calls.ts";
import { isHere, textOf } from "../../../support/poppler.ts";
import { officer, reportHolder, reportsPath, shipment } from "../../../support/report_calls.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const issuedDate = "2026-11-20";
const full = new ServiceUnavailable({ message: "The storage is full.", retryAfterSeconds: 10 });

/** What the operator's command does. */
const operatorSets = (id: string, status: ReportStatus) =>
  Effect.gen(function* () {
    const changed = yield* setReportStatus(id, status);
    assert.ok(Option.isSome(changed));
    return changed.value;
  });

const clockAt = (epochMs: () => number): Clock.Clock =>
  Object.assign(Clock.make(), {
    unsafeCurrentTimeMillis: epochMs,
    currentTimeMillis: Effect.sync(epochMs),
  });
const twoDaysLater = clockAt(() => Date.parse("2026-11-22T12:00:00Z"));
/** Files are as old as the machine's own clock says. */
const muchLater = clockAt(() => Date.now() + 7_200_000);

/** How many PDFs of the report are kept. */
const keptOf = (id: string) =>
  Effect.gen(function* () {
    const keys = yield* keysIn(yield* DocumentStore);
    return keys.filter((key) => key.includes(id)).length;
  });

/** The page's letters, without the white space that lines and the word across them bring. */
const lettersOf = (pdf: Uint8Array) => Effect.promise(async () => (await textOf(pdf)).replace(/\s/g, ""));

onOneDatabase((test) => {
  test(
    "verify answers nonsense with 200 however much of it others sent in the hour",
    Effect.gen(function* () {
      for (const body of ["", "{", JSON.stringify({ reportId: "", issuedDate }), "[]"]) {
        for (let call = 0; call < 12; call++) {
          const answer = yield* (yield* officer)(body);
          assert.deepEqual([answer.status, answer.body], [200, { ok: false }]);
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "verify looks once and reads no report, whatever is wrong: how long it takes tells nothing",
    Effect.gen(function* () {
      const { post } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const { report: draft } = yield* post(reportsPath, { ...shipment, draft: true });
      const looked: Array<string> = [];
      const reports = yield* Reports;
      const batches = yield* Batches;
      const counting = Layer.merge(
        Layer.succeed(Reports, {
          ...reports,
          standing: (id) => Effect.zipRight(Effect.sync(() => looked.push("standing")), reports.standing(id)),
          find: (id) => Effect.zipRight(Effect.sync(() => looked.push("report")), reports.find(id)),
        }),
        Layer.succeed(Batches, {
          ...batches,
          rowByReport: (id) =>
            Effect.zipRight(Effect.sync(() => looked.push("row")), batches.rowByReport(id)),
        }),
      );
      const verify = yield* Effect.provide(officer, counting);
      const wrong: ReadonlyArray<unknown> = [
        { reportId: report.id, issuedDate: "2026-11-22" },
        { reportId: report.id, issuedDate: "31.02.2026" },
        { reportId: draft.id, issuedDate },
        { reportId: crypto.randomUUID(), issuedDate },
        { reportId: "SAMPLE", issuedDate: "2026-01-15" },
        { reportId: 7, issuedDate },
        "not JSON",
        JSON.stringify({ reportId: "x".repeat(1_048_576) }),
      ];
      for (const body of wrong) {
        looked.length = 0;
        assert.deepEqual((yield* verify(body)).body, { ok: false });
        assert.deepEqual(looked, ["standing"]);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a reference that can't be printed is a 400 that names the character",
    Effect.gen(function* () {
      const { post } = yield* reportHolder;
      const cases = [
        ["order \u{1f6a2} 7", /U\+1F6A2\) as character 7/],
        ["order\n7", /one line/],
        ["order \ud83d", /half a character/],
        ["x".repeat(201), /at most 200/],
      ] as const;
      for (const [client_ref, expected] of cases) {
        const { status, problem: body } = yield* post(reportsPath, { ...shipment, client_ref });
        assert.deepEqual([status, body.issues?.[0]?.path], [400, "/client_ref"]);
        assert.match(body.error, expected);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a call repeated an hour later is answered with the same report and a link that works",
    Effect.gen(function* () {
      const { post, follow } = yield* reportHolder;
      const key = { "idempotency-key": crypto.randomUUID() };
      const { report: first } = yield* post(reportsPath, shipment, key);
      yield* leap("3601 seconds");
      const again = yield* post(reportsPath, shipment, key);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      assert.deepEqual({ ...again.report, download_url: "" }, { ...first, download_url: "" });
      assert.equal((yield* follow(first.download_url)).status, 410);
      assert.equal((yield* follow(again.report.download_url)).status, 200);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a draft that the operator issues is issued that day, as new content; the draft's PDF is purged",
    Effect.gen(function* () {
      const { post, get, follow } = yield* reportHolder;
      const { report: draft } = yield* post(reportsPath, { ...shipment, draft: true });
      assert.equal((yield* follow(draft.download_url)).status, 200);
      assert.equal(yield* keptOf(draft.id), 1);
      yield* operatorSets(draft.id, "unpaid");
      const issued = yield* Effect.withClock(operatorSets(draft.id, "issued"), twoDaysLater);
      assert.deepEqual([issued.status, issued.issuedOn], ["issued", "2026-11-22"]);
      assert.deepEqual([contentOf(issued).is_draft, contentOf(issued).issued_at], [false, "2026-11-22"]);
      const verify = yield* officer;
      assert.deepEqual((yield* verify({ reportId: draft.id, issuedDate })).body, { ok: false });
      const { verified } = yield* verify({ reportId: draft.id, issuedDate: "22/11/2026" });
      assert.equal(verified.content_hash, issued.contentHash);
      const pdf = yield* pdfOf(yield* follow((yield* get(`${reportsPath}/${draft.id}`)).report.download_url));
      assert.equal(yield* keptOf(draft.id), 2);
      assert.equal((yield* purgeExpired).orphans, 0);
      assert.equal((yield* Effect.withClock(purgeExpired, muchLater)).orphans, 1);
      assert.equal(yield* keptOf(draft.id), 1);
      assert.equal(
        (yield* follow((yield* get(`${reportsPath}/${draft.id}`)).report.download_url)).status,
        200,
      );
      if (isHere("pdftotext")) assert.ok(!(yield* lettersOf(pdf)).includes("DRAFT"));
    }).pipe(Effect.provide(services)),
  );

  test(
    "an unpaid report says so across its page, does not verify, and can't be issued by its owner",
    Effect.gen(function* () {
      const { post, follow } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      yield* operatorSets(report.id, "unpaid");
      const pdf = yield* pdfOf(yield* follow(report.download_url));
      if (isHere("pdftotext")) assert.ok((yield* lettersOf(pdf)).includes("UNPAID"));
      const verify = yield* officer;
      assert.deepEqual((yield* verify({ reportId: report.id, issuedDate })).body, { ok: false });
      assert.equal((yield* post(`${reportsPath}/${report.id}/issue`, {})).status, 409);
      const again = yield* operatorSets(report.id, "issued");
      assert.equal(again.contentHash, report.content_hash);
      assert.equal(
        (yield* verify({ reportId: report.id, issuedDate })).verified.content_hash,
        report.content_hash,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "two calls that issue one draft at once issue it once",
    Effect.gen(function* () {
      const { post, get } = yield* reportHolder;
      const { report: draft } = yield* post(reportsPath, { ...shipment, draft: true });
      const issue = post(`${reportsPath}/${draft.id}/issue`, {});
      const answers = yield* Effect.all([issue, issue, issue], { concurrency: "unbounded" });
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [200, 409, 409]);
      const winner = answers.find(({ status }) => status === 200);
      const { report: kept } = yield* get(`${reportsPath}/${draft.id}`);
      assert.equal(kept.content_hash, winner?.report.content_hash);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a PDF that was lost is printed again, byte for byte; a storage that is full is 503",
    Effect.gen(function* () {
      const { post, follow } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const store = yield* DocumentStore;
      const fullStore = Layer.succeed(DocumentStore, { ...store, put: () => Effect.fail(full) });
      const ask = yield* Effect.provide(client(freshPeer()), fullStore);
      assert.equal((yield* ask(report.download_url)).status, 503);
      const first = yield* pdfOf(yield* follow(report.download_url));
      for (const key of yield* keysIn(store)) yield* store.remove(key);
      assert.deepEqual(yield* pdfOf(yield* follow(report.download_url)), first);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a bulk row's report prints a reference of many lines and unprintable characters, on its page",
    Effect.gen(function* () {
      const { post, get, follow } = yield* reportHolder;
      const { tonnage, cn_code, origin_country } = shipment;
      const client_ref = "\u{1f6a2}" + "\n".repeat(190) + "last";
      const sent = yield* post("/api/v1/cbam/bulk", {
        shipments: [client_ref, "order \u0007 7"].map((client_ref) => ({
          tonnage,
          cn_code,
          origin_country,
          client_ref,
          import_year: 2026,
        })),
      });
      const { batch } = yield* get(`/api/v1/cbam/bulk/${sent.bulk.request_id}`);
      for (const [index, printed] of ["?last", "order7"].entries()) {
        const pdf = yield* pdfOf(yield* follow(given(batch.results[index]?.download_url)));
        if (!isHere("pdftotext")) continue;
        assert.match((yield* lettersOf(pdf)).replaceAll("\ufffd", ""), new RegExp(RegExp.escape(printed)));
      }
    }).pipe(Effect.provide(services)),
  );
});
