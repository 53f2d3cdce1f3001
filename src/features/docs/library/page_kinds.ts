/**
 * The kinds of pages that a search finds, by which a reader tells its results apart.
 */
import type { Library } from "./library.ts";

/** Kind of a page, and where it stands. */
export interface PageKind {
  readonly kind: "Guide" | "Call" | "Problem" | "Handbook" | "Changes";
  /** Its chapter, or the call of an operation: `POST cbam/bulk`. */
  readonly place: string;
}

/** Chapters for who runs or changes the service: what callers and clerks look for stands before them. */
export const forOperators: ReadonlySet<string> = new Set(["Run it", "Work on it"]);

/** @returns the kind of the page at the address */
export const kindOf = (
  { navigation }: Pick<Library, "navigation">,
  { address, chapter }: { readonly address: string; readonly chapter: string },
): PageKind => {
  const [page = ""] = address.split("#");
  const entry = navigation.flatMap(({ entries }) => entries).find((each) => each.address === page);
  if (entry?.method !== undefined) return { kind: "Call", place: `${entry.method} ${entry.label}` };
  if (page.startsWith("/problems/")) return { kind: "Problem", place: chapter };
  if (page === "/docs/changelog") return { kind: "Changes", place: chapter };
  return { kind: forOperators.has(chapter) ? "Handbook" : "Guide", place: chapter };
};
