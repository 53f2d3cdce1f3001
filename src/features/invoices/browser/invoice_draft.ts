/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The invoice that is being filled in, as a draft. */
import { owner } from "../../../web/browser/account_items.ts";
import { draftKeeper, draftOf, dropDraft, leaveDraft } from "../../../web/browser/drafts/drafts.ts";
import { isOf } from "../../../web/browser/page_data.ts";
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

/** Keeps the form a moment after its last change. */
export const formKeeper = (form: HTMLFormElement): () => void => {
  const keep = draftKeeper(name);
  return () => {
    // From here on the way back leads to this draft, not to what was sent before.
    if (history.state !== null) history.replaceState(null, "");
    keep(() => {
      const value = entriesOf(form);
      return { value, label: labelOf(value) };
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
export const leaveForm = async (): Promise<boolean> => {
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
  const mark = form.querySelector<HTMLInputElement>("input[name=form_id]")?.value;
  if (mark === undefined) return;
  try {
    sessionStorage.setItem(sentPlace, JSON.stringify({ mark, values: entriesOf(form) }));
    history.replaceState(mark, "");
  } catch {
    // Without a storage, or room in it, the way back has what the browser kept.
  }
};

/** @returns the values that were sent from this page, where no draft was begun since */
const sentForm = (): unknown => {
  if (ofTab(name) !== undefined) return undefined;
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(sentPlace) ?? "null");
    return isOf<{ readonly mark: string; readonly values: unknown }>(sent, {
        mark: "text",
        values: "list",
      }) &&
        sent.mark === history.state
      ? sent.values
      : undefined;
  } catch {
    return undefined;
  }
};

/** Values of a draft, by the names of their fields. */
export type DraftValues = ReadonlyMap<string, ReadonlyArray<string>>;

/** @returns the values of the draft, or of the form that was sent from this page; undefined where there is none */
export const formDraft = async (): Promise<DraftValues | undefined> => {
  const value = sentForm() ?? (await draftOf(name))?.value;
  if (!Array.isArray(value)) return undefined;
  const values = new Map<string, Array<string>>();
  for (const [field, text] of value.filter(isEntry)) values.set(field, [...values.get(field) ?? [], text]);
  return values.size === 0 ? undefined : values;
};

/**
 * Fills the form with a draft.
 * @param rows makes sure that so many lines are there
 * @param isChanged whether somebody changed the field meanwhile, which stays
 */
export const fillForm = (
  form: HTMLFormElement,
  values: DraftValues,
  { rows, isChanged }: {
    readonly rows: (count: number) => void;
    readonly isChanged: (control: Element) => boolean;
  },
): void => {
  rows(Number(values.get("rows")?.[0] ?? 0));
  const seen = new Map<string, number>();
  for (const control of form.elements) {
    const field = control.getAttribute("name") ?? "";
    if (field === "" || ofThePage.has(field)) continue;
    const at = seen.get(field) ?? 0;
    seen.set(field, at + 1);
    if (!isChanged(control)) fill(control, values.get(field) ?? [], at);
  }
};
