/**
 * The manifest of a feature: all that one capability gives to the service, as one value that the compiler checks. The
 * service is folded from the list of manifests (`composition/features.ts`): its router, the union of its services, the
 * style sheet, the modules of its pages, navigation, the tabs of accounts, what keys may be allowed, the tools for models
 * and the table of contents of the documentation.
 */
import type { ApiFailure } from "../contract/problems.ts";
import type { Tool } from "../http/mcp/toolbox.ts";
import type { ColumnSet } from "../http/wire/table/columns/column_set.ts";
import type { RouteTable } from "../http/routes/pure_route.ts";
import type { PageParts } from "../web/assets/page_files.ts";
import type { AccountTab, FieldLabels, NavigationEntry, PermissionWords } from "../web/visit/site.ts";
import type { WrittenPage } from "./written_page.ts";

/** The routes of a feature that needs the services `R`. */
export type Routes<R> = RouteTable<ApiFailure, R>["routes"];

/** One capability; `R` are the services that its routes need. Left out: it has none of that. */
export interface Feature<R> extends Partial<PageParts> {
  readonly name: string;
  /** Endpoints and pages with their handlers. */
  readonly routes: Routes<R>;
  /** Its places in the navigation of every page. */
  readonly navigation?: ReadonlyArray<NavigationEntry>;
  /** Its tabs among an account's own pages. */
  readonly accountTabs?: ReadonlyArray<AccountTab>;
  /** Permissions of keys for it, in words. */
  readonly permissions?: ReadonlyArray<PermissionWords>;
  /** Labels of its requests' members on pages, where a failure names them. */
  readonly fieldLabels?: FieldLabels;
  /** Kinds of tables that its calls take, as `docs/tables.md` describes them. */
  readonly tables?: ReadonlyArray<ColumnSet>;
  /** Tools for models, each of which calls one of the feature's endpoints. */
  readonly tools?: ReadonlyArray<Tool>;
  /** Its guides, in the chapter "Guides" of the documentation. */
  readonly guides?: ReadonlyArray<WrittenPage>;
}
