/** The guide to idempotency against the reference: the same calls. */
import assert from "node:assert/strict";

const read = (path: string): string => Deno.readTextFileSync(new URL(`../../docs/${path}`, import.meta.url));

interface Operation {
  readonly parameters?: ReadonlyArray<{ readonly name: string }>;
}

Deno.test("the guide to idempotency lists the calls whose reference has the header, and no other", () => {
  const { paths }: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = JSON
    .parse(read("openapi.json"));
  const taking = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === "Idempotency-Key"))
      .map(([method]) => `${method} ${path}`)
  );
  const listed = read("guide/idempotency.md").split("\n").filter((line) => line.startsWith("| "))
    .flatMap((line) => [...line.matchAll(/`(\/api\/v1\/[^`]*)`/g)].map(([, path]) => `post ${path}`));
  assert.deepEqual(listed.toSorted(), taking.toSorted());
});

Deno.test("the guide says whose a key is: the account's, and not the API key's", () => {
  assert.match(
    read("guide/idempotency.md"),
    /It belongs to the account, test keys apart, and to the call's path/,
  );
});
