/**
 * Numbered fields of all forms: a page grows by what is filled in. Neither the highest number of a row nor a thousand empty rows make an
 * answer long, and what is filled in is shown.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { router } from "../../src/composition/features.ts";
import { lineMembers, linesPath } from "../../src/features/invoices/pages/form_lines.ts";
import { noonOf } from "../support/import_pages.ts";
import { ask, formOf } from "../support/inquiry_calls.ts";
import { filled, line } from "../support/invoice_forms.ts";
import { onPages } from "../support/page_tests.ts";
import { account, type Browser, type Seen, signedIn, uploads, valueOf } from "../support/session_browser.ts";
import { installationOf, supplierHolder } from "../support/supplier_calls.ts";
import { client, freshPeer } from "../support/whole_service.ts";

/** Names of numbered fields on all forms, by the number. */
const families: ReadonlyArray<(number: number) => string> = [
  (number) => `${linesPath}/${number}/description`,
  (number) => `/invoiceData/packages/${number}/kind`,
  (number) => `/invoiceData/charges/${number}/amount`,
  (number) => `/lineItems/${number}`,
  (number) => `${number}.direct_t_per_t`,
  (number) => `0.precursors/${number}/cn_code`,
  (number) => `precursors/${number}/cn_code`,
  (number) => `precursor_${number}`,
  (number) => `precursor_${number}_t`,
  (number) => `name_${number}`,
  (number) => `direct_${number}`,
  (number) => `column-${number}`,
  (number) => `entries/${number}/cn_code`,
];
/** Fields that count rows. */
const counters = ["rows", "columns_of", "entry", "page", "from"];

/** Names of fields with a number, the number as `#`. */
const known = new Set(families.map((family) => family(7).replace("7", "#")));

const high = 499;
const thousand = Array.from({ length: 1_000 }, (_, number) => number);
const fieldsWith = (numbers: ReadonlyArray<number>, value: string): Array<[string, string]> =>
  families.flatMap((family) => numbers.map((number): [string, string] => [family(number), value]));

/** The fields of a form that asks for much. */
const forms: ReadonlyArray<readonly [name: string, fields: Array<[string, string]>]> = [
  ["one high number", [...fieldsWith([high], "7"), ...fieldsWith([99_999], "7")]],
  ["a thousand empty rows", fieldsWith(thousand, "")],
  ["high counts of rows", counters.map((name): [string, string] => [name, "999"])],
];

/** Bytes of a page, beside what it shows again of what was sent. */
const mostBytes = 200_000;

const id = "01a1f8d3-ea00-7512-8223-5fee596ae249";
const pathsOf = (wanted: string): ReadonlyArray<string> => [
  ...new Set(
    [...router.routes].filter(({ method, path }) =>
      method === wanted && !path.startsWith("/api/") &&
      !/^\/(?:mcp|docs|assets|f|openapi|llms-full)\b/.test(path) &&
      !path.includes("*") && !uploads.has(path)
    ).map(({ path }) => path.replaceAll(/:\w+/g, id)),
  ),
];

const rowsShown = ({ text }: Seen): ReadonlyArray<number> =>
  [...text.matchAll(/data-total="(\d+)"/g)].map(([, row]) => Number(row));

/** Goods of a row, as its field has them. */
const described = ({ text }: Seen, row: number): string | undefined =>
  new RegExp(`name="${linesPath}/${row}/description"[^>]*>([^<]*)</textarea>`).exec(text)?.[1];

const sendInvoice = (it: Browser, fields: Array<[string, string]>) =>
  Effect.flatMap(
    it.get("/invoices/new"),
    (page) => it.post("/invoices/new", [["form_token", valueOf(page, "form_token")], ...fields]),
  );

onPages((testPages) => {
  testPages(
    "each form and each page, sent one high number, a thousand empty rows and high counts, answers with a short page",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const form_token = valueOf(yield* it.get("/invoices/new"), "form_token");
      const [posts, gets] = [pathsOf("POST"), pathsOf("GET")];
      assert.ok(posts.length > 40 && gets.length > 30, `${posts.length}, ${gets.length}`);
      for (const [name, fields] of forms) {
        for (const path of posts) {
          if (path === "/sign-out") continue;
          const { status, text } = yield* it.post(path, [["form_token", form_token], ...fields]);
          const shown = fields.filter(([, value]) => value !== "").length;
          assert.ok(text.length < mostBytes + 400 * shown, `${path}, ${name}: ${status}, ${text.length}`);
        }
        const query = new URLSearchParams([["cn", "72083900"], ...fields.slice(0, 300)]);
        for (const path of gets) {
          const { status, text } = yield* it.get(`${path}?${query}`);
          assert.ok(text.length < mostBytes, `${path}, ${name}: ${status}, ${text.length}`);
        }
      }
    }),
  );

  testPages(
    "each numbered field of a page without parameters is one that these tests send",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      let seen = 0;
      for (const path of pathsOf("GET")) {
        const { text } = yield* it.get(path);
        for (const [, field = ""] of text.matchAll(/<(?:input|select|textarea)\b[^>]*? name="([^"]+)"/g)) {
          const number = /^(.*?)(\d+)(?=$|[/_.])(.*)$/.exec(field);
          if (number === null) continue;
          seen += 1;
          const family = `${number[1]}#${number[3]}`.replace(
            /#\/\w+$/,
            (end) => number[1] === `${linesPath}/` ? "#/description" : end,
          );
          assert.ok(
            known.has(family) || /^(?:precursor|country|indirect|route)_#/.test(family),
            `${path}: ${field}`,
          );
        }
      }
      assert.ok(seen > 20, String(seen));
    }),
  );

  testPages(
    "an invoice's form with one line in row 500 shows it as the first, with few empty rows and what is wrong beside it",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const page = yield* sendInvoice(
        it,
        Object.entries({
          ...line(high, { description: "Screws", unit: "PCS", quantity: "x" }),
          ...line(100_000, { description: "Nuts", unit: "PCS" }),
          rows: "500",
        }),
      );
      assert.equal(page.status, 422);
      assert.deepEqual(rowsShown(page), Array.from({ length: 22 }, (_, row) => row));
      assert.deepEqual([0, 1].map((row) => described(page, row)), ["Screws", "Nuts"]);
      assert.equal(valueOf(page, "rows"), "22");
      assert.ok(page.text.includes('id="/invoiceData/lineItems/0/quantity-error"'));
    }),
  );

  testPages(
    "rows of an invoice's form are numbered one after another, of an opened file as its lines are",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const sent = { ...filled, ...line(7, { description: "Bolts" }), rows: "8", invoiceNumber: "" };
      const plain = yield* sendInvoice(it, Object.entries(sent));
      assert.deepEqual(rowsShown(plain), [0, 1, 2, 3, 4, 5, 6, 7]);
      assert.deepEqual([0, 1, 2].map((row) => described(plain, row)), [
        "Screws of steel",
        "Nuts of steel",
        "Bolts",
      ]);
      const base = JSON.stringify({
        invoiceData: { lineItems: Array.from({ length: 500 }, () => ({ eccn: "EAR99" })) },
      });
      const opened = yield* sendInvoice(
        it,
        Object.entries({ ...sent, ...line(high, { description: "Pins" }), base }),
      );
      const rows = rowsShown(opened);
      assert.deepEqual(rows.filter((row) => [0, 2, 7, high].includes(row)), [0, 2, 7, high]);
      assert.ok(rows.length < 40, String(rows.length));
      assert.deepEqual([2, high].map((row) => described(opened, row)), ["Nuts of steel", "Pins"]);
      const more = yield* sendInvoice(it, Object.entries({ ...sent, do: "more" }));
      assert.deepEqual(rowsShown(more).length, 13);
    }),
  );

  testPages(
    "a thousand lines of an invoice are refused on a page with the 500 that one may have",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const fields = thousand.map((row): [string, string] => [`${linesPath}/${row}/packages`, "1"]);
      const page = yield* sendInvoice(it, fields);
      assert.equal(page.status, 422);
      assert.equal(rowsShown(page).length, 500);
      assert.ok(page.text.length < mostBytes + 500 * lineMembers.length * 300, String(page.text.length));
    }),
  );

  testPages(
    "the form behind a supplier's link stays short with one high number and with a thousand",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const { token } = yield* ask(calls, yield* installationOf(calls), { language: "en" });
      const send = yield* client(freshPeer());
      for (const [name, fields] of [...forms, ["a thousand rows", fieldsWith(thousand, "7")] as const]) {
        for (const asks of ["look", "send"]) {
          const response = yield* send(
            "/inquiry",
            formOf(token, { ...Object.fromEntries(fields), do: asks }, "en"),
          );
          const text = yield* Effect.promise(() => response.text());
          assert.ok(text.length < 2 * mostBytes, `${name}, ${asks}: ${response.status}, ${text.length}`);
        }
      }
    }),
  );
});
