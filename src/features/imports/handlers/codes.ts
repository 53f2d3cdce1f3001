/**
 * The code that a line of an import declaration needs on a day. Regulation (EU) 2023/956, Articles 2, 2a, 4, 17(7a) and 25.
 */
import * as Effect from "effect/Effect";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { ImportLaw, ImportLedger } from "../../../application/imports/import_ports.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/duties.ts";
import { codeRecord } from "../../../domain/imports/codes/code_record.ts";
import { documentCodeOf, staysBelow } from "../../../domain/imports/codes/document_codes.ts";
import { type CodedLine, lacksOfLine, lineOf } from "../../../domain/imports/codes/line.ts";
import { thresholdOfYear } from "../../../domain/imports/law.ts";
import { countedMassOf, settingsOf } from "../../../domain/imports/ledger/standing.ts";
import { thresholdOfMasses } from "../../../domain/imports/threshold/threshold.ts";
import { type Decimal, decimalOfText, times, zero } from "../../../kernel/decimal.ts";
import { atOnce } from "../../../kernel/steps.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import { ledgerRoute, ownDeclarant, ownImporter } from "../services.ts";

const tonnesPerKilogram = decimalOfText("0.001") ?? zero;

/** True if the year's sum of the importer with the line stays at or below the limit; false without an importer. */
const staysWithin = (
  accountId: string,
  { importer: sent, date, net_mass_kg: kilograms, returned_goods: returnedGoods, ...line }: CodedLine & {
    readonly importer?: string;
    readonly net_mass_kg?: Decimal;
    readonly returned_goods?: "counted" | "excluded";
  },
) =>
  Effect.gen(function* () {
    if (sent === undefined) return false;
    const cbam = yield* cbamContext;
    const imports = yield* ImportLaw;
    const { id: importerId } = yield* ownImporter(accountId, sent);
    const year = yearOf(date);
    const threshold = thresholdOfYear(imports, year);
    if (threshold === undefined) return false;
    const { tables } = cbam.law();
    const asOf = cbam.today();
    const masses = yield* (yield* ImportLedger).masses({ accountId, importerId, year, asOf });
    const settings = settingsOf(returnedGoods);
    const { totalT } = atOnce(thresholdOfMasses({ masses, year, tables, threshold, asOf, settings }));
    const netMassT = times(kilograms ?? zero, tonnesPerKilogram);
    const { massT } = countedMassOf(tables, lineOf({ ...line, date }, netMassT), settings);
    return staysBelow(totalT, massT, threshold.tonnes);
  });

export const importCodes = ledgerRoute(
  Contract.importCodes,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const lacks = lacksOfLine(query);
      if (lacks.length > 0) return yield* invalidRequest(lacks);
      const { codes } = yield* ImportLaw;
      const declarant = query.declarant === undefined
        ? undefined
        : yield* ownDeclarant(accountId, query.declarant);
      if (query.importer !== undefined) yield* ownImporter(accountId, query.importer);
      const { tables } = (yield* cbamContext).law();
      return codeRecord(documentCodeOf({
        facts: lineOf(query),
        tables,
        codes,
        declarant,
        expectsToStayBelow: query.stays_below ?? (yield* staysWithin(accountId, query)),
      }));
    }),
);
