/**
 * The examples of the document are answers that the service gave: made here, compared with `src/http/openapi/examples.json`.
 * `EXAMPLES=write deno task test tests/http/openapi/examples_test.ts` writes them anew. What differs at each call (ids,
 * hashes, signatures, links) is shown as it was when they were written.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { Readiness } from "../../../src/application/readiness.ts";
import { permissions } from "../../../src/contract/access.ts";
import { isRecord } from "../../../src/kernel/text/json.ts";
import { onOneDatabase, testsBegin } from "../../support/databases.ts";
import { ValuesRecorded } from "../../../src/contract/answers/suppliers/values.ts";
import { formOf, inquiriesPath, mailsTo, question, tokenIn } from "../../support/inquiry_calls.ts";
import { installation, installationsPath, operatorsValue, valuesPath } from "../../support/supplier_calls.ts";
import { exampleRequest } from "../../support/invoices.ts";
import { client, freshPeer, holder, services } from "../../support/whole_service.ts";

const file = new URL("../../../src/http/openapi/examples.json", import.meta.url);

/** Members that differ at each call. */
const ownOfACall = new Set([
  ...["id", "batch_id", "request_id", "report_id", "report_number", "shortId", "content_hash", "key_id"],
  ...[
    "signature",
    "verify_url",
    "download_url",
    "signedUrl",
    "created_at",
    "kid",
    "x",
    "sha256",
    "as_of",
    "servers",
    "path",
    "installation",
    // Mails leave meanwhile.
    "delivery",
  ],
]);

const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map((
      [name, member],
    ) => [name, ownOfACall.has(name) ? typeof member : comparable(member)]),
  );
};

const readValues = Schema.decodeUnknownSync(ValuesRecorded);

const line = { cn_code: "72083900", origin_country: "CHN", tonnage: 24.5, import: "2026-02-15" };

/** What was asked and answered so far, by the name of the endpoint. */
type Made = Record<string, { readonly path: string; readonly answer: unknown; readonly body?: unknown }>;

const readObject = Schema.decodeUnknownSync(Schema.Record({ key: Schema.String, value: Schema.Unknown }));

/** A member of what was answered before. */
const memberOf = (made: Made, name: string, member: string): string =>
  String(readObject(made[name]?.answer)[member]);

interface Call {
  /** Of what was made before it, where it needs an id of that. */
  readonly path: string | ((made: Made) => string);
  readonly body?: unknown;
  /** The body, where it needs an id of what was made before it. */
  readonly bodyOf?: (made: Made) => unknown;
  /** True of a POST without a body. */
  readonly isBare?: boolean;
}

/** The id in a record that was answered before. */
const idIn = (made: Made, name: string, record: string): string =>
  String(readObject(readObject(made[name]?.answer)[record])["id"]);

const inquiryAbout = (code: string) => (made: Made) => ({
  ...question,
  installation: idIn(made, "addInstallation", "installation"),
  goods: [{ cn_code: code }],
});

/** Inquiries that are answered by their links before the next call. */
const answered: ReadonlySet<string> = new Set(["addInquiry", "another"]);

const ofInquiry = (made: Made, name = "addInquiry"): string =>
  `${inquiriesPath}/${idIn(made, name, "inquiry")}`;

/** What is asked, by the name of the endpoint. */
const calls: Readonly<Record<string, Call>> = {
  scope: { path: "/api/v1/cbam/scope?cn=72083900&country=IE&tonnage=60" },
  calculate: { path: "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-02-15" },
  calculateFromJson: {
    path: "/api/v1/cbam/calculate",
    body: {
      cn_code: "73181552",
      origin_country: "CHN",
      tonnage: 620,
      import: "2026-02-15",
      verified_direct_intensity: 3.7637,
      precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.08642 }],
    },
  },
  compare: { path: "/api/v1/cbam/compare?cn=72083900&tonnage=100&import=2026-08-15&countries=CHN,TUR" },
  indication: { path: "/api/v1/cbam/indication?cn=72083900&country=TUR&import=2028-03-15&tonnage=250" },
  indicationFromJson: {
    path: "/api/v1/cbam/indication",
    body: {
      cn_code: "72083900",
      origin_country: "CHN",
      import: "2028-03-15",
      tonnage: 250,
      production_route: "(C)",
      verified_direct_intensity: 1.9122,
      precursors: [{ cn_code: "72071111", production_route: "(C)", tonnes_per_tonne: 1.05 }],
      lang: "de",
    },
  },
  trajectory: {
    path:
      "/api/v1/cbam/trajectory?cn=72083900&country=CHN&tonnage=100&last_year=2028&price_path=82.32&verified_direct=1.9",
  },
  trajectories: {
    path: "/api/v1/cbam/trajectory",
    body: {
      price_path: "2026:82.32,2028:95",
      last_year: 2028,
      rows: [{
        cn_code: "76011090",
        origin_country: "IND",
        tonnage: 20,
        supplier: "Smelter",
        precursors: [],
      }],
    },
  },
  portfolio: {
    path: "/api/v1/cbam/portfolio?first_year=2027&last_year=2027&price_path=80",
    body: {
      rows: [
        {
          supplier: "Mill",
          cn_code: "72083900",
          origin_country: "CHN",
          tonnage: 100,
          verified_direct_intensity: 1.9,
        },
      ],
    },
  },
  search: { path: "/api/v1/cbam/search?q=stainless%20wire" },
  productionRoutes: { path: "/api/v1/cbam/routes?cn=25231000&country=DZA&import=2026" },
  prices: { path: "/api/v1/cbam/prices" },
  bulk: {
    path: "/api/v1/cbam/bulk",
    body: { shipments: [{ ...line, client_ref: "A-1" }, { ...line, production_route: "(E)" }] },
  },
  bulkByRequest: { path: (made) => `/api/v1/cbam/bulk/${memberOf(made, "bulk", "request_id")}` },
  createReport: { path: "/api/v1/cbam/reports", body: { ...line, client_ref: "A-1" } },
  reportById: { path: (made) => `/api/v1/cbam/reports/${memberOf(made, "createReport", "id")}` },
  reportKeys: { path: "/.well-known/cbam-report-keys.json" },
  verify: { path: "/api/v1/cbam/verify", body: { reportId: "sample", issuedDate: "15.01.2026" } },
  createInvoice: { path: "/api/v1/invoices", body: exampleRequest("commercial") },
  invoiceById: { path: (made) => `/api/v1/invoices/${memberOf(made, "createInvoice", "id")}` },
  validateInvoice: { path: "/api/v1/invoices/validate", body: exampleRequest("proforma") },
  addInstallation: { path: installationsPath, body: installation },
  installationList: { path: installationsPath },
  installationById: {
    path: (made) => `${installationsPath}/${idIn(made, "addInstallation", "installation")}`,
  },
  addValues: {
    path: valuesPath,
    bodyOf: (made) => ({
      values: [{ ...operatorsValue, installation: idIn(made, "addInstallation", "installation") }],
    }),
  },
  valueList: { path: `${valuesPath}?cn=73181595&period=2026` },
  valueById: {
    path: (made) => {
      const [first] = readValues(made["addValues"]?.answer).results;
      return `${valuesPath}/${first?.value.id}?tonnage=100&import=2026-08-15`;
    },
  },
  valueUses: { path: `${valuesPath}/uses?year=2026` },
  addInquiry: { path: inquiriesPath, bodyOf: inquiryAbout("72083900") },
  inquiryList: { path: `${inquiriesPath}?state=received` },
  inquiryById: { path: (made) => ofInquiry(made) },
  acceptInquiry: { path: (made) => `${ofInquiry(made)}/accept`, body: { round: 1 } },
  another: { path: inquiriesPath, bodyOf: inquiryAbout("72091690") },
  returnInquiry: {
    path: (made) => `${ofInquiry(made, "another")}/return`,
    body: { round: 1, remark: "Are the emissions of the purchased coils in the figure?" },
  },
  remindInquiry: { path: (made) => `${ofInquiry(made, "another")}/remind`, isBare: true },
  revokeInquiry: { path: (made) => `${ofInquiry(made, "another")}/revoke`, isBare: true },
  healthz: { path: "/healthz" },
  readyz: { path: "/readyz" },
};

onOneDatabase((test) => {
  test(
    "the document's examples are what the service answers",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key } = yield* holder("enterprise", permissions);
      const { standing } = yield* Readiness;
      yield* Effect.repeat(Effect.zipLeft(standing, TestClock.adjust("1 seconds")), {
        until: ({ parts }) => parts.storage === "ok" && parts.mail_queue === "ok",
      });
      yield* TestClock.setTime(testsBegin);
      const made: Made = {};
      for (
        const [name, { path: asked, bodyOf, isBare = false, body = bodyOf?.(made) }] of Object.entries(calls)
      ) {
        const path = typeof asked === "string" ? asked : asked(made);
        const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
        const sent = body === undefined
          ? (isBare ? { method: "POST" } : {})
          : { method: "POST", body: JSON.stringify(body) };
        const response = yield* ask(path, { headers, ...sent });
        assert.ok(response.status < 300, `${name}: ${response.status}`);
        const answer = yield* Effect.promise(() => response.json());
        made[name] = { path, answer, ...(body === undefined ? undefined : { body }) };
        if (answered.has(name)) {
          const mail = (yield* mailsTo(question.email)).at(-1);
          assert.ok(mail !== undefined);
          const form = {
            "0.direct_t_per_t": "1.9",
            "0.state": "operator",
            "0.source": "Monitoring report 2026",
          };
          yield* ask("/inquiry", formOf(tokenIn(mail), form));
        }
      }
      delete made["another"];
      if (Deno.env.get("EXAMPLES") === "write") {
        Deno.writeTextFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
      }
      assert.deepEqual(comparable(made), comparable(JSON.parse(Deno.readTextFileSync(file))));
    }).pipe(Effect.provide(services)),
  );
});
