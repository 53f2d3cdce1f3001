/** Cost of a tonne for an offer, asked by a query or from the page. Decisions, 0124. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { type CbamContext, todayOf } from "../../../application/cbam/cbam_context.ts";
import { lawOf } from "../../../application/cbam/cbam_queries.ts";
import { PdfRenderer } from "../../../application/documents/document_ports.ts";
import { printableText } from "../../../application/documents/printable_text.ts";
import type { SupplierValueUsed } from "../../../contract/answers/calculation.ts";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../../contract/failures.ts";
import type { IndicationQuery } from "../../../contract/requests/indication.ts";
import { pdf } from "../../../contract/values/media_types.ts";
import { type Law, lawOfImport } from "../../../domain/cbam/law/law.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import type { Indication, IndicationQuestion } from "../../../domain/plans/indicated.ts";
import { indicate } from "../../../domain/plans/indication.ts";
import type { PlannedGoods } from "../../../domain/plans/trajectory.ts";
import { noStore } from "../../../http/wire/response.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import type { Language } from "../../../web/words/language.ts";
import { printableIndication } from "./printable_indication.ts";

/** An indication with its question and its law. */
export interface AnsweredIndication {
  readonly law: Law;
  readonly question: IndicationQuestion;
  readonly indication: Indication;
  /** Value of a supplier that the figures are of. */
  readonly used?: SupplierValueUsed;
}

/** Members of a question that a query and a body have alike. */
export type IndicationMembers = Pick<
  IndicationQuery,
  | "import"
  | "confirmed"
  | "price_path"
  | "assume_cscf"
  | "reporting_period"
  | "dataset_version"
  | "as_of"
>;

/**
 * The indication that a question asks for.
 * @param asked goods of the question
 * @fails InvalidRequest for an unknown data set, a moment to come, and inputs that don't go together
 */
export const askIndication = (
  query: IndicationMembers,
  asked: Either.Either<PlannedGoods, Issue>,
  cbam: CbamContext,
): Either.Either<AnsweredIndication, InvalidRequest> =>
  Either.gen(function* () {
    const law = yield* lawOf(cbam, { datasetVersion: query.dataset_version, asOf: query.as_of });
    const goods = yield* Either.mapLeft(asked, (issue) => invalidRequest([issue]));
    if (query.confirmed === true && goods.verified === undefined) {
      const issue = issueOf({ path: "confirmed", code: "conflict" }, { kind: "verifiedOfDefaults" });
      return yield* Either.left(invalidRequest([issue]));
    }
    const question = {
      goods,
      day: query.import,
      isConfirmed: query.confirmed ?? false,
      pricePath: query.price_path,
      assumedCscf: query.assume_cscf,
      reportingPeriod: query.reporting_period,
    };
    const indication = yield* Either.mapLeft(indicate(law, question), invalidRequest);
    return { law, question, indication };
  });

/** Manner in which a page is asked for. */
export interface IndicationPage {
  readonly language: Language;
  /** Path of the goods in the request. */
  readonly goodsPath: string;
}

/**
 * The indication as a page to download.
 * @fails InvalidRequest where figures lack something, which its sentence names
 */
export const indicationPdf = (
  { law, question, indication, used }: AnsweredIndication,
  cbam: CbamContext,
  { language, goodsPath }: IndicationPage,
): Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  InvalidRequest | ServiceUnavailable,
  PdfRenderer
> =>
  Effect.gen(function* () {
    if (indication.status === "needs_data") {
      const { reason } = indication;
      return yield* invalidRequest([
        issueOf({ path: goodsPath, code: "missing" }, { kind: "lacking", reason }),
      ]);
    }
    const { goods, day } = question;
    const { render, missingCharacters } = yield* PdfRenderer;
    const installation = used && printableText(used.installation_name, missingCharacters);
    const printed = printableIndication({
      law: lawOfImport(law, { day }),
      question,
      indication,
      installation,
      language,
      today: todayOf(cbam),
    });
    const bytes = yield* render(printed);
    const name = fileNameOf(`cbam-indication-${goods.cnCode}-${goods.origin}-${day}`, "pdf");
    return HttpServerResponse.uint8Array(bytes, {
      contentType: pdf,
      headers: { "cache-control": noStore, "content-disposition": contentDisposition(name) },
    });
  });
