/**
 * Keys without one permission, with ids of their own account's records: no call tells them anything of the records that the
 * permission is for, whichever call it is. Calls that touch two kinds of records need both permissions.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operator } from "../../src/application/ports.ts";
import { type Permission, permissions } from "../../src/contract/access.ts";
import { isObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { bulkPath } from "../support/bulk.ts";
import { onOneDatabase } from "../support/databases.ts";
import { document } from "../support/declared_answers.ts";
import { everyRow } from "../support/every_row.ts";
import { callsWith, type ImportHolder, importsPath, people } from "../support/import_calls.ts";
import { noonOf } from "../support/import_pages.ts";
import { ask, inquiriesPath } from "../support/inquiry_calls.ts";
import { invoicesPath } from "../support/invoice_calls.ts";
import { changed } from "../support/invoices.ts";
import { reportsPath, shipment } from "../support/report_calls.ts";
import { installation, installationsPath, operatorsValue, valuesPath } from "../support/supplier_calls.ts";
import { holder, services } from "../support/whole_service.ts";

/** A word that stands in the records of one permission alone. */
const words = {
  "cbam:bulk": "SECRETBATCH",
  "reports:write": "SECRETREPORT",
  "imports:read": "SECRETLEDGER",
  "suppliers:read": "SECRETSUPPLIER",
  "invoices:write": "SECRETINVOICE",
} as const;
type Kind = keyof typeof words;
/** Reports of a batch's rows are told with the batch and with all reports. */
const isToldByBoth = (kind: Kind, path: string): boolean =>
  kind === "cbam:bulk" && path.startsWith(reportsPath);
const kinds = permissions.filter((permission): permission is Kind => permission in words);

const day = "2026-02-15";
const goods = { cn_code: "73181595", origin_country: "TUR" };
const row = { item: 1, release_date: day, ...goods, net_mass_kg: 100_000 };

const idIn = ({ status, text }: { readonly status: number; readonly text: string }, name = "id"): string => {
  assert.ok(status === 200 || status === 201, text);
  const [, id] = new RegExp(`"${name}":"([0-9a-f-]{36})"`).exec(text) ?? [];
  assert.ok(id !== undefined, text);
  return id;
};

/** An account with records of each kind, and keys of it. */
const account = Effect.gen(function* () {
  const { key, account: email } = yield* holder("enterprise", permissions);
  const all = yield* callsWith(key);
  const { post, get } = all;
  const who = yield* people(all);
  const named = { ...installation, name: words["suppliers:read"] };
  const installationId = idIn(yield* post(installationsPath, named));
  const value = { installation: installationId, ...operatorsValue, source: words["suppliers:read"] };
  const entry = { ...row, mrn: "26DE000000000001R1", note: words["imports:read"] };
  const sent = yield* ask(all, installationId, { message: words["suppliers:read"], due: "2027-12-31" });
  const bulk = yield* post(bulkPath, { shipments: [{ ...shipment, client_ref: words["cbam:bulk"] }] });
  const report = { ...shipment, client_ref: words["reports:write"] };
  const number = { "/invoiceData/invoiceNumber": words["invoices:write"] };
  const ids = {
    ...who,
    installation: installationId,
    value: idIn(yield* post(valuesPath, { values: [value] })),
    entry: idIn(yield* post(importsPath, { ...who, entries: [entry] })),
    inquiry: sent.inquiry.id,
    request: idIn(bulk, "request_id"),
    batch: idIn(yield* get(bulkPath), "batch_id"),
    report: idIn(yield* post(reportsPath, report)),
    invoice: idIn(yield* post(invoicesPath, changed(number))),
    document: idIn(
      yield* post(`${importsPath}/declaration/documents`, { declarant: who.declarant, year: 2026 }),
    ),
  };
  const { createKey } = yield* Operator;
  const without = (left: Permission) =>
    Effect.flatMap(
      createKey(email, permissions.filter((each) => each !== left)),
      (made) => callsWith(made.key),
    );
  return { all, ids, without };
});

type Ids = Effect.Effect.Success<typeof account>["ids"];

/** Every call by GET that reads a key, with the account's ids in each place. */
const readsOf = (ids: Ids): ReadonlyArray<string> => {
  const { importer, declarant } = ids;
  const known: Readonly<Record<string, string>> = {
    installation: ids.installation,
    value_id: ids.value,
    ...{ year: "2026", month: "2026-02", date: day, import: day, tonnage: "1" },
    ...{ cn: goods.cn_code, country: goods.origin_country, net_mass_kg: "5", q: "steel" },
  };
  return Object.entries(objectOf(document["paths"])).flatMap(([template, methods]) => {
    const { security, parameters } = objectOf(objectOf(methods)["get"]);
    if (!Array.isArray(security)) return [];
    const declared = Array.isArray(parameters)
      ? parameters.map((each) => String(objectOf(each)["name"]))
      : [];
    const paths = template.includes("{")
      ? Object.values(ids).map((id) => template.replaceAll(/\{\w+\}/g, id))
      : [template];
    const owners = [{ importer }, { declarant }, { importer, declarant }];
    const queries = owners.map((owner) =>
      new URLSearchParams(
        Object.entries({ ...known, ...owner }).filter(([name]) => declared.includes(name)),
      ).toString()
    );
    return paths.flatMap((path) => [...new Set(queries)].map((query) => `${path}?${query}`));
  });
};

/** A batch whose row names the account's value. */
const batchByValue = ({ post }: ImportHolder, ids: Ids) =>
  Effect.map(post(bulkPath, { shipments: [usedValue(ids)] }), (answer) => idIn(answer, "request_id"));

const usedValue = ({ value }: Ids) => ({ ...goods, import: day, tonnage: 1, value_id: value });

/** A call by POST that takes records of two kinds. */
interface CallOnTwoKinds {
  readonly path: string;
  readonly body: object;
  /** Permission beside the call's own. */
  readonly needed: Kind;
  /** True if it is done once under an `Idempotency-Key`. */
  readonly isOnce?: boolean;
  readonly isByValue?: boolean;
}

/** Every such call, with the account's own records. */
const callsOnTwoKinds = (ids: Ids, byValue: string): ReadonlyArray<CallOnTwoKinds> => {
  const { installation: installationId, importer, declarant } = ids;
  const used = usedValue(ids);
  const asked = {
    ...{ installation: installationId, asker: "Muster GmbH", email: "values@karadeniz.example" },
    ...{ language: "tr", reporting_period: 2026, due: "2027-12-31", imports: [ids.entry] },
  };
  const taken = (mrn: string) => ({ importer, mrn, release_date: day });
  const entry = (mrn: string) => ({ ...row, mrn, value_id: ids.value });
  const rows = [{ row_index: 0, value_id: ids.value }];
  const withValue = { needed: "suppliers:read", isByValue: true } as const;
  const onceWithValue = { ...withValue, isOnce: true } as const;
  return [
    { path: inquiriesPath, body: asked, needed: "imports:read", isOnce: true },
    { path: "/api/v1/cbam/calculate", body: used, ...withValue },
    { path: "/api/v1/cbam/indication", body: used, ...withValue },
    { path: bulkPath, body: { shipments: [used] }, ...onceWithValue },
    { path: reportsPath, body: used, ...onceWithValue },
    {
      path: `${bulkPath}?document_codes=true&declarant=${declarant}`,
      ...{ body: { shipments: [shipment] }, needed: "imports:read", isOnce: true },
    },
    { path: importsPath, body: { importer, entries: [entry("26DE000000000003R1")] }, ...onceWithValue },
    {
      path: `${importsPath}/from-batch`,
      ...{ body: { ...taken("26DE000000000002R1"), batch_id: ids.batch }, needed: "cbam:bulk", isOnce: true },
    },
    {
      path: `${importsPath}/from-batch`,
      ...{ body: { ...taken("26DE000000000004R1"), request_id: byValue }, ...onceWithValue },
    },
    {
      path: `${importsPath}/from-invoice`,
      body: { ...taken("26DE000000000005R1"), invoice: ids.invoice },
      ...{ needed: "invoices:write", isOnce: true },
    },
    {
      path: `${importsPath}/from-invoice`,
      ...{ body: { ...taken("26DE000000000006R1"), invoice: ids.invoice, rows }, ...onceWithValue },
    },
  ];
};

/** True if a member of that name stands in the schema, or in one that it names. */
const hasMember = (schema: unknown, name: string, seen: ReadonlySet<string> = new Set()): boolean => {
  if (Array.isArray(schema)) return schema.some((each) => hasMember(each, name, seen));
  if (!isObject(schema)) return false;
  const { $ref: reference } = schema;
  if (typeof reference === "string") {
    if (seen.has(reference)) return false;
    const target = reference.split("/").slice(1).reduce<unknown>((at, part) => objectOf(at)[part], document);
    return hasMember(target, name, new Set([...seen, reference]));
  }
  return Object.entries(schema).some(([key, value]) => key === name || hasMember(value, name, seen));
};

/** Paths of the calls by POST that take a supplier's value, but for those that read suppliers by themselves. */
const operationsByValue: ReadonlyArray<string> = Object.entries(objectOf(document["paths"]))
  .filter(([, methods]) => hasMember(objectOf(objectOf(methods)["post"])["requestBody"], "value_id"))
  .map(([path]) => path)
  .filter((path) => !path.startsWith(valuesPath) && !path.startsWith(installationsPath));

onOneDatabase((test) => {
  test(
    "a key without a permission reads nothing of its records by any call, and one with all of them reads each kind",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { all, ids, without } = yield* account;
      const reads = readsOf(ids);
      assert.ok(reads.length > 200, String(reads.length));
      const told = new Set<Kind>();
      const telling = new Set<string>();
      const before = yield* everyRow;
      for (const path of reads) {
        const { text } = yield* all.get(path);
        for (const kind of kinds.filter((each) => text.includes(words[each]))) {
          told.add(kind);
          telling.add(path);
        }
      }
      assert.deepEqual(yield* everyRow, before, "a call that only reads wrote");
      assert.deepEqual([...told].sort(), [...kinds].sort());
      for (const kind of kinds) {
        const { get } = yield* without(kind);
        for (const path of [...telling].filter((each) => !isToldByBoth(kind, each))) {
          const { text } = yield* get(path);
          assert.ok(!text.includes(words[kind]), `${path} without ${kind}`);
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a call that takes a record of another kind needs that kind's permission too",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { all, ids, without } = yield* account;
      const calls = callsOnTwoKinds(ids, yield* batchByValue(all, ids));
      const named = new Set(calls.filter(({ isByValue }) => isByValue === true).map(({ path }) => path));
      assert.deepEqual(operationsByValue.filter((path) => !named.has(path)), []);
      for (const { path, body, needed, isOnce = false } of calls) {
        const { post } = yield* without(needed);
        const refused = yield* post(path, body);
        assert.equal(refused.status, 403, `${path} without ${needed}: ${refused.text}`);
        assert.ok(refused.text.includes(needed), refused.text);
        const again = { "idempotency-key": crypto.randomUUID() };
        const first = yield* all.post(path, body, again);
        assert.ok(first.status < 300, `${path}: ${first.text}`);
        const repeated = yield* post(path, body, again);
        assert.equal(repeated.status, 403, `a replay of ${path} without ${needed}: ${repeated.text}`);
        const replayed = (yield* all.post(path, body, again)).headers.get("idempotent-replayed");
        assert.equal(replayed, isOnce ? "true" : null, path);
      }
    }).pipe(Effect.provide(services)),
  );
});
