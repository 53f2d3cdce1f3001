/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Errors of the calculator's fields, as the page that answers the same question has them. */
import { make } from "../../../web/browser/dom.ts";

type Control = HTMLInputElement | HTMLSelectElement;

const errorId = ({ id }: Control): string => `${id}-error`;

const describedWithout = (control: Control): ReadonlyArray<string> =>
  (control.getAttribute("aria-describedby") ?? "").split(" ").filter((id) =>
    id !== "" && id !== errorId(control)
  );

const describe = (control: Control, ids: ReadonlyArray<string>): void => {
  if (ids.length === 0) control.removeAttribute("aria-describedby");
  else control.setAttribute("aria-describedby", ids.join(" "));
};

/** Shows the error below the field, or none. */
export const showError = (control: Control, error: Element | undefined): void => {
  const known = document.getElementById(errorId(control));
  if (error === undefined) {
    known?.remove();
    control.removeAttribute("aria-invalid");
    describe(control, describedWithout(control));
    return;
  }
  if (known?.textContent === error.textContent) return;
  known?.remove();
  control.closest(".field")?.append(error);
  control.setAttribute("aria-invalid", "true");
  describe(control, [...describedWithout(control), errorId(control)]);
};

/** An error that the form itself knows of. */
export const ownError = (control: Control, prefix: string, sentence: string): HTMLElement =>
  make(
    "p",
    { class: "error", id: errorId(control) },
    make("span", { class: "unseen" }, `${prefix} `),
    sentence,
  );

/**
 * Shows the errors that the other page has, of the fields that are chosen.
 * @param isShown true for a field whose error is to be seen
 */
export const showErrors = (
  form: HTMLFormElement,
  page: Document,
  isShown: (control: Control) => boolean,
): void => {
  for (const control of form.querySelectorAll<Control>("input.control, select.control")) {
    if (control.id === "") continue;
    const error = page.getElementById(errorId(control));
    showError(control, error !== null && isShown(control) ? document.adoptNode(error) : undefined);
  }
};

/** Shows the other page's list of errors above the form, and leads to it; takes the list away where it has none. */
export const showSummary = (form: HTMLFormElement, page: Document | undefined): void => {
  document.getElementById("errors")?.remove();
  const summary = page?.getElementById("errors") ?? null;
  if (summary === null) return;
  form.closest(".columns")?.before(document.adoptNode(summary));
  summary.focus();
};
