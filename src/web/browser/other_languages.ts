/// <reference lib="dom" />
/** Links of a page to itself in other languages, which take along what stands in its form, sent or not. */

/** The link's address with the form's values; what is empty now is no longer asked. */
const searchWith = (link: HTMLAnchorElement, form: HTMLFormElement): string => {
  const search = new URLSearchParams(link.search);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") search.set(name, value);
    else search.delete(name);
  }
  return search.toString();
};

/** Leads who looks at another language there with what was typed into a form whose address is its question. */
export const takeTypedAlong = (form: HTMLFormElement): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[rel=alternate]")) {
    const lead = (): void => {
      link.search = searchWith(link, form);
    };
    link.addEventListener("click", lead);
    link.addEventListener("auxclick", lead);
  }
};
