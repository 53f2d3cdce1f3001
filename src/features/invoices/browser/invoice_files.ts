/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The invoice's request as a file: saved from the form, opened into it.
 */
import { forgetParties } from "./invoice_parties.ts";

/** Parts of the form's module that the buttons need. */
export interface FileWork {
  /** The request as the service last read it. */
  readonly request: () => unknown;
  readonly rows: (count: number) => void;
  readonly said: (text: string) => void;
  /** The values of the form's fields that the opened request comes to. */
  readonly values: () => Promise<unknown>;
  readonly done: () => void;
}

const save = (request: unknown): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(request, null, 2)], { type: "application/json" }));
  link.download = "invoice.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const setField = (
  control: Element,
  values: Readonly<Record<string, unknown>>,
  listed: ReadonlySet<unknown>,
): void => {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.checked = control.name.endsWith("additionalDocuments")
      ? listed.has(control.value)
      : values[control.name] === "true";
  } else if (
    (control instanceof HTMLInputElement || control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement) &&
    control.name.startsWith("/")
  ) {
    const value = values[control.name];
    if (typeof value === "string") control.value = value;
    else if (!(control instanceof HTMLSelectElement)) control.value = "";
  }
};

/** Documents beside the first, each under its place. */
const documentsName = "/invoiceData/additionalDocuments/";

const open = async (form: HTMLFormElement, file: File, work: FileWork): Promise<boolean> => {
  const text = await file.text();
  const request: unknown = JSON.parse(text);
  if (!isRecord(request) || !isRecord(request["invoiceData"])) return false;
  const base = form.querySelector<HTMLInputElement>("input[name=base]");
  if (base !== null) base.value = text;
  const values = await work.values();
  if (!isRecord(values)) return false;
  const { lineItems } = request["invoiceData"];
  const lines = Array.isArray(lineItems) ? lineItems.length : 0;
  work.rows(Math.max(0, lines - form.querySelectorAll("#lines tbody tr").length));
  const chosen = Object.entries(values).filter(([name]) => name.startsWith(documentsName));
  const listed = new Set<unknown>(chosen.map(([, type]) => type));
  for (const control of form.elements) setField(control, values, listed);
  const receiver = !("email" in request) ? "account" : request["email"] === null ? "none" : "other";
  form.querySelector<HTMLInputElement>(`#receiver-${receiver}`)?.click();
  return true;
};

const onClick = (id: string, work: () => void): void =>
  document.getElementById(id)?.addEventListener("click", work);

/** Makes the buttons above the form work. */
export const fileButtons = (
  form: HTMLFormElement,
  words: Readonly<Record<string, string>>,
  work: FileWork,
): void => {
  const chooser = document.querySelector<HTMLInputElement>("#file");
  if (chooser === null) return;
  chooser.addEventListener("change", () => {
    const [file] = chooser.files ?? [];
    if (file === undefined) return;
    open(form, file, work).catch(() => false).then((isOpened) => {
      if (isOpened) work.done();
      else work.said(words["notJson"] ?? "");
      chooser.value = "";
    });
  });
  onClick("open-file", () => chooser.click());
  onClick("save-file", () => save(work.request()));
  onClick("forget-parties", forgetParties);
};
