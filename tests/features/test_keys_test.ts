/** Test keys: specimens that never verify, no mail, limits of their own. Decisions, "Test keys". */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { carryOut } from "../../src/application/accounts/operator_commands.ts";
import { carryOutOnReports } from "../../src/application/maintenance.ts";
import { Outbox } from "../../src/application/documents/document_ports.ts";
import { Operator } from "../../src/application/ports.ts";
import { permissions } from "../../src/contract/access.ts";
import { attachmentOf as strictAttachmentOf } from "../../src/domain/reports/pdf_attachment.ts";
import { attachmentName, checkAttachment } from "../../src/domain/reports/report_check.ts";
import { answered } from "../support/answered.ts";
import { bulkPath, row } from "../support/bulk.ts";
import { onOneDatabase } from "../support/databases.ts";
import { invoicesPath, pdfOf } from "../support/invoice_calls.ts";
import { exampleRequest } from "../support/invoices.ts";
import { isHere, textOf } from "../support/poppler.ts";
import { officer, reportsPath, shipment } from "../support/report_calls.ts";
import { client, freshPeer, holder, sentMails, services } from "../support/whole_service.ts";

/** Text without white space: a word across a page is in the text of each. */
const packed = (pdf: Uint8Array) =>
  Effect.map(Effect.promise(() => textOf(pdf)), (text) => text.replace(/\s+/g, ""));

const assertSpecimen = (pdf: Uint8Array) =>
  Effect.gen(function* () {
    if (!isHere("pdftotext")) return;
    assert.ok((yield* packed(pdf)).includes("SPECIMEN"), "the page doesn't say that it is a specimen");
  });

/** An account with a test key and a live one. */
const tester = Effect.gen(function* () {
  const ask = yield* client(freshPeer());
  const testKey = yield* holder("enterprise", permissions, true);
  const live = yield* (yield* Operator).createKey(testKey.account, permissions);
  const callWith = (key: string) => (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    Effect.flatMap(
      ask(path, {
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
        ...(body === undefined ? undefined : { method: "POST", body: JSON.stringify(body) }),
      }),
      answered,
    ).pipe(Effect.map(({ status, headers, text }) => ({ status, headers, body: JSON.parse(text) })));
  return {
    test: callWith(testKey.key),
    live: callWith(live.key),
    testKey,
    follow: (link: string) => ask(link),
  };
});

const publishedKeys = Effect.gen(function* () {
  const ask = yield* client(freshPeer());
  const { text } = yield* Effect.flatMap(ask("/.well-known/cbam-report-keys.json"), answered);
  return JSON.parse(text).keys;
});

onOneDatabase((test) => {
  test(
    "a test key has the contract's form, is shown as one in the list, and an ordinary one is not",
    Effect.gen(function* () {
      const { testKey } = yield* tester;
      assert.match(testKey.key, /^cik_[0-9a-f]{48}$/);
      const rows = yield* carryOut({ do: "key list" });
      const own = rows.filter(({ account }) => account === testKey.account);
      assert.deepEqual(own.map(({ test }) => test).sort(), [false, true]);
      const [made] = yield* carryOut({
        do: "key create",
        account: testKey.account,
        permissions: ["cbam:read"],
        isTest: true,
      });
      assert.equal(made?.["test"], true);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a report made with a test key is a specimen on paper, and verifies neither here nor offline, whatever is done with it",
    Effect.gen(function* () {
      const { test, live, follow } = yield* tester;
      const verify = yield* officer;
      const { status, body: report } = yield* test(reportsPath, shipment);
      assert.deepEqual([status, report.status], [201, "specimen"]);
      const pdf = yield* pdfOf(yield* follow(report.download_url));
      yield* assertSpecimen(pdf);
      const keys = yield* publishedKeys;
      const { findings } = yield* Effect.promise(async () =>
        checkAttachment(await strictAttachmentOf(new Uint8Array(pdf), attachmentName), keys)
      );
      assert.deepEqual(findings.filter(({ result }) => result !== "genuine"), [{
        part: "state",
        result: "differs",
        message: "The content is that of a specimen: it was made with a test key.",
      }]);
      const asked = { reportId: report.id, issuedDate: report.issued_at };
      assert.deepEqual((yield* verify(asked)).body, { ok: false });
      assert.equal((yield* live(`${reportsPath}/${report.id}/issue`, {})).status, 409);
      const refused = yield* Effect.flip(
        carryOutOnReports({ do: "report set-status", id: report.id, status: "issued" }),
      );
      assert.equal(refused._tag, "OperatorRefused");
      assert.deepEqual((yield* verify(asked)).body, { ok: false });
    }).pipe(Effect.provide(services)),
  );

  test(
    "a draft of a live key is not issued by a test key, and stays a draft",
    Effect.gen(function* () {
      const { test, live } = yield* tester;
      const { body: draft } = yield* live(reportsPath, { ...shipment, draft: true });
      const refused = yield* test(`${reportsPath}/${draft.id}/issue`, {});
      assert.equal(refused.status, 409);
      assert.match(refused.body.error, /was not made with a test key/);
      assert.equal((yield* live(`${reportsPath}/${draft.id}`)).body.status, "draft");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a test key reads what test keys made and nothing that live keys made, in lists, by id and as files; a live key reads both",
    Effect.gen(function* () {
      const { test, live } = yield* tester;
      const made = (call: typeof live) =>
        Effect.gen(function* () {
          const { body: report } = yield* call(reportsPath, shipment);
          const { body: draft } = yield* call(reportsPath, { ...shipment, draft: true });
          const { body: batch } = yield* call(bulkPath, { shipments: [row] });
          const { body: page } = yield* call(`${bulkPath}/${batch.request_id}`);
          const { body: invoice } = yield* call(invoicesPath, exampleRequest("origin-arabic"));
          return [
            `${reportsPath}/${report.id}`,
            `${reportsPath}/${draft.id}`,
            `${reportsPath}/${page.results[0].report_id}`,
            `${bulkPath}/${batch.request_id}`,
            `${invoicesPath}/${invoice.id}`,
            `${invoicesPath}/${invoice.shortId}`,
          ];
        });
      const [ofTest, ofLive] = [yield* made(test), yield* made(live)];
      const statuses = (call: typeof live, paths: ReadonlyArray<string>) =>
        Effect.forEach(paths, (path) => Effect.map(call(path), ({ status }) => `${status} ${path}`));
      assert.deepEqual(yield* statuses(test, ofTest), ofTest.map((path) => `200 ${path}`));
      assert.deepEqual(yield* statuses(test, ofLive), ofLive.map((path) => `404 ${path}`));
      assert.deepEqual(
        yield* statuses(live, [...ofTest, ...ofLive]),
        [...ofTest, ...ofLive].map((path) => `200 ${path}`),
      );
      for (
        const [path, member] of [[reportsPath, "reports"], [bulkPath, "batches"], [
          invoicesPath,
          "invoices",
        ]] as const
      ) {
        const [seen, all] = [(yield* test(path)).body[member], (yield* live(path)).body[member]];
        assert.ok(all.length > seen.length, path);
        const ids = new Set([...ofLive].flatMap((each) => each.split("/").slice(-1)));
        const ownId = (entry: Record<string, string>) => entry["id"] ?? entry["request_id"] ?? "";
        assert.ok(
          seen.length > 0 && !seen.some((entry: Record<string, string>) => ids.has(ownId(entry))),
          path,
        );
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a draft made with a test key can be issued, as a specimen",
    Effect.gen(function* () {
      const { test, follow } = yield* tester;
      const verify = yield* officer;
      const { body: draft } = yield* test(reportsPath, { ...shipment, draft: true });
      assert.equal(draft.status, "draft");
      const { status, body: issued } = yield* test(`${reportsPath}/${draft.id}/issue`, {});
      assert.deepEqual([status, issued.status], [200, "specimen"]);
      yield* assertSpecimen(yield* pdfOf(yield* follow(issued.download_url)));
      const asked = { reportId: issued.id, issuedDate: issued.issued_at };
      assert.deepEqual((yield* verify(asked)).body, { ok: false });
    }).pipe(Effect.provide(services)),
  );

  test(
    "the reports of a bulk call with a test key are specimens that never verify, before and after they were printed",
    Effect.gen(function* () {
      const { test, follow } = yield* tester;
      const verify = yield* officer;
      const { body: answer } = yield* test(bulkPath, { shipments: [row] });
      const { body: page } = yield* test(`${bulkPath}/${answer.request_id}`);
      const [stored] = page.results;
      const asked = { reportId: stored.report_id, issuedDate: "2026-11-20" };
      assert.deepEqual((yield* verify(asked)).body, { ok: false });
      yield* assertSpecimen(yield* pdfOf(yield* follow(stored.download_url)));
      assert.equal((yield* test(`${reportsPath}/${stored.report_id}`)).body.status, "specimen");
      assert.deepEqual((yield* verify(asked)).body, { ok: false });
      assert.deepEqual((yield* verify({ ...asked, reportId: stored.report_number })).body, { ok: false });
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice's documents made with a test key are specimens, and no mail leaves, even to a named address",
    Effect.gen(function* () {
      const { test, live, follow } = yield* tester;
      const before = sentMails.length;
      const request = { ...exampleRequest("origin-arabic"), email: "buyer@example.com" };
      const { status, body: invoice } = yield* test(invoicesPath, request);
      assert.equal(status, 200);
      for (const { signedUrl } of invoice.documents) {
        const { pathname, search } = new URL(signedUrl);
        yield* assertSpecimen(yield* pdfOf(yield* follow(`${pathname}${search}`)));
      }
      yield* (yield* Outbox).deliverDue;
      assert.equal(sentMails.length, before);
      assert.equal((yield* live(invoicesPath, request)).status, 200);
      yield* (yield* Outbox).deliverDue;
      assert.equal(sentMails.length, before + 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a test key counts in windows of its own, and its bulk calls have at most 200 rows",
    Effect.gen(function* () {
      const { test, live } = yield* tester;
      const calculated = yield* test("/api/v1/cbam/calculate", shipment);
      assert.equal(calculated.headers.get("ratelimit-policy"), '"test-cbam";q=120;w=3600');
      const checked = yield* test(`${invoicesPath}/validate`, exampleRequest("origin-arabic"));
      assert.equal(checked.headers.get("ratelimit-policy"), '"test-invoice-checks";q=120;w=3600');
      const other = yield* live("/api/v1/cbam/calculate", shipment);
      assert.equal(other.headers.get("ratelimit-policy"), '"cbam";q=600;w=3600');
      const tooMany = yield* test(bulkPath, { shipments: Array.from({ length: 201 }, () => row) });
      assert.equal(tooMany.status, 422);
      assert.match(tooMany.body.error, /^A test key allows 200 rows in one call; this one has 201/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what the tier lacks, its test keys lack too",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key } = yield* holder("pro", permissions, true);
      const refused = yield* ask(bulkPath, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ shipments: [row] }),
      });
      assert.equal(refused.status, 402);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a live key's call under an Idempotency-Key of a test key's call is done anew, and isn't answered with the specimen",
    Effect.gen(function* () {
      const { test, live } = yield* tester;
      const header = { "idempotency-key": crypto.randomUUID() };
      const { body: specimen } = yield* test(reportsPath, shipment, header);
      const { body: report, headers } = yield* live(reportsPath, shipment, header);
      assert.deepEqual([specimen.status, report.status], ["specimen", "issued"]);
      assert.equal(headers.get("idempotent-replayed"), null);
    }).pipe(Effect.provide(services)),
  );
});
