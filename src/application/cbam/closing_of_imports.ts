/** The end of an answer about imports of a time: what it cites is the law that their figures are made by. Decisions, 0194. */
import type { Closing, VersionsRecord } from "../../contract/answers/members.ts";
import { closing } from "../../domain/cbam/calculation/query_records.ts";
import { lawOfImport } from "../../domain/cbam/law/law.ts";
import type { ImportTime } from "../../domain/cbam/law/price.ts";
import { versionsOf } from "../../domain/cbam/law/versions.ts";
import type { CbamContext } from "./cbam_context.ts";

/** Members that an answer closes with. */
interface ClosingWithVersions extends Closing {
  readonly versions: VersionsRecord;
}

/** @returns versions, data set and disclosure of the law that imports of the time take; a year stands for its last day */
export const closingOfImports = (
  cbam: Pick<CbamContext, "law" | "generatedAt">,
  time: ImportTime,
): ClosingWithVersions => {
  const law = lawOfImport(cbam.law(), time);
  return { versions: versionsOf(law), ...closing(law.dataSet, cbam.generatedAt()) };
};
