/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The invoice's request as a file: saved from the form, opened into it.
 */
import { filled } from "../../../web/browser/dom.ts";
import { rowsMost } from "./invoice_grid.ts";
import { forgetParties } from "./invoice_parties.ts";
import { sayIn } from "./invoice_problems.ts";

/** The service's answer about a file, or why there is none, in words. */
export type FileAnswer = { readonly value: unknown } | { readonly lacks: string };

/** Parts of the form's module that the buttons need. */
export interface FileWork {
  /** The request that the form comes to as it stands. */
  readonly request: () => Promise<FileAnswer>;
  /** Makes sure that the form has so many first rows. */
  readonly rows: (count: number) => void;
  /** The values of the form's fields that a file's request comes to. */
  readonly values: (text: string) => Promise<FileAnswer>;
  readonly done: () => void;
}

/** Returns the field of the form that holds the members of its file that are left out, as a JSON list of their pointers. */
export const leftField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>("input[name=left]");

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

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

/** A request as it was saved or written for the API; the data that a document carries (`invoice-data.json`) is the invoice alone, for nobody. */
const requestIn = (content: unknown): unknown =>
  isRecord(content) && !("invoiceData" in content) && Array.isArray(content["lineItems"])
    ? { invoiceData: content, email: null }
    : content;

/** @returns the text of a file in UTF-8, as JSON is; undefined for one whose letters would be lost */
const textOf = async (file: File): Promise<string | undefined> => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/** @returns why the form stays as it is, in words; nothing where the file stands in it */
const open = async (
  form: HTMLFormElement,
  file: File,
  { words, work }: { readonly words: Readonly<Record<string, string>>; readonly work: FileWork },
): Promise<string> => {
  const text = await textOf(file);
  const { notJson = "", notUtf8 = "", tooManyLines = "" } = words;
  if (text === undefined) return notUtf8;
  const request = requestIn(parsed(text));
  if (!isRecord(request) || !isRecord(request["invoiceData"])) return notJson;
  const { lineItems } = request["invoiceData"];
  const lines = Array.isArray(lineItems) ? lineItems.length : 0;
  if (lines > rowsMost) return filled(tooManyLines, String(lines));
  const wanted = JSON.stringify(request);
  const answer = await work.values(wanted);
  if ("lacks" in answer) return answer.lacks;
  const values = answer.value;
  if (!isRecord(values)) return notJson;
  const base = form.querySelector<HTMLInputElement>("input[name=base]");
  if (base !== null) base.value = wanted;
  const left = leftField(form);
  if (left !== null) left.value = "";
  work.rows(lines);
  const chosen = Object.entries(values).filter(([name]) => name.startsWith(documentsName));
  const listed = new Set<unknown>(chosen.map(([, type]) => type));
  for (const control of form.elements) setField(control, values, listed);
  const receiver = !("email" in request) ? "account" : request["email"] === null ? "none" : "other";
  form.querySelector<HTMLInputElement>(`#receiver-${receiver}`)?.click();
  return "";
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
  const say = (text: string): void => sayIn("file-said", text);
  // A file that is chosen changes nothing in the form before it is opened.
  chooser.addEventListener("input", (event) => event.stopPropagation());
  chooser.addEventListener("change", (event) => {
    event.stopPropagation();
    const [file] = chooser.files ?? [];
    if (file === undefined) return;
    open(form, file, { words, work }).catch(() => words["notJson"] ?? "").then((lacks) => {
      say(lacks);
      if (lacks === "") work.done();
      chooser.value = "";
    });
  });
  onClick("open-file", () => chooser.click());
  onClick("save-file", () => {
    work.request().then((answer) => {
      say("lacks" in answer ? answer.lacks : "");
      if ("value" in answer) save(answer.value);
    });
  });
  onClick("forget-parties", forgetParties);
};
