/**
 * Prints the flags of `deno run` for a program and the settings of this environment:
 * `deno run $(deno run --allow-env src/permissions.ts start) src/main.ts start`. It imports no package. It alone may see all
 * names of the environment, so it also says, on standard error, which ones look like misspelt settings.
 */
import { misspeltLine } from "./composition/misspelt_names.ts";
import { permissionFlags, programs } from "./composition/permissions.ts";
import { adminNames } from "./composition/setting_names.ts";

/** Relative where the shell stands in the checkout, so that white space in its path does not matter. */
const root = (): string => {
  const here = new URL("../", import.meta.url).pathname;
  return here === `${Deno.cwd()}/` ? "." : decodeURIComponent(here);
};

if (import.meta.main) {
  const program = programs.find((name) => name === Deno.args[0]);
  if (program === undefined) throw new TypeError(`Name a program: ${programs.join(", ")}.`);
  const misspelt = misspeltLine(
    Object.keys(Deno.env.toObject()),
    program === "admin" ? adminNames : undefined,
  );
  if (misspelt !== undefined) await Deno.stderr.write(new TextEncoder().encode(`${misspelt}\n`));
  const flags = permissionFlags(program, root(), (name) => Deno.env.get(name), Deno.cwd());
  await Deno.stdout.write(new TextEncoder().encode(`${flags.join(" ")}\n`));
}
