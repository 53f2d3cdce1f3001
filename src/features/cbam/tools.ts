/**
 * The tools about CBAM. Inputs are the declarations' own; words are for a model that has never seen the API.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Contract from "../../contract/cbam.ts";
import { bulk as bulkEndpoint } from "../../contract/bulk.ts";
import { byName, decoderOf } from "../../contract/decoding/decoding.ts";
import { sentencesOf } from "../../contract/failures.ts";
import { verify as verifyEndpoint, VerifyRequest } from "../../contract/reports.ts";
import { jsonOf, recordOf } from "../../kernel/text/json.ts";
import { askedWith, lawHere, shortly } from "../../http/mcp/asking.ts";
import type { Endpoint } from "../../http/mcp/toolbox.ts";
import { inputSchema } from "../../http/mcp/input_schemas.ts";
import * as Short from "./short_answers.ts";
import type { Arguments, Tool, ToolAnswer, ToolServices } from "../../http/mcp/toolbox.ts";

const looking = { isReadOnly: true, isOpenWorld: false } as const;

/** A tool that asks one endpoint with its arguments as they are. */
const direct = (
  tool: Pick<Tool, "name" | "title" | "description">,
  endpoint: Endpoint,
  short: Parameters<typeof shortly>[1],
): Tool => ({
  ...tool,
  ...looking,
  inputSchema: () => inputSchema(endpoint),
  call: (sent) => Effect.flatMap(askedWith(endpoint, { sent }), (answered) => shortly(answered, short)),
});

const calculated = (sent: Arguments): Effect.Effect<ToolAnswer, never, ToolServices> =>
  askedWith(Contract.calculateFromJson, { sent: { ...sent, sources: "short" } });

const calculateTool: Tool = {
  name: "cbam_calculate",
  title: "What does a shipment cost under CBAM?",
  description:
    "Calculates one shipment into the EU: emissions, free allocation, certificate price and net cost in EUR. Give the 8-digit CN code, the origin as ISO 3166-1 alpha-3 (`CHN`), tonnes of net mass (for electricity `mwh`) and, if known, the day of import. Without verified intensities the EU's default values count. `status` is `ok` (figures), `out_of_scope` (CBAM does not apply; cost 0) or `needs_data` (`message` names what is missing; often a production route out of `production_routes`). Always pass the `notes` on to the user. To compare origins use cbam_compare_origins, for many shipments cbam_bulk.",
  ...looking,
  inputSchema: () => inputSchema(Contract.calculateFromJson, { without: ["sources"] }),
  call: (sent) => Effect.flatMap(calculated(sent), (answered) => shortly(answered, Short.shortCalculation)),
};

const mostRows = 50;

const tooManyRows = (rows: number): ToolAnswer => ({
  isOk: false,
  text: `shipments must have at most ${mostRows} rows here, found ${rows}: send them in several calls, or ` +
    `as a table to POST ${bulkEndpoint.path}, which takes 5000.`,
});

const bulkTool: Tool = {
  name: "cbam_bulk",
  title: "Calculate up to 50 shipments",
  description:
    "Calculates up to 50 shipments in one call, each on its own: a row with a mistake has `status: error` and a `message` that says what would be right, and does not touch the others. Needs an API key with `cbam:bulk`. The answer has a summary with the total cost, a short row for each shipment in order, and the notes once: a row's `notes` are positions in that list. The call is kept for audit under `request_id`. Give `idempotency_key` when you may have to repeat the call.",
  isReadOnly: false,
  isOpenWorld: false,
  inputSchema: () =>
    inputSchema(bulkEndpoint, {
      more: {
        shipments: {
          type: "array",
          minItems: 1,
          maxItems: mostRows,
          items: { $ref: "#/components/schemas/BulkShipment" },
        },
        idempotency_key: {
          type: "string",
          description: "Your own name for the call: sent again within 24 hours it gets the same answer.",
        },
      },
    }),
  call: ({ idempotency_key: key, ...sent }) => {
    const { shipments } = sent;
    if (Array.isArray(shipments) && shipments.length > mostRows) {
      return Effect.succeed(tooManyRows(shipments.length));
    }
    const headers = typeof key === "string" ? { headers: { "idempotency-key": key } } : undefined;
    return Effect.flatMap(
      askedWith(bulkEndpoint, { sent, query: "?sources=short", ...headers }),
      (answered) => shortly(answered, Short.shortBulk),
    );
  },
};

const mostOrigins = 10;

const originsOf = (value: unknown): ReadonlyArray<string> | undefined =>
  Array.isArray(value) && value.length >= 1 && value.length <= mostOrigins &&
    value.every((each) => typeof each === "string")
    ? value
    : undefined;

const originAnswer = (sent: Arguments, origin: string) =>
  Effect.map(calculated({ ...sent, origin_country: origin }), ({ isOk, text }): Short.OriginAnswer => {
    if (!isOk) return { origin, problem: text };
    return { origin, answer: recordOf(jsonOf(text)) };
  });

const compareTool: Tool = {
  name: "cbam_compare_origins",
  title: "Compare the CBAM cost of origins",
  description:
    `Calculates the same goods from up to ${mostOrigins} countries of origin and lists them by net cost in EUR, the cheapest first; origins without figures come last with a \`message\` that says why. Each origin counts as one call against the caller's limit. A row's \`notes\` are positions in the list \`notes\`. Differences come from the EU's default values of each country; verified values of a producer would change them.`,
  ...looking,
  inputSchema: () =>
    inputSchema(Contract.calculateFromJson, {
      without: ["sources", "origin_country", "explain", "client_ref", "precursors"],
      more: {
        origins: {
          type: "array",
          minItems: 1,
          maxItems: mostOrigins,
          items: { $ref: "#/components/schemas/CountryAlpha3" },
          description: "Countries of origin, ISO 3166-1 alpha-3.",
        },
      },
      required: ["origins"],
    }),
  call: ({ origins: given, ...sent }) =>
    Effect.gen(function* () {
      const origins = originsOf(given);
      if (origins === undefined) {
        return {
          isOk: false,
          text: `origins must be an array of 1 to ${mostOrigins} countries such as ["CHN", "TUR"].`,
        };
      }
      const answers = yield* Effect.forEach(origins, (origin) => originAnswer(sent, origin));
      const failed = answers.flatMap((each) => "problem" in each ? [each.problem] : []);
      return failed.length === answers.length
        ? { isOk: false, text: [...new Set(failed)].join("\n") }
        : { isOk: true, text: JSON.stringify(Short.shortComparison(answers, yield* lawHere)) };
    }),
};

const verifyDirect = direct(
  {
    name: "cbam_verify_report",
    title: "Is a CBAM report genuine?",
    description:
      "Checks a CBAM report that this service issued: the printed number or id and the printed date. `ok: true` comes with what the report says: compare it with the paper. `ok: false` means that anything is wrong, and does not say what. `sample` with 2026-01-15 is the published example.",
  },
  verifyEndpoint,
  Short.shortVerification,
);

const readVerifyRequest = decoderOf(VerifyRequest);

/** The endpoint calls any body unverified; a model that asks with other names is told which are right. */
const verifyTool: Tool = {
  ...verifyDirect,
  call: (sent) => {
    const read = readVerifyRequest(sent, byName);
    return Either.isLeft(read)
      ? Effect.succeed({ isOk: false, text: sentencesOf(read.left.issues) })
      : verifyDirect.call(sent);
  },
};

export const cbamTools: ReadonlyArray<Tool> = [
  direct(
    {
      name: "cbam_scope",
      title: "Is a CN code in scope of CBAM?",
      description:
        "Tells whether goods of an 8-digit CN code fall under the EU carbon border adjustment mechanism. With `country`, an EU member state by its two letters, it names the competent authority there; with `tonnage` it recommends whether an authorised declarant is needed. Not for costs: use cbam_calculate. If you only know what the goods are called, use cbam_search_codes first.",
    },
    Contract.scope,
    Short.shortScope,
  ),
  direct(
    {
      name: "cbam_search_codes",
      title: "Find a CN code",
      description:
        "Finds CN codes of CBAM goods by the beginning of a code or by words in English, German or French, at most twelve. Empty `results` mean that no CBAM goods match; `message` says why. Choose with the user when several fit: the code decides the cost.",
    },
    Contract.search,
    Short.shortSearch,
  ),
  direct(
    {
      name: "cbam_routes",
      title: "Which production routes are there?",
      description:
        "Lists the production routes that the EU's default values have for a CN code and a country of origin (alpha-3), in tCO2e per tonne. Use it when cbam_calculate answers `needs_data` and asks for a route, or to see the default values themselves.",
    },
    Contract.productionRoutes,
    Short.shortRoutes,
  ),
  calculateTool,
  compareTool,
  bulkTool,
  verifyTool,
];
