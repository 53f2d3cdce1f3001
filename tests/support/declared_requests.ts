/** Declarations of what is sent: rows that calls have by the thousand, and bodies and queries of every endpoint. */
import * as HttpApi from "@effect/platform/HttpApi";
import * as Option from "effect/Option";
import type * as SchemaAST from "effect/SchemaAST";
import { api } from "../../src/contract/api.ts";
import { BulkShipment } from "../../src/contract/requests/calculation.ts";
import { CustomsRowRequest } from "../../src/contract/requests/import_books.ts";
import { LedgerEntryRequest } from "../../src/contract/requests/imports.ts";
import { InvoiceRequest } from "../../src/contract/requests/invoice.ts";
import { PlanRowRequest } from "../../src/contract/requests/plans.ts";

/** Returns each declaration with what it is of. */
export const declaredRequests = (): ReadonlyArray<readonly [string, SchemaAST.AST]> => {
  const requests: Array<readonly [string, SchemaAST.AST]> = [
    ["an entry of the ledger", LedgerEntryRequest.ast],
    ["a row of customs", CustomsRowRequest.ast],
    ["a row of a bulk call", BulkShipment.ast],
    ["a row of a plan", PlanRowRequest.ast],
    ["an invoice", InvoiceRequest.ast],
  ];
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint: { name, payloadSchema, urlParamsSchema } }) => {
      for (const [part, schema] of [["body", payloadSchema], ["query", urlParamsSchema]] as const) {
        if (Option.isSome(schema)) requests.push([`${name}'s ${part}`, schema.value.ast]);
      }
    },
  });
  return requests;
};
