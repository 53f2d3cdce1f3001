/**
 * The answer of a bulk call as a model reads it: a row's figures, and notes that many rows share said once.
 */
import { closingOf, closingSchemas } from "../../http/mcp/shortening.ts";
import type { Answer, Place } from "../../http/mcp/shortening.ts";
import { componentMembers, type Members } from "../../http/mcp/declared_schemas.ts";
import type { JsonObject } from "../../http/openapi/schemas.ts";
import { recordOf, textsOf } from "../../kernel/text/json.ts";

/** Figures of a calculation that rows have. */
const figureNames = ["net_emissions_t", "net_cost_eur"] as const;

/** Members of a shipment that its row repeats. */
const echoed = ["cn_code", "origin_country_iso3", "tonnage"] as const;

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

/** The schema of a row. */
const rowSchema = (): JsonObject => ({
  type: "object",
  properties: {
    ...componentMembers("BulkRow", "row_index", "client_ref").properties,
    ...componentMembers("BulkRowInput", ...echoed, "read_as").properties,
    status: statusSchema,
    ...componentMembers("ShortReferencedCalculation", "production_route", ...figureNames, "message")
      .properties,
    notes: positionsSchema,
  },
  required: ["row_index", "status", "notes"],
});

/** The form of a bulk call's answer. */
export const bulkMembers = (): Members => {
  const call = componentMembers("BulkResult", "request_id", "summary");
  const rows = { type: "array", items: rowSchema(), description: "A row for each shipment, in order." };
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
      ...Object.fromEntries(echoed.map((name) => [name, input[name]])),
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
