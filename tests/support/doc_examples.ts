/**
 * Examples in Markdown pages: finding them, running them one page after the other against a service, and comparing what
 * they print with the answers that the page shows.
 *
 * A fence `sh run`, `js run` or `python run` is run; `fails` beside it says that HTTP errors are expected. A fence
 * `json answer` or `text answer` after it is what it has to print; `json answer part` shows some members of it. What
 * differs at each call (ids, times, hashes, links) counts by its form.
 */
import assert from "node:assert/strict";
import { isRecord } from "../../src/kernel/text/json.ts";

/** A fenced block of a page. */
export interface Block {
  readonly language: string;
  readonly marks: ReadonlyArray<string>;
  readonly text: string;
  /** Where its text begins and ends in the page. */
  readonly from: number;
  readonly to: number;
}

export const blocksOf = (markdown: string): ReadonlyArray<Block> =>
  [...markdown.matchAll(/^```(\S*)[ ]*(.*)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [whole, language = "", marks = "", text = ""] = found;
    const from = found.index + whole.indexOf("\n") + 1;
    return {
      language,
      marks: marks.split(" ").filter((mark) => mark !== ""),
      text,
      from,
      to: from + text.length,
    };
  });

/** What differs at each call, by its form. */
const forms: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bcik_[0-9a-f]{48}\b/g, "<key>"],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<id>"],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "<time>"],
  [/\b[0-9a-f]{64}\b/g, "<hash>"],
  [/\bINV-\d{4}-[0-9A-Z]{6}\b/g, "<short id>"],
  [/([?&](?:expires|signature|name)=)[^&"\s]+/g, "$1<link>"],
  [/\bhttp:\/\/(?:127\.0\.0\.1|localhost):\d+/g, "<origin>"],
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, "<bytes>"],
  [/\b([rt])=\d+/g, "$1=<count>"],
  [/W\/"[^"]+"/g, "<tag>"],
];

const formOf = (text: string): string =>
  forms.reduce((masked, [pattern, form]) => masked.replace(pattern, form), text)
    .replaceAll(new Date().toISOString().slice(0, 10), "<today>");

const dated = new Set(["issued_at", "retrieved_on", "version"]);

/** A value with what differs at each call as its form. */
const masked = (value: unknown): unknown => {
  if (typeof value === "string") return formOf(value);
  if (Array.isArray(value)) return value.map(masked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      dated.has(name) && typeof member === "string" && /^\d{4}-\d\d-\d\d$/.test(member)
        ? "<day>"
        : masked(member),
    ]),
  );
};

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** The members of a value that a part of it shows; of a list as many as it shows; all where it shows none. */
const partOf = (whole: unknown, part: unknown): unknown => {
  if (isEmpty(part)) return whole;
  if (Array.isArray(whole) && Array.isArray(part)) {
    return part.map((each, index) => partOf(whole[index], each));
  }
  if (!isRecord(whole) || !isRecord(part)) return whole;
  return Object.fromEntries(Object.keys(part).map((name) => [name, partOf(whole[name], part[name])]));
};

/** @returns what the page should show for what was printed */
export const answerFor = ({ language, marks, text }: Block, out: string): string => {
  const printed = out.replaceAll("\r", "").replace(
    /\bhttp:\/\/(?:127\.0\.0\.1|localhost):\d+/g,
    "http://127.0.0.1:8000",
  );
  if (language !== "json") return `${printed.trim()}\n`;
  const whole: unknown = JSON.parse(printed);
  const shown = marks.includes("part") ? partOf(whole, JSON.parse(text)) : whole;
  return `${JSON.stringify(shown, null, 2)}\n`;
};

/** Fails unless the block shows what was printed. */
export const compare = (block: Block, printed: string, where: string): void => {
  if (block.language !== "json") {
    return assert.equal(formOf(block.text.trim()), formOf(answerFor(block, printed).trim()), where);
  }
  assert.deepEqual(masked(JSON.parse(block.text)), masked(JSON.parse(answerFor(block, printed))), where);
};

/** Prints values as JSON, whatever the language's own print does. */
const nodePrelude = "const print = console.log; console.log = (...all) => " +
  'print(...all.map((each) => typeof each === "string" ? each : JSON.stringify(each)));\n';
const pythonPrelude = "import builtins, json as _json\n_print = builtins.print\n" +
  "def print(*all, **options): _print(*[_json.dumps(each) if isinstance(each, (dict, list)) else each for each in all], **options)\n";

/** Where examples run. */
export interface Place {
  readonly directory: string;
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
}

const command = async (
  place: Place,
  program: string,
  args: ReadonlyArray<string>,
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> => {
  const { code, stdout, stderr } = await new Deno.Command(program, {
    args: [...args],
    cwd: place.directory,
    env: place.env,
  }).output();
  const text = new TextDecoder();
  return { code, out: text.decode(stdout), error: text.decode(stderr) };
};

/** Runs a block: shell blocks see the variables of those before them. */
export const run = async (
  place: Place,
  { language, marks, text }: Block,
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> => {
  const code = text.replaceAll("http://127.0.0.1:8000", place.origin);
  if (language === "js") {
    const file = `${place.directory}/example.mjs`;
    await Deno.writeTextFile(file, code.replace(/^(?:import .*\n)*/, (imports) => imports + nodePrelude));
    return await command(place, "node", [file]);
  }
  if (language === "python") {
    const file = `${place.directory}/example.py`;
    await Deno.writeTextFile(file, pythonPrelude + code);
    return await command(place, "python3", [file]);
  }
  const fail = marks.includes("fails") ? "" : "--fail-with-body ";
  const script = `set -euo pipefail\n[ -e .variables ] && . ./.variables\n` +
    `curl() { command curl ${fail}--silent --show-error "$@"; }\nset -a\n${code}\n` +
    "set +a\ndeclare -px > .variables\n";
  return await command(place, "bash", ["-c", script]);
};
