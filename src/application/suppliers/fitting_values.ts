/** Values of an account that goods may take: of their code, country, time and route, also of the one that their TARIC code has. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { routeOfTaric } from "../../domain/cbam/calculation/inputs/taric_code.ts";
import type { ValueOfInstallation } from "../../domain/suppliers/value.ts";
import { type ValuedGoods, valueUseFindings } from "../../domain/suppliers/value_use.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { SupplierValues } from "./supplier_ports.ts";

const pageOfValues = 500;

/** Goods with their TARIC code, where they have one. */
export interface CodedGoods extends ValuedGoods {
  readonly taricCode: string | null;
}

/** The newest versions of all values of the account that the goods may take, the newest value first. */
export const fittingValues = (
  accountId: string,
  goods: CodedGoods,
): Effect.Effect<ReadonlyArray<ValueOfInstallation>, ServiceUnavailable, LawServices | SupplierValues> =>
  Effect.gen(function* () {
    const { part } = yield* SupplierValues;
    const cbam = yield* cbamContext;
    const asOf = cbam.today();
    const route = routeOfTaric(cbam.law(), goods);
    const isOfRoute = ({ value: { key } }: ValueOfInstallation) =>
      route === undefined || key.productionRoute === null || key.productionRoute === route;
    const found: Array<ValueOfInstallation> = [];
    let behindId: string | undefined;
    do {
      const page = yield* part({ accountId, asOf, cnCode: goods.cnCode, behindId, atMost: pageOfValues });
      found.push(...page.filter((each) => isOfRoute(each) && valueUseFindings(each, goods).length === 0));
      behindId = page.length === pageOfValues ? page.at(-1)?.value.id : undefined;
    } while (behindId !== undefined);
    return found;
  });
