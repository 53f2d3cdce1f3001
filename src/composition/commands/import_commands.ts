/** The operator's commands on the records of an account's ledger of imports: their words, and where an archive goes. */
import { type Command as Program, Option } from "commander";
import * as Effect from "effect/Effect";
import * as ControlSocket from "../../adapters/control_socket.ts";
import type { RecordCommand } from "../../application/imports/records/record_commands.ts";
import type { LawAnswer } from "../../application/law/law_commands.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { OperatorRefused } from "../../domain/accounts/operator_refused.ts";
import { firstImportYear, lastImportYear } from "../../contract/values/time.ts";
import { moveFile, withTemporary } from "./database_commands.ts";
import { textArgument, textOption, wholeFrom } from "./typed_texts.ts";

const accountOption = () =>
  textOption("--account <address>", "the account's e-mail address, also of a closed one", "address")
    .makeOptionMandatory();

/** Adds the words of these commands to the command line. */
export const addImportCommands = (program: Program, ask: (command: RecordCommand) => void): void => {
  const imports = program.command("imports").description(
    "Ledgers of imports: exported whole, and deleted when the law allows it",
  );
  imports.command("export").description(
    "Write everything that an account's ledger holds to a ZIP archive of JSON lines",
  )
    .addOption(accountOption()).addArgument(textArgument("<file>", "what to write", "path"))
    .action((file, { account }) => ask({ do: "imports export", account, file }));
  imports.command("files").description("Hold the files beside suppliers' values against the store")
    .addOption(
      textOption("--account <address>", "the account's e-mail address; every account unless said", "address"),
    )
    .option("--read", "read and hash them, in place of looking at their sizes")
    .action(({ account, read }) =>
      ask({
        do: "imports files",
        ...(account === undefined ? undefined : { account }),
        isRead: read === true,
      })
    );
  imports.command("delete").description(
    "Delete an account's records of imports, of years that ended more than five years ago",
  )
    .addOption(accountOption())
    .addOption(
      new Option("--year <year>", "the newest year of importation that goes; every year unless said")
        .argParser(wholeFrom(firstImportYear, lastImportYear)),
    )
    .option("--preview", "only print how many records would go")
    .option("--confirm", "delete them; nothing brings them back")
    .action(({ account, year, preview, confirm }) =>
      ask({
        do: "imports delete",
        account,
        ...(year === undefined ? undefined : { year }),
        isPreview: preview === true,
        isConfirmed: confirm === true,
      })
    );
};

/** Has the running service write an archive where it may, and puts it where the command wants it. */
export const exportThrough = (
  directory: string,
  { file, ...command }: Extract<RecordCommand, { readonly do: "imports export" }>,
): Effect.Effect<LawAnswer, OperatorRefused | ServiceUnavailable> =>
  withTemporary(directory, (temporary) =>
    Effect.zipLeft(
      ControlSocket.send(directory, { ...command, file: temporary }),
      moveFile(temporary, file),
    ));
