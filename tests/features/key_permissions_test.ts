/**
 * Keys with one permission, and with all but one, on every operation of the document: what each needs is said here a second
 * time, by its path, so that neither a new operation nor a changed rule lets a narrow key in unseen.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { type Permission, permissions } from "../../src/contract/access.ts";
import { onOneDatabase } from "../support/databases.ts";
import { type KeyedOperation, keyedOperations } from "../support/keyed_operations.ts";
import { client, freshPeer, holder, services } from "../support/whole_service.ts";

/** Operations that read two kinds of records need a permission for each. */
const needsToo: Readonly<Record<string, Permission>> = {
  "/api/v1/cbam/imports/from-batch": "cbam:bulk",
  "/api/v1/cbam/imports/from-invoice": "invoices:write",
  "/api/v1/cbam/imports/archive.zip": "suppliers:read",
};
/** Paths by their beginnings, the longest first, with what reads and writes need. */
const needs: ReadonlyArray<readonly [beginning: string, read: Permission, write: Permission]> = [
  ["/api/v1/cbam/imports/reconcile", "imports:read", "imports:read"],
  ["/api/v1/cbam/imports/template", "cbam:read", "cbam:read"],
  ["/api/v1/cbam/bulk/template", "cbam:read", "cbam:read"],
  ["/api/v1/cbam/installations", "suppliers:read", "suppliers:write"],
  ["/api/v1/cbam/certificates", "imports:read", "imports:write"],
  ["/api/v1/cbam/values/read", "suppliers:read", "suppliers:read"],
  ["/api/v1/cbam/declarants", "imports:read", "imports:write"],
  ["/api/v1/cbam/trajectory", "cbam:read", "cbam:bulk"],
  ["/api/v1/cbam/importers", "imports:read", "imports:write"],
  ["/api/v1/cbam/inquiries", "suppliers:read", "suppliers:write"],
  ["/api/v1/cbam/portfolio", "cbam:bulk", "cbam:bulk"],
  ["/api/v1/cbam/imports", "imports:read", "imports:write"],
  ["/api/v1/cbam/reports", "reports:write", "reports:write"],
  ["/api/v1/cbam/values", "suppliers:read", "suppliers:write"],
  ["/api/v1/cbam/bulk", "cbam:bulk", "cbam:bulk"],
  ["/api/v1/invoices", "invoices:write", "invoices:write"],
  ["/api/v1/cbam/", "cbam:read", "cbam:read"],
];

interface Operation extends KeyedOperation {
  readonly permissions: ReadonlyArray<Permission>;
}

/** Operations that read a key. */
const operations: ReadonlyArray<Operation> = keyedOperations.map((operation) => {
  const { method, template } = operation;
  const [, read, write] = needs.find(([beginning]) => template.startsWith(beginning)) ?? [];
  assert.ok(read !== undefined && write !== undefined, `${method} ${template} is not in the table`);
  return { ...operation, permissions: [method === "GET" ? read : write, needsToo[template] ?? []].flat() };
});

onOneDatabase((test) => {
  for (const permission of permissions) {
    test(
      `a key without ${permission} is refused where it is needed, and one with nothing else is let in there alone`,
      Effect.gen(function* () {
        const without = yield* holder("enterprise", permissions.filter((other) => other !== permission));
        const only = yield* holder("enterprise", [permission]);
        const send = yield* client(freshPeer());
        const status = ({ method, path }: Operation, key: string) =>
          Effect.gen(function* () {
            const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
            const body = method === "POST" ? { body: "{}" } : {};
            const response = yield* send(path, { method, headers, ...body });
            yield* Effect.promise(() => response.text());
            return response.status;
          });
        for (const operation of operations) {
          const what = `${operation.method} ${operation.path}`;
          const isNeeded = operation.permissions.includes(permission);
          const isEnough = isNeeded && operation.permissions.length === 1;
          assert.equal((yield* status(operation, without.key)) === 403, isNeeded, what);
          assert.equal((yield* status(operation, only.key)) === 403, !isEnough, what);
        }
      }).pipe(Effect.provide(services)),
    );
  }
});

Deno.test("each permission is needed somewhere, and the operations are all there", () => {
  assert.deepEqual(new Set(operations.flatMap((operation) => operation.permissions)), new Set(permissions));
  assert.ok(operations.length > 70);
});
