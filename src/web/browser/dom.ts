/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Elements in few words; every text goes in as text.
 */

export type Child = Node | string | undefined;

/** Attributes by their names; `true` is one without a value, `false` and `undefined` leave it out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** @returns a new element with its attributes and what stands in it */
export const make = (
  name: string,
  attributes: Attributes = {},
  ...children: ReadonlyArray<Child>
): HTMLElement => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(attribute, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
};

/** @returns a button that does something */
export const button = (text: string, className: string, act: () => void): HTMLElement => {
  const made = make("button", { type: "button", class: className }, text);
  made.addEventListener("click", act);
  return made;
};

/** Roles of what is a table still where it is laid out as cards. */
const tableRoles = { TABLE: "table", THEAD: "rowgroup", TBODY: "rowgroup", TR: "row", TD: "cell" } as const;

/** @returns the table of records, which small windows show as cards */
export const records = (table: HTMLElement): HTMLElement => {
  table.classList.add("records");
  const all = [table, ...table.querySelectorAll<HTMLElement>("thead, tbody, tr, td")];
  for (const element of all) {
    const [, role] = Object.entries(tableRoles).find(([name]) => name === element.tagName) ?? [];
    if (role !== undefined) element.setAttribute("role", role);
  }
  for (const heading of table.querySelectorAll("th")) {
    heading.setAttribute("role", heading.scope === "col" ? "columnheader" : "rowheader");
  }
  return table;
};

/** @returns a table that scrolls by itself, named for screen readers */
export const frame = (label: string, table: HTMLElement): HTMLElement =>
  make("div", { class: "table-frame", role: "region", "aria-label": label, tabindex: 0 }, table);

/** A heading of a column; that of numbers stands on the right as they do. */
export type Heading = string | { readonly number: string };

const headCell = (heading: Heading): HTMLElement =>
  typeof heading === "string"
    ? make("th", { scope: "col" }, heading)
    : make("th", { scope: "col", class: "number" }, heading.number);

/** @returns a table's head */
export const headRow = (...headings: ReadonlyArray<Heading>): HTMLElement =>
  make("thead", {}, make("tr", {}, ...headings.map(headCell)));

/** Fills `{0}` and `{1}` in. */
export const filled = (text: string, ...values: ReadonlyArray<string | number>): string =>
  text.replace(/\{(\d)\}/g, (_, position: string) => String(values[Number(position)] ?? ""));

/** The page's part with the id. */
export const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}.`);
  return found;
};

/** Shows or hides parts of the page. */
export const show = (isShown: boolean, ...ids: ReadonlyArray<string>): void => {
  for (const id of ids) part(id).hidden = !isShown;
};

/** Element in which a step shows its content. */
export const contentOf = (id: string): HTMLElement => {
  const content = part(id).querySelector<HTMLElement>(".content");
  if (content === null) throw new Error(`The step ${id} has no content.`);
  return content;
};
