/** The invoice's form over HTTP, without scripts, on both databases: filled in, checked, made, opened again. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { requestOfForm } from "../../../../src/features/invoices/pages/invoice_form.ts";
import { valuesOfRequest } from "../../../../src/features/invoices/pages/opened_file.ts";
import {
  questionOfTyped,
  typedKilograms,
  typedNumber,
} from "../../../../src/features/invoices/pages/typed_number.ts";
import { data, filled } from "../../../support/invoice_forms.ts";
import { account, type Browser, signedIn, valueOf } from "../../../support/session_browser.ts";
import { onPages } from "../../../support/page_tests.ts";

const sendTo = (it: Browser, path: string, values: Record<string, string>) =>
  Effect.gen(function* () {
    const form_token = valueOf(yield* it.get("/invoices/new"), "form_token");
    return yield* it.post(path, { ...values, form_token });
  });

Deno.test("a number that could be read in two ways is not read: 1.200 in German, 1,200 in English", () => {
  const read = (text: string) => [typedNumber(text, "en"), typedNumber(text, "de")];
  assert.deepEqual(read("12.5"), [12.5, 12.5]);
  assert.deepEqual(read("12,5"), [undefined, 12.5]);
  assert.deepEqual(read("1.200"), [1.2, undefined]);
  assert.deepEqual(read("1,200"), [undefined, 1.2]);
  assert.deepEqual(read("1.200,50"), [undefined, 1200.5]);
  assert.deepEqual(read("1,200.50"), [1200.5, undefined]);
  assert.deepEqual(read("12 000"), [12_000, 12_000]);
  assert.deepEqual(read("abc"), [undefined, undefined]);
  assert.deepEqual(read("0.085"), [0.085, 0.085]);
  assert.deepEqual(read("1.234.567"), [1_234_567, 1_234_567]);
  const question = (text: string, language: "en" | "de") =>
    questionOfTyped("/x", text, language)?.message ?? "";
  assert.match(question("1.600", "de"), /could be 1600 or a fraction.*write 1600 or 1,600?/);
  assert.match(question("1.600 kg", "de"), /could be 1600/);
  assert.match(question("0,085", "en"), /decimal point/);
  assert.deepEqual(["1.600,5", "abc", "160", ""].map((text) => question(text, "de")), ["", "", "", ""]);
});

Deno.test("a weight may say its unit: tonnes and kilograms are read alike", () => {
  const read = (text: string) => [typedKilograms(text, "en"), typedKilograms(text, "de")];
  assert.deepEqual(read("360"), [360, 360]);
  assert.deepEqual(read("360 kg"), [360, 360]);
  assert.deepEqual(read("0.36 t"), [360, 360]);
  assert.deepEqual(read("0,3605T"), [undefined, 360.5]);
  assert.deepEqual(read("1.600 kg"), [1.6, undefined]);
  assert.deepEqual(read("a few t"), [undefined, undefined]);
});

Deno.test("what an opened file says beside the form's fields stays, and the form's own fields win", () => {
  const base = {
    documents: ["commercial"],
    email: null,
    invoiceData: {
      invoiceNumber: "old",
      references: { order: "PO-1" },
      lineItems: [{ eccn: "EAR99", quantity: 1 }],
    },
  };
  const { body } = requestOfForm(new URLSearchParams(filled), "en", base);
  assert.equal(body["documents"], undefined, "the form chooses them");
  const invoice = body["invoiceData"];
  assert.ok(
    typeof invoice === "object" && invoice !== null && "references" in invoice && "lineItems" in invoice,
  );
  assert.deepEqual(invoice.references, { order: "PO-1" });
  assert.ok(Array.isArray(invoice.lineItems));
  assert.equal(invoice.lineItems.length, 2);
  assert.equal(invoice.lineItems[0].eccn, "EAR99");
  assert.equal(invoice.lineItems[0].totalValue, 1020);
  const again = valuesOfRequest(body, "de");
  assert.equal(again.get(`${data}/invoiceNumber`), "AE-1");
  assert.equal(again.get(`${data}/lineItems/0/unitPrice`), "0,085");
});

onPages((testPages) => {
  testPages(
    "a form without scripts becomes an invoice, whose page has links that open its documents, for its account alone",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const checked = yield* sendTo(it, "/invoices/new", { ...filled, do: "check" });
      assert.equal(checked.status, 200);
      assert.match(checked.text, /1,271.00 EUR/);
      const made = yield* sendTo(it, "/invoices/new", { ...filled, do: "create" });
      assert.equal(made.status, 303, made.text);
      const path = (made.headers.get("location") ?? "").split("?", 1).join();
      const page = yield* it.get(path);
      assert.equal(page.headers.get("cache-control"), "no-store");
      const link =
        /href="(\/api\/v1\/invoices\/files\/[^"]+)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
      const file = yield* it.get(link);
      assert.match(file.text, /^%PDF-/);
      const other = yield* signedIn(yield* account());
      assert.equal((yield* other.get(path)).status, 404);
      assert.match((yield* it.get("/account/invoices")).text, /AE-1/);
    }),
  );

  testPages(
    "problems stand beside the very fields, also in a row behind an empty one, and nothing is made",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const values = {
        ...filled,
        [`${data}/lineItems/2/hsCode`]: "12",
        [`${data}/invoiceNumber`]: "",
        do: "create",
      };
      const refused = yield* sendTo(it, "/invoices/new", values);
      assert.equal(refused.status, 422);
      assert.match(refused.text, /id="\/invoiceData\/lineItems\/1\/hsCode-error"/);
      assert.match(refused.text, /id="\/invoiceData\/invoiceNumber-error"/);
      assert.doesNotMatch(refused.text, /totalValue|\/id-error/);
      assert.match((yield* it.get("/account/invoices")).text, /No invoice yet/);
    }),
  );

  testPages(
    "a preview is a marked PDF that is kept by no one; more lines keep what was entered",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const preview = yield* sendTo(it, "/invoices/preview", filled);
      assert.equal(preview.headers.get("content-type"), "application/pdf");
      assert.equal(preview.headers.get("cache-control"), "no-store");
      const more = yield* sendTo(it, "/invoices/new", { ...filled, do: "more" });
      assert.equal(more.status, 200);
      assert.match(more.text, /name="\/invoiceData\/lineItems\/7\/description"/);
      assert.match(more.text, /value="Acme Export Ltd"/);
      assert.match((yield* it.get("/account/invoices")).text, /No invoice yet/);
    }),
  );

  testPages(
    "the form's module is told issues, sums and the API's own request",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const checked = yield* sendTo(it, "/invoices/check", filled);
      const told = JSON.parse(checked.text);
      assert.deepEqual(told.issues, []);
      assert.deepEqual(told.totals, { 0: "1,020.00", 2: "10.50" });
      assert.equal(told.request.invoiceData.totalDeclaredValue, 1271);
      const broken = yield* sendTo(it, "/invoices/check", {
        ...filled,
        base: '{"__proto__":{"x":1}',
        currency: "€",
      });
      assert.equal(broken.status, 200);
    }),
  );

  testPages(
    "a number that can't be read is told at its field also where no chosen document prints it",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const line = `${data}/lineItems/0`;
      const typed = { [`${line}/netWeightKg`]: "1.600", [`${line}/grossWeightKg`]: "heavy" };
      yield* it.get("/invoices/new?lang=de");
      const checked = yield* sendTo(it, "/invoices/check", {
        ...filled,
        ...typed,
        [`${line}/packages`]: "2",
      });
      const issues: ReadonlyArray<{ readonly path: string; readonly message: string }> =
        JSON.parse(checked.text).issues;
      const of = (member: string) => issues.find(({ path }) => path === `${line}/${member}`)?.message ?? "";
      assert.match(of("netWeightKg"), /1600 oder 1,600/);
      assert.match(of("grossWeightKg"), /„heavy“/);
      assert.equal(of("packages"), "");
    }),
  );

  testPages(
    "an opened file that is nested deeper than a body may be is not read: opened it is nothing, in the form it is refused by name",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const deep = (depth: number) =>
        `${"[".repeat(depth)}${Array(5_000).fill(1).join()}${"]".repeat(depth)}`;
      const opened = (base: string) => Effect.map(sendTo(it, "/invoices/open", { base }), ({ text }) => text);
      assert.equal(yield* opened(deep(500)), "null");
      assert.equal(yield* opened("{"), "null");
      assert.equal(yield* opened('{"email":"a@example.com"}'), '{"/email":"a@example.com"}');
      const base = `{"invoiceData":{"notes":${deep(500)}}}`;
      const { issues } = JSON.parse((yield* sendTo(it, "/invoices/check", { ...filled, base })).text);
      assert.equal(issues.length, 1);
      assert.match(issues[0].path, /^\/invoiceData\/notes\/0/);
      for (const [path, asks] of [["/invoices/new", "create"], ["/invoices/preview", ""]] as const) {
        assert.equal((yield* sendTo(it, path, { ...filled, base, do: asks })).status, 422, path);
      }
      assert.match((yield* it.get("/account/invoices")).text, /No invoice yet/);
    }),
  );
});
