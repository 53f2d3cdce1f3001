/**
 * Certificates of a declarant: lots and moves are added and taken back, never changed. What is written for one declarant
 * takes turns, so that no two moves take the same certificates, and no lot is taken back beside a move of it.
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
import {
  type AccountChange,
  type CertificateAccount,
  Certificates,
  type Withdrawal,
} from "../../../application/imports/import_ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { type Lot, lotFindings, type Move, moveFindings } from "../../../domain/imports/certificates/lots.ts";
import {
  referenceFindings,
  sameUnderReference,
  withdrawalFindings,
} from "../../../domain/imports/certificates/mistakes.ts";
import { toText } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { firstRowOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { lotsEver, movesEver, readAccount } from "./certificate_rows.ts";

const firstId = firstRowOf(Schema.Struct({ id: Schema.String }));

/**
 * The id that a form proposes (parameter 1), so that it is carried out once; where another record has it, the other
 * parameter: nobody learns of another account's, and an id names a lot or a move.
 */
const idOr = (other: number): string =>
  `coalesce((select $${other}::uuid where exists (select 1 from certificate_lot where id = $1::uuid)
    or exists (select 1 from certificate_move where id = $1::uuid)), $1::uuid)`;

/** A row to be written for a declarant, and what stands against it. */
interface Writing {
  readonly recordedId: string;
  readonly result: AccountChange["result"];
  /** UUID of what was written before instead; undefined where nothing was. */
  readonly there: string | undefined;
  /** Findings against it; empty where it may be written. */
  readonly findings: ReadonlyArray<ImportFinding>;
  readonly write: Effect.Effect<unknown, SqlError>;
}

const make: Effect.Effect<Certificates["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const declarantOf = (accountId: string, declarantId: string, lock: "for update" | "") =>
    firstId(sql.unsafe(
      `select id from declarant where id = $1::uuid and account_id = $2::uuid ${lock}`,
      [uuidOfText(declarantId) ?? null, accountId],
    ));

  /** Writes what nothing is wrong with, in turn with other writers of the declarant; none where there is nothing to write to. */
  const inTurn = (
    accountId: string,
    declarantId: string,
    alongside: ((change: AccountChange) => Effect.Effect<void, ServiceUnavailable>) | undefined,
    writingOf: (account: CertificateAccount) => Writing | undefined,
  ) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      if (Option.isNone(yield* declarantOf(accountId, declarantId, "for update"))) return Option.none();
      const before = yield* readAccount(sql, declarantId);
      const writing = writingOf(before);
      if (writing === undefined) return Option.none();
      const { recordedId, result, there, findings, write } = writing;
      if (there === undefined && findings.length > 0) return Option.some(Either.left(findings));
      if (there === undefined) yield* write;
      const change: AccountChange = there === undefined
        ? { account: yield* readAccount(sql, declarantId), recordedId, result }
        : { account: before, recordedId: there, result: "unchanged" };
      yield* alongside?.(change) ?? Effect.void;
      return Option.some(Either.right(change));
    })));

  const insertLot = (declarantId: string, lot: Lot) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      sql.unsafe(
        `insert into certificate_lot (id, declarant_id, kind, bought_on, number, unit_price_eur, reference)
         values (${idOr(8)}, $2, $3, $4::date, $5, $6::numeric, $7)`,
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
         values (${idOr(7)}, $2, $3, $4::date, $5, $6)`,
        [move.id, move.lotId, move.kind, move.day, move.number, move.forYear, newId(nowMs)],
      ));

  const insertWithdrawal = (
    { withdrawnOn, note }: Withdrawal,
    { lotId, moveId }: { readonly lotId: string; readonly moveId: string | null },
  ) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      sql.unsafe(
        `insert into certificate_withdrawal (id, lot_id, move_id, withdrawn_on, note)
         values ($1, $2, $3, $4::date, $5)`,
        [newId(nowMs), lotId, moveId, withdrawnOn, note],
      ));

  /** The row that takes a lot or a move back; undefined for one that the declarant doesn't have. */
  const withdrawalOf = (withdrawal: Withdrawal, account: CertificateAccount): Writing | undefined => {
    const { recordedId } = withdrawal;
    const isIt = ({ id }: { readonly id: string }) => id === recordedId;
    const move = movesEver(account).find(isIt);
    const lotId = move?.lotId ?? lotsEver(account).find(isIt)?.id;
    if (lotId === undefined) return undefined;
    const isLive = (move === undefined ? account.lots : account.moves).some(isIt);
    return {
      recordedId,
      result: "withdrawn",
      there: isLive ? undefined : recordedId,
      findings: move === undefined ? withdrawalFindings(account.moves, lotId) : [],
      write: insertWithdrawal(withdrawal, { lotId, moveId: move?.id ?? null }),
    };
  };

  return {
    account: (accountId, declarantId) =>
      orUnavailable(Effect.gen(function* () {
        const found = yield* declarantOf(accountId, declarantId, "");
        return Option.isNone(found) ? Option.none() : Option.some(yield* readAccount(sql, found.value.id));
      })),
    buy: (accountId, declarantId, lot, alongside) =>
      inTurn(accountId, declarantId, alongside, (account) => ({
        recordedId: lot.id,
        result: "added",
        there: (lotsEver(account).find(({ id }) => id === lot.id) ?? sameUnderReference(account.lots, lot))
          ?.id,
        findings: [...lotFindings(lot), ...referenceFindings(account.lots, lot)],
        write: insertLot(declarantId, lot),
      })),
    move: (accountId, declarantId, move, alongside) =>
      inTurn(accountId, declarantId, alongside, (account) => ({
        recordedId: move.id,
        result: "added",
        there: movesEver(account).find(({ id }) => id === move.id)?.id,
        findings: moveFindings(account.lots, account.moves, move),
        write: insertMove(move),
      })),
    withdraw: (accountId, declarantId, withdrawal, alongside) =>
      inTurn(accountId, declarantId, alongside, (account) => withdrawalOf(withdrawal, account)),
  };
});

export const layer: Layer.Layer<Certificates, never, SqlClient.SqlClient> = Layer.effect(Certificates, make);
