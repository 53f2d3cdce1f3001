/**
 * Form of log lines: in production an object a line, whose `message` is one string; for people as Effect prints them. A
 * line that is written while a request is worked on carries the request's id.
 */
import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as FiberRef from "effect/FiberRef";
import * as FiberRefs from "effect/FiberRefs";
import * as HashMap from "effect/HashMap";
import * as Logger from "effect/Logger";
import * as Option from "effect/Option";
import type { Lines } from "../adapters/standard_output.ts";
import { type AccessRecord } from "../http/server/access_line.ts";
import { Exchange } from "../http/exchange/exchange.ts";

/** The id of the request that the line belongs to. */
const requestIdOf = (refs: FiberRefs.FiberRefs): string | undefined => {
  const context = FiberRefs.getOrDefault(refs, FiberRef.currentContext);
  return Option.getOrUndefined(Context.getOption(context, Exchange))?.requestId;
};

const textOf = (part: unknown): string =>
  typeof part === "string"
    ? part
    : part instanceof Error
    ? part.stack ?? part.message
    : JSON.stringify(part) ?? String(part);

const partsOf = (message: unknown): ReadonlyArray<unknown> => Array.isArray(message) ? message : [message];

/** The line as one JSON object; members of annotations stand beside `message`. */
const jsonLogger = ({ write }: Lines): Logger.Logger<unknown, void> =>
  Logger.make(({ logLevel, message, date, cause, context, annotations }) => {
    const requestId = requestIdOf(context);
    write(JSON.stringify({
      ...Object.fromEntries(annotations),
      timestamp: date.toISOString(),
      level: logLevel.label,
      message: partsOf(message).map(textOf).join(" "),
      ...(requestId === undefined ? undefined : { request_id: requestId }),
      ...(Cause.isEmpty(cause) ? undefined : { cause: Cause.pretty(cause, { renderErrorCause: true }) }),
    }));
  });

const prettyLogger: Logger.Logger<unknown, void> = Logger.make((line) => {
  const requestId = requestIdOf(line.context);
  const annotations = requestId === undefined
    ? line.annotations
    : HashMap.set(line.annotations, "request_id", requestId);
  Logger.prettyLoggerDefault.log({ ...line, annotations });
});

const accessText = ({ method, endpoint, status, duration_ms, request_id }: AccessRecord): string =>
  `${method} ${endpoint} ${status} ${duration_ms.toFixed(1)} ms ${request_id}`;

/** Writer of lines in a format. */
export interface LogLines {
  readonly logger: Logger.Logger<unknown, void>;
  readonly access: (record: AccessRecord) => void;
  /** Text for the one who started the service, which no exporter of logs takes along. */
  readonly say: (text: string) => void;
}

/** @returns the two kinds of lines in the format */
export const logLines = (format: "json" | "pretty", lines: Lines): LogLines => {
  const isJson = format === "json";
  const accessLine = isJson ? JSON.stringify : accessText;
  return {
    logger: isJson ? jsonLogger(lines) : prettyLogger,
    access: (record) => lines.gather(accessLine(record)),
    say: lines.write,
  };
};
