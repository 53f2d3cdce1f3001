/** Modules that browsers load one by one: a page stands still when one of them is not served. */
import assert from "node:assert/strict";
import { served } from "../../src/web/assets/served.ts";

const imported = /^(?:import|export)\b[^;]*?from "([^"]+)";|^import "([^"]+)";/gm;

Deno.test("a module that browsers get imports only what they get too", () => {
  const lacking = Object.entries(served).filter(([path]) => path.endsWith(".ts")).flatMap((
    [path, { body }],
  ) =>
    [...String(body()).matchAll(imported)].flatMap(([, from, alone]) => {
      const at = new URL(from ?? alone ?? "", `https://service.test/${path}`).pathname.slice(1);
      return Object.hasOwn(served, at) ? [] : [`${path} imports ${at}`];
    })
  );
  assert.deepEqual(lacking, []);
});
