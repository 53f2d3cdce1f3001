/**
 * A declarant's certificates: what was bought, what left the account, and what was recorded by mistake. Regulation (EU)
 * 2023/956, Articles 20 to 24.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { importReading, importWriting } from "../access.ts";
import { CertificatesAnswer } from "../answers/certificates.ts";
import { optional } from "../answers/members.ts";
import { Access, Idempotent } from "../endpoint.ts";
import { KnownOn } from "../imports.ts";
import { keyedProblems, problems } from "../problems.ts";
import {
  CertificateEur,
  CertificateKindValue,
  CertificateNumber,
  HoldingBasisValue,
  KeptText,
  MoveKindValue,
  RecordId,
} from "../values/imports.ts";
import { Day, ImportYear } from "../values/time.ts";

/** `GET /api/v1/cbam/certificates`. */
export const certificates = HttpApiEndpoint.get("certificates", "/api/v1/cbam/certificates")
  .setUrlParams(
    Schema.Struct({ declarant: RecordId, as_of: optional(KnownOn), basis: optional(HoldingBasisValue) }),
  )
  .addSuccess(CertificatesAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "Which certificates are on the account?")
  .annotate(
    OpenApi.Description,
    "Gives a declarant's lots with what is left of each, until when it may be sold back and when it is cancelled, and every move. What was taken back counts on no day and stands in `withdrawn`. Lots are never averaged (Regulation (EU) 2023/956, Articles 20 to 24). `as_of` tells the account as it stood at the end of a day: lots that were bought later and moves of later days are left out. `buy_back` says by year of purchase what may be sold back and until when (as many as the holding duty of that year demanded, by the basis that is asked for), `cancellations` what ends when. The numbers are those that were recorded here, not those of the registry.",
  );

const Reference = KeptText("PurchaseReference", "Reference of the purchase.", "P-2027-001");

/** The body of `POST /api/v1/cbam/certificates/lots`. */
export const LotRequest = Schema.Struct({
  declarant: RecordId,
  kind: CertificateKindValue,
  bought_on: Day,
  number: CertificateNumber,
  unit_price_eur: CertificateEur.inJson,
  reference: optional(Reference),
}).annotations({
  identifier: "CertificateLotRequest",
  description: "Certificates that were bought at once.",
});

/** `POST /api/v1/cbam/certificates/lots`. */
export const buyCertificates = HttpApiEndpoint.post("buyCertificates", "/api/v1/cbam/certificates/lots")
  .setPayload(LotRequest)
  .addSuccess(CertificatesAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(Idempotent, true)
  .annotate(OpenApi.Summary, "Record certificates that were bought")
  .annotate(
    OpenApi.Description,
    "Adds a lot to a declarant's account and answers with the account. Certificates are sold from 1 February 2027 (Regulation (EU) 2023/956, Article 20(1)). A `reference` is booked once: a lot under one that the declarant has already is `unchanged`, with the id of the first in `recorded`, and refused with other facts. Without one the same lot twice is two lots, and `notes` name those that are alike: send an `Idempotency-Key`. The kind is the quarter of 2026 that the certificates are for, or `weekly` for later imports. A day after today is refused. What was recorded is not changed: it leaves the account by a move, and what was recorded by mistake is taken back by a withdrawal.",
  );

/** The body of `POST /api/v1/cbam/certificates/moves`. */
export const MoveRequest = Schema.Struct({
  declarant: RecordId,
  lot: RecordId,
  kind: MoveKindValue,
  day: Day,
  number: CertificateNumber,
  for_year: optional(ImportYear),
}).annotations({ identifier: "CertificateMoveRequest", description: "Certificates that left the account." });

/** `POST /api/v1/cbam/certificates/moves`. */
export const moveCertificates = HttpApiEndpoint.post("moveCertificates", "/api/v1/cbam/certificates/moves")
  .setPayload(MoveRequest)
  .addSuccess(CertificatesAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(Idempotent, true)
  .annotate(OpenApi.Summary, "Record certificates that left the account")
  .annotate(
    OpenApi.Description,
    "Takes certificates off a lot: surrendered for the imports of a year (`for_year`, which only these have and all of them need), sold back or cancelled. Never more than there are, also of two calls at once; those of 2026 serve imports of 2026 only, weekly ones later years and, from 1 November 2027 on, what is late for 2026. What was sold back has the day on which it left the account, also after 31 October, the last day to ask for it: it was not cancelled then (Regulation (EU) 2023/956, Articles 19 and 22 to 24). Send an `Idempotency-Key`: the same move twice is two moves, and `notes` name those that are alike. The answer is the account after it.",
  );

/** The body of `POST /api/v1/cbam/certificates/withdrawals`. */
export const WithdrawalRequest = Schema.Struct({
  declarant: RecordId,
  recorded: RecordId.annotations({
    description: "UUID of the lot or the move that was recorded by mistake.",
  }),
  note: optional(KeptText("WithdrawalNote", "Why it is taken back.", "Recorded twice")),
}).annotations({
  identifier: "CertificateWithdrawalRequest",
  description: "A lot or a move that was recorded by mistake.",
});

/** `POST /api/v1/cbam/certificates/withdrawals`. */
export const withdrawCertificates = HttpApiEndpoint.post(
  "withdrawCertificates",
  "/api/v1/cbam/certificates/withdrawals",
)
  .setPayload(WithdrawalRequest)
  .addSuccess(CertificatesAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(Idempotent, true)
  .annotate(OpenApi.Summary, "Take back what was recorded by mistake")
  .annotate(
    OpenApi.Description,
    "Takes a lot or a move back that was recorded by mistake: it counts on no day any more, also of days before, and its reference is free. What was recorded stays in `withdrawn` and in the archive with the day on which it was taken back. A lot of which certificates left the account is refused until these moves are taken back, and the sentence names them. Taken back again it is `unchanged`; nothing brings it back but recording it anew. It changes this record, not the CBAM registry. The answer is the account after it.",
  );
