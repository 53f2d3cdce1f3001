/**
 * Every text that an operator types has its bound: one too long and an empty one end with one line, before a database is looked
 * for, so alike on the embedded one and on a server.
 */
import assert from "node:assert/strict";
import type { Argument, Command as Program, Option } from "commander";
import * as Schema from "effect/Schema";
import { AnyCommand } from "../../../src/application/maintenance.ts";
import { programOf, readArguments } from "../../../src/composition/commands/command_line.ts";

/** A command that does something, with its words. */
interface TypedCommand {
  readonly words: ReadonlyArray<string>;
  readonly options: ReadonlyArray<Option>;
  readonly typed: ReadonlyArray<Argument>;
}

const commandsOf = (program: Program, words: ReadonlyArray<string> = []): ReadonlyArray<TypedCommand> =>
  program.commands.length === 0
    ? [{ words, options: program.options, typed: program.registeredArguments }]
    : program.commands.flatMap((command) => commandsOf(command, [...words, command.name()]));

const commands = commandsOf(programOf(() => {}, () => {}));

/** Values of what isn't any text. */
const fitting: Readonly<Record<string, string>> = {
  "--tier": "pro",
  "--permissions": "cbam:read",
  "tier": "pro",
  "status": "issued",
  "entry": "1",
};

const valueOf = (name: string): string => fitting[name] ?? "fitting";

/** A command's words for each of its values, with a text in the place of that one. */
const withText = (
  { words, options, typed }: TypedCommand,
  text: string,
): ReadonlyArray<ReadonlyArray<string>> => {
  const valued = options.filter(({ required }) => required);
  const named = (wrong?: Option) =>
    valued.filter((option) => option.mandatory && option !== wrong)
      .map(({ long }) => `${long}=${valueOf(String(long))}`);
  const inPlace = (wrong?: Argument) =>
    typed.map((argument) => argument === wrong ? text : valueOf(argument.name()));
  return [
    ...typed.map((wrong) => [...words, ...inPlace(wrong), ...named()]),
    ...valued.flatMap((wrong) => [
      [...words, ...inPlace(), ...named(wrong), `${wrong.long}=${text}`],
      [...words, ...inPlace(), ...named(wrong), String(wrong.long), text],
    ]),
  ];
};

const read = (words: ReadonlyArray<string>) => {
  const lines: Array<string> = [];
  return { asked: readArguments(words, (line) => lines.push(line)), told: lines.join("") };
};

const longestLine = 400;

for (
  const [what, text] of [["of 10 000 characters", "x".repeat(10_000)], ["empty", ""], ["blank", " "], [
    "of two lines",
    "one\ntwo",
  ]] as const
) {
  Deno.test(`each value of each command, ${what}, ends with one line that says why`, () => {
    const tried = commands.flatMap((command) => withText(command, text));
    assert.ok(tried.length > 80, String(tried.length));
    for (const words of tried) {
      const name = words.join(" ").slice(0, 200);
      const { asked, told } = read(words);
      assert.equal(asked, 1, name);
      assert.match(told, /^error: .*(?:must|may) .*\.\n\(add --help for what the command takes\)\n$/, name);
      assert.ok(told.length < longestLine, told);
      const json = read([...words, "--json"]);
      assert.equal(json.asked, 1, name);
      assert.deepEqual(JSON.parse(json.told), { error: told.split("\n")[0] }, name);
    }
  });
}

Deno.test("each number of each command that is out of its range is refused with the range", () => {
  const numbers = [
    [["price", "retract", "2026-Q4"], "--entry", "a whole number from 1 to 999999999"],
    [["data", "withdraw", "1"], "--rows", "a whole number from 1 to 999999999"],
    [["tier", "set", "pro"], "--api-rate-per-hour", "a whole number from 0 to 10000"],
    [["tier", "set", "pro"], "--cbam-bulk-rows", "a whole number from 0 to 999999999"],
  ] as const;
  for (const [words, option, range] of numbers) {
    for (const wrong of ["-1", "1.5", "1e3", "1000000000", " 1", ...range.includes("from 1 ") ? ["0"] : []]) {
      const { asked, told } = read([...words, `${option}=${wrong}`]);
      assert.equal(asked, 1, `${option} ${wrong}`);
      assert.ok(told.includes(`It must be ${range}.`), told);
    }
    assert.equal(typeof read([...words, `${option}=1`]).asked, "object", option);
  }
  assert.match(read(["data", "show", "0"]).told, /It must be a whole number from 1 to 999999999\./);
});

const decode = Schema.decodeUnknownSync(AnyCommand);

Deno.test("a key's name of 60 characters is taken by the running service, one of 61 is refused with the bound", () => {
  const words = ["key", "create", "--account", "a@example.com", "--permissions", "cbam:read", "--name"];
  const { asked } = read([...words, "n".repeat(60)]);
  assert.ok(typeof asked !== "number");
  assert.deepEqual(decode(asked.command), asked.command);
  const { told } = read([...words, "n".repeat(61)]);
  assert.match(told, /option '--name <name>' .* It has 61 characters, and may have 60 at most\./);
});
