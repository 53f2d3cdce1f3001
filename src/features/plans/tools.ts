/**
 * The tools about what to buy and what it costs. Inputs and answers are the declarations' own; words are for a model that has
 * never seen the API.
 */
import { indication, portfolio, trajectory } from "../../contract/plans.ts";
import { endpointTool } from "../../http/mcp/endpoint_tool.ts";
import { fewRows, rowsInput } from "../../http/mcp/few_rows.ts";
import type { Tool } from "../../http/mcp/toolbox.ts";

/** Inputs of verification reports and old law, which few goods need. */
const ofFew: ReadonlyArray<string> = [
  "mwh",
  "verified_free_allocation",
  "unit_content",
  "origin_carbon",
  "assume_cscf",
  "as_of",
  "dataset_version",
];

export const planTools: ReadonlyArray<Tool> = [
  endpointTool({
    name: "cbam_trajectory",
    title: "Cost until 2034",
    description:
      "Gives the cost of goods a year to 2034 by default and verified values, the saving, the break-even. `tonnage` is a year's; `price_path`: `85` or `2027:85,2030:110`.",
    endpoint: trajectory,
    named: ["first_year", "last_year", "verified_year", ...ofFew],
    answer: { without: ["origin_country_iso3", "sector", "mwh", "sources"] },
  }),
  endpointTool({
    name: "cbam_portfolio",
    title: "Cost of a portfolio",
    description:
      "Sums up to 50 rows of goods (`tonnage` a year) to 2034 by supplier, code, year and price path, and says what a supplier's values are worth. Needs `cbam:bulk`. Wrong rows have `status: error`.",
    endpoint: portfolio,
    input: {
      more: { rows: rowsInput("PlanRow") },
      ofQuery: ["price_path", "price_path_low", "price_path_high", "first_year", "last_year"],
    },
    named: ["price_path_low", "price_path_high", "first_year", "last_year"],
    prepare: fewRows("rows", portfolio),
    answer: { within: { results: ["years"], prices: ["by_year"] } },
  }),
  endpointTool({
    name: "cbam_indication",
    title: "What does CBAM add to an offer?",
    description:
      "Gives the certificates' cost of a tonne on a day of import, what of it is `not_settled`, and a `sentence` in `lang` to send with an offer. It is no report. `confirmed`: a verifier confirmed the values.",
    endpoint: indication,
    named: ["reporting_period", ...ofFew],
  }),
];
