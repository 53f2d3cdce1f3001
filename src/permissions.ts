/**
 * Prints the flags of `deno run` for a program and the settings of this environment:
 * `deno run $(deno run --allow-env src/permissions.ts start) src/main.ts start`. It imports no package.
 */
import { permissionFlags, programs } from "./composition/permissions.ts";

/** Relative where the shell stands in the checkout, so that white space in its path does not matter. */
const root = (): string => {
  const here = new URL("../", import.meta.url).pathname;
  return here === `${Deno.cwd()}/` ? "." : decodeURIComponent(here);
};

if (import.meta.main) {
  const program = programs.find((name) => name === Deno.args[0]);
  if (program === undefined) throw new TypeError(`Name a program: ${programs.join(", ")}.`);
  const flags = permissionFlags(program, root(), (name) => Deno.env.get(name), Deno.cwd());
  await Deno.stdout.write(new TextEncoder().encode(`${flags.join(" ")}\n`));
}
