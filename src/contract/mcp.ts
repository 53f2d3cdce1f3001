/**
 * Endpoint of programs that speak the Model Context Protocol. It is no part of the REST document: its own description
 * is what it lists as tools.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import { BodyLimit } from "./endpoint.ts";
import { problems } from "./problems.ts";

/** As much as the largest tool call: an invoice of 500 lines. */
const bodyLimitBytes = 1_024 * 1_024;

/** Messages of one request (a batch of the protocol's revision of March 2025). */
export const mostMessages = 20;

/** Streamable HTTP without sessions: each message is one POST with one answer. */
export const mcp = HttpApiEndpoint.post("mcp", "/mcp")
  .addSuccess(HttpApiSchema.Text({ contentType: "application/json" }))
  .addError(
    problems("InvalidRequest", "PayloadTooLarge", "PermissionDenied", "UnsupportedMediaType", "RateLimited"),
  )
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(OpenApi.Exclude, true);
