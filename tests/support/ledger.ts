/** An account of its own with an importer and a declarant, and entries under ids of the database. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { ImportPeople } from "../../src/application/imports/import_ports.ts";
import { newId } from "../../src/application/new_id.ts";
import type { LedgerEntry } from "../../src/domain/imports/ledger/entry.ts";
import { alpha2OfText } from "../../src/kernel/identifiers.ts";
import { testsBegin } from "./databases.ts";

/** An account of its own, with an importer and a declarant. */
export const newcomer = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const accountId = newId(testsBegin);
  yield* sql`insert into account (id, email, tier, created_at)
    values (${accountId}, ${`${accountId}@example.com`}, 'enterprise', now())`;
  const people = yield* ImportPeople;
  const importer = yield* people.keepImporter(accountId, {
    eori: "DE123456789012345",
    name: "Muster GmbH",
    memberState: alpha2OfText("DE") ?? null,
  });
  const declarant = yield* people.keepDeclarant(accountId, {
    eori: "DE123456789012345",
    name: "Muster GmbH",
    account: null,
  });
  return { accountId, importerId: importer.id, declarantId: declarant.id };
});

export type Newcomer = Effect.Effect.Success<typeof newcomer>;

/** Entries under ids of the database, for an importer and declarant that are there. */
export const withIds = (
  entries: ReadonlyArray<LedgerEntry>,
  { importerId, declarantId }: Newcomer,
): ReadonlyArray<LedgerEntry> => {
  const ids = new Map(entries.map(({ id }, index) => [id, newId(testsBegin + index)]));
  const idOf = (id: string): string => ids.get(id) ?? assert.fail(id);
  return entries.map((entry) => ({
    ...entry,
    id: idOf(entry.id),
    refersTo: entry.refersTo === null ? null : idOf(entry.refersTo),
    importerId,
    declarantId,
  }));
};
