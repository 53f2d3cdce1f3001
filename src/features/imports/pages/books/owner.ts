/** Whose books are closed: an importer or a declarant, as one choice of a form. */
import type { Chosen } from "../chosen.ts";

/** Name of the choice. */
export const ownerName = "of";

/** An importer or a declarant by its id. */
export type BooksOwner = { readonly importer: string } | { readonly declarant: string };

/** Returns the choice's value. */
export const ownerValue = (owner: BooksOwner): string =>
  "importer" in owner ? `importer ${owner.importer}` : `declarant ${owner.declarant}`;

/** Returns the owner that a value names; the importer that is chosen where it names none of the account's. */
export const ownerOfValue = (
  value: string,
  { importers, declarants, importer }: Chosen,
): BooksOwner | undefined => {
  const [kind, id] = value.split(" ");
  if (kind === "declarant" && declarants.some((each) => each.id === id)) return { declarant: id ?? "" };
  const found = importers.find((each) => each.id === id && kind === "importer") ?? importer;
  return found === undefined ? undefined : { importer: found.id };
};
