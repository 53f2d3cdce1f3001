/**
 * The asker's side of inquiries: a question makes a link and a mail, in one transaction; reminders, withdrawal, and answers that
 * are sent back with a remark. Every mail brings a link of its own, and those of the same round work until one was used.
 */
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { Installation } from "../../../domain/suppliers/installation.ts";
import { queuedMail } from "../../../domain/suppliers/inquiries/delivery.ts";
import type { Inquiry, InquiryFacts } from "../../../domain/suppliers/inquiries/inquiry.ts";
import {
  inquiryMail,
  inquiryMessageId,
  namesOfGoods,
} from "../../../domain/suppliers/inquiries/inquiry_mail.ts";
import { prospectOf } from "../../../domain/suppliers/inquiries/prospect.ts";
import { type CalendarDay, daysLater } from "../../../kernel/time/calendar.ts";
import { newToken } from "../../accounts/secrets.ts";
import { cbamContext, type LawServices } from "../../cbam/cbam_context.ts";
import { Outbox } from "../../documents/document_ports.ts";
import { newId } from "../../new_id.ts";
import { PublicOrigin } from "../../reports/report_ports.ts";
import { Inquiries, type KnownInquiry } from "./inquiry_ports.ts";

/** Path of the page that links lead to. */
export const inquiryPath = "/inquiry";

/** Settings of the operator for inquiries. */
export class InquiryOptions extends Context.Reference<InquiryOptions>()("InquiryOptions", {
  defaultValue: (): {
    /** Days before the due day on which suppliers are reminded. */
    readonly reminderDays: ReadonlyArray<number>;
    /** Days after the due day on which links still work. */
    readonly openDays: number;
  } => ({ reminderDays: [14, 3, 0], openDays: 30 }),
}) {}

/** Services that mails to suppliers need. */
export type AskingServices = Inquiries | LawServices | Outbox | PublicOrigin;

/** A mail with a link of its own. */
interface MailToQueue {
  readonly inquiry: Inquiry;
  readonly installation: Installation;
  readonly kind: "asked" | "reminded" | "returned";
  readonly reminder: number | null;
}

/**
 * Queues a mail with a new link, as a part of the caller's transaction.
 * @returns false where the reminder went out before: then nothing is queued
 */
export const mailLink = (
  { inquiry, installation, kind, reminder }: MailToQueue,
): Effect.Effect<boolean, ServiceUnavailable, AskingServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const today = cbam.today();
    const token = newToken();
    const messageId = inquiryMessageId(newId(yield* Clock.currentTimeMillis));
    const isGiven = yield* (yield* Inquiries).giveLink({
      token,
      inquiryId: inquiry.id,
      round: inquiry.round,
      messageId,
      mailedOn: today,
      reminder,
    });
    if (!isGiven) return false;
    const of = { origin: installation.facts.country, period: inquiry.facts.period, today };
    const law = cbam.law();
    yield* (yield* Outbox).enqueue(inquiryMail({
      kind,
      messageId,
      inquiry,
      installation: installation.facts.name,
      goods: inquiry.facts.goods.map((goods) => ({
        ...goods,
        prospect: prospectOf(law, goods, of),
        names: namesOfGoods(
          goods.cnCode,
          cbam.tables.goods.get(goods.cnCode)?.description,
          inquiry.facts.language,
        ),
      })),
      url: `${yield* PublicOrigin}${inquiryPath}?${new URLSearchParams({ token })}`,
    }));
    return true;
  });

/** A new question to a supplier. */
export interface NewInquiry {
  readonly accountId: string;
  readonly installation: Installation;
  readonly facts: InquiryFacts;
  readonly dueOn: CalendarDay;
}

/**
 * Asks a supplier: keeps the inquiry and queues its mail.
 * @param alongside runs with what was kept in the same transaction, last
 */
export const askSupplier = <E, R>(
  { accountId, installation, facts, dueOn }: NewInquiry,
  alongside: (known: KnownInquiry) => Effect.Effect<void, E, R>,
): Effect.Effect<KnownInquiry, E | ServiceUnavailable, AskingServices | R> =>
  Effect.gen(function* () {
    const today = (yield* cbamContext).today();
    const { openDays } = yield* InquiryOptions;
    const inquiries = yield* Inquiries;
    const inquiry: Inquiry = {
      id: newId(yield* Clock.currentTimeMillis),
      installationId: installation.id,
      facts,
      askedOn: today,
      state: "waiting",
      round: 1,
      roundOn: today,
      dueOn,
      openUntil: daysLater(dueOn, openDays),
      remark: null,
    };
    const known: KnownInquiry = {
      accountId,
      inquiry,
      installation,
      mailedOn: [today],
      delivery: queuedMail,
      reminders: [],
      answers: [],
    };
    return yield* inquiries.inAccountsTurn(
      accountId,
      Effect.gen(function* () {
        yield* inquiries.add(inquiry);
        yield* mailLink({ inquiry, installation, kind: "asked", reminder: null });
        yield* alongside(known);
        return known;
      }),
    );
  });

/** Reminds the supplier now, unless a mail went out today already. @returns true if one was queued */
export const remindNow = (
  { inquiry, installation, mailedOn }: KnownInquiry,
  today: CalendarDay,
): Effect.Effect<boolean, ServiceUnavailable, AskingServices> =>
  mailedOn.includes(today)
    ? Effect.succeed(false)
    : mailLink({ inquiry, installation, kind: "reminded", reminder: null });

/** Begins the next round of an inquiry: the answer goes back with a remark, and a new link. */
export const sendBack = (
  { inquiry, installation }: KnownInquiry,
  { remark, dueOn }: { readonly remark: string; readonly dueOn: CalendarDay },
): Effect.Effect<Inquiry, ServiceUnavailable, AskingServices> =>
  Effect.gen(function* () {
    const today = (yield* cbamContext).today();
    const { openDays } = yield* InquiryOptions;
    const next: Inquiry = {
      ...inquiry,
      state: "waiting",
      round: inquiry.round + 1,
      roundOn: today,
      dueOn,
      openUntil: daysLater(dueOn, openDays),
      remark,
    };
    yield* (yield* Inquiries).stand(next);
    yield* mailLink({ inquiry: next, installation, kind: "returned", reminder: null });
    return next;
  });
