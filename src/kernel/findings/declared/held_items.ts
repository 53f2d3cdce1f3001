/**
 * Findings about items of declarations that the ledger has as other imports than a row says, and the API's sentences about them: whose the
 * item is, and what to send instead.
 */
import type { Sentences } from "../sentences.ts";

/** An item of a declaration, with the entry of the ledger that is told of. */
export type HeldItem = { readonly mrn: string; readonly item: number; readonly entry: string };

/** Each kind of finding with what its sentences are made of. */
export interface HeldItemFindings {
  /** An import that the ledger has with other facts. */
  readonly importDiffers: HeldItem & {
    readonly members: ReadonlyArray<string>;
    readonly withoutTaric?: string | undefined;
  };
  /** An import row of other goods under a number that an earlier row's import has until a later row of the call. */
  readonly rowBeforeChange: HeldItem;
  /** An import that was recorded before under a declaration and item which a correction changed since. */
  readonly movedEntry: HeldItem & { readonly toMrn: string; readonly toItem: number };
  /** A cancellation that names another declaration and item than the entry that it refers to, which has these. */
  readonly cancellationOfOther: HeldItem;
  /** A correction that makes an import into another one that the ledger has. */
  readonly importThere: HeldItem;
}

/** The API's sentences. */
export const heldItemSentences: Sentences<HeldItemFindings> = {
  importDiffers: ({ mrn, item, entry, members, withoutTaric: code }) =>
    `Item ${item} of ${mrn} is in the ledger as entry ${entry} ${
      code === undefined ? `with another value of ${members.join(", ")}` : `without its TARIC code ${code}`
    }: send the row with kind correction and refers_to ${entry}.`,
  rowBeforeChange: ({ mrn, item, entry }) =>
    `Item ${item} of ${mrn} is entry ${entry}, the import of an earlier row, until a later row of the call corrects or cancels it: if the row is another import, send it behind that one, or in a call of its own.`,
  movedEntry: ({ mrn, item, entry, toMrn, toItem }) =>
    `Item ${item} of ${mrn} was recorded before and corrected since: entry ${entry} holds, as item ${toItem} of ${toMrn}, and nothing was changed. If the row is another import, send it with refers_to ${entry}.`,
  cancellationOfOther: ({ entry, mrn, item }, label) =>
    `Entry ${entry} is item ${item} of ${mrn}, another one than the row names: a cancellation repeats the declaration and the item of what it removes. Correct ${label}, or mrn and item.`,
  importThere: ({ mrn, item, entry }) =>
    `Item ${item} of ${mrn} is in the ledger already, as entry ${entry}.`,
};
