/**
 * All pages of the documentation: read from the checkout, or made from the contract, when the first reader comes; then
 * kept. Nothing of this happens at the start of the service.
 */
import { openApiDocument, servedFrom } from "../../../http/openapi/document.ts";
import { isObject, type Json, type JsonObject } from "../../../http/openapi/schemas.ts";
import { addressOf, type Chapter, type Contents, writtenPages } from "../contents.ts";
import { loadHighlight } from "./highlight.ts";
import { makeRenderer, type RenderedPage } from "./markdown.ts";
import { membersOf } from "./members.ts";
import { kindsBySlug, problemPage, problemsTable } from "./problem_pages.ts";
import { type Operation, operationPage, operationsOf, operationsTable, referenceSlug } from "./reference.ts";

/** The origin in the sources, which each answer has the service's own in place of. */
export const writtenOrigin = "http://127.0.0.1:8000";

/** A page as it is written or made, before it is HTML. */
export interface Source {
  readonly address: string;
  /** The chapter that it stands in. */
  readonly chapter: string;
  /** Its Markdown, with the tables in place. */
  readonly markdown: string;
  /** From which its links are read. */
  readonly file: string;
  readonly language: "en" | "de";
}

/** A page that can be served. */
export interface Page extends RenderedPage, Source {}

/** Entry that a reader can choose. */
export interface NavigationEntry {
  readonly label: string;
  /** Title of the page itself. */
  readonly title: string;
  readonly address: string;
  /** Of an operation. */
  readonly method?: string;
  /** Name of the group of operations that it stands in. */
  readonly tag?: string;
}

/** The navigation's group. */
export interface NavigationGroup {
  readonly heading: string;
  /** True if its entries are shown on every page. */
  readonly isOpen: boolean;
  readonly entries: ReadonlyArray<NavigationEntry>;
}

/** The documentation as a whole. */
export interface Library {
  /** In the order of the navigation, then those of problems. */
  readonly addresses: ReadonlyArray<string>;
  readonly source: (address: string) => Source | undefined;
  /** Renders the page when it is first asked for; undefined: there is none at the address. */
  readonly page: (address: string) => Page | undefined;
  readonly navigation: ReadonlyArray<NavigationGroup>;
}

const root = new URL("../../../../", import.meta.url);

/** Targets of a source's links: pages to their address, pictures to theirs, other files of the checkout nowhere. */
const linksIn =
  (byFile: ReadonlyMap<string, string>) => (file: string) => (href: string): string | undefined => {
    if (/^(?:https?:|mailto:|#|\/)/.test(href)) return href;
    const { pathname, hash } = new URL(href, `http://checkout/${file}`);
    const path = decodeURIComponent(pathname.slice(1));
    const address = byFile.get(path);
    if (address !== undefined) return `${address}${hash}`;
    if (path === "docs/openapi.json") return "/openapi.json";
    return path.startsWith("docs/pictures/")
      ? `/docs/pictures/${path.slice("docs/pictures/".length)}`
      : undefined;
  };

const referenceLead =
  "# API reference\n\nEvery call, made from the contract that the service decodes requests with: [`/openapi.json`](/openapi.json) is the same as an OpenAPI 3.1 document, and [Try it](/docs/try) sends calls to this server from your browser. The samples read your key from the variable `KEY`.";

/** Makes what a comment in a page asks for: `<!-- members InvoiceData -->`. */
const filled = (markdown: string, schemas: JsonObject): string =>
  markdown
    .replace(/<!-- members (\w+) -->/g, (_, name: string) =>
      membersOf(schemas, { $ref: `#/components/schemas/${name}` }, "sent"))
    .replace("<!-- problems -->", () =>
      problemsTable);

const schemasOf = (document: JsonObject): JsonObject => {
  const components: Json | undefined = document["components"];
  const schemas = isObject(components) ? components["schemas"] : undefined;
  return isObject(schemas) ? schemas : {};
};

const groupOf = ({ heading, pages }: Chapter, isOpen: boolean): NavigationGroup => ({
  heading,
  isOpen,
  entries: pages.map(({ slug, label }) => ({ label, title: label, address: addressOf(slug) })),
});

const navigationOf = (
  { guides, handbooks }: Contents,
  operations: ReadonlyArray<Operation>,
): ReadonlyArray<NavigationGroup> => [
  ...guides.map((chapter) => groupOf(chapter, true)),
  {
    heading: "Reference",
    isOpen: true,
    entries: [
      { label: "All calls", title: "API reference", address: "/docs/reference" },
      { label: "Try it", title: "Try it", address: "/docs/try" },
      ...operations.map(({ id, method, path, summary, tag }) => ({
        title: summary,
        ...{ method, tag },
        label: path.replace(/^\/api\/v1\//, "").replace(/^\//, ""),
        address: addressOf(referenceSlug(id)),
      })),
    ],
  },
  ...handbooks.map((chapter) => groupOf(chapter, false)),
];

/** The pages that people wrote, read from the checkout. */
const writtenSources = async (
  { guides, handbooks }: Contents,
  schemas: JsonObject,
): Promise<ReadonlyArray<Source>> =>
  await Promise.all(
    [...guides, ...handbooks].flatMap(({ heading, pages }) =>
      pages.map(async ({ slug, file, language }): Promise<Source> => ({
        address: addressOf(slug),
        chapter: heading,
        markdown: filled(await Deno.readTextFile(new URL(file, root)), schemas),
        file,
        language: language ?? "en",
      }))
    ),
  );

/** The pages that the contract makes. */
const madeSources = (schemas: JsonObject, operations: ReadonlyArray<Operation>): ReadonlyArray<Source> => {
  const made = (address: string, chapter: string, markdown: string): Source => ({
    ...{ address, chapter, markdown },
    file: "docs/guide/made.md",
    language: "en",
  });
  return [
    made("/docs/reference", "Reference", `${referenceLead}\n\n${operationsTable(operations)}\n`),
    ...operations.map((operation) =>
      made(
        addressOf(referenceSlug(operation.id)),
        "Reference",
        operationPage(schemas, operation, writtenOrigin),
      )
    ),
    ...[...kindsBySlug].map(([slug, kind]) =>
      made(`/problems/${slug}`, "Errors", problemPage(slug, kind, operations))
    ),
  ];
};

/** @returns the documentation: the pages of the contents, and those that the contract makes */
export const makeLibrary = async (contents: Contents): Promise<Library> => {
  const linkFrom = linksIn(
    new Map(writtenPages(contents).map(({ file, slug }) => [file, addressOf(slug)])),
  );
  const render = await makeRenderer(await loadHighlight());
  const document = servedFrom(openApiDocument.value(), writtenOrigin);
  const schemas = schemasOf(document);
  const operations = operationsOf(document);
  const all = [...await writtenSources(contents, schemas), ...madeSources(schemas, operations)];
  const sources = new Map(all.map((source) => [source.address, source]));
  const pages = new Map<string, Page>();
  return {
    addresses: [...sources.keys()],
    navigation: navigationOf(contents, operations),
    source: (address) => sources.get(address),
    page: (address) => {
      const source = sources.get(address);
      if (source === undefined) return undefined;
      const page = pages.get(address) ?? { ...source, ...render(source.markdown, linkFrom(source.file)) };
      pages.set(address, page);
      return page;
    },
  };
};
