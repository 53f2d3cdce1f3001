/**
 * The operator's command line: words to commands. What a command does is
 * `operator_commands.ts`'s matter.
 */
import { Argument, Command as Program, CommanderError, Option } from "commander";
import { addDataCommands, type DataCommand } from "./data_commands.ts";
import { addDatabaseCommands, type DatabaseCommand } from "./database_commands.ts";
import { addImportCommands } from "./import_commands.ts";
import { addReportCommands, type VerifyFile } from "./report_command.ts";
import { longest, memberOf, textArgument, textOption, wholeFrom, withShortWords } from "./typed_texts.ts";
import type { AnyCommand } from "../../application/maintenance.ts";
import { type Permission, permissions, type TierName, tierNames } from "../../contract/access.ts";
import { mostCallsPerHour } from "../../domain/accounts/access.ts";

/** A command that was read, and how its answer is wanted. */
export interface CommandLine {
  readonly command: AnyCommand | DataCommand | DatabaseCommand | VerifyFile;
  readonly isJson: boolean;
}

const readTier = memberOf<TierName>(tierNames, "A tier");
const readPermission = memberOf<Permission>(permissions, "A permission");
const readPermissions = (text: string): ReadonlyArray<Permission> =>
  text.split(",").map((part) => readPermission(part.trim()));

const unlimited = "unlimited";
const readRows = (text: string): number | typeof unlimited => text === unlimited ? text : wholeFrom(0)(text);
const rowsOf = (rows: number | typeof unlimited | undefined) =>
  rows === undefined ? undefined : { cbamBulkRows: rows === unlimited ? null : rows };
const readFlag = (text: string): boolean => memberOf(["true", "false"], "It")(text) === "true";

const tierArgument = new Argument("<tier>", tierNames.join(", ")).argParser(readTier);
const emailOption = textOption("--email <address>", "the account's e-mail address", "address")
  .makeOptionMandatory();
const tierOption = new Option("--tier <tier>", tierNames.slice(1).join(", ")).argParser(readTier)
  .makeOptionMandatory();

const examples = `
Examples:
  deno task admin account create --email a@example.com --tier enterprise
  deno task admin key create --account a@example.com --permissions cbam:read,cbam:bulk
  deno task admin key create --account a@example.com --permissions cbam:read,invoices:write --test
  deno task admin key revoke 7d9f2a04-6c0e-4f1f-9a57-0a4b8f3c2d11
  deno task admin tier set enterprise --api-rate-per-hour 600 --cbam-api true --cbam-bulk-rows unlimited
  deno task admin price add 2026-Q4 81.20 --published-at 2027-01-04
  deno task admin price retract 2026-Q4
  deno task admin data add 2027-table.zip --preview
  deno task admin report set-status 01a1f8d3-ea00-7512-8223-5fee596ae249 issued
  deno task admin report verify report.pdf --keys cbam-report-keys.json
  deno task admin imports export --account a@example.com ledger.zip
  deno task admin purge
  deno task admin backup customs-2026-11-21.backup
  deno task admin account list --json`;

const group = (program: Program, name: string, description: string): Program =>
  program.command(name).description(description);

const addAccounts = (program: Program, ask: (command: AnyCommand) => void): void => {
  const account = group(program, "account", "Accounts: who holds keys, on which tier");
  account.command("create").description("Make an account").addOption(emailOption).addOption(tierOption)
    .action(({ email, tier }) => ask({ do: "account create", email, tier }));
  account.command("list").description("Every account")
    .option("--self-made", "only those that people made for themselves")
    .action(({ selfMade }) => ask({ do: "account list", isSelfMade: selfMade === true }));
  account.command("set-tier").description("Move an account to another tier").addOption(emailOption)
    .addOption(tierOption).action(({ email, tier }) => ask({ do: "account set-tier", email, tier }));
  account.command("set-expiry").description("Refuse the account's keys from a time on").addOption(emailOption)
    .addOption(textOption("--at <time>", "ISO 8601, or never", "word").makeOptionMandatory())
    .action(({ email, at }) =>
      ask({ do: "account set-expiry", email, expiresAt: at === "never" ? null : at })
    );
  account.command("close").description("Close an account: its keys are dead within two seconds")
    .addOption(emailOption).action(({ email }) => ask({ do: "account close", email }));
  account.command("hand-over").description("Give an account to another address, where its holder can't")
    .addOption(emailOption)
    .addOption(
      textOption("--to <address>", "who becomes its administrator", "address").makeOptionMandatory(),
    )
    .option("--revoke-keys", "revoke the API keys that the holder before made; without it they still work")
    .action(({ email, to, revokeKeys }) =>
      ask({ do: "account hand-over", email, to, revokesKeys: revokeKeys === true })
    );
};

const addKeys = (program: Program, ask: (command: AnyCommand) => void): void => {
  const key = group(program, "key", "API keys: shown once, kept as a hash");
  key.command("create").description("Make a key; it is printed this once")
    .addOption(
      textOption("--account <address>", "the account's e-mail address", "address").makeOptionMandatory(),
    )
    .addOption(
      new Option("--permissions <list>", permissions.join(",")).argParser(readPermissions)
        .makeOptionMandatory(),
    )
    .option("--test", "a key for trying out: documents and reports are specimens, no mail leaves")
    .addOption(
      textOption(
        "--name <name>",
        `what it is for, as the account's pages show it; ${longest.keyName} characters at most`,
        "keyName",
      ),
    )
    .action(({ test, ...asked }) => ask({ do: "key create", ...asked, isTest: test === true }));
  key.command("list").description("Every key, without the key itself").action(() => ask({ do: "key list" }));
  key.command("revoke").description("Revoke a key: it is dead within two seconds")
    .addArgument(textArgument("<id>", "from key list", "word"))
    .action((id) => ask({ do: "key revoke", id }));
};

const addTiers = (program: Program, ask: (command: AnyCommand) => void): void => {
  const tier = group(program, "tier", "Tiers: limits and features; a change is live within five seconds");
  tier.command("list").description("Every tier").action(() => ask({ do: "tier list" }));
  tier.command("set").description("Change a tier; what isn't named stays").addArgument(tierArgument)
    .addOption(
      new Option("--api-rate-per-hour <calls>", `calls an hour and key, at most ${mostCallsPerHour}`)
        .argParser(wholeFrom(0, mostCallsPerHour)),
    )
    .addOption(new Option("--cbam-api <flag>", "true or false").argParser(readFlag))
    .addOption(
      new Option("--cbam-bulk-rows <rows>", "rows of one bulk call, or unlimited").argParser(readRows),
    )
    .action((tier, { cbamBulkRows, ...limits }) =>
      ask({ do: "tier set", tier, ...limits, ...rowsOf(cbamBulkRows) })
    );
};

const addPrices = (program: Program, ask: (command: AnyCommand) => void): void => {
  const price = group(program, "price", "Prices of CBAM certificates; a change counts after five seconds");
  price.command("list").description("Every period's price").option(
    "--all",
    "with corrected and retracted ones",
  )
    .action(({ all }) => ask({ do: "price list", isWhole: all === true }));
  price.command("add").description("Enter the next period's price, or correct a known one")
    .addArgument(textArgument("<period>", "2026-Q4, or from 2027 a week such as 2027-W01", "word"))
    .addArgument(textArgument("<eur>", "EUR per tCO2e, such as 81.20 or 81,20", "word"))
    .addOption(
      textOption("--published-at <day>", "YYYY-MM-DD; the price counts from that day", "word")
        .makeOptionMandatory(),
    )
    .option("--skip", "no price was published for the periods between")
    .option(
      "--confirm",
      "the price is right: 20 % or more off the one before, or in place of an official one",
    )
    .action((period, price, { publishedAt, skip, confirm }) =>
      ask({
        do: "price add",
        period,
        price,
        publishedAt,
        skipsPeriods: skip === true,
        isConfirmed: confirm === true,
      })
    );
  price.command("retract").description(
    "Retract a period's newest price, or the entry that is named; the one that it corrected counts again",
  )
    .addArgument(textArgument("<period>", "from price list", "word"))
    .addOption(new Option("--entry <number>", "from price list --all").argParser(wholeFrom(1)))
    .option("--confirm", "also an official price, which the service ships with")
    .action((period, { entry, confirm }) =>
      ask({ do: "price retract", period, entry, isConfirmed: confirm === true })
    );
};

const addOperators = (program: Program, ask: (command: AnyCommand) => void): void => {
  const operator = group(program, "operator", "Operators: accounts that may use the operator's pages");
  operator.command("add").description(
    "Mark an account and print its second factor this once, in place of the one that it had",
  )
    .addOption(emailOption).action(({ email }) => ask({ do: "operator add", email }));
  operator.command("remove").description("Take an account's mark and second factor away")
    .addOption(emailOption).action(({ email }) => ask({ do: "operator remove", email }));
  operator.command("list").description("Every operator").action(() => ask({ do: "operator list" }));
};

/** Writes what is wrong with the words. */
type Tell = (sentence: string, write: (text: string) => void) => void;

/**
 * Returns the program with all commands.
 * @param tell told what is wrong with the words
 */
export const programOf = (
  ask: (command: CommandLine["command"]) => void,
  tell: Tell,
): Program => {
  const program = new Program("deno task admin").description(
    "The operator's commands. They work while the service runs.",
  )
    .option("--json", "print one JSON object").addHelpText("after", examples).exitOverride()
    .configureOutput({ outputError: tell });
  addAccounts(program, ask);
  addKeys(program, ask);
  addOperators(program, ask);
  addTiers(program, ask);
  addPrices(program, ask);
  addReportCommands(program, ask);
  addDataCommands(program, ask);
  addImportCommands(program, ask);
  addDatabaseCommands(program, ask);
  program.command("purge").description(
    "Remove what is past its retention: documents, sent mails, old keys of repeated calls",
  )
    .action(() => ask({ do: "purge" }));
  return program;
};

const hint = "(add --help for what the command takes)";

/** A line and where more is said, or one JSON object. */
const tellOf = (words: ReadonlyArray<string>, isJson: boolean): Tell => (sentence, write) => {
  const told = withShortWords(sentence.trimEnd(), words);
  write(isJson ? `${JSON.stringify({ error: told })}\n` : `${told}\n${hint}\n`);
};

/**
 * Reads the words of a command line.
 * @param write takes what is wrong with them; standard error unless given
 * @returns the command, or the exit code when help was printed or the words were wrong (then it was said what)
 */
export const readArguments = (
  words: ReadonlyArray<string>,
  write?: (text: string) => void,
): CommandLine | number => {
  let asked: CommandLine["command"] | undefined;
  const ask = (command: CommandLine["command"]): void => {
    asked = command;
  };
  const isJson = words.includes("--json");
  const tell = tellOf(words, isJson);
  try {
    programOf(ask, (sentence, toError) => tell(sentence, write ?? toError))
      .parse(words.filter((word) => word !== "--json"), { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  return asked === undefined ? 1 : { command: asked, isJson };
};
