/**
 * The tools about an importer's year. Each needs a key of the account whose books are asked about.
 */
import * as Certificates from "../../contract/imports/certificates.ts";
import * as Duties from "../../contract/imports/duties.ts";
import * as Contract from "../../contract/imports.ts";
import { adding, endpointTool } from "../../http/mcp/endpoint_tool.ts";
import type { Arguments, Tool } from "../../http/mcp/toolbox.ts";
import { peopleTool } from "./people_tool.ts";

/** Ids of the imports behind a figure: thousands, which the API has. Those of imports with something missing stay. */
const importIds = ["imports"] as const;

/** The other reading of returned goods is asked for by the API: a model has the usual one, and the notes that say it. */
const withoutReading = { without: ["returned_goods"] } as const;

/** Rows that a model can still read the results of. */
const mostEntriesHere = 50;

/** @returns the entries as they are, or why there are too many of them */
const fewEntries = (sent: Arguments): Arguments | string => {
  const { entries } = sent;
  const isFew = !Array.isArray(entries) || entries.length <= mostEntriesHere;
  return isFew
    ? sent
    : `entries must have at most ${mostEntriesHere} rows here, found ${entries.length}: send them in several ` +
      "calls, or with POST /api/v1/cbam/imports.";
};

export const importTools: ReadonlyArray<Tool> = [
  peopleTool,
  endpointTool({
    name: "imports_add",
    title: "Record imports",
    description:
      "Records at most 50 entries of an importer's ledger: a wrong one alone is `refused` with its issues. The same again is `unchanged`; `kind` `correction` or `cancellation` with `refers_to` changes one. They are kept for years: ask the user first. Needs `imports:write`.",
    endpoint: Contract.addImports,
    effects: adding,
    prepare: fewEntries,
  }),
  endpointTool({
    name: "imports_threshold",
    title: "How far from the limit?",
    description:
      "Gives an importer's mass of a year against the limit, when 90 % and the limit were passed, and the pace.",
    endpoint: Contract.importThreshold,
    input: withoutReading,
    answer: { without: ["days"] },
  }),
  endpointTool({
    name: "imports_codes",
    title: "Which document code?",
    description:
      "Gives the document code (such as Y128) of an import declaration's line released on `date`, or `must_not_be_released`. `placed_…`: for inward processing.",
    endpoint: Duties.importCodes,
    input: {
      without: [
        ...withoutReading.without,
        "placed_procedure_reference",
      ],
    },
  }),
  endpointTool({
    name: "imports_declaration",
    title: "Prepare a declaration",
    description:
      "Prepares a declarant's declaration of a year (`fileable`: as it could be filed now): lines, totals, certificates, penalties. Tell `missing` and `notes`.",
    endpoint: Duties.importDeclaration,
    input: withoutReading,
    answer: {
      without: ["checks"],
      within: { lines: importIds, totals: importIds, by_default: importIds, fileable: importIds },
    },
  }),
  endpointTool({
    name: "imports_holding",
    title: "Certificates to hold",
    description:
      "Gives for each quarter's end from 2027 how many certificates a declarant must hold, how many lack, their cost and by when to order.",
    endpoint: Duties.importHolding,
    input: withoutReading,
    answer: { within: { quarters: importIds } },
  }),
  endpointTool({
    name: "imports_certificates",
    title: "Certificates on the account",
    description:
      "Gives a declarant's lots of certificates: what is left, until when it may be sold back or is cancelled, moves, what was taken back.",
    endpoint: Certificates.certificates,
    answer: { without: ["recorded", "result"] },
  }),
];
