/**
 * The table of contents of the documentation: which Markdown file of the checkout is served under which name, in the
 * order in which a reader meets them. Each feature names its own guides in its manifest; pages that are made from the
 * contract are added by `library.ts`.
 */
import { germanGuide, guide, page, type WrittenPage } from "../written_page.ts";

/** A group of pages in the navigation. */
export interface Chapter {
  readonly heading: string;
  readonly pages: ReadonlyArray<WrittenPage>;
}

/** The chapters on both sides of the reference. */
export interface Contents {
  readonly guides: ReadonlyArray<Chapter>;
  /** For those who run or change the service. */
  readonly handbooks: ReadonlyArray<Chapter>;
}

/** Heading of the chapter for clerks in German. */
export const germanHeading = "Auf Deutsch";

/** Chapters before the reference. */
const guides = (ofFeatures: ReadonlyArray<WrittenPage>): ReadonlyArray<Chapter> => [
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
    pages: [...ofFeatures, page("pages", "Pages for people")],
  },
  {
    heading: germanHeading,
    pages: [
      germanGuide("pages", "Die Seiten"),
      germanGuide("tables", "Tabellen"),
      germanGuide("verify", "Berichte prüfen"),
      germanGuide("invoices", "Rechnungen"),
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
const handbooks: ReadonlyArray<Chapter> = [
  {
    heading: "Run it",
    pages: [
      guide("run", "Run it"),
      guide("settings", "Settings"),
      guide("commands", "Operator's commands"),
      page("operations", "Operations"),
      guide("upgrade", "Upgrade"),
      { slug: "security", label: "Security", file: "SECURITY.md" },
    ],
  },
  {
    heading: "Work on it",
    pages: [
      { slug: "contributing", label: "Contributing", file: "CONTRIBUTING.md" },
      page("architecture", "Architecture"),
      guide("add-an-endpoint", "Add an endpoint"),
      guide("add-a-capability", "Add a capability"),
      guide("add-a-year", "Add a year of the law"),
      guide("add-a-column", "Add a column"),
      page("contract", "The contract"),
      page("contract-tests", "Tests of the contract"),
      page("libraries", "Libraries"),
    ],
  },
];

/**
 * @param ofFeatures the features' guides, in the order of the features
 * @returns every chapter
 */
export const contentsOf = (ofFeatures: ReadonlyArray<WrittenPage>): Contents => ({
  guides: guides(ofFeatures),
  handbooks,
});

/** @returns every page that is written by hand */
export const writtenPages = (contents: Contents): ReadonlyArray<WrittenPage> =>
  [...contents.guides, ...contents.handbooks].flatMap(({ pages }) => pages);

/** @returns the address that a page is served at */
export const addressOf = (slug: string): string => slug === "" ? "/docs" : `/docs/${slug}`;
