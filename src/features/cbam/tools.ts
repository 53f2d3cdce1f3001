/**
 * The tools about CBAM. Inputs and answers are the declarations' own; words are for a model that has never seen the API.
 */
import { bulk } from "../../contract/bulk.ts";
import * as Contract from "../../contract/cbam.ts";
import { compare } from "../../contract/plans.ts";
import { componentMembers, declaredOutput } from "../../http/mcp/declared_schemas.ts";
import { adding, endpointTool } from "../../http/mcp/endpoint_tool.ts";
import { fewRows, rowsInput } from "../../http/mcp/few_rows.ts";
import { shortened, shortenedMembers, type Shortening } from "../../http/mcp/shortening.ts";
import type { Arguments, Tool } from "../../http/mcp/toolbox.ts";
import * as Short from "./short_answers.ts";

const withoutDisclosure: Shortening = { without: ["disclosure", "dataset_version"] };

/** A calculation without its acts. */
const shortSources = { sources: "short" } as const;

const calculateTool = endpointTool({
  name: "cbam_calculate",
  title: "What does a shipment cost?",
  description:
    "Calculates one shipment into the EU: emissions, free allocation, certificate price, net cost in EUR. `tonnage` may be text with a unit (`24500 kg`); electricity has `mwh`. Without verified intensities the EU's default values count. `status` is `ok`, `out_of_scope` (cost 0) or `needs_data`: `message` names what is missing, often a route out of `production_routes`. Pass `notes` and `read_as` on to the user.",
  endpoint: Contract.calculateFromJson,
  isDetailed: true,
  named: [
    "client_ref",
    "mwh",
    "verified_free_allocation",
    "unit_content",
    "reporting_period",
    "origin_carbon_price_eur_per_t",
    "value_id",
    "assume_cscf",
    "explain",
    "dataset_version",
    "as_of",
    "decimal",
  ],
  input: { without: ["sources"] },
  prepare: (sent) => ({ ...sent, ...shortSources }),
  answer: {
    members: () => shortenedMembers(componentMembers("ShortReferencedCalculation"), {}),
    make: (answer, place) => shortened(answer, {}, place),
  },
});

const bulkTool = endpointTool({
  name: "cbam_bulk",
  title: "Calculate up to 50 shipments",
  description:
    "Calculates up to 50 shipments, each on its own: a wrong one has `status: error` and a `message`. Answers a summary, the rows in order, and each note once: a row's `notes` are positions in that list. Needs `cbam:bulk`.",
  endpoint: bulk,
  effects: adding,
  input: { more: { shipments: rowsInput("BulkShipment") } },
  query: shortSources,
  prepare: fewRows("shipments", bulk),
  answer: { members: Short.bulkMembers, make: Short.shortBulk },
});

const mostOrigins = 10;

const isOrigins = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.length >= 1 && value.length <= mostOrigins &&
  value.every((each) => typeof each === "string");

/** Origins in the endpoint's form; without any, every origin is compared. */
const countriesOf = ({ origins, ...sent }: Arguments): Arguments | string =>
  origins === undefined || origins === null
    ? sent
    : isOrigins(origins)
    ? { ...sent, countries: origins.join(",") }
    : `origins must be an array of 1 to ${mostOrigins} countries such as ["CHN", "TUR"].`;

/** Members about one producer's goods: what a model compares are origins by their default values. */
const ofOneProducer: ReadonlyArray<string> = [
  ...[
    "verified_direct",
    "verified_indirect",
    "verified_free_allocation",
    "verified_country",
    "production_route",
  ],
];

/** Most rows that a model is given: those of ten origins with four routes. */
const mostRanked = 40;

const leftOut = {
  origins_left_out: { type: "integer", description: "Dearer rows that are not listed." },
};

const compareTool = endpointTool({
  name: "cbam_compare_origins",
  title: "Compare origins",
  description:
    `Calculates the same goods from up to ${mostOrigins} countries by each route, without \`origins\` from all, and ranks them by net cost in EUR, those without figures last with a \`message\`. A row's \`notes\` are positions in \`notes\`.`,
  endpoint: compare,
  input: {
    without: ["countries", ...ofOneProducer],
    more: {
      origins: {
        type: "array",
        minItems: 1,
        maxItems: mostOrigins,
        items: { $ref: "#/components/schemas/CountryAlpha3" },
        description: "Countries of origin.",
      },
    },
  },
  prepare: countriesOf,
  renamed: { countries: "origins" },
  named: ["mwh", "assume_cscf", "dataset_version", "as_of"],
  answer: {
    members: () => {
      const { properties, required } = shortenedMembers(declaredOutput(compare), {});
      return { properties: { ...properties, ...leftOut }, required };
    },
    make: (answer, place) => {
      const short = shortened(answer, {}, place);
      const rows = Array.isArray(short["origins"]) ? short["origins"] : [];
      const cut = rows.length - mostRanked;
      return cut > 0 ? { ...short, origins: rows.slice(0, mostRanked), origins_left_out: cut } : short;
    },
  },
});

export const cbamTools: ReadonlyArray<Tool> = [
  endpointTool({
    name: "cbam_scope",
    title: "Is a CN code in scope?",
    description:
      "Tells whether goods of a CN code fall under CBAM. `country` is an EU member state, whose authority is named; with `tonnage` it recommends whether an authorised declarant is needed. For a code by the goods' name use cbam_search_codes.",
    endpoint: Contract.scope,
  }),
  endpointTool({
    name: "cbam_search_codes",
    title: "Find a CN code",
    description:
      "Finds CN codes of CBAM goods by their first digits or by words in English, German or French. `message` says why nothing fits, or what was read otherwise. Where several fit, ask: the code decides the cost.",
    endpoint: Contract.search,
    answer: withoutDisclosure,
  }),
  endpointTool({
    name: "cbam_routes",
    title: "Production routes",
    description:
      "Lists the production routes that the EU's default values have for a CN code and an origin, in tCO2e per tonne. Use it when cbam_calculate asks for a route. `import` is a day or a year.",
    endpoint: Contract.productionRoutes,
  }),
  calculateTool,
  compareTool,
  bulkTool,
  endpointTool({
    name: "cbam_prices",
    title: "Certificate prices",
    description:
      "Lists the published prices of CBAM certificates in EUR per tCO2e, the newest period first. One without a price takes the last published before it. `as_of` lists those that counted earlier.",
    endpoint: Contract.prices,
  }),
  endpointTool({
    name: "cbam_data_sets",
    title: "Tables of law",
    description:
      "Lists every version of the EU's default values with its acts, days in force and imports: where a figure comes from, and what `dataset_version` names.",
    endpoint: Contract.dataSets,
    answer: { without: ["shared_tables"] },
  }),
];
