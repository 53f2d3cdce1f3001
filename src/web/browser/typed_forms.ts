/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Values that somebody typed into forms that are sent, kept in the tab's own storage for the place that the page has in its history: a
 * reload and the way back find them, and nothing else does. A page that refused a form takes the address of the page that the form was
 * typed on, so that the way back to it sends nothing again. Passwords, codes that count once, files and hidden fields are never kept, but
 * for what held when the form was made: whoever sends a form that is come back to is told if something else holds by now. Another member,
 * or nobody, sees none of it. The storage goes with the tab and with signing out, and what is another
 * member's when one is signed in.
 */
import { holdingName, toldNames } from "../visit/typed_forms.ts";
import { owner } from "./account_items.ts";
import { isNewlyShown, isOf } from "./page_data.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Value of a control as it is kept, by its key: `on` and `off` for boxes and choices of one. */
type TypedValue = readonly [key: string, value: string];

/** Pages of a tab whose values are kept; the oldest goes first: ids begin with the time. */
const mostPages = 20;
const keptTypes = new Set(["text", "email", "date", "search", "checkbox", "radio"]);

const isHolding = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "hidden" && control.name === holdingName;

const isTypedInto = (control: Element): control is Control =>
  control instanceof HTMLInputElement
    ? keptTypes.has(control.type) && control.autocomplete !== "one-time-code" && control.name !== ""
    : control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

const isKept = (control: Element): control is Control => isHolding(control) || isTypedInto(control);

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

const valueOf = (control: Control): string =>
  isTick(control) ? control.checked ? "on" : "off" : control.value;

/** Controls of a form by their names, boxes and choices of one also by what they stand for, and their places among those of the same. */
const controlsOf = (form: HTMLFormElement): ReadonlyMap<string, Control> => {
  const counts = new Map<string, number>();
  return new Map(
    [...form.elements].filter(isKept).map((control) => {
      const name = isTick(control) ? `${control.name} ${control.value}` : control.name;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, control];
    }),
  );
};

/** True of a control that has another value than the page brought. */
const isChanged = (control: Control): boolean =>
  isTick(control)
    ? control.checked !== control.defaultChecked
    : control instanceof HTMLSelectElement
    ? control.selectedIndex !== Math.max(0, [...control.options].findIndex((each) => each.defaultSelected))
    : control.value !== control.defaultValue;

/** Forms of the page by their keys, but for those that have drafts of their own or bring files. */
const formsOf = (): ReadonlyMap<string, HTMLFormElement> => {
  const counts = new Map<string, number>();
  return new Map(
    [...document.querySelectorAll<HTMLFormElement>("main form[method=post]:not([enctype], [data-draft])")]
      .filter((form) => [...form.elements].some(isTypedInto))
      .map((form) => {
        const command = form.querySelector<HTMLInputElement>("input[type=hidden][name=do]")?.value ?? "";
        const path = `${new URL(form.getAttribute("action") ?? "", location.href).pathname} ${command}`;
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

/** Places of what was typed, with the member whose it is. */
const ownedPlace = /^(?:typed|sent-from|sent):([^:]+):?/;

/** Forgets what another member typed in this tab before that session ended by itself: whoever ends it at the sign-out leaves nothing. */
const forgetOthers = (): void => {
  const own = owner();
  if (own === "") return;
  try {
    for (const name of Object.keys(sessionStorage)) {
      const whose = ownedPlace.exec(name)?.[1];
      if (whose !== undefined && whose !== own) sessionStorage.removeItem(name);
    }
  } catch {
    // A browser that keeps nothing has nothing of others.
  }
};

/** Value of the storage as it was kept; undefined where there is none. */
const read = (place: string): unknown => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    return kept ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a value; where there is no room for it, what was kept there before goes, so that nothing older is shown. */
const write = (place: string, value: unknown): void => {
  try {
    sessionStorage.removeItem(place);
    sessionStorage.setItem(place, JSON.stringify(value));
    const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(places)).sort();
    for (const name of kept.slice(0, -mostPages)) sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing, or has no room, has what it keeps of forms itself.
  }
};

/** Marks of what held when a form was made that this page refused: come back to without what the page says, it is told again once it is sent. */
const begun = new Map<string, string>();

const isRefused = document.body.dataset["refused"] !== undefined;

/** Values that somebody typed into a form, with what held when it was made: what nobody touched is shown as it is by then. */
const typedValues = (key: string, form: HTMLFormElement): ReadonlyArray<TypedValue> => {
  const controls = [...controlsOf(form)];
  return isRefused || controls.some(([, control]) => isChanged(control))
    ? controls
      .filter(([, control]) => isRefused || isHolding(control) || isChanged(control))
      .map((
        [name, control],
      ) => [name, isHolding(control) ? begun.get(key) ?? control.value : valueOf(control)])
    : [];
};

/** Keeps what was typed into the page's forms, by the address that each is sent to and its place among those of the address. */
const keep = (id: string): void => {
  const typed = [...forms].map(([key, form]) => [key, typedValues(key, form)]);
  write(places + id, Object.fromEntries(typed));
};

const isTyped = (value: unknown): value is TypedValue =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "string");

const fillControl = (control: Control, value: string): void => {
  if (isTick(control)) control.checked = value === "on";
  else if (!(control instanceof HTMLSelectElement)) control.value = value;
  else if ([...control.options].some((option) => option.value === value)) control.value = value;
  const details = isHolding(control) ? null : control.closest("details");
  if (details !== null && value !== "" && !isTick(control)) details.open = true;
};

const fillForm = (form: HTMLFormElement, typed: ReadonlyArray<TypedValue>): void => {
  const controls = controlsOf(form);
  for (const [key, value] of typed) {
    const control = controls.get(key);
    if (control !== undefined && value !== valueOf(control)) fillControl(control, value);
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
  /** Mark of what held when it was made; empty where it says nothing of that. */
  readonly holding: string;
}

const holdingOf = (form: HTMLFormElement): string => [...form.elements].find(isHolding)?.value ?? "";

/** @returns the form that was sent and this page refused; undefined on any other page */
const refusedForm = (): SentForm | undefined => {
  const sent = read(sentPlace);
  return isRefused && isOf<SentForm>(sent, { key: "text", address: "text", holding: "text" }) &&
      forms.has(sent.key) && new URL(sent.address).origin === location.origin
    ? sent
    : undefined;
};

/** An address without what it tells of what was done before. */
const untold = (text: string): string => {
  const address = new URL(text);
  for (const name of toldNames) address.searchParams.delete(name);
  return address.href;
};

const start = (): void => {
  // WebKit keeps the state where a link leads to the address that it is on: that page is opened anew.
  const state: unknown = isNewlyShown() ? null : history.state;
  const id = isPlace(state)
    ? state.typed
    : `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))}`;
  const refused = refusedForm();
  if (isPlace(state)) fill(read(places + id));
  else if (refused !== undefined) {
    begun.set(refused.key, refused.holding);
    keep(id);
  }
  history.replaceState({ typed: id }, "", refused && untold(refused.address));
  for (const [key, form] of forms) {
    form.addEventListener("input", () => keep(id));
    form.addEventListener("change", () => keep(id));
    form.addEventListener(
      "submit",
      () => write(sentPlace, { key, address: location.href, holding: holdingOf(form) }),
    );
  }
};

forgetOthers();
if (forms.size > 0) start();
