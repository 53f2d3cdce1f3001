/** Reads the QR code of a PDF's pages with Debian's zbar-tools, from pictures that poppler makes of them. */
import assert from "node:assert/strict";

const run = async (program: string, args: ReadonlyArray<string>): Promise<string> => {
  const { stdout } = await new Deno.Command(program, { args: [...args], stderr: "null" }).output();
  return new TextDecoder().decode(stdout).trim();
};

/** @returns the text of the one QR code */
export const qrTextOf = async (pdf: Uint8Array): Promise<string> => {
  const directory = await Deno.makeTempDir();
  await Deno.writeFile(`${directory}/report.pdf`, pdf);
  await run("pdftoppm", ["-r", "150", "-png", `${directory}/report.pdf`, `${directory}/page`]);
  const pages = [...Deno.readDirSync(directory)].flatMap(({ name }) =>
    name.endsWith(".png") ? [`${directory}/${name}`] : []
  );
  const found = (await run("zbarimg", ["--raw", "-q", ...pages])).split("\n");
  await Deno.remove(directory, { recursive: true });
  assert.equal(found.length, 1, found.join());
  return found[0] ?? "";
};
