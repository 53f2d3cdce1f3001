/**
 * Reminders of an importer's year: new prices with what they change, and dates of the calendar. Each goes once to a receiver, whatever
 * number of processes look. Those of the threshold are given where imports are recorded. Decision 0152.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { CalendarDate } from "../../../domain/imports/calendar/dates.ts";
import { isOfHolding } from "../../../domain/imports/year/quarters_with_duty.ts";
import { revokedSince } from "../../../domain/imports/people/revocation.ts";
import { datesDue, subjectOfDate } from "../../../domain/imports/reminders/dates_due.ts";
import { newPrices, subjectOfPrice } from "../../../domain/imports/reminders/price_change.ts";
import {
  datesMail,
  priceMail,
  type ReminderAddress,
} from "../../../domain/imports/reminders/reminder_mail.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { hourMs } from "../../../kernel/time/durations.ts";
import { emailAddressOfText } from "../../../kernel/email_address.ts";
import { cbamContext } from "../../cbam/cbam_context.ts";
import { readDates } from "../declarant_dates.ts";
import { ImportPeople } from "../import_ports.ts";
import { Outbox } from "../../documents/document_ports.ts";
import { startJob } from "../../jobs.ts";
import { DatabaseHealth } from "../../ports.ts";
import { PublicOrigin } from "../../reports/report_ports.ts";
import { beginSweep } from "../../sweep.ts";
import { changesByPrice, type ChangeServices } from "./price_changes.ts";
import { type Gift, type RemindedPerson, Reminders } from "./reminder_ports.ts";

/** Services that reminders need. */
export type RemindingServices = ChangeServices | Outbox | PublicOrigin | Reminders;

/** Kinds of dates that hold for declarants who have the status alone, or for those whose status is revoked. */
const daysByStatus: ReadonlySet<CalendarDate["kind"]> = new Set([
  "declaration_and_surrender",
  "declaration_after_revocation",
  "surrender_after_revocation",
]);

const accountsAtOnce = 50;

const addressOf = (
  { id: receiverId, email, language }: RemindedPerson,
  origin: string,
): ReminderAddress | undefined => {
  const to = emailAddressOfText(email);
  return to === undefined ? undefined : { receiverId, to, language, origin };
};

/** Tells the account's people of new prices. What changes nothing for the account counts as told. */
const remindOfPrices = (accountId: string, people: ReadonlyArray<RemindedPerson>) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const origin = yield* PublicOrigin;
    const { give } = yield* Reminders;
    const { enqueue } = yield* Outbox;
    for (const price of newPrices(cbam.prices, cbam.nowMs)) {
      const about = subjectOfPrice(price);
      const untold = people.filter(({ choice, given }) => choice.prices && !given.includes(about));
      if (untold.length === 0) continue;
      const changes = yield* changesByPrice(accountId, price);
      const gifts = untold.map(({ id }): Gift => ({ receiverId: id, subject: about }));
      yield* give(accountId, gifts, (fresh) =>
        Effect.forEach(changes.length === 0 ? [] : fresh, ({ receiverId }) => {
          const person = untold.find(({ id }) =>
            id === receiverId
          );
          const address = person && addressOf(person, origin);
          return address === undefined ? Effect.void : enqueue(priceMail(address, about, { price, changes }));
        }, { discard: true }));
    }
  });

/** Dates of a declarant's year that are another's where its status is revoked, or that it has no duty at yet. */
const isOfSome = (date: CalendarDate): boolean => daysByStatus.has(date.kind) || isOfHolding(date);

/** Facts about accounts that were read within the hour, and are read once an hour. */
interface LookedFor {
  hour: number;
  /** Dates that are none of an account's, each with its account. */
  readonly notDue: Set<string>;
  /** Days since which the status of declarants is revoked, by the id of the account. */
  readonly revocations: Map<string, ReadonlyArray<CalendarDay>>;
}

/** Forgets what was read in the hour before. */
const turnHour = (looked: LookedFor, nowMs: number): void => {
  const hour = Math.floor(nowMs / hourMs);
  if (looked.hour === hour) return;
  looked.hour = hour;
  looked.notDue.clear();
  looked.revocations.clear();
};

/** Days since which the status of the account's declarants is revoked: each has dates of its own. */
const revocationsOf = (accountId: string, today: CalendarDay, { revocations }: LookedFor) =>
  Effect.gen(function* () {
    const known = revocations.get(accountId);
    if (known !== undefined) return known;
    const declarants = yield* (yield* ImportPeople).declarants(accountId);
    const days = declarants.map((declarant) => revokedSince(declarant, today));
    const found = [...new Set(days.filter((day) => day !== undefined))];
    revocations.set(accountId, found);
    return found;
  });

/** Subjects of the near dates that hold for a declarant of the account: others than all have are not looked for. */
const ownDates = (accountId: string, near: ReadonlyArray<CalendarDate>, looked: LookedFor) =>
  Effect.gen(function* () {
    const nameOf = (date: CalendarDate): string => `${accountId} ${subjectOfDate(date)}`;
    const own = new Set(near.filter((date) => !isOfSome(date)).map(subjectOfDate));
    let left = near.filter((date) => isOfSome(date) && !looked.notDue.has(nameOf(date)));
    if (left.length === 0) return own;
    for (const declarant of yield* (yield* ImportPeople).declarants(accountId)) {
      for (const year of new Set(left.map(({ day }) => yearOf(day)))) {
        for (const date of yield* readDates({ accountId, declarant, year })) own.add(subjectOfDate(date));
      }
      left = left.filter((date) => !own.has(subjectOfDate(date)));
    }
    for (const date of left) looked.notDue.add(nameOf(date));
    return own;
  });

/** True of a person who is told of dates. */
const wantsDates = ({ choice, hasDeclarant }: RemindedPerson): boolean => choice.dates && hasDeclarant;

/** The dates that are near for a person, who wasn't told of them yet. */
const nearFor = (
  person: RemindedPerson,
  today: CalendarDay,
  revocations: ReadonlyArray<CalendarDay>,
): ReadonlyArray<CalendarDate> =>
  wantsDates(person)
    ? datesDue(today, person.choice.daysBefore, revocations)
      .filter((date) => !person.given.includes(subjectOfDate(date)))
    : [];

/** Tells a person of dates, all that are new in one mail. */
const tellOfDates = (
  { accountId, id }: RemindedPerson,
  address: ReminderAddress,
  due: ReadonlyArray<CalendarDate>,
) =>
  Effect.gen(function* () {
    const { give } = yield* Reminders;
    const { enqueue } = yield* Outbox;
    const gifts = due.map((date): Gift => ({ receiverId: id, subject: subjectOfDate(date) }));
    yield* give(accountId, gifts, (fresh) => {
      const subjects = new Set(fresh.map(({ subject }) => subject));
      const told = due.filter((date) => subjects.has(subjectOfDate(date)));
      return enqueue(datesMail(address, told.map(subjectOfDate), told));
    });
  });

/** Tells the account's people of the dates that are near: which of them are the account's is read once for all. */
const remindOfDates = (accountId: string, people: ReadonlyArray<RemindedPerson>, looked: LookedFor) =>
  Effect.gen(function* () {
    const origin = yield* PublicOrigin;
    const cbam = yield* cbamContext;
    const today = cbam.today();
    turnHour(looked, cbam.nowMs);
    const revocations = people.some(wantsDates) ? yield* revocationsOf(accountId, today, looked) : [];
    const asked = people.map((person) => ({ person, near: nearFor(person, today, revocations) }));
    const near = new Map(asked.flatMap((each) => each.near).map((date) => [subjectOfDate(date), date]));
    const own = yield* ownDates(accountId, [...near.values()], looked);
    for (const each of asked) {
      const due = each.near.filter((date) => own.has(subjectOfDate(date)));
      const address = addressOf(each.person, origin);
      if (due.length > 0 && address !== undefined) yield* tellOfDates(each.person, address, due);
    }
  });

const remindAccount = (accountId: string, people: ReadonlyArray<RemindedPerson>, looked: LookedFor) =>
  Effect.zipRight(remindOfPrices(accountId, people), remindOfDates(accountId, people, looked));

const remindAll = (looked: LookedFor): Effect.Effect<void, ServiceUnavailable, RemindingServices> =>
  Effect.gen(function* () {
    const { people } = yield* Reminders;
    const sweepOne = beginSweep("The reminders of the account");
    let last: string | undefined;
    do {
      const found = yield* people(last, accountsAtOnce);
      const accounts = Map.groupBy(found, ({ accountId }) => accountId);
      for (const [accountId, own] of accounts) {
        yield* sweepOne(accountId, remindAccount(accountId, own, looked));
      }
      last = accounts.size < accountsAtOnce ? undefined : found.at(-1)?.accountId;
    } while (last !== undefined);
  });

/**
 * Makes the work of one who looks again and again: each time it tells everything that is due. What was found not to be due yet it looks for
 * again when the hour has turned.
 */
export const remindAllOfImports = (): Effect.Effect<void, ServiceUnavailable, RemindingServices> =>
  remindAll({ hour: 0, notDue: new Set(), revocations: new Map() });

/** Looks every ten minutes, once the database is there. */
export const remindingOfImports: Layer.Layer<never, never, RemindingServices | DatabaseHealth> = Layer
  .scopedDiscard(
    Effect.flatMap(DatabaseHealth, ({ whenPrepared }) =>
      startJob({
        name: "The reminders of imports",
        every: Duration.minutes(10),
        turn: Effect.zipRight(whenPrepared, remindAllOfImports()),
      })),
  );
