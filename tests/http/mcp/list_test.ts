/** The list of tools: what it costs a model to read, what it says of each, and what `describe_tool` adds. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../support/databases.ts";
import { listening } from "../../support/listening_service.ts";
import { program, revisions } from "../../support/mcp_program.ts";
import { services } from "../../support/whole_service.ts";
import { isRecord } from "../../../src/kernel/text/json.ts";

const looking = { readOnlyHint: true, openWorldHint: false };
const writing = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

/** Every tool, with the hints about what its call changes. */
const hints = {
  cbam_scope: looking,
  cbam_search_codes: looking,
  cbam_routes: looking,
  cbam_calculate: looking,
  cbam_compare_origins: looking,
  cbam_bulk: writing,
  cbam_prices: looking,
  cbam_data_sets: looking,
  cbam_trajectory: looking,
  cbam_portfolio: looking,
  cbam_indication: looking,
  cbam_issue_report: writing,
  cbam_verify_report: looking,
  imports_people: looking,
  imports_add: writing,
  imports_threshold: looking,
  imports_codes: looking,
  imports_declaration: looking,
  imports_holding: looking,
  imports_certificates: looking,
  supplier_values: looking,
  supplier_inquiries: looking,
  supplier_ask: { ...writing, openWorldHint: true },
  supplier_decide: { ...writing, openWorldHint: true },
  invoice_validate: looking,
  invoice_create: { ...writing, openWorldHint: true },
  describe_tool: looking,
} as const;

/**
 * 6 000 tokens, at 3.6 bytes each: this list was measured to have 4.0 and more in two vocabularies in use (decision 0111).
 */
const mostBytes = 6_000 * 3.6;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Members of the schema of an object. */
const propertiesOf = (schema: unknown): Readonly<Record<string, unknown>> => {
  assert.ok(isRecord(schema) && isRecord(schema["properties"]));
  return schema["properties"];
};

onOneDatabase((test) => {
  for (const mode of revisions) {
    test(
      `the list has at most 6 000 tokens and says of each tool what it takes, answers and changes, in ${
        JSON.stringify(mode)
      }`,
      Effect.gen(function* () {
        const { client } = yield* program(yield* listening, undefined, mode);
        const { tools } = yield* Effect.promise(() => client.listTools());
        assert.ok(bytesOf({ tools }) <= mostBytes, `${bytesOf({ tools })} bytes`);
        assert.deepEqual(
          Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations])),
          hints,
        );
        assert.deepEqual(tools.map(({ name }) => name), Object.keys(hints));
        for (const { name, title, description = "", inputSchema, outputSchema } of tools) {
          assert.ok(description.split(/\s+/).length >= 20, `${name} is described too shortly`);
          assert.ok((title ?? "").length > 5, name);
          assert.equal(inputSchema.type, "object", name);
          assert.ok(Object.keys(propertiesOf(outputSchema)).length > 0, name);
        }
      }).pipe(Effect.provide(services)),
    );
  }

  test(
    "what the list leaves out is in the whole schemas: nested members, units, bounds; goods and origin have one name in all tools",
    Effect.gen(function* () {
      const { client, call } = yield* program(yield* listening);
      const { tools } = yield* Effect.promise(() => client.listTools());
      for (const { name, inputSchema, outputSchema } of tools) {
        const { answer: whole } = yield* call("describe_tool", { tool: name });
        assert.equal(whole.inputSchema.additionalProperties, false, name);
        for (const [listed, full] of [[inputSchema, whole.inputSchema], [outputSchema, whole.outputSchema]]) {
          const known = Object.keys(propertiesOf(full));
          const unknown = Object.keys(propertiesOf(listed)).filter((member) => !known.includes(member));
          assert.deepEqual(unknown, [], name);
        }
        const members = Object.keys(propertiesOf(whole.inputSchema));
        assert.ok(!members.includes("cn") && !members.includes("lenient"), name);
        assert.ok(!members.includes("country") || name === "cbam_scope", name);
      }
      const { answer: invoice } = yield* call("describe_tool", { tool: "invoice_create" });
      assert.match(JSON.stringify(invoice.inputSchema), /"countryOfDispatch":.*"marksAndNumbers":/s);
      const { answer: calculation } = yield* call("describe_tool", { tool: "cbam_calculate" });
      assert.match(calculation.outputSchema.properties.net_emissions_t.description, /tCO2e/);
      const missing = yield* call("describe_tool", { tool: "cbam_cost" });
      assert.equal(missing.isError, true);
      assert.match(missing.text, /There is no tool cbam_cost: use one of cbam_scope, /);
    }).pipe(Effect.provide(services)),
  );
});
