/// <reference lib="dom" />
/**
 * Suggestions while a search of the documentation is typed: a list under the field that the arrow keys go through.
 */

/** A section that was found, as `/docs/search` answers. */
interface Hit {
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly chapter: string;
  readonly excerpt: string;
}

const form = document.querySelector<HTMLFormElement>(".docs-search");
const field = form?.querySelector("input");

const list = Object.assign(document.createElement("ul"), { id: "docs-suggestions", hidden: true });
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", "Suggestions");

let active = -1;

const options = (): ReadonlyArray<HTMLElement> => [...list.querySelectorAll<HTMLElement>("[role=option]")];

const mark = (next: number): void => {
  active = next;
  options().forEach((option, index) => option.setAttribute("aria-selected", String(index === active)));
  const option = options()[active];
  option?.scrollIntoView({ block: "nearest" });
  if (option === undefined) field?.removeAttribute("aria-activedescendant");
  else field?.setAttribute("aria-activedescendant", option.id);
};

const close = (): void => {
  list.hidden = true;
  field?.setAttribute("aria-expanded", "false");
  mark(-1);
};

const optionOf = ({ address, title, heading, chapter, excerpt }: Hit, index: number): HTMLElement => {
  const option = Object.assign(document.createElement("li"), { id: `docs-suggestion-${index}` });
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  const name = Object.assign(document.createElement("strong"), {
    textContent: heading === "" ? title : heading,
  });
  const place = Object.assign(document.createElement("small"), {
    textContent: heading === "" ? chapter : `${chapter}, ${title}`,
  });
  const text = Object.assign(document.createElement("span"), { textContent: excerpt });
  option.append(name, place, text);
  option.dataset["address"] = address;
  // Before the field loses its focus, which would close the list.
  option.addEventListener("mousedown", (event) => {
    event.preventDefault();
    location.assign(address);
  });
  return option;
};

const show = (hits: ReadonlyArray<Hit>): void => {
  list.replaceChildren(...hits.map(optionOf));
  list.hidden = hits.length === 0;
  field?.setAttribute("aria-expanded", String(hits.length > 0));
  mark(-1);
};

const suggest = async (query: string): Promise<void> => {
  if (query === "") return close();
  const answer = await fetch(`/docs/search?${new URLSearchParams({ q: query })}`, {
    headers: { accept: "application/json" },
  });
  const hits: ReadonlyArray<Hit> = answer.ok ? await answer.json() : [];
  // A later letter may have been asked for meanwhile.
  if (field?.value.trim() === query) show(hits);
};

const onKey = (event: KeyboardEvent): void => {
  const all = options();
  if (event.key === "Escape") close();
  if (list.hidden) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    mark((active + step + all.length + (active < 0 && step < 0 ? 1 : 0)) % all.length);
  }
  const address = all[active]?.dataset["address"];
  if (event.key === "Enter" && address !== undefined) {
    event.preventDefault();
    location.assign(address);
  }
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

if (form !== null && field !== null && field !== undefined) {
  form.append(list);
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  field.setAttribute("aria-expanded", "false");
  field.addEventListener("input", () => suggest(field.value.trim()).catch(close));
  field.addEventListener("keydown", onKey);
  field.addEventListener("blur", close);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
