/** Entries of the ledger that the forms of an import make: decoded as rows of the API are, and recorded by the same ledger. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { recordImports, type RecordingServices } from "../../../../../application/imports/record_imports.ts";
import { refusalIssues } from "../../../../../application/imports/sent/refused_entries.ts";
import { entryNaming, jsonEntry, sentEntry } from "../../../../../application/imports/sent/sent_entries.ts";
import { idsAt } from "../../../../../application/new_id.ts";
import type { LawServices } from "../../../../../application/cbam/cbam_context.ts";
import type { KnownValues } from "../../../../../application/imports/sent/sent_value.ts";
import type { SupplierValues } from "../../../../../application/suppliers/supplier_ports.ts";
import { namedValues } from "../../../../../application/suppliers/named_values.ts";
import { NotFound, type ServiceUnavailable } from "../../../../../contract/failures.ts";
import type { EntryKind, LedgerEntry, SentLedgerEntry } from "../../../../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../../../../domain/imports/ledger/live.ts";
import { representations } from "../../../../../domain/imports/people/declarant.ts";
import type { ValueOfInstallation } from "../../../../../domain/suppliers/value.ts";
import type { Issue } from "../../../../../kernel/issue.ts";
import type { Member } from "../../../../../web/page/routes.ts";
import { laterFindings } from "../../../records/entry_results.ts";
import { type ChosenYear, declarantMeant } from "../../chosen.ts";
import { typedRequest } from "../../typed.ts";
import { withTaricCodes } from "../../typed_codes.ts";
import { entryFields, fieldOfEntry, withKept } from "../entry_fields.ts";
import { chosenVersion, keepingVersion, valuesKeeping } from "../values/chosen_version.ts";

/** Answer where the account has no such import. */
export const noImport: NotFound = new NotFound({ message: "There is no such import of this account." });

/** An entry that a form makes; undefined where something is wrong with the form. */
export interface TypedEntry {
  readonly entry: SentLedgerEntry | undefined;
  readonly issues: ReadonlyArray<Issue>;
}

/** Import that a form is about. */
export interface TypedFor {
  readonly importerId: string;
  readonly kind: EntryKind;
  /** The import that is corrected; undefined for a new one. */
  readonly live: LiveImport | undefined;
  /** Value that it took, by that version; undefined where it took none. */
  readonly used?: ValueOfInstallation | undefined;
}

/**
 * A form as an entry of the ledger, or what is wrong with it; paths are the fields' names. A correction keeps what the form has no field for, and
 * the version of its value.
 */
export const typedEntry = (
  { visit: { language }, signedIn: { accountId } }: Member,
  chosen: ChosenYear,
  sent: URLSearchParams,
  to: TypedFor,
): Effect.Effect<TypedEntry, ServiceUnavailable, LawServices | SupplierValues> =>
  Effect.gen(function* () {
    const { form, kept } = chosenVersion(sent, to.used);
    const { body, issues } = typedRequest(form, entryFields, language);
    const goods = withTaricCodes(body, form);
    const { cbam, today } = chosen;
    const declarant = declarantMeant(chosen, to.importerId, form.get("declarant") ?? "");
    const representation = representations.find((each) => each === form.get("representation"));
    const refersTo = to.live === undefined ? {} : { refers_to: to.live.entry.id };
    const raw = jsonEntry({ ...goods.members, kind: to.kind, ...refersTo }, 0);
    const values = yield* namedValues(accountId, [raw]);
    const rowBy = (values: KnownValues) =>
      sentEntry({
        importer: to.importerId,
        ...(declarant === "" ? undefined : { declarant }),
        ...(representation === undefined ? undefined : { representation }),
        values,
        today,
        newId: idsAt(cbam.nowMs),
      }, raw);
    const row = rowBy(values);
    const all = [...issues, ...goods.issues, ...row.issues].map((issue) => ({
      ...issue,
      path: fieldOfEntry(issue.path),
    }));
    if (all.length > 0 || row.entry === undefined) return { entry: undefined, issues: all };
    const { live } = to;
    if (live === undefined) return { entry: row.entry, issues: [] };
    const byKept = kept && rowBy(valuesKeeping(values, kept)).entry;
    const entry = (byKept && keepingVersion(live, byKept)) ?? row.entry;
    return { entry: { ...entry, facts: withKept(live.entry.facts, entry.facts) }, issues: [] };
  });

/** Outcome of an entry of a form. */
export interface RecordedEntry {
  /** Why it was refused; none where it wasn't. */
  readonly issues: ReadonlyArray<Issue>;
  /** Id of the entry, or of the one that the ledger had; of a refused one its own. */
  readonly id: string;
  /** `earlier` for one that the ledger had, and that was changed since. */
  readonly result: "added" | "unchanged" | "earlier";
  /** The entry that holds, where the import that the ledger had was given another declaration or item. */
  readonly moved: LedgerEntry | undefined;
}

/** Records an entry. @fails NotFound for an importer or a declarant that the account doesn't have */
export const recorded = (
  member: Member,
  entry: SentLedgerEntry,
  { today }: ChosenYear,
): Effect.Effect<RecordedEntry, NotFound | ServiceUnavailable, RecordingServices> =>
  Effect.gen(function* () {
    const { accountId } = member.signedIn;
    const address = { accountId, importerId: entry.importerId };
    const found = yield* recordImports(address, [entry], today);
    if (Option.isNone(found)) return yield* noImport;
    const [appending] = found.value;
    const outcome: RecordedEntry = { issues: [], id: entry.id, result: "added", moved: undefined };
    switch (appending?.result) {
      case "refused": {
        const issues = refusalIssues(entryNaming(0), appending).map((issue) => ({
          ...issue,
          path: fieldOfEntry(issue.path),
        }));
        return { ...outcome, issues };
      }
      case "unchanged": {
        const { id, later } = appending;
        const isMoved = laterFindings(entry, later).some(({ kind }) => kind === "movedEntry");
        const result = later === undefined ? "unchanged" as const : "earlier" as const;
        return { ...outcome, id, result, moved: isMoved ? later : undefined };
      }
      default:
        return outcome;
    }
  });

/**
 * Records a new import. Where the ledger has one with the same values that was given another number since, it is recorded only once its sender
 * was told of that one.
 * @param told id of the entry that the form's page told of; null for none
 */
export const recordedApart = (
  member: Member,
  entry: SentLedgerEntry,
  chosen: ChosenYear,
  told: string | null,
): Effect.Effect<RecordedEntry, NotFound | ServiceUnavailable, RecordingServices> =>
  Effect.flatMap(
    recorded(member, entry, chosen),
    (outcome) =>
      outcome.moved !== undefined && outcome.moved.id === told
        ? recorded(member, { ...entry, refersTo: told }, chosen)
        : Effect.succeed(outcome),
  );
