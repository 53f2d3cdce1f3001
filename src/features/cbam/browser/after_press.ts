/// <reference lib="dom" />
/**
 * Presses of a pointer: an answer that is shown while a button is pressed may move it away from under the pointer, and its click would be
 * lost. It is shown once the button was let go.
 */

/** A click comes a moment after the pointer was let go. */
const clickMs = 50;
/** A press whose end no page is told of, as one that ends in a menu of the browser. */
const longestMs = 1_000;

let ends: ReturnType<typeof setTimeout> | undefined;
const waiting: Array<() => void> = [];

const endIn = (ms: number): void => {
  clearTimeout(ends);
  ends = setTimeout(() => {
    ends = undefined;
    for (const show of waiting.splice(0)) show();
  }, ms);
};

addEventListener("pointerdown", () => endIn(longestMs), { capture: true });
for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, () => endIn(clickMs), { capture: true });
}

/** Shows something now, or once the pressed button was let go and clicked. */
export const afterPress = (show: () => void): void => {
  if (ends === undefined) show();
  else waiting.push(show);
};
