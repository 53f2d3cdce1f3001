/**
 * The table of contents of the documentation: which Markdown file of the checkout is served under which name, in the
 * order in which a reader meets them. Pages that are made from the contract are added by `library.ts`.
 */

/** A page that is written by hand. */
export interface WrittenPage {
  /** Last part of its address below `/docs`; empty for the first page. */
  readonly slug: string;
  /** What the navigation calls it. */
  readonly label: string;
  /** Its Markdown file, from the root of the checkout. */
  readonly file: string;
}

/** A group of pages in the navigation. */
export interface Chapter {
  readonly heading: string;
  readonly pages: ReadonlyArray<WrittenPage>;
}

const guide = (slug: string, label: string): WrittenPage => ({ slug, label, file: `docs/guide/${slug}.md` });
const page = (slug: string, label: string): WrittenPage => ({ slug, label, file: `docs/${slug}.md` });

/** Chapters before the reference. */
export const guides: ReadonlyArray<Chapter> = [
  {
    heading: "Start",
    pages: [
      { slug: "", label: "Introduction", file: "docs/guide/introduction.md" },
      guide("first-call", "First call"),
      guide("authentication", "Authentication"),
    ],
  },
  {
    heading: "Guides",
    pages: [
      guide("calculate", "Calculate"),
      page("search", "Find a CN code"),
      guide("bulk", "Bulk calls"),
      page("tables", "Tables"),
      guide("reports", "Reports"),
      guide("invoices", "Invoices"),
      page("documents", "What is printed"),
      page("pages", "Pages for people"),
    ],
  },
  {
    heading: "Clients",
    pages: [
      page("client", "TypeScript client"),
      page("mcp", "Tools for models"),
    ],
  },
  {
    heading: "Every call",
    pages: [
      guide("errors", "Errors"),
      guide("limits", "Limits"),
      guide("idempotency", "Idempotency"),
      guide("paging", "Paging"),
      guide("versions", "Versions and as_of"),
      page("glossary", "Glossary"),
      { slug: "changelog", label: "Changelog", file: "CHANGELOG.md" },
    ],
  },
];

/** Chapters after the reference, for those who run or change the service. */
export const handbooks: ReadonlyArray<Chapter> = [
  {
    heading: "Run it",
    pages: [
      guide("run", "Run it"),
      guide("settings", "Settings"),
      guide("commands", "Operator's commands"),
      page("operations", "Operations"),
      { slug: "security", label: "Security", file: "SECURITY.md" },
    ],
  },
  {
    heading: "Work on it",
    pages: [
      { slug: "contributing", label: "Contributing", file: "CONTRIBUTING.md" },
      page("architecture", "Architecture"),
      guide("add-an-endpoint", "Add an endpoint"),
      guide("add-a-year", "Add a year of the law"),
      guide("add-a-column", "Add a column"),
      page("contract", "The contract"),
    ],
  },
];

/** Every page that is written by hand. */
export const writtenPages: ReadonlyArray<WrittenPage> = [...guides, ...handbooks].flatMap(({ pages }) =>
  pages
);

/** @returns where a page is served */
export const addressOf = (slug: string): string => slug === "" ? "/docs" : `/docs/${slug}`;
