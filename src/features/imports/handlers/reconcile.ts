/**
 * A table that customs or a broker sent against the ledger. Regulation (EU) 2023/956, Article 25(2).
 */
import * as Effect from "effect/Effect";
import { customsTable, reconcileTable, spanOf } from "../../../application/imports/customs_table.ts";
import * as Contract from "../../../contract/imports/books.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { reconcileRecord } from "../records/reconcile_record.ts";
import { knownOn, ledgerRoute, ownerOf, ownerRecord } from "../services.ts";

const body = bodyOf(Contract.reconcileImports);

const nothing = { matched: [], differing: [], missingInLedger: [], missingInTable: [], known: new Map() };

export const reconcileImports = ledgerRoute(
  Contract.reconcileImports,
  ({ request, query }, { accountId }) =>
    Effect.gen(function* () {
      const { value } = yield* body.decode(yield* body.bytes(request));
      const { cbam, asOf } = yield* knownOn(query.as_of);
      const owner = yield* ownerOf(accountId, query);
      const table = yield* customsTable(value.rows);
      const span = spanOf(table, query);
      const found = span === undefined
        ? nothing
        : yield* reconcileTable({ accountId, owner, asOf, span }, table.rows);
      return {
        ...ownerRecord(owner),
        as_of: asOf,
        ...reconcileRecord(table, found, { span, tables: cbam.law().tables }),
      };
    }),
);
