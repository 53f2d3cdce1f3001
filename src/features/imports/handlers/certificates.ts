/**
 * A declarant's certificates: what was bought, what left the account, and what was recorded by mistake. Regulation (EU) 2023/956, Articles 20 to 24.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import {
  type AccountChange,
  type AccountWritten,
  type CertificateAccount,
  Certificates,
} from "../../../application/imports/import_ports.ts";
import { certificateIssue, dayToCome } from "../../../application/imports/certificate_issues.ts";
import { newId } from "../../../application/new_id.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type NotFound,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/certificates.ts";
import {
  surrenderNotes,
  undeclaredNotes,
} from "../../../application/imports/certificates/surrender_notes.ts";
import { type Certificates as Known, readYearsBeside } from "../../../application/holdings/years_beside.ts";
import { readBuyBack } from "../../../application/holdings/selling_back.ts";
import type { Lot, Move } from "../../../domain/imports/certificates/lots.ts";
import { repeatableBody, type RepeatableWork } from "../../../http/routes/repeatable_body.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { accountRecord, buyBackRecord } from "../records/certificates_record.ts";
import { knownOn, ledgerRoute, type LedgerServices, orNotFound, ownDeclarant } from "../services.ts";

export const certificates = ledgerRoute(
  Contract.certificates,
  ({ query: { declarant, as_of: sentDay, basis } }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, tables: imports, asOf } = yield* knownOn(sentDay);
      const found = yield* (yield* Certificates).account(accountId, declarant);
      const account = yield* orNotFound("declarant", declarant, found);
      const asked = { accountId, declarantId: declarant, asOf, law: cbam.law(), imports };
      const buyBack = yield* readBuyBack(
        { ...asked, ...(basis === undefined ? undefined : { basis }) },
        account,
      );
      const years = yield* readYearsBeside(asked, account);
      return {
        ...accountRecord(declarant, account, asOf, [
          ...undeclaredNotes(years),
          ...surrenderNotes(account, years, asked),
        ]),
        buy_back: buyBack.map(buyBackRecord),
      };
    }),
);

const refuse = (findings: ReadonlyArray<ImportFinding>): InvalidRequest =>
  invalidRequest(findings.map(certificateIssue));

/** No day after today: what is to come has not happened yet. */
const notAfter = (member: string, day: CalendarDay, today: CalendarDay) => {
  const issue = dayToCome(member, day, today);
  return issue === undefined ? Effect.void : invalidRequest([issue]);
};

/** Whose account is written, on which day, and where the answer is kept. */
interface AccountCall extends RepeatableWork {
  readonly declarant: string;
  /** Certificates that it records. */
  readonly records?: Partial<Known>;
}

/** Notes about certificates beside the years that they are for, on the account as the call leaves it, by the ledger before it. */
const notesOf = ({ accountId, declarant, records: { lots = [], moves = [] } = {} }: AccountCall) =>
  Effect.gen(function* () {
    const { cbam, tables: imports, asOf } = yield* knownOn(undefined);
    const asked = { accountId, declarantId: declarant, asOf, law: cbam.law(), imports };
    const known = yield* (yield* Certificates).account(accountId, declarant);
    const there = Option.getOrElse(known, (): Known => ({ lots: [], moves: [] }));
    const years = yield* readYearsBeside(asked, {
      lots: [...lots, ...there.lots],
      moves: [...moves, ...there.moves],
    });
    return {
      today: asOf,
      notes: (account: CertificateAccount) => [
        ...undeclaredNotes(years),
        ...surrenderNotes(account, years, asked),
      ],
    };
  });

/** The answer where nothing is wrong with what was to be written. */
const answered = (
  call: AccountCall,
  writing: (
    accountId: string,
    declarant: string,
    alongside: (change: AccountChange) => Effect.Effect<void, ServiceUnavailable>,
  ) => Effect.Effect<Option.Option<AccountWritten>, ServiceUnavailable>,
  /** Name and id of what isn't found where nothing can be written: the declarant's, unless it is given. */
  [what, id]: readonly [what: string, id: string] = ["declarant", call.declarant],
): Effect.Effect<string, InvalidRequest | NotFound | ServiceUnavailable, LedgerServices> =>
  Effect.gen(function* () {
    const { accountId, declarant, keep } = call;
    const { today, notes } = yield* notesOf(call);
    const answer = ({ account, recordedId, result }: AccountChange): string =>
      JSON.stringify({
        ...accountRecord(declarant, account, today, notes(account)),
        recorded: recordedId,
        result,
      });
    const written = yield* writing(
      accountId,
      declarant,
      (change) => keep?.(answer(change)) ?? Effect.void,
    );
    const outcome = yield* orNotFound(what, id, written);
    return Either.isLeft(outcome) ? yield* refuse(outcome.left) : answer(outcome.right);
  });

const bought = ({ accountId, keep }: RepeatableWork, value: typeof Contract.LotRequest.Type) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { declarant, kind, bought_on: boughtOn, number, unit_price_eur: unitPriceEur } = value;
    yield* notAfter("bought_on", boughtOn, cbam.today());
    const id = newId(cbam.nowMs);
    const lot: Lot = { id, kind, boughtOn, number, unitPriceEur, reference: value.reference ?? null };
    const { buy } = yield* Certificates;
    return yield* answered(
      { accountId, declarant, records: { lots: [lot] }, keep },
      (account, of, alongside) => buy(account, of, lot, alongside),
    );
  });

export const buyCertificates = ledgerRoute(
  Contract.buyCertificates,
  repeatableBody(Contract.buyCertificates, bought),
);

const moved = ({ accountId, keep }: RepeatableWork, value: typeof Contract.MoveRequest.Type) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { declarant, lot: lotId, kind, day, number, for_year: forYear = null } = value;
    yield* notAfter("day", day, cbam.today());
    const id = newId(cbam.nowMs);
    const move: Move = { id, lotId, kind, day, number, forYear };
    const { move: write } = yield* Certificates;
    return yield* answered(
      { accountId, declarant, records: { moves: [move] }, keep },
      (account, of, alongside) => write(account, of, move, alongside),
    );
  });

export const moveCertificates = ledgerRoute(
  Contract.moveCertificates,
  repeatableBody(Contract.moveCertificates, moved),
);

const withdrawn = ({ accountId, keep }: RepeatableWork, value: typeof Contract.WithdrawalRequest.Type) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { declarant, recorded: recordedId, note = null } = value;
    yield* ownDeclarant(accountId, declarant);
    const { withdraw } = yield* Certificates;
    const withdrawal = { recordedId, withdrawnOn: cbam.today(), note };
    return yield* answered(
      { accountId, declarant, keep },
      (account, of, alongside) => withdraw(account, of, withdrawal, alongside),
      ["lot or move", recordedId],
    );
  });

export const withdrawCertificates = ledgerRoute(
  Contract.withdrawCertificates,
  repeatableBody(Contract.withdrawCertificates, withdrawn),
);
