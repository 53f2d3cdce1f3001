/**
 * Annotations of an endpoint's declaration beside method, path and schemas: annotations for access, body, caching and
 * idempotency, and addresses made from paths. Decisions, "The contract is data".
 */
import type * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as Context from "effect/Context";
import type { AccessRule } from "./access.ts";

/** Access rule of an endpoint; one without it is public and counts by rules of its own, or not at all. */
export class Access extends Context.Tag("contract/Access")<Access, AccessRule>() {}

/** Largest body in bytes; found while reading, not after. */
export class BodyLimit extends Context.Tag("contract/BodyLimit")<BodyLimit, number>() {}

/** Time for which an answer may be kept, and by whom. */
export type Caching =
  /** No one keeps it. */
  | "no-store"
  /** Anyone keeps it and asks again with its entity tag. */
  | "revalidate"
  /** Anyone keeps it for an hour (contract section 4.4), and asks again with its entity tag. */
  | "public-hour"
  /** Anyone keeps it for an hour; it has no entity tag, and is asked for as a whole again. */
  | "public-hour-untagged";

/** Kinds of caching under which an answer carries an entity tag, by which a caller asks whether it has changed. */
export const hasEntityTag: Readonly<Record<Caching, boolean>> = {
  "no-store": false,
  "revalidate": true,
  "public-hour": true,
  "public-hour-untagged": false,
};

/** Caching of answers that went well; without it: no-store. */
export class CachingRule extends Context.Tag("contract/CachingRule")<CachingRule, Caching>() {}

/** Honours `Idempotency-Key`: done once within 24 hours. */
export class Idempotent extends Context.Tag("contract/Idempotent")<Idempotent, true>() {}

/** Media types other than JSON that a body may have, with what they hold. */
export class OtherBodies
  extends Context.Tag("contract/OtherBodies")<OtherBodies, Readonly<Record<string, string>>>() {}

/** Media types other than JSON that an answer may have, with what they hold. */
export class OtherAnswers
  extends Context.Tag("contract/OtherAnswers")<OtherAnswers, Readonly<Record<string, string>>>() {}

/** Headers of answers that went well, beside those of every answer, with what they say. */
export class AnswerHeaders
  extends Context.Tag("contract/AnswerHeaders")<AnswerHeaders, Readonly<Record<string, string>>>() {}

/** Limits that no annotation says, in words, for the document. */
export class LimitsInWords extends Context.Tag("contract/LimitsInWords")<LimitsInWords, string>() {}

/** A part of a path, with what it is. */
export interface PathPart {
  /** The part in words. */
  readonly description: string;
  /** A value that it has in a real path. */
  readonly example: string;
}

/** Parts of a path behind its open end (`*`): their template, such as `invoices/{id}/{file}`, and each by its name. */
export class RestOfPath extends Context.Tag("contract/RestOfPath")<RestOfPath, {
  readonly template: string;
  readonly parts: Readonly<Record<string, PathPart>>;
}>() {}

type EndpointAddress = Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "method" | "path">;

/** Returns `GET /api/v1/cbam/scope`: what logs, metrics and idempotency keys know the endpoint by. */
export const signatureOf = ({ method, path }: EndpointAddress): string => `${method} ${path}`;

/**
 * Returns the endpoint's path with them in place, percent-encoded.
 * @param parameters values of the path's parameters
 */
export const pathTo = (
  { path }: Pick<EndpointAddress, "path">,
  parameters: Readonly<Record<string, string>> = {},
): string => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));

/** Below it are the endpoints that any web page may call (contract section 4). */
export const cbamPrefix = "/api/v1/cbam/";
