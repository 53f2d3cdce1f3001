/// <reference lib="dom" />
/** Parts of a page that are drawn anew while somebody may be typing in them. */

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The element of the place that has the focus. */
const focusedIn = (place: HTMLElement): Element | null =>
  place.contains(document.activeElement) ? document.activeElement : null;

/**
 * Draws a place anew: what is being typed in a field of it is taken first, and goes on in the field that takes its place. A focus that is
 * elsewhere stays there.
 * @param instead id of the element that has the focus next where the focused one, such as a button, is gone
 */
export const drawAnew = (
  place: HTMLElement,
  content: () => ReadonlyArray<HTMLElement>,
  instead?: string,
): void => {
  const left = focusedIn(place);
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  const selected = isTyped(left) ? [left.selectionStart, left.selectionEnd] as const : undefined;
  if (isTyped(left)) left.blur();
  place.replaceChildren(...content());
  const same = left === null || left.id === "" ? null : document.getElementById(left.id);
  const next = same ?? (left !== null || isNowhere ? document.getElementById(instead ?? "") : null);
  next?.focus({ preventScroll: true });
  if (next === same && isTyped(next) && selected !== undefined) next.setSelectionRange(...selected);
};
