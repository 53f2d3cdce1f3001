/**
 * The tools about reports: issued, and verified by anyone.
 */
import * as Either from "effect/Either";
import { byName, decoderOf } from "../../contract/decoding/decoding.ts";
import { sentencesOf } from "../../contract/failures.ts";
import { createReport, verify, VerifyRequest } from "../../contract/reports.ts";
import { declaredOutput } from "../../http/mcp/declared_schemas.ts";
import { adding, endpointTool } from "../../http/mcp/endpoint_tool.ts";
import { closingSchemas, shortened, shortenedMembers } from "../../http/mcp/shortening.ts";
import type { Tool } from "../../http/mcp/toolbox.ts";
import { recordOf } from "../../kernel/text/json.ts";

/** Signature and key are in the PDF, and matter to a program that checks it. */
const withoutSignature = { without: ["key_id", "signature"] } as const;

/** Terms are told where they are asked for; the PDF has them always. */
const calculationWithout = { without: ["trace", "disclosure"] } as const;

const readVerifyRequest = decoderOf(VerifyRequest);

export const reportTools: ReadonlyArray<Tool> = [
  endpointTool({
    name: "cbam_issue_report",
    title: "Issue a report",
    description:
      "Calculates one shipment as cbam_calculate does and issues it as a numbered, signed PDF that anyone can verify, with a link for an hour. Calculate first and ask the user; a `draft` isn't issued yet. Needs `reports:write`.",
    endpoint: createReport,
    effects: adding,
    named: [
      "mwh",
      "client_ref",
      "verified_free_allocation",
      "unit_content",
      "reporting_period",
      "origin_carbon_price_eur_per_t",
      "precursors",
      "assume_cscf",
      "explain",
      "dataset_version",
      "as_of",
    ],
    namedBy: "cbam_calculate",
    answer: {
      members: () => {
        const members = shortenedMembers(declaredOutput(createReport), withoutSignature);
        return {
          ...members,
          properties: {
            ...members.properties,
            calculation: { type: "object", description: "As the answer of cbam_calculate." },
          },
        };
      },
      make: (answer, place) => ({
        ...shortened(answer, withoutSignature, place),
        calculation: shortened(recordOf(answer["calculation"]), calculationWithout, place),
      }),
    },
  }),
  endpointTool({
    name: "cbam_verify_report",
    title: "Is a report genuine?",
    description:
      "Checks a CBAM report of this service by its printed number or id and date. `ok: true` comes with what the report says: compare it with the paper. `ok: false` doesn't say why. `sample` with 2026-01-15 is an example.",
    endpoint: verify,
    isDetailed: true,
    /** The endpoint calls any body unverified; a model that asks with other names is told which are right. */
    prepare: (sent) => {
      const read = readVerifyRequest(sent, byName);
      return Either.isLeft(read) ? sentencesOf(read.left.issues) : sent;
    },
    answer: { without: Object.keys(closingSchemas).concat("dataset_version") },
  }),
];
