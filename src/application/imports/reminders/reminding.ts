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
import { datesDue, subjectOfDate } from "../../../domain/imports/reminders/dates_due.ts";
import { newPrices, subjectOfPrice } from "../../../domain/imports/reminders/price_change.ts";
import {
  datesMail,
  priceMail,
  type ReminderAddress,
} from "../../../domain/imports/reminders/reminder_mail.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
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

/** Kind of the date that holds for declarants who have the status. */
const usualDay: CalendarDate["kind"] = "declaration_and_surrender";

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
const isOfSome = (date: CalendarDate): boolean => date.kind === usualDay || isOfHolding(date);

/** The dates that hold for a declarant of the account: others than all have are not looked for. */
const ownDates = (accountId: string, due: ReadonlyArray<CalendarDate>) =>
  Effect.gen(function* () {
    const years = new Set(due.filter(isOfSome).map(({ day }) => yearOf(day)));
    if (years.size === 0) return due;
    const declarants = yield* (yield* ImportPeople).declarants(accountId);
    const asked = [...years].flatMap((year) =>
      declarants.map((declarant) => ({ accountId, declarant, year }))
    );
    const own = new Set((yield* Effect.forEach(asked, readDates)).flat().map(subjectOfDate));
    return due.filter((date) => !isOfSome(date) || own.has(subjectOfDate(date)));
  });

/** Tells a person of the dates that are near, all that are new in one mail. */
const remindOfDates = (person: RemindedPerson) =>
  Effect.gen(function* () {
    const { accountId, id, choice, given, hasDeclarant } = person;
    if (!choice.dates || !hasDeclarant) return;
    const { give } = yield* Reminders;
    const { enqueue } = yield* Outbox;
    const address = addressOf(person, yield* PublicOrigin);
    const near = datesDue((yield* cbamContext).today(), choice.daysBefore)
      .filter((date) => !given.includes(subjectOfDate(date)));
    const due = yield* ownDates(accountId, near);
    if (due.length === 0 || address === undefined) return;
    const gifts = due.map((date): Gift => ({ receiverId: id, subject: subjectOfDate(date) }));
    yield* give(accountId, gifts, (fresh) => {
      const subjects = new Set(fresh.map(({ subject }) => subject));
      const told = due.filter((date) => subjects.has(subjectOfDate(date)));
      return enqueue(datesMail(address, told.map(subjectOfDate), told));
    });
  });

const remindAccount = (accountId: string, people: ReadonlyArray<RemindedPerson>) =>
  Effect.zipRight(
    remindOfPrices(accountId, people),
    Effect.forEach(people, remindOfDates, { discard: true }),
  );

/** Reminds of everything that is due. */
export const remindAllOfImports: Effect.Effect<void, ServiceUnavailable, RemindingServices> = Effect.gen(
  function* () {
    const { people } = yield* Reminders;
    const sweepOne = beginSweep("The reminders of the account");
    let last: string | undefined;
    do {
      const found = yield* people(last, accountsAtOnce);
      const accounts = Map.groupBy(found, ({ accountId }) => accountId);
      for (const [accountId, own] of accounts) yield* sweepOne(accountId, remindAccount(accountId, own));
      last = accounts.size < accountsAtOnce ? undefined : found.at(-1)?.accountId;
    } while (last !== undefined);
  },
);

/** Looks every ten minutes, once the database is there. */
export const remindingOfImports: Layer.Layer<never, never, RemindingServices | DatabaseHealth> = Layer
  .scopedDiscard(
    Effect.flatMap(DatabaseHealth, ({ whenPrepared }) =>
      startJob({
        name: "The reminders of imports",
        every: Duration.minutes(10),
        turn: Effect.zipRight(whenPrepared, remindAllOfImports),
      })),
  );
