/** Forms that people type into: whoever leaves a page of one for another language leaves what was typed. */

/** Fields in which nobody types. */
const otherField = /\btype="(?:hidden|checkbox|radio|file|submit)"/;

/** Fields of a form's HTML in which somebody types; one line is typed again in no time, longer texts are not. */
const isWork = (form: string): boolean => {
  const inputs = form.split("<input").slice(1).map((rest) => rest.split(">", 1).join());
  return form.includes("<textarea") || inputs.filter((input) => !otherField.test(input)).length > 1;
};

/** @returns true for the HTML of a page on which somebody fills in a form that is sent: more than one line */
export const hasTypedForm = (html: string): boolean =>
  html.split("<form").slice(1).some((rest) => {
    const [form = ""] = rest.split("</form>", 1);
    return form.split(">", 1).join().includes('method="post"') && isWork(form);
  });
