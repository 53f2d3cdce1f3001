/** Whose books are closed: an importer or a declarant, as one choice of a form. */
import type { ChosenYear } from "../chosen.ts";

/** Name of the choice. */
export const ownerName = "of";

/** An importer or a declarant by its id. */
export type BooksOwner = { readonly importer: string } | { readonly declarant: string };

/** Returns the choice's value. */
export const ownerValue = (owner: BooksOwner): string =>
  "importer" in owner ? `importer ${owner.importer}` : `declarant ${owner.declarant}`;

/** Returns the owner that a value names: the importer that is chosen for none, and nobody for one of another account. */
export const ownerOfValue = (
  value: string,
  { importers, declarants, importer }: ChosenYear,
): BooksOwner | undefined => {
  if (value === "") return importer === undefined ? undefined : { importer: importer.id };
  const [kind, id = ""] = value.split(" ");
  const isOf = (people: ReadonlyArray<{ readonly id: string }>) => people.some((each) => each.id === id);
  if (kind === "importer" && isOf(importers)) return { importer: id };
  return kind === "declarant" && isOf(declarants) ? { declarant: id } : undefined;
};
