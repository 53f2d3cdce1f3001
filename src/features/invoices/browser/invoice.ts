/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The invoice's form while it is filled in: sums and problems come from the service as somebody types, cells are pasted from a
 * spreadsheet, parties are remembered, the request is saved and opened as a file. Its buttons do the same without this module, but those.
 */
import { filled as fillIn } from "../../../web/browser/dom.ts";
import { markResult } from "../../../web/browser/earlier.ts";
import { afterPress } from "../../cbam/browser/after_press.ts";
import { searchGoods } from "../../cbam/browser/goods_search.ts";
import { draftOfPage, fillForm, formKeeper, putSentAside, sayDraft, valueOf } from "./invoice_draft.ts";
import type { MemberBeside } from "./invoice_beside.ts";
import { addLackingRows, addRows, pasteCells, rowsMost, withoutSuggestions } from "./invoice_grid.ts";
import { type FileAnswer, fileButtons } from "./invoice_files.ts";
import { offerParties, rememberParties } from "./invoice_parties.ts";
import { Problems, sayIn } from "./invoice_problems.ts";

const pauseMs = 450;
const form = document.querySelector<HTMLFormElement>("#invoice");

/** Service's answer about the form. */
interface FormCheck {
  readonly issues: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  readonly totals: Readonly<Record<string, string>>;
  readonly declared: string;
  readonly request: unknown;
  /** Lacking from a process of a release before. */
  readonly beside?: ReadonlyArray<MemberBeside>;
}

const isChecked = (value: unknown): value is FormCheck =>
  typeof value === "object" && value !== null && "issues" in value && "request" in value;

const send = (
  filled: HTMLFormElement,
  address: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(filled)) if (typeof value === "string") values.append(name, value);
  for (const [name, value] of Object.entries(others)) values.set(name, value);
  return fetch(address, { method: "POST", body: values });
};

/** @returns the service's answer, or why there is none, in words */
const answered = async (
  words: Readonly<Record<string, string>>,
  ask: () => Promise<Response>,
): Promise<FileAnswer> => {
  const { ended = "", failed = "" } = words;
  try {
    const response = await ask();
    if (response.ok) return { value: await response.json() };
    return { lacks: response.status === 403 ? ended : failed };
  } catch {
    return { lacks: failed };
  }
};

const wordsOf = (filled: HTMLFormElement): Readonly<Record<string, string>> => {
  const words: unknown = JSON.parse(filled.dataset["words"] ?? "{}");
  return typeof words === "object" && words !== null
    ? Object.fromEntries(Object.entries(words).map(([name, text]) => [name, String(text)]))
    : {};
};

/** The list of goods stands over the grid, which would cut it off, where the window has room for it. */
const placeList = (input: HTMLElement): void => {
  const list = input.parentElement?.querySelector("ul");
  if (list === null || list === undefined) return;
  const [edge, widest, highest] = [8, 512, 352];
  const { left, top, bottom } = input.getBoundingClientRect();
  const width = Math.min(widest, innerWidth - 2 * edge);
  const [above, below] = [top - edge, innerHeight - bottom - edge];
  const isBelow = below >= Math.min(above, highest);
  Object.assign(list.style, {
    position: "fixed",
    width: `${width}px`,
    left: `${Math.max(edge, Math.min(left, innerWidth - edge - width))}px`,
    right: "auto",
    top: isBelow ? `${bottom}px` : "auto",
    bottom: isBelow ? "auto" : `${innerHeight - top}px`,
    maxHeight: `${Math.min(highest, isBelow ? below : above)}px`,
  });
};

const searchIn = (input: HTMLInputElement): void => {
  searchGoods(input, ({ cn_code }) => {
    input.value = cn_code.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1.$2.$3");
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const place = (): void => placeList(input);
  input.addEventListener("input", place);
  input.addEventListener("focus", () => {
    place();
    addEventListener("scroll", place, { capture: true, passive: true });
  });
  input.addEventListener("blur", () => removeEventListener("scroll", place, { capture: true }));
};

/** The sums of the lines, and of the whole. */
const figuresOf = (filled: HTMLFormElement): ReadonlyArray<HTMLElement> => [
  ...filled.querySelectorAll<HTMLElement>("[data-total], #declared"),
];

const start = (filled: HTMLFormElement): void => {
  const words = wordsOf(filled);
  const problems = new Problems(filled, words);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let [asked, changes] = [0, 0];
  /** Values as the page, or a line that was added, had them: others were typed or pasted since. */
  const shown = new Map<Element, string>();
  /** A file is an invoice of its own, which no draft fills up. */
  let isOpened = false;
  const keep = formKeeper(filled);
  /** Few invoices have members beside the form's fields. */
  let hasBeside = false;
  const showMembersBeside = async (members: ReadonlyArray<MemberBeside>): Promise<void> => {
    hasBeside ||= members.length > 0;
    if (hasBeside) (await import("./invoice_beside.ts")).showBeside(filled, words, members);
  };
  /** Until the draft is there, what is typed would be kept in its place. */
  let isDraftMet = false;
  /** The sums and the preview stand beside a form that has changed since. */
  const changed = (): void => {
    if (isDraftMet) keep();
    asked += 1;
    changes += 1;
    for (const figure of figuresOf(filled)) figure.classList.add("earlier");
    problems.say(words["earlier"] ?? "");
    const frame = document.querySelector<HTMLIFrameElement>("#preview-frame");
    if (frame !== null && !frame.hidden) markResult(frame, "earlier");
    checkSoon();
  };
  const show = (checked: FormCheck): void => {
    figuresOf(filled).forEach((figure) => figure.classList.remove("earlier"));
    for (const cell of filled.querySelectorAll<HTMLElement>("[data-total]")) {
      cell.textContent = checked.totals[cell.dataset["total"] ?? ""] ?? "";
    }
    const declared = document.querySelector("#declared");
    if (declared !== null) declared.textContent = checked.declared;
    problems.show(checked.issues);
    showMembersBeside(checked.beside ?? []).catch(() => problems.say(words["failed"] ?? ""));
  };
  const check = async (): Promise<void> => {
    const own = ++asked;
    try {
      const response = await send(filled, "/invoices/check");
      if (response.status === 403) return problems.say(words["ended"] ?? "");
      const answer: unknown = await response.json();
      if (isChecked(answer)) afterPress(() => own === asked && show(answer));
    } catch {
      problems.say(words["failed"] ?? "");
    }
  };
  const checkSoon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(check, pauseMs);
  };
  const prepare = (root: ParentNode): void => {
    root.querySelectorAll<HTMLInputElement>("td.hsCode input").forEach(searchIn);
    withoutSuggestions(root);
    root.querySelectorAll("input, select, textarea").forEach((control) => {
      shown.set(control, valueOf(control));
    });
  };
  const more = (count: number): void => addRows(filled, count).forEach(prepare);
  const lacking = (numbers: ReadonlyArray<number>): void => addLackingRows(filled, numbers).forEach(prepare);
  const preview = async (): Promise<void> => {
    problems.showAll();
    const given = changes;
    const response = await send(filled, "/invoices/preview");
    if (response.headers.get("content-type") !== "application/pdf") {
      await check();
      return filled.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
    const frame = document.querySelector<HTMLIFrameElement>("#preview-frame");
    if (frame === null) return;
    if (frame.src !== "") URL.revokeObjectURL(frame.src);
    frame.src = URL.createObjectURL(await response.blob());
    frame.hidden = false;
    markResult(frame, given === changes ? "current" : "earlier");
    document.querySelector("#preview-empty")?.toggleAttribute("hidden", true);
  };

  const goOn = async (): Promise<void> => {
    const draft = await draftOfPage(filled);
    if (draft === undefined || isOpened) return;
    fillForm(filled, draft, {
      rows: lacking,
      isChanged: (control) => valueOf(control) !== shown.get(control),
    });
    sayDraft();
  };

  prepare(filled);
  offerParties(filled, changed);
  filled.addEventListener("input", changed);
  filled.addEventListener("change", ({ target }) => {
    if (
      target instanceof HTMLInputElement || target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    ) problems.touch(target.name);
    changed();
  });
  filled.addEventListener("paste", (event) => {
    const pasted = pasteCells(filled, event, (count) => more(count));
    if (pasted === undefined) return;
    const { reached, leftOut } = pasted;
    if (reached > rowsMost) sayIn("goods-said", fillIn(words["tooManyLines"] ?? "", String(reached)));
    else {
      sayIn("goods-said", leftOut.length === 0 ? "" : fillIn(words["leftOut"] ?? "", leftOut.join(", ")));
      changed();
    }
  });
  document.querySelector("#more")?.addEventListener("click", (event) => {
    event.preventDefault();
    more(5);
  });
  document.querySelector("#preview")?.addEventListener("click", (event) => {
    event.preventDefault();
    preview().catch(() => problems.say(words["failed"] ?? ""));
  });
  filled.addEventListener("submit", () => {
    rememberParties(filled);
    putSentAside(filled);
  });
  fileButtons(filled, words, {
    request: async () => {
      const answer = await answered(words, () => send(filled, "/invoices/check"));
      if ("lacks" in answer) return answer;
      return isChecked(answer.value) ? { value: answer.value.request } : { lacks: words["failed"] ?? "" };
    },
    rows: (count) => lacking(Array.from({ length: count }, (_, at) => at)),
    values: (text) => answered(words, () => send(filled, "/invoices/open", { base: text })),
    done: () => {
      isOpened = true;
      problems.showAll();
      changed();
    },
  });
  goOn().finally(() => {
    isDraftMet = true;
    return changes > 0 ? changed() : check();
  });
};

if (form !== null) start(form);
