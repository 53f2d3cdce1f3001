/**
 * A declarant's account of certificates as it leaves: lots, moves, what will be cancelled, what may be sold back, and what
 * was taken back.
 */
import type { CertificateAccount } from "../../../application/imports/import_ports.ts";
import type { CertificatesAnswer } from "../../../contract/answers/certificates.ts";
import type { BuyBack } from "../../../domain/imports/certificates/buy_back.ts";
import { saleBackFindings } from "../../../domain/imports/certificates/after_last_day.ts";
import {
  balancesOn,
  buyBackDay,
  cancellationDay,
  heldOn,
  type Lot,
  type Move,
  onAccountOf,
} from "../../../domain/imports/certificates/lots.ts";
import { alikeFindings } from "../../../domain/imports/certificates/mistakes.ts";
import { decimalOfNumber, sumOf, times, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { amount, eur, sentences } from "./figures.ts";

type Answer = typeof CertificatesAnswer.Type;

const lotRecord = (lot: Lot, moves: ReadonlyArray<Move>, day: CalendarDay): Answer["lots"][number] => {
  const left = onAccountOf(lot, moves, day);
  return {
    id: lot.id,
    kind: lot.kind,
    bought_on: lot.boughtOn,
    number: lot.number,
    unit_price_eur: amount(lot.unitPriceEur),
    reference: lot.reference,
    left,
    value_eur: eur(times(lot.unitPriceEur, decimalOfNumber(left) ?? zero)),
    buy_back_by: buyBackDay(lot),
    cancelled_on: cancellationDay(lot),
  };
};

/** Certificates that are left, by the day on which they end. */
const cancellationRecords = (
  { lots, moves }: Pick<CertificateAccount, "lots" | "moves">,
  day: CalendarDay,
): Answer["cancellations"] =>
  [...Map.groupBy(balancesOn(lots, moves, day), ({ cancelledOn }) => cancelledOn)]
    .sort(([a], [b]) => a < b ? -1 : 1)
    .map(([cancelledOn, balances]) => ({
      day: cancelledOn,
      number: balances.reduce((sum, { left }) => sum + left, 0),
      value_eur: eur(sumOf(balances.map(({ valueEur }) => valueEur))),
      lots: balances.map(({ lot }) => lot.id),
    }));

/** Records of lots that were taken back, then of moves. */
const withdrawnRecords = ({ lots, moves }: CertificateAccount["withdrawn"]): Answer["withdrawn"] => [
  ...lots.map(({ lot, withdrawnOn, note }) => ({
    id: lot.id,
    record: "lot" as const,
    lot: lot.id,
    kind: lot.kind,
    day: lot.boughtOn,
    number: lot.number,
    unit_price_eur: amount(lot.unitPriceEur),
    reference: lot.reference,
    for_year: null,
    withdrawn_on: withdrawnOn,
    note,
  })),
  ...moves.map(({ move, withdrawnOn, note }) => ({
    id: move.id,
    record: "move" as const,
    lot: move.lotId,
    kind: move.kind,
    day: move.day,
    number: move.number,
    unit_price_eur: null,
    reference: null,
    for_year: move.forYear,
    withdrawn_on: withdrawnOn,
    note,
  })),
];

/**
 * @param findings what more there is to say
 * @returns the record of an account at the end of a day, without what may be sold back
 */
export const accountRecord = (
  declarant: string,
  { lots, moves, withdrawn }: CertificateAccount,
  day: CalendarDay,
  findings: ReadonlyArray<ImportFinding>,
): Answer => {
  const known = {
    lots: lots.filter(({ boughtOn }) => boughtOn <= day),
    moves: moves.filter((move) => move.day <= day),
  };
  return {
    declarant,
    as_of: day,
    held: heldOn(lots, moves, day),
    lots: known.lots.map((lot) => lotRecord(lot, moves, day)),
    moves: known.moves.map((move) => ({
      id: move.id,
      lot: move.lotId,
      kind: move.kind,
      day: move.day,
      number: move.number,
      for_year: move.forYear,
    })),
    cancellations: cancellationRecords({ lots, moves }, day),
    withdrawn: withdrawnRecords(withdrawn),
    notes: sentences([
      ...(lots.length === 0 ? [] : [{ kind: "soldBackAfterSurrender" } as const]),
      ...findings,
      ...saleBackFindings({ lots, moves, day }),
      ...alikeFindings(known),
    ]),
  };
};

/** @returns the record of what may be sold back of a year's purchases */
export const buyBackRecord = (found: BuyBack): NonNullable<Answer["buy_back"]>[number] => ({
  bought_in: found.year,
  certificates: found.isOf2026 ? "2026" : "weekly",
  bought: found.bought,
  bought_back: found.boughtBack,
  limit: found.limit,
  available: found.available,
  at_risk: found.atRisk,
  by: found.by,
  lots: found.balances.map(({ lot }) => lot.id),
  notes: sentences(found.findings),
});
