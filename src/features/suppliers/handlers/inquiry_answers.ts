/**
 * Answers of suppliers: taken as values, or sent back with a remark. Regulation (EU) 2023/956, Articles 7 to 10.
 */
import * as Effect from "effect/Effect";
import { countMail } from "../../../application/documents/counted_mails.ts";
import type { RateLimiter } from "../../../application/ports.ts";
import { cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { type AskingServices, sendBack } from "../../../application/suppliers/inquiries/ask_supplier.ts";
import { dueIssues } from "../../../application/suppliers/inquiries/asked_goods.ts";
import { Inquiries, type KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { Attachments } from "../../../application/attachments/attachment_ports.ts";
import { takeAnswer, type TakenAnswer } from "../../../application/suppliers/inquiries/take_answer.ts";
import type { SupplierValues } from "../../../application/suppliers/supplier_ports.ts";
import type { InquiryAccepted } from "../../../contract/answers/suppliers/inquiries.ts";
import type { AcceptRequest } from "../../../contract/requests/suppliers/inquiry.ts";
import { queuedMail } from "../../../domain/suppliers/inquiries/delivery.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type NotFound,
  type RateLimited,
  type RecordConflict,
  recordConflict,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import * as Contract from "../../../contract/suppliers/inquiries.ts";
import type { Keep } from "../../../http/routes/idempotent.ts";
import { repeatableChange } from "../../../http/routes/repeatable_body.ts";
import { orNotFound } from "../../imports/services.ts";
import { inquiryRecord } from "../records/inquiry_record.ts";
import { conflictOfAnswer } from "../records/value_conflict.ts";
import { supplierRoute } from "../services.ts";
import { type NamedInquiry, standsOtherwise } from "./inquiries.ts";

/** The answer of the round that a call names, which has to be the one that waits. */
const awaited = (known: KnownInquiry, round: number) => {
  const { inquiry, answers } = known;
  return inquiry.state === "received" && inquiry.round === round
    ? answers.find((answer) => answer.round === round)
    : undefined;
};

/**
 * Takes the answer of a round as values, in one transaction with what comes alongside.
 * @fails RecordConflict where the inquiry stands otherwise, a value by another route is there, or a verified one
 */
export const accepted = (
  { accountId, id }: NamedInquiry,
  { round, note }: typeof AcceptRequest.Type,
  alongside: (text: string) => ReturnType<Keep>,
): Effect.Effect<
  string,
  InvalidRequest | NotFound | RecordConflict | ServiceUnavailable,
  Attachments | Inquiries | LawServices | SupplierValues
> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { inTurn } = yield* Inquiries;
    const taken = yield* inTurn(accountId, id, (known) =>
      Effect.gen(function* () {
        const answer = awaited(known, round);
        if (answer === undefined) return yield* standsOtherwise(cbam, known, { state: "received", round });
        const { recordings, conflict }: TakenAnswer = yield* takeAnswer(known, answer, note ?? null);
        if (conflict !== undefined) {
          return yield* recordConflict([conflictOfAnswer(conflict, known.installation)]);
        }
        const record: typeof InquiryAccepted.Type = {
          inquiry: inquiryRecord(cbam, { ...known, inquiry: { ...known.inquiry, state: "accepted" } }),
          values: recordings.map(({ kept }) => ({
            id: kept.id,
            version: kept.version,
            cn_code: kept.key.cnCode,
          })),
        };
        const text = JSON.stringify(record);
        yield* alongside(text);
        return text;
      }));
    return yield* orNotFound("inquiry", id, taken);
  });

export const acceptInquiry = supplierRoute(
  Contract.acceptInquiry,
  repeatableChange(
    Contract.acceptInquiry,
    ({ accountId, id, keep }, value) =>
      accepted({ accountId, id }, value, (done) => keep?.(done) ?? Effect.void),
  ),
);

/**
 * Sends the answer of a round back, in one transaction with what comes alongside.
 * @fails RecordConflict where the inquiry stands otherwise
 */
export const returned = (
  { accountId, id }: NamedInquiry,
  { round, remark, due }: {
    readonly round: number;
    readonly remark: string;
    readonly due?: Parameters<typeof dueIssues>[0];
  },
  alongside: (text: string) => ReturnType<Keep>,
): Effect.Effect<
  string,
  InvalidRequest | NotFound | RateLimited | RecordConflict | ServiceUnavailable,
  AskingServices | RateLimiter
> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const today = cbam.today();
    const { inTurn } = yield* Inquiries;
    yield* countMail({ kind: "supplier-mails", accountId });
    const back = yield* inTurn(accountId, id, (known) =>
      Effect.gen(function* () {
        if (awaited(known, round) === undefined) {
          return yield* standsOtherwise(cbam, known, { state: "received", round });
        }
        const dueOn = due ?? (known.inquiry.dueOn < today ? today : known.inquiry.dueOn);
        const issues = dueIssues(dueOn, today);
        if (issues.length > 0) return yield* invalidRequest(issues);
        const inquiry = yield* sendBack(known, { remark, dueOn });
        const next = { ...known, inquiry, mailedOn: [...known.mailedOn, today], delivery: queuedMail };
        const text = JSON.stringify({ inquiry: inquiryRecord(cbam, next), is_mailed: true });
        yield* alongside(text);
        return text;
      }));
    return yield* orNotFound("inquiry", id, back);
  });

export const returnInquiry = supplierRoute(
  Contract.returnInquiry,
  repeatableChange(
    Contract.returnInquiry,
    ({ accountId, id, keep }, value) =>
      returned({ accountId, id }, value, (done) => keep?.(done) ?? Effect.void),
  ),
);
