/**
 * The frame of the pages of an importer's year: tabs that keep whose year it is, the choice of it, and what a newcomer
 * reads where nothing was recorded yet.
 */
import type { ComponentChildren, VNode } from "preact";
import { may } from "../../../domain/accounts/roles.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { Offered } from "../../../web/parts/form_token.tsx";
import type { Framed } from "../../../web/page/layout.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { EnglishLink } from "../../../web/parts/english_link.tsx";
import { type Option, SelectField } from "../../../web/parts/fields.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import { Tabs } from "../../../web/parts/tabs.tsx";
import type { Language } from "../../../web/words/language.ts";
import { frameTexts } from "../texts/frame.ts";
import type { ChosenYear } from "./chosen.ts";
import { importPaths } from "./import_paths.ts";
import { PersonChoice } from "../../../web/people/person_choice.tsx";
import { personOptions } from "./whose/person_options.ts";

const isYear = (text: string): boolean => /^\d{4}$/.test(text);
const isId = (text: string): boolean => uuidOfText(text) !== undefined;
const keptNames = { importer: isId, declarant: isId, year: isYear } as const;

/** Part of the address that says whose year it is. */
const keptOf = ({ visit: { query } }: Member): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(keptNames).flatMap(([name, isKept]) => {
      const value = query[name] ?? "";
      return isKept(value) ? [[name, value]] : [];
    }),
  );

/** @returns the path with whose year it is, and more */
export const pathFor = (
  path: string,
  member: Member,
  more: Readonly<Record<string, string>> = {},
): string => {
  const words = new URLSearchParams({ ...keptOf(member), ...more }).toString();
  return words === "" ? path : `${path}?${words}`;
};

const tabs = ["year", "ledger", "codes", "certificates", "declaration", "books", "people"] as const;

/** Tab of a page. */
export type ImportTab = typeof tabs[number];

/** Contents of a page of an importer's year. */
export interface ImportPage {
  readonly tab: ImportTab;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** @returns the page in its frame */
export const inImports = (member: Member, { tab, title, children }: ImportPage): Framed => {
  const texts = frameTexts[member.visit.language];
  return {
    visit: member.visit,
    title,
    section: "imports",
    children: (
      <>
        <Tabs
          label={texts.section}
          tabs={tabs.map((name) => ({
            href: pathFor(importPaths[name], member),
            label: texts[name],
            isCurrent: name === tab,
          }))}
        />
        <h1>{title}</h1>
        {may(member.signedIn.role, "work") ? null : <p class="notice">{texts.onlyLooking}</p>}
        {children}
      </>
    ),
  };
};

/** @returns the options of a choice by words */
export const wordOptions = (words: Readonly<Record<string, string>>): ReadonlyArray<Option> =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Parts of a choice that a page asks for. */
export interface ChoiceParts {
  readonly importer?: boolean;
  readonly declarant?: boolean;
}

/** The form that chooses whose year a page shows; fields that leave no choice are left out. */
export const Choice = ({ member, chosen, path, importer = false, declarant = false }: ChoiceParts & {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly path: string;
}): VNode | null => {
  const { language } = member.visit;
  const texts = frameTexts[language];
  const { importers, declarants, years } = chosen;
  const asksImporter = importer && importers.length > 1;
  const asksDeclarant = declarant && declarants.length > 1;
  if (!asksImporter && !asksDeclarant && years.length < 2) return null;
  return (
    <form class="searching whose" method="get" action={path}>
      {asksImporter
        ? (
          <PersonChoice
            language={language}
            name="importer"
            label={texts.importer}
            options={personOptions(importers)}
            value={chosen.importer?.id}
          />
        )
        : null}
      {asksDeclarant
        ? (
          <PersonChoice
            language={language}
            name="declarant"
            label={texts.declarant}
            options={[
              ...(asksImporter
                ? [{ value: "", label: texts.usualDeclarant }]
                : chosen.declarant === undefined
                ? [{ value: "", label: texts.chooseDeclarant }]
                : []),
              ...personOptions(declarants),
            ]}
            value={asksImporter ? chosen.namedDeclarant?.id ?? "" : chosen.declarant?.id}
          />
        )
        : null}
      {years.length < 2 ? null : (
        <SelectField
          language={language}
          name="year"
          label={texts.yearOf}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          value={String(chosen.year)}
        />
      )}
      <div class="actions">
        <button class="button second" type="submit">{texts.show}</button>
      </div>
    </form>
  );
};

/** A panel that says what to do first, with the button that leads there. */
const Empty = ({ title, text, href, button, also, language }: {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly button: string;
  /** Another way. */
  readonly also?: { readonly href: string; readonly button: string };
  readonly language: Language;
}): VNode => (
  <div class="panel empty">
    <h2>{title}</h2>
    <p class="muted">{text}</p>
    <Offered right="work">
      <p class="actions">
        <a class="button" href={href}>{button}</a>
        {also === undefined ? null : <a class="button second" href={also.href}>{also.button}</a>}
      </p>
    </Offered>
    <p class="small">
      <EnglishLink href="/docs/imports" text={frameTexts[language].guide} language={language} />
    </p>
  </div>
);

/** The first step of an account without an importer. */
export const FirstStep = ({ language }: { readonly language: Language }): VNode => {
  const { firstTitle, firstText, firstButton } = frameTexts[language];
  const href = `${importPaths.people}#importer`;
  return <Empty title={firstTitle} text={firstText} href={href} button={firstButton} language={language} />;
};

/** The step before declaration and certificates. */
export const DeclarantStep = ({ language }: { readonly language: Language }): VNode => {
  const { noDeclarantTitle: title, noDeclarantText: text, noDeclarantButton: button } = frameTexts[language];
  const href = `${importPaths.people}#declarant`;
  return <Empty title={title} text={text} href={href} button={button} language={language} />;
};

/** The step of an importer without imports. */
export const ImportStep = ({ member }: { readonly member: Member }): VNode => {
  const { language } = member.visit;
  const { noImportsTitle, noImportsText, importSheet, addImport } = frameTexts[language];
  return (
    <Empty
      title={noImportsTitle}
      text={noImportsText}
      href={pathFor(importPaths.sheet, member)}
      button={importSheet}
      also={{ href: pathFor(importPaths.add, member), button: addImport }}
      language={language}
    />
  );
};

/** A notice that something was done; none where nothing was. */
export const Done = ({ text }: { readonly text: string | undefined }): VNode | null =>
  text === undefined ? null : (
    <Notice tone="good">
      <p>{text}</p>
    </Notice>
  );

/** Sentences that a reader should know; none where there are none. */
export const Notes = ({ title, notes }: {
  readonly title: string;
  readonly notes: ReadonlyArray<string>;
}): VNode | null =>
  notes.length === 0 ? null : (
    <section class="panel">
      <h2>{title}</h2>
      <ul class="notes">
        {notes.map((note) => <li>{note}</li>)}
      </ul>
    </section>
  );
