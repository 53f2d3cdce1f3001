/**
 * Values of an account's suppliers: looked at, with what they save. Regulation (EU) 2023/956, Articles 7 to 10 and 31.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";
import { closingOfImports } from "../../../application/cbam/closing_of_imports.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import { Installations, SupplierValues } from "../../../application/suppliers/supplier_ports.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/suppliers/values.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import type { ImportTime } from "../../../domain/cbam/law/price.ts";
import {
  isWithdrawn,
  type SupplierValue,
  unitOf,
  type ValueOfInstallation,
} from "../../../domain/suppliers/value.ts";
import { one } from "../../../kernel/decimal.ts";
import { issueOf } from "../../../kernel/issue.ts";
import { knownOn, orNotFound } from "../../imports/services.ts";
import { savingMembers } from "../records/saving_record.ts";
import { savingOfValue, timeOf } from "../records/value_saving.ts";
import { valueRecord } from "../records/value_record.ts";
import { supplierRoute } from "../services.ts";

const withdrawnOn = ({ recordedOn }: SupplierValue): string => `The value was withdrawn on ${recordedOn}.`;

/** Saving of a value a tonne, and of the quantity. */
const savingFor = (
  law: Law,
  { value, installation }: ValueOfInstallation,
  { time, quantity }: { readonly time: ImportTime; readonly quantity: typeof one },
) =>
  isWithdrawn(value)
    ? { saving: null, no_saving_because: withdrawnOn(value) }
    : savingMembers(savingOfValue(law, { value, installation }, time), {
      time,
      quantity,
      state: value.facts.state,
    });

export const valueList = supplierRoute(
  Contract.valueList,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, asOf } = yield* knownOn(query.as_of);
      const { installation: installationId, cn: cnCode, period, state } = query;
      if (installationId !== undefined) {
        const [found] = yield* (yield* Installations).newest(accountId, [installationId]);
        yield* orNotFound("installation", installationId, Option.fromNullable(found));
      }
      const found = yield* (yield* SupplierValues).part({
        accountId,
        asOf,
        installationId,
        cnCode,
        period,
        state,
        ...partFor(query),
      });
      const page = pageOf("values", query, found.map((each) => ({ id: each.value.id, each })));
      return {
        as_of: asOf,
        values: page.entries.map(({ each }) => ({
          ...valueRecord(each),
          ...savingFor(cbam.law(), each, { time: timeOf(each.value, cbam.today()), quantity: one }),
        })),
        next_cursor: page.nextCursor,
        versions: cbam.versions(),
        ...closingNow(cbam),
      };
    }),
);

/** Quantity of a question in the unit of the goods. */
const quantityOf = (
  { key }: SupplierValue,
  { tonnage, mwh }: { readonly tonnage?: typeof one; readonly mwh?: typeof one },
) => {
  const wrong = unitOf(key) === "MWh" ? "tonnage" : "mwh";
  const isWrong = (wrong === "mwh" ? mwh : tonnage) !== undefined;
  return isWrong
    ? invalidRequest([
      issueOf(
        { path: wrong, code: "conflict" },
        wrong === "mwh" ? { kind: "energyOfGoods", code: key.cnCode } : { kind: "massOfEnergy" },
      ),
    ])
    : Effect.succeed(tonnage ?? mwh ?? one);
};

export const valueById = supplierRoute(
  Contract.valueById,
  ({ path: { id }, query }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, asOf } = yield* knownOn(query.as_of);
      const versions = yield* (yield* SupplierValues).versions(accountId, id);
      const first = yield* orNotFound("value", id, Option.fromNullable(versions[0]));
      const known = versions.filter(({ value }) => value.recordedOn <= asOf);
      const held = known.at(-1);
      const quantity = yield* quantityOf(first.value, query);
      const time = query.import === undefined ? timeOf(first.value, cbam.today()) : { day: query.import };
      return {
        as_of: asOf,
        value: held === undefined ? null : valueRecord(held),
        ...(held === undefined
          ? { saving: null, no_saving_because: `The value was recorded on ${first.value.recordedOn}.` }
          : savingFor(cbam.law(), held, { time, quantity })),
        is_declarable: held?.value.facts.state === "verified",
        history: known.map(valueRecord),
        ...closingOfImports(cbam, time),
      };
    }),
);
