/**
 * Answers about many shipments as a model reads them: a row's figures, and notes that many rows share said once.
 */
import { closingOf, closingSchemas } from "../../http/mcp/shortening.ts";
import type { Answer, Place } from "../../http/mcp/shortening.ts";
import { componentMembers, type Members } from "../../http/mcp/declared_schemas.ts";
import type { JsonObject } from "../../http/openapi/schemas.ts";
import { jsonOf, numberOf, recordOf, textsOf } from "../../kernel/text/json.ts";

/** Figures of a calculation that rows have. */
const figureNames = ["net_emissions_t", "net_cost_eur"] as const;

const notesSchema: JsonObject = { type: "array", items: { type: "string" }, description: "Each note once." };
const positionsSchema: JsonObject = {
  type: "array",
  items: { type: "integer" },
  description: "Positions of the row's notes in `notes`.",
};
const statusSchema: JsonObject = { type: "string", enum: ["ok", "out_of_scope", "needs_data", "error"] };

/** Texts that are said once, and named by their position. */
const gathered = () => {
  const notes: Array<string> = [];
  const positionOf = (note: string): number => {
    const known = notes.indexOf(note);
    return known >= 0 ? known : notes.push(note) - 1;
  };
  return { notes, positionsOf: (own: ReadonlyArray<string>) => own.map(positionOf) };
};

/** Members that a row has where there is something to say. */
const present = (members: Answer): Answer =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null));

/** A row's figures, or why there are none. */
const figuresOf = (output: Answer): Answer => ({
  status: output["status"],
  ...present({ production_route: output["production_route"] }),
  ...Object.fromEntries(figureNames.map((name) => [name, output[name] ?? null])),
  ...present({ message: output["message"] }),
});

const calculated = (...names: ReadonlyArray<string>): JsonObject =>
  componentMembers("ShortReferencedCalculation", ...names).properties;

/** Schema of rows with figures. */
const rowsSchema = (own: JsonObject, required: ReadonlyArray<string>): JsonObject => ({
  type: "array",
  items: {
    type: "object",
    properties: {
      ...own,
      status: statusSchema,
      ...calculated("production_route", ...figureNames, "message"),
      notes: positionsSchema,
    },
    required: [...required, "status"],
  },
});

/** The form of a bulk call's answer. */
export const bulkMembers = (): Members => {
  const call = componentMembers("BulkResult", "request_id", "summary");
  const rows = rowsSchema({
    ...componentMembers("BulkRow", "row_index", "client_ref").properties,
    ...componentMembers("BulkRowInput", "cn_code", "tonnage", "read_as").properties,
    origin_country:
      componentMembers("BulkRowInput", "origin_country_iso3").properties["origin_country_iso3"] ?? {},
  }, ["row_index"]);
  return {
    properties: { ...call.properties, rows, notes: notesSchema, ...closingSchemas },
    required: [...call.required, "rows", "notes"],
  };
};

/** @returns a bulk call's answer with a short row for each shipment */
export const shortBulk = (answer: Answer, place: Place): Answer => {
  const { notes, positionsOf } = gathered();
  const results = Array.isArray(answer["results"]) ? answer["results"] : [];
  const rows = results.map(recordOf).map((row) => {
    const [input, output] = [recordOf(row["input"]), recordOf(row["output"])];
    return {
      row_index: row["row_index"],
      ...present({ client_ref: row["client_ref"] }),
      cn_code: input["cn_code"],
      origin_country: input["origin_country_iso3"],
      tonnage: input["tonnage"],
      ...figuresOf(output),
      ...present({ read_as: input["read_as"] }),
      notes: positionsOf(textsOf(output["notes"])),
    };
  });
  return {
    request_id: answer["request_id"],
    summary: answer["summary"],
    rows,
    notes,
    ...closingOf(answer, place),
  };
};

/** The answer about one origin: a calculation, or why there is none. */
export type OriginAnswer =
  | { readonly origin: string; readonly answer: Answer }
  | { readonly origin: string; readonly problem: string };

const byCost = (one: OriginAnswer, other: OriginAnswer): number => {
  const costOf = (each: OriginAnswer) =>
    ("answer" in each ? numberOf(each.answer["net_cost_eur"]) : undefined) ?? Number.POSITIVE_INFINITY;
  const [a, b] = [costOf(one), costOf(other)];
  return a === b ? 0 : a - b;
};

/** The form of a comparison. */
export const comparisonMembers = (): Members => ({
  properties: {
    origins: rowsSchema(
      {
        origin_country: {
          type: "string",
          description: "ISO 3166-1 alpha-3; as it was sent where that isn't known.",
        },
        ...calculated("intensity_source"),
      },
      ["origin_country"],
    ),
    notes: notesSchema,
    ...calculated("read_as"),
    ...closingSchemas,
  },
  required: ["origins", "notes", ...Object.keys(closingSchemas)],
});

/** Remarks about values as they were read, each once: goods and dates are the same for every origin. */
const readAsOnce = (answers: ReadonlyArray<OriginAnswer>): ReadonlyArray<unknown> => {
  const all = answers.flatMap((each) => "answer" in each ? [each.answer["read_as"]] : []).flatMap((read) =>
    Array.isArray(read) ? read : []
  );
  return [...new Set(all.map((each) => JSON.stringify(each)))].map(jsonOf);
};

/** @returns the origins, the cheapest first, those without figures last */
export const shortComparison = (answers: ReadonlyArray<OriginAnswer>, place: Place): Answer => {
  const { notes, positionsOf } = gathered();
  const origins = answers.toSorted(byCost).map((each) =>
    "problem" in each ? { origin_country: each.origin, status: "error", message: each.problem } : {
      origin_country: each.answer["origin_country_iso3"],
      ...figuresOf(each.answer),
      intensity_source: each.answer["intensity_source"],
      notes: positionsOf(textsOf(each.answer["notes"])),
    }
  );
  const readAs = readAsOnce(answers);
  const [answered] = answers.flatMap((each) => "answer" in each ? [each.answer] : []);
  return {
    origins,
    notes,
    ...(readAs.length === 0 ? {} : { read_as: readAs }),
    ...closingOf(answered ?? {}, place),
  };
};
