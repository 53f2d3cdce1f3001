/** Database port of inquiries, their links and answers. What asks is one account; what answers is whoever has a link. */
import * as Context from "effect/Context";
import type { InstallationSearch } from "../supplier_ports.ts";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { MessageId } from "../../../domain/documents/mail.ts";
import type { Installation } from "../../../domain/suppliers/installation.ts";
import type { Inquiry, InquiryAnswer, InquiryState } from "../../../domain/suppliers/inquiries/inquiry.ts";
import type { Delivery } from "../../../domain/suppliers/inquiries/delivery.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** An inquiry beside its installation as it is now, its mails and its answers. */
export interface KnownInquiry {
  /** UUID of the account. */
  readonly accountId: string;
  readonly inquiry: Inquiry;
  readonly installation: Installation;
  /** Days on which mails with a link were queued, the oldest first. */
  readonly mailedOn: ReadonlyArray<CalendarDay>;
  /** State of the newest mail; null where nothing is known of it any more. */
  readonly delivery: Delivery | null;
  /** Days before the due day of the reminders by the settings that went out in this round. */
  readonly reminders: ReadonlyArray<number>;
  /** The oldest first. */
  readonly answers: ReadonlyArray<InquiryAnswer>;
}

/** A link that is given out. */
export interface InquiryLink {
  /** Token as its holder gets it; its hash alone is kept. */
  readonly token: string;
  readonly inquiryId: string;
  readonly round: number;
  /** Id of the mail that brings it. */
  readonly messageId: MessageId;
  readonly mailedOn: CalendarDay;
  /** Days before the due day of a reminder by the settings; null for another mail. */
  readonly reminder: number | null;
}

/** Part of an account's inquiries that is listed. */
export interface InquiryPart {
  readonly accountId: string;
  /** UUID of the installation; any when it is left out. */
  readonly installationId?: string | undefined;
  readonly state?: InquiryState | undefined;
  /** Standings that the newest mail has one of; any when they are left out. */
  readonly deliveries?: ReadonlyArray<Delivery["state"]> | undefined;
  /** Day before which the links stopped working; any when it is left out. */
  readonly openBefore?: CalendarDay | undefined;
  /** Words that the installation or the receiver has, or digits that a code begins with; any when they are left out. */
  readonly search?: InstallationSearch | undefined;
  /** Inquiries behind the one with this id; undefined: from the newest. */
  readonly behindId: string | undefined;
  readonly atMost: number;
}

/** Inquiries. What is kept within `inTurn` or `inTurnByLink` is a part of its transaction. */
export class Inquiries extends Context.Tag("Inquiries")<Inquiries, {
  /** Runs the work in a transaction, in turn with other writers of the account's installations, values and inquiries. */
  readonly inAccountsTurn: <A, E, R>(
    accountId: string,
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E | ServiceUnavailable, R>;
  /** The same, with an inquiry that nobody else changes meanwhile; none for one that the account doesn't have. */
  readonly inTurn: <A, E, R>(
    accountId: string,
    id: string,
    work: (known: KnownInquiry) => Effect.Effect<A, E, R>,
  ) => Effect.Effect<Option.Option<A>, E | ServiceUnavailable, R>;
  /** The same for whoever has a link, with its round; none for an unknown token. */
  readonly inTurnByLink: <A, E, R>(
    token: string,
    work: (known: KnownInquiry, round: number) => Effect.Effect<A, E, R>,
  ) => Effect.Effect<Option.Option<A>, E | ServiceUnavailable, R>;
  /** Keeps a new inquiry. */
  readonly add: (inquiry: Inquiry) => StoreEffect<void>;
  /** Keeps how an inquiry stands. */
  readonly stand: (inquiry: Inquiry) => StoreEffect<void>;
  /** Keeps a link. @returns false where the reminder went out before */
  readonly giveLink: (link: InquiryLink) => StoreEffect<boolean>;
  /** Keeps an answer. */
  readonly keepAnswer: (inquiryId: string, answer: Omit<InquiryAnswer, "files">) => StoreEffect<void>;
  /** The account's inquiry; none for one that it doesn't have. */
  readonly find: (accountId: string, id: string) => StoreEffect<Option.Option<KnownInquiry>>;
  /** Newest first. */
  readonly part: (part: InquiryPart) => StoreEffect<ReadonlyArray<KnownInquiry>>;
  /** The inquiry of a link, with the link's round; none for an unknown token, and for one of a closed account. */
  readonly byLink: (
    token: string,
  ) => StoreEffect<Option.Option<{ readonly known: KnownInquiry; readonly round: number }>>;
  /** Waiting inquiries of open accounts whose links work on the day, in the order of their ids, behind one of them. */
  readonly waiting: (
    today: CalendarDay,
    behindId: string | undefined,
    atMost: number,
  ) => StoreEffect<ReadonlyArray<KnownInquiry>>;
}>() {}
