/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Problems of a form's fields, beside them: at first of those that somebody was in, of all when they asked. */

/** One wrong field. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Says something in its own place of the page; nothing takes what was said away. */
export const sayIn = (id: string, text: string): void => {
  const place = document.getElementById(id);
  if (place === null) return;
  place.textContent = text;
  place.hidden = text === "";
};

/** The problems of one form. */
export class Problems {
  readonly #touched = new Set<string>();
  readonly #form: HTMLFormElement;
  readonly #words: Readonly<Record<string, string>>;
  readonly #line: HTMLElement;
  #isAll = false;
  #issues: ReadonlyArray<Problem> = [];

  constructor(form: HTMLFormElement, words: Readonly<Record<string, string>>) {
    this.#form = form;
    this.#words = words;
    this.#line = document.createElement("p");
    this.#line.className = "muted small";
    this.#line.setAttribute("role", "status");
    form.querySelector("button[value=create]")?.parentElement?.append(this.#line);
    for (const error of form.querySelectorAll<HTMLElement>("p.error[id$='-error']")) {
      this.#touched.add(error.id.slice(0, -"-error".length));
    }
  }

  /** Somebody was in the field. */
  touch(name: string): void {
    this.#touched.add(name);
  }

  showAll(): void {
    this.#isAll = true;
    this.show(this.#issues);
  }

  say(text: string): void {
    this.#line.textContent = text;
  }

  show(issues: ReadonlyArray<Problem>): void {
    this.#issues = issues;
    const messages = new Map(issues.map(({ path, message }) => [path, message]));
    const paths = new Set([...this.#form.elements].map((control) => control.getAttribute("name")));
    // What no field can show, such as goods that are missing altogether, is told beside the buttons.
    const others = issues.filter(({ path }) => !paths.has(path)).map(({ message }) => message);
    for (const control of this.#form.elements) {
      if (!isControl(control) || !control.name.startsWith("/")) continue;
      const isShown = this.#isAll || this.#touched.has(control.name);
      this.#mark(control, isShown ? messages.get(control.name) : undefined);
    }
    const { open1 = "", openMany = "", allGood = "" } = this.#words;
    const counted = issues.length === 0
      ? allGood
      : issues.length === 1
      ? open1
      : openMany.replace("#", String(issues.length));
    this.say([counted, ...this.#isAll ? others : []].join(" "));
  }

  #mark(control: Control, message: string | undefined): void {
    const id = `${control.name}-error`;
    const holder = control.closest<HTMLElement>(".field, td");
    const known = document.getElementById(id);
    if (holder === null) return;
    if (message === undefined) {
      known?.remove();
      control.removeAttribute("aria-invalid");
      control.setAttribute(
        "aria-describedby",
        (control.getAttribute("aria-describedby") ?? "").replace(id, "").trim(),
      );
      return;
    }
    const error = known ?? document.createElement("p");
    error.id = id;
    error.className = "error";
    error.textContent = message;
    if (known === null) holder.append(error);
    control.setAttribute("aria-invalid", "true");
    const described = new Set(
      (control.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one !== ""),
    );
    control.setAttribute("aria-describedby", [...described.add(id)].join(" "));
  }
}
