/** `POST verify`: anyone may ask, and learns nothing from a no. Contract sections 2.7, 4.6 and 8.2. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { pdfOf } from "../../../support/invoice_calls.ts";
import { isHere, textOf } from "../../../support/poppler.ts";
import { officer, reportHolder, reportsPath, shipment } from "../../../support/report_calls.ts";
import { services } from "../../../support/whole_service.ts";

const refused = { ok: false };

onOneDatabase((test) => {
  test(
    "verify tells what a report says to whoever has its id and date, in four formats, a day off at most",
    Effect.gen(function* () {
      const { post, follow } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const verify = yield* officer;
      const dates = ["2026-11-20", "20/11/2026", "20-11-2026", "20.11.2026", "2026-11-19", "21.11.2026"];
      for (const issuedDate of dates) {
        const reportId = issuedDate === "20/11/2026" ? report.id.toUpperCase() : report.id;
        const { status, headers, verified } = yield* verify({ reportId, issuedDate });
        assert.equal(status, 200);
        assert.equal(headers.get("ratelimit-policy"), '"verify";q=30;w=3600');
        const { download_url, ...said } = verified;
        assert.deepEqual(said, {
          report_number: report.report_number,
          issued_at: "2026-11-20",
          cn_code: "72083900",
          origin_country_iso3: "CHN",
          tonnage: 24.5,
          sector: "iron_steel",
          net_cost_eur: report.calculation.net_cost_eur,
          content_hash: report.content_hash,
        });
        assert.equal((yield* follow(download_url)).status, 200);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a number is read with the blank of a line break in it, and is the same report as without it",
    Effect.gen(function* () {
      const { post, get } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const broken = (text: string, blank: string) => text.replace(/.{6}$/, `${blank}$&`);
      const issuedDate = "2026-11-20";
      for (const blank of [" ", "\r\n", "\u00a0", " \n "]) {
        for (const number of [report.report_number, report.id]) {
          const { verified } = yield* (yield* officer)({ reportId: broken(number, blank), issuedDate });
          assert.equal(verified.content_hash, report.content_hash);
        }
        const reportId = broken("CBAM-SAMPLE", blank);
        const { verified } = yield* (yield* officer)({ reportId, issuedDate: "2026-01-15" });
        assert.equal(verified.is_sample, true);
      }
      const path = `${reportsPath}/${encodeURIComponent(broken(report.report_number, " "))}`;
      assert.equal((yield* get(path)).report.id, report.id);
      for (let call = 0; call < 2; call++) yield* (yield* officer)({ reportId: report.id, issuedDate });
      const often = yield* (yield* officer)({ reportId: broken(report.id, " "), issuedDate });
      assert.equal(often.status, 429);
    }).pipe(Effect.provide(services)),
  );

  test(
    "verify answers every failure alike: 200 and ok false, with the same headers",
    Effect.gen(function* () {
      const { post } = yield* reportHolder;
      const { report } = yield* post(reportsPath, shipment);
      const { report: draft } = yield* post(reportsPath, { ...shipment, draft: true });
      const { report: unpaid } = yield* post(reportsPath, shipment);
      const sql = yield* SqlClient.SqlClient;
      yield* sql`update report set status = 'unpaid' where id = ${unpaid.id}`;
      const issuedDate = "2026-11-20";
      const wrong: ReadonlyArray<unknown> = [
        ...[report.id, draft.id].flatMap((reportId) =>
          ["2026-11-18", "22.11.2026", "31.02.2026", "2026/11/20", "20.11.26", "11/20/2026", "", 7, null].map(
            (date) => ({
              reportId,
              issuedDate: date,
            }),
          )
        ).slice(0, 11),
        { reportId: draft.id, issuedDate },
        { reportId: unpaid.id, issuedDate },
        { reportId: crypto.randomUUID(), issuedDate },
        { reportId: "", issuedDate },
        { reportId: "SAMPLE", issuedDate: "2026-01-15" },
        { reportId: { id: report.id }, issuedDate },
        { reportId: report.id },
        { issuedDate },
        { reportId: report.id, issuedDate, note: "a third member" },
        { reportId: "sample", issuedDate: "2026-01-15", lang: "en" },
        { report_number: report.report_number, issued_at: issuedDate },
        "not JSON",
        "",
        "[]",
        new Uint8Array([0xff, 0xfe]),
        JSON.stringify({ reportId: "x".repeat(1_048_576), issuedDate }),
      ];
      const seen = new Set<string>();
      let verify = yield* officer;
      for (const [index, body] of wrong.entries()) {
        if (index % 8 === 0) verify = yield* officer;
        const type = index % 2 === 0 ? "application/json" : "text/plain";
        const answer = yield* verify(body, { "content-type": type });
        assert.equal(answer.status, 200);
        assert.deepEqual(answer.body, refused);
        const names = [...answer.headers].map(([name, value]) =>
          ["x-request-id", "ratelimit"].includes(name) ? name : `${name}: ${value}`
        );
        seen.add(names.sort().join("\n"));
      }
      assert.equal(seen.size, 1, [...seen].join("\n\n"));
    }).pipe(Effect.provide(services)),
  );

  test(
    "verify is 429 above 30 an hour and address, and above 10 an hour and report, whoever asks",
    Effect.gen(function* () {
      const verify = yield* officer;
      for (let call = 0; call < 30; call++) {
        assert.equal((yield* verify({ reportId: crypto.randomUUID() })).status, 200);
      }
      const over = yield* verify({ reportId: crypto.randomUUID() });
      assert.equal(over.status, 429);
      assert.equal(over.headers.get("retry-after"), "3600");
      const reportId = crypto.randomUUID();
      for (let call = 0; call < 10; call++) {
        assert.equal((yield* (yield* officer)({ reportId })).status, 200);
      }
      const often = yield* (yield* officer)({ reportId: reportId.toUpperCase() });
      assert.equal(often.status, 429);
      assert.ok(often.headers.get("ratelimit-policy")?.startsWith('"verify-report";q=10'));
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row's report by its number and by its id shares one window of 10",
    Effect.gen(function* () {
      const { post, get } = yield* reportHolder;
      const { bulk } = yield* post("/api/v1/cbam/bulk", {
        shipments: [{ cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" }],
      });
      const { batch } = yield* get(`/api/v1/cbam/bulk/${bulk.request_id}`);
      const row = batch.results[0];
      const number = row?.report_number ?? "";
      const issuedDate = "2026-11-01";
      for (let call = 0; call < 10; call++) {
        const reportId = call % 2 === 0 ? number : row?.report_id;
        assert.deepEqual((yield* (yield* officer)({ reportId, issuedDate })).body, refused);
      }
      for (const reportId of [number, row?.report_id, number.toLowerCase()]) {
        assert.equal((yield* (yield* officer)({ reportId, issuedDate })).status, 429, String(reportId));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "calls from the page have a window of their own, 60 an hour and address",
    Effect.gen(function* () {
      const verify = yield* officer;
      const fromPage = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
      const ask = (headers?: Record<string, string>) =>
        verify({ reportId: crypto.randomUUID(), issuedDate: "2026-11-20" }, headers);
      for (let call = 0; call < 60; call++) assert.equal((yield* ask(fromPage)).status, 200);
      const over = yield* ask(fromPage);
      assert.equal(over.status, 429);
      assert.ok(over.headers.get("ratelimit-policy")?.startsWith('"verify-page";q=60'));
      assert.equal((yield* ask()).headers.get("ratelimit-policy"), '"verify";q=30;w=3600');
    }).pipe(Effect.provide(services)),
  );

  test(
    "a call that the window of its address or of its report refuses takes no place of the other",
    Effect.gen(function* () {
      const asker = yield* officer;
      const reportId = crypto.randomUUID();
      for (let call = 0; call < 10; call++) yield* (yield* officer)({ reportId });
      for (let call = 0; call < 40; call++) {
        const refused = yield* asker({ reportId });
        assert.equal(refused.status, 429);
      }
      for (let call = 0; call < 30; call++) {
        assert.equal((yield* asker({ reportId: crypto.randomUUID() })).status, 200, `place ${call + 1}`);
      }
      const other = crypto.randomUUID();
      for (let call = 0; call < 20; call++) {
        assert.equal((yield* asker({ reportId: other })).status, 429);
      }
      for (let call = 0; call < 10; call++) {
        assert.equal((yield* (yield* officer)({ reportId: other })).status, 200, `place ${call + 1}`);
      }
      assert.equal((yield* (yield* officer)({ reportId: other })).status, 429);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the sample verifies with its published date, is marked, and can be downloaded",
    Effect.gen(function* () {
      const verify = yield* officer;
      const { verified } = yield* verify({ reportId: "sample", issuedDate: "15.01.2026" });
      assert.equal(verified.is_sample, true);
      assert.equal(verified.issued_at, "2026-01-15");
      assert.deepEqual((yield* verify({ reportId: "sample", issuedDate: "2026-01-17" })).body, refused);
      for (const reportId of [verified.report_number, "cbam-sample"]) {
        const { verified: again } = yield* verify({ reportId, issuedDate: "2026-01-15" });
        assert.deepEqual([again.is_sample, again.content_hash], [true, verified.content_hash]);
      }
      for (const issuedDate of ["2026-01-15T10:00:00", "2026-01-15T10:00:00Z", "15.01.2026 10:00"]) {
        assert.deepEqual((yield* verify({ reportId: "sample", issuedDate })).body, refused, issuedDate);
      }
      const { follow } = yield* reportHolder;
      const file = yield* follow(verified.download_url);
      assert.equal(file.status, 200);
      const pdf = yield* pdfOf(file);
      if (isHere("pdftotext")) {
        assert.ok((yield* Effect.promise(() => textOf(pdf))).replace(/\s/g, "").includes("SAMPLE"));
      }
    }).pipe(Effect.provide(services)),
  );
});
