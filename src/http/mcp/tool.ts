/**
 * What a tool is: its words for a model, what it is called with, and what it does with that.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as Effect from "effect/Effect";
import type { Exchange } from "../server/exchange.ts";
import type { HandlerServices } from "../../composition/services.ts";
import type { InputSchema } from "./input_schemas.ts";

/** What a tool is called with, before anything of it is checked. */
export type Arguments = Readonly<Record<string, unknown>>;

/** An answer as text, whatever its status. */
export interface Answered {
  readonly isOk: boolean;
  readonly text: string;
}

/** What tools need: the services of the routes, and the request that the call came in. */
export type ToolServices = HandlerServices | Exchange | HttpServerRequest.HttpServerRequest;

/** A tool. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For a model: what it answers, when to use it, what it costs. */
  readonly description: string;
  readonly isReadOnly: boolean;
  /** Whether something leaves the service: a mail. */
  readonly isOpenWorld: boolean;
  readonly inputSchema: () => InputSchema;
  readonly call: (sent: Arguments) => Effect.Effect<Answered, never, ToolServices>;
}
