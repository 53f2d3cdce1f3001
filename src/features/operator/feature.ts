/**
 * The operator's side: whether the service is well, and the pages on which accounts, keys, tiers, prices and mails are
 * looked at and changed.
 */
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { Operators } from "../../application/accounts/operator_ports.ts";
import type { LawChangeServices } from "../../application/law/change_law.ts";
import type { LawServices } from "../../application/cbam/cbam_context.ts";
import type { Operator } from "../../application/ports.ts";
import type { Readiness } from "../../application/readiness.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import type { Site } from "../../web/visit/site.ts";
import type { Feature } from "../feature.ts";
import { healthz, readyz } from "./handlers/operations.ts";
import { operatorPaths } from "./pages/operator_frame.tsx";
import { operatorRoutes } from "./pages/operator_routes.ts";
import { operatorTexts } from "./texts/operator.ts";

/** Services of the whole feature. */
export type OperatorServices =
  | AdmissionServices
  | BrowserSession
  | LawChangeServices
  | LawServices
  | Operator
  | Operators
  | Readiness
  | Site;

export const operator: Feature<OperatorServices> = {
  name: "operator",
  routes: [healthz, readyz, ...operatorRoutes],
  accountTabs: [
    {
      path: operatorPaths.accounts,
      label: (language) => operatorTexts[language].title,
      isForOperators: true,
    },
  ],
  modules: ["web/browser/copies.ts"],
};
