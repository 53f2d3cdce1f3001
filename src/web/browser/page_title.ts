/// <reference lib="dom" />
/** Titles of pages: that of a page with a list of what is wrong begins with "Error:", and keeps what it is without that (`data-plain`). */

const titleOf = (page: Document): HTMLElement | null => page.querySelector("head > title");

/** Gives this page the title of the other. */
export const takeTitle = (page: Document): void => {
  const title = titleOf(page);
  if (title !== null) titleOf(document)?.replaceWith(document.importNode(title, true));
};

/** Takes the word from the title that something is wrong, where the list of it is taken away. */
export const takeErrorFromTitle = (): void => {
  const plain = titleOf(document)?.dataset["plain"];
  if (plain !== undefined && document.title !== plain) document.title = plain;
};
