/**
 * The protocol's server, whose library tells wrong parameters of some methods as an internal error, and of all in the words of
 * its own checks. Here they are invalid parameters, each told in a sentence.
 * @source JSON-RPC 2.0, section 5.1
 */
import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { abridged } from "../../kernel/text/shown.ts";

/** Complaint of the library about one member. */
const Complaint = Schema.Struct({
  path: Schema.Array(Schema.Union(Schema.String, Schema.Number)),
  message: Schema.String,
  expected: Schema.optionalWith(Schema.String, { exact: true }),
});
const complaintsOf = Schema.decodeUnknownOption(Schema.parseJson(Schema.NonEmptyArray(Complaint)));

/** Beginning of the complaints, which stand as JSON at the end of the error's message. */
const complaintsBegin = "[\n";
const mostTold = 5;
/** Characters of the complaints that are read, of which the first are told. */
const mostRead = 10_000;
/** End of a complaint that another one follows: a text in JSON has no line break. */
const complaintEnds = "\n  },";

/** Complaints that stand within the first characters, as JSON of their own. */
const firstOf = (complaints: string): string => {
  if (complaints.length <= mostRead) return complaints;
  const read = complaints.slice(0, mostRead);
  return `${read.slice(0, read.lastIndexOf(complaintEnds) + complaintEnds.length - 1)}\n]`;
};

const kinds: ReadonlyMap<string, string> = new Map([
  ["object", "an object"],
  ["record", "an object"],
  ["array", "an array"],
  ["string", "a text"],
  ["number", "a number"],
  ["boolean", "true or false"],
]);

const told = ({ path, message, expected = "" }: typeof Complaint.Type): string => {
  const place = abridged(path.join("."));
  const kind = kinds.get(expected);
  if (kind === undefined) return `${place} has another value than the protocol takes`;
  return message.endsWith("received undefined")
    ? `${place} is missing: it must be ${kind}`
    : `${place} must be ${kind}`;
};

/** Error for parameters of which the library complains at such length that no complaint is read. */
const unsaid = (method: string): ProtocolError =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `${method}: params has another value than the protocol takes.`,
  );

/** @returns the library's error in a sentence, or as it is where it isn't about parameters */
const inWords = (method: string, error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  const begin = message.indexOf(complaintsBegin);
  if (begin < 0) return error;
  return Option.match(complaintsOf(firstOf(message.slice(begin))), {
    onNone: () => message.length <= mostRead ? error : unsaid(method),
    onSome: (complaints) =>
      new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `${method}: ${complaints.slice(0, mostTold).map(told).join("; ")}.`,
      ),
  });
};

/** A server that tells wrong parameters as such. */
export class CheckedServer extends Server {
  protected override _wrapHandler(
    method: string,
    handler: (request: JSONRPCRequest, context: ServerContext) => Promise<Result>,
  ): (request: JSONRPCRequest, context: ServerContext) => Promise<Result> {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        throw inWords(method, error);
      }
    };
  }
}
