/**
 * Reads PDFs back with other people's programs: poppler-utils and qpdf. A test that needs one that is not installed
 * is ignored.
 */
import assert from "node:assert/strict";
import { isInstalled } from "./installed.ts";

const installed = new Map(
  ["pdftotext", "pdfinfo", "pdfdetach", "pdftoppm", "pdffonts", "qpdf", "mutool", "zbarimg"].map((program) =>
    [program, isInstalled(program)] as const
  ),
);

/** Whether the program answers on this machine. */
export const isHere = (program: string): boolean => installed.get(program) === true;

/** @returns the definition of a test that is ignored, and says so, where one of the programs is missing */
export const testWith = (
  programs: ReadonlyArray<string>,
  name: string,
  fn: () => Promise<void>,
): Deno.TestDefinition => {
  const missing = programs.filter((program) => installed.get(program) !== true);
  return {
    name: missing.length === 0 ? name : `${name} (ignored: ${missing.join(", ")} not installed)`,
    ignore: missing.length > 0,
    fn,
  };
};

/** Runs the program on a temporary file that holds the bytes. @returns what it prints */
const run = async (
  program: string,
  pdf: Uint8Array,
  args: (file: string) => ReadonlyArray<string>,
): Promise<string> => {
  const file = await Deno.makeTempFile({ suffix: ".pdf" });
  try {
    await Deno.writeFile(file, pdf);
    const { code, stdout, stderr } = await new Deno.Command(program, { args: [...args(file)] }).output();
    assert.equal(code, 0, `${program}: ${new TextDecoder().decode(stderr)}`);
    return new TextDecoder().decode(stdout);
  } finally {
    await Deno.remove(file);
  }
};

/** poppler's marks of direction. */
const directionMarks = /[\u200e\u200f\u202a-\u202e]/g;

/** @returns the text in the order in which it is drawn */
export const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await run("pdftotext", pdf, (file) => ["-raw", file, "-"])).replace(directionMarks, "");

/** @returns the text of one page as it is read: from the right where it is written so */
export const pageOf = async (pdf: Uint8Array, page: number): Promise<string> =>
  (await run("pdftotext", pdf, (file) => ["-layout", "-f", `${page}`, "-l", `${page}`, file, "-"]))
    .replace(directionMarks, "");

/** @returns the words with their boxes: `<word xMin="..." yMin="..." xMax="..." yMax="...">text</word>` */
export const boxesOf = async (pdf: Uint8Array): Promise<string> =>
  await run("pdftotext", pdf, (file) => ["-bbox", file, "-"]);

/** @returns what pdfinfo says, by its names */
export const infoOf = async (pdf: Uint8Array): Promise<ReadonlyMap<string, string>> => {
  const lines = (await run("pdfinfo", pdf, (file) => [file])).trim().split("\n");
  return new Map(lines.map((line) => {
    const [name = "", ...value] = line.split(":");
    return [name, value.join(":").trim()] as const;
  }));
};

/** @returns the first attached file */
export const attachmentOf = async (pdf: Uint8Array): Promise<string> =>
  await run("pdfdetach", pdf, (file) => ["-save", "1", "-o", "/dev/stdout", file]);

/** Fails unless qpdf finds nothing wrong. */
export const assertSound = async (pdf: Uint8Array): Promise<void> => {
  const report = await run("qpdf", pdf, (file) => ["--check", file]);
  assert.match(report, /No syntax or stream encoding errors found/);
};

/** @returns the file's objects as qpdf lists them, with the content of its streams */
export const jsonOf = async (pdf: Uint8Array): Promise<unknown> =>
  JSON.parse(
    await run(
      "qpdf",
      pdf,
      (file) => ["--json=2", "--json-stream-data=inline", "--decode-level=generalized", file],
    ),
  );

/** @returns the page's text as mupdf reads it: in the order of the page's content */
export const mupdfTextOf = (pdf: Uint8Array): Promise<string> =>
  run("mutool", pdf, (file) => ["draw", "-q", "-F", "txt", file]);

/** @returns the elements of the structure tree, each with its text, indented by depth */
export const structureOf = async (pdf: Uint8Array): Promise<string> =>
  await run("pdfinfo", pdf, (file) => ["-struct-text", file]);

/** @returns a line for each font */
export const fontsOf = async (pdf: Uint8Array): Promise<ReadonlyArray<string>> =>
  (await run("pdffonts", pdf, (file) => [file])).trim().split("\n").slice(2);

/** @returns the file with its objects written out, one after the other */
export const objectsOf = async (pdf: Uint8Array): Promise<string> =>
  await run("qpdf", pdf, (file) => ["--qdf", "--object-streams=disable", file, "-"]);

/** How dark a page's fields are, 0 to 255, row by row, in a picture of 120 dots an inch. */
export interface Shades {
  readonly width: number;
  readonly values: Uint8Array;
}

const shadesOf = (picture: Uint8Array): Shades => {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder("latin1").decode(picture.subarray(0, 40)));
  assert(head !== null, "the picture is no PGM");
  return { width: Number(head[1]), values: picture.subarray(head[0].length) };
};

/** @returns the first page as poppler and as mupdf draw it */
export const drawnByBoth = async (pdf: Uint8Array): Promise<readonly [Shades, Shades]> => {
  const directory = await Deno.makeTempDir();
  try {
    await Deno.writeFile(`${directory}/in.pdf`, pdf);
    const draw = async (program: string, args: ReadonlyArray<string>) =>
      assert(
        (await new Deno.Command(program, { args: [...args], stderr: "null" }).output()).success,
        program,
      );
    await draw("pdftoppm", [
      "-r",
      "36",
      "-gray",
      "-l",
      "1",
      "-singlefile",
      `${directory}/in.pdf`,
      `${directory}/one`,
    ]);
    await draw("mutool", [
      "draw",
      "-q",
      "-r",
      "36",
      "-c",
      "gray",
      "-o",
      `${directory}/two.pgm`,
      `${directory}/in.pdf`,
      "1",
    ]);
    return [
      shadesOf(await Deno.readFile(`${directory}/one.pgm`)),
      shadesOf(await Deno.readFile(`${directory}/two.pgm`)),
    ];
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};
