/**
 * Every warning about a shipment, as the answer of validate lists them.
 */
import type { Issue } from "../../../kernel/issue.ts";
import { destinationWarnings } from "./destinations.ts";
import { documentWarnings } from "./documents.ts";
import { originWarnings } from "./origin.ts";
import { termsWarnings } from "./terms.ts";
import type { Shipment, Warning } from "./warning.ts";

/** Where a shipment stands in its request, and what of it could not be read. */
export interface ReadingState {
  /** Pointer of the shipment: `/invoiceData`. */
  readonly place: string;
  /** Pointers from there to members that could not be read. */
  readonly unread: ReadonlyArray<string>;
}

const isAtOrBelow = (pointer: string, other: string): boolean =>
  pointer === other || pointer.startsWith(`${other}/`) || other.startsWith(`${pointer}/`);

/** @returns the name that a sentence calls the pointer's member by: `lineItems[3].hsCode` */
const nameOf = (path: string): string => path.slice(1).replace(/\/(\d+)/g, "[$1]").replaceAll("/", ".");

/** @returns the warnings with the pointers of the request; none that rests on what could not be read */
export const warningsOf = (shipment: Shipment, { place, unread }: ReadingState): ReadonlyArray<Issue> => {
  const all: ReadonlyArray<Warning> = [
    ...termsWarnings(shipment),
    ...documentWarnings(shipment),
    ...originWarnings(shipment),
    ...destinationWarnings(shipment),
  ];
  const rests = ({ path, restsOn }: Warning) =>
    unread.some((pointer) => [path, ...restsOn].some((member) => isAtOrBelow(member, pointer)));
  return all.filter((warning) => !rests(warning)).map(({ path, code, sentence }) => ({
    path: `${place}${path}`,
    code,
    message: `${nameOf(path)} ${sentence}`,
  }));
};
