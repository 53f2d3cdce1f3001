/**
 * Issues and warnings about a place of an invoice request, as the decoding names them: by JSON Pointer, and in sentences
 * without `invoiceData/`, which nearly all of them begin with.
 */
import { byPointer, type Naming } from "../../../contract/decoding.ts";
import type { Fault } from "../../../contract/values/scalar.ts";
import { type Issue, shortened } from "../../../kernel/issue.ts";

/** Where in the request: `["invoiceData", "lineItems", 3, "hsCode"]`. */
export type Place = ReadonlyArray<PropertyKey>;

const pointers = byPointer();

/** How the places of an invoice request are named. */
export const naming: Naming = {
  path: pointers.path,
  label: (place) => pointers.label(place.length > 1 && place[0] === "invoiceData" ? place.slice(1) : place),
};

/** What is to be said about a place; `sentence` goes on after its name. */
export type Remark = Fault & { readonly sentence: string };

/** @returns the remark as an issue */
export const remarkAt = (place: Place, { code, sentence, suggestion }: Remark): Issue => ({
  path: naming.path(place),
  code,
  message: `${shortened(naming.label(place))} ${sentence}`,
  ...(suggestion === undefined ? undefined : { suggestion }),
});
