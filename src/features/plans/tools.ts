/** The tool about years to come. Its input and answer are the declaration's own; words are for a model that has never seen the API. */
import { trajectory } from "../../contract/plans.ts";
import { endpointTool } from "../../http/mcp/endpoint_tool.ts";
import type { Tool } from "../../http/mcp/toolbox.ts";

/** Inputs of verification reports, electricity and old law, which a list of tools has no room for. */
const ofApi: ReadonlyArray<string> = [
  "mwh",
  "first_year",
  "last_year",
  "verified_free_allocation",
  "verified_year",
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
    input: { without: ofApi },
    answer: { without: ["origin_country_iso3", "sector", "mwh", "sources"] },
  }),
];
