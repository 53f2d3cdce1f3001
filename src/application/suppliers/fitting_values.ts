/** Values of an account that goods may take: of their code, country, time and route. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { ValueOfInstallation } from "../../domain/suppliers/value.ts";
import { type ValuedGoods, valueUseFindings } from "../../domain/suppliers/value_use.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { SupplierValues } from "./supplier_ports.ts";

const pageOfValues = 500;

/** The newest versions of all values of the account that the goods may take, the newest value first. */
export const fittingValues = (
  accountId: string,
  goods: ValuedGoods,
): Effect.Effect<ReadonlyArray<ValueOfInstallation>, ServiceUnavailable, LawServices | SupplierValues> =>
  Effect.gen(function* () {
    const { part } = yield* SupplierValues;
    const asOf = (yield* cbamContext).today();
    const found: Array<ValueOfInstallation> = [];
    let behindId: string | undefined;
    do {
      const page = yield* part({ accountId, asOf, cnCode: goods.cnCode, behindId, atMost: pageOfValues });
      found.push(...page.filter((each) => valueUseFindings(each, goods).length === 0));
      behindId = page.length === pageOfValues ? page.at(-1)?.value.id : undefined;
    } while (behindId !== undefined);
    return found;
  });
