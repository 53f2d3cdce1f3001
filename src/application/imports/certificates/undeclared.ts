/**
 * Imports that name no declarant and that a declarant's figures lack: of importers for whom it declares something in the year, and of
 * the importer that it is itself. Decision 0265.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { MissingItem } from "../../../domain/imports/declaration/missing.ts";
import { undeclaredItem } from "../../../domain/imports/declaration/undeclared.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import type { FiguredImport } from "../../../domain/imports/ledger/alike.ts";
import type { CountedFacts } from "../../../domain/imports/ledger/standing.ts";
import { importsOfYear } from "../../../domain/imports/year/declarant_year.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { runWithPauses } from "../../yield_to_io.ts";
import { ImportLedger } from "../import_ports.ts";
import type { YearRequest } from "../importer_year.ts";

type Masses = ReadonlyMap<string, ReadonlyArray<CountedFacts>>;

/** Imports of a year that name no declarant, with masses of their importers. */
export interface UndeclaredImports {
  readonly imports: ReadonlyArray<FiguredImport>;
  /** Masses of the year of each of their importers, by its id, whoever declared them. */
  readonly counted: Masses;
}

/**
 * @param known masses by importer that were read already
 * @returns the imports of the year without a declarant, dutiable or not
 */
export const readUndeclared = (
  asked: Omit<YearRequest, "law" | "imports">,
  known: Masses = new Map(),
): Effect.Effect<UndeclaredImports, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { undeclared } = yield* ImportLedger;
    const { imports, counted: read } = yield* undeclared({
      ...asked,
      knownImporterIds: new Set(known.keys()),
    });
    const counted = new Map(read);
    for (const { entry: { importerId } } of imports) {
      const masses = known.get(importerId);
      if (masses !== undefined) counted.set(importerId, masses);
    }
    return { imports, counted };
  });

/** Imports of a declarant's year that name no declarant, as its answers tell of them. */
export interface UndeclaredYear extends UndeclaredImports {
  /** Item of what is missing for those under the duties; undefined where there are none. */
  readonly item: MissingItem | undefined;
  /** The finding of the item; empty without one. */
  readonly findings: ReadonlyArray<ImportFinding>;
  /** True if an importer of theirs passed the threshold of the year. */
  readonly hasPassed: boolean;
}

/** Facts beside the year that its imports without a declarant are read with. */
interface UndeclaredBeside {
  /** Masses by importer that were read already. */
  readonly counted?: Masses;
  /** Last day of release that counts; that of the year when it is left out. */
  readonly until?: CalendarDay;
}

/** @returns the imports of the year without a declarant, and what is missing for them */
export const readUndeclaredYear = (
  asked: YearRequest,
  { counted: known, until }: UndeclaredBeside,
): Effect.Effect<UndeclaredYear, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const undeclared = yield* readUndeclared(asked, known);
    const { counted } = undeclared;
    const imports = undeclared.imports.filter(({ entry: { facts: { releasedOn } } }) =>
      until === undefined || releasedOn <= until
    );
    if (imports.length === 0) return { ...undeclared, item: undefined, findings: [], hasPassed: false };
    return yield* runWithPauses(function* () {
      const { passedOn } = yield* importsOfYear({ ...asked, counted, ofDeclarant: [] });
      const item = yield* undeclaredItem({ year: asked.year, tables: asked.law.tables, imports, passedOn });
      return {
        ...undeclared,
        item,
        findings: item === undefined ? [] : [item.finding],
        hasPassed: passedOn.size > 0,
      };
    });
  });

/** Imports that pages link to by their declarations and items. */
const mostNamed = 3;

/** @returns the item with the declarations and items of its first imports, by which pages link to them */
export const withNames = (
  accountId: string,
  item: MissingItem,
): Effect.Effect<MissingItem, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { history } = yield* ImportLedger;
    const names = new Map<string, Pick<LedgerEntry, "mrn" | "item">>();
    for (const id of item.imports.slice(0, mostNamed)) {
      const entry = (yield* history(accountId, id)).findLast(({ kind }) => kind !== "cancellation");
      if (entry !== undefined) names.set(id, entry);
    }
    return { ...item, names };
  });
