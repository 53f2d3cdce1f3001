/** Suppliers' figures as JSON: an operator's summary emissions report, or the Catena-X aspect; recorded where that is asked for. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { requirePermission } from "../../../application/accounts/admit.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { supplierWriting } from "../../../contract/access.ts";
import { otherPart } from "../../../contract/decoding/other_part.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import { CatenaXCbam, mostTold } from "../../../contract/requests/suppliers/catena_x.ts";
import { OperatorSummary } from "../../../contract/requests/suppliers/operator_summary.ts";
import * as Contract from "../../../contract/suppliers/template.ts";
import { toldByCatenaX } from "../../../domain/suppliers/told/catena_x.ts";
import { toldBySummary } from "../../../domain/suppliers/told/operator_summary.ts";
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
      `has ${count} goods or records, a list without any counted as one, and at most ${mostTold} are read at once: send it in parts.`,
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

/** Lists of an aspect, each within the one before. */
const aspectLists = ["good", "operator", "installation", "emissionsRecords"];

/** Goods and records of an aspect as it was sent, a list without any counted as one. They are counted before anything looks at one. */
const countIn = (sent: unknown, [name = "", ...within] = aspectLists): number => {
  const list = memberOf(sent, name);
  if (!Array.isArray(list) || list.length === 0) return 1;
  return within.length === 0
    ? list.length
    : list.reduce((sum: number, each: unknown) => sum + countIn(each, within), 0);
};

export const readDocument = supplierRoute(
  Contract.readDocument,
  ({ request, query: { save, installation } }, caller) =>
    Effect.gen(function* () {
      if (save === true) yield* requirePermission(supplierWriting.permission, caller);
      const sent = withoutNulls(yield* parseJson(yield* body.bytes(request)));
      const count = countIn(sent);
      if (count > mostTold) return yield* tooMany(count);
      const { format, told } = yield* toldOf(sent);
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
