/** Tables that apply from a year to come, in a copy of the checkout's own. */
import * as Effect from "effect/Effect";
import { load, type LoadedReference } from "../../src/adapters/reference/files.ts";
import { type ReferenceCopy, withReferenceCopy } from "./reference_copy.ts";

/** An amendment of one shared table. */
export interface Amendment {
  /** Day from which it is in force. */
  readonly version: string;
  /** First day of import that it counts for. */
  readonly appliesFrom: string;
  /** Name of its file. */
  readonly table: string;
}

/** Adds an amendment of one table that applies from a day of import. */
export const amend = async (
  { amend: copyTables, change, seal }: ReferenceCopy,
  { version, appliesFrom, table }: Amendment,
  changed: (text: string) => string,
): Promise<void> => {
  await copyTables(version, [table]);
  const folder = `amendments/${version}`;
  await change(
    `${folder}/manifest.json`,
    (text) => JSON.stringify({ ...JSON.parse(text), applies_from: appliesFrom }),
  );
  await change(`${folder}/${table}`, changed);
  await seal(folder);
};

/** Adds a copy of the newest data set that applies from a day of import. */
const addDataSet = async (
  { duplicate, change, seal }: ReferenceCopy,
  { version, appliesFrom }: Pick<Amendment, "version" | "appliesFrom">,
  changed: (text: string) => string,
): Promise<void> => {
  await duplicate("2026-08-06", version);
  await change(`${version}/manifest.json`, (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      version,
      in_force: { from: "2026-11-20", until: null },
      applies_from: appliesFrom,
    }));
  await change(`${version}/default-values.csv`, changed);
  await seal(version);
};

/** The United Kingdom is exempt from July 2027 on, and there are default values for imports from 2028 on. */
export const lawToCome: LoadedReference = await withReferenceCopy(async (copy) => {
  await amend(
    copy,
    { version: "2026-11-20", appliesFrom: "2027-07-01", table: "exempt-origins.csv" },
    (text) =>
      `${text.trimEnd()}\nGBR,its emissions trading system is linked,Regulation (EU) 2023/956 Annex III\n`,
  );
  await addDataSet(
    copy,
    { version: "2028", appliesFrom: "2028-01-01" },
    (text) => text.replace(/(CHN,7208,\(C\),)[^\n]*/, "$14,,4"),
  );
  return Effect.runPromise(load({ directory: copy.url }));
});
