/**
 * The list of features, and what is folded from their manifests: routes, the services that these need, what pages share,
 * tools for models and guides. A new capability is one line here.
 */
import * as Layer from "effect/Layer";
import type { ApiFailure } from "../contract/problems.ts";
import * as Accounts from "../features/accounts/layer.ts";
import { accounts } from "../features/accounts/feature.ts";
import * as Cbam from "../features/cbam/layer.ts";
import { cbam } from "../features/cbam/feature.ts";
import { docs } from "../features/docs/feature.ts";
import * as Documentation from "../features/docs/documentation.ts";
import type { Feature } from "../features/feature.ts";
import * as Imports from "../features/imports/layer.ts";
import { imports } from "../features/imports/feature.ts";
import * as Invoices from "../features/invoices/layer.ts";
import { invoices } from "../features/invoices/feature.ts";
import * as Operator from "../features/operator/layer.ts";
import { operator } from "../features/operator/feature.ts";
import { plans } from "../features/plans/feature.ts";
import * as Reports from "../features/reports/layer.ts";
import { reports } from "../features/reports/feature.ts";
import * as Suppliers from "../features/suppliers/layer.ts";
import { suppliers } from "../features/suppliers/feature.ts";
import { describeTool } from "../http/mcp/describe_tool.ts";
import { mcp } from "../http/mcp/mcp_route.ts";
import * as Toolbox from "../http/mcp/toolbox.ts";
import type { RouteTable } from "../http/routes/pure_route.ts";
import { pageFiles } from "../web/assets/page_files.ts";
import type { PageNames } from "../web/issue_sentences/page_sentence.ts";
import { inEachLanguage, type Language } from "../web/words/language.ts";
import { assetRoute } from "../web/page/asset_route.ts";
import { Site } from "../web/visit/site.ts";
import { formModules } from "../web/visit/typed_forms.ts";

/** In the order in which their places stand in the navigation. */
const features = [cbam, plans, reports, imports, suppliers, invoices, accounts, operator, docs] as const;

/** The services that the features bring. */
export const featureLayers = Layer.mergeAll(
  Cbam.layer,
  Reports.layer,
  Imports.layer,
  Suppliers.layer,
  Invoices.layer,
  Accounts.layer,
  Operator.layer,
);

type ServicesOf<F> = F extends Feature<infer R> ? R : never;

/** Every service that a feature's routes need. */
type FeatureServices = ServicesOf<typeof features[number]>;

/** Services that are made of the manifests themselves. */
type FoldedServices = Site | Documentation.Documentation | Toolbox.Toolbox;

/** Services that the whole table of routes needs. */
export type Services = FeatureServices | FoldedServices;

/** Services that the routes need from outside, beside what is folded here. */
export type OuterServices = Exclude<FeatureServices, FoldedServices>;

const all: ReadonlyArray<Feature<FeatureServices>> = features;

/** Names that all features give their fields, in each language. */
const namesIn = (language: Language): PageNames => {
  const labels = new Map(
    all.flatMap(({ fieldLabels }) => fieldLabels === undefined ? [] : Object.entries(fieldLabels(language))),
  );
  const nameOf = (member: string): string => labels.get(member) ?? member;
  return { language, nameOf, labelOf: nameOf };
};

const fieldNames = inEachLanguage(namesIn);

/** Parts that the pages of all features share. */
export const site: Site["Type"] = {
  navigation: all.flatMap(({ navigation = [] }) => navigation),
  accountTabs: all.flatMap(({ accountTabs = [] }) => accountTabs),
  permissions: all.flatMap(({ permissions = [] }) => permissions),
  fieldNames: (language) => fieldNames[language],
  files: pageFiles({
    styles: all.flatMap(({ styles = [] }) => styles),
    modules: [...formModules, ...all.flatMap(({ modules = [] }) => modules)],
  }),
};

const featureRoutes: RouteTable<ApiFailure, FeatureServices> = {
  routes: all.flatMap(({ routes }) => [...routes]),
};

/** Every route of the service. */
export const router: RouteTable<ApiFailure, Services> = {
  routes: [...featureRoutes.routes, assetRoute, mcp],
};

/** The features' guides, in the order of the features. */
export const guides = all.flatMap(({ guides = [] }) => guides);

/** The kinds of tables that calls take. */
export const tables = all.flatMap(({ tables = [] }) => tables);

/** The services that are folded from the manifests. */
export const folded: Layer.Layer<FoldedServices, never, OuterServices> = Toolbox.layer(
  [...all.flatMap(({ tools = [] }) => tools), describeTool],
  featureRoutes,
).pipe(Layer.provideMerge(Layer.merge(Layer.succeed(Site, site), Documentation.layer(guides))));
