/// <reference lib="dom" />
/**
 * Results whose question has changed since: they are dimmed, can't be used, and are named as those of the earlier
 * question, by the note that stands before them (`EarlierNote`).
 */

/** State of a result beside its question. */
export type ResultState = "current" | "earlier" | "unanswered" | "silent";

const noteBefore = (result: HTMLElement): HTMLElement | undefined => {
  const before = result.previousElementSibling;
  return before instanceof HTMLElement && before.classList.contains("earlier-note") ? before : undefined;
};

/**
 * Marks the result as that of its question, of an earlier one, or of an earlier one while the service did not answer the new
 * one; `silent`: nothing was answered yet, and the first question was not.
 */
export const markResult = (result: HTMLElement, state: ResultState): void => {
  const isEarlier = state === "earlier" || state === "unanswered";
  result.classList.toggle("earlier", isEarlier);
  result.inert = isEarlier;
  const note = noteBefore(result);
  if (note === undefined) return;
  note.hidden = state === "current";
  const said = note.dataset[state] ?? "";
  const words = note.firstElementChild;
  if (state !== "current" && words !== null && words.textContent !== said) words.textContent = said;
};
