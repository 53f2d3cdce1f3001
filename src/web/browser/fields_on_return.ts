/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Fields without the browser's own suggestions (`autocomplete="off"`) on a page that is put aside and shown again as it was left. WebKit
 * takes such a field for a secret unless the page itself brought a value, and empties it as the page is shown again, without an event.
 * So the attribute goes while the page is away. Fields of passwords keep it.
 */

/** Fields whose attribute is away. */
let without: ReadonlyArray<Element> = [];

/** True for a page that goes, or comes back, as it stands. */
const isKept = (event: Event): boolean => event instanceof PageTransitionEvent && event.persisted;

addEventListener("pagehide", (event) => {
  if (!isKept(event)) return;
  without = [...document.querySelectorAll("input[autocomplete=off]:not([type=password])")];
  for (const field of without) field.removeAttribute("autocomplete");
});

addEventListener("pageshow", (event) => {
  if (!isKept(event)) return;
  for (const field of without) field.setAttribute("autocomplete", "off");
  without = [];
});
