/** Document codes that a bulk call asks for beside its figures. */
import * as Effect from "effect/Effect";
import { requirePermission } from "../../../application/accounts/admit.ts";
import type { BulkCall } from "../../../application/cbam/run_bulk.ts";
import type { LawServices } from "../../../application/cbam/cbam_context.ts";
import type { ImportLaw, ImportPeople } from "../../../application/imports/import_ports.ts";
import { codeRecordsOf, codesOfShipments } from "../../../application/imports/line_codes.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type NotFound,
  PermissionDenied,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import type { BulkQuery } from "../../../contract/requests/bulk_query.ts";
import type { Caller } from "../../../domain/accounts/access.ts";
import { issueOf } from "../../../kernel/issue.ts";

type CodesOf = BulkCall["codesOf"];

const withoutCodes = (name: string) =>
  issueOf({ path: name, label: name, code: "conflict" }, {
    kind: "call",
    sentence: "is for document codes: send document_codes=true with it, or leave it out.",
  });

const noTestKeys = new PermissionDenied({
  message:
    "Test keys don't reach declarants: leave declarant out of the query, or use a live key of an account of its own.",
});

/**
 * Lets a caller through who may name the declarant that the call asks for codes of, or that names none.
 * @fails PermissionDenied for a test key, or one that may not read an importer's year
 */
export const requireDeclarant = (
  caller: Caller,
  { document_codes: isAsked, declarant }: BulkQuery,
): Effect.Effect<void, PermissionDenied> => {
  if (isAsked !== true || declarant === undefined) return Effect.void;
  return caller.isTest ? noTestKeys : requirePermission("imports:read", caller);
};

/** Codes that a call asks for; undefined for a call without them. Its caller may name the declarant. */
export const codesAsked = (
  accountId: string,
  { document_codes: isAsked, declarant, stays_below: staysBelow, representation }: BulkQuery,
): Effect.Effect<
  CodesOf,
  InvalidRequest | NotFound | ServiceUnavailable,
  ImportLaw | ImportPeople | LawServices
> =>
  Effect.gen(function* () {
    if (isAsked !== true) {
      const names = Object.entries({ declarant, stays_below: staysBelow, representation });
      const alone = names.flatMap(([name, value]) => value === undefined ? [] : [withoutCodes(name)]);
      return alone.length === 0 ? undefined : yield* invalidRequest(alone);
    }
    const asked = { accountId, declarant, representation, staysBelow: staysBelow === true };
    return codeRecordsOf(yield* codesOfShipments(asked));
  });
