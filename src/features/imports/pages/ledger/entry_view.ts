/**
 * One import with its history, what it comes to, and the document code of its day.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import {
  ImportCalculations,
  type KeptCalculation,
} from "../../../../application/imports/calculation_ports.ts";
import { type ImportLaw, ImportLedger } from "../../../../application/imports/import_ports.ts";
import { ledgerMass } from "../../../../application/imports/ledger_mass.ts";
import type { LawServices } from "../../../../application/cbam/cbam_context.ts";
import type { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { calculate } from "../../../../domain/cbam/calculation/calculation.ts";
import type { FiguredCalculation } from "../../../../domain/cbam/calculation/outcome.ts";
import type { Law } from "../../../../domain/cbam/law/law.ts";
import { type CodeAnswer, documentCodeOf } from "../../../../domain/imports/codes/document_codes.ts";
import { recordedFindingsOf } from "../../../../domain/imports/codes/recorded_codes.ts";
import {
  type CalculatedImport,
  figuresOfImport,
  hasFigures,
} from "../../../../domain/imports/figures/figures.ts";
import { type ImportSaving, savingOrReasons } from "../../../../domain/imports/figures/saving.ts";
import type { LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import { type LiveImport, liveImports } from "../../../../domain/imports/ledger/live.ts";
import { lacksDeclarant, rowsWithoutDeclarant } from "../../../../domain/imports/declaration/undeclared.ts";
import { type Declarant, type Importer, ownDeclarant } from "../../../../domain/imports/people/declarant.ts";
import { holderAlone, holdersOf } from "../../../../domain/imports/people/status_holder.ts";
import type { ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import type { ImportFinding } from "../../../../kernel/findings/imports.ts";
import type { ChosenYear } from "../chosen.ts";
import { type OfferedValue, offeredValues, usedValue } from "./values/offered_values.ts";

/** An import of the account. */
export interface EntryView {
  /** Every entry, the oldest first. */
  readonly history: ReadonlyArray<LedgerEntry>;
  /** The entry that holds; the last one of a cancelled import. */
  readonly entry: LedgerEntry;
  readonly importer: Importer | undefined;
  readonly declarant: Declarant | undefined;
  /** Note that no declaration has it until it names its declarant; empty for one that has, or needs none. */
  readonly withoutDeclarant: ReadonlyArray<ImportFinding>;
  /** Undefined for a cancelled import. */
  readonly calculated: CalculatedImport<LiveImport> | undefined;
  /** Calculation of its figures, with its notes; undefined where there was nothing to calculate. */
  readonly settled: FiguredCalculation | undefined;
  /** Saving by its actual values; undefined where it has none. */
  readonly saving: ImportSaving | undefined;
  /** Why nothing can be said of what they save; empty for an import without actual values. */
  readonly withoutSaving: ReadonlyArray<string>;
  readonly code: CodeAnswer;
  /** Calculations that the import keeps, the oldest first. */
  readonly calculations: ReadonlyArray<KeptCalculation>;
  /** Value of a supplier that its figures were taken from, by the version that was taken. */
  readonly used: ValueOfInstallation | undefined;
  /** Values of suppliers that the import may take; none for a cancelled one. */
  readonly offered: ReadonlyArray<OfferedValue>;
}

const settledOf = (law: Law, calculated: CalculatedImport): FiguredCalculation | undefined => {
  if (!hasFigures(calculated) || calculated.shipment === undefined) return undefined;
  const outcome = calculate(law, calculated.shipment);
  return Either.isRight(outcome) && outcome.right.status === "ok" ? outcome.right : undefined;
};

/**
 * The code that an import needs by the status of who owes for it, with what its recorded codes leave to ask: they are held against what the ledger had when the goods were
 * released, since imports of later days say nothing of a claim made before them. Decision 0255.
 * @param besideFacts kinds of findings that the page has beside the import's facts
 */
const codeOf = (
  accountId: string,
  { importerId, facts, representation }: LedgerEntry,
  { cbam, tables: imports, declarants, importer, declarant }:
    & Pick<ChosenYear, "cbam" | "tables" | "declarants">
    & Pick<EntryView, "importer" | "declarant">,
  besideFacts: ReadonlyArray<ImportFinding["kind"]>,
) =>
  Effect.gen(function* () {
    const { tables } = cbam.law();
    const holderOf = importer === undefined ? holderAlone : holdersOf(importer, declarants);
    const holder = holderOf({ declarant, representation });
    const line = { facts, tables, imports, holder, expectsToStayBelow: undefined };
    const importerYear = { accountId, importerId, day: facts.releasedOn };
    const found = documentCodeOf({ ...line, ledger: yield* ledgerMass(importerYear) });
    const code = { ...found, findings: found.findings.filter(({ kind }) => !besideFacts.includes(kind)) };
    if (facts.codes.length === 0) return code;
    const upToLine = yield* ledgerMass({ ...importerYear, line: facts, until: facts.releasedOn });
    const ofCodes = recordedFindingsOf(facts.codes, { ...line, ledger: upToLine });
    return { ...code, findings: [...code.findings, ...ofCodes] };
  });

/** @returns the import that an entry belongs to; undefined where the account has none */
export const readEntry = (
  accountId: string,
  id: string,
  chosen: ChosenYear,
): Effect.Effect<
  EntryView | undefined,
  ServiceUnavailable,
  ImportCalculations | ImportLaw | ImportLedger | LawServices | SupplierValues
> =>
  Effect.gen(function* () {
    const { cbam, tables, importers, declarants } = chosen;
    const history = yield* (yield* ImportLedger).history(accountId, id);
    const last = history.at(-1);
    if (last === undefined) return undefined;
    const [live] = liveImports(history);
    const entry = live?.entry ?? last;
    const declarant = declarants.find((each) => each.id === entry.declarantId);
    const importer = importers.find((each) => each.id === entry.importerId);
    const { calculations } = yield* (yield* ImportCalculations).ofImport(history[0]?.id ?? entry.id);
    const used = yield* usedValue(accountId, entry);
    const law = { law: cbam.law(), imports: tables };
    const calculated = live && figuresOfImport(law, live);
    const saving = calculated && savingOrReasons(law, calculated);
    const withoutDeclarant = importer !== undefined && lacksDeclarant(cbam.law().tables, entry)
      ? rowsWithoutDeclarant(1, ownDeclarant(importer, declarants))
      : [];
    // Who owes stands beside the facts, and so does whom a live import could name.
    const isTold = live !== undefined && withoutDeclarant.length > 0;
    const besideFacts = isTold ? ["whoOwes", "statusLeft"] as const : ["whoOwes"] as const;
    const code = yield* codeOf(accountId, entry, { ...chosen, importer, declarant }, besideFacts);
    const view: EntryView = {
      history,
      entry,
      importer,
      declarant,
      withoutDeclarant,
      calculated,
      settled: calculated && settledOf(cbam.law(), calculated),
      saving: saving && Either.getOrUndefined(saving),
      withoutSaving: saving && Either.isLeft(saving) ? saving.left : [],
      code,
      calculations,
      used,
      offered: live === undefined ? [] : yield* offeredValues(accountId, live, used, chosen),
    };
    return view;
  });
