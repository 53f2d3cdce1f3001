/** The kinds of tables that calls take: headings that lead to one column each, and the page that describes them. */
import assert from "node:assert/strict";
import { tables } from "../../src/composition/features.ts";
import { type Column, type ColumnSet, headingsOf } from "../../src/http/wire/table/columns/column_set.ts";
import { headingOf } from "../../src/http/wire/table/columns/headings.ts";

const languages = ["en", "de", "fr", "other"] as const;

Deno.test("no two columns of a kind of table share a heading, and each is found by all of its own", () => {
  for (const set of tables) {
    const owners = new Map<string, string>();
    for (const { name } of set.columns) {
      for (const heading of [name, ...languages.flatMap((language) => headingsOf(set, name, language))]) {
        assert.equal(owners.get(heading) ?? name, name, `${heading} is a heading of two columns`);
        owners.set(heading, name);
        assert.deepEqual(headingOf(set, heading), { column: name }, heading);
      }
    }
  }
});

const languageNames = { en: "English", de: "German", fr: "French", other: "Other languages" } as const;

/** The headings of a column, as the page lists them. */
const listed = (set: ColumnSet, name: string): string =>
  [
    `### \`${name}\``,
    "",
    ...languages.flatMap((language) => {
      const headings = headingsOf(set, name, language);
      return headings.length === 0 ? [] : [`- ${languageNames[language]}: ${headings.join(", ")}`];
    }),
    "",
  ].join("\n");

const described = ({ name, need, holds }: Column): string => `\`${name}\` | ${need} | ${holds}`;

const pages = ["docs/tables.md", "docs/import-tables.md"];

Deno.test(`${pages.join(" and ")} name every column with what it holds and all its headings`, async () => {
  const page = (await Promise.all(
    pages.map((path) => Deno.readTextFile(new URL(`../../${path}`, import.meta.url))),
  )).join("\n");
  const rows = page.split("\n").map((line) =>
    line.replace(/^\|\s*|\s*\|$/g, "").replace(/\s*\|\s*/g, " | ").trim()
  );
  for (const set of tables) {
    for (const column of set.columns) {
      assert.ok(rows.includes(described(column)), `${pages.join(" or ")} lacks: ${described(column)}`);
      assert.ok(
        page.includes(listed(set, column.name)),
        `${pages.join(" or ")} lacks: ${listed(set, column.name)}`,
      );
    }
  }
});
