/**
 * The one route table: method, path, handler. It does not compile while a handler's failure has no answer.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type { ApiError } from "./answer.ts";
import type { LawServices } from "./question.ts";
import { calculate, calculateFromJson } from "./routes/calculate.ts";
import { dataSets } from "./routes/data_sets.ts";
import { healthy } from "./routes/health.ts";
import { productionRoutes } from "./routes/production_routes.ts";
import { scope } from "./routes/scope.ts";
import { search } from "./routes/search.ts";

/** What the handlers need. */
export type Services = LawServices;

export const router: HttpRouter.HttpRouter<ApiError, Services> = HttpRouter.fromIterable([
  HttpRouter.makeRoute("GET", "/api/v1/cbam/scope", scope),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/calculate", calculate),
  HttpRouter.makeRoute("POST", "/api/v1/cbam/calculate", calculateFromJson),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/search", search),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/routes", productionRoutes),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/datasets", dataSets),
  HttpRouter.makeRoute("GET", "/healthz", healthy),
]);
