/// <reference lib="dom" />
/**
 * The page for tables: reads what is given, shows what was understood, lets cells be mended, calculates, shows the result.
 */
import {
  addRoutes,
  columnsView,
  columnTroubles,
  saidOf,
  saidView,
  sayAbove,
  sayInLanguage,
} from "./columns_view.ts";
import { contentOf, filled, part, show } from "../../../../web/browser/dom.ts";
import { drawAnew } from "../../../../web/browser/draw_anew.ts";
import { markResult } from "../../../../web/browser/earlier.ts";
import { takeFiles } from "../../../../web/browser/file_drop.ts";
import {
  calculateTable,
  checkRows,
  type Download,
  download,
  readTable,
  Refusal,
  type Right,
  type TableCheck,
  type TableChoices,
} from "./service.ts";
import {
  choose,
  codesFor,
  forgetChoices,
  onChoice,
  onHeadingRow,
  pastedText,
  rightOf,
  showChoices,
  showHeadingRow,
} from "./choices.ts";
import { ask, during, focusOn, trouble } from "./progress.ts";
import { giveAnother, goOnWithDraft, keepTable, leaveTable, type TableDraft } from "./table_draft.ts";
import { meetShapes, readAlike, rememberShape, sayAlike } from "./table_shape.ts";
import { passedThrough, removeRow, type Table } from "./table.ts";
import { count, texts, told } from "./told.ts";

/** Table that is being worked on, and the bytes that it was read from. */
let table: Table | undefined;
let given: { readonly bytes: Promise<Uint8Array<ArrayBuffer>>; readonly fileName: string | null } | undefined;
/** Choices that were made, and the decimal mark that the last check found: the order of days is found anew after each change. */
let settled: TableChoices = { decimal: "", dates: "", totals: "" };

const settledBy = ({ mark }: TableCheck, { choices }: Table): TableChoices => ({ ...choices, mark });

/** Number of the latest check: what an earlier one finds is not shown. */
let checks = 0;

/** Keeps the table as a draft. */
const kept = (current: Table, is: Pick<TableDraft, "isCalculated" | "isChanged">): void => {
  given?.bytes.then((bytes) => keepTable({ table: current, bytes, ...is }), () => undefined);
};

/** Ends when every row that was changed is checked. */
let mending: Promise<unknown> = Promise.resolve();

/** Reason to show the rows: a table that was just read, a draft as it was kept, which another tab may be the one to keep, or a change. */
type Reason = "read" | "draft" | "changed";

const showRows = async (current: Table, reason: Reason): Promise<void> => {
  const own = ++checks;
  if (reason !== "draft") kept(current, { isCalculated: false, isChanged: reason === "changed" });
  markResult(contentOf("rows"), "earlier");
  show(false, "calculate");
  drawAnew(contentOf("columns"), () => columnsView(current, () => check(current)));
  if (columnTroubles(current).length > 0) return show(false, "rows", "calculate", "result");
  const [checked, { rowsView }] = await Promise.all([
    checkRows(current, current.choices),
    import("./rows_view.ts"),
  ]);
  if (own !== checks) return;
  markResult(contentOf("rows"), "current");
  if (checked.question !== null) return ask(checked.question);
  settled = settledBy(checked, current);
  if (addRoutes(current, checked.wrong)) {
    return showRows(current, reason === "read" ? "read" : "changed");
  }
  const mended = async (index: number) => {
    kept(current, { isCalculated: false, isChanged: true });
    const { question, wrong } = await checkRows(current, settled, index);
    if (question !== null && own === checks) ask(question);
    // The first row that needs a route brings the column, and all rows anew; so does one that was drawn anew meanwhile.
    else if (current === table && (addRoutes(current, wrong) || own !== checks)) check(current);
    return wrong[0]?.issues ?? [];
  };
  const listeners = {
    mended: (index: number) => {
      const checking = mended(index);
      mending = Promise.allSettled([mending, checking]);
      return checking;
    },
    leftOut: (index: number): void => {
      removeRow(current, index);
      check(current);
    },
    changedAll: () => check(current),
  };
  drawAnew(contentOf("rows"), () => rowsView(current, checked, listeners));
  show(true, "rows", "calculate");
  show(false, "result");
};

const check = (current: Table, reason: Reason = "changed"): void =>
  during({ text: texts.checking, failed: texts.notChecked }, async () => {
    await showRows(current, reason);
    return undefined;
  });

/** Readings of sheets that colleagues made are there before the first sheet is read. */
const shapesMet = meetShapes();

const read = (headingRow: string): void =>
  during({ text: texts.reading, failed: texts.unreadable }, async () => {
    if (given === undefined) return undefined;
    show(false, "columns", "rows", "calculate", "result", "above", "alike");
    const { fileName } = given;
    const found = await readTable(await given.bytes, headingRow);
    await shapesMet;
    const current: Table = {
      columns: found.columns.map((column) => ({ ...column, meaning: column.meaning ?? passedThrough })),
      rows: found.rows.map((row) => [...row]),
      numbers: [...found.numbers],
      removed: [],
      headingRow: found.headingRow,
      file: found.file,
      around: found.around,
      said: saidOf(found),
      locale: told.locale,
      fileName,
      separator: fileName === null ? null : found.separator,
      choices: { ...(table?.choices ?? { decimal: "", dates: "", totals: "" }) },
    };
    table = current;
    sayAlike(current, readAlike(current), () => {
      forgetChoices();
      table = undefined;
      read("");
    });
    showChoices(current.choices);
    showHeadingRow(found.headingRow);
    sayAbove(current);
    show(false, "give");
    show(true, "columns");
    await showRows(current, "read");
    return part("rows").hidden ? "columns" : "rows";
  });

/** @param fileName null for cells that were pasted */
const take = (bytes: Promise<Uint8Array<ArrayBuffer>>, fileName: string | null): void => {
  giveAnother();
  given = { bytes, fileName };
  show(false, "draft");
  read("");
};

const back = (): void => {
  show(false, "result");
  show(true, "columns", "rows", "calculate");
  focusOn("rows");
};

const again = (): void => {
  table = undefined;
  given = undefined;
  leaveTable();
  forgetChoices();
  show(false, "columns", "rows", "calculate", "result", "trouble", "draft");
  show(true, "give");
  part("drop").scrollIntoView({ block: "center" });
};

const calculate = (current: Table, right: Right): void =>
  during(
    { text: filled(texts.calculating, count(current.rows.length)), failed: texts.notCalculated },
    async () => {
      const own = checks;
      await mending;
      if (own !== checks) return "rows";
      const [result, { resultView }] = await Promise.all([
        calculateTable(current, { ...settled, codes: codesFor() }, right),
        import("./result_view.ts"),
      ]);
      kept(current, { isCalculated: true, isChanged: true });
      rememberShape(current);
      const save = (kind: Download): void => {
        const { in_scope, out_of_scope } = result.summary;
        const parts = kind === "zip" ? { parts: in_scope + out_of_scope } : {};
        during({ text: texts.saving, failed: texts.notMade, ...parts }, async (going) => {
          await download(kind, result, { right, going });
          return undefined;
        });
      };
      contentOf("result").replaceChildren(...saidView(current), ...resultView(result, save, { back, again }));
      show(true, "result");
      show(false, "columns", "rows", "calculate", "draft");
      return "result";
    },
  );

const goOn = ({ table: current, bytes }: TableDraft): void => {
  table = current;
  given = { bytes: Promise.resolve(bytes), fileName: current.fileName };
  showHeadingRow(current.headingRow);
  showChoices(current.choices);
  if (current.around === undefined) return read(String(current.headingRow));
  sayAbove(current);
  sayInLanguage(current, bytes, () => table === current);
  show(false, "give");
  show(true, "columns");
  check(current, "draft");
};

const listen = (): void => {
  takeFiles((file) => take(file.arrayBuffer().then((buffer) => new Uint8Array(buffer)), file.name));
  part("read-pasted").addEventListener("click", () => {
    if (pastedText() !== "") take(Promise.resolve(new TextEncoder().encode(pastedText())), null);
  });
  onChoice((id, value) => {
    if (table === undefined) return;
    choose(table.choices, id, value);
    check(table);
  });
  onHeadingRow(read);
  part("key-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const right = rightOf();
    if (table === undefined) return;
    if (right === undefined) return trouble(new Refusal(texts.needKey), texts.notCalculated);
    calculate(table, right);
  });
};

listen();
goOnWithDraft({
  isGiven: () => given !== undefined,
  isPasting: () => pastedText() !== "",
  go: goOn,
  forget: again,
});
