/**
 * The tool about tools: the list names their members shortly, and this one tells all that the declarations say of them.
 */
import * as Effect from "effect/Effect";
import { textOf } from "../../kernel/text/json.ts";
import { shortened, shown } from "../../kernel/text/shown.ts";
import { looking } from "./endpoint_tool.ts";
import { type Tool, Toolbox } from "./toolbox.ts";

const textSchema = { type: "string" } as const;
const objectSchema = { type: "object" } as const;

/** @returns the sentence that names the tools that there are */
export const noSuchTool = (name: unknown, tools: ReadonlyArray<Tool>): string => {
  const named = name === undefined
    ? "Name a tool"
    : `There is no tool ${textOf(name) === undefined ? shown(name) : shortened(String(name))}`;
  return `${named}: use one of ${tools.map((tool) => tool.name).join(", ")}.`;
};

export const describeTool: Tool = {
  name: "describe_tool",
  title: "Describe a tool",
  description:
    "Gives a tool's whole JSON Schemas: each member with meaning, unit, bounds, examples. Ask before you fill in optional or nested members, such as those of invoice_create.",
  effects: looking,
  isDetailed: false,
  inputSchema: () => ({
    type: "object",
    properties: { tool: { ...textSchema, description: "Name of the tool." } },
    required: ["tool"],
    additionalProperties: false,
  }),
  outputSchema: () => ({
    type: "object",
    properties: {
      tool: textSchema,
      description: textSchema,
      inputSchema: objectSchema,
      outputSchema: objectSchema,
    },
    required: ["tool", "description", "inputSchema", "outputSchema"],
  }),
  call: ({ tool: sent }) =>
    Effect.map(Toolbox, ({ tools }) => {
      const tool = tools.find(({ name }) => name === textOf(sent));
      if (tool === undefined) return { isOk: false, text: noSuchTool(sent, tools) };
      const { name, description } = tool;
      const [input, output] = [tool.inputSchema(), tool.outputSchema()];
      return { isOk: true, answer: { tool: name, description, inputSchema: input, outputSchema: output } };
    }),
};
