/**
 * Answers of suppliers: received by a link, once a round, and taken by the asker as values. Implementing Regulation (EU)
 * 2025/2547, Article 4(6).
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { InvalidRequest, ServiceUnavailable } from "../../../contract/failures.ts";
import {
  type AnsweredValue,
  type Inquiry,
  type InquiryAnswer,
  isOpen,
} from "../../../domain/suppliers/inquiries/inquiry.ts";
import type { SupplierFile } from "../../../domain/suppliers/attachment.ts";
import { farOfValue } from "../../../domain/suppliers/template/checks.ts";
import { type SupplierValue, unitOf } from "../../../domain/suppliers/value.ts";
import { valueIssues } from "../../../domain/suppliers/value_issues.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { type CbamContext, cbamContext, type LawServices } from "../../cbam/cbam_context.ts";
import type { DocumentStore } from "../../documents/document_ports.ts";
import { forgetBytes } from "../../attachments/attach_file.ts";
import { Attachments } from "../../attachments/attachment_ports.ts";
import { soundFigures } from "../keep_values.ts";
import { lawOfGoods } from "../read_template.ts";
import { type NewValue, type Recording, SupplierValues } from "../supplier_ports.ts";
import { Inquiries, type KnownInquiry } from "./inquiry_ports.ts";

const newValue = ({ installationId, facts: { period } }: Inquiry, value: AnsweredValue): NewValue => ({
  key: { installationId, period, cnCode: value.cnCode, productionRoute: value.productionRoute },
  facts: value.facts,
});

/**
 * Figures of more than ten times what the law has for the goods, which are kilograms most likely. Of electricity nothing is said:
 * the law's figures are by the MWh.
 */
const farIssues = (
  cbam: CbamContext,
  { facts: { country } }: KnownInquiry["installation"],
  { cnCode, facts }: AnsweredValue,
): ReadonlyArray<Issue> => {
  if (unitOf({ cnCode }) === "MWh") return [];
  const far = farOfValue(facts, lawOfGoods(cbam)(cnCode, country));
  return far?.isAbove === true ? [issueOf({ path: "direct_t_per_t", code: "range" }, far)] : [];
};

/** Issues of a supplier's value by the law of the moment, by the paths of its members; figures that can't be meant among them. */
export const answeredIssues = (
  cbam: CbamContext,
  { inquiry, installation }: KnownInquiry,
  value: AnsweredValue,
): ReadonlyArray<Issue> => {
  const today = cbam.today();
  const issues = valueIssues({ id: "", version: 1, recordedOn: today, ...newValue(inquiry, value) }, {
    law: cbam.law(),
    installation: installation.facts,
    today,
  });
  return issues.length > 0 ? issues : farIssues(cbam, installation, value);
};

/** An answer as it is sent. */
export interface SentAnswer extends Pick<InquiryAnswer, "values" | "remark"> {
  /** SHA-256 of the tables of the round that go along. */
  readonly sha256s: ReadonlyArray<string>;
}

/** An inquiry as it stands after an answer was sent. */
export interface ReceivedAnswer {
  readonly known: KnownInquiry;
  /** False where the link takes no answer any more. */
  readonly isKept: boolean;
  readonly round: number;
}

/**
 * Keeps an answer of whoever has a link, where the link still takes one.
 * @returns the inquiry as it then stands, and whether the answer was kept; none for an unknown link
 */
export const receiveAnswer = (
  token: string,
  { values, remark, sha256s }: SentAnswer,
): Effect.Effect<
  Option.Option<ReceivedAnswer>,
  ServiceUnavailable,
  Attachments | DocumentStore | Inquiries | LawServices
> =>
  Effect.gen(function* () {
    const today = (yield* cbamContext).today();
    const inquiries = yield* Inquiries;
    const { markSent } = yield* Attachments;
    const none: ReadonlyArray<SupplierFile> = [];
    const answered = yield* inquiries.inTurnByLink(token, (known, round) =>
      Effect.gen(function* () {
        const { inquiry } = known;
        if (!isOpen(inquiry, today, round)) return { known, isKept: false, round, unused: none };
        yield* inquiries.keepAnswer(inquiry.id, { round, sentOn: today, values, remark });
        const unused = yield* markSent(inquiry.id, round, sha256s);
        const received: Inquiry = { ...inquiry, state: "received" };
        yield* inquiries.stand(received);
        return { known: { ...known, inquiry: received }, isKept: true, round, unused };
      }));
    if (Option.isSome(answered)) yield* Effect.forEach(answered.value.unused, forgetBytes, { discard: true });
    return answered;
  });

/**
 * Writes one value: a new one, or a version where the same head is there. A verified value has no place taken by an unverified
 * one: imports by it could not be declared any more, and nobody would have said so.
 */
const written = (accountId: string, value: NewValue, cbam: CbamContext) =>
  Effect.gen(function* () {
    const store = yield* SupplierValues;
    const today = cbam.today();
    const { installationId, cnCode, period, productionRoute } = value.key;
    const beside = yield* store.part({
      accountId,
      asOf: today,
      installationId,
      cnCode,
      period,
      behindId: undefined,
      atMost: 100,
    });
    const same = beside.find(({ value: { key } }) => key.productionRoute === productionRoute)?.value;
    const writing = { accountId, today, alongside: undefined };
    if (same === undefined) return (yield* store.add(writing, [value]))[0];
    if (same.facts.state === "verified" && value.facts.state !== "verified") {
      return { kept: same, isVerified: true as const };
    }
    const { id, version } = same;
    const changed = yield* store.change(writing, { id, replaces: version, facts: value.facts });
    return Option.getOrUndefined(changed);
  });

/** Value that an answer's value met, and could not stand beside. */
export interface AnswerConflict {
  readonly index: number;
  readonly kept: SupplierValue;
  readonly sent: NewValue;
  /** True where a verified value would have lost its place to an unverified one. */
  readonly isVerified: boolean;
}

/** Values that an answer became, or the one that it could not stand beside. */
export interface TakenAnswer {
  readonly recordings: ReadonlyArray<Recording<SupplierValue>>;
  readonly conflict: AnswerConflict | undefined;
}

/**
 * Records the values of an answer, as a part of the caller's transaction, which has to fail where there is a conflict.
 * @fails InvalidRequest where the law of the moment refuses one
 */
export const takeAnswer = (
  { accountId, inquiry, installation }: KnownInquiry,
  { values, files }: InquiryAnswer,
  note: string | null,
): Effect.Effect<
  TakenAnswer,
  InvalidRequest | ServiceUnavailable,
  Attachments | Inquiries | LawServices | SupplierValues
> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { attach } = yield* Attachments;
    const recordings: Array<Recording<SupplierValue>> = [];
    const sent = values.map((each) => newValue(inquiry, { ...each, facts: { ...each.facts, note } }));
    yield* soundFigures(installation, sent.map((value, index) => [["values", index], value] as const));
    for (const [index, value] of sent.entries()) {
      const recording = yield* written(accountId, value, cbam);
      if (recording === undefined) {
        return yield* Effect.dieMessage(`Value ${index} of ${inquiry.id} vanished.`);
      }
      if ("isVerified" in recording || recording.result === "conflict") {
        const isVerified = "isVerified" in recording;
        return { recordings, conflict: { index, kept: recording.kept, sent: value, isVerified } };
      }
      recordings.push(recording);
      for (const { file, name } of files) {
        const attachment = { valueId: recording.kept.id, name, origin: "read" as const, today: cbam.today() };
        yield* attach({ accountId, file, isNew: false }, attachment);
      }
    }
    yield* (yield* Inquiries).stand({ ...inquiry, state: "accepted" });
    return { recordings, conflict: undefined };
  });
