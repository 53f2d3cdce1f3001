/** Suppliers' figures as JSON: an operator's summary emissions report, or the Catena-X aspect; recorded where that is asked for. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { requirePermission } from "../../../application/accounts/admit.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { supplierWriting } from "../../../contract/access.ts";
import { otherPart } from "../../../contract/decoding/other_part.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import { CatenaXCbam } from "../../../contract/requests/suppliers/catena_x.ts";
import { OperatorSummary } from "../../../contract/requests/suppliers/operator_summary.ts";
import * as Contract from "../../../contract/suppliers/template.ts";
import { toldByCatenaX } from "../../../domain/suppliers/told/catena_x.ts";
import { toldBySummary } from "../../../domain/suppliers/told/operator_summary.ts";
import type { ToldDocument } from "../../../domain/suppliers/told/told.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { bodyReader, parseJson } from "../../../http/wire/request.ts";
import { issueOf } from "../../../kernel/issue.ts";
import { memberOf, withoutNulls } from "../../../kernel/text/json.ts";
import { toldRecord } from "../records/told_record.ts";
import { supplierRoute } from "../services.ts";
import { savedReading } from "./save_template.ts";
import { judgedDocument } from "./told_values.ts";

const query = otherPart("query", Option.getOrUndefined(Contract.readDocument.urlParamsSchema));
const readSummary = bodyReader(OperatorSummary, query);
const readAspect = bodyReader(CatenaXCbam, query);
const body = bodyOf(Contract.readDocument);

const tooMany = (count: number) =>
  invalidRequest([issueOf({ path: "", label: "The document", code: "length" }, {
    kind: "call",
    sentence:
      `has ${count} goods or records, a list without any counted as one, and at most ${Contract.mostTold} are read at once: send it in parts.`,
  })]);

/** Contents of the document, by its kind. */
const toldOf = (sent: unknown) =>
  memberOf(sent, "good") === undefined
    ? Effect.map(readSummary(sent, undefined), ({ value }) => ({
      format: "operator_summary" as const,
      told: toldBySummary(sent, value),
    }))
    : Effect.map(readAspect(sent, undefined), ({ value }) => ({
      format: "catena_x_cbam" as const,
      told: toldByCatenaX(value),
    }));

const goodsIn = ({ installations, emptyLists }: ToldDocument): number =>
  installations.reduce((sum, { goods }) => sum + goods.length, emptyLists);

export const readDocument = supplierRoute(
  Contract.readDocument,
  ({ request, query: { save, installation } }, caller) =>
    Effect.gen(function* () {
      if (save === true) yield* requirePermission(supplierWriting.permission, caller);
      const sent = withoutNulls(yield* parseJson(yield* body.bytes(request)));
      const { format, told } = yield* toldOf(sent);
      const count = goodsIn(told);
      if (count > Contract.mostTold) return yield* tooMany(count);
      const cbam = yield* cbamContext;
      const record = toldRecord({ format, sent, told, judged: judgedDocument(cbam, told) }, cbam);
      if (save !== true) return record;
      if (installation !== undefined && record.installations.length > 1) {
        return yield* invalidRequest([
          issueOf({ path: "installation", label: "installation", code: "conflict" }, {
            kind: "call",
            sentence:
              `names one installation, and the document has ${record.installations.length}: leave it out.`,
          }),
        ]);
      }
      const installations = yield* Effect.forEach(
        record.installations,
        (each) =>
          Effect.map(
            savedReading(caller.accountId, installation, each),
            ({ record: saved }) => ({ ...each, saved }),
          ),
      );
      return { ...record, installations };
    }),
);
