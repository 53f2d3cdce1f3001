/** Lots and moves of a declarant's certificates as their rows are read. */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { CertificateAccount } from "../../../application/imports/import_ports.ts";
import {
  certificateKinds,
  type Lot,
  type Move,
  moveKinds,
} from "../../../domain/imports/certificates/lots.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { Day } from "../columns.ts";
import { rowsOf } from "../engine/rows.ts";

/** Columns of a lot or a move that say whether it was taken back. */
const takenBack = {
  withdrawnOn: Schema.NullOr(Day),
  note: Schema.NullOr(Schema.String),
};
const lotRows = rowsOf(Schema.Struct({
  ...takenBack,
  id: Schema.String,
  kind: Schema.Literal(...certificateKinds),
  boughtOn: Day,
  number: Schema.Int,
  unitPriceEur: Schema.BigDecimal,
  reference: Schema.NullOr(Schema.String),
}));
const moveRows = rowsOf(Schema.Struct({
  ...takenBack,
  id: Schema.String,
  lotId: Schema.String,
  kind: Schema.Literal(...moveKinds),
  day: Day,
  number: Schema.Int,
  forYear: Schema.NullOr(Schema.Int),
}));
const taken = 'w.withdrawn_on::text as "withdrawnOn", w.note';

/** Rows that count, and those that were taken back, apart. */
const apart = <Row extends { readonly withdrawnOn: CalendarDay | null; readonly note: string | null }>(
  rows: ReadonlyArray<Row>,
) => ({
  live: rows.filter(({ withdrawnOn }) => withdrawnOn === null).map((
    { withdrawnOn: _, note: _note, ...rest },
  ) => rest),
  withdrawn: rows.flatMap(({ withdrawnOn, note, ...rest }) =>
    withdrawnOn === null ? [] : [{ withdrawnOn, note, recorded: rest }]
  ),
});

/** @returns the account of a declarant: what counts, and apart from it what was taken back */
export const readAccount = (
  sql: SqlClient.SqlClient,
  declarantId: string,
): Effect.Effect<CertificateAccount, SqlError> =>
  Effect.gen(function* () {
    const lots = apart(
      yield* lotRows(sql.unsafe(
        `select l.id, l.kind, l.bought_on::text as "boughtOn", l.number, l.unit_price_eur::text as "unitPriceEur",
           l.reference, ${taken}
         from certificate_lot l left join certificate_withdrawal w on w.lot_id = l.id and w.move_id is null
         where l.declarant_id = $1::uuid order by l.bought_on, l.id`,
        [declarantId],
      )),
    );
    const moves = apart(
      yield* moveRows(sql.unsafe(
        `select m.id, m.lot_id as "lotId", m.kind, m.moved_on::text as day, m.number, m.for_year as "forYear", ${taken}
         from certificate_move m join certificate_lot l on l.id = m.lot_id
         left join certificate_withdrawal w on w.move_id = m.id
         where l.declarant_id = $1::uuid order by m.moved_on, m.id`,
        [declarantId],
      )),
    );
    return {
      lots: lots.live,
      moves: moves.live,
      withdrawn: {
        lots: lots.withdrawn.map(({ recorded, ...back }) => ({ ...back, lot: recorded })),
        moves: moves.withdrawn.map(({ recorded, ...back }) => ({ ...back, move: recorded })),
      },
    };
  });

/** Every lot of an account, also those that were taken back. */
export const lotsEver = ({ lots, withdrawn }: CertificateAccount): ReadonlyArray<Lot> => [
  ...lots,
  ...withdrawn.lots.map(({ lot }) => lot),
];
/** Every move of it. */
export const movesEver = ({ moves, withdrawn }: CertificateAccount): ReadonlyArray<Move> => [
  ...moves,
  ...withdrawn.moves.map(({ move }) => move),
];
