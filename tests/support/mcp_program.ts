/**
 * A program that speaks the Model Context Protocol, by the protocol's official client over a socket. Every answer is held
 * against the schema that the list has, and against the whole one of `describe_tool`, by Ajv.
 */
import { Client, StreamableHTTPClientTransport } from "npm:@modelcontextprotocol/client@2.4.0";
import { Ajv2020 } from "npm:ajv@8.20.0/dist/2020.js";
import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import assert from "node:assert/strict";
import { isRecord } from "../../src/kernel/text/json.ts";

/** The revision that is spoken: the newest that the program and the service have, or one that is pinned. */
export type Revision = "legacy" | { readonly pin: string };

/** Every revision in which the service can be spoken to, for tests that are run in each. */
export const revisions: ReadonlyArray<Revision> = ["legacy", { pin: "2026-07-28" }];

const connected = (
  origin: string,
  key: string | undefined,
  mode: Revision,
): Effect.Effect<Client, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ name: "tests", version: "1" }, { versionNegotiation: { mode } });
      await client.connect(
        new StreamableHTTPClientTransport(new URL("/mcp", origin), {
          requestInit: key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } },
        }),
      );
      return client;
    }),
    (client) => Effect.promise(() => client.close()),
  );

/** What a tool's call was answered. */
export interface ToolResult {
  readonly isError: boolean;
  readonly text: string;
  readonly answer: ReturnType<typeof JSON.parse>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

const assertFits = (schema: unknown, value: unknown, what: string): void => {
  assert.ok(isRecord(schema), `${what} has no schema`);
  const validate = ajv.compile(schema);
  assert.ok(validate(value), `${what}: ${ajv.errorsText(validate.errors)}`);
};

/** A connected program, and what its calls are answered. */
export interface Program {
  readonly client: Client;
  readonly call: (name: string, given: Record<string, unknown>) => Effect.Effect<ToolResult>;
}

const calling = (client: Client) => {
  const whole = new Map<string, Record<string, unknown>>();
  const wholeOf = async (name: string): Promise<Record<string, unknown>> => {
    const known = whole.get(name);
    if (known !== undefined) return known;
    const { structuredContent } = await client.callTool({ name: "describe_tool", arguments: { tool: name } });
    assert.ok(isRecord(structuredContent), name);
    whole.set(name, structuredContent);
    return structuredContent;
  };
  return async (name: string, given: Record<string, unknown>): Promise<ToolResult> => {
    const { tools } = await client.listTools();
    const listed = tools.find((tool) => tool.name === name);
    const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
    const [first] = content;
    const text = first?.type === "text" ? first.text : "";
    assert.equal(content.length, 1);
    if (isError === true) {
      assert.equal(structuredContent, undefined, `${name}: an error has no structured content`);
      return { isError, text, answer: undefined };
    }
    assert.deepEqual(JSON.parse(text), structuredContent, `${name}: text and structure are the same`);
    const described = await wholeOf(name);
    assertFits(listed?.inputSchema, given, `${name}, input as listed`);
    assertFits(described["inputSchema"], given, `${name}, whole input`);
    assertFits(listed?.outputSchema, structuredContent, `${name}, answer as listed`);
    assertFits(described["outputSchema"], structuredContent, `${name}, whole answer`);
    return { isError: false, text, answer: structuredContent };
  };
};

/** @returns a program that is connected with the key, or without one */
export const program = (
  origin: string,
  key?: string,
  mode: Revision = "legacy",
): Effect.Effect<Program, never, Scope.Scope> =>
  Effect.map(connected(origin, key, mode), (client) => {
    const call = calling(client);
    return { client, call: (name, given) => Effect.promise(() => call(name, given)) };
  });
