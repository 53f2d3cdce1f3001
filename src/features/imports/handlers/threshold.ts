/**
 * An importer's calendar year against the 50 tonnes, and what its imports without the status are exposed to. Regulation (EU)
 * 2023/956, Articles 2a, 25a and 26.
 */
import * as Effect from "effect/Effect";
import { closingOfDays } from "../../../application/cbam/cited.ts";
import { ImportLedger, ImportPeople } from "../../../application/imports/import_ports.ts";
import { readRepresented, readWithoutStatus } from "../../../application/imports/without_status.ts";
import { runWithPauses } from "../../../application/yield_to_io.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports.ts";
import * as Penalties from "../../../contract/imports/penalties.ts";
import { ownStatusOn } from "../../../domain/imports/people/declarant.ts";
import { limitOfYear } from "../../../domain/imports/threshold/limit.ts";
import { settingsOf } from "../../../domain/imports/ledger/standing.ts";
import { thresholdInSteps } from "../../../domain/imports/threshold/threshold.ts";
import { longAnswer } from "../../../http/fast/long_answer.ts";
import { issueOf } from "../../../kernel/issue.ts";
import { penaltiesRecord } from "../records/penalties_record.ts";
import { thresholdRecord } from "../records/threshold_record.ts";
import { knownOn, ledgerRoute, ownImporter } from "../services.ts";

const unknownYear = (year: number) =>
  invalidRequest([
    issueOf({ path: "year", code: "range" }, {
      kind: "call",
      sentence: `must be a year whose limit is in the table of thresholds, found ${year}.`,
    }),
  ]);

export const importThreshold = ledgerRoute(
  Contract.importThreshold,
  (
    { query: { importer: sent, year, as_of: sentDay, returned_goods: returnedGoods } },
    { accountId },
  ) =>
    Effect.gen(function* () {
      const { cbam, tables, asOf } = yield* knownOn(sentDay);
      const importer = yield* ownImporter(accountId, sent);
      const { id: importerId } = importer;
      const threshold = limitOfYear(tables, cbam.law().tables, year);
      if (threshold === undefined) return yield* unknownYear(year);
      const imports = yield* (yield* ImportLedger).counted({ accountId, importerId, year, asOf });
      const settings = settingsOf(returnedGoods);
      const people = yield* ImportPeople;
      const own = yield* people.declarants(accountId, { eoris: [importer.eori] });
      const status = ownStatusOn(importer, own, asOf);
      const law = cbam.law();
      const question = { imports, year, tables: law.tables, threshold, asOf, settings, status };
      const view = yield* runWithPauses(() => thresholdInSteps(question));
      // Above the limit everybody needs the status.
      const isByOther = view.passedOn === undefined &&
        (yield* readRepresented({ accountId, importer, year, asOf, law }));
      const who = importer.memberState === null ? "memberStateLeft" : "representativeNeedsStatus";
      const represented = isByOther ? who : undefined;
      const record = yield* runWithPauses(() => thresholdRecord(view, { asOf, represented }));
      return yield* longAnswer({
        importer: importerId,
        as_of: asOf,
        ...record,
        ...closingOfDays(cbam, imports.map(({ facts }) => facts.releasedOn), year),
      });
    }),
);

export const importPenalties = ledgerRoute(
  Penalties.importPenalties,
  ({ query: { importer: sent, year, as_of: sentDay, returned_goods: returned } }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, tables: imports, asOf } = yield* knownOn(sentDay);
      const importer = yield* ownImporter(accountId, sent);
      const threshold = limitOfYear(imports, cbam.law().tables, year);
      if (threshold === undefined) return yield* unknownYear(year);
      const settings = settingsOf(returned);
      const law = cbam.law();
      const read = yield* readWithoutStatus({
        ...{ accountId, importer, year, asOf },
        ...{ law, imports, threshold, settings },
      });
      return yield* longAnswer({
        importer: importer.id,
        as_of: asOf,
        ...penaltiesRecord(read),
        ...closingOfDays(cbam, read.days, year),
      });
    }),
);
