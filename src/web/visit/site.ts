/**
 * Parts that the features together give to every page: the navigation, the tabs of an account, the words for what keys
 * may do, and the files that pages refer to. It is folded from the features' manifests where the service is put
 * together.
 */
import * as Context from "effect/Context";
import type { Permission } from "../../contract/access.ts";
import type { Right } from "../../domain/accounts/roles.ts";
import type { PageFiles } from "../assets/page_files.ts";
import type { PageNames } from "../issue_sentences/page_sentence.ts";
import type { Language } from "../words/language.ts";

/** A text in each language. */
export type Label = (language: Language) => string;

/** A place of the navigation. */
export interface NavigationEntry {
  /** By which a page says that it belongs there. */
  readonly section: string;
  readonly path: `/${string}`;
  readonly label: Label;
  /** True if who has no account may use it: then it is offered where a page isn't found. */
  readonly isOpen: boolean;
  /** Right that its page needs; left out: to look. */
  readonly right?: Right;
  /** True if its pages are English whatever language is asked for. */
  readonly isEnglish?: true;
}

/** A tab of an account's own pages. */
export interface AccountTab {
  readonly path: `/${string}`;
  readonly label: Label;
  /** True if only operators see it. */
  readonly isForOperators?: true;
  /** Right that its page needs; left out: to look. */
  readonly right?: Right;
}

/** Permission of a key, in words. */
export interface PermissionWords {
  readonly permission: Permission;
  /** Short, as in a list. */
  readonly label: Label;
  /** The calls that it covers. */
  readonly hint: Label;
}

/** Names that pages give members of requests and columns of tables, by their names on the wire. */
export type FieldLabels = (language: Language) => Readonly<Record<string, string>>;

/** Parts that the pages of all features share. */
export class Site extends Context.Tag("Site")<Site, {
  readonly navigation: ReadonlyArray<NavigationEntry>;
  readonly accountTabs: ReadonlyArray<AccountTab>;
  readonly permissions: ReadonlyArray<PermissionWords>;
  /** Names that pages give the members of requests and the columns of tables. */
  readonly fieldNames: (language: Language) => PageNames;
  readonly files: PageFiles;
}>() {}
