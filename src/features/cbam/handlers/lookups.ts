/**
 * Scope, search, routes, datasets and prices: answered at once from the law. Contract sections 4.1, 4.3 and 4.4.
 */
import * as Either from "effect/Either";
import {
  askDataSets,
  askPrices,
  askRoutes,
  askScope,
  askSearch,
  dataSetsTag,
} from "../../../application/cbam/cbam_queries.ts";
import * as Contract from "../../../contract/cbam.ts";
import { withReadAs } from "../../../http/wire/written.ts";
import { TaggedAnswer } from "../../../http/wire/response.ts";
import { type CbamContext, lawTag, todayOf } from "../../../application/cbam/cbam_context.ts";
import { implementPure } from "../../../http/routes/implement_pure.ts";

/** An answer that changes only with the tables and the day. */
const tagged = <Answer>(cbam: CbamContext, make: () => Answer): Either.Either<TaggedAnswer<Answer>> =>
  Either.right(new TaggedAnswer(lawTag(cbam), make));

export const scope = implementPure(
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

export const search = implementPure(
  Contract.search,
  ({ query }, cbam) => tagged(cbam, () => askSearch(query.q, cbam)),
);

export const productionRoutes = implementPure(
  Contract.productionRoutes,
  ({ query, readAs }, cbam) =>
    tagged(cbam, () =>
      withReadAs(
        askRoutes({
          cnCode: query.cn,
          taricCode: query.taric_code,
          country: query.country,
          time: query.import ?? { day: todayOf(cbam) },
        }, cbam),
        readAs,
      )),
);

export const dataSets = implementPure(
  Contract.dataSets,
  (_, cbam) => Either.right(new TaggedAnswer(dataSetsTag(cbam), () => askDataSets(cbam))),
);

export const prices = implementPure(
  Contract.prices,
  ({ query }, cbam) => askPrices(query.as_of, cbam),
);
