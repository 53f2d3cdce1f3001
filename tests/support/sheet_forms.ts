/** Forms with a sheet as a browser without scripts sends them: the page's own fields with those that a person changes. */
import type { Seen } from "./session_browser.ts";

const unescaped = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/** Fields of the page's form with a file, as they stand. */
export const fieldsOf = ({ text }: Seen): ReadonlyMap<string, string> => {
  const form = /<form[^>]*multipart\/form-data[\s\S]*?<\/form>/.exec(text)?.[0] ?? "";
  const fields = new Map<string, string>();
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, "name");
    if (name !== undefined && attribute(tag, "type") !== "file") {
      fields.set(name, attribute(tag, "value") ?? "");
    }
  }
  for (const [select, opening = "", options = ""] of form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]*\sselected[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0] ??
      select;
    fields.set(attribute(opening, "name") ?? "", attribute(chosen, "value") ?? "");
  }
  return fields;
};

/** The page's form with what a person changed, and the file that was chosen. */
export const formWith = (
  page: Seen,
  changed: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> | string },
): FormData => {
  const form = new FormData();
  for (const [name, value] of new Map([...fieldsOf(page), ...Object.entries(changed)])) {
    form.append(name, value);
  }
  form.append("file", new File(file === undefined ? [] : [file.bytes], file?.name ?? ""));
  return form;
};
