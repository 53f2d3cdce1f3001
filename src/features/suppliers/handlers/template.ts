/** Suppliers' communication templates, read, and recorded where that is asked for. */
import * as Effect from "effect/Effect";
import { requirePermission } from "../../../application/accounts/admit.ts";
import { supplierWriting } from "../../../contract/access.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { Uploads } from "../../../application/documents/uploads.ts";
import { readSupplierTemplate } from "../../../application/suppliers/read_template.ts";
import { UnsupportedMediaType } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/suppliers/template.ts";
import { isWorkbookType, xlsx } from "../../../contract/values/media_types.ts";
import { headerOf } from "../../../http/exchange/exchange.ts";
import { bodyLimitOf } from "../../../http/routes/implement.ts";
import { mediaType, readBytes, requirePlain, typeInWords } from "../../../http/wire/request.ts";
import { templateRecord } from "../records/template_record.ts";
import { countFile } from "./attachments.ts";
import { savedWithFile } from "./saved_file.ts";
import { supplierRoute } from "../services.ts";

const noWorkbook = (found: string): UnsupportedMediaType =>
  new UnsupportedMediaType({
    message:
      `The body must be an Excel workbook: send it with Content-Type: ${xlsx}, found ${found}. A template that was saved as PDF or CSV has lost its cells: ask for the workbook.`,
  });

export const readValues = supplierRoute(
  Contract.readValues,
  ({ request, query: { save, installation, name } }, caller) =>
    Effect.gen(function* () {
      if (save === true) yield* requirePermission(supplierWriting.permission, caller);
      if (!isWorkbookType(mediaType(request))) {
        return yield* noWorkbook(typeInWords(headerOf(request, "content-type") ?? "none"));
      }
      yield* requirePlain(request);
      const { accountId } = caller;
      const { received } = yield* Uploads;
      return yield* received(accountId, readBytes(request, bodyLimitOf(Contract.readValues)), (bytes) =>
        Effect.gen(function* () {
          const cbam = yield* cbamContext;
          const record = templateRecord(yield* readSupplierTemplate(bytes, cbam, "customer"), cbam);
          if (save !== true) {
            return record;
          }
          yield* countFile(accountId);
          const saved = yield* savedWithFile(accountId, { bytes, name }, record, installation);
          return { ...record, saved: saved.record };
        }));
    }),
);
