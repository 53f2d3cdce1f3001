/**
 * The imports of an importer that live, page by page.
 */
import * as Effect from "effect/Effect";
import { closingOfImports } from "../../../application/cbam/cited.ts";
import { importPart } from "../../../application/imports/import_part.ts";
import { ImportLedger } from "../../../application/imports/import_ports.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import * as Contract from "../../../contract/imports.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import { formOf } from "../../../http/wire/forms/preferred_form.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { exportTable } from "../table/export_table.ts";
import { importRecord } from "../records/import_record.ts";
import { inOrder, knownOn, ledgerRoute, ownDeclarant, ownImporter } from "../services.ts";

/** Parameters that leave single imports out: a table has whole ledgers, so that it is known again. */
const pageFilters = [
  "declarant",
  "released_from",
  "released_to",
  "cn",
  "country",
  "state",
  "limit",
  "cursor",
] as const;

const noFilter = (name: string): Issue =>
  issueOf({ path: name, label: name, code: "conflict" }, {
    kind: "call",
    sentence:
      "is for pages of JSON: a table has every entry of the importer, or of those with an entry of the year.",
  });

export const importList = ledgerRoute(
  Contract.importList,
  ({ request, query }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, tables, asOf } = yield* knownOn(query.as_of);
      yield* inOrder(["released_from", "released_to"], query.released_from, query.released_to);
      const { id: importerId, eori } = yield* ownImporter(accountId, query.importer);
      if (query.declarant !== undefined) yield* ownDeclarant(accountId, query.declarant);
      const form = formOf(request);
      if (form !== "application/json") {
        const filters = pageFilters.filter((name) => query[name] !== undefined);
        if (filters.length > 0) return yield* invalidRequest(filters.map(noFilter));
        const { entries } = yield* ImportLedger;
        const createdAt = new Date(cbam.nowMs).toISOString();
        return yield* exportTable(
          { eori, createdAt, decimal: query.decimal },
          entries({ accountId, importerId, year: query.year, asOf }),
          form,
        );
      }
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
      const page = pageOf("imports", query, part);
      return {
        as_of: asOf,
        imports: page.entries.map((live) => importRecord({ law: cbam.law(), imports: tables }, live)),
        next_cursor: page.nextCursor,
        ...closingOfImports(cbam, page.entries),
      };
    }),
);
