/** Invoices from the request to the documents. Contract sections 2.8 to 2.11, 4.7, 7 and 8; decisions, "Errors". */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import { leap } from "../../../support/leap.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { changed, exampleRequest } from "../../../support/invoices.ts";
import { answer, invoiceHolder, invoicesPath, pdfOf } from "../../../support/invoice_calls.ts";
import { isHere, textOf } from "../../../support/poppler.ts";
import { client, freshPeer, holder, sentMails, services } from "../../../support/whole_service.ts";

const documents = ["commercial", "packing-list", "certificate-of-origin"];

onOneDatabase((test) => {
  test(
    "POST /invoices makes the documents, whose links lead to PDFs with what was given",
    Effect.gen(function* () {
      const { post, follow } = yield* invoiceHolder;
      const made = yield* post(exampleRequest("commercial"), { documents });
      assert.equal(made.status, 200, made.text);
      assert.equal(made.headers.get("cache-control"), "no-store");
      assert.equal(made.headers.get("ratelimit-policy"), '"invoices";q=60;w=3600');
      assert.match(made.invoice.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
      assert.match(made.invoice.shortId, /^INV-2026-[0-9A-HJKMNP-TV-Z]{6}$/);
      assert.deepEqual(made.invoice.documents.map(({ type }) => type), documents);
      for (const { signedUrl, expiresIn } of made.invoice.documents) {
        assert.equal(expiresIn, 3_600);
        assert.match(signedUrl, /^http:\/\/service\.test\/api\/v1\/invoices\/files\/invoices\//);
        const file = yield* follow(signedUrl);
        assert.equal(file.status, 200);
        assert.equal(file.headers.get("content-type"), "application/pdf");
        assert.match(
          file.headers.get("content-disposition") ?? "",
          /filename="[A-Z][a-z ]+ AE-2026-0117\.pdf"/,
        );
        const bytes = yield* pdfOf(file);
        assert.equal(file.headers.get("content-length"), String(bytes.length));
        if (isHere("pdftotext")) {
          const text = yield* Effect.promise(() => textOf(bytes));
          for (const given of ["Acme Export Ltd", "Beispiel Import GmbH", "Hexagon head screws"]) {
            assert.ok(text.includes(given), `${signedUrl} lacks ${given}`);
          }
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "the documents go out by mail to the account's address, or to the one that was given, once",
    Effect.gen(function* () {
      const { post, email } = yield* invoiceHolder;
      const before = sentMails.length;
      const first = yield* post(exampleRequest("commercial"), { documents: ["commercial"] });
      yield* post(exampleRequest("commercial"), { documents, email: "other@example.com" });
      const outbox = yield* Outbox;
      yield* outbox.deliverDue;
      yield* outbox.deliverDue;
      const mails = sentMails.slice(before);
      assert.deepEqual(mails.map(({ to }) => to).sort(), [email, "other@example.com"].sort());
      const own = mails.find(({ to }) => to === email);
      assert.ok(own !== undefined);
      assert.equal(own.subject, "Acme Export Ltd: commercial invoice AE-2026-0117");
      assert.ok(own.text.includes(first.invoice.shortId) && own.text.includes("(1 page)"));
      assert.deepEqual(own.documents.map(({ fileName }) => fileName), [
        "Commercial invoice AE-2026-0117.pdf",
      ]);
      assert.equal(new TextDecoder().decode(own.documents[0]?.bytes.subarray(0, 5)), "%PDF-");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a request with problems is 400 with every one of them, disagreeing figures are 422 with what was expected",
    Effect.gen(function* () {
      const { post } = yield* invoiceHolder;
      const wrong = yield* post(
        changed({
          "/invoiceData/currency": "XXX",
          "/invoiceData/incoterms": "FCAA",
          "/invoiceData/lineItems/0/hsCode": "7318",
        }),
        { email: "a@example.com\r\nBcc: b@example.com" },
      );
      assert.equal(wrong.status, 400);
      assert.deepEqual(
        wrong.issues.map(({ path }) => path).sort(),
        ["/email", "/invoiceData/currency", "/invoiceData/incoterms", "/invoiceData/lineItems/0/hsCode"],
      );
      const off = yield* post(changed({ "/invoiceData/totalDeclaredValue": 1 }));
      assert.equal(off.status, 422);
      assert.equal(off.issues[0]?.path, "/invoiceData/totalDeclaredValue");
      for (const body of ["", "{", "[]", "null", "{}", '{"invoiceData":7}']) {
        assert.equal((yield* post(body)).status, 400, body);
      }
      for (const named of [["receipt"], [], ["commercial", "commercial"]]) {
        const refused = yield* post(exampleRequest("commercial"), { documents: named });
        assert.equal(refused.status, 400);
        assert.ok(refused.issues[0]?.path.startsWith("/documents"));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "POST /invoices/validate answers 200 with problems and warnings and makes nothing",
    Effect.gen(function* () {
      const { validate, authorization } = yield* invoiceHolder;
      const good = yield* validate(changed({ "/invoiceData/transportMode": "air" }));
      assert.equal(good.status, 200);
      assert.equal(good.validation.valid, true);
      assert.ok(
        good.validation.warnings.some(({ path }) => path === "/invoiceData/incoterms"),
      );
      const off = yield* validate(changed({ "/invoiceData/totalDeclaredValue": 1 }));
      assert.deepEqual([off.status, off.validation.valid], [200, false]);
      assert.equal(off.validation.issues[0]?.path, "/invoiceData/totalDeclaredValue");
      assert.equal((yield* validate("{")).status, 400);
      const sql = yield* SqlClient.SqlClient;
      const [made] = yield* sql<{ n: number }>`select count(*)::int as n from invoice i
        join api_key k on k.account_id = i.account_id where ${authorization} like '%' || k.last4`;
      assert.equal(made?.n, 0);
    }).pipe(Effect.provide(services)),
  );

  test(
    "500 lines are taken, 501 are 413; 1 MB is read, a byte more is 413, announced or chunked",
    Effect.gen(function* () {
      const { validate, post } = yield* invoiceHolder;
      const line = {
        description: "x",
        hsCode: "7318.15",
        countryOfOrigin: "CN",
        quantity: 1,
        unit: "PCS",
        unitPrice: 1,
        totalValue: 1,
      };
      const lines = (count: number) =>
        changed({
          "/invoiceData/lineItems": Array.from(
            { length: count },
            (_, index) => ({ ...line, id: `${index}` }),
          ),
          "/invoiceData/freight": undefined,
          "/invoiceData/insurance": undefined,
          "/invoiceData/otherCharges": undefined,
          "/invoiceData/totalDeclaredValue": count,
        });
      assert.equal((yield* validate(lines(500))).validation.valid, true);
      const more = yield* post(lines(501));
      assert.equal(more.status, 413);
      assert.equal(more.headers.get("retry-after"), "0");
      const text = JSON.stringify(exampleRequest("commercial"));
      const full = new TextEncoder().encode(text + " ".repeat(1_024 * 1_024 - text.length));
      assert.equal((yield* validate(full)).status, 200);
      const tooLong = new Uint8Array([...full, 32]);
      for (const body of [tooLong, ReadableStream.from([full, new Uint8Array([32])])]) {
        assert.equal((yield* post(body)).status, 413);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "GET /invoices/{id} gives its owner fresh links, by id or short id, and no one else anything",
    Effect.gen(function* () {
      const { post, get, follow } = yield* invoiceHolder;
      const other = yield* invoiceHolder;
      const made = yield* post(exampleRequest("commercial"), { documents: ["commercial"] });
      yield* TestClock.adjust("10 seconds");
      const again = yield* get(`${invoicesPath}/${made.invoice.id.toUpperCase()}`);
      assert.equal(again.status, 200);
      assert.deepEqual([again.invoice.id, again.invoice.shortId], [made.invoice.id, made.invoice.shortId]);
      assert.notEqual(
        again.invoice.documents[0]?.signedUrl ?? "",
        made.invoice.documents[0]?.signedUrl ?? "",
      );
      assert.equal((yield* follow(again.invoice.documents[0]?.signedUrl ?? "")).status, 200);
      const { shortId } = made.invoice;
      const called = yield* get(`${invoicesPath}/${shortId.toLowerCase()}`);
      assert.equal(called.invoice.id, made.invoice.id);
      for (const id of [made.invoice.id, shortId, crypto.randomUUID(), "x"]) {
        assert.equal((yield* other.get(`${invoicesPath}/${id}`)).status, 404, id);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a link that was changed is 403, one a second past its hour 410",
    Effect.gen(function* () {
      const { post, follow } = yield* invoiceHolder;
      const made = yield* post(exampleRequest("commercial"), { documents: ["commercial", "packing-list"] });
      const [signedUrl = "", other = ""] = made.invoice.documents.map((each) => each.signedUrl);
      const changedLinks = [
        signedUrl.replace("commercial.pdf", "packing-list.pdf"),
        signedUrl.replace(/expires=(\d+)/, (_: string, time: string) => `expires=${Number(time) + 1}`),
        signedUrl.replace(/signature=[^&]+/, /signature=[^&]+/.exec(other)?.[0] ?? ""),
        signedUrl.replace(/\?.*/, ""),
        `${signedUrl}&more=1`,
      ];
      for (const link of changedLinks) assert.equal((yield* follow(link)).status, 403, link);
      yield* leap("3600 seconds");
      assert.equal((yield* follow(signedUrl)).status, 200);
      yield* TestClock.adjust("1 second");
      const late = yield* follow(signedUrl);
      assert.equal(late.status, 410);
      assert.match((yield* answer(late)).problem.error, /time is over/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a document is served whole, in ranges, and as headers alone",
    Effect.gen(function* () {
      const { post, follow } = yield* invoiceHolder;
      const made = yield* post(exampleRequest("commercial"), { documents: ["commercial"] });
      const [signedUrl = ""] = made.invoice.documents.map((each) => each.signedUrl);
      const whole = yield* pdfOf(yield* follow(signedUrl));
      const part = yield* follow(signedUrl, { headers: { range: "bytes=5-9" } });
      assert.equal(part.status, 206);
      assert.equal(part.headers.get("content-range"), `bytes 5-9/${whole.length}`);
      assert.deepEqual(yield* pdfOf(part), whole.subarray(5, 10));
      const beyond = yield* follow(signedUrl, { headers: { range: `bytes=${whole.length}-` } });
      assert.equal(beyond.status, 416);
      assert.equal(beyond.headers.get("content-range"), `bytes */${whole.length}`);
      const head = yield* follow(signedUrl, { method: "HEAD" });
      assert.deepEqual([head.status, head.headers.get("accept-ranges")], [200, "bytes"]);
      assert.equal((yield* pdfOf(head)).length, 0);
      const headOfPart = yield* follow(signedUrl, { method: "HEAD", headers: { range: "bytes=5-9" } });
      assert.equal(headOfPart.status, 200);
      assert.equal(headOfPart.headers.get("content-range"), null);
      assert.equal(headOfPart.headers.get("content-length"), String(whole.length));
    }).pipe(Effect.provide(services)),
  );

  test(
    "no key is 401, a key without the permission 403, the 61st invoice of an hour 429",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const body = JSON.stringify(exampleRequest("commercial"));
      const post = (headers: Record<string, string>) =>
        ask(invoicesPath, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body,
        });
      assert.equal((yield* post({})).status, 401);
      const { key } = yield* holder("enterprise", ["cbam:read"]);
      assert.equal((yield* post({ authorization: `Bearer ${key}` })).status, 403);
      const { post: make, validate } = yield* invoiceHolder;
      for (let call = 0; call < 60; call++) assert.equal((yield* make("{}")).status, 400);
      const refused = yield* make("{}");
      assert.equal(refused.status, 429);
      assert.equal(refused.headers.get("retry-after"), "3600");
      assert.equal((yield* validate(exampleRequest("commercial"))).status, 200);
    }).pipe(Effect.provide(services)),
  );
});
