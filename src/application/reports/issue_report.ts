/**
 * From a calculation to a report that can be verified: its content is made canonical, hashed, signed and kept; its PDF
 * is printed when it is first asked for. Decisions, "Additions to v1" and "Documents".
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { newId } from "../new_id.ts";
import { tablesNow } from "../cbam/cbam_context.ts";
import type { ReferenceData } from "../ports.ts";
import { pathTo } from "../../contract/endpoint.ts";
import { verifyPage } from "../../contract/reports.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import {
  canonicalText,
  contentOf,
  contentState,
  hashOfContent,
  type ReportContent,
  reportNumberOf,
  type StoredReport,
} from "../../domain/reports/report.ts";
import type { ReportStatus } from "../../contract/answers/reports.ts";
import {
  ReportNeedsFigures,
  ReportNotDraft,
  type ReportOutdated,
  type ServiceUnavailable,
} from "../../contract/failures.ts";
import { outdatedBy } from "../../domain/reports/outdated.ts";
import { cnCodeOfText } from "../../kernel/identifiers.ts";
import { PublicOrigin, Reports, ReportSigner } from "./report_ports.ts";

/** A calculation to be reported. */
export interface ReportRequest {
  readonly caller: Pick<Caller, "accountId" | "isTest">;
  readonly calculation: CalculationRecord;
  readonly clientRef: string | undefined;
  readonly isDraft: boolean;
  /** Question of the report, as text: a draft keeps it, to be calculated again when it is issued. */
  readonly askedWith: string | undefined;
}

/** @returns the address at which anyone can have the report verified */
export const verifyUrl = (publicOrigin: string, reportId: string): string =>
  `${publicOrigin}${pathTo(verifyPage)}?reportId=${reportId}`;

/** @returns the description of the CN code, where the tables have one */
export const descriptionOf = (tables: ReferenceTables, cnCode: string): string | null => {
  const code = cnCodeOfText(cnCode);
  return (code && tables.goods.get(code)?.description) ?? null;
};

/** A report's content with what is kept beside it. */
export interface UnsignedReport extends Pick<StoredReport, "accountId" | "status"> {
  readonly content: ReportContent;
}

/** Hashes and signs the content. */
export const signReport = (
  { accountId, status, content }: UnsignedReport,
): Effect.Effect<StoredReport, ServiceUnavailable, ReportSigner> =>
  Effect.gen(function* () {
    const text = canonicalText(content);
    const contentHash = hashOfContent(text);
    const signature = yield* (yield* ReportSigner).sign(contentHash);
    return {
      id: content.report_id,
      accountId,
      reportNumber: content.report_number,
      status,
      issuedOn: content.issued_at,
      content: text,
      contentHash,
      ...signature,
    };
  });

const needsFigures = ({ status, message }: CalculationRecord): ReportNeedsFigures | undefined =>
  status === "needs_data"
    ? new ReportNeedsFigures({
      message: `There is nothing to report yet: ${message ?? "figures are missing."}`,
    })
    : undefined;

/**
 * @param keep writes the call's outcome in the transaction that keeps the report
 * @fails ReportNeedsFigures for a calculation that lacks data
 */
export const issueReport = (
  { caller, calculation, clientRef, isDraft, askedWith }: ReportRequest,
  keep: (report: StoredReport) => Effect.Effect<void, ServiceUnavailable>,
): Effect.Effect<
  StoredReport,
  ReportNeedsFigures | ServiceUnavailable,
  PublicOrigin | ReferenceData | Reports | ReportSigner
> =>
  Effect.gen(function* () {
    const refusal = needsFigures(calculation);
    if (refusal !== undefined) return yield* refusal;
    const nowMs = yield* Clock.currentTimeMillis;
    const id = newId(nowMs);
    const tables = yield* tablesNow;
    const { status, ...state } = contentState(isDraft, caller.isTest);
    const content: ReportContent = {
      report_id: id,
      report_number: reportNumberOf(id),
      issued_at: dayInBrussels(nowMs),
      ...state,
      client_ref: clientRef ?? null,
      goods_description: descriptionOf(tables, calculation.cn_code),
      verify_url: verifyUrl(yield* PublicOrigin, id),
      calculation,
    };
    const report = yield* signReport({ accountId: caller.accountId, status, content });
    yield* (yield* Reports).insert(report, keep(report), isDraft ? askedWith : undefined);
    return report;
  });

/**
 * Its content is the same but for state and date, so its hash is another.
 * @param calculation in the place of the draft's; left out: the draft's own
 */
const issueToday = (
  draft: StoredReport,
  calculation: CalculationRecord = contentOf(draft).calculation,
): Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable, Reports | ReportSigner> =>
  Effect.gen(function* () {
    const issuedAt = dayInBrussels(yield* Clock.currentTimeMillis);
    const drafted = contentOf(draft);
    const { status, ...state } = contentState(false, drafted.is_specimen === true);
    const content = { ...drafted, ...state, issued_at: issuedAt, calculation };
    const issued = yield* signReport({ accountId: draft.accountId, status, content });
    const isReplaced = yield* (yield* Reports).replaceDraft(draft, issued);
    return isReplaced ? Option.some(issued) : Option.none();
  });

/** Draft to issue, and the calculation of today. */
export interface DraftToIssue {
  readonly caller: Pick<Caller, "isTest">;
  /** Calculation of the draft's question today; undefined where the question isn't known any more. */
  readonly now: CalculationRecord | undefined;
  /** True if today's figures are taken where they are others. */
  readonly recalculates: boolean;
}

/**
 * Issues a draft today.
 * @fails ReportNotDraft when it is no draft (any more), or a test key's caller would issue a report of a live key
 * @fails ReportOutdated when price or data set have changed since, and `recalculates` doesn't say that this is known
 * @fails ReportNeedsFigures when the question has no figures any more
 */
export const issueDraft = (
  draft: StoredReport,
  { caller, now, recalculates }: DraftToIssue,
): Effect.Effect<
  StoredReport,
  ReportNeedsFigures | ReportNotDraft | ReportOutdated | ServiceUnavailable,
  Reports | ReportSigner
> =>
  Effect.gen(function* () {
    const { reportNumber } = draft;
    if (caller.isTest && contentOf(draft).is_specimen !== true) {
      return yield* new ReportNotDraft({
        message: `The report ${reportNumber} was not made with a test key, so a test key can't issue it.`,
      });
    }
    const noDraft = new ReportNotDraft({
      message: `The report ${reportNumber} is no draft: it can't be issued (again).`,
    });
    if (draft.status !== "draft") return yield* noDraft;
    const outdated = now && outdatedBy(draft, now);
    if (outdated !== undefined && !recalculates) return yield* outdated;
    const isOther = now !== undefined && outdated !== undefined;
    if (isOther) yield* needsFigures(now) ?? Effect.void;
    const issued = yield* issueToday(draft, isOther ? now : undefined);
    return Option.isSome(issued) ? issued.value : yield* noDraft;
  });

/**
 * The operator's word on a report. What was never issued is issued now: a draft's content must not verify.
 * @returns the report as it is now; none when there is none, or when it is a specimen, which stays one
 */
export const setReportStatus = (
  id: string,
  status: ReportStatus,
): Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable, Reports | ReportSigner> =>
  Effect.gen(function* () {
    const reports = yield* Reports;
    const found = yield* reports.find(id);
    if (Option.isSome(found) && contentOf(found.value).is_specimen === true) return Option.none();
    if (status !== "issued" || Option.isNone(found) || !contentOf(found.value).is_draft) {
      return yield* reports.setStatus(id, status);
    }
    return yield* issueToday(found.value);
  });
