/**
 * An importer's year without the status of authorised declarant, from the ledger in the database as known on a day.
 * Regulation (EU) 2023/956, Articles 2a, 4 and 26.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { liveInSteps } from "../../domain/imports/ledger/live.ts";
import {
  type WithoutStatusQuestion,
  type YearWithoutStatus,
  yearWithoutStatus,
} from "../../domain/imports/year/without_status.ts";
import { isRepresented } from "../../domain/imports/year/status_reasons.ts";
import type { Importer } from "../../domain/imports/people/declarant.ts";
import { inStepsOf } from "../../kernel/steps.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { ImportLedger, ImportPeople } from "./import_ports.ts";

/** Whose year is asked about, under which law. */
export interface WithoutStatusRequest extends Omit<WithoutStatusQuestion, "live" | "declarants"> {
  readonly accountId: string;
  readonly importer: Importer;
}

/** Ids of the declarants that items name; other calls are answered in between. */
const namedIn = <Item>(
  items: ReadonlyArray<Item>,
  nameOf: (item: Item) => string | null,
): Effect.Effect<ReadonlySet<string>> =>
  runWithPauses(function* () {
    const ids = new Set<string>();
    yield* inStepsOf(items, (item) => {
      const id = nameOf(item);
      if (id !== null) ids.add(id);
    });
    return ids;
  });

/** Declarants that imports name, and the importer's own one, by id. */
const declarantsOf = (
  { accountId, importer }: Pick<WithoutStatusRequest, "accountId" | "importer">,
  ids: ReadonlySet<string>,
) =>
  Effect.gen(function* () {
    const declarants = yield* (yield* ImportPeople).declarants(accountId, { ids, eoris: [importer.eori] });
    return new Map(declarants.map((each) => [each.id, each]));
  });

/**
 * @returns true if an indirect representative imports something of the year, and needs the status for it whatever the mass; of an
 * importer outside the Union it imports all, however that is recorded
 */
export const readRepresented = (
  request: Pick<WithoutStatusRequest, "accountId" | "importer" | "year" | "asOf" | "law">,
): Effect.Effect<boolean, ServiceUnavailable, ImportLedger | ImportPeople> =>
  Effect.gen(function* () {
    const { accountId, importer, year, asOf } = request;
    const ledger = yield* ImportLedger;
    const question = { accountId, importerId: importer.id, year, asOf };
    const goods = importer.memberState === null
      ? (yield* ledger.masses(question)).map((facts) => [null, facts] as const)
      : yield* ledger.represented(question);
    if (goods.length === 0) return false;
    const declarants = yield* declarantsOf(request, yield* namedIn(goods, ([id]) => id));
    return isRepresented({ ...request, declarants }, goods);
  });

/** @returns the importer's imports of the year without the status, with what they are exposed to */
export const readWithoutStatus = (
  request: WithoutStatusRequest,
): Effect.Effect<YearWithoutStatus, ServiceUnavailable, ImportLedger | ImportPeople> =>
  Effect.gen(function* () {
    const { accountId, importer, year, asOf } = request;
    const entries = yield* (yield* ImportLedger).entries({
      accountId,
      importerId: importer.id,
      year,
      asOf,
    });
    const declarants = yield* declarantsOf(
      request,
      yield* namedIn(entries, ({ declarantId }) => declarantId),
    );
    return yield* runWithPauses(function* () {
      const live = yield* liveInSteps(entries, asOf);
      return yield* yearWithoutStatus({ ...request, live, declarants });
    });
  });
