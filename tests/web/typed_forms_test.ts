/** Pages with a form that somebody fills in, told from those on which a language in the same tab takes nothing away. */
import assert from "node:assert/strict";
import { hasKeptForm, hasTypedForm, toldNames } from "../../src/web/visit/typed_forms.ts";
import { filesBelow } from "../support/source_files.ts";

const field = '<input class="control" type="text" name="a" value="&lt;form">';
const hidden =
  '<input type="hidden" name="t" value="x"><input type="checkbox" name="c"><input type="file" name="f">';
const sent = (fields: string) =>
  `<p>x</p><form class="fields" method="post" action="/x">${fields}</form>${field}`;

Deno.test("a form that is sent, of two lines or a longer text, is one that somebody fills in", () => {
  assert.ok(hasTypedForm(sent(`${hidden}${field}${field}`)));
  assert.ok(hasTypedForm(sent('<textarea name="r"></textarea>')));
  assert.ok(hasTypedForm(`${sent("")}${sent(`${field}<select></select>${field}`)}`));
  assert.ok(!hasTypedForm(sent(hidden)), "nobody types");
  assert.ok(!hasTypedForm(sent(`${hidden}${field}`)), "one line");
  assert.ok(!hasTypedForm(`${sent(field)}${sent(field)}`), "one line each");
  assert.ok(
    !hasTypedForm(`<form method="get">${field}${field}</form>`),
    "a question, which the address keeps",
  );
  assert.ok(!hasTypedForm(`${field}${field}`));
  assert.ok(hasTypedForm(`<form method="get" data-typed>${field}${field}</form>`), "not asked yet");
  const boxes = '<input type="checkbox" name="c"><input type="checkbox" name="d">';
  assert.ok(hasTypedForm(sent(`${boxes}${field}`)), "choices, and a line");
  assert.ok(!hasTypedForm(sent(boxes)), "choices alone");
});

Deno.test("a form of more than a line that is sent is kept by the tab, but for one with a draft of its own or a file", () => {
  const form = (attributes: string) => `<form method="post" action="/x"${attributes}>${field}${field}</form>`;
  assert.ok(hasKeptForm(form("")));
  assert.ok(!hasKeptForm(form(' data-draft="own"')));
  assert.ok(!hasKeptForm(form(' enctype="multipart/form-data"')));
  assert.ok(!hasKeptForm(form(' encType="multipart/form-data"')));
  assert.ok(!hasKeptForm(`<form method="get" data-typed>${field}${field}</form>`), "a question");
  assert.ok(!hasKeptForm(sent(field)), "one line");
});

Deno.test("whatever an address tells of what was done is known by name: a form that is refused there is not said to be done", () => {
  const sources = filesBelow(new URL("../../src/features/", import.meta.url)).map((file) =>
    Deno.readTextFileSync(file)
  );
  const names = sources.flatMap((text) =>
    [...text.matchAll(/\bgoTo\([^)]*?\?([a-z_]+)=/g)].map(([, name]) => name ?? "")
  );
  assert.deepEqual([...new Set(names)].sort(), [...toldNames].sort());
});
