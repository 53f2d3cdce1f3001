/**
 * The frame of an account's own pages: heading and the tabs that the features have for accounts.
 */
import type { ComponentChildren, VNode } from "preact";
import { may } from "../../domain/accounts/roles.ts";
import { Tabs } from "../parts/tabs.tsx";
import { shellTexts } from "../words/shell.ts";
import type { Framed } from "./layout.tsx";
import type { Member } from "./routes.ts";

const AccountTabs = ({ member, path }: { member: Member; path: string }): VNode => {
  const { language, site } = member.visit;
  const tabs = site.accountTabs
    .filter(({ isForOperators = false, right = "look" }) =>
      (!isForOperators || member.signedIn.isOperator) && may(member.signedIn.role, right)
    )
    .map((tab) => ({ href: tab.path, label: tab.label(language), isCurrent: tab.path === path }));
  return <Tabs label={shellTexts[language].account} tabs={tabs} />;
};

/** @returns the page in its frame */
export const inAccount = (
  member: Member,
  { path, title, children, modules }: {
    /** Of the tab that the page belongs to. */
    readonly path: string;
    readonly title: string;
    readonly children: ComponentChildren;
    readonly modules?: ReadonlyArray<string>;
  },
): Framed => ({
  visit: member.visit,
  title,
  ...(modules === undefined ? undefined : { modules }),
  children: (
    <>
      <AccountTabs member={member} path={path} />
      <h1>{title}</h1>
      {children}
    </>
  ),
});
