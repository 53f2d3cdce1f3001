/**
 * The imports of an importer that live, page by page.
 */
import * as Effect from "effect/Effect";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";
import { importPart } from "../../../application/imports/import_part.ts";
import { ImportPeople } from "../../../application/imports/import_ports.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import * as Contract from "../../../contract/imports.ts";
import { importRecord } from "../records/import_record.ts";
import { knownOn, ledgerRoute, orNotFound } from "../services.ts";

export const importList = ledgerRoute(
  Contract.importList,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, tables, asOf } = yield* knownOn(query.as_of);
      const importer = yield* (yield* ImportPeople).importer(accountId, query.importer);
      const { id: importerId } = yield* orNotFound("importer", query.importer, importer);
      const { declarant: declarantId, cn: cnCode, country: origin } = query;
      const part = yield* importPart({
        accountId,
        importerId,
        asOf,
        declarantId,
        year: query.year,
        releasedFrom: query.released_from,
        releasedTo: query.released_to,
        cnCode,
        origin,
        state: query.state,
        tables: cbam.law().tables,
        ...partFor(query),
      });
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
