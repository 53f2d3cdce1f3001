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
const MoveRow = Schema.Struct({
  ...takenBack,
  id: Schema.String,
  lotId: Schema.String,
  kind: Schema.Literal(...moveKinds),
  day: Day,
  number: Schema.Int,
  forYear: Schema.NullOr(Schema.Int),
});
const lotRows = rowsOf(Schema.Struct({
  ...takenBack,
  id: Schema.String,
  kind: Schema.Literal(...certificateKinds),
  boughtOn: Day,
  number: Schema.Int,
  unitPriceEur: Schema.BigDecimal,
  reference: Schema.NullOr(Schema.String),
  moves: Schema.Array(MoveRow),
}));

/** Moves of a lot, as JSON. */
const movesOfLot = `coalesce((select json_agg(json_build_object('id', m.id, 'lotId', m.lot_id, 'kind', m.kind,
    'day', m.moved_on::text, 'number', m.number, 'forYear', m.for_year, 'withdrawnOn', v.withdrawn_on::text, 'note', v.note))
  from certificate_move m left join certificate_withdrawal v on v.move_id = m.id where m.lot_id = l.id), '[]')`;

/** In the order of their days; those of one day as they were recorded. */
const byDay = (one: typeof MoveRow.Type, other: typeof MoveRow.Type): number =>
  [one.day, one.id].join() < [other.day, other.id].join() ? -1 : 1;

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

/** @returns the account of a declarant as it is at one moment: what counts, and apart from it what was taken back */
export const readAccount = (
  sql: SqlClient.SqlClient,
  declarantId: string,
): Effect.Effect<CertificateAccount, SqlError> =>
  Effect.gen(function* () {
    const found = yield* lotRows(sql.unsafe(
      `select l.id, l.kind, l.bought_on::text as "boughtOn", l.number, l.unit_price_eur::text as "unitPriceEur",
         l.reference, w.withdrawn_on::text as "withdrawnOn", w.note, ${movesOfLot} as moves
       from certificate_lot l left join certificate_withdrawal w on w.lot_id = l.id and w.move_id is null
       where l.declarant_id = $1::uuid order by l.bought_on, l.id`,
      [declarantId],
    ));
    const lots = apart(found.map(({ moves: _, ...lot }) => lot));
    const moves = apart(found.flatMap(({ moves }) => moves).sort(byDay));
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
