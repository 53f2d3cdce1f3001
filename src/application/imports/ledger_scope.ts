/**
 * Ledger of an importer or of a declarant, as a question about it names one of the two.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { LedgerEntry } from "../../domain/imports/ledger/entry.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import type { WantedImports } from "../../domain/imports/reconcile/wanted_imports.ts";
import { ImportLedger, ImportPeople } from "./import_ports.ts";

/** One of the account's importers or declarants. */
export type LedgerOwner =
  | { readonly of: "importer"; readonly id: string }
  | { readonly of: "declarant"; readonly id: string };

/** @returns the account's own importer or declarant of that id; none for another account's and unknown ones */
export const findOwner = (
  accountId: string,
  { of, id }: LedgerOwner,
): Effect.Effect<Option.Option<LedgerOwner>, ServiceUnavailable, ImportPeople> =>
  Effect.gen(function* () {
    const people = yield* ImportPeople;
    const found: Option.Option<{ readonly id: string }> = of === "importer"
      ? yield* people.importer(accountId, id)
      : yield* people.declarant(accountId, id);
    return Option.map(found, ({ id: own }) => ({ of, id: own }));
  });

/**
 * Entries of the chains that were released in a year: of the importer, or of every importer for whom the declarant declared
 * something in it; of the wanted imports, where not all are.
 */
export const entriesOfOwner = (
  accountId: string,
  { of, id }: LedgerOwner,
  part: { readonly year: number; readonly asOf: CalendarDay; readonly wanted?: WantedImports },
): Effect.Effect<ReadonlyArray<LedgerEntry>, ServiceUnavailable, ImportLedger> =>
  Effect.flatMap(
    ImportLedger,
    (ledger) =>
      of === "importer"
        ? ledger.entries({ accountId, importerId: id, ...part })
        : ledger.entriesOfDeclarant({ accountId, declarantId: id, ...part }),
  );

/** @returns true if an entry is the owner's: recorded for the importer, or declared by the declarant */
export const isOwnedBy = (
  { of, id }: LedgerOwner,
  { importerId, declarantId }: LedgerEntry,
): boolean => id === (of === "importer" ? importerId : declarantId);
