/** Forms that people type into: whoever leaves a page of one for another language leaves what was typed. */

/** Field of what held when a form was made that puts something else in its place. */
export const holdingName = "holding";

/** Parts of an address by which a page tells what was done before it was asked for. */
export const toldNames: ReadonlyArray<string> = ["done", "kept", "made", "revoked", "saved"];

/** Fields in which nobody types. */
const otherField = /\btype="(?:hidden|checkbox|radio|file|submit)"/;
const box = /\btype="(?:checkbox|radio)"/;

/** Fields of a form's HTML in which somebody types; one line is typed again in no time, longer texts, and choices beside it, are not. */
const isWork = (form: string): boolean => {
  const inputs = form.split("<input").slice(1).map((rest) => rest.split(">", 1).join());
  const lines = inputs.filter((input) => !otherField.test(input)).length;
  const choices = inputs.filter((input) => box.test(input)).length > 1 ? 1 : 0;
  return form.includes("<textarea") || lines + (lines > 0 ? choices : 0) > 1;
};

/** A form that is sent, or a long question (`data-typed`), which the page's address has once it was asked, and not before. */
const keptNowhere = /method="post"|\sdata-typed\b/;

/** Forms that are sent and have no draft of their own and no file, whose values `web/browser/typed_forms.ts` keeps. */
const isKeptByTab = (start: string): boolean =>
  start.includes('method="post"') && !/\s(?:data-draft|enctype)\b/i.test(start);

/** True if somebody fills in a form of the HTML that starts as asked. */
const hasForm = (html: string, isAsked: (start: string) => boolean): boolean =>
  html.split("<form").slice(1).some((rest) => {
    const [form = ""] = rest.split("</form>", 1);
    return isAsked(form.split(">", 1).join()) && isWork(form);
  });

/** @returns true for the HTML of a page on which somebody fills in a form: more than one line */
export const hasTypedForm = (html: string): boolean => hasForm(html, (start) => keptNowhere.test(start));

/** Module of pages with forms whose values the tab keeps. */
const typedFormsModule = "web/browser/typed_forms.ts";
/** Module of pages with fields, which keep their values while the browser puts the page aside. */
const fieldsModule = "web/browser/fields_on_return.ts";

/** Modules of forms, which any page may have, by their paths below `src`. */
export const formModules: ReadonlyArray<string> = [typedFormsModule, fieldsModule];

/** @returns true for the HTML of a page with a form of more than one line whose values the tab keeps */
export const hasKeptForm = (html: string): boolean => hasForm(html, isKeptByTab);

/** @returns those of `formModules` that the page with the HTML runs */
export const formModulesOf = (html: string): ReadonlyArray<string> => [
  ...(hasKeptForm(html) ? [typedFormsModule] : []),
  ...(html.includes('class="control') ? [fieldsModule] : []),
];
