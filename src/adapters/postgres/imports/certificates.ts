/**
 * Certificates of a declarant: lots and moves are added and never changed. Moves of one declarant take turns, so that no
 * two take the same certificates.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { newId } from "../../../application/new_id.ts";
import { type CertificateAccount, Certificates } from "../../../application/imports/import_ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import {
  certificateKinds,
  type Lot,
  lotFindings,
  type Move,
  moveFindings,
  moveKinds,
} from "../../../domain/imports/certificates/lots.ts";
import { toText } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { Day } from "../columns.ts";

const lotRows = rowsOf(Schema.Struct({
  id: Schema.String,
  kind: Schema.Literal(...certificateKinds),
  boughtOn: Day,
  number: Schema.Int,
  unitPriceEur: Schema.BigDecimal,
  reference: Schema.NullOr(Schema.String),
}));
const moveRows = rowsOf(Schema.Struct({
  id: Schema.String,
  lotId: Schema.String,
  kind: Schema.Literal(...moveKinds),
  day: Day,
  number: Schema.Int,
  forYear: Schema.NullOr(Schema.Int),
}));
const firstId = firstRowOf(Schema.Struct({ id: Schema.String }));

const read = (sql: SqlClient.SqlClient, declarantId: string): Effect.Effect<CertificateAccount, SqlError> =>
  Effect.all({
    lots: lotRows(sql.unsafe(
      `select id, kind, bought_on::text as "boughtOn", number, unit_price_eur::text as "unitPriceEur", reference
       from certificate_lot where declarant_id = $1::uuid order by bought_on, id`,
      [declarantId],
    )),
    moves: moveRows(sql.unsafe(
      `select m.id, m.lot_id as "lotId", m.kind, m.moved_on::text as day, m.number, m.for_year as "forYear"
       from certificate_move m join certificate_lot l on l.id = m.lot_id
       where l.declarant_id = $1::uuid order by m.moved_on, m.id`,
      [declarantId],
    )),
  });

/**
 * The id that a form proposes (parameter 1), so that it is carried out once; where another account's record has it, the other
 * parameter: nobody learns of that, or is refused for it.
 */
const idIn = (table: string, other: number): string =>
  `coalesce((select $${other}::uuid where exists (select 1 from ${table} where id = $1::uuid)), $1::uuid)`;

const make: Effect.Effect<Certificates["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const declarantOf = (accountId: string, declarantId: string, lock: "for update" | "") =>
    firstId(sql.unsafe(
      `select id from declarant where id = $1::uuid and account_id = $2::uuid ${lock}`,
      [uuidOfText(declarantId) ?? null, accountId],
    ));

  /** Writes what nothing is wrong with, in turn with other writers of the declarant. */
  const inTurn = (
    { accountId, declarantId, alongside, isThere }: {
      readonly accountId: string;
      readonly declarantId: string;
      readonly alongside:
        | ((account: CertificateAccount) => Effect.Effect<void, ServiceUnavailable>)
        | undefined;
      /** True where what is to be written was written before. */
      readonly isThere: (account: CertificateAccount) => boolean;
    },
    findings: (account: CertificateAccount) => ReadonlyArray<ImportFinding>,
    write: Effect.Effect<unknown, SqlError>,
  ) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      if (Option.isNone(yield* declarantOf(accountId, declarantId, "for update"))) return Option.none();
      const before = yield* read(sql, declarantId);
      if (isThere(before)) return Option.some(Either.right(before));
      const wrong = findings(before);
      if (wrong.length > 0) return Option.some(Either.left(wrong));
      yield* write;
      const account = yield* read(sql, declarantId);
      yield* alongside?.(account) ?? Effect.void;
      return Option.some(Either.right(account));
    })));

  const insertLot = (declarantId: string, lot: Lot) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      sql.unsafe(
        `insert into certificate_lot (id, declarant_id, kind, bought_on, number, unit_price_eur, reference)
         values (${idIn("certificate_lot", 8)}, $2, $3, $4::date, $5, $6::numeric, $7)`,
        [
          ...[
            lot.id,
            declarantId,
            lot.kind,
            lot.boughtOn,
            lot.number,
            toText(lot.unitPriceEur),
            lot.reference,
          ],
          newId(nowMs),
        ],
      ));

  const insertMove = (move: Move) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      sql.unsafe(
        `insert into certificate_move (id, lot_id, kind, moved_on, number, for_year)
         values (${idIn("certificate_move", 7)}, $2, $3, $4::date, $5, $6)`,
        [move.id, move.lotId, move.kind, move.day, move.number, move.forYear, newId(nowMs)],
      ));

  return {
    account: (accountId, declarantId) =>
      orUnavailable(Effect.gen(function* () {
        const found = yield* declarantOf(accountId, declarantId, "");
        return Option.isNone(found) ? Option.none() : Option.some(yield* read(sql, found.value.id));
      })),
    buy: (accountId, declarantId, lot, alongside) =>
      inTurn(
        { accountId, declarantId, alongside, isThere: ({ lots }) => lots.some(({ id }) => id === lot.id) },
        () => lotFindings(lot),
        insertLot(declarantId, lot),
      ),
    move: (accountId, declarantId, move, alongside) =>
      inTurn(
        { accountId, declarantId, alongside, isThere: ({ moves }) => moves.some(({ id }) => id === move.id) },
        ({ lots, moves }) => moveFindings(lots, moves, move),
        insertMove(move),
      ),
  };
});

export const layer: Layer.Layer<Certificates, never, SqlClient.SqlClient> = Layer.effect(Certificates, make);
