/**
 * Issues of an entry that the ledger refused, each at the member of the row that it is about.
 */
import { issueAt, type Naming } from "../../../contract/decoding/decoding.ts";
import type { AppendResult } from "../../../domain/imports/ledger/append.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { about, type Issue, type IssueCode } from "../../../kernel/issue.ts";

type Place = readonly [string, ...ReadonlyArray<string>];

/** The member that a finding of the ledger is about, and the kind of mistake. */
const aboutWhat = (kind: ImportFinding["kind"]): readonly [member: Place, code: IssueCode] => {
  switch (kind) {
    case "releaseInFuture":
    case "releaseTooEarly":
      return [["release_date"], "range"];
    case "recordedTooEarly":
      return [["recorded_on"], "range"];
    case "recordedBeforeRelease":
    case "recordedBeside":
      return [["recorded_on"], "conflict"];
    case "verificationInFuture":
      return [["actual_values", "verification", "day"], "range"];
    case "taricOfOtherGoods":
      return [["taric_code"], "conflict"];
    case "procedureWithoutRelease":
      return [["procedure"], "choice"];
    case "stateOutsideUnion":
      return [["member_state"], "choice"];
    case "noQuantityOfImport":
      return [["net_mass_kg"], "range"];
    case "energyOfImport":
      return [["mwh"], "conflict"];
    case "noActualValues":
      return [["actual_values"], "missing"];
    case "actualValuesUnused":
      return [["actual_values"], "conflict"];
    case "noPlacedGoods":
      return [["placed_goods"], "missing"];
    case "placedGoodsUnused":
      return [["placed_goods"], "conflict"];
    case "importTooLong":
      return [["refers_to"], "length"];
    case "referenceOfImport":
    case "entryNotLive":
    case "cancellationOfOther":
      return [["refers_to"], "conflict"];
    default:
      return [["mrn"], "conflict"];
  }
};

/** Members of a row by what a calculation calls them. */
const placesOfShipment: Readonly<Record<string, Place>> = {
  unit_content: ["actual_values", "unit_content"],
  precursors: ["actual_values", "precursors"],
  verified_direct_intensity: ["actual_values", "direct_t_per_t"],
  verified_indirect_intensity: ["actual_values", "indirect_t_per_t"],
  verified_free_allocation: ["actual_values", "free_allocation_t_per_t"],
};

const placeOf = (path: string): Place => {
  const [name = "", ...rest] = path.split("/");
  return [...placesOfShipment[name] ?? [name], ...rest];
};

const issueOfCalculation = (naming: Naming, { path, code, [about]: finding }: Issue): Issue =>
  issueAt(naming, placeOf(path), { code, finding });

/** @returns why the ledger refused a row */
export const refusalIssues = (
  naming: Naming,
  { findings, issues = [] }: Extract<AppendResult, { readonly result: "refused" }>,
): ReadonlyArray<Issue> => [
  ...findings.map((finding) => {
    const [place, code] = aboutWhat(finding.kind);
    return issueAt(naming, place, { code, finding });
  }),
  ...issues.map((issue) => issueOfCalculation(naming, issue)),
];
