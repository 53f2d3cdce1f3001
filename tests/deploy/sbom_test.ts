/** `deno task sbom`: a bill of materials that its own schema takes, of the packages in the lock file. */
import { Version } from "npm:@cyclonedx/cyclonedx-library@10.3.0/Spec";
import { JsonStrictValidator } from "npm:@cyclonedx/cyclonedx-library@10.3.0/Validation";
import "npm:ajv-formats-draft2019@1.6.1";
import "npm:ajv-formats@3.0.1";
import "npm:ajv@8.20.0";
import assert from "node:assert/strict";

const bill = async (): Promise<string> => {
  const { success, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "sbom"],
    cwd: new URL("../../", import.meta.url),
    stderr: "inherit",
  }).output();
  assert.ok(success);
  return new TextDecoder().decode(stdout);
};

Deno.test("deno task sbom prints CycloneDX 1.6 of every package of deno.lock, the same each time", async () => {
  const text = await bill();
  assert.equal(await new JsonStrictValidator(Version.v1dot6).validate(text), null);
  const { components, dependencies } = JSON.parse(text);
  const { npm } = JSON.parse(Deno.readTextFileSync(new URL("../../deno.lock", import.meta.url)));
  assert.equal(components.length, new Set(Object.keys(npm).map((key) => key.split("_")[0])).size);
  const installed = components.filter(({ scope }: { readonly scope: string }) => scope === "required");
  const licensed = installed.filter(({ licenses }: { readonly licenses?: unknown }) =>
    licenses !== undefined
  );
  assert.ok(licensed.length > installed.length * 0.95, "packages without a licence");
  const service = dependencies.find(({ ref }: { readonly ref: string }) => ref.startsWith("customs@"));
  assert.ok(service.dependsOn.includes("pkg:npm/effect@3.22.4"));
  assert.equal(await bill(), text);
});
