/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * A button beside every text that is there to be copied: `data-copy` and `data-copied` hold its words.
 */

const textOf = (element: HTMLElement): string =>
  element instanceof HTMLInputElement ? element.value : element.innerText.trim();

const buttonFor = (element: HTMLElement): HTMLButtonElement => {
  const button = document.createElement("button");
  const { copy = "", copied = "" } = element.dataset;
  button.type = "button";
  button.className = "button second small copy no-print";
  button.textContent = copy;
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(textOf(element)).then(() => {
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, 2_000);
    }, () => getSelection()?.selectAllChildren(element));
  });
  return button;
};

/** Adds the buttons to all texts below the element that have none yet. */
export const offerCopies = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>("[data-copy]")) {
    if (!element.nextElementSibling?.classList.contains("copy")) element.after(buttonFor(element));
  }
};
