/** A file that is opened into the form and sent is the request that the API has: no field drops a part of what it is filled with. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { lineMembers } from "../../../../src/features/invoices/pages/form_lines.ts";
import { partyMembers } from "../../../../src/features/invoices/pages/form_values.ts";
import { requestOfForm } from "../../../../src/features/invoices/pages/invoice_form.ts";
import { valuesOfRequest } from "../../../../src/features/invoices/pages/opened_file.ts";
import { isRecord } from "../../../../src/kernel/text/json.ts";
import { data } from "../../../support/invoice_forms.ts";
import { onPages } from "../../../support/page_tests.ts";
import { account, signedIn } from "../../../support/session_browser.ts";

type Members = Readonly<Record<string, unknown>>;

const record = (value: unknown): Members => isRecord(value) ? value : {};

const examples = [...Deno.readDirSync("fixtures/examples")].filter(({ name }) =>
  /^invoice-.*\.json$/.test(name)
)
  .map(({ name }) => record(JSON.parse(Deno.readTextFileSync(`fixtures/examples/${name}`))));
assert.ok(examples.length >= 3);

const severalLines = "Hafenstraße 12\nTor 4\nHalle 2";

/** The example with lines in every text that the API takes them in. */
const withLines = (request: Members): Members => {
  const invoice = record(request["invoiceData"]);
  const lineItems = invoice["lineItems"];
  assert.ok(Array.isArray(lineItems));
  return {
    ...request,
    invoiceData: {
      ...invoice,
      shipper: { ...record(invoice["shipper"]), address: severalLines },
      consignee: { ...record(invoice["consignee"]), address: severalLines },
      declarationText: severalLines,
      originStatement: severalLines,
      lineItems: lineItems.map((line) => ({ ...record(line), description: severalLines })),
    },
  };
};

/** Members whose words differ though they say the same. */
const spelled = (request: unknown): unknown => {
  const { lineItems, manufacturerSameAsShipper = false, ...invoice } = record(record(request)["invoiceData"]);
  assert.ok(Array.isArray(lineItems));
  return {
    ...invoice,
    manufacturerSameAsShipper,
    lineItems: lineItems.map((line) => ({ ...record(line), id: "" })),
  };
};

/** Kinds of the page's fields by their names: `text` for an input of one line, `textarea`, `select` and others. */
const kindsOn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/<(input|textarea|select)\b[^>]*>/g)].flatMap(([tag, element = ""]) => {
      const [, name = ""] = /\bname="([^"]+)"/.exec(tag) ?? [];
      const [, type = "text"] = /\btype="([^"]+)"/.exec(tag) ?? [];
      return name.startsWith("/") ? [[name, element === "input" ? type : element] as const] : [];
    }),
  );

/** What a browser sends of a field that is filled with the text. */
const asSent = (kind: string | undefined, text: string): string =>
  kind === "textarea" ? text.replaceAll("\n", "\r\n") : text.replace(/[\r\n]/g, "");

onPages((testPages) => {
  testPages(
    "each example of an invoice, and each with lines wherever the API takes them, goes through the form as it is",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const kinds = kindsOn((yield* it.get("/invoices/new")).text);
      const kindOf = (name: string) => kinds.get(name.replace(/lineItems\/\d+/, "lineItems/0"));
      for (const member of [...partyMembers.map((one) => `shipper/${one}`), "declarationText"]) {
        assert.ok(kindOf(`${data}/${member}`) !== undefined, member);
      }
      assert.ok(lineMembers.every((member) => kindOf(`${data}/lineItems/4/${member}`) !== undefined));
      for (const request of examples.flatMap((each) => [each, withLines(each)])) {
        for (const language of ["en", "de", "fr"] as const) {
          const sent = [...valuesOfRequest(request, language)].flatMap(
            ([path, text]): Array<[string, string]> => {
              const [, listed] = /^(.*\/additionalDocuments)\/\d+$/.exec(path) ?? [];
              const kind = kindOf(listed ?? path);
              return kind === undefined ? [] : [[listed ?? path, asSent(kind, text)]];
            },
          );
          const { body } = requestOfForm(new URLSearchParams(sent), language, request);
          assert.deepEqual(spelled(body), spelled(request), language);
        }
      }
    }),
  );
});
