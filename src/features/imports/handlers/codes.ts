/**
 * The code that a line of an import declaration needs on a day. Regulation (EU) 2023/956, Articles 2, 2a, 4, 17(7a) and 25.
 */
import * as Effect from "effect/Effect";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { ImportLaw, ImportPeople } from "../../../application/imports/import_ports.ts";
import { ledgerMass } from "../../../application/imports/ledger_mass.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/duties.ts";
import { codeRecord } from "../../../domain/imports/codes/code_record.ts";
import { documentCodeOf } from "../../../domain/imports/codes/document_codes.ts";
import { lacksOfLine, lineOf, tonnesOfLine } from "../../../domain/imports/codes/line.ts";
import { holderAlone, holdersOf } from "../../../domain/imports/people/status_holder.ts";
import { settingsOf } from "../../../domain/imports/ledger/standing.ts";
import { ledgerRoute, ownDeclarant, ownImporter } from "../services.ts";

export const importCodes = ledgerRoute(
  Contract.importCodes,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const lacks = lacksOfLine(query);
      if (lacks.length > 0) return yield* invalidRequest(lacks);
      const declarant = query.declarant === undefined
        ? undefined
        : yield* ownDeclarant(accountId, query.declarant);
      const importer = query.importer === undefined
        ? undefined
        : yield* ownImporter(accountId, query.importer);
      const { tables } = (yield* cbamContext).law();
      const facts = lineOf(query, tonnesOfLine(query.net_mass_kg));
      const holderOf = importer === undefined
        ? holderAlone
        : holdersOf(importer, yield* (yield* ImportPeople).declarants(accountId, { eoris: [importer.eori] }));
      return codeRecord(documentCodeOf({
        facts,
        tables,
        imports: yield* ImportLaw,
        holder: holderOf({ declarant, representation: query.representation }),
        expectsToStayBelow: query.stays_below,
        ledger: importer && (yield* ledgerMass({
          accountId,
          importerId: importer.id,
          day: query.date,
          line: facts,
          settings: settingsOf(query.returned_goods),
        })),
      }));
    }),
);
