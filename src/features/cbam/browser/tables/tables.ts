/// <reference lib="dom" />
/**
 * The page for tables: reads what is given, shows what was understood, lets cells be mended, calculates, shows the result.
 */
import { columnsView, columnTroubles } from "./columns_view.ts";
import { contentOf, filled, make, part, show } from "../../../../web/browser/dom.ts";
import { markResult } from "../../../../web/browser/earlier.ts";
import { takeFiles } from "../../../../web/browser/file_drop.ts";
import { resultView } from "./result_view.ts";
import { rowsView } from "./rows_view.ts";
import {
  calculateTable,
  type Checked,
  checkRows,
  download,
  readTable,
  Refused,
  type Right,
  type Settled,
} from "./service.ts";
import { choose, forgetChoices, onChoice, onHeadingRow, showHeadingRow } from "./choices.ts";
import { addColumn, passedThrough, removeRow, type Table } from "./table.ts";
import { columnName, count, texts } from "./told.ts";

/** Table that is being worked on, and the bytes that it was read from. */
let table: Table | undefined;
let given: { readonly bytes: Promise<Uint8Array<ArrayBuffer>>; readonly fileName: string | null } | undefined;
/** Choices that were made, and those that the last check found where none was. */
let settled: Settled = { decimal: "", dates: "", totals: "" };

/** Goods that have several routes need one: the column is added to a table that lacks it. */
const routeColumn = "production_route";

const busy = (text: string): void => {
  part("progress").replaceChildren(make("p", {}, text), make("progress", { "aria-label": text }));
  show(true, "progress");
  show(false, "trouble");
};

const trouble = (error: unknown): void => {
  const sentence = error instanceof Refused ? error.message : texts.away;
  part("trouble").replaceChildren(
    make(
      "div",
      { class: "notice bad" },
      make("h2", { id: "trouble-heading", tabindex: -1 }, texts.unreadable),
      make("p", {}, sentence),
    ),
  );
  show(true, "trouble");
  focusOn("trouble");
};

const focusOn = (id: string): void => {
  const heading = part(`${id}-heading`);
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start" });
};

/** Does the work with its progress in sight, and leads to the step that it names; what goes wrong is told. */
const during = (text: string, work: () => Promise<string | undefined>): void => {
  busy(text);
  work().catch((error: unknown) => {
    trouble(error);
    return undefined;
  }).then((step) => {
    show(false, "progress");
    if (step !== undefined) focusOn(step);
  });
};

const markOf = ({ decimal }: Settled): "comma" | "point" => decimal === "comma" ? "comma" : "point";

const settledBy = ({ mark, dates }: Checked, { choices }: Table): Settled => ({
  decimal: choices.decimal !== "" ? choices.decimal : mark === "comma" ? "comma" : "point",
  dates: choices.dates !== "" ? choices.dates : dates,
  totals: choices.totals,
});

/** Asks what has to be chosen before the rows can be read. */
const ask = ({ about, sentence }: NonNullable<Checked["question"]>): void => {
  contentOf("rows").replaceChildren(
    make(
      "div",
      { class: "notice warn", id: "question" },
      make("h3", {}, texts.question),
      make("p", {}, sentence),
    ),
  );
  show(true, "rows");
  show(false, "calculate", "result");
  part(about).focus();
};

/** Number of the latest check: what an earlier one finds is not shown. */
let checks = 0;

const showRows = async (current: Table): Promise<void> => {
  const own = ++checks;
  markResult(contentOf("rows"), "earlier");
  show(false, "calculate");
  contentOf("columns").replaceChildren(...columnsView(current, () => check(current)));
  if (columnTroubles(current).length > 0) return show(false, "rows", "calculate", "result");
  const checked = await checkRows(current, current.rows, current.choices);
  if (own !== checks) return;
  markResult(contentOf("rows"), "current");
  if (checked.question !== null) return ask(checked.question);
  settled = settledBy(checked, current);
  const lacksRoute = checked.wrong.some(({ issues }) => issues.some(({ column }) => column === routeColumn));
  if (lacksRoute && addColumn(current, { meaning: routeColumn, heading: columnName(routeColumn) })) {
    return showRows(current);
  }
  const mended = async (index: number) => {
    const again = await checkRows(current, [current.rows[index] ?? []], settled);
    return again.wrong[0]?.issues ?? [];
  };
  const listeners = {
    mended,
    leftOut: (index: number): void => {
      removeRow(current, index);
      check(current);
    },
    changedAll: () => check(current),
  };
  contentOf("rows").replaceChildren(...rowsView(current, checked, markOf(settled), listeners));
  show(true, "rows", "calculate");
  show(false, "result");
};

const check = (current: Table): void =>
  during(texts.checking, async () => {
    await showRows(current);
    return undefined;
  });

const read = (headingRow: string): void =>
  during(texts.reading, async () => {
    if (given === undefined) return undefined;
    show(false, "columns", "rows", "calculate", "result", "above");
    const { fileName } = given;
    const found = await readTable(await given.bytes, headingRow);
    const current: Table = {
      columns: found.columns.map(({ heading, meaning, lacksUnit, isGross }) => ({
        heading,
        lacksUnit,
        isGross,
        meaning: meaning ?? passedThrough,
      })),
      rows: found.rows.map((row) => [...row]),
      numbers: [...found.numbers],
      removed: [],
      headingRow: found.headingRow,
      file: found.file,
      fileName,
      separator: fileName === null ? null : found.separator,
      choices: table?.choices ?? { decimal: "", dates: "", totals: "" },
    };
    table = current;
    showHeadingRow(found.headingRow);
    const said = [
      ...(found.encoding === null ? [] : [filled(texts.encoding, found.encoding)]),
      ...(found.warning === null ? [] : [found.warning]),
    ];
    part("above").textContent = said.join(" ");
    show(said.length > 0, "above");
    show(false, "give");
    show(true, "columns");
    await showRows(current);
    return part("rows").hidden ? "columns" : "rows";
  });

/** @param fileName null for cells that were pasted */
const take = (bytes: Promise<Uint8Array<ArrayBuffer>>, fileName: string | null): void => {
  given = { bytes, fileName };
  read("");
};

const back = (): void => {
  show(false, "result");
  show(true, "columns", "rows", "calculate");
  focusOn("rows");
};

const again = (): void => {
  table = undefined;
  forgetChoices();
  show(false, "columns", "rows", "calculate", "result", "trouble");
  show(true, "give");
  part("drop").scrollIntoView({ block: "center" });
};

/** The session's form token where somebody is signed in, else the key that was given; undefined for neither. */
const rightOf = (): Right | undefined => {
  const form = part("key-form");
  const values = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  const [key, formToken] = [values.get("key"), values.get("form_token")];
  if (typeof formToken === "string") return { formToken };
  return typeof key === "string" && key.trim() !== "" ? { key: key.trim() } : undefined;
};

const calculate = (current: Table, right: Right): void =>
  during(filled(texts.calculating, count(current.rows.length)), async () => {
    const result = await calculateTable(current, settled, right);
    const save = (kind: Parameters<typeof download>[0]): void =>
      during(texts.saving, async () => {
        await download(kind, result, right);
        return undefined;
      });
    contentOf("result").replaceChildren(...resultView(result, save, { back, again }));
    show(true, "result");
    show(false, "columns", "rows", "calculate");
    return "result";
  });

const listen = (): void => {
  takeFiles((file) => take(file.arrayBuffer().then((buffer) => new Uint8Array(buffer)), file.name));
  part("read-pasted").addEventListener("click", () => {
    const pasted = part("pasted");
    const text = pasted instanceof HTMLTextAreaElement ? pasted.value : "";
    if (text.trim() !== "") take(Promise.resolve(new TextEncoder().encode(text)), null);
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
    if (right === undefined) return trouble(new Refused(texts.needKey));
    calculate(table, right);
  });
};

listen();
