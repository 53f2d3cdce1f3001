/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * A file with an invoice's request that is opened in the form.
 */
import { filled } from "../../../web/browser/dom.ts";
import { besideAnew } from "./invoice_beside.ts";
import type { FileWork } from "./invoice_files.ts";
import { rowsMost } from "./invoice_grid.ts";

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

/** Puts a file into the form. @returns why the form stays as it is, in words; nothing where the file stands in it */
export const open = async (
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
  besideAnew(form);
  work.rows(Math.max(0, lines - form.querySelectorAll("#lines tbody tr").length));
  const chosen = Object.entries(values).filter(([name]) => name.startsWith(documentsName));
  const listed = new Set<unknown>(chosen.map(([, type]) => type));
  for (const control of form.elements) setField(control, values, listed);
  const receiver = !("email" in request) ? "account" : request["email"] === null ? "none" : "other";
  form.querySelector<HTMLInputElement>(`#receiver-${receiver}`)?.click();
  return "";
};
