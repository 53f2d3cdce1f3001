/**
 * CBAM figures: scope, calculations, search, production routes, prices, data sets, bulk calls, and the pages for one
 * calculation and for whole tables.
 */
import { guide, page } from "../written_page.ts";
import type { Feature } from "../feature.ts";
import { bulk } from "./handlers/bulk.ts";
import { bulkByRequest } from "./handlers/bulk_by_request.ts";
import { bulkList } from "./handlers/bulk_list.ts";
import { bulkTemplate } from "./handlers/bulk_template.ts";
import { calculate, calculateFromJson } from "./handlers/calculate.ts";
import { dataSets, prices, productionRoutes, scope, search } from "./handlers/lookups.ts";
import { calculatorRoute, goodsRoute } from "./pages/calculator/calculator_routes.ts";
import { sendTableRoute } from "./pages/tables/sent_table.ts";
import { batchRoute } from "./pages/batches/batch_route.ts";
import { sessionTables } from "./pages/tables/session_tables.ts";
import {
  checkTableRoute,
  readTableRoute,
  tablesRoute,
  tableTemplateRoute,
} from "./pages/tables/tables_routes.ts";
import { shipmentTable } from "./table/columns.ts";
import type { CbamServices } from "./services.ts";
import answerStyle from "./style/answer.css" with { type: "text" };
import calculatorStyle from "./style/calculator.css" with { type: "text" };
import tablesStyle from "./style/tables_page.css" with { type: "text" };
import { manifestTexts } from "./texts/manifest.ts";
import { tablesTexts } from "./texts/tables.ts";
import { cbamTools } from "./tools.ts";

export const cbam: Feature<CbamServices> = {
  name: "cbam",
  routes: [
    scope,
    calculate,
    calculateFromJson,
    search,
    productionRoutes,
    dataSets,
    prices,
    bulk,
    bulkList,
    bulkByRequest,
    bulkTemplate,
    calculatorRoute,
    goodsRoute,
    tablesRoute,
    readTableRoute,
    checkTableRoute,
    tableTemplateRoute,
    sendTableRoute,
    ...sessionTables,
    batchRoute,
  ],
  navigation: [
    {
      section: "calculator",
      path: "/",
      label: (language) => manifestTexts[language].calculator,
      isOpen: true,
    },
    { section: "tables", path: "/tables", label: (language) => manifestTexts[language].tables, isOpen: true },
  ],
  permissions: [
    {
      permission: "cbam:read",
      label: (language) => manifestTexts[language].mayRead,
      hint: (language) => manifestTexts[language].mayReadHint,
    },
    {
      permission: "cbam:bulk",
      label: (language) => manifestTexts[language].mayCalculateTables,
      hint: (language) => manifestTexts[language].mayCalculateTablesHint,
    },
  ],
  fieldLabels: (language) => tablesTexts[language].columnNames,
  styles: [calculatorStyle, answerStyle, tablesStyle],
  modules: ["features/cbam/browser/calculator.ts", "features/cbam/browser/tables/tables.ts"],
  tables: [shipmentTable],
  tools: cbamTools,
  guides: [
    guide("calculate", "Calculate"),
    page("search", "Find a CN code"),
    guide("bulk", "Bulk calls"),
    page("tables", "Tables"),
  ],
};
