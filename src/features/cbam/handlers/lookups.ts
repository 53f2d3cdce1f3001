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
} from "../../../application/cbam/cbam_queries.ts";
import { lawTag, todayOf, type World } from "../../../application/cbam/world.ts";
import * as Contract from "../../../contract/cbam.ts";
import { yearOf } from "../../../kernel/calendar.ts";
import { implementFromLaw } from "../../../http/server/implement.ts";
import { withReadAs } from "../../../http/wire/written.ts";
import { Tagged } from "../../../http/wire/response.ts";

/** An answer that changes only with the tables and the day. */
const tagged = <Answer>(world: World, make: () => Answer): Effect.Effect<Tagged<Answer>> =>
  Effect.succeed(new Tagged(lawTag(world), make));

export const scope = implementFromLaw(
  Contract.scope,
  ({ query, readAs }, world) =>
    tagged(world, () =>
      withReadAs(
        askScope({
          cnCode: query.cn,
          country: query.country?.code,
          countryAsSent: query.country?.asSent ?? null,
          tonnage: query.tonnage,
        }, world),
        readAs,
      )),
);

export const search = implementFromLaw(
  Contract.search,
  ({ query }, world) => tagged(world, () => askSearch(query.q, world)),
);

export const productionRoutes = implementFromLaw(
  Contract.productionRoutes,
  ({ query, readAs }, world) =>
    tagged(world, () =>
      withReadAs(
        askRoutes({
          cnCode: query.cn,
          country: query.country,
          year: query.import ?? yearOf(todayOf(world)),
        }, world),
        readAs,
      )),
);

export const dataSets = implementFromLaw(
  Contract.dataSets,
  (_, world) => Effect.succeed(new Tagged(dataSetsTag(world), () => askDataSets(world))),
);

export const prices = implementFromLaw(
  Contract.prices,
  ({ query }, world) => askPrices(query.as_of, world),
);
