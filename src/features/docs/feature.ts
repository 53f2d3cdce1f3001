/**
 * The documentation: guides, the reference that is made from the contract, the OpenAPI document, and search in them.
 */
import type { AdmissionServices } from "../../http/routes/limited.ts";
import type { Site } from "../../web/visit/site.ts";
import { shellTexts } from "../../web/words/shell.ts";
import type { Feature } from "../feature.ts";
import { docsRoutes, problemPage } from "./docs_routes.ts";
import type { Documentation } from "./documentation.ts";
import { openApi } from "./open_api.ts";
import docsStyle from "./style/docs.css" with { type: "text" };
import foundStyle from "./style/docs_found.css" with { type: "text" };
import pageStyle from "./style/docs_page.css" with { type: "text" };
import textStyle from "./style/docs_text.css" with { type: "text" };

/** Services of the whole feature. */
export type DocsServices = AdmissionServices | Documentation | Site;

export const docs: Feature<DocsServices> = {
  name: "docs",
  routes: [openApi, problemPage, ...docsRoutes],
  navigation: [
    {
      section: "docs",
      path: "/docs",
      label: (language) => shellTexts[language].docs,
      isOpen: true,
      isEnglish: true,
    },
  ],
  styles: [docsStyle, textStyle, pageStyle, foundStyle],
  modules: ["features/docs/browser/docs.ts", "features/docs/browser/docs_search.ts"],
};
