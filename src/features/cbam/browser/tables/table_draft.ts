/// <reference lib="dom" />
/** The table that is being worked on, as a draft. */
import { button, filled, make, part, show } from "../../../../web/browser/dom.ts";
import { draftKeeper, draftOf, leaveDraft } from "../../../../web/browser/drafts.ts";
import { isOf } from "../../../../web/browser/page_data.ts";
import type { Table } from "./table.ts";
import { texts } from "./told.ts";

const name = "table";

/** A table with the bytes that it was read from. */
export interface TableDraft {
  readonly table: Table;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** True once it was calculated. */
  readonly isCalculated: boolean;
}

const isTable = (value: unknown): value is Table =>
  isOf<Pick<Table, "columns" | "rows" | "numbers" | "removed" | "file" | "choices">>(value, {
    columns: "list",
    rows: "list",
    numbers: "list",
    removed: "list",
    file: "record",
    choices: "record",
  });

const isDraft = (value: unknown): value is TableDraft =>
  isOf<Pick<TableDraft, "table" | "bytes">>(value, { table: "record", bytes: "record" }) &&
  isTable(value.table) && value.bytes instanceof Uint8Array;

const fileOf = ({ table: { fileName } }: TableDraft): string => fileName ?? texts.pastedCells;

/** Keeps what it is given a moment after its last change. */
export const tableKeeper = (): (draft: TableDraft) => void => {
  const keep = draftKeeper(name);
  return (draft) => keep(() => ({ value: draft, label: fileOf(draft) }));
};

/** Begins with another table. */
export const leaveTable = (): Promise<unknown> => leaveDraft(name);

const notice = (text: string, ...actions: ReadonlyArray<HTMLElement>): void => {
  part("draft").replaceChildren(
    make("div", { class: "notice" }, make("p", {}, text), make("p", { class: "actions" }, ...actions)),
  );
  show(true, "draft");
};

/**
 * Goes on with the draft. One that was calculated is only offered, so is any while cells stand in the field for them; nothing
 * is said of it where another table was given meanwhile.
 * @param isGiven whether one was given
 * @param isPasting whether cells were pasted that are not read yet
 * @param go shows the table again
 * @param forget begins with another one
 */
export const goOnWithDraft = async ({ isGiven, isPasting, go, forget }: {
  readonly isGiven: () => boolean;
  readonly isPasting: () => boolean;
  readonly go: (draft: TableDraft) => void;
  readonly forget: () => void;
}): Promise<void> => {
  const value = (await draftOf(name))?.value;
  if (!isDraft(value) || isGiven()) return;
  const discard = button(texts.forgetDraft, "button second small", forget);
  if (value.isCalculated || isPasting()) {
    return notice(
      filled(texts.draftOffered, fileOf(value)),
      button(texts.openDraft, "button small", () => {
        show(false, "draft");
        go(value);
      }),
      discard,
    );
  }
  notice(filled(texts.draftOpened, fileOf(value)), discard);
  go(value);
};
