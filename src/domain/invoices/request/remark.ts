/**
 * Issues and warnings about a place of an invoice request, as the decoding names them: by JSON Pointer, and in sentences
 * without `invoiceData/`, which nearly all of them begin with.
 */
import { byPointer, issueAt, type Naming, type Remark } from "../../../contract/decoding/decoding.ts";
import type { Issue } from "../../../kernel/issue.ts";

/** Path in the request: `["invoiceData", "lineItems", 3, "hsCode"]`. */
export type Place = ReadonlyArray<PropertyKey>;

const pointers = byPointer();

/** Names of the places of an invoice request. */
export const naming: Naming = {
  path: pointers.path,
  label: (place) => pointers.label(place.length > 1 && place[0] === "invoiceData" ? place.slice(1) : place),
};

/** Returns the remark as an issue of the place. */
export const remarkAt = (place: Place, remark: Remark): Issue => issueAt(naming, place, remark);
