/**
 * Rows of a call as entries of the ledger: each is decoded on its own, and may refer to earlier rows of the call by the
 * names that the caller gave them.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { byPointer, decoderOf } from "../../contract/decoding/decoding.ts";
import { type ImportsRequest, LedgerEntryRequest } from "../../contract/requests/imports.ts";
import { firstDayOfImport } from "../../domain/imports/ledger/append.ts";
import type { ActualValues, ImportFacts, LedgerEntry } from "../../domain/imports/ledger/entry.ts";
import { decimalOfText, times, zero } from "../../kernel/decimal.ts";
import type { ImportFinding } from "../../kernel/findings/imports.ts";
import { type Issue, type IssueCode, issueOf } from "../../kernel/issue.ts";
import { isRecord, pointerOf } from "../../kernel/text/json.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import { mapWithPauses } from "../yield_to_io.ts";

/** A row of the call: the entry, or why it is none. */
export interface SentEntry {
  readonly index: number;
  /** The caller's own name of the row. */
  readonly name: string | null;
  /** Undefined where something is wrong with the row. */
  readonly entry: LedgerEntry | undefined;
  readonly issues: ReadonlyArray<Issue>;
}

const tonnesPerKilogram = decimalOfText("0.001") ?? zero;

const actualOf = (sent: LedgerEntryRequest["actual_values"]): ActualValues | null => {
  if (sent === undefined) return null;
  const { installation, verification } = sent;
  return {
    directTPerT: sent.direct_t_per_t,
    indirectTPerT: sent.indirect_t_per_t ?? null,
    freeAllocationTPerT: sent.free_allocation_t_per_t ?? null,
    unitContent: sent.unit_content ?? null,
    precursors: sent.precursors?.map((precursor) => ({
      cnCode: precursor.cn_code,
      productionRoute: precursor.production_route,
      tonnesPerTonne: precursor.tonnes_per_tonne,
      freeAllocationTPerT: precursor.free_allocation_t_per_t,
      ...(precursor.origin_country === undefined ? undefined : { origin: precursor.origin_country }),
    })) ?? null,
    defaultShare: null,
    reportingPeriod: sent.reporting_period ?? null,
    installation: {
      id: installation.id,
      name: installation.name ?? null,
      unlocode: installation.unlocode ?? null,
      address: installation.address ?? null,
      latitude: null,
      longitude: null,
      operator: installation.operator ?? null,
    },
    verification: verification === undefined ? null : {
      reportId: verification.report ?? null,
      day: verification.day ?? null,
      verifier: verification.verifier,
      accreditation: verification.accreditation ?? null,
      accreditationBody: verification.accreditation_body ?? null,
      isSatisfactory: verification.is_satisfactory ?? null,
    },
  };
};

const factsOf = (sent: LedgerEntryRequest): ImportFacts => {
  const { origin_carbon_price: paid, placed_goods: placed } = sent;
  return {
    releasedOn: sent.release_date,
    procedure: sent.procedure ?? "4000",
    cnCode: sent.cn_code,
    taricCode: sent.taric_code ?? null,
    origin: sent.origin_country,
    netMassT: times(sent.net_mass_kg ?? zero, tonnesPerKilogram),
    mwh: sent.mwh ?? null,
    productionRoute: sent.production_route ?? null,
    determination: sent.determination ?? "default",
    claimedExemption: sent.exemption ?? null,
    actual: actualOf(sent.actual_values),
    carbonPrice: paid === undefined ? null : {
      eurPerTco2e: paid.eur_per_t,
      certifier: paid.certifier ?? null,
      evidence: paid.evidence ?? null,
    },
    placed: placed === undefined ? null : {
      cnCode: placed.cn_code,
      origin: placed.origin_country,
      netMassT: times(placed.net_mass_kg, tonnesPerKilogram),
      productionRoute: placed.production_route ?? null,
      procedureReference: placed.procedure_reference ?? null,
    },
    codes: (sent.document_codes ?? []).map(({ code, reference = null }) => ({ code, reference })),
    memberState: sent.member_state?.code ?? null,
    note: sent.note ?? null,
  };
};

const pathOf = (index: number, member: string): string => pointerOf(["entries", index, member]);

/** Faults that a row shows only beside others: references that don't fit its kind, days to come, a name that another row has. */
const rowIssues = (
  sent: LedgerEntryRequest,
  at: { readonly index: number; readonly today: CalendarDay; readonly isNamed: boolean },
): ReadonlyArray<Issue> => {
  const { kind = "import", refers_to: refersTo, recorded_on: recordedOn, entry } = sent;
  const issue = (member: string, code: IssueCode, finding: Parameters<typeof issueOf>[1]): Issue =>
    issueOf({ path: pathOf(at.index, member), label: member, code }, finding);
  const issues: Array<Issue> = [];
  if (kind !== "import" && refersTo === undefined) {
    issues.push(issue("refers_to", "missing", { kind: "missing" }));
  }
  if (kind === "import" && refersTo !== undefined) {
    const sentence = "is for corrections and cancellations: say which of them the row is with kind.";
    issues.push(issue("refers_to", "conflict", { kind: "call", sentence }));
  }
  if (recordedOn !== undefined && recordedOn < firstDayOfImport) {
    const sentence =
      `must not be before ${firstDayOfImport}, found ${recordedOn}: goods that were released earlier are no part of the ledger.`;
    issues.push(issue("recorded_on", "range", { kind: "call", sentence }));
  }
  if (recordedOn !== undefined && recordedOn > at.today) {
    issues.push(issue("recorded_on", "range", { kind: "dayToCome", last: at.today, found: recordedOn }));
  }
  if (entry !== undefined && at.isNamed) {
    const sentence = "is the name of an earlier row of the call: give each row its own.";
    issues.push(issue("entry", "duplicate", { kind: "call", sentence }));
  }
  return issues;
};

const decode = decoderOf(LedgerEntryRequest);

/** Facts that the rows of a call have in common. */
export interface EntriesSent {
  readonly request: ImportsRequest;
  /** The day in Brussels. */
  readonly today: CalendarDay;
  /** Makes ids that sort by time. */
  readonly newId: () => string;
}

const nameOf = (row: unknown): string | null =>
  isRecord(row) && typeof row["entry"] === "string" ? row["entry"] : null;

/** Reads the rows of a call one after the other, and knows the names of those before. */
const rowReader = ({ request, today, newId }: EntriesSent): (row: unknown, index: number) => SentEntry => {
  const ids = new Map<string, string>();
  return (row, index) => {
    const decoded = decode(row, byPointer(["entries", index], "The row"));
    const name = nameOf(row);
    if (Either.isLeft(decoded)) return { index, name, entry: undefined, issues: decoded.left.issues };
    const sent = decoded.right;
    const issues = rowIssues(sent, { index, today, isNamed: name !== null && ids.has(name) });
    if (issues.length > 0) return { index, name, entry: undefined, issues };
    const id = newId();
    const refersTo = sent.refers_to === undefined ? null : ids.get(sent.refers_to) ??
      uuidOfText(sent.refers_to) ?? sent.refers_to;
    if (name !== null) ids.set(name, id);
    const entry: LedgerEntry = {
      id,
      kind: sent.kind ?? "import",
      refersTo,
      recordedOn: sent.recorded_on ?? today,
      importerId: request.importer,
      declarantId: request.declarant ?? null,
      representation: request.representation ?? "own",
      mrn: sent.mrn,
      item: sent.item,
      facts: factsOf(sent),
    };
    return { index, name, entry, issues: [] };
  };
};

/** @returns the only row of a call */
export const sentEntry = (sent: EntriesSent): SentEntry => rowReader(sent)(sent.request.entries[0], 0);

/** @returns the rows of a call, in their order; other calls are answered in between */
export const sentEntries = (sent: EntriesSent): Effect.Effect<ReadonlyArray<SentEntry>> =>
  Effect.suspend(() => mapWithPauses(sent.request.entries, rowReader(sent)));

/** The member that a finding of the ledger is about, and the kind of mistake. */
const aboutWhat = (kind: ImportFinding["kind"]): readonly [member: string, code: IssueCode] => {
  switch (kind) {
    case "releaseInFuture":
    case "releaseTooEarly":
      return ["release_date", "range"];
    case "noQuantityOfImport":
      return ["net_mass_kg", "range"];
    case "energyOfImport":
      return ["mwh", "conflict"];
    case "noActualValues":
      return ["actual_values", "missing"];
    case "noPlacedGoods":
      return ["placed_goods", "missing"];
    case "entryNotLive":
      return ["refers_to", "conflict"];
    default:
      return ["mrn", "conflict"];
  }
};

/** @returns why the ledger refused a row */
export const refusalIssue = (index: number, finding: ImportFinding): Issue => {
  const [member, code] = aboutWhat(finding.kind);
  return issueOf({ path: pathOf(index, member), label: member, code }, finding);
};
