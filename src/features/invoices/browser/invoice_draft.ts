/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The invoice that is being filled in, as a draft. */
import { owner } from "../../../web/browser/account_items.ts";
import {
  draftKeeper,
  draftOf,
  dropDraft,
  goOnWithOwn,
  leaveDraft,
  ownDraft,
} from "../../../web/browser/drafts/drafts.ts";
import { type DraftValues, neededRows, withRowsInOrder } from "./draft_rows.ts";
import { isNewlyShown, isOf } from "../../../web/browser/page_data.ts";
import { addressOfDraft, ofTab, withoutDraft } from "../../../web/browser/drafts/tab_drafts.ts";

/** Numbers and countries stand in the form as its language writes them. */
const name = `invoice-${document.documentElement.lang}`;
/** Values of a form that are of the page that it was made for. */
const ofThePage = new Set(["form_token", "form_language", "form_id", "do"]);

type Entry = readonly [string, string];

const entriesOf = (form: HTMLFormElement): ReadonlyArray<Entry> =>
  [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === "string" && !ofThePage.has(field) ? [[field, value] as const] : []
  );

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "string");

const labelNames = ["/invoiceData/invoiceNumber", "/invoiceData/consignee/name"];

/** The invoice's number, else who receives it. */
const labelOf = (entries: ReadonlyArray<Entry>): string =>
  labelNames.flatMap((name) => entries.filter(([field, value]) => field === name && value.trim() !== ""))
    .map(([, value]) => value.trim().slice(0, 200))[0] ?? "";

const markField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>("input[name=form_id]");

const markOf = (form: HTMLFormElement): string | undefined => markField(form)?.value;

/** Place of the form that this tab's draft is of: the page of a form, and those that answer it, have one mark. */
const workPlace = `work:${owner()}:${name}`;

const noteWork = (form: HTMLFormElement): void => {
  try {
    sessionStorage.setItem(workPlace, markOf(form) ?? "");
  } catch {
    // An answer to the form begins a draft of its own.
  }
};

const isOfWork = (form: HTMLFormElement): boolean => {
  try {
    return sessionStorage.getItem(workPlace) === markOf(form);
  } catch {
    return false;
  }
};

/** The form as a draft. */
const madeOf = (form: HTMLFormElement) => {
  const value = entriesOf(form);
  return { value, label: labelOf(value) };
};

/** Keeps the form a moment after its last change. */
export const formKeeper = (form: HTMLFormElement): () => void => {
  const keep = draftKeeper(name);
  return () => {
    // From here on the way back leads to this draft, not to what was sent before.
    if (history.state !== null) history.replaceState(null, "");
    keep(() => {
      noteWork(form);
      return madeOf(form);
    });
  };
};

/** Says that a draft stays, since another browser changed it, and leads there. @returns true where one does */
const sayStays = (id: string | undefined): boolean => {
  const notice = document.querySelector<HTMLElement>("#draft-stays");
  const way = notice?.querySelector("a");
  if (notice === null || !way || id === undefined) return false;
  way.href = addressOfDraft(way.pathname, id);
  notice.hidden = false;
  return true;
};

/** Forgets the draft: its invoice was made. */
export const dropForm = (): Promise<unknown> => dropDraft(name).then(sayStays);

/** Begins with another invoice, on the page without a draft. @returns false where a draft stays, and is said to */
const leaveForm = async (): Promise<boolean> => {
  if (sayStays(await leaveDraft(name))) return false;
  location.assign(withoutDraft());
  return true;
};

const fill = (control: Element, values: ReadonlyArray<string>, at: number): void => {
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    control.checked = values.includes(control.value);
  } else if (
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  ) {
    const value = values[at];
    if (value !== undefined) control.value = value;
  }
};

/** Value of a field, as it tells whether somebody changed it. */
export const valueOf = (control: Element): string => {
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    return String(control.checked);
  }
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ? control.value
    : "";
};

/** Place of the form that this tab sent last. */
const sentPlace = `sent:${owner()}:${name}`;

/**
 * Puts the form aside as it is sent: the way back to this page leads to it when its draft is done with, and so does the way to
 * the pages before, from which the same form was checked.
 */
export const putSentAside = (form: HTMLFormElement): void => {
  const mark = markOf(form);
  if (mark === undefined) return;
  try {
    sessionStorage.setItem(sentPlace, JSON.stringify({ mark, values: entriesOf(form) }));
    history.replaceState(mark, "");
  } catch {
    // Without a storage, or room in it, the way back has what the browser kept.
  }
};

interface SentForm {
  readonly mark: string;
  readonly values: unknown;
}

/** @returns the form that was sent from this page, where no draft was begun since and no link led to it anew */
const sentForm = (): SentForm | undefined => {
  if (ofTab(name) !== undefined || isNewlyShown()) return undefined;
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(sentPlace) ?? "null");
    return isOf<SentForm>(sent, { mark: "text", values: "list" }) && sent.mark === history.state
      ? sent
      : undefined;
  } catch {
    return undefined;
  }
};

const valuesOf = (value: unknown): DraftValues | undefined => {
  if (!Array.isArray(value)) return undefined;
  const values = new Map<string, Array<string>>();
  for (const [field, text] of value.filter(isEntry)) values.set(field, [...values.get(field) ?? [], text]);
  return values.size === 0 ? undefined : values;
};

/**
 * A form that was sent has its mark again, so that the same entries lead to the invoice that they made.
 * @returns the values of the draft, or of the form that was sent from this page; undefined where there is none
 */
const formDraft = async (form: HTMLFormElement): Promise<DraftValues | undefined> => {
  const sent = sentForm();
  if (sent !== undefined) {
    markField(form)?.setAttribute("value", sent.mark);
    return valuesOf(sent.values);
  }
  const values = valuesOf((await draftOf(name))?.value);
  if (values !== undefined) noteWork(form);
  return values;
};

/**
 * Goes on with the form's draft on a page that answers the form.
 * @returns the values that were typed since, for a page that is loaded again or come back to: it has what was sent once more
 */
const draftOfAnswer = async (form: HTMLFormElement): Promise<DraftValues | undefined> => {
  if (!isOfWork(form)) return undefined;
  if (!isNewlyShown()) return valuesOf((await ownDraft(name))?.value);
  goOnWithOwn(name, () => madeOf(form));
  return undefined;
};

/** Place where a form that was not sent yet says that it has a draft; an answer to a form has none. */
const notice = (): HTMLElement | null => document.querySelector<HTMLElement>("#draft");

/** Says that the form has a draft, and leads to another one without it. */
export const sayDraft = (): void => {
  const said = notice();
  if (said === null) return;
  said.hidden = false;
  said.querySelector("button")?.addEventListener("click", () => {
    leaveForm().then((isLeft) => said.toggleAttribute("hidden", !isLeft));
  });
};

/** @returns the values that the page goes on with; undefined where it has them */
export const draftOfPage = (form: HTMLFormElement): Promise<DraftValues | undefined> =>
  notice() === null ? draftOfAnswer(form) : formDraft(form);

/**
 * Fills the form with a draft.
 * @param rows makes sure that the rows of the numbers are there
 * @param isChanged whether somebody changed the field meanwhile, which stays
 */
export const fillForm = (
  form: HTMLFormElement,
  draft: DraftValues,
  { rows, isChanged }: {
    readonly rows: (numbers: ReadonlyArray<number>) => void;
    readonly isChanged: (control: Element) => boolean;
  },
): void => {
  const values = withRowsInOrder(draft);
  rows(neededRows(values));
  const seen = new Map<string, number>();
  for (const control of form.elements) {
    const field = control.getAttribute("name") ?? "";
    if (field === "" || ofThePage.has(field)) continue;
    const at = seen.get(field) ?? 0;
    seen.set(field, at + 1);
    if (!isChanged(control)) fill(control, values.get(field) ?? [], at);
  }
};
