/**
 * Values of an account's suppliers, recorded and changed by versions. Implementing Regulation (EU) 2025/2547, Article 4(6).
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { keepValues, type KeptValues, soundFigures } from "../../../application/suppliers/keep_values.ts";
import {
  type NewValue,
  type Recording,
  SupplierValues,
} from "../../../application/suppliers/supplier_ports.ts";
import { type Conflict, recordConflict } from "../../../contract/failures.ts";
import type {
  ValueRequest,
  ValuesRequest,
  ValueVersionRequest,
} from "../../../contract/requests/suppliers/value.ts";
import * as Contract from "../../../contract/suppliers/values.ts";
import type { SupplierValue } from "../../../domain/suppliers/value.ts";
import {
  repeatableBody,
  type RepeatableChange,
  repeatableChange,
  type RepeatableWork,
} from "../../../http/routes/repeatable_body.ts";
import { orNotFound } from "../../imports/services.ts";
import { conflictOf, conflictOfValue, valueThere } from "../records/value_conflict.ts";
import { valueRecord } from "../records/value_record.ts";
import { supplierRoute } from "../services.ts";
import { figuresOf } from "./sent_value.ts";

/** @returns the value that was sent */
export const newValue = ({
  installation: installationId,
  cn_code: cnCode,
  reporting_period: period,
  production_route: route,
  ...figures
}: typeof ValueRequest.Type): NewValue => ({
  key: { installationId, cnCode, period, productionRoute: route ?? null },
  facts: figuresOf(figures),
});

/** Conflicts of a call, by the places of its values. */
const conflictsOf = (
  { recordings, installations }: KeptValues,
  values: ReadonlyArray<NewValue>,
): ReadonlyArray<Conflict> =>
  recordings.flatMap(({ result, kept }, index) => {
    const sent = values[index];
    const installation = installations.get(kept.key.installationId);
    return result !== "conflict" || sent === undefined || installation === undefined
      ? []
      : [conflictOfValue(kept, sent, installation, `/values/${index}`)];
  });

const resultsText = ({ recordings, installations }: KeptValues): string =>
  JSON.stringify({
    results: recordings.flatMap(({ result, kept }) => {
      const installation = installations.get(kept.key.installationId);
      return installation === undefined
        ? []
        : [{ result, value: valueRecord({ value: kept, installation }) }];
    }),
  });

const added = ({ accountId, keep }: RepeatableWork, sent: typeof ValuesRequest.Type) =>
  Effect.gen(function* () {
    const values = sent.values.map(newValue);
    const written = yield* keepValues({
      accountId,
      values,
      alongside: keep && ((recordings, installations) => keep(resultsText({ recordings, installations }))),
    });
    const conflicts = conflictsOf(written, values);
    return conflicts.length > 0 ? yield* recordConflict(conflicts) : resultsText(written);
  });

export const addValues = supplierRoute(Contract.addValues, repeatableBody(Contract.addValues, added));

const changed = (
  { accountId, id, keep }: RepeatableChange,
  { replaces, ...sent }: typeof ValueVersionRequest.Type,
) =>
  Effect.gen(function* () {
    const store = yield* SupplierValues;
    const [there] = yield* store.newest(accountId, [id]);
    const { value, installation } = yield* orNotFound("value", id, Option.fromNullable(there));
    const next: NewValue = { key: value.key, facts: figuresOf(sent) };
    yield* soundFigures(installation, [[[], next]]);
    const textOf = ({ result, kept }: Recording<SupplierValue>): string =>
      JSON.stringify({ result, value: valueRecord({ value: kept, installation }) });
    const today = (yield* cbamContext).today();
    const written = yield* store.change(
      { accountId, today, alongside: keep && ((recording) => keep(textOf(recording))) },
      { id, replaces, facts: next.facts },
    );
    const recording = yield* orNotFound("value", id, written);
    if (recording.result !== "conflict") return textOf(recording);
    const { kept } = recording;
    return yield* recordConflict([conflictOf(kept, next, {
      installation,
      path: kept.id === value.id ? "/replaces" : "/state",
      finding: kept.id === value.id
        ? { kind: "versionNotCurrent", replaces, current: kept.version }
        : valueThere(kept, next),
    })]);
  });

export const changeValue = supplierRoute(
  Contract.changeValue,
  repeatableChange(Contract.changeValue, changed),
);
