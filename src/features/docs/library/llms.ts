/**
 * The documentation for programs that read text: `/llms.txt` lists the pages, `/llms-full.txt` is all of them.
 */
import type { Library, NavigationGroup } from "./library.ts";

const lead = `# Customs Invoice and CBAM API

> An open, self-hostable HTTPS API: scope and cost under the EU carbon border adjustment mechanism (CBAM) for any CN code, origin and date, signed reports that anyone can verify, and customs documents (invoice, packing list, certificate of origin) as PDFs from one JSON description of a shipment.

Every page is Markdown at its address with \`.md\`; all of them in one file: [llms-full.txt](/llms-full.txt). The contract is an OpenAPI 3.1 document: [openapi.json](/openapi.json). Keys go into \`Authorization: Bearer cik_...\`; scope, calculate, search and routes also answer without one, ten calls an hour and address.`;

/** Address of a page's Markdown. */
export const markdownAddress = (address: string): string =>
  address === "/docs" ? "/docs/index.md" : `${address}.md`;

/** One line of plain text: links lead from the page that they stand on. */
const withoutLinks = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("\n", " ").trim();

const entryText = (markdown: string, address: string): string => {
  const [, title = "", summary = ""] = /^# (.*)\n+((?:.+\n?)*)/.exec(markdown) ?? [];
  return `- [${title}](${markdownAddress(address)}): ${withoutLinks(summary)}`;
};

const groupText = ({ source }: Library, { heading, entries }: NavigationGroup): string => {
  const lines = entries.flatMap(({ address }) => {
    const found = source(address);
    return found === undefined ? [] : [entryText(found.markdown, address)];
  });
  return `## ${heading}\n\n${lines.join("\n")}`;
};

/** @returns the list of pages, as Markdown */
export const llmsText = (library: Library): string =>
  [lead, ...library.navigation.map((group) => groupText(library, group))].join("\n\n") + "\n";

/** @returns every page one after the other, as Markdown */
export const llmsFullText = (library: Library): string =>
  library.addresses.map((address) => `<!-- ${address} -->\n\n${library.source(address)?.markdown ?? ""}`)
    .join("\n");
