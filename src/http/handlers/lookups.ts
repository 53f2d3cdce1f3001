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
import { fromLaw, lawTag, todayOf, type World } from "../../application/cbam/world.ts";
import * as Contract from "../../contract/cbam.ts";
import { yearOf } from "../../kernel/calendar.ts";
import { implement } from "../server/implement.ts";
import { readAsMember } from "../wire/written.ts";
import { Tagged } from "../wire/response.ts";

/** An answer that changes only with the tables and the day. */
const tagged = <Answer>(world: World, make: () => Answer): Effect.Effect<Tagged<Answer>> =>
  Effect.succeed(new Tagged(lawTag(world), make));

export const scope = implement(
  Contract.scope,
  ({ query, readAs }) =>
    fromLaw((world) =>
      tagged(world, () => ({
        ...askScope({
          cnCode: query.cn,
          country: query.country?.code,
          countryAsSent: query.country?.asSent ?? null,
          tonnage: query.tonnage,
        }, world),
        ...readAsMember(readAs),
      }))
    ),
);

export const search = implement(
  Contract.search,
  ({ query }) => fromLaw((world) => tagged(world, () => askSearch(query.q, world))),
);

export const productionRoutes = implement(
  Contract.productionRoutes,
  ({ query, readAs }) =>
    fromLaw((world) =>
      tagged(world, () => ({
        ...askRoutes({
          cnCode: query.cn,
          country: query.country,
          year: query.import ?? yearOf(todayOf(world)),
        }, world),
        ...readAsMember(readAs),
      }))
    ),
);

export const dataSets = implement(
  Contract.dataSets,
  () => fromLaw((world) => Effect.succeed(new Tagged(dataSetsTag(world), () => askDataSets(world)))),
);

export const prices = implement(
  Contract.prices,
  ({ query }) => fromLaw((world) => askPrices(query.as_of, world)),
);
