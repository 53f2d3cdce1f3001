/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Searches goods while somebody types, those used before first: a combobox as the ARIA practices describe it. The field's parent names the
 * address to ask (`data-search`) and what the list is called (`data-found`).
 */

import { type GoodsResult, isGoodsResult, rememberGoods, usedFirst, usedGoods } from "./goods_used.ts";

const pauseMs = 140;
const leastLetters = 2;

/** @returns the goods that fit the words, the best first; none where the service refuses to search */
export const findGoods = async (
  address: string,
  words: string,
  signal: AbortSignal | null = null,
): Promise<ReadonlyArray<GoodsResult>> => {
  const response = await fetch(`${address}?q=${encodeURIComponent(words)}`, { signal });
  if (!response.ok) return [];
  const answer: unknown = await response.json();
  const results: unknown = typeof answer === "object" && answer !== null && "results" in answer
    ? answer.results
    : [];
  return Array.isArray(results) ? results.filter(isGoodsResult) : [];
};

const spaced = (code: string): string => code.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1 $2 $3");

const element = (name: string, className: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

/**
 * Makes the field a combobox.
 * @param picked is told the code and what it covers
 */
export const searchGoods = (input: HTMLInputElement, picked: (found: GoodsResult) => void): void => {
  const holder = input.parentElement;
  const address = holder?.dataset["search"];
  if (holder === null || address === undefined) return;
  const list = element("ul", "found", "");
  list.id = `${input.id}-found`;
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", holder.dataset["found"] ?? "");
  holder.append(list);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");

  let results: ReadonlyArray<GoodsResult> = [];
  let active = -1;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();

  const setBusy = (isBusy: boolean): void => list.setAttribute("aria-busy", String(isBusy));
  /** A search that is still on its way does not open the list again. */
  const close = (): void => {
    clearTimeout(waiting);
    asked.abort();
    setBusy(false);
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const mark = (position: number): void => {
    active = position;
    [...list.children].forEach((option, index) =>
      option.setAttribute("aria-selected", String(index === active))
    );
    const option = list.children[active];
    if (option === undefined) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };
  const pick = (found: GoodsResult): void => {
    input.value = spaced(found.cn_code);
    rememberGoods(found);
    close();
    picked(found);
  };
  const optionOf = (found: GoodsResult, index: number): HTMLElement => {
    const option = element("li", "", "");
    const description = element("span", "", found.name ?? found.description);
    if (found.name === undefined) description.lang = "en";
    option.id = `${list.id}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.append(element("span", "figures", spaced(found.cn_code)), description);
    option.addEventListener("mousedown", (event) => {
      event.preventDefault();
      pick(found);
    });
    return option;
  };
  /** Opens the list; an entry that was marked stays marked where it is found again. */
  const open = (found: ReadonlyArray<GoodsResult>): void => {
    const marked = list.hidden ? undefined : results[active]?.cn_code;
    results = found;
    list.replaceChildren(...found.map(optionOf));
    if (found.length === 0) return close();
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    mark(found.findIndex(({ cn_code }) => cn_code === marked));
  };
  const search = (): void => {
    asked.abort();
    const { signal } = asked = new AbortController();
    const words = input.value.trim();
    if (words === "") return open(usedGoods());
    if (words.length < leastLetters) return close();
    findGoods(address, words, signal).catch(() => []).then((found) => {
      if (signal.aborted) return;
      setBusy(false);
      if (document.activeElement === input) open(usedFirst(found));
    });
  };

  input.addEventListener("input", () => {
    // What the words before would find is not asked for any more.
    asked.abort();
    clearTimeout(waiting);
    setBusy(true);
    waiting = setTimeout(search, pauseMs);
  });
  input.addEventListener("focus", () => {
    if (input.value === "") open(usedGoods());
  });
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
  input.addEventListener("keydown", (event) => {
    // Keys that choose among the letters of an input method are not for the list.
    if (event.isComposing) return;
    if (list.hidden) return event.key === "Escape" ? close() : undefined;
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    const found = results[active];
    if (move !== undefined) mark((active + move + results.length) % results.length);
    else if (event.key === "Enter" && found !== undefined) pick(found);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
};
