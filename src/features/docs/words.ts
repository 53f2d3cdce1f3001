/**
 * The documentation's own words around its pages, in the reader's language: its search, the lists beside a page, and the page
 * for an address that has none. The pages themselves are English, but for the guides for clerks in German.
 */
import type { InLanguages } from "../../web/words/language.ts";
import type { PageKind } from "./library/page_kinds.ts";
import { longestQuery, queryIsTooLong } from "./library/search.ts";

/** Words around the pages, of one language. */
export interface DocsWords {
  readonly search: string;
  /** On the button. */
  readonly find: string;
  readonly searchField: string;
  readonly searchSummary: string;
  readonly found: string;
  readonly more: (title: string) => string;
  readonly nothing: string;
  readonly nothingHelp: string;
  readonly empty: string;
  readonly tooLong: string;
  readonly kinds: Readonly<Record<PageKind["kind"], string>>;
  readonly missing: string;
  readonly missingHelp: string;
  readonly near: string;
  readonly begin: string;
  readonly allPages: string;
  readonly documentation: string;
  readonly onThisPage: string;
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  readonly markdown: string;
}

/** The words, in each language. */
export const docsWords: InLanguages<DocsWords> = {
  en: {
    search: "Search",
    find: "Search",
    searchField: "Search the docs",
    searchSummary: "Search in the documentation.",
    found: "What fits best:",
    more: (title) => `More of ${title}`,
    nothing: "Nothing was found for",
    nothingHelp: "Try fewer or other words, or begin here.",
    empty: "Type what you look for into the field.",
    tooLong: queryIsTooLong,
    kinds: { Guide: "Guide", Call: "Call", Problem: "Problem", Handbook: "Handbook", Changes: "Changes" },
    missing: "Not found",
    missingHelp: "There is no such page.",
    near: "Did you mean",
    begin: "Begin at",
    allPages: "All pages",
    documentation: "Documentation",
    onThisPage: "On this page",
    neighbours: "Neighbouring pages",
    previous: "Previous",
    next: "Next",
    markdown: "This page in Markdown",
  },
  de: {
    search: "Suche",
    find: "Suchen",
    searchField: "Doku durchsuchen",
    searchSummary: "Suche in der Dokumentation.",
    found: "Am besten passt:",
    more: (title) => `Mehr aus ${title}`,
    nothing: "Nichts gefunden zu",
    nothingHelp: "Versuchen Sie weniger oder andere Wörter, oder beginnen Sie hier.",
    empty: "Geben Sie in das Feld ein, was Sie suchen.",
    tooLong:
      `Eine Suche darf höchstens ${longestQuery} Zeichen haben: Senden Sie die Wörter, die am meisten sagen.`,
    kinds: {
      Guide: "Anleitung",
      Call: "Aufruf",
      Problem: "Fehler",
      Handbook: "Handbuch",
      Changes: "Änderungen",
    },
    missing: "Nicht gefunden",
    missingHelp: "Diese Seite gibt es nicht.",
    near: "Meinten Sie",
    begin: "Beginnen Sie hier",
    allPages: "Alle Seiten",
    documentation: "Dokumentation",
    onThisPage: "Auf dieser Seite",
    neighbours: "Benachbarte Seiten",
    previous: "Zurück",
    next: "Weiter",
    markdown: "Diese Seite als Markdown",
  },
  fr: {
    search: "Recherche",
    find: "Chercher",
    searchField: "Chercher dans la doc",
    searchSummary: "Recherche dans la documentation.",
    found: "Ce qui convient le mieux\u00a0:",
    more: (title) => `Plus de ${title}`,
    nothing: "Rien n’a été trouvé pour",
    nothingHelp: "Essayez moins de mots ou d’autres mots, ou commencez ici.",
    empty: "Écrivez dans le champ ce que vous cherchez.",
    tooLong:
      `Une recherche a ${longestQuery} caractères au plus\u00a0: envoyez les mots qui en disent le plus.`,
    kinds: {
      Guide: "Guide",
      Call: "Appel",
      Problem: "Erreur",
      Handbook: "Manuel",
      Changes: "Changements",
    },
    missing: "Introuvable",
    missingHelp: "Cette page n’existe pas.",
    near: "Vouliez-vous dire",
    begin: "Commencez ici",
    allPages: "Toutes les pages",
    documentation: "Documentation",
    onThisPage: "Sur cette page",
    neighbours: "Pages voisines",
    previous: "Précédente",
    next: "Suivante",
    markdown: "Cette page en Markdown",
  },
};
