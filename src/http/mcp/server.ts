/**
 * The Model Context Protocol over HTTP, without sessions: revisions 2026-07-28 and 2025. Loaded when it is first asked
 * for, so that a service that nobody asks this way starts as it did.
 */
import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import { onceEach } from "../../kernel/once.ts";
import { jsonOf, recordOf } from "../../kernel/text/json.ts";
import { serviceVersion } from "../../kernel/service_version.ts";
import { type Tool, Toolbox, type ToolServices } from "./toolbox.ts";

const instructions =
  "Customs documents and figures of the EU carbon border adjustment mechanism (CBAM). Figures are exact and come from EU law; they inform and replace no authorisation, authority or accredited verifier: say so when you give a cost. CN codes have 8 digits, origins are ISO 3166-1 alpha-3, masses are tonnes, dates YYYY-MM-DD. Wrong calls are answered with what would be right: correct the call and repeat it. Scope, search, routes, calculation and verification need no key, but are limited by address; the rest needs one (`Authorization: Bearer cik_...`).";

/** As the protocol's types have it: JSON that anyone may write to. */
interface JsonSchema {
  [name: string]: unknown;
  type: "object";
}

const listed = ({ name, title, description, isReadOnly, isOpenWorld, inputSchema }: Tool) => {
  const schema: JsonSchema = { ...recordOf(jsonOf(JSON.stringify(inputSchema()))), type: "object" };
  return {
    name,
    title,
    description,
    inputSchema: schema,
    annotations: { title, readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: isOpenWorld },
  };
};

/** The list is the same for everyone, and made once. */
const listOf = onceEach((
  tools: ReadonlyArray<Tool>,
): { readonly tools: Array<ReturnType<typeof listed>> } => ({
  tools: tools.map(listed),
}));

const toolNamed = (tools: ReadonlyArray<Tool>, name: string): Tool => {
  const found = tools.find((tool) => tool.name === name);
  if (found === undefined) {
    const names = tools.map((tool) => tool.name).join(", ");
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no tool ${name}: use one of ${names}.`,
    );
  }
  return found;
};

const oneDayMs = 86_400_000;

/** A server for one request: it holds nothing but the caller's services. */
const serverFor = (runtime: Runtime.Runtime<ToolServices>): Server => {
  const { tools } = Context.get(runtime.context, Toolbox);
  const server = new Server(
    { name: "customs", title: "Customs invoices and CBAM", version: serviceVersion },
    {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { "tools/list": { ttlMs: oneDayMs, cacheScope: "public" } },
    },
  );
  server.setRequestHandler("tools/list", () => ({ ...listOf(tools) }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const call = toolNamed(tools, params.name).call(params.arguments ?? {});
    const { isOk, text } = await Runtime.runPromise(runtime)(call, { signal: mcpReq.signal });
    return { content: [{ type: "text", text }], isError: !isOk };
  });
  return server;
};

/** @returns the answer to one message, for the caller whose services are given */
export const answerMessage = (request: Request): Effect.Effect<Response, never, ToolServices> =>
  Effect.flatMap(
    Effect.runtime<ToolServices>(),
    (runtime) =>
      Effect.promise(() => createMcpHandler(() => serverFor(runtime), { keepAliveMs: 0 }).fetch(request)),
  );
