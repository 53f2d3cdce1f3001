/**
 * The list of an importer's year from the database, which filters, counts, sums and orders. Only where a rule decides are facts read: of
 * each import its day and mass are kept while it is looked at, and no entry.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ImportList, type ListQuestion } from "../../../../application/imports/listing/listed_imports.ts";
import { runWithPauses } from "../../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { type LiveImport, liveImports } from "../../../../domain/imports/ledger/live.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import { inTurnIfMany, readInParts, type ReadRows } from "../../engine/parts.ts";
import { readRows } from "../../engine/rows.ts";
import { orUnavailable } from "../../engine/unavailable.ts";
import { entryColumns, entryRows, holdsOn } from "../entry_rows.ts";
import { factsOf } from "../facts_json.ts";
import { decimal, members, text, whole } from "../members.ts";
import { type FoundPart, partOf, type Place } from "./chosen_part.ts";

const placeOf = (row: object): Place => {
  const kept = members(row, "the row");
  return { id: text(kept["id"], "id"), releasedOn: text(kept["releasedOn"], "releasedOn") };
};
const placeRows = readRows(placeOf);
const sumRows = readRows((row) => {
  const kept = members(row, "the row");
  return { found: whole(kept["found"], "found"), massT: decimal(kept["massT"], "massT") };
});

const placeColumns = `e.first_entry_id as id, e.released_on::text as "releasedOn"`;

/** Imports of the importer's year that live, under the name `e`: `$1` to `$5`. */
const ofYear = `import_entry e where e.importer_id = $1::uuid and exists (
    select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
  and e.released_on between $3::date and $4::date and ${holdsOn("$5")}`;

const valuesOfYear = ({ accountId, importerId, year, asOf }: ListQuestion): ReadonlyArray<unknown> => [
  uuidOfText(importerId) ?? null,
  accountId,
  `${year}-01-01`,
  `${year}-12-31`,
  asOf,
];

/** Rows with conditions more, each with the value of its parameter. */
const withConditions = (
  { from, values }: ReadRows,
  conditions: ReadonlyArray<readonly [condition: string, value: unknown]>,
): ReadRows => ({
  from: [from, ...conditions.map(([condition], at) => condition.replace("?", `$${values.length + at + 1}`))]
    .join(" and "),
  values: [...values, ...conditions.map(([, value]) => value)],
});

/** Imports that fit, but for what a rule decides. */
const fitting = (question: ListQuestion): ReadRows => {
  const { declarantId, releasedFrom, releasedTo, cnDigits, origin, ofFacts } = question;
  const conditions: ReadonlyArray<readonly [string, unknown]> = [
    ["e.declarant_id = ?::uuid", declarantId === undefined ? undefined : uuidOfText(declarantId) ?? null],
    ["e.released_on >= ?::date", releasedFrom],
    ["e.released_on <= ?::date", releasedTo],
    ["starts_with(e.cn_code, ?)", cnDigits === "" ? undefined : cnDigits],
    ["e.origin = ?", origin],
    ["e.determination = any(?::text[])", ofFacts?.determinations],
  ];
  return withConditions(
    { from: ofYear, values: valuesOfYear(question) },
    conditions.filter(([, value]) => value !== undefined),
  );
};

const make = Effect.map(SqlClient.SqlClient, (sql): ImportList["Type"] => {
  /** The place behind which a page begins; none of an import that the year doesn't have. */
  const placeBehind = (question: ListQuestion): Effect.Effect<Place | undefined, SqlError> => {
    const id = question.behindId === undefined ? undefined : uuidOfText(question.behindId);
    if (id === undefined) return Effect.succeed(undefined);
    const rows = `select ${placeColumns} from ${ofYear} and e.first_entry_id = $6::uuid`;
    return Effect.map(placeRows(sql.unsafe(rows, [...valuesOfYear(question), id])), ([place]) => place);
  };

  const byDatabase = (question: ListQuestion, behind: Place | undefined) => {
    const rows = fitting(question);
    const later = behind === undefined ? rows : {
      from: `${rows.from} and (e.released_on, e.first_entry_id) < ($${rows.values.length + 1}::date, $${
        rows.values.length + 2
      }::uuid)`,
      values: [...rows.values, behind.releasedOn, behind.id],
    };
    return inTurnIfMany(sql, rows)(Effect.gen(function* () {
      const [sum] = yield* sumRows(sql.unsafe(
        `select count(*)::int as found, coalesce(sum(e.net_mass_t), 0)::text as "massT" from ${rows.from}`,
        [...rows.values],
      ));
      const places = yield* placeRows(sql.unsafe(
        `select ${placeColumns} from ${later.from}
         order by e.released_on desc, e.first_entry_id desc limit ${question.atMost + 1}`,
        [...later.values],
      ));
      return sum === undefined ? undefined : { ...sum, places };
    }));
  };

  /** The part that a rule decides on: facts are read in parts, and left behind with each. */
  const byRule = (question: ListQuestion, behind: Place | undefined, fits: (row: object) => boolean) => {
    const read = readInParts(
      sql,
      (row) =>
        fits(row)
          ? { ...placeOf(row), massT: decimal(members(row, "the row")["massT"], "massT") }
          : undefined,
    );
    return Effect.flatMap(
      read({ columns: `${placeColumns}, e.net_mass_t::text as "massT", e.facts`, ...fitting(question) }),
      (rows) => runWithPauses(() => partOf(rows, { behind, atMost: question.atMost + 1 })),
    );
  };

  const partFor = (
    question: ListQuestion,
    behind: Place | undefined,
  ): Effect.Effect<FoundPart | undefined, ServiceUnavailable | SqlError> => {
    const { ofFacts } = question;
    return ofFacts === undefined
      ? byDatabase(question, behind)
      : byRule(question, behind, (row) => ofFacts.fits(factsOf(members(row, "the row")["facts"], "facts")));
  };

  const hasAny = (question: ListQuestion) =>
    Effect.map(
      sql.unsafe(`select 1 as one from ${ofYear} limit 1`, [...valuesOfYear(question)]),
      (rows) => rows.length > 0,
    );

  /** Imports with their histories, in the order of the places. */
  const importsAt = (places: ReadonlyArray<Place>, { asOf }: ListQuestion) =>
    Effect.map(
      entryRows(sql.unsafe(
        `select ${entryColumns} from import_entry e
         where e.first_entry_id = any($1::uuid[]) and e.known_from <= $2::date order by e.place`,
        [places.map(({ id }) => id), asOf],
      )),
      (entries): ReadonlyArray<LiveImport> => {
        const live = new Map(liveImports(entries).map((each) => [each.id, each]));
        return places.flatMap(({ id }) => live.get(id) ?? []);
      },
    );

  return {
    page: (question) =>
      orUnavailable(Effect.gen(function* () {
        const behind = yield* placeBehind(question);
        const part = yield* partFor(question, behind);
        if (part === undefined) return yield* Effect.dieMessage("A sum without a row");
        const { found, massT, places } = part;
        return {
          hasImports: found > 0 || (yield* hasAny(question)),
          found,
          massT,
          page: yield* importsAt(places.slice(0, question.atMost), question),
          hasNext: places.length > question.atMost,
          isLater: behind !== undefined,
        };
      })),
  };
});

export const layer: Layer.Layer<ImportList, never, SqlClient.SqlClient> = Layer.effect(ImportList, make);
