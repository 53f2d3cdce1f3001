/**
 * A declaration's document through the front door, on both databases: issued, found, printed, read back and verified.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { verifyOffline } from "../../../../client/src/verify_offline.ts";
import * as Reference from "../../../../src/adapters/reference/layer.ts";
import {
  DeclarationReportAnswer,
  VerifyDeclarationAnswer,
} from "../../../../src/contract/answers/declaration.ts";
import { ReportKeysAnswer } from "../../../../src/contract/answers/reports.ts";
import { PdfRenderer } from "../../../../src/application/documents/document_ports.ts";
import { checkPages } from "../../../../src/application/reports/check_pages.ts";
import { attachedReportOf } from "../../../../src/domain/reports/attached_report.ts";
import { attachmentOf } from "../../../../src/domain/reports/pdf_attachment.ts";
import { attachmentName } from "../../../../src/domain/reports/report_check.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { importHolder, importsPath, people, yearEntries } from "../../../support/import_calls.ts";
import { expectedYear } from "../../../support/importer_year.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import { leap } from "../../../support/leap.ts";
import { textOf } from "../../../support/poppler.ts";
import { client, freshPeer, services as shipped } from "../../../support/whole_service.ts";

/** The year has electricity, whose default values an operator switches on. */
const services = Layer.merge(shipped, Reference.layer(withElectricity));

const documentsPath = `${importsPath}/declaration/documents`;
const verifyPath = `${importsPath}/declaration/verify`;

const document = Schema.decodeUnknownSync(DeclarationReportAnswer);
const verified = Schema.decodeUnknownSync(VerifyDeclarationAnswer);

const withYear = Effect.gen(function* () {
  yield* leap(Date.parse("2026-12-31T12:00:00Z") - testsBegin);
  const holder = yield* importHolder();
  const who = yield* people(holder);
  const { status, text } = yield* holder.post(importsPath, { ...who, entries: yearEntries });
  assert.equal(status, 200, text);
  return { holder, ...who };
});

const bytesOf = (path: string) =>
  Effect.gen(function* () {
    const ask = yield* client(freshPeer());
    const response = yield* ask(path);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), "application/pdf");
    return new Uint8Array(yield* Effect.promise(() => response.arrayBuffer()));
  });

onOneDatabase((test) => {
  test(
    "the fixture's year is issued as a signed document with the known figures, each line with its imports",
    Effect.gen(function* () {
      const { holder, declarant } = yield* withYear;
      const sent = { declarant, year: 2026 };
      const headers = { "idempotency-key": crypto.randomUUID() };
      const { status, body, text, headers: answered } = yield* holder.post(documentsPath, sent, headers);
      assert.equal(status, 201, text);
      const made = document(body);
      assert.equal(answered.get("location"), `${documentsPath}/${made.id}`);
      assert.equal(made.report_number, `DECL-${made.id}`);
      const { totals: right, by_cn_origin_installation: rows } = expectedYear.declaration_2026;
      const { totals, lines, quarters, fileable, missing } = made.declaration;
      assert.equal(totals.net_t, Number(right["net_t"]));
      assert.equal(totals.embedded_t, Number(right["embedded_t"]));
      assert.equal(totals.cost_eur, Number(right["cost_eur_with_stand_in"]));
      assert.deepEqual(
        [totals.certificates_rounded_once, totals.certificates_rounded_by_quarter],
        [right.certificates_if_rounded_once, right.certificates_if_rounded_by_quarter],
      );
      assert.deepEqual(quarters.map(({ certificates }) => certificates), [119, 2658, 1512, 847]);
      assert.equal(fileable.net_t, Number(right["net_t_if_everything_by_default"]));
      assert.ok(missing.length > 0);
      assert.equal(lines.length, rows.length + 1, "returned goods are a line of their own");
      const ids = lines.flatMap(({ imports }) => imports);
      assert.deepEqual([ids.length, new Set(ids).size], [37, 37]);
      const again = yield* holder.post(documentsPath, sent, headers);
      assert.deepEqual({ ...document(again.body), download_url: made.download_url }, made);
      const found = yield* holder.get(`${documentsPath}/${made.report_number}`);
      assert.deepEqual(document(found.body).declaration, made.declaration);
      const other = yield* importHolder();
      assert.equal((yield* other.get(`${documentsPath}/${made.id}`)).status, 404);
      assert.equal((yield* other.post(documentsPath, sent)).status, 404);
    }).pipe(Effect.provide(services)),
  );

  test(
    "its PDF has every figure whole, proves its content offline, and is made again byte for byte",
    Effect.gen(function* () {
      const { holder, declarant } = yield* withYear;
      const made = document((yield* holder.post(documentsPath, { declarant, year: 2026 })).body);
      const pdf = yield* bytesOf(made.download_url);
      const text = (yield* Effect.promise(() => textOf(pdf))).replace(/\s+/g, " ");
      for (
        const figure of [
          made.report_number,
          "Muster GmbH",
          "DE-CBAM-0001",
          "5,135 or 5,136",
          "5,134.029339",
          "4,356.169231",
          "9,490.19857",
          "401,580.65",
          "331,932.27",
          "2,657.517049",
          "1,511.625400",
          "846.068625",
          "118.818265",
          "5,802.776780",
          "another one stands in",
          "Taken off for carbon prices paid abroad 1,516.77 EUR",
          "513,500.00 EUR",
          "actual values, not verified, installation TR-0001",
          "This is a preparation.",
          "2026-04-14",
        ]
      ) assert.ok(text.includes(figure), `${figure} in ${text}`);
      const printed = new Intl.NumberFormat("en", { minimumFractionDigits: 6 });
      for (const { net_t: net } of made.declaration.lines) {
        assert.ok(text.includes(printed.format(net)), `${net}`);
      }
      const ask = yield* client(freshPeer());
      const published = yield* ask("/.well-known/cbam-report-keys.json");
      const { keys } = Schema.decodeUnknownSync(ReportKeysAnswer)(
        yield* Effect.promise(() => published.json()),
      );
      const verdict = yield* Effect.promise(() => verifyOffline(pdf, keys));
      assert.ok(verdict.isGenuine, JSON.stringify(verdict.findings));
      const attachment = yield* Effect.promise(() => attachmentOf(pdf, attachmentName));
      const attached = "text" in attachment ? attachedReportOf(attachment.text) : undefined;
      assert.ok(attached !== undefined && attached.contentHash === made.content_hash);
      assert.deepEqual(attached.content["declaration"], made.declaration);
      assert.equal((yield* checkPages(pdf, attached)).result, "genuine");
      const changed = pdf.slice();
      changed[changed.length - 30] = 32;
      assert.notEqual((yield* checkPages(changed, attached)).result, "genuine");
      const renderer = yield* PdfRenderer;
      assert.ok(renderer.pagesOf(pdf) >= 2);
    }).pipe(Effect.provide(services)),
  );

  test(
    "whoever has number and date verifies it; another date, number, member or shape, and another link are refused",
    Effect.gen(function* () {
      const { holder, declarant } = yield* withYear;
      const made = document((yield* holder.post(documentsPath, { declarant, year: 2026 })).body);
      const peer = freshPeer();
      const ask = yield* client(peer);
      const verify = (sent: unknown) =>
        Effect.gen(function* () {
          const response = yield* ask(verifyPath, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(sent),
          });
          assert.equal(response.status, 200);
          return verified(yield* Effect.promise(() => response.json()));
        });
      const right = yield* verify({ reportId: made.report_number, issuedDate: "31.12.2026" });
      assert.ok(right.ok);
      assert.deepEqual(
        [right.declaration.net_t, right.declaration.lines, right.declaration.content_hash],
        [made.declaration.totals.net_t, made.declaration.lines.length, made.content_hash],
      );
      yield* bytesOf(right.declaration.download_url);
      const broken = made.report_number.replace(/.{6}$/, "\n$&");
      assert.ok((yield* verify({ reportId: broken, issuedDate: "31.12.2026" })).ok);
      for (
        const sent of [
          { reportId: made.id, issuedDate: "2026-12-01" },
          { reportId: made.id.replace(/^./, "f"), issuedDate: "2026-12-31" },
          { reportId: made.id, issuedDate: "2026-12-31", more: 1 },
          { reportId: 5, issuedDate: "2026-12-31" },
          [],
        ]
      ) assert.deepEqual(yield* verify(sent), { ok: false });
      const changed = made.download_url.replace(
        made.id,
        made.id.replace(/.$/, made.id.endsWith("0") ? "1" : "0"),
      );
      assert.equal((yield* ask(changed)).status, 403);
      const page = yield* ask("/verify", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "de" },
        // As it is copied from paper on which the number takes two lines.
        body: new URLSearchParams({
          reportId: made.report_number.replace(/.{6}$/, "\r\n$&"),
          issuedDate: "31.12.2026",
        }).toString(),
      });
      const html = yield* Effect.promise(() => page.text());
      assert.match(html, /Dieses Dokument einer Erklärung ist echt/);
      assert.match(html, /5\.134,029339/);
    }).pipe(Effect.provide(services)),
  );
});
