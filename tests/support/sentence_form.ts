/** The form of sentences that answers are made of, so that several one behind the other can be read. */

/** What was sent stands in quotes, in any form. */
const quoted = /"(?:[^"\\]|\\.)*"/g;
/** Names of hosts and files and numbers with points, inside which no sentence ends. */
const withPoints = /\b[\w/-]+(?:\.[\w-]+)+\b/g;

/** @returns what is wrong with the form of a sentence, or of several; undefined for nothing */
export const formFault = (text: string, label = ""): string | undefined => {
  if (!/[.?!…]$/.test(text)) return "has no stop at its end";
  const own = text.replace(quoted, '"x"').replace(withPoints, "x");
  if (/ {2}|\s$|^\s/.test(own)) return "has blanks of no use";
  if (/\.[.,:;]|[,:;]\./.test(own.replace(/\.{3}|…/g, ""))) return "has two stops";
  if (/[.?][A-Z]/.test(own)) return "runs into the next sentence";
  if (/\bundefined\b|\[object|\bNaN\b/.test(own)) return "names nothing";
  if (label !== "" && text.startsWith(`${label} `) && /^[A-Z][a-z]/.test(text.slice(label.length + 1))) {
    return "has its name before a whole sentence";
  }
  return undefined;
};
