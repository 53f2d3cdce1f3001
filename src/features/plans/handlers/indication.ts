/** Cost that CBAM adds to an offer, as JSON or as a page to send with it. Decisions, 0124. */
import * as Effect from "effect/Effect";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import * as Contract from "../../../contract/plans.ts";
import { pdf } from "../../../contract/values/media_types.ts";
import { implement } from "../../../http/routes/implement.ts";
import { preferredOf } from "../../../http/wire/forms/preferred_form.ts";
import { withReadAs } from "../../../http/wire/written.ts";
import { askIndication, indicationPdf } from "../indication/ask_indication.ts";
import { indicationRecord } from "../indication/indication_record.ts";

const forms = ["application/json", pdf] as const;

export const indication = implement(
  Contract.indication,
  ({ request, query, readAs }) =>
    Effect.gen(function* () {
      const cbam = yield* cbamContext;
      const answered = yield* askIndication(query, cbam);
      const language = query.lang ?? "en";
      if (preferredOf(request, forms) === pdf) return yield* indicationPdf(answered, cbam, language);
      const record = indicationRecord(answered.law, {
        ...answered,
        language,
        generatedAt: cbam.generatedAt(),
      });
      return withReadAs(record, readAs);
    }),
);
