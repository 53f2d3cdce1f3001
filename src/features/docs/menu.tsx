/**
 * The menu of the documentation: its search, its chapters, and in the reference a list that opens for each group of calls.
 */
import type { VNode } from "preact";
import type { Language } from "../../web/words/language.ts";
import type { Library, NavigationEntry, NavigationGroup } from "./library/library.ts";
import { docsWords } from "./words.ts";

/** An address with places where a line may break: behind each of its parts. */
const Breakable = ({ text }: { text: string }): VNode => (
  <span>
    {text.split(/(?<=[/.])/).map((part, at) => (
      <>
        {at === 0 ? null : <wbr />}
        {part}
      </>
    ))}
  </span>
);

const Entry = ({ entry, current }: { entry: NavigationEntry; current: string }): VNode => (
  <li>
    <a
      href={entry.address}
      class={entry.method === undefined ? undefined : "docs-call"}
      aria-current={entry.address === current ? "page" : undefined}
    >
      {entry.method === undefined ? entry.label : (
        <>
          <span class={`docs-method ${entry.method.toLowerCase()}`}>{entry.method}</span>
          <Breakable text={entry.label} />
        </>
      )}
    </a>
  </li>
);

const Entries = (
  { entries, current }: { entries: ReadonlyArray<NavigationEntry>; current: string },
): VNode => <ul>{entries.map((entry) => <Entry entry={entry} current={current} />)}</ul>;

const Group = ({ group: { heading, isOpen, entries }, current }: {
  group: NavigationGroup;
  current: string;
}): VNode => {
  const tags = new Set(entries.flatMap(({ tag }) => tag ?? []));
  return (
    <details open={isOpen || entries.some(({ address }) => address === current)}>
      <summary>{heading}</summary>
      <Entries entries={entries.filter(({ tag }) => tag === undefined)} current={current} />
      {[...tags].map((tag) => (
        <Group
          group={{
            heading: tag,
            isOpen: false,
            entries: entries.flatMap(({ tag: own, ...entry }) => own === tag ? [entry] : []),
          }}
          current={current}
        />
      ))}
    </details>
  );
};

/** The field at the top of the menu. */
export const SearchForm = ({ query, language }: { query: string; language: Language }): VNode => (
  <form class="docs-search" lang={language} role="search" action="/docs/search">
    <label class="unseen" for="docs-query">{docsWords[language].searchField}</label>
    <input
      class="control"
      id="docs-query"
      type="search"
      name="q"
      value={query}
      placeholder={docsWords[language].searchField}
      autocomplete="off"
      spellcheck={false}
      maxLength={100}
    />
    <kbd aria-hidden="true">/</kbd>
  </form>
);

/** Every page, chapter by chapter, with the one that is shown marked. */
export const Navigation = (
  { library, current, language }: { library: Library; current: string; language: Language },
): VNode => (
  <nav class="docs-nav" aria-label={docsWords[language].documentation}>
    <details class="docs-menu">
      <summary lang={language}>{docsWords[language].allPages}</summary>
    </details>
    <div class="docs-groups">
      {library.navigation.map((group) => <Group group={group} current={current} />)}
    </div>
  </nav>
);
