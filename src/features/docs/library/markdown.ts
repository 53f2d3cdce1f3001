/**
 * Makes HTML of a page's Markdown, with what the navigation and the search need of it: its title, its first sentences,
 * its headings and the text below each. Code in several languages that stands together becomes one group with a tab each.
 */
import type { Token, Tokens } from "marked";
import { recordOf } from "../../../kernel/text/json.ts";
import { escapedHtml } from "../../../kernel/text/html.ts";
import { withFolds } from "./folds.ts";
import { type Highlight, languageNames } from "./highlight.ts";
import { sizeOfPicture } from "./picture_size.ts";

/** A heading of the second or third level and the text below it. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly depth: number;
  readonly text: string;
}

/** A page as HTML. */
export interface RenderedPage {
  readonly title: string;
  /** The first paragraph as plain text. */
  readonly summary: string;
  readonly html: string;
  /** The first one stands for the page itself, with an empty id. */
  readonly sections: ReadonlyArray<Section>;
}

/** Target of a link of the source when it is served; undefined: nowhere, and only its text stays. */
export type LinkOf = (href: string) => string | undefined;

/** @returns the id of a heading: its words in lower case, joined by hyphens, as GitHub makes it */
export const idOf = (heading: string): string =>
  heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").trim().replace(/ /g, "-");

const wordsOf = (fence: string | undefined): ReadonlyArray<string> => (fence ?? "").split(/\s+/);

const isTable = (token: Token): token is Tokens.Table =>
  token.type === "table" && "header" in token && Array.isArray(token.header) && "rows" in token &&
  Array.isArray(token.rows);

const isList = (token: Token): token is Tokens.List =>
  token.type === "list" && "items" in token && Array.isArray(token.items);

const plainText = (token: Token): string => {
  if (token.type === "code") return "";
  if (isTable(token)) {
    return [token.header, ...token.rows].map((row) =>
      row.map((cell) => cell.tokens.map(plainText).join("")).filter((text) => text !== "").join(" · ")
    ).join("; ");
  }
  if (isList(token)) return token.items.map((item) => item.tokens.map(plainText).join(" ")).join(" ");
  if ("tokens" in token && token.tokens !== undefined) return token.tokens.map(plainText).join("");
  return token.type === "html" || token.type === "space" || !("text" in token) ? "" : String(token.text);
};

const decoded = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const textOf = (token: Token): string => decoded(plainText(token)).replace(/\s+/g, " ").trim();

const sectionsOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<Section> => {
  const sections: Array<{ id: string; heading: string; depth: number; texts: Array<string> }> = [];
  for (const token of tokens) {
    if (token.type === "heading" && token["depth"] <= 3) {
      const heading = textOf(token);
      const depth = Number(token["depth"]);
      sections.push({ id: depth === 1 ? "" : idOf(heading), heading, depth, texts: [] });
    } else sections.at(-1)?.texts.push(textOf(token));
  }
  return sections.map(({ texts, ...section }) => ({
    ...section,
    text: texts.filter((text) => text !== "").join(" "),
  }));
};

/** Tables named after the heading that they stand under; a second one there is told apart by its number. */
const withNamedTables = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const named = new Map<string, number>();
  let heading = "";
  return tokens.map((token) => {
    if (token.type === "heading") heading = textOf(token);
    if (token.type !== "table") return token;
    const number = (named.get(heading) ?? 0) + 1;
    named.set(heading, number);
    return { ...token, label: number === 1 ? heading : `${heading} (${number})` };
  });
};

const isCode = (token: unknown): token is Tokens.Code => {
  const { type, text } = recordOf(token);
  return type === "code" && typeof text === "string";
};
const grouped = new Set(["sh", "js", "python"]);

/** Runs of code blocks in different languages that follow each other, as one token each. */
const withGroups = (tokens: ReadonlyArray<Token>): Array<Token> => {
  const made: Array<Token> = [];
  let run: Array<Tokens.Code> = [];
  const flush = (): void => {
    if (run.length > 1) made.push({ type: "codeGroup", raw: "", blocks: run });
    else made.push(...run);
    run = [];
  };
  for (const token of tokens) {
    if (token.type === "space" && run.length > 0) continue;
    const language = isCode(token) ? wordsOf(token.lang)[0] ?? "" : "";
    const isNext = isCode(token) && grouped.has(language) &&
      !run.some(({ lang }) => wordsOf(lang)[0] === language);
    if (!isNext) flush();
    if (isNext && isCode(token)) run.push(token);
    else if (isCode(token) && grouped.has(language)) run = [token];
    else made.push(token);
  }
  flush();
  return made;
};

const codeHtml = (highlight: Highlight, { text, lang }: Pick<Tokens.Code, "text" | "lang">): string => {
  const [language = "text", ...marks] = wordsOf(lang);
  const named = marks.includes("answer") ? "Answer" : languageNames[language] ?? (language || "Text");
  const name = language === "sh" && !/^\s*curl\b/m.test(text) ? "Shell" : named;
  return `<div class="code" data-language="${escapedHtml(language)}"><p class="code-name">${name}</p>` +
    `<pre tabindex="0" aria-label="${name}"><code>${highlight(text, language)}</code></pre></div>\n`;
};

const imageHtml = (address: string, alternative: string): string => {
  const size = sizeOfPicture(address);
  const place = size === undefined ? "" : ` width="${size.width}" height="${size.height}"`;
  return `<img src="${escapedHtml(address)}" alt="${escapedHtml(alternative)}"${place} loading="lazy">`;
};

/** Renders pages; the library is loaded when the first one is asked for. */
export const makeRenderer = async (
  highlight: Highlight,
): Promise<(markdown: string, linkOf: LinkOf) => RenderedPage> => {
  const { Marked } = await import("marked");
  return (markdown, linkOf) => {
    const marked = new Marked({
      gfm: true,
      extensions: [{
        name: "codeGroup",
        renderer: (token) => {
          const blocks: ReadonlyArray<unknown> = Array.isArray(token["blocks"]) ? token["blocks"] : [];
          return `<div class="code-group">${
            blocks.filter(isCode).map((block) => codeHtml(highlight, block)).join("")
          }</div>\n`;
        },
      }],
      renderer: {
        html: ({ text }) => text.startsWith("<!--") ? "" : text,
        code: (token) => codeHtml(highlight, token),
        heading(token) {
          const { tokens, depth } = token;
          const inner = this.parser.parseInline(tokens);
          const id = idOf(tokens.map(textOf).join(""));
          if ("isFolded" in token) return `<h${depth} id="${id}">${inner}</h${depth}>`;
          return depth === 1
            ? `<h1>${inner}</h1>\n`
            : `<h${depth} id="${id}"><a class="heading-link" href="#${id}">${inner}</a></h${depth}>\n`;
        },
        link({ href, tokens }) {
          const to = linkOf(href);
          const inner = this.parser.parseInline(tokens);
          return to === undefined ? inner : `<a href="${escapedHtml(to)}">${inner}</a>`;
        },
        image: ({ href, text }) => imageHtml(linkOf(href) ?? href, text),
        table(token) {
          // On a phone the cells of a row stand below each other, each behind its heading where two don't say it alone.
          const named = (at: number): string =>
            at === 0 || token.header.length < 3
              ? ""
              : ` data-label="${escapedHtml(token.header[at]?.tokens.map(textOf).join("") ?? "")}"`;
          const row = (cells: ReadonlyArray<Tokens.TableCell>, tag: "td" | "th") =>
            `<tr>${
              cells.map((cell, at) =>
                `<${tag}${tag === "td" ? named(at) : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`
              ).join("")
            }</tr>`;
          const label = "label" in token ? String(token.label) : "Table";
          const columns = token.header.map(({ text }) => text).join();
          const kind = /^(?:member|parameter),what$/.test(columns)
            ? "table-frame table members"
            : "table-frame table";
          return `<div class="${kind}" role="region" tabindex="0" aria-label="${
            escapedHtml(label)
          }"><table><thead>${row(token.header, "th")}</thead><tbody>${
            token.rows.map((cells) => row(cells, "td")).join("")
          }</tbody></table></div>\n`;
        },
      },
    });
    const tokens = marked.lexer(markdown);
    const paragraph = tokens.find(({ type }) => type === "paragraph");
    const sections = sectionsOf(tokens);
    return {
      title: sections[0]?.heading ?? "",
      summary: paragraph === undefined ? "" : textOf(paragraph),
      html: marked.parser(withFolds(withGroups(withNamedTables(tokens)))),
      sections,
    };
  };
};
