/// <reference lib="dom" />
/**
 * Data that a page hands its own module in an attribute, as JSON. Page and module are of one release: the members are
 * looked at here, once, and what they hold is what the page's types say. No schema is sent to browsers for it. Beside them stands how
 * somebody came to the page.
 */

/** Kind of a member of a page's data. */
export type MemberKind = "text" | "number" | "record" | "list";

const isOfKind: Readonly<Record<MemberKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  record: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  list: Array.isArray,
};

/** @returns true for a value whose members are there, each of its kind */
export const isOf = <Data extends object>(
  value: unknown,
  members: Readonly<Record<keyof Data, MemberKind>>,
): value is Data => {
  const given = new Map<string, unknown>(
    typeof value === "object" && value !== null ? Object.entries(value) : [],
  );
  return Object.entries<MemberKind>(members).every(([name, kind]) => isOfKind[kind](given.get(name)));
};

/**
 * @param members of the data, each with its kind
 * @returns the data in the element's `data-told`; throws where a member is missing or of another kind
 */
export const pageDataOf = <Data extends object>(
  element: HTMLElement,
  members: Readonly<Record<keyof Data, MemberKind>>,
): Data => {
  const data: unknown = JSON.parse(element.dataset["told"] ?? "{}");
  if (isOf<Data>(data, members)) return data;
  throw new Error("The page's data are not those of its module.");
};

/** @returns true for a page that a link or a form led to, and that was neither loaded again since nor come back to */
export const isNewlyShown = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) =>
    entry instanceof PerformanceNavigationTiming && entry.type === "navigate"
  );
