/**
 * Reminders to suppliers at the days of the settings: each goes out once a round, whatever number of processes look.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { reminderDue } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { cbamContext } from "../../cbam/cbam_context.ts";
import { startJob } from "../../jobs.ts";
import { DatabaseHealth } from "../../ports.ts";
import { beginSweep } from "../../sweep.ts";
import { type AskingServices, InquiryOptions, mailLink } from "./ask_supplier.ts";
import { Inquiries, type KnownInquiry } from "./inquiry_ports.ts";

const atOnce = 100;

/** Reminds of one inquiry as it stands when its turn comes. */
const remind = ({ accountId, inquiry: { id } }: KnownInquiry) =>
  Effect.gen(function* () {
    const { inTurn } = yield* Inquiries;
    const { reminderDays } = yield* InquiryOptions;
    const today = (yield* cbamContext).today();
    yield* inTurn(accountId, id, ({ inquiry, installation }) => {
      const reminder = reminderDue(inquiry, today, reminderDays);
      return reminder === undefined
        ? Effect.void
        : Effect.asVoid(mailLink({ inquiry, installation, kind: "reminded", reminder }));
    });
  });

/** Reminds of everything that is due. */
export const remindAll: Effect.Effect<void, ServiceUnavailable, AskingServices> = Effect.gen(function* () {
  const { waiting } = yield* Inquiries;
  const { reminderDays } = yield* InquiryOptions;
  const today = (yield* cbamContext).today();
  const sweepOne = beginSweep("The reminder of the inquiry");
  let last: string | undefined;
  do {
    const page: ReadonlyArray<KnownInquiry> = yield* waiting(today, last, atOnce);
    for (const known of page) {
      const due = reminderDue(known.inquiry, today, reminderDays);
      if (due === undefined || known.reminders.includes(due)) continue;
      yield* sweepOne(known.inquiry.id, remind(known));
    }
    last = page.length < atOnce ? undefined : page.at(-1)?.inquiry.id;
  } while (last !== undefined);
});

/** Looks every ten minutes, once the database is there. */
export const reminding: Layer.Layer<never, never, AskingServices | DatabaseHealth> = Layer.scopedDiscard(
  Effect.flatMap(DatabaseHealth, ({ whenPrepared }) =>
    startJob({
      name: "The reminding of suppliers",
      every: Duration.minutes(10),
      turn: Effect.zipRight(whenPrepared, remindAll),
    })),
);
