/**
 * A declarant's certificates: what was bought and what left the account. Regulation (EU) 2023/956, Articles 20 to 24.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type * as Option from "effect/Option";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import {
  type AccountWritten,
  type CertificateAccount,
  Certificates,
} from "../../../application/imports/import_ports.ts";
import { newId } from "../../../application/new_id.ts";
import type { CertificatesAnswer } from "../../../contract/answers/import_duties.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type NotFound,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import * as Contract from "../../../contract/import_duties.ts";
import {
  buyBackDay,
  cancellationDay,
  heldOn,
  leftOf,
  type Lot,
  type Move,
} from "../../../domain/imports/certificates/lots.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { type Keep, repeatable } from "../../../http/routes/idempotent.ts";
import { jsonText } from "../../../http/wire/response.ts";
import { decimalOfNumber, times, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { issueOf } from "../../../kernel/issue.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { amount, eur } from "../records/figures.ts";
import { knownOn, ledgerRoute, orNotFound } from "../services.ts";

type Answer = typeof CertificatesAnswer.Type;

const lotRecord = (lot: Lot, moves: ReadonlyArray<Move>, day: CalendarDay): Answer["lots"][number] => {
  const left = leftOf(lot, moves, day);
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

const accountRecord = (declarant: string, { lots, moves }: CertificateAccount, day: CalendarDay): Answer => ({
  declarant,
  as_of: day,
  held: heldOn(lots, moves, day),
  lots: lots.filter(({ boughtOn }) => boughtOn <= day).map((lot) => lotRecord(lot, moves, day)),
  moves: moves.filter((move) => move.day <= day).map((move) => ({
    id: move.id,
    lot: move.lotId,
    kind: move.kind,
    day: move.day,
    number: move.number,
    for_year: move.forYear,
  })),
});

const accountOf = (accountId: string, declarant: string, day: CalendarDay) =>
  Effect.gen(function* () {
    const found = yield* (yield* Certificates).account(accountId, declarant);
    return accountRecord(declarant, yield* orNotFound("declarant", declarant, found), day);
  });

export const certificates = ledgerRoute(
  Contract.certificates,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const { asOf } = yield* knownOn(query.as_of);
      return yield* accountOf(accountId, query.declarant, asOf);
    }),
);

/** The member that a finding about certificates is about. */
const memberOf = (kind: ImportFinding["kind"]): string => {
  switch (kind) {
    case "boughtBeforeSale":
      return "bought_on";
    case "movedBeforeBought":
    case "buyBackTooLate":
      return "day";
    case "certificatesOfOtherYear":
      return "for_year";
    case "noSuchLot":
      return "lot";
    default:
      return "number";
  }
};

const refuse = (findings: ReadonlyArray<ImportFinding>): InvalidRequest =>
  invalidRequest(findings.map((finding) => {
    const member = memberOf(finding.kind);
    return issueOf({ path: `/${member}`, label: member, code: "conflict" }, finding);
  }));

/** No day after today: what is to come has not happened yet. */
const notAfter = (member: string, day: CalendarDay, today: CalendarDay) =>
  day <= today ? Effect.void : invalidRequest([
    issueOf({ path: `/${member}`, label: member, code: "range", suggestion: today }, {
      kind: "dayToCome",
      last: today,
      found: day,
    }),
  ]);

/** Whose account is written, on which day, and where the answer is kept. */
interface AccountCall {
  readonly accountId: string;
  readonly declarant: string;
  readonly today: CalendarDay;
  /** Keeps the answer in the transaction that writes; undefined for a call without a key. */
  readonly keep: Keep | undefined;
}

/** The answer where nothing is wrong with what was to be written. */
const answered = (
  { accountId, declarant, today, keep }: AccountCall,
  writing: (
    accountId: string,
    declarant: string,
    alongside: (account: CertificateAccount) => Effect.Effect<void, ServiceUnavailable>,
  ) => Effect.Effect<Option.Option<AccountWritten>, ServiceUnavailable>,
): Effect.Effect<string, InvalidRequest | NotFound | ServiceUnavailable> =>
  Effect.gen(function* () {
    const answer = (account: CertificateAccount): string =>
      JSON.stringify(accountRecord(declarant, account, today));
    const written = yield* writing(
      accountId,
      declarant,
      (account) => keep?.(answer(account)) ?? Effect.void,
    );
    const outcome = yield* orNotFound("declarant", declarant, written);
    return Either.isLeft(outcome) ? yield* refuse(outcome.left) : answer(outcome.right);
  });

const lotBody = bodyOf(Contract.buyCertificates);

const bought = (accountId: string, bytes: Uint8Array, keep: Keep | undefined) =>
  Effect.gen(function* () {
    const { value } = yield* lotBody.decode(bytes);
    const cbam = yield* cbamContext;
    const { declarant, kind, bought_on: boughtOn, number, unit_price_eur: unitPriceEur } = value;
    yield* notAfter("bought_on", boughtOn, cbam.today());
    const id = newId(cbam.nowMs);
    const lot: Lot = { id, kind, boughtOn, number, unitPriceEur, reference: value.reference ?? null };
    const { buy } = yield* Certificates;
    return yield* answered(
      { accountId, declarant, today: cbam.today(), keep },
      (account, of, alongside) => buy(account, of, lot, alongside),
    );
  });

export const buyCertificates = ledgerRoute(
  Contract.buyCertificates,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const bytes = yield* lotBody.bytes(request);
      const text = yield* repeatable({
        caller,
        endpoint: Contract.buyCertificates,
        payload: [bytes],
        work: (keep) => bought(caller.accountId, bytes, keep),
        replay: Effect.succeed,
      });
      return jsonText(text);
    }),
);

const moveBody = bodyOf(Contract.moveCertificates);

const moved = (accountId: string, bytes: Uint8Array, keep: Keep | undefined) =>
  Effect.gen(function* () {
    const { value } = yield* moveBody.decode(bytes);
    const cbam = yield* cbamContext;
    const { declarant, lot: lotId, kind, day, number, for_year: forYear = null } = value;
    yield* notAfter("day", day, cbam.today());
    const move: Move = { id: newId(cbam.nowMs), lotId, kind, day, number, forYear };
    const { move: write } = yield* Certificates;
    return yield* answered(
      { accountId, declarant, today: cbam.today(), keep },
      (account, of, alongside) => write(account, of, move, alongside),
    );
  });

export const moveCertificates = ledgerRoute(
  Contract.moveCertificates,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const bytes = yield* moveBody.bytes(request);
      const text = yield* repeatable({
        caller,
        endpoint: Contract.moveCertificates,
        payload: [bytes],
        work: (keep) => moved(caller.accountId, bytes, keep),
        replay: Effect.succeed,
      });
      return jsonText(text);
    }),
);
