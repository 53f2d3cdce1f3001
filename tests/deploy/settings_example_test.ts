/** `.env.example` beside the list of settings. */
import assert from "node:assert/strict";
import { names } from "../../src/composition/setting_names.ts";

const example = Deno.readTextFileSync(new URL("../../.env.example", import.meta.url));

Deno.test(".env.example names every setting once, and nothing else", () => {
  const named = [...example.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual([...named].sort(), [...names].sort());
});
