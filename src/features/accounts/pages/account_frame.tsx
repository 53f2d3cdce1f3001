/**
 * The frame of an account's own pages: heading and tabs.
 */
import type { ComponentChildren, VNode } from "preact";
import type { Framed } from "../../../web/page/layout.tsx";
import { Tabs } from "../../../web/parts/tabs.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { accountTexts } from "../texts/account.ts";

/** The pages of an account, by their places. */
export const accountPaths = {
  overview: "/account",
  keys: "/settings/api-keys",
  reports: "/account/reports",
  batches: "/account/batches",
  invoices: "/account/invoices",
  operator: "/operator",
} as const;

/** One of the pages. */
export type AccountPlace = Exclude<keyof typeof accountPaths, "operator">;

const ownPlaces: ReadonlyArray<AccountPlace> = ["overview", "keys", "reports", "batches", "invoices"];

const AccountTabs = ({ member, place }: { member: Member; place: AccountPlace }): VNode => {
  const texts = accountTexts[member.visit.language];
  const own = ownPlaces.map((name) => ({
    href: accountPaths[name],
    label: texts[name],
    isCurrent: name === place,
  }));
  const operator = { href: accountPaths.operator, label: texts.operator, isCurrent: false };
  return <Tabs label={texts.navigation} tabs={member.signedIn.isOperator ? [...own, operator] : own} />;
};

/** @returns the page in its frame */
export const inAccount = (
  member: Member,
  { place, children, modules }: {
    readonly place: AccountPlace;
    readonly children: ComponentChildren;
    readonly modules?: ReadonlyArray<string>;
  },
): Framed => {
  const texts = accountTexts[member.visit.language];
  const title = place === "overview" ? texts.title : texts[place];
  return {
    visit: member.visit,
    title,
    ...(modules === undefined ? undefined : { modules }),
    children: (
      <>
        <AccountTabs member={member} place={place} />
        <h1>{title}</h1>
        {children}
      </>
    ),
  };
};
