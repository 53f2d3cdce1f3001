/** Plans: origins by cost, and the cost of years to come. */
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { LawServices } from "../../application/cbam/cbam_context.ts";
import type { PdfRenderer } from "../../application/documents/document_ports.ts";
import type { Spreadsheets } from "../../application/documents/spreadsheets.ts";
import type { SupplierValues } from "../../application/suppliers/supplier_ports.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import type { Site } from "../../web/visit/site.ts";
import type { Feature } from "../feature.ts";
import { guide } from "../written_page.ts";
import { compare } from "./handlers/compare.ts";
import { indication, indicationFromJson } from "./handlers/indication.ts";
import { portfolio } from "./handlers/portfolio.ts";
import { trajectories } from "./handlers/trajectories.ts";
import { trajectory } from "./handlers/trajectory.ts";
import { planFiguresRoute, planIndicationRoute, planRoute } from "./pages/plan_routes.ts";
import planStyle from "./style/plan.css" with { type: "text" };
import { planTexts } from "./texts/plan.ts";
import { planTools } from "./tools.ts";

export const plans: Feature<
  AdmissionServices | BrowserSession | LawServices | PdfRenderer | Site | Spreadsheets | SupplierValues
> = {
  name: "plans",
  routes: [
    compare,
    trajectory,
    trajectories,
    portfolio,
    indication,
    indicationFromJson,
    planRoute,
    planFiguresRoute,
    planIndicationRoute,
  ],
  navigation: [
    {
      section: "plan",
      path: "/plan",
      label: (language) => planTexts[language].navigation,
      isOpen: true,
    },
  ],
  styles: [planStyle],
  modules: ["features/plans/browser/plan.ts"],
  tools: planTools,
  guides: [guide("plans", "Plan purchases")],
};
