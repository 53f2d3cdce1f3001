/// <reference lib="dom" />
/**
 * Additions to the documentation's pages: code in tabs, copying, suggestions while a search is typed, and the mark of
 * the heading that is being read. Every page can be read without it.
 */

const languageKey = "docs-language";

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

const chosen = (): string | null => {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
};

const remember = (language: string): void => {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // A browser that keeps nothing shows the first language again on the next page.
  }
};

/** All groups of code on the page show the language that was chosen in one of them. */
const choose = (language: string): void => {
  for (const tab of document.querySelectorAll<HTMLElement>(".code-group > [role=tablist] > button")) {
    const group = tab.closest(".code-group");
    if (group?.querySelector(`.code[data-language="${language}"]`) === null) continue;
    const isChosen = tab.dataset["language"] === language;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel !== null) panel.hidden = !isChosen;
  }
};

const moveWithArrows = (event: KeyboardEvent, tabs: ReadonlyArray<HTMLElement>): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = tabs.findIndex((tab) => tab === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
};

const makeTabs = (group: Element, place: number): void => {
  const panels = [...group.querySelectorAll<HTMLElement>(".code")];
  const list = element("div", { className: "tabs" });
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language");
  const tabs = panels.map((panel, index) => {
    const language = panel.dataset["language"] ?? "";
    panel.id = `code-${place}-${index}`;
    panel.setAttribute("role", "tabpanel");
    const tab = element("button", {
      type: "button",
      textContent: panel.querySelector(".code-name")?.textContent ?? "",
    });
    tab.dataset["language"] = language;
    tab.id = `tab-${place}-${index}`;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", () => {
      const top = tab.getBoundingClientRect().top;
      choose(language);
      remember(language);
      scrollBy(0, tab.getBoundingClientRect().top - top);
    });
    return tab;
  });
  list.addEventListener("keydown", (event) => moveWithArrows(event, tabs));
  list.append(...tabs);
  group.prepend(list);
  const first = panels[0]?.dataset["language"];
  const isThere = panels.some((panel) => panel.dataset["language"] === chosen());
  choose((isThere ? chosen() : first) ?? "");
};

const addCopying = (panel: Element): void => {
  const button = element("button", {
    type: "button",
    className: "button quiet small copy",
    textContent: "Copy",
  });
  const name = panel.querySelector(".code-name")?.textContent ?? "code";
  button.setAttribute("aria-label", `Copy ${name}`);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(panel.querySelector("code")?.textContent ?? "");
    button.textContent = "Copied";
    setTimeout(() => button.textContent = "Copy", 1_500);
  });
  panel.append(button);
};

const isInView = "docs-read";

/** Marks, in the list of headings, the one whose text is being read. */
const followReading = (): void => {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>(".docs-contents a")].map((
      link,
    ) => [link.hash.slice(1), link]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(decodeURIComponent(id)) ?? []);
  const mark = (): void => {
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < 120) ?? headings[0];
    for (const [id, link] of links) link.classList.toggle(isInView, id === current?.id);
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
};

/** Scrolls the navigation, and nothing else, to the page that is shown: so that a whole line stands at its top. */
const showCurrent = (): void => {
  const list = document.querySelector<HTMLElement>(".docs-groups");
  const current = list?.querySelector<HTMLElement>("[aria-current]");
  if (list === null || current === null || current === undefined) return;
  const top = list.getBoundingClientRect().top;
  const below = (line: Element): number => line.getBoundingClientRect().top - top + list.scrollTop;
  if (below(current) < list.clientHeight - 60) return;
  const lines = [...list.querySelectorAll("summary, a")].filter((line) => line.checkVisibility());
  const first = lines.find((line) => below(line) > below(current) - list.clientHeight / 2);
  if (first !== undefined) list.scrollTop = Math.floor(below(first));
};

/** Opens the folded part that the address leads to, in browsers that leave it folded. */
const unfold = (): void => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest("details");
  if (target === null || fold === null || fold === undefined || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
};

document.querySelectorAll(".code-group").forEach(makeTabs);
if (navigator.clipboard !== undefined) document.querySelectorAll("div.code").forEach(addCopying);
followReading();
showCurrent();
addEventListener("hashchange", unfold);
unfold();
