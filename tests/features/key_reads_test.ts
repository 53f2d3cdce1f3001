/**
 * Keys without one permission, with ids of their own account's records: no call tells them anything of the records that the
 * permission is for, whichever call it is. Calls that touch two kinds of records need both permissions.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operator } from "../../src/application/ports.ts";
import { type Permission, permissions } from "../../src/contract/access.ts";
import { objectOf } from "../../src/http/openapi/schemas.ts";
import { bulkPath } from "../support/bulk.ts";
import { onOneDatabase } from "../support/databases.ts";
import { document } from "../support/declared_answers.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
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
      for (const path of reads) {
        const { text } = yield* all.get(path);
        for (const kind of kinds.filter((each) => text.includes(words[each]))) {
          told.add(kind);
          telling.add(path);
        }
      }
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
      const { installation: installationId, importer, value, declarant } = ids;
      const used = { ...goods, import: day, tonnage: 1, value_id: value };
      const asked = {
        ...{ installation: installationId, asker: "Muster GmbH", email: "values@karadeniz.example" },
        ...{ language: "tr", reporting_period: 2026, due: "2027-12-31", imports: [ids.entry] },
      };
      const taken = { importer, mrn: "26DE000000000002R1", release_date: day };
      const calls: ReadonlyArray<readonly [path: string, body: object, needed: Kind]> = [
        [inquiriesPath, asked, "imports:read"],
        ["/api/v1/cbam/calculate", used, "suppliers:read"],
        ["/api/v1/cbam/indication", used, "suppliers:read"],
        [bulkPath, { shipments: [used] }, "suppliers:read"],
        [reportsPath, used, "suppliers:read"],
        [`${bulkPath}?document_codes=true&declarant=${declarant}`, { shipments: [shipment] }, "imports:read"],
        [`${importsPath}/from-batch`, { ...taken, batch_id: ids.batch }, "cbam:bulk"],
        [`${importsPath}/from-invoice`, { ...taken, invoice: ids.invoice }, "invoices:write"],
      ];
      for (const [path, body, needed] of calls) {
        const { post } = yield* without(needed);
        const refused = yield* post(path, body);
        assert.equal(refused.status, 403, `${path} without ${needed}: ${refused.text}`);
        assert.ok(refused.text.includes(needed), refused.text);
        assert.notEqual((yield* all.post(path, body)).status, 403, path);
      }
    }).pipe(Effect.provide(services)),
  );
});
