/**
 * Recording of imports with the notices that follow: when the sum of a year exceeds 90 % of the threshold or the limit, a
 * mail is queued in the transaction that records, once for each importer and year.
 */
import * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { ownStatusOn } from "../../domain/imports/people/declarant.ts";
import { limitOfYear } from "../../domain/imports/threshold/limit.ts";
import type { AppendingRules, AppendResult } from "../../domain/imports/ledger/append.ts";
import { examinedFacts } from "../../domain/imports/figures/refusals.ts";
import type { LedgerEntry, SentLedgerEntry } from "../../domain/imports/ledger/entry.ts";
import { thresholdMail } from "../../domain/imports/reminders/threshold_mail.ts";
import { noticeOf } from "../../domain/imports/threshold/notices.ts";
import { thresholdOfMasses } from "../../domain/imports/threshold/threshold.ts";
import { emailAddressOfText } from "../../kernel/email_address.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { Outbox } from "../documents/document_ports.ts";
import { PublicOrigin } from "../reports/report_ports.ts";
import {
  ImportLaw,
  ImportLedger,
  ImportPeople,
  type LedgerAddress,
  ThresholdNotices,
} from "./import_ports.ts";

/** Services that the recording of imports needs. */
export type RecordingServices =
  | ImportLaw
  | ImportLedger
  | ImportPeople
  | LawServices
  | Outbox
  | PublicOrigin
  | ThresholdNotices;

/** Rules that entries are added by under the law of the moment. @param today the day in Brussels */
export const appendingRules = (today: CalendarDay): Effect.Effect<AppendingRules, never, LawServices> =>
  Effect.map(cbamContext, (cbam) => ({ today, examine: (facts) => examinedFacts(cbam.law(), facts) }));

/** Years whose sum may have grown: those of release of entries that were added. */
const grownYears = (
  entries: ReadonlyArray<LedgerEntry>,
  results: ReadonlyArray<AppendResult>,
): ReadonlyArray<number> => [
  ...new Set(
    entries.filter(({ kind }, index) => kind !== "cancellation" && results[index]?.result === "added")
      .map(({ facts }) => yearOf(facts.releasedOn)),
  ),
];

/** Notices as they are given in the transaction that records. */
const noticing: Effect.Effect<
  (
    address: LedgerAddress,
    year: number,
    today: CalendarDay,
  ) => Effect.Effect<void, ServiceUnavailable>,
  never,
  RecordingServices
> = Effect.gen(function* () {
  const imports = yield* ImportLaw;
  const { masses } = yield* ImportLedger;
  const { enqueue } = yield* Outbox;
  const origin = yield* PublicOrigin;
  const notices = yield* ThresholdNotices;
  const people = yield* ImportPeople;
  const { tables } = (yield* cbamContext).law();
  return (address, year, today) =>
    Effect.gen(function* () {
      const { accountId, importerId } = address;
      const threshold = limitOfYear(imports, tables, year);
      if (threshold === undefined || (yield* notices.isGiven(importerId, year, "passed"))) return;
      const known = yield* masses({ ...address, year, asOf: today });
      const notice = noticeOf(
        yield* runWithPauses(() =>
          thresholdOfMasses({ masses: known, year, tables, threshold, asOf: today })
        ),
      );
      if (notice === undefined) return;
      const given = yield* notices.give({ importerId, year, kind: notice.kind, day: notice.reached.day });
      const eoris = given.map(({ importer }) => importer.eori);
      const declarants = yield* people.declarants(accountId, { eoris });
      for (const { importer, receiver: { id: receiverId, email, language } } of given) {
        const to = emailAddressOfText(email);
        if (to === undefined) continue;
        const address = { receiverId, to, language, origin };
        const status = ownStatusOn(importer, declarants, today);
        const of = { importer, year, notice, limitT: threshold.tonnes, isOver: year < yearOf(today), status };
        yield* enqueue(thresholdMail({ ...address, ...of }));
      }
    });
});

/**
 * Records entries as the ledger does, and queues the mails that follow in the same transaction.
 * @param alongside runs with the outcomes in the same transaction, last; undefined: nothing does
 * @returns the outcome of each; none for an importer or a declarant that the account doesn't have
 */
export const recordImports = (
  address: LedgerAddress,
  entries: ReadonlyArray<SentLedgerEntry>,
  today: CalendarDay,
  alongside?: (results: ReadonlyArray<AppendResult>) => Effect.Effect<void, ServiceUnavailable>,
): Effect.Effect<Option.Option<ReadonlyArray<AppendResult>>, ServiceUnavailable, RecordingServices> =>
  Effect.gen(function* () {
    const { record } = yield* ImportLedger;
    const notify = yield* noticing;
    const rules = yield* appendingRules(today);
    return yield* record(address, entries, rules, (results) =>
      Effect.zipRight(
        Effect.forEach(grownYears(entries, results), (year) => notify(address, year, today), {
          discard: true,
        }),
        alongside === undefined ? Effect.void : alongside(results),
      ));
  });
