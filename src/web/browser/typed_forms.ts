/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Values that somebody typed into forms that are sent, kept in the tab's own storage for the place that the page has in its history: a
 * reload and the way back find them, and nothing else does. A page that refused a form takes the address of the page that the form was
 * typed on, so that the way back to it sends nothing again. Passwords, codes that count once, files and hidden fields are never kept,
 * and another member, or nobody, sees none of it. The storage goes with the tab and with signing out.
 */
import { owner } from "./account_items.ts";
import { isOf } from "./page_data.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Value of a control as it is kept: `on` and `off` for boxes and choices of one. */
type TypedValue = readonly [name: string, value: string];

/** Pages of a tab whose values are kept; the oldest goes first. */
const mostPages = 20;
const keptTypes = new Set(["text", "email", "date", "search", "checkbox", "radio"]);

const isKept = (control: Element): control is Control =>
  control instanceof HTMLInputElement
    ? keptTypes.has(control.type) && control.autocomplete !== "one-time-code" && control.name !== ""
    : control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): ReadonlyArray<Control> => [...form.elements].filter(isKept);

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

const valueOf = (control: Control): string =>
  isTick(control) ? `${control.value}:${control.checked ? "on" : "off"}` : control.value;

/** Forms of the page by their keys, but for those that have drafts of their own or bring files. */
const formsOf = (): ReadonlyMap<string, HTMLFormElement> => {
  const counts = new Map<string, number>();
  return new Map(
    [...document.querySelectorAll<HTMLFormElement>("main form[method=post]:not([enctype], [data-draft])")]
      .filter((form) => controlsOf(form).length > 0)
      .map((form) => {
        const path = new URL(form.getAttribute("action") ?? "", location.href).pathname;
        const count = counts.get(path) ?? 0;
        counts.set(path, count + 1);
        return [`${path}#${count}`, form];
      }),
  );
};

const forms = formsOf();
const places = `typed:${owner()}:${document.documentElement.lang}:`;
const sentPlace = `sent-from:${owner()}`;

const isPlace = (state: unknown): state is { readonly typed: string } =>
  isOf<{ readonly typed: string }>(state, { typed: "text" });

/** Value of the storage as it was kept; undefined where there is none. */
const read = (place: string): unknown => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    return kept ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (place: string, value: unknown): void => {
  try {
    sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing, or has no room, has what it keeps of forms itself.
  }
};

/** Removes values of the oldest pages; ids begin with the time. */
const forgetOldest = (): void => {
  const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(places)).sort();
  for (const name of kept.slice(0, -mostPages)) sessionStorage.removeItem(name);
};

/** Keeps what stands in the page's forms, by the address that each is sent to and its place among those of the address. */
const keep = (id: string): void => {
  const typed = [...forms].map(([key, form]) => [
    key,
    controlsOf(form).map((control): TypedValue => [control.name, valueOf(control)]),
  ]);
  write(places + id, Object.fromEntries(typed));
  forgetOldest();
};

const isTyped = (value: unknown): value is TypedValue =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "string");

const fillControl = (control: Control, value: string): void => {
  if (isTick(control)) control.checked = value.endsWith(":on");
  else if (!(control instanceof HTMLSelectElement)) control.value = value;
  else if ([...control.options].some((option) => option.value === value)) control.value = value;
  const details = control.closest("details");
  if (details !== null && value !== "" && !isTick(control)) details.open = true;
};

/** Name of a control, and of a box or a choice its own value, by which its value is found again. */
const nameOf = (name: string, value: string, isTickValue: boolean): string =>
  isTickValue ? `${name} ${value.slice(0, value.lastIndexOf(":"))}` : name;

const fillForm = (form: HTMLFormElement, typed: ReadonlyArray<TypedValue>): void => {
  const left = [...typed];
  for (const control of controlsOf(form)) {
    const wanted = nameOf(control.name, valueOf(control), isTick(control));
    const at = left.findIndex(([name, value]) => nameOf(name, value, isTick(control)) === wanted);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found !== undefined && found[1] !== valueOf(control)) fillControl(control, found[1]);
  }
};

/** Fills the page's forms with what was kept of them. */
const fill = (kept: unknown): void => {
  const values = new Map<string, unknown>(
    typeof kept === "object" && kept !== null ? Object.entries(kept) : [],
  );
  for (const [key, form] of forms) {
    const typed = values.get(key);
    if (Array.isArray(typed)) fillForm(form, typed.filter(isTyped));
  }
};

interface SentForm {
  readonly key: string;
  readonly address: string;
}

/** @returns the address of the page from which the form was sent that this page refused; undefined on any other page */
const refusedFrom = (): string | undefined => {
  const sent = read(sentPlace);
  const isOfPage = document.body.dataset["refused"] !== undefined &&
    isOf<SentForm>(sent, { key: "text", address: "text" }) && forms.has(sent.key);
  return isOfPage && new URL(sent.address).origin === location.origin ? sent.address : undefined;
};

const start = (): void => {
  const { state } = history;
  const id = isPlace(state)
    ? state.typed
    : `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))}`;
  const from = refusedFrom();
  if (isPlace(state)) fill(read(places + id));
  else if (from !== undefined) keep(id);
  history.replaceState({ typed: id }, "", from);
  for (const [key, form] of forms) {
    form.addEventListener("input", () => keep(id));
    form.addEventListener("change", () => keep(id));
    form.addEventListener("submit", () => write(sentPlace, { key, address: location.href }));
  }
};

if (forms.size > 0) start();
