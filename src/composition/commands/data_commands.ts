/**
 * The operator's commands on tables of law: their words, and the folder or archive that one of them names, which is read here so
 * that the process that holds the database gets its texts.
 */
import { Argument, type Command as Program, Option } from "commander";
import * as Effect from "effect/Effect";
import { basename } from "node:path";
import { type FolderFile, folderOf, unpack } from "../../adapters/reference/added/law_archive.ts";
import type { LawCommand } from "../../application/law/law_commands.ts";
import { folderBounds, type LawFiles, type NoFolder } from "../../application/law/law_ports.ts";
import { fileUnread, type OperatorRefused, refusedFor } from "../../domain/accounts/operator_refused.ts";
import { readTextWithin } from "./read_within.ts";
import { longest, textArgument, textOption, wholeFrom } from "./typed_texts.ts";

/** An addition whose folder is still to be read. */
export interface AddFolder extends Omit<Extract<LawCommand, { readonly do: "data add" }>, "do" | "files"> {
  readonly do: "data add from";
  /** Directory, or ZIP archive. */
  readonly path: string;
}

/** A correction whose file is still to be read. */
export interface CorrectFrom
  extends Omit<Extract<LawCommand, { readonly do: "data correct" }>, "do" | "text"> {
  readonly do: "data correct from";
  /** CSV file with the columns of one table. */
  readonly path: string;
}

/** Commands on tables of law as they are typed. */
export type DataCommand =
  | AddFolder
  | CorrectFrom
  | Exclude<LawCommand, { readonly do: "data add" | "data correct" }>;

/** Options of a command that changes something, as commander reads them. */
interface ChangeOptions {
  readonly preview?: boolean;
  readonly confirm?: boolean;
  readonly rows?: number;
}

const changing = ({ preview, confirm, rows }: ChangeOptions) => ({
  by: "command line",
  isPreview: preview === true,
  isConfirmed: confirm === true,
  ...(rows === undefined ? undefined : { rows }),
});

const withOptions = (command: Program): Program =>
  command.option("--preview", "only print which figures would change")
    .option("--confirm", "the changes are right, also the unlikely ones")
    .addOption(
      new Option("--rows <number>", "print at most so many changes, 20 unless said").argParser(wholeFrom(1)),
    );

const addCorrection = (data: Program, ask: (command: DataCommand) => void): void => {
  withOptions(
    data.command("correct").description(
      "Correct rows of one table that is in force, or add rows to it; prints which figures change",
    ).addArgument(
      textArgument("<file>", "a CSV file with the table's columns and the rows that change", "path"),
    )
      .addOption(
        textOption(
          "--act <label>",
          `the act that the rows are from, such as its title and number; ${longest.title} characters at most`,
          "title",
        ).makeOptionMandatory(),
      )
      .addOption(textOption("--act-url <url>", "its address", "url").makeOptionMandatory())
      .addOption(
        textOption("--from <day>", "first day on which the service answers with it, today or later", "word")
          .makeOptionMandatory(),
      )
      .addOption(textOption(
        "--applies-from <day>",
        "first day of import that the rows are for: that of the data set that is corrected, if several are in force; of the other tables any",
        "word",
      ))
      .addOption(
        textOption(
          "--name <version>",
          `version of the corrected tables; the day of --from unless said; ${longest.version} characters at most`,
          "version",
        ),
      )
      .addOption(
        textOption(
          "--title <text>",
          `title of the corrected tables; ${longest.title} characters at most`,
          "title",
        ),
      ),
  ).action((path, { act, actUrl, from, appliesFrom, name, title, ...typed }) =>
    ask({
      do: "data correct from",
      path,
      act: { label: act, url: actUrl },
      from,
      ...(appliesFrom === undefined ? undefined : { appliesFrom }),
      ...(name === undefined ? undefined : { version: name }),
      ...(title === undefined ? undefined : { title }),
      ...changing(typed),
    })
  );
};

/** Adds the words of these commands to the command line. */
export const addDataCommands = (program: Program, ask: (command: DataCommand) => void): void => {
  const data = program.command("data").description(
    "Tables of law added to the running service: they count after five seconds",
  );
  const entry = new Argument("<entry>", "from data list").argParser(wholeFrom(1));
  withOptions(
    data.command("add").description(
      "Add a data set, an amendment or values of electricity; prints which figures change",
    ).addArgument(
      textArgument("<folder>", "a folder with its manifest.json, or a ZIP archive of it", "path"),
    ),
  ).action((path, typed) => ask({ do: "data add from", path, ...changing(typed) }));
  addCorrection(data, ask);
  withOptions(
    data.command("withdraw").description("Withdraw what was added; prints which figures change")
      .addArgument(entry),
  ).action((id, typed) => ask({ do: "data withdraw", id, ...changing(typed) }));
  data.command("list").description("Everything that was ever added").action(() => ask({ do: "data list" }));
  data.command("show").description("One entry with its files").addArgument(entry)
    .action((id) => ask({ do: "data show", id }));
};

/** True if the command is one of these. */
export const isDataCommand = (command: { readonly do: string }): command is DataCommand =>
  command.do.startsWith("data ");

const filesIn = async (path: string): Promise<LawFiles | NoFolder> => {
  const files: Array<FolderFile> = [];
  for await (const { name, isDirectory } of Deno.readDir(path)) {
    if (isDirectory) continue;
    const { size, isFile } = await Deno.stat(`${path}/${name}`);
    const bytes = () => {
      if (!isFile) throw new Error(`${name} is no file`);
      return Deno.readFileSync(`${path}/${name}`);
    };
    files.push({ name, size, bytes });
  }
  return folderOf(files);
};

const readPath = async (path: string): Promise<LawFiles | NoFolder> => {
  const { isDirectory, isFile, size } = await Deno.stat(path);
  if (isDirectory) return await filesIn(path);
  if (!isFile) throw new Error("it is neither a folder nor a file, whose size is known");
  if (size > folderBounds.bytes) {
    return { problem: "tooLarge", found: String(folderBounds.bytes / 1_000_000) };
  }
  return unpack(await Deno.readFile(path), basename(path));
};

const isNoFolder = (read: LawFiles | NoFolder): read is NoFolder => typeof read["problem"] === "string";

const readText = (path: string): Effect.Effect<string, OperatorRefused> =>
  Effect.tryPromise({ try: () => readTextWithin(path, folderBounds.bytes), catch: fileUnread(path) });

/**
 * The command with the folder that it names.
 * @fails OperatorRefused for a path that can't be read, or is no folder of tables
 */
export const withFolder = (command: DataCommand): Effect.Effect<LawCommand, OperatorRefused> =>
  Effect.gen(function* () {
    if (command.do === "data correct from") {
      const { path, do: _typed, ...options } = command;
      return { do: "data correct", text: yield* readText(path), ...options };
    }
    if (command.do !== "data add from") return command;
    const { path, do: _typed, ...options } = command;
    const files = yield* Effect.tryPromise({
      try: () => readPath(path),
      catch: fileUnread(path),
    });
    if (isNoFolder(files)) return yield* refusedFor({ kind: "noLawFolder", ...files });
    return { do: "data add", files, ...options };
  });
