/**
 * Inquiries to suppliers: asked, listed, looked at, reminded of and revoked. Regulation (EU) 2023/956, Articles 7 to 10.
 */
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { requirePermission } from "../../../application/accounts/admit.ts";
import { type CbamContext, cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { closingOf } from "../../../application/cbam/cited.ts";
import { countMail } from "../../../application/documents/counted_mails.ts";
import type { DocumentStore } from "../../../application/documents/document_ports.ts";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import {
  type AskingServices,
  askSupplier,
  remindNow,
} from "../../../application/suppliers/inquiries/ask_supplier.ts";
import { inquiryOf } from "../../../application/suppliers/inquiries/asked_goods.ts";
import { Inquiries, type KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { RateLimiter } from "../../../application/ports.ts";
import { Installations } from "../../../application/suppliers/supplier_ports.ts";
import {
  type NotFound,
  type RateLimited,
  type RecordConflict,
  recordConflict,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import { importReading } from "../../../contract/access.ts";
import type { InquiryChanged } from "../../../contract/answers/suppliers/inquiries.ts";
import type { InquiryRequest } from "../../../contract/requests/suppliers/inquiry.ts";
import * as Contract from "../../../contract/suppliers/inquiries.ts";
import { queuedMail, undeliveredStates } from "../../../domain/suppliers/inquiries/delivery.ts";
import { type InquiryState, toldState } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { type Keep, repeatableJson } from "../../../http/routes/idempotent.ts";
import { apiSentence } from "../../../kernel/findings/finding.ts";
import { orNotFound } from "../../imports/services.ts";
import { formSheetAnswer } from "../form/form_sheet_answer.ts";
import { formFileName, formWorkbook } from "../form/form_workbook.ts";
import { timeOf } from "../records/value_saving.ts";
import { answerRecords, inquiryRecord } from "../records/inquiry_record.ts";
import { fileAnswer, type FileFailure } from "./attachments.ts";
import { supplierRoute } from "../services.ts";

/** The failure of a call that takes an inquiry to stand otherwise. */
export const standsOtherwise = (
  cbam: CbamContext,
  known: KnownInquiry,
  sent: { readonly state: InquiryState; readonly round?: number },
): RecordConflict => {
  const current = inquiryRecord(cbam, known);
  const finding = { kind: "inquiryStands", state: current.state, round: current.round } as const;
  return recordConflict([{ path: "", message: apiSentence(finding, ""), current, sent }]);
};

type ChangedInquiry = typeof InquiryChanged.Type;
type ChangeServices = AskingServices | RateLimiter;

const textOf = (cbam: CbamContext, known: KnownInquiry, isMailed: boolean): string =>
  JSON.stringify({ inquiry: inquiryRecord(cbam, known), is_mailed: isMailed });

const newBody = bodyOf(Contract.addInquiry);

const added = (accountId: string, sent: typeof InquiryRequest.Type, keep: Keep | undefined) =>
  Effect.gen(function* () {
    const [found] = yield* (yield* Installations).newest(accountId, [sent.installation]);
    const installation = yield* orNotFound("installation", sent.installation, Option.fromNullable(found));
    const cbam = yield* cbamContext;
    const { facts, dueOn } = yield* inquiryOf(accountId, installation, sent);
    yield* countMail({ kind: "supplier-mails", accountId, to: facts.receiver });
    const known = yield* askSupplier(
      { accountId, installation, facts, dueOn },
      (made) => keep === undefined ? Effect.void : keep(textOf(cbam, made, true)),
    );
    return textOf(cbam, known, true);
  });

export const addInquiry = supplierRoute(
  Contract.addInquiry,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const bytes = yield* newBody.bytes(request);
      const { value: sent } = yield* newBody.decode(bytes);
      if (sent.imports !== undefined) yield* requirePermission(importReading.permission, caller);
      return yield* repeatableJson({
        caller,
        endpoint: Contract.addInquiry,
        payload: [bytes],
        work: (keep) => added(caller.accountId, sent, keep),
      });
    }),
);

export const inquiryList = supplierRoute(
  Contract.inquiryList,
  ({ query }, { accountId }) =>
    Effect.gen(function* () {
      const cbam = yield* cbamContext;
      const { installation: installationId, state, delivery } = query;
      const deliveries = delivery === "undelivered" ? undeliveredStates : delivery && [delivery];
      const standing = state === "expired"
        ? { state: "waiting", openBefore: cbam.today() } as const
        : { state };
      const part = { accountId, installationId, ...standing, deliveries, ...partFor(query) };
      const found = yield* (yield* Inquiries).part(part);
      const page = pageOf("inquiries", query, found.map((known) => ({ id: known.inquiry.id, known })));
      return {
        inquiries: page.entries.map(({ known }) => inquiryRecord(cbam, known)),
        next_cursor: page.nextCursor,
      };
    }),
);

export const inquiryById = supplierRoute(
  Contract.inquiryById,
  ({ path: { id } }, { accountId }) =>
    Effect.gen(function* () {
      const cbam = yield* cbamContext;
      const known = yield* orNotFound("inquiry", id, yield* (yield* Inquiries).find(accountId, id));
      return {
        inquiry: inquiryRecord(cbam, known),
        answers: answerRecords(cbam, known),
        ...closingOf(cbam, [timeOf({ key: known.inquiry.facts }, cbam.today())]),
      };
    }),
);

/** The table that the supplier of an inquiry may fill in, in the inquiry's language. */
export const tableOf = (
  accountId: string,
  id: string,
): Effect.Effect<
  HttpServerResponse,
  NotFound | ServiceUnavailable,
  Inquiries | LawServices | Spreadsheets
> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const known = yield* orNotFound("inquiry", id, yield* (yield* Inquiries).find(accountId, id));
    const workbook = formWorkbook(cbam, known, known.inquiry.facts.language);
    return yield* formSheetAnswer(workbook, { name: formFileName(known), caller: "customer" });
  });

export const inquiryTemplate = supplierRoute(
  Contract.inquiryTemplate,
  ({ path: { id } }, { accountId }) => tableOf(accountId, id),
);

/** A table that came with an answer. @fails NotFound for one that the account doesn't have */
export const sentFile = (
  request: Parameters<typeof fileAnswer>[0],
  { accountId, id }: NamedInquiry,
  sha256: string,
): Effect.Effect<HttpServerResponse, FileFailure | NotFound, DocumentStore | Inquiries> =>
  Effect.gen(function* () {
    const found = yield* (yield* Inquiries).find(accountId, id);
    const { answers } = yield* orNotFound("inquiry", id, found);
    const file = answers.flatMap(({ files }) => files).find((each) => each.file.sha256 === sha256);
    return yield* fileAnswer(request, yield* orNotFound("file", sha256, Option.fromNullable(file)));
  });

export const inquiryFile = supplierRoute(
  Contract.inquiryFile,
  ({ request, path: { id, sha256 } }, { accountId }) => sentFile(request, { accountId, id }, sha256),
);

/** An inquiry of the account, named by its id. */
export interface NamedInquiry {
  readonly accountId: string;
  readonly id: string;
}

/** Reminds the supplier now. @fails RecordConflict where the inquiry waits for nobody */
export const reminded = (
  { accountId, id }: NamedInquiry,
): Effect.Effect<
  ChangedInquiry,
  NotFound | RateLimited | RecordConflict | ServiceUnavailable,
  ChangeServices
> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { inTurn } = yield* Inquiries;
    yield* countMail({ kind: "supplier-mails", accountId });
    const found = yield* inTurn(accountId, id, (known) =>
      Effect.gen(function* () {
        const { inquiry, mailedOn } = known;
        if (toldState(inquiry, cbam.today()) !== "waiting") {
          return yield* standsOtherwise(cbam, known, { state: "waiting" });
        }
        const isMailed = yield* remindNow(known, cbam.today());
        return {
          inquiry: inquiryRecord(
            cbam,
            isMailed ? { ...known, mailedOn: [...mailedOn, cbam.today()], delivery: queuedMail } : known,
          ),
          is_mailed: isMailed,
        };
      }));
    return yield* orNotFound("inquiry", id, found);
  });

export const remindInquiry = supplierRoute(
  Contract.remindInquiry,
  ({ path: { id } }, { accountId }) => reminded({ accountId, id }),
);

/** Ends an inquiry. @fails RecordConflict where its answer was accepted */
export const revoked = (
  { accountId, id }: NamedInquiry,
): Effect.Effect<ChangedInquiry, NotFound | RecordConflict | ServiceUnavailable, ChangeServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { inTurn, stand } = yield* Inquiries;
    const found = yield* inTurn(accountId, id, (known) =>
      Effect.gen(function* () {
        const { inquiry } = known;
        if (inquiry.state === "accepted") return yield* standsOtherwise(cbam, known, { state: "revoked" });
        const next = { ...inquiry, state: "revoked" } as const;
        if (inquiry.state !== "revoked") yield* stand(next);
        return { inquiry: inquiryRecord(cbam, { ...known, inquiry: next }), is_mailed: false };
      }));
    return yield* orNotFound("inquiry", id, found);
  });

export const revokeInquiry = supplierRoute(
  Contract.revokeInquiry,
  ({ path: { id } }, { accountId }) => revoked({ accountId, id }),
);
