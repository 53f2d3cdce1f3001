/** Two lock files: the service's own packages, and beside them those of tests and benchmarks. docs: decisions 0036. */
import assert from "node:assert/strict";

interface Lock {
  readonly specifiers: Readonly<Record<string, string>>;
  readonly npm: Readonly<Record<string, { readonly integrity: string }>>;
}

const read = (path: string) => JSON.parse(Deno.readTextFileSync(new URL(`../${path}`, import.meta.url)));
const service: Lock = read("deno.lock");
const whole: Lock = read("tests/deno.lock");
const imports: Readonly<Record<string, string>> = read("deno.json").imports;

Deno.test("deno.lock holds the packages of deno.json and no others: deno task dev installs what the service needs", () => {
  assert.deepEqual(Object.keys(service.specifiers).sort(), Object.values(imports).sort());
});

Deno.test("tests run with the very packages that the service runs with: deno task --frozen=false lock writes both lock files", () => {
  for (const [name, { integrity }] of Object.entries(service.npm)) {
    assert.equal(whole.npm[name]?.integrity, integrity, name);
  }
  for (const [specifier, version] of Object.entries(service.specifiers)) {
    assert.equal(whole.specifiers[specifier], version, specifier);
  }
});
