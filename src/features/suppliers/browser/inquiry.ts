/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Draft of a supplier's answer behind a link, kept as it is typed: in the tab's own storage, where a reload, a way back and the link itself
 * find it again, and nobody else. It goes with the tab, and once the answer was sent. Without this module the form works the same, and
 * keeps nothing.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const places = "inquiry:";
const form = document.querySelector<HTMLFormElement>("form[data-draft]");

const controlsOf = (filled: HTMLFormElement): ReadonlyArray<Control> =>
  [...filled.elements].filter((each): each is Control =>
    (each instanceof HTMLInputElement && each.type !== "file" && each.type !== "hidden") ||
    each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";

const valueOf = (control: Control): string =>
  isBox(control) ? (control.checked ? control.value : "") : control.value;

/** The link's, in one language: another one may read numbers otherwise. */
const placeOf = (filled: HTMLFormElement): string => {
  const values = new FormData(filled);
  return `${places}${values.get("token")}:${values.get("lang")}`;
};

const kept = (filled: HTMLFormElement): ReadonlyMap<string, string> => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(placeOf(filled)) ?? "{}");
    return typeof found === "object" && found !== null
      ? new Map(Object.entries(found).map(([name, value]) => [name, String(value)]))
      : new Map();
  } catch {
    return new Map();
  }
};

const keep = (filled: HTMLFormElement): void => {
  const values = controlsOf(filled).map((control) => [control.name, valueOf(control)]);
  try {
    sessionStorage.setItem(placeOf(filled), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // A browser that keeps nothing has what stands in the form.
  }
};

const fill = (control: Control, value: string): void => {
  if (isBox(control)) control.checked = value === control.value;
  else control.value = value;
  // A choice that isn't offered any more leaves the list's own.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  const details = control.closest("details");
  if (details !== null && value !== "" && !(control instanceof HTMLSelectElement)) details.open = true;
};

/** Asks for the form with the rows that were typed in and that it doesn't have as it is first opened. */
const askForRows = (filled: HTMLFormElement, lacking: ReadonlyArray<readonly [string, string]>): void => {
  filled.append(...lacking.map(([name, value]) => {
    const row = document.createElement("input");
    Object.assign(row, { type: "hidden", name, value });
    return row;
  }));
  filled.requestSubmit(filled.querySelector<HTMLButtonElement>("button[value=look]"));
};

const isReloaded = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) =>
    entry instanceof PerformanceNavigationTiming && entry.type === "reload"
  );

const start = (filled: HTMLFormElement): void => {
  const values = kept(filled);
  // The answer to a form has what was sent with it, and what a file added.
  if (filled.dataset["draft"] === "opened" || isReloaded()) {
    for (const control of controlsOf(filled)) {
      const value = values.get(control.name);
      if (value !== undefined) fill(control, value);
    }
    const names = new Set(controlsOf(filled).map(({ name }) => name));
    const lacking = [...values].filter(([name, value]) =>
      name.includes(".precursors/") && value !== "" && !names.has(name)
    );
    if (lacking.length > 0) return askForRows(filled, lacking);
  } else keep(filled);
  filled.addEventListener("input", () => keep(filled));
  filled.addEventListener("change", () => keep(filled));
};

const forget = (): void => {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(places)) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was kept.
  }
};

if (form !== null) start(form);
else forget();
