/// <reference lib="dom" />
/** The table that is being worked on, as a draft. */
import { button, filled, make, part, show } from "../../../../web/browser/dom.ts";
import { draftKeeper, draftOf, keepBeside, leaveDraft } from "../../../../web/browser/drafts/drafts.ts";
import { addressOfDraft } from "../../../../web/browser/drafts/tab_drafts.ts";
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
  /** True if somebody changed it since it was read; undefined in a draft of an earlier version. */
  readonly isChanged?: boolean;
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

/** The draft of this page as it was kept, or was there, last. */
let last: TableDraft | undefined;
/** The place of the draft before: one that is kept next waits for it. */
let beside: Promise<unknown> = Promise.resolve();

const keep = draftKeeper(name);

/** Keeps the table a moment after its last change. */
export const keepTable = (draft: TableDraft): void => {
  beside.then(() => {
    last = draft;
    keep(() => ({ value: draft, label: fileOf(draft) }));
  });
};

const notice = (text: string, ...actions: ReadonlyArray<HTMLElement>): void => {
  part("draft").replaceChildren(
    make("div", { class: "notice" }, make("p", {}, text), make("p", { class: "actions" }, ...actions)),
  );
  show(true, "draft");
};

/** Button that opens a draft beside the one of this page. */
const opening = (id: string): HTMLElement =>
  button(
    texts.openDraft,
    "button small",
    () => location.assign(addressOfDraft(location.pathname, id)),
  );

/** Begins with another table. What another browser changed of this one since stays, and is offered. */
export const leaveTable = async (): Promise<void> => {
  const left = last;
  last = undefined;
  const id = await leaveDraft(name);
  if (id !== undefined && left !== undefined) notice(filled(texts.draftStays, fileOf(left)), opening(id));
};

const sayBeside = (draft: TableDraft, id: string): void =>
  notice(filled(texts.draftBeside, fileOf(draft)), opening(id));

/** True of one that another table doesn't take the place of. */
const isUnfinished = ({ isCalculated, isChanged }: TableDraft): boolean =>
  !isCalculated && isChanged !== false;

/** Lets another table be given, in the place of the one before; one that somebody changed and didn't calculate stays, and is offered. */
export const giveAnother = (): void => {
  const before = last;
  last = undefined;
  if (before === undefined || !isUnfinished(before)) return;
  beside = keepBeside(name).then((id) => {
    if (id !== undefined) sayBeside(before, id);
  });
};

/**
 * Goes on with the draft. One that was calculated is only offered, so is any while cells stand in the field for them. Where another
 * table was given meanwhile, it is one that was there before.
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
  const { id, value } = await draftOf(name) ?? {};
  if (id === undefined || !isDraft(value)) return;
  const isKept = last !== undefined;
  if (isKept) return isUnfinished(value) ? sayBeside(value, id) : undefined;
  last = value;
  if (isGiven()) return giveAnother();
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
