/**
 * Imports of a year as far as their figures go: the database puts together those that differ by their mass alone, so that few
 * rows are read of many imports.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { factsOfLikeness, type FiguredImport } from "../../../domain/imports/ledger/alike.ts";
import { sumOf } from "../../../kernel/decimal.ts";
import { groupsInParts, type ReadRows } from "../engine/parts.ts";
import { factsOf } from "./facts_json.ts";
import { day, decimal, members, text } from "./members.ts";

/** Beginning of what an entry with values of its own has in the place of a likeness; its id follows. */
export const ofOneEntry = "entry ";

/**
 * Columns of a group of entries, of the table under the name `e`: ids and masses in one order, parted by blanks. All but the
 * facts of those with values of their own are in an index.
 */
const columns = `e.importer_id as "importerId", e.released_on::text as "releasedOn", e.alike,
  string_agg(e.first_entry_id::text, ' ') as ids, string_agg(e.net_mass_t::text, ' ') as masses,
  case when e.alike like '${ofOneEntry}%' then (
    select f.facts from import_entry f where f.id = substr(e.alike, ${
  ofOneEntry.length + 1
})::uuid) end as facts`;

const groups = "e.released_on, e.importer_id, e.alike";

/** Imports that are calculated at once: others are answered in between. */
const mostAtOnce = 200;

type FactsOf = NonNullable<ReturnType<typeof factsOfLikeness>>;

const readFacts = (likeness: string): FactsOf => {
  const found = factsOfLikeness(likeness);
  if (found === undefined) {
    throw new TypeError(`alike should be a likeness, found ${JSON.stringify(likeness)}`);
  }
  return found;
};

/** Returns what makes a group of entries the imports that it stands for. */
const reader = (declarantId: string | null): (row: object) => ReadonlyArray<FiguredImport> => {
  const known = new Map<string, FactsOf>();
  return (row) => {
    const kept = members(row, "the row");
    const importerId = text(kept["importerId"], "importerId");
    const ids = text(kept["ids"], "ids").split(" ");
    const likeness = text(kept["alike"], "alike");
    if (likeness.startsWith(ofOneEntry)) {
      const facts = factsOf(kept["facts"], "facts");
      return ids.map((id) => ({ id, entry: { importerId, declarantId, facts } }));
    }
    const factsFor = known.get(likeness) ?? readFacts(likeness);
    known.set(likeness, factsFor);
    const releasedOn = day(kept["releasedOn"], "releasedOn");
    const masses = text(kept["masses"], "masses").split(" ").map((mass) => decimal(mass, "net_mass_t"));
    const imports: Array<FiguredImport> = [];
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      const alike = { ids: ids.slice(at, at + mostAtOnce), massesT: masses.slice(at, at + mostAtOnce) };
      const facts = factsFor(releasedOn, sumOf(alike.massesT));
      imports.push({ id: alike.ids[0] ?? "", entry: { importerId, declarantId, facts }, alike });
    }
    return imports;
  };
};

/** Reads the imports of some entries `e`, by day of release: many of them in a turn of whoever asks. */
type ReadAlike = (
  rows: ReadRows,
  /** Declarant of the imports; null where it is not asked for. */
  declarantId: string | null,
) => Effect.Effect<ReadonlyArray<FiguredImport>, SqlError>;

/** Reader of imports as far as their figures go. */
export const alikeWith = (sql: SqlClient.SqlClient): ReadAlike => ({ from, values }, declarantId) =>
  Effect.map(
    groupsInParts(sql, reader(declarantId))({
      columns,
      from: `${from} group by ${groups}`,
      order: groups,
      values,
    }),
    (found) => found.flat(),
  );
