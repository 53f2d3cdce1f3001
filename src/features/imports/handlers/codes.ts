/**
 * The code that a line of an import declaration needs on a day. Regulation (EU) 2023/956, Articles 2, 2a, 4, 17(7a) and 25.
 */
import * as Effect from "effect/Effect";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { ImportLaw, ImportLedger } from "../../../application/imports/import_ports.ts";
import type { CodesAnswer } from "../../../contract/answers/import_duties.ts";
import * as Contract from "../../../contract/import_duties.ts";
import { scopeOf } from "../../../domain/cbam/law/scope.ts";
import { type CodeAnswer, documentCodeOf, staysBelow } from "../../../domain/imports/codes/document_codes.ts";
import type { ImportFacts } from "../../../domain/imports/ledger/entry.ts";
import { thresholdOfYear } from "../../../domain/imports/law.ts";
import { countedMassOf } from "../../../domain/imports/ledger/standing.ts";
import { thresholdOfMasses } from "../../../domain/imports/threshold/threshold.ts";
import { type Decimal, decimalOfText, times, zero } from "../../../kernel/decimal.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { atOnce } from "../../../kernel/steps.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import { sentences } from "../records/figures.ts";
import { ledgerRoute, ownDeclarant, ownImporter } from "../services.ts";

const tonnesPerKilogram = decimalOfText("0.001") ?? zero;

const codeRecord = ({ answer, standing, codes, findings }: CodeAnswer): typeof CodesAnswer.Type => ({
  answer,
  standing,
  codes: codes.map(({ code, reference }) => ({
    code: code.code,
    basis: code.basis,
    reference,
    reference_kind: code.reference,
    valid_from: code.validFrom,
    valid_to: code.validTo,
    source: code.source,
  })),
  notes: sentences(findings),
});

/** A line of which only what decides about its code is known. */
export const lineOf = (
  { cn, country, date, exemption }: {
    readonly cn: ImportFacts["cnCode"];
    readonly country: ImportFacts["origin"];
    readonly date: ImportFacts["releasedOn"];
    readonly exemption?: ImportFacts["claimedExemption"];
  },
): ImportFacts => ({
  releasedOn: date,
  procedure: "4000",
  cnCode: cn,
  taricCode: null,
  origin: country,
  netMassT: zero,
  mwh: null,
  productionRoute: null,
  determination: "default",
  claimedExemption: exemption ?? null,
  actual: null,
  carbonPrice: null,
  placed: null,
  codes: [],
  memberState: null,
  note: null,
});

/** True if the year's sum of the importer with the line stays at or below the limit; false without an importer. */
const staysWithin = (
  accountId: string,
  { importer: sent, date, net_mass_kg: kilograms, ...line }: Parameters<typeof lineOf>[0] & {
    readonly importer?: string;
    readonly net_mass_kg?: Decimal;
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
    const { totalT } = atOnce(thresholdOfMasses({ masses, year, tables, threshold, asOf }));
    const netMassT = times(kilograms ?? zero, tonnesPerKilogram);
    const { massT } = countedMassOf(tables, { ...lineOf({ ...line, date }), netMassT });
    return staysBelow(totalT, massT, threshold.tonnes);
  });

export const importCodes = ledgerRoute(
  Contract.importCodes,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const { codes } = yield* ImportLaw;
      const declarant = query.declarant === undefined
        ? undefined
        : yield* ownDeclarant(accountId, query.declarant);
      if (query.importer !== undefined) yield* ownImporter(accountId, query.importer);
      const { tables } = (yield* cbamContext).law();
      const { problem } = scopeOf(tables, query.cn);
      const record = codeRecord(documentCodeOf({
        facts: lineOf(query),
        tables,
        codes,
        declarant,
        expectsToStayBelow: query.stays_below ?? (yield* staysWithin(accountId, query)),
      }));
      return problem === undefined
        ? record
        : { ...record, notes: [lawText(problem.reason), ...record.notes] };
    }),
);
