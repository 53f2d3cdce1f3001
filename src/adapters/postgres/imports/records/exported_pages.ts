/**
 * Records of an account's ledger as they leave, page by page. Between two pages nothing is held, so that whoever reads slowly
 * holds nobody up, and the work of a page doesn't grow with the ledger.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Chunk from "effect/Chunk";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import type { ExportedKind, LedgerRecords } from "../../../../application/imports/records/record_ports.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { jsonOf, recordOf } from "../../../../kernel/text/json.ts";
import { idRows, rowsOf } from "../../engine/rows.ts";
import { inLargeTurn } from "../../engine/large_turns.ts";
import { orUnavailable } from "../../engine/unavailable.ts";
import { exportedParts, lawNumbers, laws, partsOfImports } from "./exported_parts.ts";

const lineRows = rowsOf(Schema.Struct({ line: Schema.String }));
const numberRows = rowsOf(Schema.Struct({ number: Schema.Int }));

const linesOfPage = 5_000;
/** Each may have a hundred entries. */
const importsAtOnce = 250;
/** Before every other id. */
const firstId = "00000000-0000-0000-0000-000000000000";

type Lines = Stream.Stream<ReadonlyArray<string>, ServiceUnavailable>;

/** Pages of the lines that a reader gives in other portions. */
const inPages = (lines: Lines): Lines =>
  lines.pipe(
    Stream.mapConcatChunk((some) => Chunk.unsafeFromArray(some)),
    Stream.rechunk(linesOfPage),
    Stream.chunks,
    Stream.map(Chunk.toReadonlyArray),
  );

/** Reader of an account's records. */
export const pagesWith = (sql: SqlClient.SqlClient): LedgerRecords["Type"]["pages"] => {
  const inTurn = inLargeTurn(sql);
  const linesOf = (select: string, values: ReadonlyArray<unknown>) =>
    Effect.map(
      orUnavailable(
        inTurn(lineRows(sql.unsafe(`select row_to_json(r)::text as line from (${select}) r`, values))),
      ),
      (rows) => rows.map(({ line }) => line),
    );

  /** The page behind a record. */
  const pageBehind = (accountId: string, kind: keyof typeof exportedParts, last: string | undefined) => {
    const { columns, from, key, atOnce } = exportedParts[kind];
    const ordered = key.map(([column]) => column).join(", ");
    const behind = last === undefined ? undefined : recordOf(jsonOf(last));
    const places = key.map(([, , type], at) => `$${at + 2}::${type}`).join(", ");
    return linesOf(
      `select ${columns} from ${from}
         ${behind === undefined ? "" : `where (${ordered}) > (${places})`}
         order by ${ordered} limit ${atOnce}`,
      [accountId, ...(behind === undefined ? [] : key.map(([, name]) => behind[name]))],
    );
  };
  const behindEachOther = (accountId: string, kind: keyof typeof exportedParts): Lines =>
    Stream.paginateEffect<string | undefined, ReadonlyArray<string>, ServiceUnavailable, never>(
      undefined,
      (last) =>
        Effect.map(pageBehind(accountId, kind, last), (lines) => {
          const isLast = lines.length < exportedParts[kind].atOnce;
          return [lines, isLast ? Option.none() : Option.some(lines.at(-1))];
        }),
    );

  const ids = (select: string, values: ReadonlyArray<unknown>) =>
    Effect.map(orUnavailable(idRows(sql.unsafe(select, values))), (rows) => rows.map(({ id }) => id));
  /** Ids of the account's imports, some of one importer at a time. */
  const someImports = (accountId: string): Lines =>
    Stream.flatMap(
      Stream.fromIterableEffect(
        ids("select id from importer where account_id = $1::uuid order by id", [accountId]),
      ),
      (importerId) =>
        Stream.paginateEffect(firstId, (last) =>
          Effect.map(
            ids(
              `select distinct first_entry_id as id from import_entry
               where importer_id = $1::uuid and first_entry_id > $2::uuid
               order by first_entry_id limit ${importsAtOnce}`,
              [importerId, last],
            ),
            (found) => [
              found,
              found.length < importsAtOnce ? Option.none() : Option.fromNullable(found.at(-1)),
            ],
          )),
    );
  const ofImports = (accountId: string, kind: keyof typeof partsOfImports): Lines =>
    inPages(Stream.mapEffect(someImports(accountId), (some) => linesOf(partsOfImports[kind], [some])));

  const lawsOf = (accountId: string): Lines =>
    Stream.fromEffect(
      Stream.runFoldEffect(someImports(accountId), new Set<number>(), (known, some) =>
        Effect.map(
          orUnavailable(numberRows(sql.unsafe(lawNumbers, [some]))),
          (rows) => new Set([...known, ...rows.map(({ number }) => number)]),
        )).pipe(Effect.flatMap((numbers) => linesOf(laws, [[...numbers]]))),
    );

  return (accountId: string, kind: ExportedKind) =>
    kind === "laws"
      ? lawsOf(accountId)
      : kind === "calculations" || kind === "entries"
      ? ofImports(accountId, kind)
      : behindEachOther(accountId, kind);
};
