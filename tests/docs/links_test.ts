/**
 * No dead link: in the Markdown of the checkout each leads to a file and a heading that are there, in the pages that are
 * served each leads to an answer of this service.
 */
import assert from "node:assert/strict";
import { addressOf } from "../../src/features/docs/contents.ts";
import { idOf } from "../../src/features/docs/library/markdown.ts";
import { send } from "../support/service.ts";
import { library, writtenPages } from "../support/documentation.ts";

const root = new URL("../../", import.meta.url);

const markdownFiles = [
  "README.md",
  ...new Set(writtenPages.map(({ file }) => file)),
  ...["docs/", "docs/decisions/", "bench/"].flatMap((folder) =>
    [...Deno.readDirSync(new URL(folder, root))].filter(({ name }) => name.endsWith(".md")).map(({ name }) =>
      `${folder}${name}`
    )
  ),
];

const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "`");

const linksIn = (markdown: string): ReadonlyArray<string> => {
  const text = withoutCode(markdown);
  return [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/<(?:img|a)[^>]* (?:src|href)="([^"]+)"/g)]
    .map(([, href = ""]) => href);
};

const headingsIn = (markdown: string): ReadonlySet<string> =>
  new Set([...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => idOf(heading)));

const isOutside = (href: string): boolean => /^(?:https?:|mailto:)/.test(href);

Deno.test("every link of the README and the documentation's Markdown leads to a file and heading of the checkout", async () => {
  for (const file of markdownFiles) {
    const markdown = await Deno.readTextFile(new URL(file, root));
    for (const href of linksIn(markdown).filter((link) => !isOutside(link) && !link.startsWith("/"))) {
      const url = new URL(href, new URL(file, root));
      const target = await Deno.stat(new URL(url.pathname, url)).catch(() => undefined);
      assert.ok(target !== undefined, `${file} links to ${href}, which isn't there`);
      if (url.hash === "" || !url.pathname.endsWith(".md")) continue;
      const headings = headingsIn(await Deno.readTextFile(new URL(url.pathname, url)));
      assert.ok(
        headings.has(decodeURIComponent(url.hash.slice(1))),
        `${file} links to ${href}: no such heading`,
      );
    }
  }
});

const attributesOf = (html: string, name: string): ReadonlyArray<string> =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&")
  );

/** The frame's places that other pages make; whether they are there is those pages' own matter. */
const framed = /^\/(?:\?|$|tables|verify|imports|suppliers|invoices\/new|sign-in|account)/;

Deno.test("every link of every served page is answered, and every fragment is an id of its page", async () => {
  const { addresses } = await library();
  const pages = [...addresses, "/docs/try", "/docs/search?q=price"];
  const ids = new Map<string, ReadonlySet<string>>();
  const wanted = new Map<string, string>();
  for (const address of pages) {
    const answer = await send(address);
    assert.equal(answer.status, 200, address);
    const html = await answer.text();
    ids.set(address, new Set(attributesOf(html, "id")));
    for (
      const href of [...attributesOf(html, "href"), ...attributesOf(html, "src")].filter((link) =>
        !isOutside(link)
      )
    ) {
      const { pathname, search, hash } = new URL(href, `http://service.test${address}`);
      if (!framed.test(pathname)) {
        wanted.set(`${pathname}${/^\?lang=|&lang=/.test(search) ? "" : search}${hash}`, address);
      }
    }
  }
  for (const [link, from] of wanted) {
    const [path = "", fragment] = link.split("#");
    if (!ids.has(path)) {
      const answer = await send(path);
      await answer.body?.cancel();
      assert.equal(answer.status, 200, `${from} links to ${link}`);
    }
    if (fragment !== undefined && ids.has(path)) {
      assert.ok(ids.get(path)?.has(decodeURIComponent(fragment)), `${from} links to ${link}: no such id`);
    }
  }
  assert.ok(wanted.size > 200, String(wanted.size));
});

Deno.test("every address of this service that a written page names, in whatever language, is there, signed in or not", async () => {
  const named = new Map<string, string>();
  for (const { file } of writtenPages) {
    const links = linksIn(await Deno.readTextFile(new URL(file, root)));
    for (const href of links.filter((link) => link.startsWith("/"))) named.set(href, file);
  }
  for (const [href, file] of named) {
    const answer = await send(href);
    await answer.body?.cancel();
    const isToSignIn = answer.status === 303 && answer.headers.get("location")?.startsWith("/sign-in");
    assert.ok(answer.status === 200 || isToSignIn, `${file} links to ${href}: ${answer.status}`);
  }
  assert.ok(named.size > 30, String(named.size));
});

Deno.test("every page that is written by hand begins with its title and is served as Markdown too", async () => {
  for (const { slug, file } of writtenPages) {
    const markdown = await Deno.readTextFile(new URL(file, root));
    assert.match(markdown, /^# /, file);
    const served = await send(slug === "" ? "/docs/index.md" : `${addressOf(slug)}.md`);
    assert.equal(served.headers.get("content-type"), "text/markdown; charset=utf-8");
    assert.match(await served.text(), /^# /);
  }
});
