/**
 * The Model Context Protocol over HTTP, without sessions: revisions 2026-07-28 and 2025. Loaded when it is first asked
 * for, so that a service that nobody asks this way starts as it did.
 */
import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from "@modelcontextprotocol/server";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import { madeWithPauses } from "../../application/yield_to_io.ts";
import { inSteps, onceEach } from "../../kernel/once.ts";
import { jsonOf, recordOf } from "../../kernel/text/json.ts";
import { serviceVersion } from "../../kernel/service_version.ts";
import { mapStepwise } from "../../kernel/steps.ts";
import { asMessage } from "../exchange/message_place.ts";
import { openApiDocument } from "../openapi/document.ts";
import { CheckedServer } from "./checked_server.ts";
import { compactInput, compactOutput } from "./compact.ts";
import { noSuchTool } from "./describe_tool.ts";
import { type Effects, type Tool, type ToolAnswer, Toolbox, type ToolServices } from "./toolbox.ts";
import { dayMs } from "../../kernel/time/durations.ts";

const instructions =
  "Customs documents and figures of the EU carbon border adjustment mechanism (CBAM). Figures are exact and come from EU law; they inform and replace no authorisation, authority or accredited verifier: say so when you give a cost. Masses are tonnes where a name doesn't say otherwise, dates YYYY-MM-DD. The cbam tools read values as customs papers have them (CN codes with dots, country names, masses with their unit) and say in `read_as` what they took them for: check it. Wrong calls are answered with what would be right: correct the call and repeat it. The list names members shortly; describe_tool tells all of a tool. Scope, search, routes, prices, data sets, calculation and verification need no key, but are limited by address; the rest needs one (`Authorization: Bearer cik_...`).";

/** As the protocol's types have it: JSON that anyone may write to. */
interface JsonSchema {
  [name: string]: unknown;
  type: "object";
}

const writable = (schema: unknown): JsonSchema => ({
  ...recordOf(jsonOf(JSON.stringify(schema))),
  type: "object",
});

/**
 * Hints about what a call changes. Nothing that is there is ever overwritten, and no call that adds something is the same
 * twice but under an `idempotency_key`. Hints that follow from another, or
 * that the protocol takes for granted (`idempotentHint: false`), are left out.
 */
const annotationsOf = ({ isReadOnly, isOpenWorld }: Effects) => ({
  readOnlyHint: isReadOnly,
  ...(isReadOnly ? {} : { destructiveHint: false }),
  openWorldHint: isOpenWorld,
});

const listed = (tool: Tool) => {
  const input = tool.inputSchema();
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: writable(compactInput(input, tool)),
    outputSchema: writable(compactOutput(tool.outputSchema(), input)),
    annotations: annotationsOf(tool.effects),
  };
};

/** The list is the same for everyone, and made once, tool by tool. */
const listOf = onceEach((tools: ReadonlyArray<Tool>) => inSteps(() => mapStepwise(tools, listed)));

const toolNamed = (tools: ReadonlyArray<Tool>, name: string): Tool => {
  const found = tools.find((tool) => tool.name === name);
  if (found === undefined) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, noSuchTool(name, tools));
  }
  return found;
};

/** An answer stands twice: for programs, and as text for those that know no structured content and for models. */
const resultOf = (given: ToolAnswer) =>
  given.isOk
    ? {
      content: [{ type: "text" as const, text: JSON.stringify(given.answer) }],
      structuredContent: { ...given.answer },
      isError: false,
    }
    : { content: [{ type: "text" as const, text: given.text }], isError: true };

/** A server for one request: it holds nothing but the caller's services. */
const serverFor = (runtime: Runtime.Runtime<ToolServices>): Server => {
  const { tools } = Context.get(runtime.context, Toolbox);
  const server = new CheckedServer(
    { name: "customs", title: "Customs invoices and CBAM", version: serviceVersion },
    {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { "tools/list": { ttlMs: dayMs, cacheScope: "public" } },
    },
  );
  server.setRequestHandler("tools/list", async () => ({
    tools: [...await Runtime.runPromise(runtime)(madeWithPauses(listOf(tools)))],
  }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const call = asMessage(toolNamed(tools, params.name).call(params.arguments ?? {}));
    return resultOf(await Runtime.runPromise(runtime)(call, { signal: mcpReq.signal }));
  });
  return server;
};

/** @returns the answer to one message, for the caller whose services are given; the tools of a client that is gone are ended */
export const answerMessage = (request: Request): Effect.Effect<Response, never, ToolServices> =>
  Effect.flatMap(
    Effect.zipRight(madeWithPauses(openApiDocument), Effect.runtime<ToolServices>()),
    (runtime) =>
      Effect.promise((signal) =>
        createMcpHandler(() => serverFor(runtime), { keepAliveMs: 0 }).fetch(new Request(request, { signal }))
      ),
  );
