/** Text in HTML. */

/** Escapes text for HTML, as content and as a value between double quotation marks. */
export const escapedHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
