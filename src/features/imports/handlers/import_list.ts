/**
 * The imports of an importer that live, page by page.
 */
import * as Effect from "effect/Effect";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";
import { ImportLedger, ImportPeople } from "../../../application/imports/import_ports.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import * as Contract from "../../../contract/imports.ts";
import { type LiveImport, liveImports } from "../../../domain/imports/ledger/live.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import { importRecord } from "../records/import_record.ts";
import { knownOn, ledgerRoute, orNotFound } from "../services.ts";

/** Imports that the filters of a call leave. */
interface Filters {
  readonly declarant?: string;
  readonly year?: number;
  readonly released_from?: string;
  readonly released_to?: string;
  readonly cn?: string;
  readonly country?: string;
}

const isKept = (filters: Filters) => ({ entry: { declarantId, facts } }: LiveImport): boolean => {
  const { declarant, year, released_from: from, released_to: to, cn, country } = filters;
  return (declarant === undefined || declarant === declarantId) &&
    (year === undefined || year === yearOf(facts.releasedOn)) &&
    (from === undefined || from <= facts.releasedOn) &&
    (to === undefined || facts.releasedOn <= to) &&
    (cn === undefined || cn === facts.cnCode) &&
    (country === undefined || country === facts.origin);
};

export const importList = ledgerRoute(
  Contract.importList,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, tables, asOf } = yield* knownOn(query.as_of);
      const importer = yield* (yield* ImportPeople).importer(accountId, query.importer);
      const { id: importerId } = yield* orNotFound("importer", query.importer, importer);
      const entries = yield* (yield* ImportLedger).entries({ accountId, importerId, year: query.year, asOf });
      const { behindId, atMost } = partFor(query);
      const part = liveImports(entries, asOf).filter(isKept(query))
        .filter(({ id }) => behindId === undefined || id < behindId)
        .sort((a, b) => a.id < b.id ? 1 : -1).slice(0, atMost);
      const page = pageOf(query, part);
      return {
        as_of: asOf,
        imports: page.entries.map((live) => importRecord({ law: cbam.law(), imports: tables }, live)),
        next_cursor: page.nextCursor,
        versions: cbam.versions(),
        ...closingNow(cbam),
      };
    }),
);
