/** Reports that anyone can verify. Contract sections 2.7, 3, 4.6, 7 and 8; decisions, "Documents". */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { canonicalText, hashOfContent } from "../../../../src/domain/reports/report.ts";
import { answered, calculatedRow, given } from "../../../support/answered.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { pdfOf } from "../../../support/invoice_calls.ts";
import { assertSound, attachmentOf, infoOf, isHere, textOf } from "../../../support/poppler.ts";
import { qrTextOf } from "../../../support/qr.ts";
import { officer, reportHolder, reportsPath, shipment } from "../../../support/report_calls.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

const refused = { ok: false };

/** Text with single spaces, as a reader sees it. */
const readable = (text: string): string => text.replace(/\s+/g, " ");

onEachDatabase((test) => {
  test(
    "POST reports issues a report whose hash is that of its canonical content, and whose PDF prints every figure",
    Effect.gen(function* () {
      const { post, get, follow } = yield* reportHolder;
      const made = yield* post(reportsPath, shipment);
      assert.equal(made.status, 201, made.text);
      const { report } = made;
      assert.equal(made.headers.get("location"), `${reportsPath}/${report.id}`);
      assert.equal(report.report_number, `CBAM-${report.id}`);
      assert.deepEqual([report.status, report.issued_at], ["issued", "2026-11-20"]);
      assert.equal(report.verify_url, `https://customs.example.com/verify?reportId=${report.id}`);
      assert.ok(report.download_url.startsWith(`${reportsPath}/${report.id}/download?`));
      const file = yield* follow(report.download_url);
      assert.equal(file.status, 200);
      assert.equal(
        file.headers.get("content-disposition"),
        `attachment; filename="CBAM report ${report.report_number}.pdf"`,
      );
      const pdf = yield* pdfOf(file);
      assert.deepEqual(yield* pdfOf(yield* follow(report.download_url)), pdf);
      const found = yield* get(`${reportsPath}/${report.id.toUpperCase()}`);
      const byNumber = yield* get(`${reportsPath}/${report.report_number}`);
      assert.equal(byNumber.report.content_hash, found.report.content_hash);
      assert.equal(found.report.content_hash, report.content_hash);
      if (!isHere("pdftotext") || !isHere("pdfinfo") || !isHere("qpdf")) return;
      yield* Effect.promise(() => assertSound(pdf));
      const attached = JSON.parse(yield* Effect.promise(() => attachmentOf(pdf)));
      assert.equal(hashOfContent(canonicalText(attached.content)), report.content_hash);
      assert.deepEqual(attached.content.calculation, report.calculation);
      const text = readable(yield* Effect.promise(() => textOf(pdf)));
      const printed = text.replaceAll(" ", "");
      const figures = given(report.calculation.trace).map(({ value }) =>
        value.toLocaleString("en", { maximumFractionDigits: 20 })
      );
      for (const figure of [...figures, given(report.calculation.net_cost_eur).toLocaleString("en")]) {
        assert.ok(text.includes(figure), `the page lacks ${figure}`);
      }
      for (const { source } of given(report.calculation.trace)) {
        assert.ok(printed.includes(source.label.replaceAll(" ", "")), `the page lacks ${source.label}`);
      }
      for (const long of [report.content_hash, report.signature, report.key_id, report.report_number]) {
        assert.ok(printed.includes(long), `the page lacks ${long}`);
      }
      for (
        const given of [
          "7208 39 00".replaceAll(" ", ""),
          "China (CHN)",
          "24.5 t",
          "Παραγγελία 7 – Заказ 7",
          "2026-08-06",
        ]
      ) {
        assert.ok(text.includes(given), `the page lacks ${given}`);
      }
      assert.ok(!printed.includes("DRAFT"));
      const info = yield* Effect.promise(() => infoOf(pdf));
      assert.equal(info.get("Title"), `CBAM report ${report.report_number}`);
      assert.match(info.get("CreationDate") ?? "", /Nov 20/);
      assert.equal(info.get("Tagged"), "yes");
    }).pipe(Effect.provide(services)),
  );

  test(
    "the signature holds under the published key, and the QR code leads to the verify page",
    Effect.gen(function* () {
      const { post, follow } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const ask = yield* client(freshPeer());
      const published = yield* ask("/.well-known/cbam-report-keys.json");
      assert.equal(published.headers.get("access-control-allow-origin"), "*");
      const { keys } = (yield* answered(published)).keys;
      const jwk = keys.find(({ kid }) => kid === report.key_id);
      assert.ok(jwk !== undefined && !("d" in jwk));
      const isGenuine = yield* Effect.promise(async () =>
        crypto.subtle.verify(
          "Ed25519",
          await crypto.subtle.importKey("jwk", { kty: jwk.kty, crv: jwk.crv, x: jwk.x }, "Ed25519", false, [
            "verify",
          ]),
          Uint8Array.fromBase64(report.signature, { alphabet: "base64url" }),
          new TextEncoder().encode(report.content_hash),
        )
      );
      assert.ok(isGenuine);
      if (!isHere("zbarimg") || !isHere("pdftoppm")) return;
      const pdf = yield* pdfOf(yield* follow(report.download_url));
      assert.equal(yield* Effect.promise(() => qrTextOf(pdf)), report.verify_url);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a draft says so across its page, does not verify, and is issued once, under a new hash",
    Effect.gen(function* () {
      const { post, follow } = yield* reportHolder;
      const { report: draft } = yield* post(reportsPath, { ...shipment, draft: true });
      assert.equal(draft.status, "draft");
      if (isHere("pdftotext")) {
        const pdf = yield* pdfOf(yield* follow(draft.download_url));
        assert.ok((yield* Effect.promise(() => textOf(pdf))).replace(/\s/g, "").includes("DRAFT"));
      }
      const issued = yield* post(`${reportsPath}/${draft.id}/issue`, {});
      assert.deepEqual([issued.status, issued.report.status], [200, "issued"]);
      assert.notEqual(issued.report.content_hash, draft.content_hash);
      assert.equal((yield* post(`${reportsPath}/${draft.id}/issue`, {})).status, 409);
      const verify = yield* officer;
      const { verified } = yield* verify({ reportId: draft.id, issuedDate: "2026-11-20" });
      assert.equal(verified.content_hash, issued.report.content_hash);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a bulk row's report is made when it is first asked for; rows without figures and unfinished batches have none",
    Effect.gen(function* () {
      const { post, get, follow } = yield* reportHolder;
      const { tonnage, cn_code, origin_country, client_ref } = shipment;
      const row = { tonnage, cn_code, origin_country, client_ref, import_year: 2026 };
      const sent = yield* post("/api/v1/cbam/bulk", {
        shipments: [row, { ...row, cn_code: "01012100" }, { ...row, cn_code: "x" }],
      });
      const { batch } = yield* get(`/api/v1/cbam/bulk/${sent.bulk.request_id}`);
      const [first, outside, wrong] = batch.results.map(given);
      assert.ok(first !== undefined && outside !== undefined && wrong !== undefined);
      assert.equal((yield* follow(given(outside.download_url))).status, 200);
      assert.equal(wrong.download_url, null);
      const verify = yield* officer;
      const issuedDate = "2026-11-20";
      const { verified } = yield* verify({ reportId: first.report_id, issuedDate });
      assert.equal(verified.report_number, `BULK-${batch.batch_id}-R0`);
      assert.equal(verified.net_cost_eur, calculatedRow(first).net_cost_eur);
      const pdf = yield* pdfOf(yield* follow(verified.download_url));
      if (isHere("pdfdetach")) {
        const attached = JSON.parse(yield* Effect.promise(() => attachmentOf(pdf)));
        assert.equal(attached.content_hash, verified.content_hash);
        assert.equal(attached.content.client_ref, client_ref);
        assert.ok(attached.content.calculation.trace.length > 10);
      }
      const own = yield* get(`${reportsPath}/${first.report_id}`);
      const byNumber = yield* get(`${reportsPath}/${own.report.report_number}`);
      assert.equal(byNumber.report.content_hash, own.report.content_hash);
      assert.equal(own.report.content_hash, verified.content_hash);
      assert.equal((yield* verify({ reportId: outside.report_id, issuedDate })).verified.net_cost_eur, 0);
      assert.deepEqual((yield* verify({ reportId: wrong.report_id, issuedDate })).body, refused);
      assert.equal((yield* get(`${reportsPath}/${wrong.report_id}`)).status, 404);
      const sql = yield* SqlClient.SqlClient;
      const more = yield* post("/api/v1/cbam/bulk", { shipments: [row] });
      yield* sql`update bulk_batch set status = 'processing' where request_id = ${more.bulk.request_id}`;
      const { batch: unfinished } = yield* get(`/api/v1/cbam/bulk/${more.bulk.request_id}`);
      assert.deepEqual(
        (yield* verify({ reportId: unfinished.results[0]?.report_id, issuedDate })).body,
        refused,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "no key is 401, other tiers 402 and keys 403, other accounts' reports 404, missing figures 422",
    Effect.gen(function* () {
      const { post, get } = yield* reportHolder;
      const ask = yield* client(freshPeer());
      const init = (authorization: string | undefined): RequestInit => ({
        method: "POST",
        headers: { "content-type": "application/json", ...(authorization && { authorization }) },
        body: JSON.stringify(shipment),
      });
      assert.equal((yield* ask(reportsPath, init(undefined))).status, 401);
      const cases = [["pro", "reports:write", 402], ["enterprise", "cbam:bulk", 403]] as const;
      for (const [tier, permission, expected] of cases) {
        const { key } = yield* holder(tier, [permission]);
        assert.equal((yield* ask(reportsPath, init(`Bearer ${key}`))).status, expected);
      }
      const { report } = yield* post(reportsPath, shipment);
      const other = yield* reportHolder;
      assert.equal((yield* other.get(`${reportsPath}/${report.id}`)).status, 404);
      assert.equal((yield* other.get(`${reportsPath}/${report.report_number}`)).status, 404);
      assert.equal((yield* other.post(`${reportsPath}/${report.id}/issue`, {})).status, 404);
      for (const id of ["x", crypto.randomUUID()]) {
        assert.equal((yield* get(`${reportsPath}/${id}`)).status, 404);
      }
      const wrong = yield* post(reportsPath, { ...shipment, tonnage: -1, drft: true });
      assert.deepEqual(wrong.issues.map(({ path }) => path).sort(), [
        "/drft",
        "/tonnage",
      ]);
      const lacking = yield* post(reportsPath, { ...shipment, import: "2051-01-01" });
      assert.equal(lacking.status, 422, lacking.text);
      assert.match(lacking.problem.error, /nothing to report yet/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the same call under one Idempotency-Key makes one report",
    Effect.gen(function* () {
      const { post } = yield* reportHolder;
      const key = { "idempotency-key": crypto.randomUUID() };
      const first = yield* post(reportsPath, shipment, key);
      const again = yield* post(reportsPath, shipment, key);
      assert.deepEqual([again.status, again.text], [201, first.text]);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      assert.equal((yield* post(reportsPath, { ...shipment, tonnage: 1 }, key)).status, 422);
    }).pipe(Effect.provide(services)),
  );
});
