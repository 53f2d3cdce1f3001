/**
 * Accounts: signing in and out by mail or passkey, an account's own pages, and its API keys.
 */
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { Members } from "../../application/accounts/members.ts";
import type { OwnAccount } from "../../application/accounts/own_account.ts";
import type { Passkeys } from "../../application/accounts/passkeys.ts";
import type { SignUps } from "../../application/accounts/sign_up.ts";
import type { Operator } from "../../application/ports.ts";
import type { SavedItems } from "../../application/saved/saved_items.ts";
import { remindersPath } from "../../domain/imports/reminders/reminder_mail.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import type { Site } from "../../web/visit/site.ts";
import type { Feature } from "../feature.ts";
import { accountPaths } from "./pages/account_paths.ts";
import { joinRoutes } from "./pages/members/join_routes.ts";
import { memberRoutes } from "./pages/members/member_routes.ts";
import { ownRoutes } from "./pages/own_pages.ts";
import { passkeyModule } from "./pages/passkey_form.tsx";
import { passkeyRoutes } from "./pages/passkeys/passkey_routes.ts";
import { savedRoutes } from "./pages/saved/saved_routes.ts";
import { signInRoutes } from "./pages/sign_in.ts";
import style from "./style/account.css" with { type: "text" };
import { accountTexts } from "./texts/account.ts";
import { memberTexts } from "./texts/members.ts";
import { passkeyTexts } from "./texts/passkeys.ts";
import { savedTexts } from "./texts/saved.ts";

/** Services of the whole feature. */
export type AccountsServices =
  | AdmissionServices
  | BrowserSession
  | Members
  | Operator
  | OwnAccount
  | Passkeys
  | SavedItems
  | SignUps
  | Site;

export const accounts: Feature<AccountsServices> = {
  name: "accounts",
  routes: [...signInRoutes, ...ownRoutes, ...memberRoutes, ...joinRoutes, ...passkeyRoutes, ...savedRoutes],
  accountTabs: [
    { path: accountPaths.overview, label: (language) => accountTexts[language].overview },
    { path: accountPaths.keys, label: (language) => accountTexts[language].keys },
    { path: accountPaths.reports, label: (language) => accountTexts[language].reports },
    { path: accountPaths.batches, label: (language) => accountTexts[language].batches },
    { path: accountPaths.invoices, label: (language) => accountTexts[language].invoices },
    { path: accountPaths.saved, label: (language) => savedTexts[language].title },
    { path: remindersPath, label: (language) => accountTexts[language].reminders },
    { path: accountPaths.members, label: (language) => memberTexts[language].title },
    { path: accountPaths.passkeys, label: (language) => passkeyTexts[language].title },
    { path: accountPaths.acts, label: (language) => memberTexts[language].actsTitle, right: "administer" },
  ],
  styles: [style],
  modules: ["web/browser/copies.ts", passkeyModule],
};
