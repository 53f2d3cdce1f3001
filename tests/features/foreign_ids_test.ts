/**
 * Ids of another account in every place of every call and page that takes one: each is answered like an id that nobody has,
 * and tells nothing. The places are found in the OpenAPI document and in the router, so that a new one fails until it is here.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Outbox } from "../../src/application/documents/document_ports.ts";
import { Operator } from "../../src/application/ports.ts";
import { router, type Services } from "../../src/composition/features.ts";
import { permissions } from "../../src/contract/access.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { OperatorRefused } from "../../src/domain/accounts/operator_refused.ts";
import { isObject, type Json, type JsonObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { bulkPath } from "../support/bulk.ts";
import { onOneDatabase } from "../support/databases.ts";
import { document } from "../support/declared_answers.ts";
import { callsWith, type ImportHolder, importsPath, people } from "../support/import_calls.ts";
import { noonOf } from "../support/import_pages.ts";
import { ask, formOf, inquiriesPath } from "../support/inquiry_calls.ts";
import { invoicesPath } from "../support/invoice_calls.ts";
import { exampleRequest } from "../support/invoices.ts";
import { joined, memberId, sent } from "../support/members.ts";
import { reportsPath, shipment } from "../support/report_calls.ts";
import { signedIn } from "../support/session_browser.ts";
import { installation, installationsPath, operatorsValue, valuesPath } from "../support/supplier_calls.ts";
import { client, freshPeer, holder, services } from "../support/whole_service.ts";

const kinds = [
  "importer",
  "declarant",
  "installation",
  "value",
  "entry",
  "second",
  "third",
  "batch",
  "request",
  "report",
  "draft",
  "invoice",
  "inquiry",
  "answered",
  "lot",
  "mistake",
  "document",
  "key",
  "member",
] as const;
type Kind = typeof kinds[number];
type Ids = Readonly<Record<Kind, string>>;

/** An account with one of everything. */
interface Owner {
  readonly ids: Ids;
  readonly email: string;
  readonly calls: ImportHolder;
  /** Calls with its test key. */
  readonly testing: ImportHolder;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The first id behind the member in an answer of a call that went well. */
const idIn = (
  { status, text }: { readonly status: number; readonly text: string },
  member = "id",
): string => {
  assert.ok(status === 200 || status === 201, text);
  const [, id] = new RegExp(`"${member}":"(${uuid.source})"`).exec(text) ?? [];
  assert.ok(id !== undefined, text);
  return id;
};

const goods = { cn_code: "73181595", origin_country: "TUR" };
const row = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-02-15",
  ...goods,
  net_mass_kg: 100_000,
};
const figures = { "0.direct_t_per_t": "2.1", "0.state": "operator", "0.source": "Report 2026" };
const day = "2026-03-01";
const lot = { kind: "2026-Q3", bought_on: "2027-02-03", number: 5, unit_price_eur: 82.32 };
const question = { asker: "Muster GmbH", reporting_period: 2026, due: "2027-12-31" };
/** Certificates are sold since some weeks. */
const today = "2027-03-01";

/** @param secret stands in names that only the account may see */
const owner = (
  secret: string,
): Effect.Effect<Owner, OperatorRefused | ServiceUnavailable, Services | Outbox> =>
  Effect.gen(function* () {
    const { key, account: email, id: keyId } = yield* holder("enterprise", permissions);
    const calls = yield* callsWith(key);
    const { key: testKey } = yield* (yield* Operator).createKey(email, permissions, { isTest: true });
    const { post } = calls;
    const who = yield* people(calls);
    const works = { ...installation, name: `Works ${secret}`, registry_id: null };
    const installationId = idIn(yield* post(installationsPath, works));
    const value = { installation: installationId, ...operatorsValue, source: secret };
    const entries = [1, 2, 3].map((item) => ({ ...row, item, note: secret }));
    const { inquiry } = yield* ask(calls, installationId, { message: secret, due: question.due });
    const other = yield* ask(calls, installationId, { message: secret, due: question.due });
    const send = yield* client(freshPeer());
    const done = yield* send("/inquiry", formOf(other.token, figures));
    assert.equal(done.status, 200);
    const it = yield* signedIn(email);
    const colleague = yield* joined(email, "viewer");
    const bulk = yield* post(bulkPath, { shipments: [{ ...shipment, client_ref: secret }] });
    const { text: recorded } = yield* post(importsPath, { ...who, entries });
    const [entry = "", second = "", third = ""] = Array.from(
      recorded.matchAll(new RegExp(`"id":"(${uuid.source})"`, "g")),
      ([, id]) => id,
    );
    return {
      email,
      calls,
      testing: yield* callsWith(testKey),
      ids: {
        ...who,
        installation: installationId,
        value: idIn(yield* post(valuesPath, { values: [value] })),
        ...{ entry, second, third },
        batch: idIn(yield* calls.get(bulkPath), "batch_id"),
        request: idIn(bulk, "request_id"),
        report: idIn(yield* post(reportsPath, { ...shipment, client_ref: secret })),
        draft: idIn(yield* post(reportsPath, { ...shipment, client_ref: secret, draft: true })),
        invoice: idIn(yield* post(invoicesPath, exampleRequest("commercial"))),
        inquiry: inquiry.id,
        answered: other.inquiry.id,
        lot: idIn(yield* post("/api/v1/cbam/certificates/lots", { ...lot, declarant: who.declarant })),
        mistake: idIn(
          yield* post("/api/v1/cbam/certificates/lots", { ...lot, number: 6, declarant: who.declarant }),
          "recorded",
        ),
        document: idIn(
          yield* post(`${importsPath}/declaration/documents`, { declarant: who.declarant, year: 2026 }),
        ),
        key: keyId,
        member: yield* memberId(it, colleague.email),
      },
    };
  });

/** A call with the account's own ids in every place that takes one. */
interface Call {
  readonly operation: string;
  readonly path: string;
  readonly query?: JsonObject;
  readonly body?: JsonObject;
}

const callsOf = (ids: Ids): ReadonlyArray<Call> => {
  const { importer, declarant, value: value_id } = ids;
  const api = "/api/v1/cbam";
  const made = (operation: string, rest: Omit<Call, "operation" | "path">, id = ""): Call => ({
    operation,
    path: operation.slice(operation.indexOf("/")).replace(/\{\w+\}/, id),
    ...rest,
  });
  const get = (path: string, query: JsonObject = {}, id = ""): Call => made(`GET ${path}`, { query }, id);
  const post = (path: string, body: JsonObject, id = "", query: JsonObject = {}): Call =>
    made(`POST ${path}`, { body, query }, id);
  const byValue = { ...goods, import: "2026-08-06", tonnage: 1, value_id };
  const { cn_code: cn, origin_country: country } = goods;
  const kept = { importer, declarant };
  const entry = (number: number) => ({
    ...row,
    mrn: `26DE00000000000${number}R1`,
    net_mass_kg: 5,
    declarant,
    value_id,
  });
  const version = {
    replaces: 1,
    state: "operator",
    direct_t_per_t: 2.2,
    indirect_t_per_t: 0.3,
    default_share: 0,
  };
  const table = {
    rows: [{ mrn: row.mrn, item: 1, ...goods, net_mass_kg: 100_000, release_date: row.release_date }],
  };
  return [
    get(`${api}/calculate`, { cn, country, tonnage: 1, import: "2026-08-06", value_id }),
    post(`${api}/calculate`, byValue),
    post(`${api}/indication`, byValue),
    post(`${api}/bulk`, { shipments: [byValue] }, "", { document_codes: true, declarant }),
    get(`${api}/bulk/{request_id}`, {}, ids.request),
    get(`${api}/bulk/{request_id}/reports.zip`, {}, ids.request),
    post(`${api}/reports`, byValue),
    get(`${api}/reports/{id}`, {}, ids.report),
    post(`${api}/reports/{id}/issue`, {}, ids.draft),
    post(`${api}/imports`, { importer, entries: [entry(2)] }),
    post(`${api}/imports`, { ...kept, entries: [{ ...row, mrn: "26DE000000000003R1", net_mass_kg: 5 }] }),
    post(`${api}/imports`, { importer, entries: [{ ...row, kind: "correction", refers_to: ids.entry }] }),
    get(`${api}/imports`, kept),
    ...[{ declarant }, { declarant, refers_to: ids.second, kind: "correction" }, { value_id }].map((more) =>
      post(`${api}/imports/from-batch`, {
        importer,
        batch_id: ids.batch,
        rows: [{ row_index: 0, mrn: row.mrn, item: 9, release_date: "2026-03-01", ...more }],
      })
    ),
    ...[{ declarant }, { declarant, refers_to: ids.third, kind: "correction" }, { value_id }].map((more) =>
      post(`${api}/imports/from-invoice`, {
        importer,
        invoice: ids.invoice,
        rows: [{
          row_index: 0,
          mrn: row.mrn,
          item: 20,
          release_date: day,
          net_mass_kg: 5,
          ...goods,
          ...more,
        }],
      })
    ),
    post(`${api}/imports/from-batch`, {
      ...kept,
      batch_id: ids.batch,
      mrn: "26DE000000000004R1",
      release_date: day,
    }),
    post(`${api}/imports/from-invoice`, {
      ...kept,
      invoice: ids.invoice,
      mrn: row.mrn,
      rows: [{ row_index: 0, item: 30, release_date: day, net_mass_kg: 5, ...goods }],
    }),
    get(`${api}/imports/threshold`, { importer, year: 2026 }),
    get(`${api}/imports/penalties`, { importer, year: 2026 }),
    get(`${api}/imports/{id}`, {}, ids.entry),
    post(`${api}/imports/reconcile`, table, "", { importer, from: "2026-01-01", to: "2026-12-31" }),
    post(`${api}/imports/reconcile`, table, "", { declarant, from: "2026-01-01", to: "2026-12-31" }),
    get(`${api}/imports/declaration`, { declarant, year: 2026 }),
    post(`${api}/imports/declaration/documents`, { declarant, year: 2026 }),
    get(`${api}/imports/declaration/documents/{id}`, {}, ids.document),
    get(`${api}/imports/holding`, { declarant, year: 2027 }),
    get(`${api}/imports/calendar`, { declarant, year: 2027 }),
    get(`${api}/imports/calendar.ics`, { declarant, year: 2027 }),
    get(`${api}/certificates`, { declarant }),
    post(`${api}/certificates/lots`, { ...lot, declarant }),
    post(`${api}/certificates/moves`, {
      declarant,
      lot: ids.lot,
      kind: "surrendered",
      day: "2027-02-10",
      number: 1,
      for_year: 2026,
    }),
    post(`${api}/certificates/withdrawals`, { declarant, recorded: ids.mistake }),
    get(`${api}/imports/accrual`, { importer, month: "2026-02" }),
    get(`${api}/imports/accrual`, { declarant, month: "2026-02" }),
    get(`${api}/imports/codes`, { cn, country, date: "2026-08-06", declarant }),
    get(`${api}/imports/codes`, { cn, country, date: "2026-08-06", importer, net_mass_kg: 5 }),
    get(`${api}/installations/{id}`, {}, ids.installation),
    post(
      `${api}/installations/{id}/versions`,
      { replaces: 1, name: "Other", country: "TUR" },
      ids.installation,
    ),
    get(`${api}/installations/{id}/dossier.zip`, { year: 2026 }, ids.installation),
    post(`${api}/values`, {
      values: [{ ...operatorsValue, reporting_period: 2027, installation: ids.installation }],
    }),
    get(`${api}/values`, { installation: ids.installation }),
    get(`${api}/values/uses`, { year: 2026, installation: ids.installation }),
    get(`${api}/values/{id}`, {}, ids.value),
    get(`${api}/values/{id}/attachments`, {}, ids.value),
    post(`${api}/values/{id}/versions`, version, ids.value),
    post(`${api}/values/read-json`, operatorsReport, "", { save: true, installation: ids.installation }),
    post(`${api}/inquiries`, {
      ...question,
      email: "x@karadeniz.example",
      goods: [{ cn_code: cn }],
      installation: ids.installation,
    }),
    post(`${api}/inquiries`, {
      ...question,
      email: "y@karadeniz.example",
      imports: [ids.entry],
      installation: ids.installation,
    }),
    get(`${api}/inquiries`, { installation: ids.installation }),
    get(`${api}/inquiries/{id}`, {}, ids.inquiry),
    get(`${api}/inquiries/{id}/template.xlsx`, {}, ids.inquiry),
    post(`${api}/inquiries/{id}/remind`, {}, ids.inquiry),
    post(`${api}/inquiries/{id}/return`, { round: 1, remark: "Please again." }, ids.answered),
    post(`${api}/inquiries/{id}/accept`, { round: 1 }, ids.answered),
    post(`${api}/inquiries/{id}/revoke`, {}, ids.inquiry),
    get("/api/v1/invoices/{id}", {}, ids.invoice),
  ];
};

const operatorsReport = {
  reporting_period: 2026,
  operator: { name: "Karadeniz AS", registration_number: "34-1", address: "Istanbul" },
  installation: { name: "Works", country: "TUR" },
  processes: [{ name: "Mill", cn_codes: [goods.cn_code] }],
  goods: [{ cn_code: goods.cn_code, direct_t_per_unit: 2.1, indirect_t_per_unit: 0.3, default_share: 0 }],
};

/** Places of ids that the table above need not have, and why. */
const leftOut: Readonly<Record<string, string>> = {
  "POST /api/v1/cbam/values/{id}/attachments path:id": "takes a file: attachments_test tries it",
  "GET /api/v1/cbam/values/{id}/attachments/{attachment} path:id": "attachments_test tries both of its ids",
  "POST /api/v1/cbam/values/{id}/attachments/{attachment}/remove path:id":
    "attachments_test tries both of its ids",
  "GET /api/v1/cbam/inquiries/{id}/files/{sha256} path:id": "inquiry_table_test tries it",
  "GET /api/v1/cbam/reports/{id}/download path:id": "signed with the id",
  "GET /api/v1/cbam/imports/declaration/documents/{id}/download path:id": "signed with the id",
  "GET /api/v1/invoices/files/invoices/{id}/{file} path:id": "signed with the id",
  "POST /api/v1/cbam/verify /reportId": "anyone verifies any report",
  "POST /api/v1/cbam/imports/declaration/verify /reportId": "anyone verifies any document",
  "POST /api/v1/cbam/values/read query:installation": "the same as of read-json, behind a workbook",
  "POST /api/v1/cbam/imports query:importer": "of a table: read with the body's",
  "POST /api/v1/cbam/imports query:declarant": "of a table: read with the body's",
  "POST /api/v1/cbam/imports/from-batch /request_id": "the caller's own name of the batch, beside its id",
};

const schemas = objectOf(objectOf(document["components"])["schemas"]);

const namesId = (schema: JsonObject): boolean =>
  schema["format"] === "uuid" ||
  /\bUUIDs? of\b|\bid of the entry that holds\b/.test(String(schema["description"]));

/** Places of a schema that take an id. */
const placesOf = (given: Json | undefined, path: string, seen: ReadonlySet<Json>): ReadonlyArray<string> => {
  if (!isObject(given)) return [];
  const ref = given["$ref"];
  const schema = typeof ref === "string" ? objectOf(schemas[ref.split("/").at(-1) ?? ""]) : given;
  if (seen.has(schema)) return [];
  if (namesId(schema) || namesId(given)) return [path];
  const within = new Set([...seen, schema]);
  const alternatives = ["anyOf", "oneOf", "allOf"].flatMap((name) => {
    const each = schema[name];
    return Array.isArray(each) ? each.flatMap((one) => placesOf(one, path, within)) : [];
  });
  return [
    ...Object.entries(objectOf(schema["properties"])).flatMap(([name, member]) =>
      placesOf(member, `${path}/${name}`, within)
    ),
    ...placesOf(schema["items"], `${path}/*`, within),
    ...alternatives,
  ];
};

const declaredPlaces: ReadonlyArray<string> = Object.entries(objectOf(document["paths"])).flatMap((
  [path, methods],
) =>
  Object.entries(objectOf(methods)).flatMap(([method, operation]) => {
    const { parameters, requestBody } = objectOf(operation);
    const listed = Array.isArray(parameters) ? parameters.map(objectOf) : [];
    const body = objectOf(objectOf(objectOf(objectOf(requestBody)["content"])["application/json"])["schema"]);
    return [
      ...listed.flatMap(({ name, in: where, schema }) =>
        where === "path" && /id$/.test(String(name)) || where === "query" && namesId(resolvedOf(schema))
          ? [`${String(where)}:${String(name)}`]
          : []
      ),
      ...placesOf(body, "", new Set()),
    ].map((place) => `${method.toUpperCase()} ${path} ${place}`);
  })
);

function resolvedOf(schema: Json | undefined): JsonObject {
  const given = objectOf(schema);
  const ref = given["$ref"];
  return typeof ref === "string" ? objectOf(schemas[ref.split("/").at(-1) ?? ""]) : given;
}

/** An id of a call, and the call with another one in its place. */
interface Place {
  readonly name: string;
  readonly kind: Kind;
  readonly withId: (id: string) => Call;
}

const kindOf = (ids: Ids, id: Json): Kind | undefined => kinds.find((kind) => ids[kind] === id);

/** Ids within a value, each with what puts another one into its place. */
const idsWithin = (
  ids: Ids,
  value: Json,
  path: string,
): ReadonlyArray<{ path: string; kind: Kind; put: (id: string) => Json }> => {
  const kind = kindOf(ids, value);
  if (kind !== undefined) return [{ path, kind, put: (id) => id }];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) =>
      idsWithin(ids, item, `${path}/*`).map(({ put, ...rest }) => ({
        ...rest,
        put: (id: string): Json => value.with(at, put(id)),
      }))
    );
  }
  return Object.entries(objectOf(value)).flatMap(([name, member]) =>
    idsWithin(ids, member, `${path}/${name}`).map(({ put, ...rest }) => ({
      ...rest,
      put: (id: string): Json => ({ ...objectOf(value), [name]: put(id) }),
    }))
  );
};

const placesIn = (ids: Ids, call: Call): ReadonlyArray<Place> => {
  const { operation, path, query = {}, body = {} } = call;
  const part = path.split("/").find((each) => kindOf(ids, each) !== undefined) ?? "";
  const ofPath = kindOf(ids, part);
  return [
    ...(ofPath === undefined ? [] : [{
      name: `${operation} path:${/\{(\w+)\}/.exec(operation)?.[1]}`,
      kind: ofPath,
      withId: (id: string): Call => ({ ...call, path: path.replace(part, id) }),
    }]),
    ...idsWithin(ids, query, "").map(({ path: place, kind, put }) => ({
      name: `${operation} query:${place.slice(1)}`,
      kind,
      withId: (id: string): Call => ({ ...call, query: objectOf(put(id)) }),
    })),
    ...idsWithin(ids, body, "").map(({ path: place, kind, put }) => ({
      name: `${operation} ${place}`,
      kind,
      withId: (id: string): Call => ({ ...call, body: objectOf(put(id)) }),
    })),
  ];
};

const sentBy = ({ get, post }: ImportHolder, { path, query = {}, body }: Call) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = search.size === 0 ? path : `${path}?${search}`;
  return body === undefined ? get(address) : post(address, body);
};

/** An answer without what no two answers share. */
const plain = ({ status, text }: { readonly status: number; readonly text: string }): string =>
  `${status} ${
    text.replace(/cik_\w{48}|cik_…\w{4}/g, "KEY").replace(new RegExp(uuid.source, "gi"), "ID")
      .replace(/"challenge":"[\w-]+"/g, "CHALLENGE").replace(/[\w-]{80,}/g, "TOKEN").replace(/\d{13}/g, "MS")
  }`;

const fakeIds: Ids = {
  importer: crypto.randomUUID(),
  declarant: crypto.randomUUID(),
  installation: crypto.randomUUID(),
  value: crypto.randomUUID(),
  entry: crypto.randomUUID(),
  second: crypto.randomUUID(),
  third: crypto.randomUUID(),
  batch: crypto.randomUUID(),
  request: crypto.randomUUID(),
  report: crypto.randomUUID(),
  draft: crypto.randomUUID(),
  invoice: crypto.randomUUID(),
  inquiry: crypto.randomUUID(),
  answered: crypto.randomUUID(),
  lot: crypto.randomUUID(),
  mistake: crypto.randomUUID(),
  document: crypto.randomUUID(),
  key: crypto.randomUUID(),
  member: crypto.randomUUID(),
};

Deno.test("every place of the document that takes an id of an account's records is tried with another account's", () => {
  const tried = new Set(callsOf(fakeIds).flatMap((call) => placesIn(fakeIds, call).map(({ name }) => name)));
  const untried = declaredPlaces.filter((place) => !tried.has(place) && !(place in leftOut));
  assert.deepEqual([...new Set(untried)], []);
  assert.deepEqual(Object.keys(leftOut).filter((place) => tried.has(place)), []);
});

/** Kinds of the ids in paths of pages; those of `/operator` and of a link's token are none of an account's. */
const pageKinds: ReadonlyArray<readonly [prefix: string, kind: Kind]> = [
  ["/tables/calculated/", "request"],
  ["/tables/calculated/", "batch"],
  ["/account/batches/", "request"],
  ["/account/batches/", "batch"],
  ["/account/reports/", "report"],
  ["/imports/entries/", "entry"],
  ["/imports/certificates/", "lot"],
  ["/invoices/", "invoice"],
  ["/suppliers/installations/", "installation"],
  ["/suppliers/values/", "value"],
  ["/suppliers/requests/", "inquiry"],
  ["/settings/api-keys/", "key"],
  ["/account/members/", "member"],
  ["/account/invitations/", "member"],
  ["/account/passkeys/", "key"],
];
const ofNobody = /^\/(?:api|operator|assets|docs|problems|\.well-known)(?:\/|$)/;

const pages = Array.from(router.routes).filter(({ path }) => !ofNobody.test(path));

/** Members of queries and forms of pages that are ids, those that a form names itself by among them. */
const asked = (id: (kind: Kind) => string): Record<string, string> => ({
  importer: id("importer"),
  declarant: id("declarant"),
  installation: id("installation"),
  lot: id("lot"),
  id: id("lot"),
  form_id: id("key"),
  key: id("key"),
});

/** What a form of a page says beside the ids, so that nothing else of it is wrong. */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/imports/new": {
    ...{ mrn: "26DE000000000007R1", item: "1", release_date: "2026-02-15", cn_code: "72083900" },
    ...{ origin_country: "CN", net_mass_kg: "5", representation: "own" },
  },
  "/imports/certificates": {
    ...{ do: "lot", kind: "2026-Q3", bought_on: "2027-02-03", number: "5", unit_price_eur: "82.32" },
  },
  "/imports/declaration/document": { year: "2026" },
  "/settings/api-keys": { permission: "cbam:read" },
  "/imports/people": { do: "state", state: "applied", from: "2026-02-10", reference: "A-1" },
};

onOneDatabase((test) => {
  test(
    "another account's id is answered like nobody's in every call, with a live key and with a test key, and nothing of it changes",
    Effect.gen(function* () {
      yield* noonOf(today);
      const secret = `Secret${crypto.randomUUID().slice(0, 8)}`;
      const [mine, other] = [yield* owner("Mine"), yield* owner(secret)];
      const look = Effect.forEach(
        [importsPath, installationsPath, valuesPath, inquiriesPath, reportsPath, bulkPath, invoicesPath].map((
          path,
        ) => path === importsPath ? `${path}?importer=${other.ids.importer}` : path),
        (path) => Effect.map(other.calls.get(path), ({ text }) => text),
      );
      const before = yield* look;
      for (const call of callsOf(mine.ids)) {
        for (const { name, kind, withId } of placesIn(mine.ids, call)) {
          const nobodys = yield* sentBy(mine.calls, withId(crypto.randomUUID()));
          const theirs = yield* sentBy(mine.calls, withId(other.ids[kind]));
          assert.equal(plain(theirs), plain(nobodys), name);
          assert.ok(!theirs.text.includes(secret), name);
          const tested = yield* sentBy(mine.testing, withId(other.ids[kind]));
          assert.equal(plain(tested), plain(yield* sentBy(mine.testing, withId(crypto.randomUUID()))), name);
          const own = yield* sentBy(mine.calls, call);
          assert.notEqual(plain(own), plain(nobodys), `${name} makes no difference: ${own.text}`);
        }
      }
      assert.deepEqual(yield* look, before);
    }).pipe(Effect.provide(services)),
  );

  test(
    "another account's id is answered like nobody's on every page and in every form",
    Effect.gen(function* () {
      yield* noonOf(today);
      const secret = `Secret${crypto.randomUUID().slice(0, 8)}`;
      const [mine, other] = [yield* owner("Mine"), yield* owner(secret)];
      const it = yield* signedIn(mine.email);
      const kindsOf = ({ path }: typeof pages[number]): ReadonlyArray<Kind | undefined> => {
        const found = pageKinds.filter(([prefix]) => path.startsWith(prefix)).map(([, kind]) => kind);
        assert.ok(found.length > 0 || !path.includes(":"), `${path}: of which kind is its id?`);
        return found.length === 0 ? [undefined] : found;
      };
      const answers = (
        { method, path }: typeof pages[number],
        kind: Kind | undefined,
        id: (kind: Kind) => string,
      ) =>
        Effect.gen(function* () {
          const address = path.replace(/:\w+/, kind === undefined ? "" : id(kind));
          const members = asked(id);
          if (method === "GET") return yield* it.get(`${address}?${new URLSearchParams(members)}`);
          return yield* sent(it, address, { ...members, ...forms[path] });
        });
      for (const route of pages) {
        if (route.path === "/sign-out" || route.path.startsWith("/sign-out/")) continue;
        for (const kind of kindsOf(route)) {
          const nobody = crypto.randomUUID();
          const nobodys = yield* answers(route, kind, () => nobody);
          const theirs = yield* answers(route, kind, (each) => other.ids[each]);
          const name = `${route.method} ${route.path} ${kind ?? ""}`;
          assert.equal(plain(theirs), plain(nobodys), name);
          assert.ok(theirs.status < 500 && !theirs.text.includes(secret), `${name}: ${theirs.status}`);
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
