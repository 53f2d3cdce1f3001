/** Workbooks that are the same for everyone as long as what they are made from is the same. */
import * as Effect from "effect/Effect";
import type { WorkbookDescription } from "../../domain/documents/workbook.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { mapOfEach } from "../../kernel/once.ts";
import { asOwnWork } from "../whose_work.ts";
import { joined, type WorkUnderWay } from "../work_under_way.ts";
import { Spreadsheets } from "./spreadsheets.ts";

/** The bytes of the workbook of a name, made from the source. */
export type KeptWorkbook<Source, Name> = (
  source: Source,
  name: Name,
) => Effect.Effect<Uint8Array, ServiceUnavailable, Spreadsheets>;

/**
 * Each workbook is made when it is first asked for, by the service itself, as there are few of them; whoever asks meanwhile waits for the
 * same one, and it is kept for as long as its source lives. One that could not be made is made when it is asked for again.
 * @param describe has one workbook for each of few names
 */
export const keptWorkbooks = <Source extends object, Name extends string>(
  describe: (source: Source, name: Name) => WorkbookDescription,
): KeptWorkbook<Source, Name> => {
  const keptOf: (source: Source) => WorkUnderWay<Uint8Array, ServiceUnavailable> = mapOfEach();
  return (source, name) =>
    Effect.suspend(() => {
      const kept = keptOf(source);
      const making = Effect.flatMap(Spreadsheets, ({ write }) => write(describe(source, name), "customer"))
        .pipe(
          asOwnWork,
          Effect.tapErrorCause(() => Effect.sync(() => kept.delete(name))),
        );
      return joined(kept, name, making);
    });
};
