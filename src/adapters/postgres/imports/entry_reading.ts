/**
 * Whole chains of entries, of importers or of those that a declarant declares for. The database puts nothing in order: it would have to
 * sort all of them before it gave the first, by one statement that takes the longer the more there are.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import type { EntryQuestion, ImportLedger } from "../../../application/imports/import_ports.ts";
import type { WantedImports } from "../../../domain/imports/reconcile/wanted_imports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { mapWithPauses, runWithPauses } from "../../../application/yield_to_io.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { sortedInSteps } from "../../../kernel/steps.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { readInParts, type ReadRows, type SelectedRows, turnOfRows } from "../engine/parts.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { entryColumns, entryOf, entryRows } from "./entry_rows.ts";
import { members, text } from "./members.ts";

type Reading = Pick<ImportLedger["Type"], "entries" | "entriesOfDeclarant" | "history" | "inTurn">;

/** An entry with its place in the order of recording. */
interface PlacedEntry {
  readonly entry: LedgerEntry;
  readonly place: number;
}

const placedEntry = (row: object): PlacedEntry => ({
  entry: entryOf(row),
  place: Number(text(members(row, "the row")["place"], "place")),
});

const placedColumns = `${entryColumns}, e.place::text as place`;

const inOrder = (found: ReadonlyArray<PlacedEntry>): Effect.Effect<ReadonlyArray<LedgerEntry>> =>
  Effect.flatMap(
    runWithPauses(() => sortedInSteps(found, ({ place }) => place)),
    (sorted) => mapWithPauses(sorted, ({ entry }) => entry),
  );

/** Imports that the declarant ($1) declares, by their days ($3, $4). */
const declared =
  `import_entry d where d.declarant_id = $1::uuid and d.released_on between $3::date and $4::date`;

/**
 * Chains with an entry of those days, or all where there are none, and with a wanted one ($6 to $9) where not all are, up to a day ($5): looked up importer by importer (`offset 0`), as a
 * server would else go through the entries of all accounts before it has the first.
 * @param importers a table with their ids, under the name `i`
 */
const chainsOf = (importers: string): string =>
  `${importers} cross join lateral (
     select e.* from import_entry e
     where e.importer_id = i.id
       and ($3::date is null or e.first_entry_id in (
         select y.first_entry_id from import_entry y
         where y.importer_id = i.id and y.released_on between $3::date and $4::date))
       and ($6::text[] is null or e.first_entry_id in (
         select w.first_entry_id from import_entry w
         where w.importer_id = i.id
           and (w.cn_code = any($6::text[]) or w.mrn = any($7::text[]) or w.released_on between $8::date and $9::date)))
       and ($5::date is null or e.recorded_on <= $5::date)
     offset 0) e`;

const chainsOfImporter = chainsOf(
  "(select id from importer where id = $1::uuid and account_id = $2::uuid) i",
);
const chainsOfDeclarant = chainsOf(
  `(select d.importer_id from ${declared} group by d.importer_id) named
   join importer i on i.id = named.importer_id and i.account_id = $2::uuid`,
);

/** Values of $6 to $9. */
const wantedValues = (wanted: WantedImports | undefined): ReadonlyArray<unknown> =>
  wanted === undefined ? [null, null, null, null] : [wanted.cnCodes, wanted.mrns, wanted.from, wanted.to];

/** Entries of an importer that are looked through for the chains of a year. */
const amongImporter = ({ accountId, importerId, year }: EntryQuestion): ReadRows => ({
  from: `import_entry e join importer i on i.id = e.importer_id
         where e.importer_id = $1::uuid and i.account_id = $2::uuid
           and ($3::date is null or e.released_on between $3::date and $4::date)`,
  values: [
    uuidOfText(importerId) ?? null,
    accountId,
    ...(year === undefined ? [null, null] : [`${year}-01-01`, `${year}-12-31`]),
  ],
});

/** @returns the reader of chains of entries */
export const entriesWith = (sql: SqlClient.SqlClient): Reading => {
  const inParts = readInParts(sql, placedEntry);
  const read = (
    rows: Omit<SelectedRows, "columns">,
  ): Effect.Effect<ReadonlyArray<LedgerEntry>, SqlError | ServiceUnavailable> =>
    Effect.flatMap(inParts({ columns: placedColumns, ...rows }), inOrder);

  const entries: Reading["entries"] = (question) => {
    const among = amongImporter(question);
    return orUnavailable(
      read({
        from: chainsOfImporter,
        values: [...among.values, question.asOf ?? null, ...wantedValues(question.wanted)],
        among,
      }),
    );
  };

  const inTurn: Reading["inTurn"] = (question, work) =>
    Effect.flatMap(orUnavailable(turnOfRows(sql, amongImporter(question))), (turn) => turn(work));

  const entriesOfDeclarant: Reading["entriesOfDeclarant"] = (question) => {
    const { accountId, declarantId, year, asOf, wanted } = question;
    const ofDeclarant = [uuidOfText(declarantId) ?? null, accountId, `${year}-01-01`, `${year}-12-31`];
    return orUnavailable(read({
      from: chainsOfDeclarant,
      values: [...ofDeclarant, asOf ?? null, ...wantedValues(wanted)],
      among: {
        from: `${declared} and exists (
           select from importer i where i.id = d.importer_id and i.account_id = $2::uuid)`,
        values: ofDeclarant,
      },
    }));
  };

  const history: Reading["history"] = (accountId, entryId) =>
    orUnavailable(entryRows(sql.unsafe(
      `select ${entryColumns} from import_entry e join importer i on i.id = e.importer_id
         where i.account_id = $2::uuid
           and e.first_entry_id = (select first_entry_id from import_entry where id = $1::uuid)
         order by e.place`,
      [uuidOfText(entryId) ?? null, accountId],
    )));

  return { entries, entriesOfDeclarant, history, inTurn };
};
