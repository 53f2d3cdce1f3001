/**
 * Scope, search, routes, datasets and prices: answered at once from the law. Contract sections 4.1, 4.3 and 4.4.
 */
import * as Effect from "effect/Effect";
import {
  askDataSets,
  askPrices,
  askRoutes,
  askScope,
  askSearch,
  dataSetsTag,
} from "../../application/cbam/cbam_queries.ts";
import { type CbamContext, lawTag, todayOf } from "../../application/cbam/cbam_context.ts";
import * as Contract from "../../contract/cbam.ts";
import { yearOf } from "../../kernel/calendar.ts";
import { implementFromLaw } from "../server/implement.ts";
import { withReadAs } from "../wire/written.ts";
import { Tagged } from "../wire/response.ts";

/** An answer that changes only with the tables and the day. */
const tagged = <Answer>(cbam: CbamContext, make: () => Answer): Effect.Effect<Tagged<Answer>> =>
  Effect.succeed(new Tagged(lawTag(cbam), make));

export const scope = implementFromLaw(
  Contract.scope,
  ({ query, readAs }, cbam) =>
    tagged(cbam, () =>
      withReadAs(
        askScope({
          cnCode: query.cn,
          country: query.country?.code,
          countryAsSent: query.country?.asSent ?? null,
          tonnage: query.tonnage,
        }, cbam),
        readAs,
      )),
);

export const search = implementFromLaw(
  Contract.search,
  ({ query }, cbam) => tagged(cbam, () => askSearch(query.q, cbam)),
);

export const productionRoutes = implementFromLaw(
  Contract.productionRoutes,
  ({ query, readAs }, cbam) =>
    tagged(cbam, () =>
      withReadAs(
        askRoutes({
          cnCode: query.cn,
          country: query.country,
          year: query.import ?? yearOf(todayOf(cbam)),
        }, cbam),
        readAs,
      )),
);

export const dataSets = implementFromLaw(
  Contract.dataSets,
  (_, cbam) => Effect.succeed(new Tagged(dataSetsTag(cbam), () => askDataSets(cbam))),
);

export const prices = implementFromLaw(
  Contract.prices,
  ({ query }, cbam) => askPrices(query.as_of, cbam),
);
