/**
 * Importers and declarants of an account. Regulation (EU) 2023/956, Articles 5 and 17.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { ImportPeople } from "../../../application/imports/import_ports.ts";
import type { DeclarantRecord } from "../../../contract/answers/imports.ts";
import * as Contract from "../../../contract/imports.ts";
import { type Declarant, type Importer, stateOn } from "../../../domain/imports/people/declarant.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { ledgerRoute } from "../services.ts";

const importerRecord = ({ id, eori, name, memberState }: Importer) => ({
  id,
  eori,
  name,
  member_state: memberState,
});

const declarantRecord = (declarant: Declarant, today: CalendarDay): typeof DeclarantRecord.Type => ({
  id: declarant.id,
  eori: declarant.eori,
  name: declarant.name,
  cbam_account: declarant.account,
  state: stateOn(declarant, today)?.state ?? null,
  states: declarant.states.map(({ state, from, reference, recordedOn }) => ({
    state,
    from,
    reference,
    recorded_on: recordedOn,
  })),
});

const importerBody = bodyOf(Contract.keepImporter);

export const keepImporter = ledgerRoute(
  Contract.keepImporter,
  ({ request }, { accountId }) =>
    Effect.gen(function* () {
      const { value } = yield* importerBody.decode(yield* importerBody.bytes(request));
      const { eori, name, member_state: memberState } = value;
      const people = yield* ImportPeople;
      const importer = { eori, name, memberState: memberState?.code ?? null };
      return importerRecord(yield* people.keepImporter(accountId, importer));
    }),
);

export const importerList = ledgerRoute(
  Contract.importerList,
  (_, { accountId }) =>
    Effect.gen(function* () {
      const found = yield* (yield* ImportPeople).importers(accountId);
      return { importers: found.map(importerRecord) };
    }),
);

const declarantBody = bodyOf(Contract.keepDeclarant);

export const keepDeclarant = ledgerRoute(
  Contract.keepDeclarant,
  ({ request }, { accountId }) =>
    Effect.gen(function* () {
      const { value } = yield* declarantBody.decode(yield* declarantBody.bytes(request));
      const { eori, name, cbam_account: account = null, states = [] } = value;
      const today = (yield* cbamContext).today();
      const people = yield* ImportPeople;
      const kept = yield* people.keepDeclarant(accountId, { eori, name, account });
      const sent = states.map(({ state, from, reference = null }) => ({ state, from, reference }));
      const declarant = yield* people.addStates(accountId, kept.id, sent, today);
      return declarantRecord(Option.getOrElse(declarant, () => kept), today);
    }),
);

export const declarantList = ledgerRoute(
  Contract.declarantList,
  (_, { accountId }) =>
    Effect.gen(function* () {
      const today = (yield* cbamContext).today();
      const found = yield* (yield* ImportPeople).declarants(accountId);
      return { declarants: found.map((each) => declarantRecord(each, today)) };
    }),
);
